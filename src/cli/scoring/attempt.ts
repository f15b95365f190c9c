import { DEFAULT_LIMITS } from "../../agent/job.ts";
import { runJob } from "../../agent/run-job.ts";
import type { Browsers } from "../../browser/port.ts";
import type { Planner } from "../../planners/port.ts";
import type { RunStore } from "../../runs/store.ts";
import { genericService } from "../../services/generic.ts";
import { packageVersion } from "../version.ts";
import type { Attempt } from "./judge.ts";
import type { Scenario } from "./sites.ts";

/** A run that takes longer has hung, whatever it would have come to. */
const HUNG_MS = 120_000;
/** What an aborted run may take to write its verdict. */
const GRACE_MS = 10_000;

export type Kit = {
  browsers: Browsers;
  planner: Planner;
  store: RunStore;
  signal: AbortSignal;
  /** always: how well it does. never: that nothing changes where nobody says yes. */
  approve: "always" | "never";
  /** A run that takes longer has hung; a busy machine may be given more. */
  hungMs?: number | undefined;
};

/** One cancellation, given only the address and the goal. Always ends, and never throws. */
export async function attempt(
  { url, goal }: Pick<Scenario, "url" | "goal">,
  kit: Kit,
): Promise<Attempt> {
  const begun = Date.now();
  const hungMs = kit.hungMs ?? HUNG_MS;
  const hung = AbortSignal.timeout(hungMs);
  const late = Promise.withResolvers<Attempt>();
  const timer = setTimeout(
    () => late.resolve({ failed: "hung", why: "did not end", ms: Date.now() - begun }),
    hungMs + GRACE_MS,
  );
  const work = async (): Promise<Attempt> => {
    const verdict = await runJob({
      kind: "cancel",
      service: genericService(url),
      url,
      goal,
      planner: kit.planner,
      approve: kit.approve,
      person: undefined,
      mode: "run",
      limits: DEFAULT_LIMITS,
      browsers: kit.browsers,
      open: { guard: "strict" },
      store: kit.store,
      signal: AbortSignal.any([hung, kit.signal]),
      onEvent: () => undefined,
      version: packageVersion(),
      now: Date.now,
    });
    const ms = Date.now() - begun;
    return hung.aborted
      ? { failed: "hung", why: `no end in ${hungMs / 1000} s`, ms }
      : { verdict, ms };
  };
  try {
    return await Promise.race([work(), late.promise]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { failed: "crashed", why, ms: Date.now() - begun };
  } finally {
    clearTimeout(timer);
  }
}
