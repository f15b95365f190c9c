import type { EventData } from "../../runs/events.ts";
import type { RunLog } from "../../runs/run-log.ts";
import { resumption } from "../../runs/resume.ts";
import { PROOF_FILE, type RunStore } from "../../runs/store.ts";
import type { Job, Jobs } from "../../jobs/port.ts";
import { shown } from "../shown.ts";
import { rowOf, type RunRow } from "./run-row.ts";

/** Logs are read side by side; more only queue up at the disk. */
const LANES = 8;
/** Rows of a first look through thousands of logs are told this many at a time. */
const BATCH = 200;
/** A run that nobody works on changes only when somebody goes on with it. */
const STILL_EVERY = 15;
const SCAN_MS = 1_000;
const PROOF_WITHIN_MS = 5 * 60_000;

/** How a run began and ended, kept so that opening it needs no second reading of a long log. */
export type RunDetail = {
  started: EventData["run.started"] | undefined;
  verdict: EventData["run.finished"]["verdict"] | undefined;
};

type Entry = { row: RunRow; detail: RunDetail; rev: number; looked: number };

/** What the runs of a store are now, kept up to date; a reader asks for what changed after a revision. */
export function createRunIndex(store: RunStore, jobs: Jobs) {
  const epoch = Math.random().toString(36).slice(2, 10);
  const entries = new Map<string, Entry>();
  const gone = new Map<string, number>();
  let rev = 0;
  let scans = 0;
  let whole = false;
  let scanning: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let bell = Promise.withResolvers<void>();

  const ring = () => {
    const rung = bell;
    bell = Promise.withResolvers<void>();
    rung.resolve();
  };

  function put(row: RunRow, detail: RunDetail = NO_DETAIL): boolean {
    const known = entries.get(row.id);
    if (known !== undefined && JSON.stringify(known.row) === JSON.stringify(row)) {
      known.looked = scans;
      known.detail = detail;
      return false;
    }
    entries.set(row.id, { row, detail, rev: ++rev, looked: scans });
    gone.delete(row.id);
    return true;
  }

  async function look(id: string, job: Job | undefined): Promise<boolean> {
    try {
      const [artifacts, holder, log] = await Promise.all([
        store.artifacts(id),
        store.holder(id),
        store.read(id),
      ]);
      const hasProof = artifacts.some(({ name }) => name === PROOF_FILE);
      return put(laidDown(rowOf(log, { holder, hasProof }), log, job), detailOf(log));
    } catch (error) {
      if ((error as { code?: unknown }).code === "RUN_NOT_FOUND") return drop(id);
      const nothing = rowOf({ runId: id, events: [] }, {});
      return put({
        ...nothing,
        state: "damaged",
        sentence: shown((error as Error).message, 300),
      });
    }
  }

  function drop(id: string): boolean {
    if (!entries.delete(id)) return false;
    gone.set(id, ++rev);
    return true;
  }

  function isDue(id: string): boolean {
    const known = entries.get(id);
    if (known === undefined) return true;
    const { state, hasProof, endedAt = "" } = known.row;
    // The proof is written a moment after the verdict; later on nothing of it changes.
    if (state === "finished")
      return !hasProof && Date.now() - Date.parse(endedAt) < PROOF_WITHIN_MS;
    if (state === "running" || state === "waiting") return true;
    return scans - known.looked >= STILL_EVERY;
  }

  async function scan(): Promise<void> {
    scans++;
    const [ids, queued] = await Promise.all([store.list(), jobs.list()]);
    const present = new Set(ids);
    const waiting = queued.filter((job) => !present.has(job.id));
    for (const { id } of waiting) present.add(id);
    let changed = 0;
    for (const id of entries.keys()) if (!present.has(id) && drop(id)) changed++;
    for (const job of waiting) if (put(queuedRow(job))) changed++;
    const byId = new Map(queued.map((job) => [job.id, job]));
    // Another process may have gone on with what was over: whatever somebody works on is looked at.
    const due = ids.filter((id) => isDue(id) || isWorkedOn(byId.get(id)));
    const lane = async () => {
      for (let id = due.shift(); id !== undefined && !closed; id = due.shift())
        if (await look(id, byId.get(id))) changed++;
        else continue;
    };
    const told = setInterval(() => {
      if (changed >= BATCH || (changed > 0 && !whole)) {
        changed = 0;
        ring();
      }
    }, 100);
    await Promise.all(Array.from({ length: LANES }, lane)).finally(() => clearInterval(told));
    if (changed > 0 || !whole) {
      whole = true;
      ring();
    }
  }

  /** One look at a time; a store with very many runs is looked through less often. */
  function again(afterMs: number): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => {
      const began = Date.now();
      scanning = scan()
        .catch(() => undefined)
        .finally(() => again(Math.max(SCAN_MS, 5 * (Date.now() - began))));
    }, afterMs).unref();
  }
  again(0);

  return {
    epoch,
    /** Whether every run has been looked at once. */
    whole: () => whole,
    rows: (): RunRow[] =>
      [...entries.values()].map(({ row }) => row).toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    find: (id: string): RunRow | undefined => entries.get(id)?.row,
    detail: (id: string): RunDetail => entries.get(id)?.detail ?? NO_DETAIL,
    since(after: number): { rev: number; rows: RunRow[]; gone: string[] } {
      return {
        rev,
        rows: [...entries.values()].filter((one) => one.rev > after).map(({ row }) => row),
        gone: [...gone].filter(([, at]) => at > after).map(([id]) => id),
      };
    },
    /** Resolves at the next change. */
    changed: () => bell.promise,
    /** Something happened to this run just now. */
    async touch(id: string): Promise<void> {
      const job = await jobs.show(id);
      const there = await store.holder(id).then(
        () => true,
        () => false,
      );
      if (there ? await look(id, job) : job === undefined ? drop(id) : put(queuedRow(job))) ring();
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      ring();
      await scanning;
    },
  };
}

const isWorkedOn = (job: Job | undefined): boolean =>
  job?.state === "active" || job?.state === "queued";

/** Nobody holds it, and yet it is not given up: it waits for an answer, or for the next worker that is free. */
function laidDown(row: RunRow, { events }: RunLog, job: Job | undefined): RunRow {
  const stands = row.state === "interrupted" || row.reason === "interrupted";
  if (!stands || !isWorkedOn(job)) return row;
  const waits = job?.state === "active" && resumption(events).openQuestion !== undefined;
  return { ...row, state: waits ? "waiting" : "queued" };
}

const NO_DETAIL: RunDetail = { started: undefined, verdict: undefined };

function detailOf({ events }: RunLog): RunDetail {
  const [first] = events;
  const last = events.findLast((event) => event.type === "run.finished");
  return {
    started: first?.type === "run.started" ? first.data : undefined,
    verdict: last?.data.verdict,
  };
}

export type RunIndex = ReturnType<typeof createRunIndex>;

function queuedRow(job: Job): RunRow {
  const { request } = job;
  const nothing = rowOf({ runId: job.id, events: [] }, {});
  const host =
    request.url !== undefined && URL.canParse(request.url) ? new URL(request.url).host : "";
  return {
    ...nothing,
    state: job.state === "failed" ? "failed" : "queued",
    kind: request.kind,
    mode: request.mode,
    title: shown(request.service ?? (host || job.id), 80),
    goal: shown(request.goal ?? "", 300),
    host: shown(host, 120),
    planner: request.planner ?? "auto",
    startedAt: job.at,
    who: shown(job.who, 60),
    ...(job.error === undefined
      ? {}
      : { sentence: shown(`${job.error.message} ${job.error.hint}`, 600) }),
  };
}
