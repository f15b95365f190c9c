import { describe, expect, test } from "vitest";
import { actInput, parseInput } from "../../contract/input.ts";
import { forgiveAct, forgiveScalars } from "./forgive.ts";

const base = { sessionId: "s", observationId: "o", action: "click" };
const read = (args: Record<string, unknown>) =>
  parseInput(actInput, forgiveAct({ ...base, ...args }));

describe("targets", () => {
  test.each([
    ["12", { kind: "element", actionId: "12" }],
    [12, { kind: "element", actionId: "12" }],
    [{ actionId: 12 }, { kind: "element", actionId: "12" }],
    ['{"actionId":"12"}', { kind: "element", actionId: "12" }],
    [
      { kind: "element", actionId: "12" },
      { kind: "element", actionId: "12" },
    ],
    [{ css: "#go" }, { kind: "locator", css: "#go" }],
    [
      { role: "button", name: "Go" },
      { kind: "locator", role: "button", name: "Go" },
    ],
    ["page", { kind: "page" }],
    [null, { kind: "page" }],
  ])("%j", (target, meant) => {
    expect(read({ target }).target).toEqual(meant);
  });

  test("an actionId beside the action is the target", () => {
    expect(read({ actionId: 7 }).target).toEqual({ kind: "element", actionId: "7" });
  });

  test("two targets are not guessed between", () => {
    expect(() => read({ actionId: 7, target: "8" })).toThrow(
      expect.objectContaining({ field: "actionId" }),
    );
  });
});

describe("actions and values", () => {
  test.each([
    [{ action: { type: "fill", value: "x" } }, { action: "fill", value: "x" }],
    [{ action: { kind: "press", key: "Enter" } }, { action: "press", value: "Enter" }],
    [
      { action: { name: "navigate", url: "https://a.test" } },
      { action: "navigate", value: "https://a.test" },
    ],
    [{ action: '{"type":"wait","ms":"20"}' }, { action: "wait", value: "20" }],
    [
      { action: "navigate", url: "https://a.test" },
      { action: "navigate", value: "https://a.test" },
    ],
    [
      { action: "press", key: "Enter" },
      { action: "press", value: "Enter" },
    ],
    [
      { action: "select", option: "Red" },
      { action: "select", value: "Red" },
    ],
    [
      { action: "select", options: ["Red", "Blue"] },
      { action: "select", value: ["Red", "Blue"] },
    ],
    [
      { action: "upload", path: "a.txt" },
      { action: "upload", value: "a.txt" },
    ],
    [
      { action: "upload", files: ["a.txt"] },
      { action: "upload", value: ["a.txt"] },
    ],
    [
      { action: "upload", value: '["a.txt","b.txt"]' },
      { action: "upload", value: ["a.txt", "b.txt"] },
    ],
    [
      { action: "wait", ms: 50 },
      { action: "wait", value: 50 },
    ],
    [
      { action: "switch_tab", index: 1 },
      { action: "switch_tab", value: 1 },
    ],
    [
      { action: "close_tab", index: "1" },
      { action: "close_tab", value: "1" },
    ],
    [{ expectTimeoutMs: "500" }, { expectTimeoutMs: 500 }],
    [
      { action: "fill", value: "[1,2]" },
      { action: "fill", value: "[1,2]" },
    ],
  ])("%j", (given, meant) => {
    expect(read(given)).toMatchObject(meant);
  });

  test.each([
    [{ action: "click", url: "https://a.test" }, "url"],
    [{ action: "fill", key: "Enter" }, "key"],
    [{ action: "navigate", url: "https://a.test", value: "https://b.test" }, "url"],
    [{ action: "smash" }, "action"],
    [{ action: {} }, "action"],
    [{ action: ["click"] }, "action"],
    [{ expectTimeoutMs: "soon" }, "expectTimeoutMs"],
    [{ target: { kind: "cell" } }, "target.kind"],
    [{ target: {} }, "target.kind"],
    [{ target: [] }, "target"],
    [{ risk: "safe" }, "risk"],
    [JSON.parse('{"__proto__": {"action": "click"}}') as object, "__proto__"],
    [JSON.parse('{"action": {"type": "click", "__proto__": {"a": 1}}}') as object, undefined],
  ])("%j is not guessed at: %s", (given, field) => {
    const call = () => read(given as Record<string, unknown>);
    if (field === undefined) expect(call().action).toBe("click");
    else expect(call).toThrow(expect.objectContaining({ code: "CONTRACT_MISMATCH", field }));
    expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
  });
});

describe("expectations", () => {
  test.each([
    ["navigated", [{ kind: "navigated" }]],
    [{ kind: "changed" }, [{ kind: "changed" }]],
    [{ type: "textPresent", value: "Done" }, [{ kind: "textPresent", value: "Done" }]],
    [{ urlContains: "/done" }, [{ kind: "urlContains", value: "/done" }]],
    [{ navigated: true }, [{ kind: "navigated" }]],
    ['[{"kind":"changed"}]', [{ kind: "changed" }]],
    [
      ["changed", { modalOpened: true }],
      [{ kind: "changed" }, { kind: "modalOpened" }],
    ],
  ])("%j", (expect_, meant) => {
    expect(read({ expect: expect_ }).expect).toEqual(meant);
  });

  test.each([["hopefully"], [{ hope: "x" }], [5], [{ urlContains: "a", textPresent: "b" }]])(
    "%j is not guessed at",
    (given) => {
      expect(() => read({ expect: given })).toThrow(
        expect.objectContaining({ code: "CONTRACT_MISMATCH" }),
      );
    },
  );
});

test("numbers and booleans may come as words, null means left out", () => {
  const given = { maxAffordances: "20", includeHidden: "true", cursor: null, scope: "12" };
  expect(
    forgiveScalars(given, { numbers: ["maxAffordances"], booleans: ["includeHidden"] }),
  ).toEqual({
    maxAffordances: 20,
    includeHidden: true,
    scope: "12",
  });
});
