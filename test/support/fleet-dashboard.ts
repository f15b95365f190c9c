import { openDashboard, type TestDashboard } from "./dashboard.ts";
import { startPostgres } from "./postgres.ts";

const DATABASE = "SUBTERMINATOR_DATABASE_URL";

/** The dashboard on a Postgres of its own, where nobody works: what is submitted stays queued. */
export async function openFleetDashboard(): Promise<TestDashboard & { database: string }> {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const before = process.env[DATABASE];
  process.env[DATABASE] = database;
  const board = await openDashboard();
  return {
    ...board,
    database,
    async stop() {
      if (before === undefined) delete process.env[DATABASE];
      else process.env[DATABASE] = before;
      await board.stop();
      await postgres.stop();
    },
  };
}
