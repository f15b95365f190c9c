import { rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { devAddressFile, fleetDatabase, neededDatabase } from "./database-address.ts";
import { startOwnPostgres } from "./own-postgres.ts";

export type OpenedDatabase = { url: string; stop(): Promise<void> };

/** The database that is set; without one and with --dev, a Postgres of our own that other commands here find too. */
export async function openDevDatabase(dev: boolean): Promise<OpenedDatabase> {
  if (!dev || fleetDatabase() !== undefined)
    return { url: neededDatabase(), stop: () => Promise.resolve() };
  const file = devAddressFile();
  const postgres = await startOwnPostgres({ folder: dirname(file) });
  await writeFile(file, `${postgres.url}\n`, { mode: 0o600 });
  process.stderr.write(
    `No database is set: a Postgres of its own runs in ${postgres.folder} until this ends.\n`,
  );
  return {
    url: postgres.url,
    async stop() {
      await rm(file, { force: true });
      await postgres.stop();
    },
  };
}
