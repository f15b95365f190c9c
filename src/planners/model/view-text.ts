import { oneLine, renderObservation } from "../../contract/render-text.ts";
import type { Affordance, Observation } from "../../contract/observation.ts";
import type { Left, Step, View } from "../port.ts";
import { fence } from "./fence.ts";

/** How much of a page is told: at first, and where the first look left the model unsure. */
const SIZES = {
  first: { controls: 60, text: 1800, chars: 9000 },
  full: { controls: 120, text: 4000, chars: 20_000 },
};
const RECENT_STEPS = 5;
const OLDER_STEPS = 20;
const ERRORS = 15;
const OPTIONS = 12;
const FULL_ELEMENTS = 50;
const FULL_BYTES = 5_000;

export type TextOptions = {
  nonce: string;
  full: boolean;
  /** What was wrong with the answers of this turn so far. */
  trouble: string[];
};

/** One turn as text: what is ours first, then everything that comes from pages inside one fence. */
export function turnText(view: View, how: TextOptions): string {
  const size = how.full ? SIZES.full : SIZES.first;
  const told = [...(view.loan?.feedback ?? []), ...how.trouble];
  const ours = [
    `Task: ${view.kind === "run" ? "as the goal says" : "cancel the subscription"}`,
    `Goal: ${view.goal}`,
    ...(view.kind === "run"
      ? []
      : [
          `If the site asks why: ${view.reason === undefined ? '"prefer not to say", else whatever tells least' : JSON.stringify(view.reason)}`,
        ]),
    ...hints(view),
    `Turn ${view.turn}${view.loan === undefined ? "" : `; left: ${leftWords(view.loan.left)}`}`,
    ...stateLine(view),
    ...(told.length === 0 ? [] : ["From the loop:", ...told.map((text) => `- ${text}`)]),
  ];
  const pages = [
    ...historyLines(view.steps),
    renderObservation(shortened(view.observation, size), { ids: false }),
    ...optionLines(view.observation),
    ...(how.full ? elementLines(view.observation) : []),
  ];
  return [...ours, fence(how.nonce, pages.join("\n"), size.chars), "Call one tool."].join("\n");
}

function hints({ service, kind }: View): string[] {
  if (kind === "run" || service.hints.length === 0) return [];
  return ["Known of the site:", ...service.hints.slice(0, 6).map((hint) => `- ${hint}`)];
}

function stateLine({ detected, kind }: View): string[] {
  if (kind === "run" && detected.state !== "LOGIN_REQUIRED") return [];
  return [`Page state: ${detected.state} (${Math.round(detected.confidence * 100)} %)`];
}

function leftWords({ turns, ms, tokens, costUsd }: Left): string {
  return [
    `${turns} turns`,
    `${Math.max(0, Math.round(ms / 1000))} s`,
    ...(costUsd === undefined ? [] : [`$${Math.max(0, costUsd).toFixed(2)}`]),
    ...(tokens === undefined ? [] : [`${Math.max(0, tokens)} tokens`]),
  ].join(", ");
}

function shortened(
  observation: Observation,
  size: { controls: number; text: number },
): Observation {
  const { textCursor, text = "", affordances, ...rest } = observation;
  const cut = text.length > size.text || textCursor !== undefined;
  return {
    ...rest,
    affordances: affordances.slice(0, size.controls),
    hasMore: observation.hasMore || affordances.length > size.controls,
    nextCursor: "scroll, or name it by its words in fallbacks",
    text: cut ? `${text.slice(0, size.text)}\n(more text follows)` : text,
  };
}

function historyLines(steps: Step[]): string[] {
  if (steps.length === 0) return [];
  const older = steps.slice(0, -RECENT_STEPS);
  const skipped = Math.max(0, older.length - OLDER_STEPS);
  const errors = steps.filter((step) => step.error !== undefined);
  return [
    "steps so far:",
    ...(skipped === 0 ? [] : [`(${skipped} steps before these)`]),
    ...older
      .slice(skipped)
      .map((step) => `${step.turn} ${didWords(step)} ${step.ok ? "ok" : "failed"}`),
    ...steps.slice(-RECENT_STEPS).map(stepLine),
    ...(errors.length === 0 ? [] : ["errors so far:", ...errors.slice(-ERRORS).map(errorLine)]),
    "",
    "page now:",
  ];
}

function didWords(step: Step): string {
  const name = step.name === undefined ? "" : ` ${step.role ?? ""} "${oneLine(step.name, 60)}"`;
  const value = step.value === undefined ? "" : ` = "${oneLine(step.value, 40)}"`;
  return `${step.action ?? step.intent}${name}${value}`;
}

function stepLine(step: Step): string {
  const went = step.ok
    ? step.changed
      ? "ok"
      : "ok, but nothing changed"
    : `failed ${step.error?.code ?? ""}`;
  const missed = step.missed === undefined ? "" : `; not as expected: ${step.missed.join("; ")}`;
  return `${step.turn} ${didWords(step)} at ${pathOf(step.url)}: ${went}${oneLine(missed, 160)}`;
}

function errorLine(step: Step): string {
  const tried = step.strategies === undefined ? "" : `; tried: ${step.strategies.join(", ")}`;
  return oneLine(
    `${step.turn} ${step.error?.code ?? ""} ${step.error?.message ?? ""}${tried}`,
    220,
  );
}

function pathOf(url: string): string {
  return URL.canParse(url) ? oneLine(new URL(url).pathname, 60) : "";
}

/** What a list offers; the contract's rendering names only the list. */
function optionLines({ forms }: Observation): string[] {
  return forms.flatMap((form) =>
    form.fields.flatMap((field) => {
      const options = field.options ?? [];
      if (options.length === 0) return [];
      const more = options.length > OPTIONS ? ` | … ${options.length - OPTIONS} more` : "";
      return [
        `options of ${field.actionId}: ${options
          .slice(0, OPTIONS)
          .map((option) => oneLine(option, 40))
          .join(" | ")}${more}`,
      ];
    }),
  );
}

/** For the second look: what is in view, written as the markup it may stand for. */
function elementLines({ affordances }: Observation): string[] {
  const lines = ["in view, as markup:"];
  let bytes = 0;
  for (const affordance of affordances.filter((one) => one.inViewport).slice(0, FULL_ELEMENTS)) {
    const line = markupOf(affordance);
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > FULL_BYTES) break;
    lines.push(line);
  }
  return lines;
}

function markupOf(affordance: Affordance): string {
  const { actionId, role, name, href, selector, box, state, description, riskReason } = affordance;
  const attributes = [
    `n=${actionId}`,
    ...cssOf(selector),
    ...(href === undefined ? [] : [`href=${quoted(href, 120)}`]),
    ...(description === undefined ? [] : [`about=${quoted(description, 80)}`]),
    ...(state.disabled === true ? ["disabled"] : []),
    ...(riskReason === undefined ? [] : [`risk=${quoted(riskReason, 60)}`]),
    `at=${[box.x, box.y, box.width, box.height].map(Math.round).join(",")}`,
  ];
  return `<${role} ${attributes.join(" ")}>${oneLine(name, 120)}</${role}>`;
}

/** As it can be used in fallbacks; a path through the whole page is neither short nor lasting. */
function cssOf(selector: Affordance["selector"]): string[] {
  if (selector === undefined || selector.quality === "path" || selector.css.length > 100) return [];
  return [`css=${JSON.stringify(selector.css)}`];
}

function quoted(text: string, max: number): string {
  return JSON.stringify(oneLine(text, max));
}
