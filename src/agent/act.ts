import type { ActResult } from "../contract/act-result.ts";
import type { ActDecision, View } from "../planners/port.ts";
import { aimedAt } from "./aim.ts";
import { foldsOpened } from "./folds.ts";
import { readLeaving } from "../reading/leaving/read-leaving.ts";
import { bestState } from "./plan-pages.ts";
import { refused } from "./checkpoint.ts";
import { mayHaveHappened, settleDoubt } from "./in-doubt.ts";
import type { JobOptions } from "./job.ts";
import type { Seen } from "./observe.ts";
import { climb } from "./ladder.ts";
import type { Recorder } from "./recorder.ts";
import { recover } from "./recover.ts";
import { isGone, reopen } from "./reopen.ts";
import type { Ending, RunState } from "./run-state.ts";
import { sentAnything } from "./sent-requests.ts";

/** One act, written down before it begins and after it ended; an ending where it ends the run. */
export async function act(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  decision: ActDecision,
): Promise<Ending | undefined> {
  const affordance = aimedAt(decision.target, view.observation);
  const danger = affordance?.risk === "danger" || decision.intent === "commit";
  await recorder.record({
    type: "acting",
    data: {
      turn: run.turn,
      action: decision.action,
      url: view.observation.page.url,
      danger,
      ...(decision.role === undefined ? {} : { role: decision.role }),
      ...(decision.name === undefined ? {} : { name: decision.name }),
      ...valueOf(decision),
    },
  });
  const asked = run.approvals.given.length;
  run.approvals.last = undefined;
  run.approvals.exploring = decision.explores === true;
  run.approvals.lastStep = decision.intent === "commit" || decision.final === true;
  const final = (): boolean =>
    decision.intent === "commit" ||
    run.approvals.given.slice(asked).some((one) => one.answer === "approved");
  const isDoubtful = (tried: ActResult): boolean =>
    final() &&
    mayHaveHappened(tried, affordance?.risk === "danger" && run.approvals.given.length === asked);
  const { result, strategies } = await climb(options, recorder, run, view, decision, {
    danger,
    isDoubtful,
  });
  run.approvals.exploring = false;
  run.approvals.endAct(sentAnything(result.effects));
  await recorder.record({
    type: "acted",
    data: {
      turn: run.turn,
      ok: result.ok,
      did: result.did,
      ...(result.error === undefined
        ? {}
        : { error: { code: result.error.code, message: result.error.message } }),
      effects: { ...result.effects },
      expectations: result.expectations,
      ...(result.ok && strategies.length < 2 ? {} : { strategies }),
    },
  });
  const approved = run.approvals.given.slice(asked).some((one) => one.answer === "approved");
  // Nothing was done, and nothing is tried in its place until somebody has answered; it is no step that led nowhere.
  const unanswered = run.approvals.parked || run.approvals.lapsed;
  if (!unanswered) remember(options, run, view, decision, result, { approved, strategies });
  if (options.signal.aborted) return { reason: "interrupted", detail: "The run was interrupted." };
  if (unanswered) return undefined;
  const answer = run.approvals.last as string | undefined;
  if (answer !== undefined && answer !== "approved")
    return options.mode === "run" ? refused(answer) : rehearsed(decision);
  if (isDoubtful(result)) {
    run.begun = true;
    run.trail = { before: view.observation, commit: result, after: undefined };
    const settled = await settle(options, recorder, run, result);
    if (settled !== "goes on") return settled;
  }
  // A way that was only looked at and led nowhere is no failure; a browser that is gone is.
  if (decision.explores === true && !isGone(result.error) && result.error?.code !== "PAGE_CRASH")
    return undefined;
  return recover(options, recorder, run, view, result);
}

function hasMoved({ nextObservation }: ActResult): boolean {
  const { changes } = nextObservation ?? {};
  if (changes === undefined) return false;
  const { samePage, added, removed, changed, newMessages, textAdded = [], textGone = [] } = changes;
  const all = [added, removed, changed, newMessages, textAdded, textGone];
  return !samePage || all.some(({ length }) => length > 0);
}

function valueOf({ value, fields }: ActDecision): { value?: string } {
  if (fields !== undefined) return { value: Object.values(fields).join("; ").slice(0, 500) };
  return value === undefined ? {} : { value: String(value) };
}

