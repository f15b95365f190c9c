import { randomUUID } from "node:crypto";
import type { Approver, OpenInput, Screenshot } from "../browser/port.ts";
import type { ActResult } from "../contract/act-result.ts";
import type { ActRequest, ObserveRequest } from "../contract/input.ts";
import type { Observation } from "../contract/observation.ts";
import { browserPath } from "./browser-path.ts";

export type OpenOptions = OpenInput & {
  /** Asked before anything irreversible; without one, such an act is refused. */
  approver?: Approver;
  /** Hosts that may be visited although they are private. The host of `url` is one of them. */
  allowedHosts?: string[];
  executablePath?: string;
  home?: string;
};

/** One page of a real browser, with the gate before everything irreversible. */
export type BrowserPage = {
  readonly sessionId: string;
  /** The page as it was when it was opened. */
  readonly first: Observation;
  observe(input?: Omit<ObserveRequest, "sessionId">): Promise<Observation>;
  act(input: Omit<ActRequest, "sessionId">): Promise<ActResult>;
  screenshot(input?: { fullPage?: boolean; badges?: boolean }): Promise<Screenshot>;
  close(): Promise<void>;
};

export async function openBrowser(options: OpenOptions): Promise<BrowserPage> {
  const { approver, allowedHosts = [], executablePath, home, ...input } = options;
  const { createBrowsers } = await import("../browser/browsers.ts");
  const named =
    input.url !== undefined && URL.canParse(input.url) ? [new URL(input.url).hostname] : [];
  const browsers = createBrowsers({
    ...(input.cdp === undefined &&
      input.chrome === undefined && { executablePath: await browserPath(executablePath) }),
    confirmations: approver === undefined ? "deny" : "ask",
    allowedHosts: [...named, ...allowedHosts],
    ...(home !== undefined && { home }),
  });
  const owner = `library-${randomUUID()}`;
  const context = approver === undefined ? {} : { approver };
  try {
    const first = await browsers.open(input, owner, context);
    const { sessionId } = first;
    return {
      sessionId,
      first,
      observe: (more = {}) => browsers.observe({ ...more, sessionId }, owner, context),
      act: (more) => browsers.act({ ...more, sessionId }, owner, context),
      screenshot: (more = {}) => browsers.screenshot({ ...more, sessionId }, owner),
      close: () => browsers.closeAll(),
    };
  } catch (error) {
    await browsers.closeAll();
    throw error;
  }
}
