import type { Affordance, Observation } from "../../src/contract/observation.ts";
import type { PageState } from "../../src/contract/words.ts";
import type { PageFindings, Step, View } from "../../src/planners/port.ts";
import { genericService } from "../../src/services/generic.ts";

let made = 0;
/** One control, below the ones made before it. */
export const control = (
  role: string,
  name: string,
  more: Partial<Affordance> = {},
): Affordance => ({
  actionId: String(++made),
  role,
  name,
  state: {},
  region: "main",
  risk: "safe",
  box: { x: 0, y: made * 30, width: 100, height: 20 },
  inViewport: true,
  targetable: true,
  ...more,
});

/** One control by its number, where only the number counts. */
export const numbered = (actionId: string, more: Partial<Affordance> = {}): Affordance =>
  control("button", `Control ${actionId}`, { actionId, ...more });

/** One turn that went well. */
export const step = (more: Partial<Step> = {}): Step => ({
  turn: 1,
  url: "https://site.test/account",
  state: "ACCOUNT_ACTIVE",
  intent: "enter",
  ok: true,
  changed: true,
  danger: false,
  ...more,
});

export type Described = Partial<Pick<Observation, "text" | "forms" | "blockers" | "messages">> &
  Partial<Pick<Observation["page"], "url" | "title" | "lang">> &
  Partial<Pick<View, "kind" | "goal" | "service" | "turn" | "steps" | "loan">> & {
    facts?: PageFindings;
    menus?: Iterable<string>;
  };

export const observationWith = (affordances: Affordance[], more: Described = {}): Observation => ({
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
  messages: more.messages ?? [],
  blockers: more.blockers ?? [],
  affordances,
  forms: more.forms ?? [],
  total: affordances.length,
  hasMore: false,
  text: more.text ?? "",
});

/** What a planner is shown of a page: after the way in was taken, unless told otherwise. */
export const viewOf = (
  state: PageState,
  affordances: Affordance[],
  more: Described = {},
): View => ({
  goal: more.goal ?? "Cancel my Site Plus membership",
  service: more.service ?? genericService("https://site.test/account"),
  observation: observationWith(affordances, more),
  detected: { state, confidence: 0.9, evidence: [], facts: more.facts ?? {} },
  turn: more.turn ?? 2,
  steps: more.steps ?? [step()],
  menus: new Set(more.menus),
  ...(more.kind === undefined ? {} : { kind: more.kind }),
  ...(more.loan === undefined ? {} : { loan: more.loan }),
});

/** The first turn of any task, on a page with a button, a field and a link that leads away. */
export const firstView = (
  { state = "UNKNOWN", ...more }: Described & { state?: PageState } = {},
  affordances: Affordance[] = [
    numbered("1"),
    numbered("2", { role: "textbox", name: "Name" }),
    numbered("3", { role: "link", name: "Terms", href: "https://other.test/terms" }),
  ],
): View =>
  viewOf(state, affordances, {
    kind: "run",
    goal: "Do it",
    service: genericService("https://site.test/start"),
    url: "https://site.test/start",
    title: "Start",
    turn: 1,
    steps: [],
    ...more,
  });
