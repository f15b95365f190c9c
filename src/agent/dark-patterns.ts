import type { Observation } from "../contract/observation.ts";
import type { Detected, ActDecision } from "../planners/port.ts";
import { readControls } from "../planners/rules/read-control.ts";
import type { PatternMet } from "../runs/verdict.ts";

/** Tricks that a page plays on somebody who wants to leave, by name; recorded, never followed. */
export function darkPatterns(
  observation: Observation,
  detected: Detected,
  decision: ActDecision,
  turn: number,
): PatternMet[] {
  const met: PatternMet[] = [];
  const add = (kind: string, text: string): void =>
    void met.push({ kind, text: text.slice(0, 160), url: observation.page.url, turn });
  const controls = readControls(observation).filter(({ affordance }) =>
    /^(modal|main|frame)$/.test(affordance.region),
  );
  const target = controls.find(
    ({ affordance }) =>
      decision.target.kind === "element" && affordance.actionId === decision.target.actionId,
  );
  const stays = controls.filter(
    (control) => control.stance === "stay" || control.spends || control.avoid,
  );
  if (target !== undefined && stays.length > 0) {
    const area = (control: (typeof controls)[number]): number =>
      control.affordance.box.width * control.affordance.box.height;
    const largest = Math.max(...stays.map(area));
    if (
      largest > area(target) * 2.5 &&
      (detected.state === "RETENTION_OFFER" || detected.state === "FINAL_CONFIRMATION")
    )
      add("swapped emphasis", `"${target.affordance.name}" is much smaller than the ways to stay`);
  }
  const shaming = controls.find(
    ({ affordance, stance }) =>
      stance !== "help" &&
      /\b(i (hate|don't (like|want|need)|prefer (to pay|paying))|no,? i|rather (pay|lose|miss))\b|lieber verzichte|je préfère (perdre|payer)|prefiero perder|prefiro perder|preferisco perdere|損をし/i.test(
        affordance.name,
      ),
  );
  if (shaming !== undefined) add("confirm-shaming", shaming.affordance.name);
  if (decision.intent === "acknowledge" && decision.action === "uncheck")
    add("preselected extra", decision.name ?? "");
  if (
    decision.intent === "wait" &&
    controls.some(({ affordance, endsPlan }) => endsPlan && affordance.state.disabled === true)
  )
    add("countdown", "the button is kept shut for a while");
  if (detected.state === "EXIT_SURVEY" && decision.intent === "survey")
    add("forced survey", "a reason must be given before going on");
  if (detected.facts.interim !== undefined) add("one more step", detected.facts.interim);
  if (detected.facts.wall === "chat" || detected.facts.wall === "phone")
    add(`${detected.facts.wall} wall`, detected.facts.wallWords ?? "");
  return met;
}
