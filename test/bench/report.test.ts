import { expect, test } from "vitest";
import type { PageResult } from "../../bench/measure.ts";
import { pages } from "../../bench/pages.ts";
import { agentBrowser, playwrightMcp, subterminator } from "../../bench/peers.ts";
import { mergeIntoFile, render, table } from "../../bench/report.ts";
import { spread } from "../../bench/statistics.ts";

const result = (tokens: number, stepMs: number[]): PageResult => ({
  observeTokens: spread([tokens]),
  observeMs: spread([5]),
  stepTokens: spread([tokens]),
  stepMs: spread(stepMs),
  verified: 1,
  memoryMb: 90,
  controlsShown: 20,
  canarySeen: false,
});

const report = () =>
  render({
    date: "2026-11-15",
    node: "24.0.0",
    browser: "156.0",
    machine: "linux x64, 2 cores",
    rounds: "2 rounds",
    tools: [subterminator, playwrightMcp, agentBrowser],
    versions: new Map([["subterminator", "0.1.0"]]),
    pages: pages.slice(0, 1),
    flow: { ours: [1_300, 1_500], theirs: [3_700, 4_300], acts: 1 },
    servers: new Map([["agent-browser", { ok: false, reason: "npm install failed (1)" }]]),
    perPage: new Map([
      [
        "account",
        new Map([
          ["subterminator", { ok: true, value: result(300, [40, 50]) }],
          ["@playwright/mcp", { ok: true, value: result(750, [500, 600]) }],
          [
            "agent-browser",
            { ok: false, reason: "did\nnot start at file:///srv/own/bench/x.ts:1" },
          ],
        ]),
      ],
    ]),
  });

const line = (text: string, start: string) =>
  text.split("\n").find((candidate) => candidate.startsWith(start));

test("peers carry their ratio to ours, ours carries none", () => {
  const tokens = report().split("## Tokens of an observation")[1] ?? "";
  const cells = line(tokens, "| Account page")
    ?.split("|")
    .map((cell) => cell.trim());
  expect(cells).toEqual(["", "Account page, 20 controls", "300", "750 (2.50x)", "failed", ""]);
});

test("quartiles are shown where values spread", () => {
  const steps = report().split("## Time of a whole step")[1] ?? "";
  expect(line(steps, "| Account page")).toContain("45.0 [42.5-47.5]");
});

test("a tool that failed is listed with its reason on one line, without folders of the machine", () => {
  expect(report()).toContain("- agent-browser, account: did not start at ...");
  expect(report()).toContain("- agent-browser, start: npm install failed (1)");
});

test("steps whose effect was not seen are said", () => {
  expect(report()).toContain(
    "@playwright/mcp, Account page, 20 controls: the click's effect was seen after 1 of 2 steps.",
  );
});

test("columns of a table line up", () => {
  expect(table(["a", "long name"], [["value", "1"]])).toBe(
    "| a     | long name |\n| ----- | --------- |\n| value | 1         |",
  );
});

test("a new run replaces the generated part and keeps what was written around it", () => {
  const first = mergeIntoFile(undefined, "old numbers");
  const written = first.replace("# Benchmarks", "# Benchmarks\n\nWhy.") + "\n## Notes\n";
  const second = mergeIntoFile(written, "new numbers");
  expect(second).toContain("Why.");
  expect(second).toContain("## Notes");
  expect(second).toContain("new numbers");
  expect(second).not.toContain("old numbers");
  expect(mergeIntoFile(second, "new numbers")).toBe(second);
});

test("a whole flow is set beside the same one with snapshots in the history, and both goals are judged", () => {
  expect(report()).toContain("goal a turn at most 2,500: **met** (1500)");
  expect(report()).toContain(
    "less than half of the same flow over @playwright/mcp: **met** (0.35)",
  );
});
