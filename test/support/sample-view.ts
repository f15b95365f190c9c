import type { Affordance } from "../../src/contract/observation.ts";
import type { PageState } from "../../src/contract/words.ts";
import type { Loan, PageFindings, Step, View } from "../../src/planners/port.ts";
import { genericService } from "../../src/services/generic.ts";

export const control = (actionId: string, more: Partial<Affordance> = {}): Affordance => ({
  actionId,
  role: "button",
  name: `Control ${actionId}`,
  state: {},
  region: "main",
  risk: "safe",
  box: { x: 0, y: 0, width: 100, height: 20 },
  inViewport: true,
  targetable: true,
  ...more,
});

export function view(
  more: {
    kind?: "cancel" | "run";
    state?: PageState;
    facts?: PageFindings;
    goal?: string;
    steps?: Step[];
    loan?: Loan;
  } = {},
  affordances: Affordance[] = [
    control("1"),
    control("2", { role: "textbox", name: "Name" }),
    control("3", { role: "link", name: "Terms", href: "https://other.test/terms" }),
  ],
): View {
  return {
    kind: more.kind ?? "run",
    goal: more.goal ?? "Do it",
    service: genericService("https://site.test/start"),
    observation: {
      schemaVersion: "0.1",
      sessionId: "s",
      observationId: "o",
      takenAt: "",
      page: {
        url: "https://site.test/start",
        domain: "site.test",
        title: "Start",
        lang: "en",
        viewport: { width: 1280, height: 720 },
        scroll: { x: 0, y: 0, maxY: 0 },
      },
      tabs: [],
      messages: [],
      blockers: [],
      affordances,
      forms: [],
      total: affordances.length,
      hasMore: false,
      text: "",
    },
    detected: {
      state: more.state ?? "UNKNOWN",
      confidence: 0.9,
      evidence: [],
      facts: more.facts ?? {},
    },
    turn: 1,
    steps: more.steps ?? [],
    ...(more.loan === undefined ? {} : { loan: more.loan }),
  };
}
