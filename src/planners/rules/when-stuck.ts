import type { Decision, View } from "../port.ts";
import { isButton, isEnabled, movesAway, type Control } from "./read-control.ts";
import { actOn, actOnPage, end } from "./make-decision.ts";
import { entered, isGrave, sentOnTheWay, tookLastStep, usedUp, waits } from "./memory.ts";
import { inFlow } from "./where-in-flow.ts";
import { explore } from "../search/explore.ts";

/** The site says that it failed: once more, at most three times. */
export function tryAgain(view: View, controls: Control[]): Decision | undefined {
  const failures = view.steps.filter((step) => step.state === "FAILED").length;
  if (failures >= 3) return end("stuck", "The site says that it failed.");
  const again = controls.find(
    (control) =>
      isButton(control) &&
      isEnabled(control) &&
      !movesAway(control) &&
      !usedUp(view, control) &&
      (control.endsPlan ||
        /again|retry|erneut|nochmal|réessayer|de nuevo|reintentar|otra vez|novamente|riprova|di nuovo|opnieuw|再試行|もう一度|ponownie/i.test(
          control.affordance.name,
        )),
  );
  if (again !== undefined)
    return actOn(again, again.endsPlan ? "commit" : "advance", "the site failed; once more");
  return actOnPage("back", "back", "the site failed; back to try once more");
}

/** Nothing here leads on: what may still help, and then the word for it. */
export function nothingLeft(view: View, controls: Control[]): Decision {
  const { facts } = view.detected;
  const meant = view.map === undefined || inFlow(view);
  if (/^(phone|letter|chat|visit)$/.test(facts.wall ?? "") && meant)
    return end("not_possible", facts.wallWords ?? `The site wants a ${facts.wall}.`);
  // Something in front that leads nowhere: close it and look at the page behind.
  const close = controls.find(
    (control) =>
      control.inFront &&
      isButton(control) &&
      control.stance === "dismiss" &&
      !usedUp(view, control),
  );
  if (close !== undefined && !entered(view))
    return actOn(close, "dismiss", "nothing here leads on");
  const scroll = view.observation.page.scroll;
  if (
    scroll.maxY > 0 &&
    scroll.y < scroll.maxY - 50 &&
    view.steps.filter((step) => step.intent === "scroll" && step.url === view.observation.page.url)
      .length < 3
  )
    return actOnPage("scroll", "scroll", "the rest of the page may show the way", "down");
  if (tookLastStep(view) || (view.map !== undefined && view.steps.some(sentOnTheWay)))
    return end("completed", "Nothing is left to do after the last step.", 0.4);
  const settled = waits(view) > 0 || !isThin(view);
  const onward = settled ? lookAround(view) : undefined;
  if (onward !== undefined) return onward;
  if (waits(view) < 2) return actOnPage("wait", "wait", "the page may still be loading", 1500);
  // A page that was only looked at: back, there may be others.
  const last = view.steps.findLast((step) => step.intent !== "wait");
  const backs = view.steps.filter((step) => step.intent === "back").length;
  if (
    last?.intent === "enter" &&
    last.url !== view.observation.page.url &&
    view.detected.state !== "ACCOUNT_ACTIVE" &&
    backs < 3
  )
    return actOnPage("back", "back", "nothing on this page leads on");
  return elsewhere(view) ?? end("stuck", "No control on this page leads on.");
}

/** After something final was sent the account is asked, not the rest of the site. */
function lookAround(view: View): Decision | undefined {
  return view.steps.some((step) => isGrave(step) && step.sent === true) ? undefined : explore(view);
}

/** So little stands in the page itself that it may still be drawn. */
function isThin({ observation, steps, appeared }: View): boolean {
  const last = steps.at(-1);
  // What was opened slides open: nothing of it shows yet.
  const unfolding =
    /^(?:open|explore|enter)$/.test(last?.intent ?? "") &&
    last?.url === observation.page.url &&
    last.changed &&
    (appeared?.size ?? 1) === 0;
  const own = observation.affordances.filter(({ region }) => /^(main|modal|frame)$/.test(region));
  return unfolding || own.length === 0 || (observation.text ?? "").trim().length < 80;
}

/** The whole site was looked at, and one of its pages said who ends it, or how. */
function elsewhere({ map }: View): Decision | undefined {
  const said = map?.wall;
  if (said === undefined) return undefined;
  if (said.biller !== undefined) return end("third_party_billing", said.biller);
  return end("not_possible", said.words ?? `The site wants a ${said.wall ?? "call"}.`);
}
