import type { Affordance } from "../../contract/observation.ts";
import type { ActDecision, Decision, Planner, View } from "../port.ts";
import { actOnPage, end } from "../rules/make-decision.ts";
import { decide as decideByRules } from "../rules/rules.ts";
import { fit } from "./fit-step.ts";
import { inFrontOf } from "./wrap-planner.ts";
import { pageOf, pathOf, sameScreen } from "./recorded-page.ts";
import { isFinal, type RecordedPage, type RecordedStep, type Recording } from "./recording.ts";

/** How a run got on with its recording. */
export type ReplayReport = {
  replayed: number;
  handedOver: number;
  /** Why it handed over, the first time. */
  why: string | undefined;
};

export type ReplayPlanner = Planner & { report(): ReplayReport };

/** A button that is kept shut for a while: as long as the rules would wait for it. */
const LOCKED_WAITS = 12;
/** A page that draws itself late. Each look is a turn, and turns are bounded. */
const LATE_WAITS = 2;
const LATE_WAITS_A_RUN = 6;
const DISMISSALS = 3;
const LATE_MS = 700;
const LOCKED_MS = 2000;

/**
 * Walks a recorded way, each step checked against the page before it is made. What does not fit goes to the
 * fallback until the page is another one; then the recording is taken up again where it fits.
 */
export function replayPlanner(recording: Recording, fallback: Planner): ReplayPlanner {
  const replay = new Replay(recording, fallback);
  const planner = inFrontOf(() => replay.decided, {
    name: `replay+${fallback.name}`,
    next: (view) => replay.next(view),
  });
  return Object.assign(planner, { report: () => replay.report });
}

type Search =
  | { kind: "step"; index: number; affordance: Affordance | undefined }
  | { kind: "locked" }
  | { kind: "nothing"; why: string };

class Replay {
  readonly report: ReplayReport = { replayed: 0, handedOver: 0, why: undefined };
  /** Who is told what became of the last decision; undefined where the recording made it. */
  decided: Planner | undefined;
  #recording: Recording;
  #fallback: Planner;
  /** The step that comes next. */
  #at = 0;
  #used = new Map<number, number>();
  #broken = new Set<number>();
  #made: { index: number; turn: number } | undefined;
  /** The screen that the fallback works on; it goes on there by itself. */
  #held: RecordedPage | undefined;
  #seen: RecordedPage | undefined;
  /** Said once; where verification does not agree, the rest is the fallback's. */
  #claimed = false;
  #dismissals = 0;
  #lockedWaits = 0;
  #lateWaits = 0;
  #lateWaitsInRun = 0;

  constructor(recording: Recording, fallback: Planner) {
    this.#recording = recording;
    this.#fallback = fallback;
  }

  async next(view: View): Promise<Decision> {
    this.decided = undefined;
    this.#lookBack(view);
    const now = pageOf(view);
    const before = this.#seen;
    this.#seen = now;
    if (this.#held !== undefined && sameScreen(this.#held, now))
      return this.#handOver(view, now, "goes on with this page");
    this.#held = undefined;
    if (!this.#claimed && this.#isOver(view)) {
      this.#claimed = true;
      this.decided = this.#fallback;
      const { checks } = this.#recording.end;
      return {
        ...end("completed", "The recorded way was walked to its end."),
        ...(checks === undefined ? {} : { checks }),
      };
    }
    const found = this.#search(view);
    const banner = this.#dismissal(view, found);
    if (banner !== undefined) return banner;
    if (found.kind === "step") return this.#make(view, found.index, found.affordance);
    if (found.kind === "locked" && this.#lockedWaits < LOCKED_WAITS) {
      this.#lockedWaits++;
      return actOnPage("wait", "wait", "replay: the recorded control is not open yet", LOCKED_MS);
    }
    const why = found.kind === "locked" ? "the recorded control stays shut" : found.why;
    return this.#waitForLatePage(before, now) ?? (await this.#handOver(view, now, why));
  }

  /** A replayed act that failed is not made a second time, and what comes after it waits for the fallback. */
  #lookBack(view: View): void {
    const made = this.#made;
    this.#made = undefined;
    if (made === undefined || view.steps.find(({ turn }) => turn === made.turn)?.ok === true)
      return;
    this.#broken.add(made.index);
    this.#at = made.index;
  }

  /** Over where the recording was, or where the site says so after the last step; never without the last step. */
  #isOver(view: View): boolean {
    const { steps, end: last } = this.#recording;
    const rest = steps.slice(this.#at);
    if (steps.some(isFinal) && finalsIn(view) === 0) return false;
    const { state } = view.detected;
    if (state === "COMPLETE" || state === "ACCOUNT_CANCELLED") return !rest.some(isFinal);
    return (
      rest.length === 0 &&
      this.report.replayed > 0 &&
      state === last.state &&
      pathOf(view.observation.page.url) === last.path
    );
  }

