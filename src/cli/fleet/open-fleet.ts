import type { PgBoss } from "../../jobs/fleet/boss.ts";
import type { FleetJobs } from "../../jobs/fleet/fleet-jobs.ts";
import type { LiveWire } from "../../jobs/fleet/live-wire.ts";
import type { Database } from "../../runs/postgres/database.ts";

export type Fleet = {
  database: Database;
  boss: PgBoss;
  jobs: FleetJobs;
  live: LiveWire;
  close(): Promise<void>;
};

export type OpenFleet = { works?: boolean; connections?: number; say?: (line: string) => void };

/** The database with its tables, the queue on it, and the port that every front door uses. */
export async function openFleet(url: string, options: OpenFleet = {}): Promise<Fleet> {
  const [
    { openDatabase, databaseFailure },
    { migrate },
    { startBoss },
    { fleetJobs },
    { liveWire },
    { openListener },
    { siteFinder },
  ] = await Promise.all([
    import("../../runs/postgres/database.ts"),
    import("../../runs/postgres/migrate.ts"),
    import("../../jobs/fleet/boss.ts"),
    import("../../jobs/fleet/fleet-jobs.ts"),
    import("../../jobs/fleet/live-wire.ts"),
    import("../../runs/postgres/listener.ts"),
    import("./site-of.ts"),
  ]);
  const database = openDatabase(url, { connections: options.connections ?? 4 });
  try {
    await migrate(database);
    const boss = await startBoss({
      url,
      works: options.works === true,
      onError: (error) => options.say?.(`queue: ${(error as Error).message}`),
    });
    const live = liveWire(database, openListener(url));
    return {
      database,
      boss,
      jobs: fleetJobs({ database, boss, siteOf: await siteFinder() }),
      live,
      async close() {
        await live.close();
        await boss.stop({ graceful: false, close: true });
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw databaseFailure("open the database", error);
  }
}
