import { randomUUID } from "node:crypto";
import type { ActResult } from "../../src/contract/act-result.ts";
import { ContractError } from "../../src/contract/errors.ts";
import { actInput, observeInput, parseInput } from "../../src/contract/input.ts";
import type { Observation } from "../../src/contract/observation.ts";
import type { ApprovalCard, Browsers, Decision } from "../../src/browser/port.ts";

export type FakeBrowsers = Browsers & {
  decisions: (Decision | "press")[];
  calls: unknown[];
  aborted: number;
  card: ApprovalCard;
};

/** The port without a browser: sessions are entries in a map, and a click on "danger" asks for approval. */
export function fakeBrowsers(): FakeBrowsers {
  const sessions = new Map<string, string>();
  const check = (sessionId: string, owner: string) => {
    if (sessions.get(sessionId) !== owner)
      throw new ContractError("SESSION_NOT_FOUND", "There is no such session.");
  };
  const fake: FakeBrowsers = {
    decisions: [],
    calls: [],
    aborted: 0,
    card: {
      sessionId: "s",
      text: "Cancel the subscription",
      action: "click",
      element: { role: "button", name: "Cancel my plan" },
      url: "https://shop.test/account",
      frameOrigin: undefined,
      reason: "ends a subscription",
      kinds: ["ends_subscription"],
      request: { method: "POST", url: "https://shop.test/cancel" },
      picture: undefined,
    },
    async open(input, owner) {
      fake.calls.push(input);
      const sessionId = `s${randomUUID().slice(0, 8)}`;
      sessions.set(sessionId, owner);
      return observation(sessionId);
    },
    async observe(input, owner) {
      const parsed = parseInput(observeInput, input);
      check(parsed.sessionId, owner);
      fake.calls.push(parsed);
      return observation(parsed.sessionId);
    },
    async act(input, owner, context = {}): Promise<ActResult> {
      const parsed = parseInput(actInput, input);
      check(parsed.sessionId, owner);
      fake.calls.push(parsed);
      const base = {
        expectations: [],
        effects: { navigated: false, changed: false, downloads: [], requests: [], notes: [] },
        nextObservation: observation(parsed.sessionId),
      };
      if (parsed.target.kind === "element" && parsed.target.actionId === "danger") {
        const decision =
          (await context.approver?.(fake.card, context.signal ?? new AbortController().signal)) ??
          "unreachable";
        fake.decisions.push(decision);
        if (decision !== "approved")
          return {
            ...base,
            ok: false,
            did: "",
            error: new ContractError("SAFETY_CONFIRMATION_REQUIRED", decision).data(),
          };
      }
      if (parsed.action === "wait") await aborted(context.signal).finally(() => fake.aborted++);
      return { ...base, ok: true, did: parsed.action };
    },
    async screenshot({ sessionId }, owner) {
      check(sessionId, owner);
      return { data: Buffer.from("picture"), mimeType: "image/jpeg", width: 1, height: 1 };
    },
    give(sessionId, owner, to) {
      check(sessionId, owner);
      sessions.set(sessionId, to);
    },
    async close(sessionId, owner) {
      check(sessionId, owner);
      sessions.delete(sessionId);
    },
    async closeOwner(owner) {
      for (const [id, of] of sessions) if (of === owner) sessions.delete(id);
    },
    async closeAll() {
      sessions.clear();
    },
    sessions: (owner) =>
      [...sessions]
        .filter(([, of]) => owner === undefined || of === owner)
        .map(([sessionId, of]) => ({ sessionId, owner: of, url: "" })),
  };
  return fake;
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise((_, reject) =>
    signal?.addEventListener("abort", () => reject(new Error("aborted")), { once: true }),
  );

function observation(sessionId: string): Observation {
  return {
    schemaVersion: "0.1",
    sessionId,
    observationId: "o1",
    takenAt: "2026-01-01T00:00:00.000Z",
    page: {
      url: "https://shop.test/",
      domain: "shop.test",
      title: "Shop",
      lang: "en",
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    tabs: [],
    messages: [],
    blockers: [],
    affordances: [],
    forms: [],
    total: 0,
    hasMore: false,
  };
}