  #search(view: View): Search {
    const { steps } = this.#recording;
    let first: string | undefined;
    for (let index = this.#at; index < steps.length; index++) {
      const step = steps[index];
      if (step === undefined) break;
      const found = fit(step, view);
      if (found.kind === "locked") return found;
      if (found.kind === "fits") {
        if (this.#mayMake(index)) return { kind: "step", index, affordance: found.affordance };
        return { kind: "nothing", why: "the recorded step was tried already" };
      }
      if (found.kind === "passed") continue;
      first ??= found.why;
      if (found.here || !this.#mayPass(index, view)) return { kind: "nothing", why: found.why };
    }
    return (
      this.#searchBehind(view) ?? { kind: "nothing", why: first ?? "the recording is at its end" }
    );
  }

  /** A fallback that had to begin again may have come back to a page that was walked before; not after a final act. */
  #searchBehind(view: View): Search | undefined {
    if (this.report.handedOver === 0 || finalsIn(view) > 0) return undefined;
    for (let index = this.#at - 1; index >= 0; index--) {
      const step = this.#recording.steps[index];
      if (step === undefined || isFinal(step) || !this.#mayMake(index)) continue;
      const found = fit(step, view);
      if (found.kind === "fits") return { kind: "step", index, affordance: found.affordance };
    }
    return undefined;
  }

  /** Twice at most, once where it is final: a recording must not go round in circles. */
  #mayMake(index: number): boolean {
    const step = this.#recording.steps[index];
    const most = step !== undefined && isFinal(step) ? 1 : 2;
    return !this.#broken.has(index) && (this.#used.get(index) ?? 0) < most;
  }

  /** A step of a page that no longer comes is left out, but never the last one of the flow. */
  #mayPass(index: number, view: View): boolean {
    const { steps } = this.#recording;
    const step = steps[index];
    if (step === undefined || !isFinal(step)) return true;
    return finalsIn(view) > steps.slice(0, index).filter(isFinal).length;
  }

  #make(view: View, index: number, affordance: Affordance | undefined): Decision {
    const { steps } = this.#recording;
    const step = steps[index] as RecordedStep;
    const skipped = index - this.#at;
    this.#used.set(index, (this.#used.get(index) ?? 0) + 1);
    this.#at = index + 1;
    this.#made = { index, turn: view.turn };
    this.#lateWaits = 0;
    this.report.replayed++;
    return {
      ...decisionOf(step, affordance),
      reason: `replay: step ${index + 1} of ${steps.length}${skipped > 0 ? `, ${skipped} not needed` : ""}`,
    };
  }

  /** A consent banner that the recording does not know is cleared away first: it would catch the click. */
  #dismissal(view: View, found: Search): Decision | undefined {
    const banner = view.observation.blockers.find(({ kind }) => kind === "consent");
    if (banner === undefined || this.#dismissals >= DISMISSALS) return undefined;
    const own = found.kind === "step" ? found.affordance?.actionId : undefined;
    if (own !== undefined && banner.actionIds.includes(own)) return undefined;
    const decision = decideByRules(view);
    if (decision.kind !== "act" || decision.intent !== "dismiss") return undefined;
    this.#dismissals++;
    return { ...decision, reason: `replay: ${decision.reason}` };
  }

  #waitForLatePage(before: RecordedPage | undefined, now: RecordedPage): Decision | undefined {
    const late = before === undefined ? now.controls.length === 0 : sameScreen(before, now);
    if (!late || this.#lateWaits >= LATE_WAITS || this.#lateWaitsInRun >= LATE_WAITS_A_RUN)
      return undefined;
    this.#lateWaits++;
    this.#lateWaitsInRun++;
    return actOnPage("wait", "wait", "replay: the next page is not there yet", LATE_MS);
  }

  async #handOver(view: View, now: RecordedPage, why: string): Promise<Decision> {
    this.report.handedOver++;
    this.report.why ??= why;
    this.decided = this.#fallback;
    const decision = await this.#fallback.next(view);
    // What only clears the view leaves the page to the recording.
    this.#held = decision.kind === "act" && decision.intent === "dismiss" ? undefined : now;
    const words = `replay hands over (${why}); ${this.#fallback.name}: `;
    return decision.kind === "act"
      ? { ...decision, reason: `${words}${decision.reason}` }
      : decision;
  }
}

/** Acts of this run that changed something for good, whoever decided them. */
function finalsIn(view: View): number {
  return view.steps.filter((step) => step.ok && (step.intent === "commit" || step.danger)).length;
}

function decisionOf(step: RecordedStep, affordance: Affordance | undefined): ActDecision {
  const { action, value } = step;
  // Something that was dangerous and no longer looks it is still asked about.
  const disguised = step.target?.risk === "danger" && affordance?.risk !== "danger";
  return {
    kind: "act",
    intent: disguised ? "commit" : step.intent,
    ...(step.intent === "explore" ? { explores: true as const } : {}),
    target:
      affordance === undefined
        ? { kind: "page" }
        : { kind: "element", actionId: affordance.actionId },
    action,
    ...(value === undefined ? {} : { value }),
    ...(affordance === undefined ? {} : { role: affordance.role, name: affordance.name }),
    expect: affordance === undefined ? [] : [{ kind: "changed" }],
    reason: "",
    confidence: 0.9,
  };
}
