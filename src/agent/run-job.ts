import { userInfo } from "node:os";
import { ContractError, type ErrorData } from "../contract/errors.ts";
import type { PageFindings } from "../planners/port.ts";
import { newRunId } from "../runs/run-id.ts";
import { writeProof } from "../runs/proof.ts";
import { sentenceOf, type Told } from "../runs/reasons.ts";
import { resumption } from "../runs/resume.ts";
import { PROOF_FILE, type RunWriter } from "../runs/store.ts";
import type { Outcome, Verdict } from "../runs/verdict.ts";
import { findBiller } from "../services/billers.ts";
import { Approvals } from "./approvals.ts";
import { Budget } from "./budget.ts";
import { verifyCancellation } from "./claim.ts";
import type { JobOptions } from "./job.ts";
import { RunLaidDown } from "./lay-down.ts";
import { loop } from "./loop.ts";
import { settleDoubt } from "./in-doubt.ts";
import type { Ending, RunState } from "./run-state.ts";
import { Recorder } from "./recorder.ts";
import { SiteMap } from "../planners/search/site-map.ts";
import { Repeats } from "./repeats.ts";
import { replaying } from "./replaying.ts";
import { signInCommand, siteName } from "./site-name.ts";
import type { Finding } from "./verify.ts";

/** One task from start to verdict. Whatever happens, there is a verdict, and the log says how it came about. */
export async function runJob(given: JobOptions): Promise<Verdict> {
  const replay = await replaying(given);
  const options: JobOptions = {
    ...given,
    planner: replay.planner,
    ...(given.planner.readEnd === undefined
      ? {}
      : {
          readEnd: (blocks, loan) =>
            given.planner.readEnd?.(blocks, loan) ?? Promise.resolve(undefined),
        }),
  };
  const writer =
    options.resume === undefined
      ? await options.store.create(startedData(options))
      : await options.store.lock(options.resume);
  options.signal = AbortSignal.any([given.signal, writer.lost]);
  const recorder = new Recorder(writer, options.onEvent);
  options.takeover?.onChange((by, taken) => {
    const text = `${by} ${taken ? "took the mouse" : "gave the mouse back"}.`;
    void recorder.record({ type: "note", data: { kind: "takeover", text } }).catch(() => undefined);
  });
  const known = resumption(writer.events);
  if (writer.events[0] !== undefined && options.resume === undefined)
    options.onEvent(writer.events[0]);
  try {
    if (known.finished !== undefined && known.finished.reason !== "interrupted")
      return known.finished;
    for (const text of replay.notes) await recorder.record({ type: "note", data: { text } });
    const verdict = await go(options, recorder, known);
    const settled = await replay.settle(verdict);
    if (settled !== undefined)
      await recorder.record({ type: "note", data: { text: settled, kind: "recording" } });
    await recorder.record({ type: "run.finished", data: { verdict } });
    return await withProof(options, writer, verdict);
  } catch (error) {
    if (error instanceof RunLaidDown) await recorder.layDown(error.why);
    throw error;
  } finally {
    await options.browsers.closeOwner(writer.runId);
    await writer.close();
  }
}

