import type { ActEffects, CheckedExpectation } from "../../contract/act-result.ts";
import { checkExpectation } from "../../contract/expectations.ts";
import type { ActInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { differs, shape } from "./external-effects.ts";
import type { ExternalSession } from "./external-session.ts";

const EXPECT_MS = 2_000;
const LOOK_AGAIN_MS = 250;

/** Checks what was expected; while something is not yet so, looks again until the time is up. */
export async function checkAll(
  session: ExternalSession,
  input: ActInput,
  before: Observation | undefined,
  first: Observation,
  effects: ActEffects,
  signal: AbortSignal | undefined,
): Promise<{ checks: CheckedExpectation[]; next: Observation }> {
  const until = Date.now() + (input.expectTimeoutMs ?? EXPECT_MS);
  const start = session.current?.raw;
  let next = first;
  for (;;) {
    const checks = input.expect.map((expected) =>
      checkExpectation(expected, evidence(session, before, next, effects)),
    );
    const open = checks.some((check) => check.result === "not_matched");
    if (!open || Date.now() >= until || session.current?.dialog !== undefined)
      return { checks, next };
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    next = await session.surviving(() => session.lookPlainly(signal), signal);
    effects.navigated ||= before !== undefined && before.page.url !== next.page.url;
    effects.changed ||=
      effects.navigated || differs(next) || shape(start) !== shape(session.current?.raw);
  }
}

function evidence(
  session: ExternalSession,
  before: Observation | undefined,
  now: Observation,
  effects: ActEffects,
): Parameters<typeof checkExpectation>[1] {
  const described = session.current?.described;
  const words =
    described === undefined ? undefined : `${described.text}\n${described.messages.join("\n")}`;
  return {
    before,
    now,
    findText: (text) => (words === undefined ? undefined : around(words, text)),
    valueOf: (actionId) => {
      const target = described?.targets.get(actionId);
      return target === undefined || target.sensitive
        ? undefined
        : (target.affordance.value ?? null);
    },
    navigated: effects.navigated,
    changed: effects.changed,
    tabOpened: effects.tabOpened !== undefined,
    downloads: effects.downloads,
  };
}

function around(words: string, text: string): string | null {
  const plain = (value: string): string =>
    value.normalize("NFKC").replaceAll(/\s+/g, " ").toLowerCase();
  const at = plain(words).indexOf(plain(text).trim());
  return at < 0 ? null : plain(words).slice(Math.max(0, at - 30), at + text.length + 30);
}
