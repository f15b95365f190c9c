import { runJob } from "../../agent/run-job.ts";
import { RunLaidDown } from "../../agent/lay-down.ts";
import { liveRun } from "../../agent/live-run.ts";
import { parkingPerson } from "../../agent/parking-person.ts";
import { Takeover } from "../../agent/takeover.ts";
import type { Telemetry } from "../../agent/telemetry/open-telemetry.ts";
import { DEFAULT_LIMITS, type JobOptions } from "../../agent/job.ts";
import { ContractError } from "../../contract/errors.ts";
import type { LiveWire } from "../../jobs/fleet/live-wire.ts";
import type { FleetQuestions } from "../../jobs/fleet/questions.ts";
import type { Notice } from "../../jobs/fleet/hooks.ts";
import type { JobRow } from "../../jobs/fleet/job-row.ts";
import type { Perform, Performed, Stops } from "../../jobs/fleet/work.ts";
import { writeProof } from "../../runs/proof.ts";
import { resumption } from "../../runs/resume.ts";
import { PROOF_FILE, type RunStore } from "../../runs/store.ts";
import { StoreError } from "../../runs/store-error.ts";
import type { Verdict } from "../../runs/verdict.ts";
import { choosePlanner } from "../run/choose-planner.ts";
import { findTarget } from "../run/target.ts";
import { readSettings } from "../settings.ts";
import { UsageError } from "../usage-error.ts";
import { packageVersion } from "../version.ts";
import { checkHost } from "./allowed-hosts.ts";
import type { BrowserSlots } from "./browser-slots.ts";
import { lendLive, type LentLive } from "./live-over-wire.ts";
import { lockPatiently } from "./lock-patiently.ts";

export type PerformOptions = {
  store: RunStore;
  questions: FleetQuestions;
  /** Whoever watches the runs, and takes their mouse, from elsewhere. */
  live: LiveWire;
  slots: BrowserSlots;
  approve: JobOptions["approve"];
  allowedHosts: readonly string[];
  holdMs: number;
  untilMs: number;
  notify: (notice: Notice) => Promise<void>;
  telemetry: Telemetry | undefined;
};

/** One job of the queue by the same loop as at the terminal: a new run, or the one that another worker left. */
export function performer(options: PerformOptions): Perform {
  return async (job, stops) => {
    let prepared: Awaited<ReturnType<typeof prepare>>;
    try {
      prepared = await prepare(job, options);
    } catch (error) {
      // What is wrong with the request is wrong everywhere: no other worker need try.
      if (error instanceof UsageError || error instanceof ContractError)
        return { kind: "could not", error: told(error) };
      throw error;
    }
    const done = await finished(options.store, job.id);
    if (done !== undefined) return ended(done);
    return options.slots.use(
      { runId: job.id, profile: job.profile ?? undefined },
      (browsers, open) =>
        run(job, stops, { ...prepared, browsers, open: { ...prepared.open, ...open } }, options),
    );
  };
}

type Prepared = Pick<JobOptions, "service" | "url" | "goal" | "planner" | "limits" | "open">;

async function prepare({ request }: JobRow, options: PerformOptions): Promise<Prepared> {
  const { service, url, goal } = await findTarget({
    service: request.service,
    url: request.url,
    goal: request.goal,
  });
  checkHost(url, options.allowedHosts);
  const settings = readSettings({});
  const { turns, minutes, costUsd } = request.budget ?? {};
  return {
    service,
    url,
    goal,
    planner: await choosePlanner(
      { ...settings, planner: request.planner ?? settings.planner },
      request.kind,
    ),
    limits: {
      turns: turns ?? settings.maxTurns,
      timeMs: minutes === undefined ? settings.timeoutMs : minutes * 60_000,
      costUsd: costUsd ?? settings.maxCost ?? DEFAULT_LIMITS.costUsd,
      ...(settings.maxTokens === undefined ? {} : { tokens: settings.maxTokens }),
    },
    open: { guard: settings.guard ?? (request.kind === "cancel" ? "strict" : "open") },
  };
}

async function run(
  job: JobRow,
  stops: Stops,
  prepared: Prepared & Pick<JobOptions, "browsers">,
  options: PerformOptions,
): Promise<Performed> {
  const { id, request } = job;
  const store = lockPatiently(options.store, stops.stop);
  const known = await exists(store, id);
  const { browsers } = prepared;
  const view = () => browsers.live?.(id);
  let lent: LentLive | undefined;
  const takeover = new Takeover(view, { seen: async () => (await lent?.watched()) === true });
  lent = await lendLive(options.live, id, liveRun(view, takeover));
  try {
    const verdict = await runJob({
      kind: request.kind,
      mode: request.mode,
      ...(request.reason !== undefined && { reason: request.reason }),
      ...prepared,
      approve: options.approve,
      person: parkingPerson({
        questions: options.questions,
        runId: id,
        holdMs: options.holdMs,
        untilMs: options.untilMs,
        inUse: () => takeover.by !== undefined,
        onAsked: (question, until) =>
          options.notify({
            kind: "approval.asked",
            runId: id,
            question,
            until: until.toISOString(),
          }),
      }),
      store,
      ...(known ? { resume: id } : { runId: id }),
      askedBy: job.who,
      takeover,
      signal: stops.stop,
      drain: stops.drain,
      onEvent: options.telemetry?.run() ?? (() => undefined),
      version: packageVersion(),
      now: Date.now,
    });
    return ended(verdict);
  } catch (error) {
    if (!(error instanceof RunLaidDown)) throw error;
    // Nothing was sent: a yes that was given is still good for what it was given to.
    const { committed } = resumption((await store.read(id)).events);
    if (committed === false) await options.questions.restore(id);
    return { kind: error.why === "parked" ? "parked" : "handed back" };
  } finally {
    await lent.close();
  }
}

/** Killed between its verdict and what comes after: the verdict stands, its proof is made now. */
async function finished(store: RunStore, runId: string): Promise<Verdict | undefined> {
  let verdict: Verdict | undefined;
  try {
    verdict = resumption((await store.read(runId)).events).finished;
  } catch (error) {
    if (error instanceof StoreError && error.code === "RUN_NOT_FOUND") return undefined;
    throw error;
  }
  if (verdict === undefined || verdict.reason === "interrupted") return undefined;
  const made = (await store.artifacts(runId)).some(({ name }) => name === PROOF_FILE);
  if (!made) await writeProof(store, runId);
  return verdict;
}

function ended({ reason, outcome, verified, sentence }: Verdict): Performed {
  return { kind: "ended", verdict: { reason, outcome, verified, sentence } };
}

function told(error: UsageError | ContractError) {
  return {
    code: error instanceof ContractError ? error.code : "CONTRACT_MISMATCH",
    message: error.message,
    hint: error.hint ?? "Correct the request and submit it again.",
  };
}

async function exists(store: RunStore, runId: string): Promise<boolean> {
  try {
    await store.holder(runId);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.code === "RUN_NOT_FOUND") return false;
    throw error;
  }
}