function startedData(options: JobOptions): Parameters<JobOptions["store"]["create"]>[0] {
  const startedAt = new Date(options.now());
  return {
    runId: options.runId ?? newRunId(options.service.name, startedAt),
    kind: options.kind,
    service: options.service.name,
    title: options.service.title,
    url: options.url,
    goal: options.goal,
    ...(options.reason === undefined ? {} : { reason: options.reason }),
    planner: options.planner.name,
    approve: options.approve,
    limits: { ...options.limits },
    version: options.version,
    startedAt: startedAt.toISOString(),
    mode: options.mode,
    askedBy: options.askedBy ?? userInfo().username,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

async function go(
  options: JobOptions,
  recorder: Recorder,
  known: ReturnType<typeof resumption>,
): Promise<Verdict> {
  const runId = recorder.writer.runId;
  const run: RunState = {
    sessionId: "",
    turn: known.turn,
    // Laid down to wait, it begins its way anew: the turns before that count no more.
    allowance: known.laidDownAt + options.limits.turns,
    hands: 0,
    steps: [],
    offers: [],
    patterns: [],
    answers: [],
    approvals: new Approvals(options, recorder),
    last: undefined,
    accountUrl: options.service.accountUrl ?? known.accountUrl,
    accountConfidence: 1,
    accountFolds: [],
    otherAccountPages: [],
    metAt: new Map(),
    chosen: undefined,
    trail: { before: undefined, commit: undefined, after: undefined },
    pagesBefore: new Map(),
    leftFrom: undefined,
    pressed: undefined,
    sent: [],
    begun: known.committed !== false,
    failures: 0,
    crashed: new Set(),
    start: undefined,
    feedback: [],
    awaited: undefined,
    actedOn: undefined,
    lost: 0,
    refusedClaims: 0,
    reopened: 0,
    budget: new Budget(options.limits, known.spent),
    map: new SiteMap(),
    looks: 0,
    repeats: new Repeats(),
    notes: [],
  };
  run.approvals.given.push(
    ...known.approvals.map(({ text, answer, by, at }) => ({ text, answer, by, at })),
  );
  try {
    const opened = await options.browsers.open({ ...options.open, url: options.url }, runId, {
      signal: options.signal,
      approver: run.approvals.approver,
      mayAct: () => recorder.mayAct(),
    });
    run.sessionId = opened.sessionId;
    // Something final may have been done before the interruption: look at the account before anything else.
    if (run.begun && options.kind === "run")
      run.feedback.push(
        "The run was interrupted before. Something final may have been done already: look before you do it again.",
      );
    const settled =
      run.begun && options.kind === "cancel"
        ? await settleDoubt(options, recorder, run)
        : undefined;
    const ending = settled ?? (await loop(options, recorder, run));
    return await conclude(options, recorder, run, ending);
  } catch (error) {
    return verdictOf(options, run, runId, failure(options, error), undefined);
  }
}

function failure(options: JobOptions, error: unknown): Ending {
  if (options.signal.aborted) return { reason: "interrupted", detail: "The run was interrupted." };
  if (!(error instanceof ContractError)) throw error;
  const reason = error.code === "MCP_ERROR" ? "mcp_error" : "browser_error";
  return { reason, detail: error.message, error: error.data() };
}

/** "Done" is what the site says: a claim of completion, or of having been over before, is checked against it. */
async function conclude(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  ending: Ending,
): Promise<Verdict> {
  const runId = recorder.writer.runId;
  if (ending.finding !== undefined || options.kind === "run")
    return verdictOf(options, run, runId, concluded(run, ending), ending.finding);
  const claims =
    (ending.reason === "completed" && options.mode === "run") ||
    ending.reason === "already_cancelled";
  const inDoubt =
    run.begun && ending.reason !== "human_rejected" && ending.reason !== "interrupted";
  if (!claims && !inDoubt) return verdictOf(options, run, runId, ending, undefined);
  const finding = await verifyCancellation(options, recorder, run);
  const verified = concluded(run, { ...ending, finding });
  return verdictOf(
    options,
    run,
    runId,
    finding.verified || !claims ? verified : { ...ending, reason: "verification_failed" },
    finding,
  );
}

/** Verified is verified, whatever the planner called it; without a last step of ours it was over before. */
function concluded(run: RunState, ending: Ending): Ending {
  if (ending.finding?.verified !== true || ending.finding.outcome === "unknown") return ending;
  return {
    reason: run.begun ? "completed" : "already_cancelled",
    detail: ending.detail,
  };
}

/** Where it has to be done instead; undefined where only a mind says that it cannot be done here. */
const WALLS: Record<NonNullable<PageFindings["wall"]> | "none", Outcome | undefined> = {
  phone: "needs_phone",
  chat: "needs_phone",
  letter: "needs_email",
  visit: "still_active",
  captcha: undefined,
  code: undefined,
  email_link: undefined,
  none: undefined,
};

const OUTCOMES: Partial<Record<Verdict["reason"], Outcome>> = {
  third_party_billing: "billed_elsewhere",
  human_rejected: "still_active",
  login_required: "unknown",
};

function verdictOf(
  options: JobOptions,
  run: RunState,
  runId: string,
  ending: Ending,
  finding: Finding | undefined,
): Verdict {
  const verified = finding?.verified ?? false;
  const error: ErrorData | null = ending.error ?? null;
  const wall = run.last?.detected.facts.wall;
  const already = ending.reason === "already_cancelled" && verified;
  const outcome: Outcome = already
    ? "already_cancelled"
    : (finding?.outcome ??
      (ending.reason === "not_possible" ? WALLS[wall ?? "none"] : undefined) ??
      (options.kind === "run" || run.begun ? undefined : OUTCOMES[ending.reason]) ??
      "unknown");
  const told: Told = {
    success: verified,
    verified,
    outcome,
    reason: ending.reason,
    evidence: finding?.evidence ?? [],
    turns: run.turn,
    finalUrl: run.last?.observation.page.url ?? options.url,
    state: run.last?.detected.state ?? "START",
    error:
      error ??
      (verified || ending.detail === "" || ending.proposed !== undefined
        ? null
        : { code: ending.reason, message: ending.detail }),
    approvals: run.approvals.given,
    offers: run.offers,
    patterns: run.patterns,
    costUsd: run.budget.total(),
    tokens: run.budget.tokens,
    ...(run.notes.length === 0 ? {} : { notes: [...new Set(run.notes)].slice(0, 20) }),
    kind: options.kind,
    runId,
    proof: options.store.artifactPath(runId, PROOF_FILE),
    title: siteName(options.service, run.start?.page),
    mode: options.mode,
    ...(ending.reason === "login_required"
      ? { signInWith: signInCommand(options.service, options.url) }
      : {}),
    ...(run.answers.length === 0 ? {} : { answers: run.answers }),
    ...(finding?.endDate === undefined ? {} : { endDate: finding.endDate }),
    ...(finding?.reference === undefined ? {} : { reference: finding.reference }),
    ...(finding?.seen === undefined ? {} : { seen: finding.seen }),
    ...(finding?.likely === undefined ? {} : { likely: finding.likely }),
    ...(finding?.readBy === undefined ? {} : { readBy: finding.readBy }),
    ...(finding?.personRead === undefined ? {} : { personRead: finding.personRead }),
    ...(run.begun ? { begun: true } : {}),
    ...(ending.unasked === true ? { unasked: true } : {}),
    ...(ending.reason === "third_party_billing" ? billedElsewhere(ending.detail) : {}),
    ...(ending.proposed === undefined
      ? {}
      : {
          proposed: {
            action: ending.proposed.action,
            role: ending.proposed.role,
            name: ending.proposed.name,
            reason: ending.proposed.reason,
          },
        }),
  };
  return { ...told, sentence: sentenceOf(told) } as Verdict;
}

function billedElsewhere(name: string): Pick<Verdict, "billedBy" | "cancelAt"> {
  const where = findBiller(name)?.where;
  return { billedBy: name, ...(where === undefined ? {} : { cancelAt: where }) };
}

/** The log names the path before the proof is there, because the proof shows the whole log. */
async function withProof(
  options: JobOptions,
  writer: RunWriter,
  verdict: Verdict,
): Promise<Verdict> {
  try {
    return { ...verdict, proof: await writeProof(options.store, writer.runId) };
  } catch {
    // The verdict stands in the log; a proof that could not be written can be made again from it.
    return { ...verdict, proof: null };
  }
}
