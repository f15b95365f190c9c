import { migrate } from "../../runs/postgres/migrate.ts";
import { databaseFailure } from "../../runs/postgres/database.ts";
import { neededDatabase } from "./database-address.ts";
import { opened } from "./open-store.ts";

export async function migrateDatabase(json: boolean): Promise<void> {
  const { database } = await opened(neededDatabase());
  try {
    const { applied, version } = await migrate(database).catch((error: unknown) => {
      throw databaseFailure("update the database", error);
    });
    const done = applied.length === 0 ? "nothing to do" : `applied ${applied.join(", ")}`;
    process.stdout.write(
      json
        ? `${JSON.stringify({ applied, version })}\n`
        : `✓ The tables are at version ${version}: ${done}.\n`,
    );
  } finally {
    await database.close();
  }
}
