import type { ActEffects, CheckedExpectation } from "../../contract/act-result.ts";
import { checkExpectation, type Evidence } from "../../contract/expectations.ts";
import type { ActInput, ObserveInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { mapError } from "../map-error.ts";
import type { Session } from "../session.ts";

const DEFAULT_WAIT_MS = 2_000;
/** Scrolling, focus and values that scripts set are no mutations: without one, a look is due after this time. */
const LOOK_AGAIN_MS = 400;

type Situation = {
  before: Observation | undefined;
  next: Observation;
  effects: ActEffects;
  look: ObserveInput;
};

/** Checks what was expected; while something is not yet so, looks again at each change until the time is up. */
export async function checkAll(
  session: Session,
  input: ActInput,
  situation: Situation,
): Promise<{ checks: CheckedExpectation[]; next: Observation }> {
  const until = Date.now() + (input.expectTimeoutMs ?? DEFAULT_WAIT_MS);
  const { active: tab } = session;
  const { effects, look } = situation;
  const start = { url: situation.before?.page.url, downloads: tab.downloads.length };
  const already = [...effects.downloads];
  let next = situation.next;
  for (;;) {
    const checks = await checkOnce(session, input, { ...situation, next });
    const open = checks.some((check) => check.result === "not_matched");
    const left = until - Date.now();
    if (!open || left <= 0 || session.active.dialog !== undefined || session.active.crashed)
      return { checks, next };
    const mutations = session.current?.seen?.mutations;
    try {
      await waitForChange(session, left);
      const opened = await session.followOpened();
      if (opened !== undefined) effects.tabOpened = opened;
      next = await session.look(look, true, textsOf(input));
    } catch (error) {
      // The page went away while it was waited for: nothing can be said of what it would have shown.
      const seen = mapError(error).message;
      return {
        checks: checks.map((check) =>
          check.result === "matched" ? check : { ...check, result: "unknown", seen },
        ),
        next,
      };
    }
    effects.downloads = [...already, ...tab.downloads.slice(start.downloads)];
    effects.navigated ||= next.page.url !== start.url;
    effects.changed ||=
      effects.tabOpened !== undefined ||
      next.changes?.samePage === false ||
      session.current?.seen?.mutations !== mutations;
  }
}

/** The next change in any frame of the page, or the next event of its tab. */
async function waitForChange(session: Session, leftMs: number): Promise<void> {
  const wait = Math.min(leftMs, LOOK_AGAIN_MS);
  const frames = session.current?.listing?.frames ?? [];
  await Promise.race([
    session.active.nextEvent(wait),
    ...frames.map(({ surveyed: { frame, raw } }) =>
      frame.call("nextMutation", raw.mutations, wait).catch(() => session.active.nextEvent(wait)),
    ),
  ]);
}

async function checkOnce(
  session: Session,
  input: ActInput,
  { before, next, effects }: Situation,
): Promise<CheckedExpectation[]> {
  const values = new Map<string, string | undefined | null>();
  for (const { kind, actionId } of input.expect) {
    if (kind !== "valueEquals" || actionId === undefined) continue;
    const known = session.ids.get(actionId);
    const shown = next.affordances.find((affordance) => affordance.actionId === actionId);
    const field =
      known === undefined
        ? null
        : await known.frame.call("fieldNow", known.localId).catch(() => null);
    values.set(
      actionId,
      shown?.valueRedacted === true ||
        field === null ||
        known?.frame.documentKey !== known?.documentKey
        ? undefined
        : field.value,
    );
  }
  const evidence: Evidence = {
    before,
    now: next,
    findText: (text) => session.current?.seen?.found.get(text),
    valueOf: (actionId) => values.get(actionId),
    navigated: effects.navigated,
    changed: effects.changed,
    tabOpened: effects.tabOpened !== undefined,
    downloads: effects.downloads,
  };
  return input.expect.map((expected) => checkExpectation(expected, evidence));
}

/** The texts that an act's expectations look for, so that the observation after it can bring them along. */
export function textsOf(input: ActInput): string[] {
  return input.expect
    .filter(
      ({ kind, value }) =>
        /^text(Present|Absent)$/.test(kind) && value !== undefined && value !== "",
    )
    .map(({ value }) => value ?? "");
}
