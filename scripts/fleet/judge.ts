import type { FleetJob } from "../../src/jobs/fleet/job-row.ts";
import { openBlobs } from "../../src/runs/blobs/open-blobs.ts";
import { pgStore } from "../../src/runs/postgres/pg-store.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { join } from "node:path";
import type { World } from "./world.ts";

export type Judged = {
  job: FleetJob;
  site: string;
  status: string;
  commits: number;
  harmful: number;
  /** What was said is what the site's own books say. */
  right: boolean;
  /** Every byte of its log, pictures and proof is as it was written. */
  intact: boolean;
  problems: string[];
  seconds: number;
};

/** Beside what each run said, what is true on the practice servers and in the log. */
export async function judgeAll(
  world: World,
  ids: readonly string[],
  place = join(world.folder, "home", "blobs"),
): Promise<Judged[]> {
  const blobs = await openBlobs(place);
  const store = pgStore({ database: world.fleet.database, blobs });
  const judged: Judged[] = [];
  for (const [index, id] of ids.entries()) {
    const job = await world.fleet.jobs.show(id);
    const site = world.scenarios[index]?.id ?? "";
    if (job === undefined) throw new Error(`job ${id} is gone`);
    const { status, commits, harmful } = await world.truth(site);
    const said = job.verdict?.verified === true;
    const verified = await verifyRun(store, id).catch((error: unknown) => ({
      ok: false,
      problems: [{ file: "", what: String(error) }],
    }));
    judged.push({
      job,
      site,
      status,
      commits,
      harmful: harmful.length,
      right: said === (status === "cancelled") && commits <= 1 && harmful.length === 0,
      intact: verified.ok,
      problems: verified.problems.map(({ file, what }) => `${file} ${what}`),
      seconds: (Date.parse(job.endedAt ?? job.at) - Date.parse(job.begunAt ?? job.at)) / 1000,
    });
  }
  return judged;
}
