import type { Model, ModelImage } from "../../models/port.ts";
import type { ActDecision, Decision, Loan, Planner, View } from "../port.ts";
import { decide as decideByRules } from "../rules/rules.ts";
import { askAboutEnd } from "./ask-about-end.ts";
import { Models, type Stop } from "./ask-models.ts";
import { readAnswer } from "./decide.ts";
import { newNonce } from "./fence.ts";
import { SYSTEM } from "./system.ts";
import { TOOLS } from "./tools.ts";
import { turnText } from "./view-text.ts";

export const VISION = ["auto", "always", "never"] as const;
export type Vision = (typeof VISION)[number];

export type ModelPlannerOptions = {
  /** The first is asked; the others where it does not answer. */
  models: Model[];
  /** For plain pages: cheaper. */
  simple?: Model;
  vision?: Vision;
  /** A fence mark for each turn; for tests that look at the text. */
  nonce?: () => string;
};

const SURE = 0.6;
const UNUSABLE_ANSWERS = 3;
/** Reasoning models think within it. */
const OUTPUT_TOKENS = 4_096;

/** A language model decides; rules take over where none answers and the task is one they know. One planner a run. */
export function modelPlanner(options: ModelPlannerOptions): Planner {
  const models = new Models(options.models, options.simple);
  let seen: string | undefined;
  let down = false;
  return {
    readEnd: (blocks, loan) =>
      down ? Promise.resolve(undefined) : askAboutEnd(models, blocks, loan),
    name: `model ${options.models[0]?.name ?? ""}`.trim(),
    // The rules do not listen: what they claim is the last word.
    get readsFeedback() {
      return !down;
    },
    async next(view) {
      const early = withoutAsking(view);
      if (early !== undefined) return early;
      if (down) return byRules(view, []);
      const fresh = seen !== pageOf(view);
      seen = pageOf(view);
      const decision = await askUntilUsable(models, view, options, fresh);
      if (!isDown(decision)) return decision;
      down = true;
      return byRules(view, decision.notes);
    },
  };
}

type Down = { down: true; notes: string[] };
const isDown = (decision: Decision | Down): decision is Down => "down" in decision;

/** What is plain without a model: it could only spend money on it, or be talked into trying. */
function withoutAsking(view: View): Decision | undefined {
  const captcha = view.observation.blockers.some((blocker) => blocker.kind === "captcha");
  if (captcha) return end("needs_human", "The site shows a captcha; please solve it yourself.");
  const { state, confidence } = view.detected;
  const signIn = state === "LOGIN_REQUIRED" && confidence >= 0.8 && !/\bsecret:\w/.test(view.goal);
  return signIn ? end("login_required", "The site asks to sign in.") : undefined;
}

async function askUntilUsable(
  models: Models,
  view: View,
  options: ModelPlannerOptions,
  fresh: boolean,
): Promise<Decision | Down> {
  const loan = view.loan ?? ALONE;
  const nonce = (options.nonce ?? newNonce)();
  const notes: string[] = [];
  const trouble: string[] = [];
  let full = false;
  for (let unusable = 0; unusable < UNUSABLE_ANSWERS;) {
    const image = await pictureFor(view, loan, options.vision ?? "auto", fresh || full);
    const asked = await models.ask(
      {
        system: SYSTEM,
        tools: TOOLS,
        text: turnText(view, { nonce, full, trouble }),
        ...(image === undefined ? {} : { image }),
        maxOutputTokens: OUTPUT_TOKENS,
        timeLeftMs: Math.max(0, loan.left.ms),
      },
      loan,
      !full && unusable === 0 && isPlain(view),
    );
    notes.push(...asked.notes);
    if ("stop" in asked) return stopped(asked.stop, notes, view);
    const reading = readAnswer(asked.answer, view);
    if ("trouble" in reading) {
      unusable++;
      trouble.splice(0, trouble.length, reading.trouble);
      notes.push(`${asked.answer.model} gave no usable call: ${reading.trouble}`);
      continue;
    }
    const { decision } = reading;
    notes.push(...(decision.notes ?? []));
    const doubtful = decision.kind === "act" && decision.confidence < SURE;
    if (doubtful && !full) {
      full = true;
      notes.push(`Asked again with a fuller view: confidence was ${decision.confidence}.`);
      trouble.splice(0, trouble.length, secondLook(decision));
      continue;
    }
    const noted = { ...decision, ...(notes.length === 0 ? {} : { notes }) };
    return doubtful ? { ...(noted as ActDecision), unsure: true } : noted;
  }
  return {
    ...end("llm_no_action", `${UNUSABLE_ANSWERS} answers in a row named no usable act.`),
    notes,
  };
}

function secondLook({ action, confidence }: ActDecision): string {
  return `You proposed ${action} with confidence ${confidence}. Nothing was done. Here is more of the page; decide again.`;
}

function stopped(stop: Stop, notes: string[], view: View): Decision | Down {
  if (stop === "over budget")
    return { ...end("budget_exceeded", "The next call would go over the budget."), notes };
  if (view.kind === "run")
    return { ...end("llm_error", notes.at(-1) ?? "No language model answered."), notes };
  return {
    down: true,
    notes: [...notes, "No language model answers: the rules decide from here on."],
  };
}

function byRules(view: View, notes: string[]): Decision {
  const decision = decideByRules(view);
  return notes.length === 0 ? decision : { ...decision, notes };
}

/** Known for what it is, nothing went wrong, nothing on it is final: a smaller model will do. */
function isPlain(view: View): boolean {
  const last = view.steps.at(-1);
  return (
    view.detected.state !== "UNKNOWN" &&
    view.detected.confidence >= 0.8 &&
    (last === undefined || last.ok) &&
    (view.loan?.feedback.length ?? 0) === 0 &&
    !view.observation.affordances.some((one) => one.risk === "danger")
  );
}

async function pictureFor(
  view: View,
  loan: Loan,
  vision: Vision,
  wanted: boolean,
): Promise<ModelImage | undefined> {
  const failed = view.steps.at(-1)?.ok === false;
  if (vision === "never" || (vision === "auto" && !wanted && !failed)) return undefined;
  return loan.picture();
}

function pageOf({ observation }: View): string {
  return observation.page.url.replace(/[?#].*$/, "");
}

function end(
  reason: "needs_human" | "login_required" | "llm_no_action" | "llm_error" | "budget_exceeded",
  detail: string,
): Extract<Decision, { kind: "end" }> {
  return { kind: "end", reason, detail, confidence: 1 };
}

/** Without a loop around it: no limits, no picture. */
const ALONE: Loan = {
  feedback: [],
  left: { turns: 1, ms: 60_000, tokens: undefined, costUsd: undefined },
  picture: () => Promise.resolve(undefined),
  mayCost: () => Promise.resolve(true),
  spent: () => Promise.resolve(),
  signal: new AbortController().signal,
};
