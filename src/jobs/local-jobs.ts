import { ContractError } from "../contract/errors.ts";
import { newRunId } from "../runs/run-id.ts";
import { StoreError } from "../runs/store-error.ts";
import type { RunStore } from "../runs/store.ts";
import { resumption } from "../runs/resume.ts";
import type { JobRequest } from "./job-request.ts";
import type { Job, Jobs } from "./port.ts";
import type { QuestionDesk } from "./questions/question.ts";

/** One run from beginning to end. A throw means that it could not even begin. */
export type RunOne = (
  work: { id: string; request: JobRequest; who: string; resume: boolean },
  signal: AbortSignal,
) => Promise<unknown>;

export type LocalJobs = Jobs & {
  /** Stops all that is under way and waits for it; nothing new begins. */
  close(): Promise<void>;
  onChange(told: (id: string) => void): void;
};

export type LocalOptions = {
  store: RunStore;
  desk: QuestionDesk;
  run: RunOne;
  /** Throws where it is known before a run is begun that there will be none, such as for a service nobody knows. */
  check?: (request: JobRequest) => Promise<void>;
  /** How many runs go on at once; the others wait their turn. */
  atOnce?: number;
  now?: () => Date;
};

type Kept = Job & { stop: AbortController; resume: boolean };

/** Two browsers are what a laptop carries beside its person's own. */
const AT_ONCE = 2;
const KEPT_FAILURES = 100;

