import type { Decision, View } from "../port.ts";
import { isButton, isClosed, isEnabled, movesAway, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { leadsTo, usedUp } from "./memory.ts";
import { CLOSES } from "./places.ts";

/** Answers to one question stand together: at most this many of their own heights apart. */
const NEAR = 4;

/**
 * "I'll take the discount" beside words that nobody knows: an offer has two answers, and the one that does not take it
 * goes on. Known by what stands beside it, so that it holds in every language.
 */
export function otherAnswer(view: View, open: Control[]): Decision | undefined {
  const answers = open.filter(
    (control) =>
      isButton(control) &&
      isEnabled(control) &&
      /^(?:button|link)$/.test(control.affordance.role) &&
      /^(?:main|modal|frame)$/.test(control.affordance.region) &&
      control.affordance.name !== "" &&
      !isClosed(control.affordance) &&
      control.affordance.state.expanded === undefined,
  );
  const taking = answers.filter(takes);
  const rest = answers.filter(
    (control) =>
      !takes(control) &&
      !control.help &&
      !control.elsewhere &&
      !/^(?:help|signIn|consent)$/.test(control.stance) &&
      !ONLY_CLOSES.test(control.affordance.name.trim()) &&
      !CLOSES.test(control.affordance.name) &&
      taking.some((one) => standTogether(one, control)),
  );
  const [only] = rest;
  if (only === undefined || rest.length > 1 || movesAway(only)) return undefined;
  if (usedUp(view, only) || leadsTo(view, only) !== "new") return undefined;
  return actOn(only, "decline", "the other answer to the offer", { confidence: 0.5 });
}

/** Closing the question answers it with nothing. */
const ONLY_CLOSES =
  /^(?:close|schlie(?:ß|ss)en|fermer|cerrar|fechar|chiudi|sluit(?:en)?|zamknij|stäng|luk|lukk|sulje|zavřít|закрыть|закрити|kapat|bezárás?|închide|κλείσιμο|閉じる|关闭|關閉|닫기)$/iu;

/** Its own words take something on; a price that merely stands beside it says nothing. */
const takes = (control: Control): boolean =>
  control.affordance.riskCode === "price_beside"
    ? control.avoid
    : !control.deletes && movesAway(control);

function standTogether(one: Control, other: Control): boolean {
  const a = one.affordance.box;
  const b = other.affordance.box;
  if (one.affordance.region !== other.affordance.region) return false;
  const reach = Math.max(a.height, b.height, 16) * NEAR;
  return Math.abs(a.y + a.height / 2 - b.y - b.height / 2) <= reach;
}
