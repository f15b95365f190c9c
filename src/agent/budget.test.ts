import { expect, test } from "vitest";
import { Budget } from "./budget.ts";

const LIMITS = { turns: 1, timeMs: 1 };
const NOTHING = { costUsd: 0, tokens: 0, unpriced: [] };
const call = (model: string, costUsd: number | undefined) => ({
  model,
  inputTokens: 1000,
  outputTokens: 100,
  cachedInputTokens: 0,
  costUsd,
});

test("what was spent is summed to a millionth of a dollar", () => {
  const budget = new Budget(LIMITS, NOTHING);
  budget.add(call("priced", 0.1));
  budget.add(call("priced", 0.2));
  expect(budget.total()).toBe(0.3);
  expect(budget.words()).toBe("$0.30 and 2200 tokens were spent");
});

test("without a known price there is no sum, and the words speak of tokens only", () => {
  const budget = new Budget(LIMITS, NOTHING);
  budget.add(call("local:q", undefined));
  expect(budget.total()).toBeNull();
  expect(budget.words()).toBe("1100 tokens were spent; no price is known for local:q");
});

test("a part without a price leaves no sum either, also where it was spent before an interruption", () => {
  const budget = new Budget(LIMITS, { costUsd: 0, tokens: 500, unpriced: ["local:q"] });
  budget.add(call("priced", 0.1));
  expect(budget.total()).toBeNull();
  expect(budget.words()).toMatch(/^\$0\.10 and 1600 tokens were spent, the dollars without a part/);
});
