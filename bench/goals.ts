import type { Outcome, PageResult, ServerResult } from "./measure.ts";

/** What the goals are judged from; `undefined` where a tool failed or was left out. */
export type Measured = {
  page: (page: string, tool: string) => PageResult | undefined;
  server: (tool: string) => ServerResult | undefined;
  /** Password value found in what the tool showed of the account page. */
  passwordShown: (tool: string) => boolean | undefined;
};

export type Judgement = { goal: string; verdict: "met" | "missed" | "not measured"; value: string };

export const OURS = "subterminator";
const PLAYWRIGHT = "@playwright/mcp";
const DEVTOOLS = "chrome-devtools-mcp";
const AGENT_BROWSER = "agent-browser";
const PEERS = [PLAYWRIGHT, DEVTOOLS, AGENT_BROWSER];
const ORDINARY = ["account", "modal", "spa", "mail", "admin"];

export function judge(measured: Measured): Judgement[] {
  const tokens = (page: string) => (tool: string) =>
    measured.page(page, tool)?.observeTokens.median;
  const step = (page: string) => (tool: string) => measured.page(page, tool)?.stepMs.median;
  const look = (page: string) => (tool: string) => measured.page(page, tool)?.observeMs.median;
  const coldStart = (tool: string) => measured.server(tool)?.coldStartMs.median;
  const memory = (tool: string) => measured.page("account", tool)?.memoryMb;

  const ordinary = ORDINARY.flatMap((page) => [
    ratio(
      `${page}: tokens at most 0.45 of the better of Playwright MCP and chrome-devtools-mcp`,
      0.45,
      tokens(page),
      [PLAYWRIGHT, DEVTOOLS],
    ),
    ratio(`${page}: tokens at most 0.85 of agent-browser`, 0.85, tokens(page), [AGENT_BROWSER]),
    ratio(`${page}: step no slower than agent-browser's click plus snapshot`, 1, step(page), [
      AGENT_BROWSER,
    ]),
    ratio(
      `${page}: step at most a quarter of Playwright MCP's and chrome-devtools-mcp's`,
      0.25,
      step(page),
      [PLAYWRIGHT, DEVTOOLS],
    ),
  ]);

  return [
    ...ordinary,
    ...[...ORDINARY, "heavy"].map((page) =>
      ratio(`${page}: tokens at most 0.6 of the leanest peer`, 0.6, tokens(page), PEERS),
    ),
    ratio("heavy: an observation no slower than the fastest peer's", 1, look("heavy"), PEERS),
    atMost("table-1000: at most 2,000 tokens", 2_000, tokens("table-1000")(OURS), "tokens"),
    ratio("table-1000: step at most half of the fastest peer's", 0.5, step("table-1000"), PEERS),
    atMost("table-10000: at most 2,000 tokens", 2_000, tokens("table-10000")(OURS), "tokens"),
    ratio(
      "table-10000: step at most a tenth of the fastest peer's",
      0.1,
      step("table-10000"),
      PEERS,
    ),
    atMost("tool list at most 1,800 tokens", 1_800, measured.server(OURS)?.listTokens, "tokens"),
    ratio("cold start no more than Playwright MCP's", 1, coldStart, [PLAYWRIGHT]),
    ratio("server memory no more than the leanest Node peer's", 1, memory, [PLAYWRIGHT, DEVTOOLS]),
    never("password values never shown", measured.passwordShown(OURS)),
  ];
}

/** Against the best of the peers, so that one that did not run makes the goal unmeasured rather than easier. */
function ratio(
  goal: string,
  limit: number,
  of: (tool: string) => number | undefined,
  peers: string[],
): Judgement {
  const ours = of(OURS);
  const theirs = peers.map(of);
  if (ours === undefined || theirs.includes(undefined))
    return { goal, verdict: "not measured", value: "-" };
  const value = ours / Math.min(...(theirs as number[]));
  return { goal, verdict: value <= limit ? "met" : "missed", value: value.toFixed(2) };
}

function atMost(goal: string, limit: number, value: number | undefined, unit: string): Judgement {
  if (value === undefined) return { goal, verdict: "not measured", value: "-" };
  return {
    goal,
    verdict: value <= limit ? "met" : "missed",
    value: `${Math.round(value).toLocaleString("en")} ${unit}`,
  };
}

function never(goal: string, seen: boolean | undefined): Judgement {
  if (seen === undefined) return { goal, verdict: "not measured", value: "-" };
  return { goal, verdict: seen ? "missed" : "met", value: seen ? "shown" : "not shown" };
}

export const okValue = <T>(outcome: Outcome<T> | undefined): T | undefined =>
  outcome?.ok ? outcome.value : undefined;
