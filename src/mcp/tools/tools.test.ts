import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { z } from "zod";
import { TOOLS } from "./tools.ts";

test("the tool list stays small: every turn of every model pays for it", () => {
  const list = TOOLS.map(({ name, title, description, shown, output, annotations }) => ({
    name,
    title,
    description,
    inputSchema: shown,
    ...(output === undefined ? {} : { outputSchema: output }),
    annotations,
  }));
  expect(countTokens(JSON.stringify({ tools: list }))).toBeLessThanOrEqual(2000);
});

test.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  "%s shows exactly the arguments it takes",
  (_, { shown, inputSchema }) => {
    const { properties } = z.toJSONSchema(inputSchema, { io: "input" }) as { properties: object };
    expect(Object.keys(shown.properties).toSorted()).toEqual(Object.keys(properties).toSorted());
  },
);

test("only looking is marked read-only, and only acting and whole jobs destructive", () => {
  expect(TOOLS.filter((tool) => tool.annotations.readOnlyHint).map((tool) => tool.name)).toEqual([
    "browser_observe",
    "browser_screenshot",
  ]);
  expect(TOOLS.filter((tool) => tool.annotations.destructiveHint).map((tool) => tool.name)).toEqual(
    ["browser_act", "cancel_subscription", "run_task", "finish_run"],
  );
});
