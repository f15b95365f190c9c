import type { LiveRun } from "../../agent/live-run.ts";
import type { Tokens } from "../../dashboard/security/tokens.ts";
import type { JobRequest } from "../../jobs/job-request.ts";
import type { Jobs } from "../../jobs/port.ts";
import type { QuestionDesk } from "../../jobs/questions/question.ts";
import type { RunStore } from "../../runs/store.ts";
import { homeFolder } from "../home.ts";

/** What stands behind the page: where runs are kept, who runs them, where questions wait. */
export type BackRoom = {
  store: RunStore;
  jobs: Jobs;
  desk: QuestionDesk;
  tokens: Tokens;
  liveOf: (id: string) => Promise<LiveRun | undefined>;
  /** Told of every change that this process knows of at once; the others are found by looking. */
  onChange(told: (id: string) => void): void;
  /** Says where the questions can be answered, until it is closed. */
  open(url: string): Promise<void>;
  close(): Promise<void>;
};

/** The run folder, the desk in the home folder, and runs in this process. */
export async function localRoom(atOnce: number | undefined): Promise<BackRoom> {
  const [
    { jsonlStore },
    { fileDesk },
    { localJobs },
    { runOne },
    { fileTokens },
    { targetForCaller },
  ] = await Promise.all([
    import("../../runs/jsonl-store.ts"),
    import("../../jobs/questions/file-desk.ts"),
    import("../../jobs/local-jobs.ts"),
    import("./run-one.ts"),
    import("../../dashboard/security/tokens.ts"),
    import("../run/target-for-caller.ts"),
  ]);
  const home = homeFolder();
  const store = jsonlStore({ home });
  const desk = fileDesk(home);
  const lives = new Map<string, LiveRun>();
  let touch: (id: string) => void = () => undefined;
  const run = runOne({ store, desk, lives, onEvent: (id) => touch(id) });
  const check = async ({ service, url, goal }: JobRequest): Promise<void> => {
    await targetForCaller({ service, url, goal });
  };
  const jobs = localJobs({ store, desk, run, check, ...(atOnce !== undefined && { atOnce }) });
  let leave: () => Promise<void> = () => Promise.resolve();
  return {
    store,
    jobs,
    desk,
    tokens: fileTokens(home),
    liveOf: (id) => Promise.resolve(lives.get(id)),
    onChange(told) {
      touch = told;
      jobs.onChange(told);
    },
    async open(url) {
      leave = await desk.attend(url);
    },
    async close() {
      await leave();
      await jobs.close();
    },
  };
}

/** A fleet's database: workers run the jobs, here they are watched, answered and steered. */
export async function fleetRoom(url: string): Promise<BackRoom> {
  const [{ openFleet }, { storeOn }, { pgTokens }, { fileDesk }, { bothDesks }, { liveElsewhere }] =
    await Promise.all([
      import("../fleet/open-fleet.ts"),
      import("../fleet/open-store.ts"),
      import("../../dashboard/security/pg-tokens.ts"),
      import("../../jobs/questions/file-desk.ts"),
      import("../../jobs/questions/both-desks.ts"),
      import("../fleet/live-over-wire.ts"),
    ]);
  const fleet = await openFleet(url);
  const { jobs } = fleet;
  const here = fileDesk(homeFolder());
  let leave: () => Promise<void> = () => Promise.resolve();
  return {
    store: await storeOn(fleet.database),
    ...bothDesks(jobs, jobs.questions, here),
    tokens: pgTokens(fleet.database),
    liveOf: async (id) =>
      (await jobs.show(id))?.stage === "running" ? liveElsewhere(fleet.live, id) : undefined,
    onChange: () => undefined,
    async open(address) {
      leave = await here.attend(address);
    },
    async close() {
      await leave();
      await fleet.close();
    },
  };
}
