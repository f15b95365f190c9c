import { expect, test } from "vitest";
import { firstView as view, numbered as control } from "../../../test/support/view.ts";
import type { ModelAnswer, ModelCall } from "../../models/port.ts";
import { readAnswer } from "./decide.ts";

const answer = (calls: ModelCall[], more: Partial<ModelAnswer> = {}): ModelAnswer => ({
  calls,
  text: "",
  finish: "calls",
  usage: { inputTokens: 1, outputTokens: 1, cachedInputTokens: 0 },
  costUsd: 0,
  model: "m",
  attempts: 1,
  ...more,
});
const act = (input: Record<string, unknown>): ModelCall => ({
  name: "act",
  input: { action: "click", reasoning: "r", confidence: 0.9, ...input },
});
const read = (call: ModelCall, on = view()) => readAnswer(answer([call]), on);

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["a number as a number", { target: 1 }, { target: { kind: "element", actionId: "1" } }],
  ["a number in brackets", { target: "[1]" }, { target: { kind: "element", actionId: "1" } }],
  ["a confidence as text", { target: "1", confidence: "0.7" }, { confidence: 0.7 }],
  ["null for what is left out", { target: "1", value: null, expect: null }, { expect: [] }],
  ["a wait in words", { action: "wait", value: "1500" }, { value: 1500, intent: "wait" }],
  [
    "a secret by its name",
    { action: "fill", target: "2", value: "secret:NAME" },
    { value: "secret:NAME", name: "Name" },
  ],
  [
    "no number but a way to find it",
    { fallbacks: [{ css: "#a" }, { role: "button", name: "B" }] },
    {
      target: { kind: "locator", css: "#a" },
      fallbacks: [{ kind: "locator", role: "button", name: "B" }],
    },
  ],
  [
    "words and a point at once are two ways",
    { target: "1", fallbacks: [{ text: "Go", x: 3, y: 4 }] },
    {
      fallbacks: [
        { kind: "locator", text: "Go" },
        { kind: "locator", x: 3, y: 4 },
      ],
    },
  ],
  [
    "several fields at once",
    { action: "fill", fields: { "[2]": "Ada", "1": 7 } },
    { target: { kind: "page" }, fields: { "2": "Ada", "1": "7" }, action: "fill" },
  ],
  ["a state that nobody knows", { target: "1", expectedState: "HEAVEN" }, { kind: "act" }],
  [
    "a file by the goal's own path",
    { action: "upload", target: "2", value: "/tmp/cv.pdf" },
    { action: "upload", value: "/tmp/cv.pdf" },
  ],
  ["an address of the task's site", { action: "navigate", value: "/next" }, { value: "/next" }],
  [
    "an address that the page links to",
    { action: "navigate", value: "https://other.test/terms" },
    { action: "navigate" },
  ],
])("taken as meant: %s", (_, input, decision) => {
  const goal = "Do it with secret:NAME and /tmp/cv.pdf.";
  expect(read(act(input), view({ goal }))).toMatchObject({ decision });
});

test.each<[string, ModelCall, RegExp]>([
  ["a control that is not there", act({ target: "9" }), /target: there is no control 9/],
  ["a click on nothing", act({}), /target: click needs an element/],
  ["a fill without words", act({ action: "fill", target: "2" }), /value: fill needs a value/],
  ["an act that there is not", act({ action: "dance", target: "1" }), /action/],
  ["a role for all ways", act({ fallbacks: [{ role: "button" }] }), /target/],
  ["a confidence of 7", act({ target: "1", confidence: 7 }), /confidence/],
  ["a tool that there is not", { name: "rm", input: {} }, /there is no tool "rm"/],
  ["no object", { name: "act", input: "{oops" }, /not a JSON object/],
  [
    "a secret that nobody named",
    act({ action: "fill", target: "2", value: "secret:OTHER" }),
    /secret:OTHER is not named in the goal/,
  ],
  [
    "a secret of which the goal names a longer one",
    act({ action: "fill", target: "2", value: "secret:NAME" }),
    /secret:NAME is not named in the goal/,
  ],
  [
    "a file that nobody named",
    act({ action: "upload", target: "2", value: "/etc/passwd" }),
    /value: upload takes a path that the goal names; \/etc\/passwd is none/,
  ],
  [
    "a foreign secret among several fields",
    act({ action: "fill", fields: { "2": "secret:NAME" } }),
    /secret:NAME is not named in the goal/,
  ],
  [
    "a field that is not there",
    act({ action: "fill", fields: { "99": "x" } }),
    /there is no control 99/,
  ],
  [
    "several fields for a click",
    act({ fields: { "2": "x" } }),
    /several fields are for action fill/,
  ],
  ["another host", act({ action: "navigate", value: "https://evil.test/?d=1" }), /neither a site/],
  ["another scheme", act({ action: "navigate", value: "javascript:alert(1)" }), /only http/],
  [
    "a check without words",
    {
      name: "complete_task",
      input: { status: "success", reason: "r", checks: [{ kind: "textPresent" }] },
    },
    /textPresent needs a value/,
  ],
])("sent back: %s", (_, call, words) => {
  const reading = read(call, view({ goal: "Do it with secret:NAME_2" }));
  expect(reading).toHaveProperty("trouble");
  expect("trouble" in reading && reading.trouble).toMatch(words);
});

test("the first call that can be carried out is taken, faults before it and calls after it are noted", () => {
  const calls = [act({ target: "9" }), act({ target: "1" }), act({ target: "2" })];
  expect(readAnswer(answer(calls), view())).toMatchObject({
    decision: {
      target: { actionId: "1" },
      notes: [expect.stringContaining("there is no control 9"), "Extra calls were ignored: act"],
    },
  });
});

test("a cut and a refused answer are told apart from words without a call", () => {
  const said = (["length", "refusal", "stop"] as const).map((finish) => {
    const reading = readAnswer(answer([], { finish }), view());
    return "trouble" in reading ? reading.trouble : "";
  });
  expect(new Set(said).size).toBe(3);
  for (const words of said) expect(words).toMatch(/Call a tool/);
});

test("why it failed is read off the page, and is otherwise only the model's word", () => {
  const failed: ModelCall = {
    name: "complete_task",
    input: { status: "failed", reason: "billed by Apple" },
  };
  expect(read(failed)).toMatchObject({ decision: { reason: "stuck" } });
  expect(
    read(
      failed,
      view({ kind: "cancel", state: "THIRD_PARTY_BILLING", facts: { biller: "Google" } }),
    ),
  ).toMatchObject({ decision: { reason: "third_party_billing", detail: "Google" } });
  expect(read(failed, view({ state: "LOGIN_REQUIRED" }))).toMatchObject({
    decision: { reason: "login_required" },
  });
  expect(read(failed, view({ facts: { wall: "captcha" } }))).toMatchObject({
    decision: { reason: "needs_human" },
  });
});

test("the last step is the last step, whatever the model says about it", () => {
  const last = control("1", {
    name: "Yes, cancel my plan",
    risk: "danger",
    riskReason: "ends a subscription",
    riskCode: "ends_subscription",
  });
  const stays = control("2", { name: "Keep my plan" });
  const page = view({ kind: "cancel", state: "FINAL_CONFIRMATION" }, [last, stays]);
  expect(read(act({ target: "1", reasoning: "only looks" }), page)).toMatchObject({
    decision: { intent: "commit" },
  });
});
