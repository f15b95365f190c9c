import type { Affordance } from "../contract/observation.ts";
import { countWords, readGoal, wordsOf } from "../planners/goal.ts";
import type { View } from "../planners/port.ts";
import { readControls } from "../planners/rules/read-control.ts";
import { plansIn, type Plan } from "../reading/plans.ts";
import type { JobOptions } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import type { Ending, RunState } from "./run-state.ts";

/**
 * Several subscriptions beside each other, and a goal that fits more than one of them, or none: which one is the
 * person's to say, before the first step. With nobody there the run stops and names them all.
 */
export async function whichOne(
  options: JobOptions,
  recorder: Recorder,
  run: RunState,
  view: View,
  pressed: Affordance | undefined,
): Promise<Ending | "decide anew" | undefined> {
  if (options.kind !== "cancel" || run.begun || run.chosen !== undefined) return undefined;
  if (pressed === undefined || !mayEnd(view, pressed)) return undefined;
  const plans = plansOn(view);
  if (plans.length < 2) return undefined;
  const meant = plansMeant(options.goal, plans);
  if (meant.length === 1) {
    run.chosen = meant[0]?.name;
    return undefined;
  }
  const listed = (meant.length > 1 ? meant : plans).slice(0, 9);
  const picture = await recorder.picture(options.browsers, run.sessionId, "checkpoint");
  const choice = await run.approvals.choose(
    {
      text: `There are ${listed.length} subscriptions here. Which one is to end?`,
      options: listed.map(words),
      url: view.observation.page.url,
      reason: "the goal fits more than one of them, or none",
    },
    picture,
  );
  const chosen = choice === undefined ? undefined : listed[choice];
  if (chosen === undefined)
    return {
      reason: "needs_human",
      unasked: true,
      detail: `There are several subscriptions, and the goal does not say which: ${listed.map(words).join("; ")}. Nothing was changed. Name one of them, for example --goal 'Cancel "${listed[0]?.name ?? ""}"'.`,
    };
  run.chosen = chosen.name;
  options.goal = `Cancel "${chosen.name}".${plans
    .filter((plan) => plan !== chosen)
    .map((plan) => ` Keep "${plan.name}".`)
    .join("")}`;
  await recorder.record({
    type: "note",
    data: { kind: "chosen", text: `Of ${plans.length} subscriptions, ${words(chosen)} is to end.` },
  });
  return "decide anew";
}

/** What is pressed to look about or to clear the view ends none of them. */
function mayEnd(view: View, pressed: Affordance): boolean {
  // A plain link to where plans are managed is only followed: which one is asked where something can end.
  const { role, href, risk } = pressed;
  const follows = role === "link" && href !== undefined && risk !== "danger";
  if (
    follows &&
    !readControls(view.observation).some(
      (c) => c.affordance.actionId === pressed.actionId && c.endsPlan,
    )
  )
    return false;
  return (
    pressed.risk === "danger" || waysOf(view).some(({ actionId }) => actionId === pressed.actionId)
  );
}

export function plansOn(view: View): Plan[] {
  const { text = "", affordances } = view.observation;
  return plansIn(
    text,
    affordances.map(({ name }) => name),
    waysOf(view).map(({ name }) => name),
  );
}

/** Controls that end or manage a plan, or lead there. */
function waysOf(view: View): Affordance[] {
  return readControls(view.observation)
    .filter(
      ({ endsPlan, saysSo, planPlace, stance }) =>
        endsPlan || saysSo || planPlace || stance === "cancel",
    )
    .map(({ affordance }) => affordance)
    .filter(({ region }) => /^(main|modal|frame)$/.test(region));
}

/** Those that the goal's own words name best; what it asks to keep is none of them. */
export function plansMeant(goal: string, plans: Plan[]): Plan[] {
  const { own, kept } = readGoal(goal);
  const open = plans.filter(({ name }) => countWords(name, kept) === 0);
  const hits = open.map(({ name }) => countWords(name, own));
  const most = Math.max(0, ...hits);
  const best = most === 0 ? open : open.filter((_, at) => hits[at] === most);
  // "Cancel Boulder Flat" beside "Boulder Flat Gold": the one whose whole name was said.
  const whole = best.filter(({ name }) => wordsOf(name).every((word) => own.includes(word)));
  return most > 0 && whole.length === 1 ? whole : best;
}

const words = ({ name, price, next }: Plan): string =>
  [name, price, next].filter((part) => part !== undefined).join(", ");