/** What was said to the site in the person's name: a reason that was chosen or typed, not the list it stands in. */
function answerIn({ intent, action, role, name, value }: ActDecision): string | undefined {
  if (intent !== "survey") return undefined;
  const said = typeof value === "string" ? value : undefined;
  if (action === "fill" || action === "select") return said?.slice(0, 200);
  return role === "combobox" || role === "listbox" ? undefined : name?.slice(0, 200);
}

/** A cancellation has an account page that says how things stand; of any other task only whoever decides can tell. */
async function settle(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  result: ActResult,
): Promise<Ending | "goes on" | undefined> {
  if (options.kind === "run") {
    run.feedback.push(
      `Your act of turn ${run.turn} failed, but may have been done. Look how things stand before you do it again.`,
    );
    return "goes on";
  }
  const gone = isGone(result.error);
  if (gone && !(await reopen(options, recorder, run))) return "goes on";
  return (await settleDoubt(options, recorder, run)) ?? (gone ? undefined : "goes on");
}

/** Only what was done reveals some danger; a rehearsal ends there like before a control that shows it. */
function rehearsed(decision: ActDecision): Ending {
  return {
    reason: "completed",
    detail: "Rehearsal: stopped before the first danger act.",
    proposed: decision,
  };
}

/** Signing in sends something too, and ends nothing. */
const isSignIn = ({ detected }: Seen): boolean => detected.state === "LOGIN_REQUIRED";

/** The first yes may come on a page that only asks; the plan stood where the way there was pressed. */
function wayInAt(run: RunState): string | undefined {
  const way = run.steps.findLast(
    ({ ok, intent, name = "", url }) =>
      ok && intent === "enter" && readLeaving(name).leaves && bestState(run, url)?.isPlan === true,
  );
  return way?.url;
}

export function remember(
  options: Pick<JobOptions, "planner">,
  run: RunState,
  view: Seen,
  decision: ActDecision,
  result: ActResult,
  { approved, strategies }: { approved: boolean; strategies: string[] },
): void {
  const missed = result.expectations
    .filter((check) => check.result !== "matched")
    .map((check) => `${check.kind} ${check.value ?? ""}, seen: ${check.seen}`);
  const { url } = view.observation.page;
  if (!run.begun && approved) {
    const from = wayInAt(run) ?? url;
    run.leftFrom ??= { url: from, folds: foldsOpened(run.steps, from) };
  }
  run.steps.push({
    turn: run.turn,
    url,
    state: view.detected.state,
    intent: decision.intent,
    action: decision.action,
    ...(decision.role === undefined ? {} : { role: decision.role }),
    ...(decision.name === undefined ? {} : { name: decision.name }),
    ...(decision.context === undefined ? {} : { context: decision.context }),
    ok: result.ok,
    ...(result.error === undefined ? {} : { error: result.error }),
    changed: result.effects.changed,
    danger: approved && result.ok,
    ...(sentAnything(result.effects) ? { sent: true as const } : {}),
    ...valueOf(decision),
    ...(missed.length === 0 ? {} : { missed }),
    ...(decision.whose === undefined ? {} : { whose: decision.whose }),
    ...(result.ok && strategies.length < 2 ? {} : { strategies }),
  });
  const answer = result.ok ? answerIn(decision) : undefined;
  if (answer !== undefined && !run.answers.includes(answer)) run.answers.push(answer);
  // A step that sent nothing cost a third of a second; only of a planner that pays for its turns it is one.
  if (options.planner.readsFeedback !== true && !sentAnything(result.effects)) run.looks++;
  run.moved = hasMoved(result);
  run.failures = result.ok || decision.explores === true ? 0 : run.failures + 1;
  // What is final is known by what it sent, not by its label or by whether somebody was asked.
  const sends = !isSignIn(view) && sentAnything(result.effects);
  if (((approved || decision.intent === "commit") && result.ok) || sends) {
    if (!run.begun && decision.name !== undefined) run.pressed ??= decision.name;
    run.begun = true;
    run.trail = { before: view.observation, commit: result, after: undefined };
  }
  if (run.begun) run.sent.push(...result.effects.requests);
}
