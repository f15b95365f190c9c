import { expect, test } from "vitest";
import { sampleDrafts, SAMPLE_ID, sealAll, started } from "../../../test/runs/sample-run.ts";
import { summarise } from "../../runs/summary.ts";
import { resultWords } from "./list.ts";

const [, ...rest] = sampleDrafts();

test.each([
  ["run", "completed, ends on, verified"],
  ["dry-run", "dry run, nothing was changed"],
  ["rehearse", "rehearsal, not cancelled"],
] as const)("the list says of a %s: %s", (mode, words) => {
  const { events } = sealAll([{ type: "run.started", data: { ...started(), mode } }, ...rest]);
  expect(resultWords(summarise({ runId: SAMPLE_ID, events }))).toBe(words);
});