/** Jobs of this machine, run by this process. What it was working on when it ends can be resumed from its log. */
export function localJobs(options: LocalOptions): LocalJobs {
  const { store, desk, run, atOnce = AT_ONCE, now = () => new Date() } = options;
  const jobs = new Map<string, Kept>();
  const working = new Map<string, Promise<void>>();
  const listeners = new Set<(id: string) => void>();
  let closing = false;

  const tell = (id: string) => {
    for (const told of listeners) told(id);
  };

  function enter(id: string, request: JobRequest, who: string, resume: boolean): Job {
    if (closing)
      throw new ContractError("CANCELLED", "The server is stopping.", { hint: "Start it again." });
    const at = now().toISOString();
    const job: Kept = {
      id,
      state: "queued",
      request,
      who,
      at,
      stop: new AbortController(),
      resume,
    };
    jobs.set(id, job);
    advance();
    tell(id);
    return shown(job);
  }

  function advance(): void {
    for (const job of jobs.values()) {
      if (closing || working.size >= atOnce) return;
      if (job.state !== "queued") continue;
      job.state = "active";
      working.set(job.id, work(job));
    }
  }

  async function work(job: Kept): Promise<void> {
    const { id, request, who, resume } = job;
    try {
      await run({ id, request, who, resume }, job.stop.signal);
      jobs.delete(id);
    } catch (error) {
      job.state = "failed";
      job.error = faultOf(error);
      forgetOldFailures();
    } finally {
      working.delete(id);
      tell(id);
      advance();
    }
  }

  function forgetOldFailures(): void {
    const failed = [...jobs.values()].filter(({ state }) => state === "failed");
    for (const { id } of failed.slice(0, -KEPT_FAILURES)) jobs.delete(id);
  }

  async function isEnding(id: string): Promise<boolean> {
    const job = jobs.get(id);
    if (job?.state !== "active") return false;
    if (job.stop.signal.aborted) return true;
    return resumption((await store.read(id).catch(asNotFound)).events).finished !== undefined;
  }

  return {
    async submit(request, who) {
      await options.check?.(request);
      const about = request.service ?? hostOf(request.url) ?? "run";
      return enter(newRunId(about, now()), request, who, false);
    },

    async list() {
      return [...jobs.values()].toReversed().map(shown);
    },

    async show(id) {
      const job = jobs.get(id);
      return job === undefined ? undefined : shown(job);
    },

    async cancel(id) {
      const job = jobs.get(id);
      if (job === undefined || job.state === "failed") {
        const holder = await store.holder(id).catch(asNotFound);
        throw new ContractError(
          "CONTRACT_MISMATCH",
          holder === undefined
            ? `id: run ${id} is not under way.`
            : `id: run ${id} is in the hands of process ${holder.pid}, not of this server.`,
          { field: "id", hint: "Stop it where it was started: Ctrl-C at its terminal." },
        );
      }
      if (job.state === "queued") {
        jobs.delete(id);
        tell(id);
      } else job.stop.abort(new Error("stopped by a person"));
    },

    async retry(id, who) {
      // Its log says that it is over a moment before its browser is closed: whoever reads that may ask at once.
      if (await isEnding(id)) await working.get(id);
      const job = jobs.get(id);
      if (job?.state === "failed") {
        jobs.delete(id);
        return enter(
          job.resume ? id : newRunId(aboutOf(job.request), now()),
          job.request,
          who,
          job.resume,
        );
      }
      if (job !== undefined)
        throw new ContractError("CONTRACT_MISMATCH", `id: run ${id} is under way already.`, {
          field: "id",
          hint: "Wait for its end, or stop it first.",
        });
      const { started, finished } = resumption((await store.read(id).catch(asNotFound)).events);
      if (started === undefined)
        throw new ContractError("CONTRACT_MISMATCH", `id: the beginning of run ${id} is lost.`, {
          field: "id",
          hint: "Start it anew.",
        });
      const holder = await store.holder(id);
      if (holder !== undefined)
        throw new ContractError(
          "CONTRACT_MISMATCH",
          `id: run ${id} is in the hands of process ${holder.pid}.`,
          { field: "id", hint: "Wait for its end, or stop it where it was started." },
        );
      const goesOn = finished === undefined || finished.reason === "interrupted";
      const { turns, timeMs, costUsd } = started.limits;
      const request: JobRequest = {
        kind: started.kind,
        url: started.url,
        goal: started.goal,
        ...(started.reason !== undefined && { reason: started.reason }),
        mode: started.mode,
        budget: {
          ...(typeof turns === "number" && { turns }),
          ...(typeof timeMs === "number" && { minutes: timeMs / 60_000 }),
          ...(typeof costUsd === "number" && { costUsd }),
        },
      };
      return enter(goesOn ? id : newRunId(started.service ?? "run", now()), request, who, goesOn);
    },

    async answer({ question, answer, choice }, who) {
      const given = {
        answer,
        by: who,
        at: now().toISOString(),
        ...(choice === undefined ? {} : { choice }),
      };
      const done = await desk.answer(question, given);
      if (done === undefined)
        throw new ContractError("CONTRACT_MISMATCH", "question: it is not open any more.", {
          field: "question",
          hint: "Look at the run: it was answered long ago, withdrawn, or its program ended.",
        });
      return { first: done.first, answer: done.given.answer, by: done.given.by };
    },

    async close() {
      closing = true;
      for (const job of jobs.values()) job.stop.abort(new Error("the server is stopping"));
      await Promise.allSettled(working.values());
    },

    onChange: (told) => void listeners.add(told),
  };
}

function shown({ id, state, request, who, at, error }: Kept): Job {
  return { id, state, request, who, at, ...(error === undefined ? {} : { error }) };
}

function faultOf(error: unknown): NonNullable<Job["error"]> {
  const { code, message, hint } = error as { code?: unknown; message?: unknown; hint?: unknown };
  return {
    code: typeof code === "string" ? code : "INTERNAL",
    message: typeof message === "string" ? message.slice(0, 1000) : "It could not begin.",
    hint: typeof hint === "string" ? hint.slice(0, 1000) : "",
  };
}

function asNotFound(error: unknown): never {
  if (error instanceof StoreError)
    throw new ContractError("CONTRACT_MISMATCH", `id: ${error.message}`, {
      field: "id",
      hint: error.hint,
    });
  throw error;
}

const aboutOf = (request: JobRequest): string => request.service ?? hostOf(request.url) ?? "run";

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}
