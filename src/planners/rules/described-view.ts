import type { Affordance, Form, Observation } from "../../contract/observation.ts";
import type { PageState } from "../../contract/words.ts";
import { genericService } from "../../services/generic.ts";
import type { Step, View } from "../port.ts";

let next = 1;
/** One control, for tests. */
export const control = (
  role: string,
  name: string,
  more: Partial<Affordance> = {},
): Affordance => ({
  actionId: String(next++),
  role,
  name,
  state: {},
  region: "main",
  risk: "safe",
  box: { x: 0, y: next * 30, width: 100, height: 20 },
  inViewport: true,
  targetable: true,
  ...more,
});

/** One turn that went well, for tests. */
export const step = (more: Partial<Step>): Step => ({
  turn: 1,
  url: "https://site.test/account",
  state: "ACCOUNT_ACTIVE",
  intent: "enter",
  ok: true,
  changed: true,
  danger: false,
  ...more,
});

export type Described = {
  steps?: Step[];
  goal?: string;
  text?: string;
  lang?: string;
  url?: string;
  title?: string;
  forms?: Form[];
  menus?: string[];
};

/** What a planner is shown of a page, for tests: after the way in was taken, unless told otherwise. */
export function viewOf(state: PageState, affordances: Affordance[], more: Described = {}): View {
  const observation: Observation = {
    schemaVersion: "0.1",
    sessionId: "s",
    observationId: "o",
    takenAt: "",
    page: {
      url: more.url ?? "https://site.test/leave",
      domain: "site.test",
      title: more.title ?? "Site",
      lang: more.lang ?? "en",
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    tabs: [],
    messages: [],
    blockers: [],
    affordances,
    forms: more.forms ?? [],
    total: affordances.length,
    hasMore: false,
    text: more.text ?? "",
  };
  return {
    goal: more.goal ?? "Cancel my Site Plus membership",
    service: genericService("https://site.test/account"),
    observation,
    detected: { state, confidence: 0.9, evidence: [], facts: {} },
    turn: 2,
    steps: more.steps ?? [step({})],
    menus: new Set(more.menus),
  };
}
