import { setTimeout as sleep } from "node:timers/promises";
import type { Browsers } from "../../browser/port.ts";
import { ContractError } from "../../contract/errors.ts";
import { detectState } from "../../planners/state/detect.ts";
import type { Service } from "../../services/service.ts";

const OWNER = "login";
const LOOK_MS = 1_500;
/** A page between two others says nothing of a login for a moment. */
const LOOKS_IN_A_ROW = 3;

export type SignInEnd = "signed-in" | "closed" | "time-out" | "interrupted";

type Options = {
  url: string;
  service: Service;
  profile: string;
  waitMs: number;
  signal: AbortSignal;
};

/** Looks at the window until it shows an account, or the person closes it. */
export async function waitForSignIn(browsers: Browsers, options: Options): Promise<SignInEnd> {
  const { url, service, profile, waitMs, signal } = options;
  const { sessionId } = await browsers.open({ url, profile, headed: true }, OWNER, { signal });
  const until = Date.now() + waitMs;
  let inside = 0;
  while (inside < LOOKS_IN_A_ROW) {
    if (signal.aborted) return "interrupted";
    if (Date.now() > until) return "time-out";
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    try {
      const { state } = detectState(
        await browsers.observe({ sessionId, mode: "full" }, OWNER, { signal }),
        service,
      );
      inside = state === "LOGIN_REQUIRED" || state === "UNKNOWN" ? 0 : inside + 1;
    } catch (error) {
      if (error instanceof ContractError && GONE.has(error.code)) return "closed";
      inside = 0;
    }
  }
  return "signed-in";
}

const GONE = new Set(["BROWSER_DISCONNECT", "SESSION_NOT_FOUND"]);
