import type { ActEffects, CheckedExpectation } from "../../contract/act-result.ts";
import { checkExpectation, type Evidence } from "../../contract/expectations.ts";
import type { ActInput, ObserveInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import type { Session } from "../session.ts";

const DEFAULT_WAIT_MS = 2_000;

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
  const startUrl = situation.before?.page.url;
  let next = situation.next;
  for (;;) {
    const checks = await checkOnce(session, input, { ...situation, next });
    const open = checks.some((check) => check.result === "not_matched");
    const left = until - Date.now();
    if (!open || left <= 0 || session.active.dialog !== undefined || session.active.crashed)
      return { checks, next };
    await waitForChange(session, left);
    next = await session.look(situation.look, true, textsOf(input));
    situation.effects.navigated ||= next.page.url !== startUrl;
    situation.effects.changed ||=
      next.changes?.samePage === false ||
      (next.changes?.added.length ?? 0) +
        (next.changes?.changed.length ?? 0) +
        (next.changes?.removed.length ?? 0) >
        0;
  }
}

async function waitForChange(session: Session, leftMs: number): Promise<void> {
  const tab = session.active;
  const seen = session.current?.seen;
  const wait = Math.min(leftMs, 400);
  const link = await tab.connect();
  await Promise.race([
    link.main.call("nextMutation", seen?.mutations ?? 0, wait).catch(() => undefined),
    tab.nextEvent(wait),
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
