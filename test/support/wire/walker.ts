import type { Step } from "../../../practice/walker.ts";
import { historyIn, type Told } from "./history.ts";
import { markedControlsIn, pageTextOf, type MarkedControl } from "./page-text.ts";
import type { Policy, Reply } from "./wire.ts";

/**
 * A model that knows what a person would press on this site, and nothing else: where the flow stands, which control
 * that is and what became of the acts before, it reads off the question, as every model must.
 */
export function walker(steps: readonly Step[]): Policy {
  return ({ text }) => {
    const history = historyIn(text);
    const at = reached(steps, history);
    const step = steps.slice(at).find((one) => !isSeen(one, text));
    if (step === undefined) return claim;
    if (typeof step !== "string" && "see" in step)
      return waited(history) < PATIENCE ? wait : (doing(steps[at + 1], text, history) ?? claim);
    return (
      doing(step, text, history) ??
      again(steps[at - 1], text, history) ??
      (waited(history) < PATIENCE ? wait : undefined) ??
      fromTheStart(steps.slice(0, at), text, history) ??
      byWords(step)
    );
  };
}

const PATIENCE = 3;
const SURE = { reasoning: "It is next on the way out.", confidence: 0.9 };
const act = (input: Record<string, unknown>): Reply => ({
  call: { name: "act", input: { ...input, ...SURE } },
});
const wait = act({ action: "wait", value: "2500" });
const claim: Reply = {
  call: { name: "complete_task", input: { status: "success", reason: "The page shows the end." } },
};

const same = (one: string, other: string): boolean => clean(one) === clean(other);
const clean = (text: string): string =>
  text.normalize("NFKC").replace(/\s+/g, " ").replace(/…$/, "").trim().toLowerCase().slice(0, 58);

function isSeen(step: Step, text: string): boolean {
  return typeof step !== "string" && "see" in step && pageTextOf(text).includes(step.see);
}

/** How far the acts so far have led; what was to be seen on the way was seen. */
function reached(steps: readonly Step[], history: Told[]): number {
  let at = 0;
  for (const told of history) {
    while (at < steps.length && isSight(steps[at])) at++;
    if (told.went === "failed") continue;
    const step = steps[at];
    // Not the next step but one before it: the way is walked again from there.
    const before = steps.slice(0, at).findLastIndex((one) => isDoneBy(one, told));
    if (step !== undefined && isDoneBy(step, told)) at++;
    else if (before >= 0) at = before + 1;
  }
  return at;
}

const isSight = (step: Step | undefined): boolean => typeof step === "object" && "see" in step;

function isDoneBy(step: Step, { action, name = "", value = "" }: Told): boolean {
  if (typeof step === "string") return same(name, step);
  if ("fill" in step) return action === "fill" && same(value.slice(0, 38), step.fill.slice(0, 38));
  if ("pick" in step) return same(value, step.pick[1]) || same(name, step.pick[1]);
  if ("accept" in step) return action === "dialog";
  if ("see" in step) return false;
  return same(name, "tab" in step ? step.tab : step.press);
}

/** The act for a step where the page shows what it needs. */
function doing(step: Step | undefined, text: string, history: Told[]): Reply | undefined {
  if (step === undefined) return undefined;
  if (typeof step === "string") return press(step, text, history);
  if ("fill" in step) {
    const field = markedControlsIn(text).findLast(({ role }) => role === "textbox");
    return field && act({ action: "fill", target: field.id, value: step.fill });
  }
  if ("pick" in step) return pick(step.pick, text, history);
  if ("accept" in step)
    return /^dialog in front: /m.test(pageTextOf(text))
      ? act({ action: "dialog", value: "accept" })
      : press(step.accept, text, history);
  if ("see" in step) return undefined;
  return press("tab" in step ? step.tab : step.press, text, history);
}

/** Done, but nothing came of it and the control is still there: once more, by another way. */
function again(before: Step | undefined, text: string, history: Told[]): Reply | undefined {
  const last = history.at(-1);
  if (before === undefined || last?.went !== "nothing changed" || !isDoneBy(before, last))
    return undefined;
  const twice = history.filter((told) => told.name === last.name && told.went === last.went);
  return twice.length > 1 ? undefined : doing(before, text, history);
}

/** Where the page shows nothing of the next step but the beginning of the way, it is walked anew. */
function fromTheStart(steps: readonly Step[], text: string, history: Told[]): Reply | undefined {
  for (const step of steps) {
    const reply = doing(step, text, history);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

function press(name: string, text: string, history: Told[]): Reply | undefined {
  const control = named(text, name);
  if (control === undefined) return undefined;
  if (/\bdisabled\b/.test(control.marks)) return wait;
  const failed = history.some((told) => told.went === "failed" && same(told.name ?? "", name));
  return act({
    action: actionFor(control),
    target: control.id,
    // What failed by its number may be found by its words.
    ...(failed ? { fallbacks: [{ role: control.role, name: control.name }, { text: name }] } : {}),
  });
}

function actionFor({ role, marks }: MarkedControl): string {
  if (role !== "checkbox" && role !== "radio") return "click";
  return /(^|, )checked\b/.test(marks) ? "uncheck" : "check";
}

function pick([shown, option]: [string, string], text: string, history: Told[]): Reply | undefined {
  const offered = named(text, option);
  if (offered !== undefined) return press(option, text, history);
  const lists = markedControlsIn(text).filter(({ role }) => role === "combobox");
  const offers = pageTextOf(text).split("\n");
  const native = lists.find(({ id }) =>
    offers.some((line) => line.startsWith(`options of ${id}: `) && line.includes(option)),
  );
  if (native !== undefined) return act({ action: "select", target: native.id, value: option });
  const opener = named(text, shown) ?? lists.at(-1);
  return opener && act({ action: "click", target: opener.id });
}

/** What stands in front counts before what lies behind it; of two alike the later one. */
function named(text: string, name: string): MarkedControl | undefined {
  const controls = markedControlsIn(text).filter(({ marks }) => !/not targetable/.test(marks));
  const exact = controls.filter((control) => same(control.name, name));
  const fits = exact.length > 0 ? exact : controls.filter((one) => begins(one.name, name));
  return fits.findLast(({ region }) => region === "modal") ?? fits.at(-1);
}

const begins = (long: string, short: string): boolean => clean(long).startsWith(clean(short));

/** Not among the controls, or not yet: by the words that a person would see. */
function byWords(step: Step): Reply {
  const words =
    typeof step === "string"
      ? step
      : "press" in step
        ? step.press
        : "tab" in step
          ? step.tab
          : "pick" in step
            ? step.pick[0]
            : undefined;
  if (words === undefined)
    return { call: { name: "complete_task", input: { status: "stuck", reason: "No way on." } } };
  return act({ action: "click", fallbacks: [{ name: words }, { text: words }] });
}

function waited(history: Told[]): number {
  return history.length - 1 - history.findLastIndex(({ action }) => action !== "wait");
}
