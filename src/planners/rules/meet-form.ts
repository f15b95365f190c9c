import type { ActDecision, View } from "../port.ts";
import { answerSurvey, typeWhatIsRequired } from "./answers.ts";
import { isEnabled, isTyping, movesAway, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { demandedWord } from "./demanded-word.ts";
import { usedUp } from "./memory.ts";

/**
 * A form is one thing: where the way on is locked, every question of it that has no answer yet gets one, group by group.
 * One answer was taken for all of them, and a form with a rating and a reason was waited for in vain.
 */
export function meetForm(view: View, controls: Control[]): ActDecision | undefined {
  const front = controls.filter((control) => control.inFront);
  const own =
    front.length > 0
      ? front
      : controls.filter(({ affordance }) => /^(main|frame|modal)$/.test(affordance.region));
  return (
    typeOwnWord(view, own) ??
    answerGroups(view, own) ??
    answerSurvey(view, own, true) ??
    typeWhatIsRequired(view, own, true) ??
    tickWhatIsLeft(view, own)
  );
}

/** All else is answered and the form still holds back: its empty boxes are what it wants, but none that takes something on. */
function tickWhatIsLeft(view: View, controls: Control[]): ActDecision | undefined {
  const box = controls.find(
    (control) =>
      control.affordance.role === "checkbox" &&
      control.affordance.state.checked === false &&
      isEnabled(control) &&
      !usedUp(view, control) &&
      !(control.spends || control.deletes || control.extra || movesAway(control)),
  );
  return box === undefined
    ? undefined
    : actOn(box, "acknowledge", "the form came back without it", { action: "check" });
}

/** "Write RINUNCIO to go on" as the label of a field: no reason belongs there. */
export function typeOwnWord(view: View, controls: Control[]): ActDecision | undefined {
  const word = demandedWord(view);
  if (word === undefined) return undefined;
  const field = controls.find(
    (control) =>
      isTyping(control) &&
      isEnabled(control) &&
      control.affordance.valueRedacted !== true &&
      `${control.affordance.name} ${control.affordance.description ?? ""}`.includes(word) &&
      (control.affordance.value ?? "") !== word &&
      !usedUp(view, control),
  );
  return field === undefined
    ? undefined
    : actOn(field, "type", `the page demands the word "${word}"`, { action: "fill", value: word });
}

function answerGroups(view: View, controls: Control[]): ActDecision | undefined {
  const radios = controls.filter(
    (control) => control.affordance.role === "radio" && isEnabled(control),
  );
  for (const group of groupsOf(radios)) {
    if (group.some(({ affordance }) => affordance.state.checked === true)) continue;
    const pick = group.find((radio) => !movesAway(radio) && !usedUp(view, radio));
    if (pick !== undefined) return actOn(pick, "survey", "each question wants an answer");
  }
  return undefined;
}

/** "1 of 5" to "5 of 5" are one question, answers that stand together another. */
function groupsOf(radios: Control[]): Control[][] {
  const shapes = Map.groupBy(radios, ({ affordance }) => affordance.name.replace(/\d+/g, "0"));
  const scales = [...shapes].filter(([shape, all]) => /0/.test(shape) && all.length > 2);
  const inScale = new Set(scales.flatMap(([, all]) => all));
  const groups: Control[][] = scales.map(([, all]) => all);
  let open: Control[] | undefined;
  for (const radio of radios.filter((one) => !inScale.has(one))) {
    const last = open?.at(-1)?.affordance.box;
    const { box } = radio.affordance;
    // A gap as high as five rows parts two questions.
    const near = last !== undefined && Math.abs(box.y - last.y) < Math.max(box.height, 16) * 5;
    if (open === undefined || !near) groups.push((open = []));
    open.push(radio);
  }
  return groups;
}
