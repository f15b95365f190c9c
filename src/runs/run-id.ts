import { randomBytes } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { StoreError } from "./store-error.ts";

const RUN_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** 20261115-101530-netflix-4f2a: sorts by time (UTC), says what it was, and two in one second differ. */
export function newRunId(
  about: string,
  now: Date = new Date(),
  random: string = randomBytes(2).toString("hex"),
): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  const slug = about
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 30)
    .replaceAll(/^-+|-+$/g, "");
  return [stamp, slug || "run", random].join("-");
}

/** A run id becomes part of a path, so nothing but its own letters may pass. */
export function isRunId(id: string): boolean {
  return RUN_ID.test(id);
}

export function checkRunId(id: string): string {
  if (isRunId(id)) return id;
  throw new StoreError("BAD_NAME", `${JSON.stringify(id.slice(0, 100))} is not a run id.`, {
    hint: "`subterminator runs list` shows the ids there are.",
  });
}

/** The moment a run id names, for runs whose log is gone. */
export function startOfRunId(id: string): string | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})-/.exec(id);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** Where everything of one person is kept. */
export function homeFolder(env: NodeJS.ProcessEnv = process.env): string {
  const set = env["SUBTERMINATOR_HOME"];
  return set === undefined || set === "" ? join(homedir(), ".subterminator") : set;
}
