import { expect, test } from "vitest";
import { judge, type Measured } from "../../bench/goals.ts";
import type { PageResult, ServerResult } from "../../bench/measure.ts";
import { spread } from "../../bench/statistics.ts";

const page = (tokens: number, stepMs: number, memoryMb = 100): PageResult => ({
  observeTokens: spread([tokens]),
  observeMs: spread([1]),
  stepTokens: spread([tokens]),
  stepMs: spread([stepMs]),
  verified: 1,
  memoryMb,
  controlsShown: 1,
  canarySeen: false,
});

const server = (tokens: number, coldStart: number): ServerResult => ({
  listTokens: tokens,
  bareListTokens: tokens,
  listLength: 5,
  instructionTokens: 0,
  coldStartMs: spread([coldStart]),
});

const PAGES: Record<string, PageResult> = {
  subterminator: page(300, 40, 90),
  "@playwright/mcp": page(800, 560, 120),
  "chrome-devtools-mcp": page(700, 250, 150),
  "agent-browser": page(400, 45, 10),
};
const SERVERS: Record<string, ServerResult> = {
  subterminator: server(1_500, 700),
  "@playwright/mcp": server(3_747, 900),
};

const measured = (changes: Partial<Measured> = {}): Measured => ({
  page: (_, tool) => PAGES[tool],
  server: (tool) => SERVERS[tool],
  passwordShown: () => false,
  ...changes,
});

const verdict = (measurement: Measured, goal: string) =>
  judge(measurement).find((judgement) => judgement.goal.includes(goal));

test("a ratio is taken to the best of the peers it names", () => {
  const tokens = verdict(measured(), "account: tokens at most 0.45");
  expect(tokens).toMatchObject({ verdict: "met", value: "0.43" });
  expect(verdict(measured(), "account: step at most a quarter")).toMatchObject({
    verdict: "met",
    value: "0.16",
  });
  expect(verdict(measured(), "table-1000: step at most half")).toMatchObject({
    verdict: "missed",
    value: "0.89",
  });
});

test("memory is compared with the leanest Node peer, not with the native one", () => {
  expect(verdict(measured(), "server memory")).toMatchObject({ verdict: "met", value: "0.75" });
});

test("a goal just above its limit is missed", () => {
  const slower = measured({
    page: (_, tool) => (tool === "subterminator" ? page(300, 45.5) : PAGES[tool]),
  });
  expect(verdict(slower, "account: step no slower")).toMatchObject({
    verdict: "missed",
    value: "1.01",
  });
});

test("a peer that did not run leaves its goals unmeasured instead of easier", () => {
  const without = measured({
    page: (_, tool) => (tool === "chrome-devtools-mcp" ? undefined : PAGES[tool]),
  });
  expect(verdict(without, "account: tokens at most 0.45")?.verdict).toBe("not measured");
  expect(verdict(without, "account: tokens at most 0.85")?.verdict).toBe("met");
});

test("a password value that was shown is a missed goal", () => {
  expect(verdict(measured({ passwordShown: () => true }), "password")?.verdict).toBe("missed");
  expect(verdict(measured({ passwordShown: () => undefined }), "password")?.verdict).toBe(
    "not measured",
  );
});
