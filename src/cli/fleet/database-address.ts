import { readFileSync } from "node:fs";
import { join } from "node:path";
import { homeFolder } from "../home.ts";
import { UsageError } from "../usage-error.ts";

/** Everything of a person's own runs moves to a database only where that is said by our own name. */
export function runsDatabase(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return set(env["SUBTERMINATOR_DATABASE_URL"]);
}

/** What cannot do without one takes the name that hosts of databases set, too. */
export function fleetDatabase(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return runsDatabase(env) ?? set(env["DATABASE_URL"]);
}

export function neededDatabase(env: NodeJS.ProcessEnv = process.env): string {
  const url = fleetDatabase(env) ?? devDatabase(env);
  if (url === undefined)
    throw new UsageError(
      "There is no database: SUBTERMINATOR_DATABASE_URL is not set.",
      "Set it to postgres://user:password@host:5432/name, or try it with `subterminator worker --dev`.",
    );
  if (/^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new UsageError(
    "SUBTERMINATOR_DATABASE_URL is not the address of a Postgres.",
    "It looks like postgres://user:password@host:5432/name.",
  );
}

/** The Postgres that `worker --dev` runs on this machine leaves its address here while it lives. */
export function devAddressFile(env: NodeJS.ProcessEnv = process.env): string {
  return join(homeFolder(env), "postgres", "address");
}

function devDatabase(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return readFileSync(devAddressFile(env), "utf8").trim();
  } catch {
    return undefined;
  }
}

function set(value: string | undefined): string | undefined {
  return value === undefined || value === "" ? undefined : value;
}
