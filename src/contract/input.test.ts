import { describe, expect, test } from "vitest";
import { ContractError } from "./errors.ts";
import { checkActShape } from "./act-shape.ts";
import { actInput, observeInput, parseInput } from "./input.ts";

const base = { sessionId: "s1", observationId: "o1" };
const element = { kind: "element", actionId: "4" } as const;

function fieldOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError);
    expect((error as ContractError).code).toBe("CONTRACT_MISMATCH");
    return (error as ContractError).field;
  }
  return undefined;
}

describe("parseInput names the wrong field", () => {
  test.each([
    [{ ...base }, "action"],
    [{ ...base, action: "fly" }, "action"],
    [{ ...base, action: "click", target: { kind: "element" } }, "target.actionId"],
    [{ ...base, action: "click", target: { kind: "planet" } }, "target.kind"],
    [{ ...base, action: "click", extra: 1 }, "extra"],
    [{ ...base, action: "click", "": 1 }, '""'],
    [{ ...base, action: "wait", value: {} }, "value"],
    [{ ...base, action: "wait", value: "x".repeat(100_001) }, "value"],
    [{ ...base, action: "wait", expectTimeoutMs: 10_001 }, "expectTimeoutMs"],
    [{ action: "wait", observationId: "o1" }, "sessionId"],
    ["text", "arguments"],
    [null, "arguments"],
  ])("%j -> %s", (input, field) => {
    expect(fieldOf(() => parseInput(actInput, input))).toBe(field);
  });

  test("observe has defaults and bounds", () => {
    expect(parseInput(observeInput, { sessionId: "s1" })).toMatchObject({
      mode: "act",
      scope: "page",
      maxAffordances: 50,
      includeDisabled: true,
    });
    expect(fieldOf(() => parseInput(observeInput, { sessionId: "s1", maxAffordances: 201 }))).toBe(
      "maxAffordances",
    );
  });

  test("a number for an actionId and one expectation for a list are understood", () => {
    const parsed = parseInput(actInput, {
      ...base,
      action: "click",
      target: { kind: "element", actionId: 12 },
      expect: { kind: "changed" },
    });
    expect(parsed.target).toEqual({ kind: "element", actionId: "12" });
    expect(parsed.expect).toEqual([{ kind: "changed" }]);
  });
});

describe("checkActShape", () => {
  const check = (input: object) => () => checkActShape(parseInput(actInput, { ...base, ...input }));

  test.each([
    [{ action: "click" }, "target"],
    [{ action: "back", target: element }, "target"],
    [{ action: "fill", target: element }, "value"],
    [{ action: "navigate" }, "value"],
    [{ action: "click", target: { kind: "locator" } }, "target"],
    [{ action: "click", target: { kind: "locator", x: 1 } }, "target"],
    [{ action: "wait", value: 10_001 }, "value"],
    [{ action: "wait", value: "soon" }, "value"],
    [{ action: "switch_tab", value: "last" }, "value"],
    [{ action: "close_tab", value: -1 }, "value"],
    [{ action: "dialog", value: "maybe" }, "value"],
    [{ action: "scroll", value: "sideways" }, "value"],
  ])("%j is refused for its %s", (input, field) => {
    expect(fieldOf(check(input))).toBe(field);
  });

  test.each([
    { action: "click", target: element },
    { action: "click", target: { kind: "locator", x: 1, y: 2 } },
    { action: "press", value: "Enter" },
    { action: "press", value: "Enter", target: element },
    { action: "scroll" },
    { action: "scroll", value: -200, target: element },
    { action: "wait" },
    { action: "dialog", value: "accept" },
    { action: "close_tab" },
  ])("%j is fine", (input) => {
    expect(check(input)).not.toThrow();
  });
});
