import { expect, test } from "vitest";
import { createRedactor } from "../../contract/redact/redactor.ts";
import type { Affordance } from "../../contract/observation.ts";
import type { Decision, Step, View } from "../port.ts";
import { genericService } from "../../services/generic.ts";
import { recordingSchema } from "./recording.ts";
import { tape, type Claim } from "./tape.ts";

const SECRET = "canary-44e1-word";
const redactor = createRedactor(() => [{ name: "SITE", value: SECRET }]);

const control = (actionId: string, role: string, name: string): Affordance => ({
  actionId,
  role,
  name,
  state: {},
  region: "main",
  risk: "safe",
  box: { x: 0, y: 0, width: 10, height: 10 },
  inViewport: true,
  targetable: true,
});

function viewOf(turn: number, affordances: Affordance[], steps: Step[]): View {
  const url = "https://a.example/settings?session=1";
  return {
    goal: "Turn the newsletter off",
    service: genericService(url),
    observation: {
      schemaVersion: "0.1",
      sessionId: "s",
      observationId: `o${turn}`,
      takenAt: "",
      page: {
        url,
        domain: "a.example",
        title: "Settings",
        lang: "en-GB",
        viewport: { width: 1, height: 1 },
        scroll: { x: 0, y: 0, maxY: 0 },
      },
      tabs: [],
      messages: [],
      blockers: [],
      affordances,
      forms: [],
      total: affordances.length,
      hasMore: false,
    },
    detected: { state: "UNKNOWN", confidence: 1, evidence: [], facts: {} },
    turn,
    steps,
  };
}

const fill = (actionId: string, value: string): Decision => ({
  kind: "act",
  intent: "survey",
  target: { kind: "element", actionId },
  action: "fill",
  value,
  expect: [],
  reason: "",
  confidence: 1,
});

/** Lets a tape hear these decisions, each of which worked. */
async function taped(decisions: Decision[], failed: number[] = []) {
  const steps: Step[] = [];
  let turn = 0;
  const heard = tape(
    { name: "script", next: () => Promise.resolve(decisions[turn] as Decision) },
    redactor,
  );
  for (; turn < decisions.length; turn++) {
    await heard.planner.next(viewOf(turn, [control("1", "textbox", "Reason")], steps));
    const ok = !failed.includes(turn);
    steps.push({ turn, url: "", state: "UNKNOWN", intent: "", ok, changed: ok, danger: false });
  }
  return heard.flow();
}

test.each([[SECRET], ["robin@example.com"], ["+44 20 7946 0018"], ["x".repeat(501)]])(
  "what was typed is not kept where it may be private: %s",
  async (value) => {
    const flow = await taped([fill("1", value)]);
    expect(flow?.steps).toMatchObject([{ withheld: true }]);
    expect(JSON.stringify(flow)).not.toContain(value);
  },
);

test("plain words and a reference to a secret are kept", async () => {
  const flow = await taped([fill("1", "I no longer need it."), fill("1", "secret:SITE")]);
  expect(flow?.steps).toMatchObject([
    { value: "I no longer need it.", withheld: false },
    { value: "secret:SITE", withheld: false },
  ]);
});

test("what failed is no step; a control that nobody can name is left to the fallback", async () => {
  const flow = await taped([fill("1", "a"), fill("404", "b")], [0]);
  expect(flow?.steps).toMatchObject([{ value: "b", withheld: true }]);
});

test("the checks of a claim are kept whole or not at all", async () => {
  const claim = (...values: string[]): Claim => ({
    kind: "end",
    reason: "completed",
    detail: "",
    confidence: 1,
    checks: values.map((value) => ({ kind: "textPresent", value })),
  });
  const end = async (decision: Decision) => (await taped([fill("1", "a"), decision]))?.end;
  expect(await end(claim("Newsletter: off"))).toEqual({
    path: "a.example/settings?session",
    state: "UNKNOWN",
    checks: [{ kind: "textPresent", value: "Newsletter: off" }],
  });
  expect(await end(claim("Newsletter: off", "robin@example.com"))).not.toHaveProperty("checks");
});

test("what is taped fits the schema", async () => {
  const flow = await taped([fill("1", "a")]);
  expect(recordingSchema.shape.steps.safeParse(flow?.steps).error).toBeUndefined();
});
