import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { z } from "zod";
import { startPractice } from "../practice/server.ts";
import { DEFAULT_LIMITS } from "../src/agent/job.ts";
import { runJob } from "../src/agent/run-job.ts";
import { createBrowsers } from "../src/browser/browsers.ts";
import { newNonce } from "../src/planners/model/fence.ts";
import { SYSTEM } from "../src/planners/model/system.ts";
import { TOOLS } from "../src/planners/model/tools.ts";
import { turnText } from "../src/planners/model/view-text.ts";
import type { ActDecision, Planner } from "../src/planners/port.ts";
import { decide } from "../src/planners/rules/rules.ts";
import { jsonlStore } from "../src/runs/jsonl-store.ts";
import { genericService } from "../src/services/generic.ts";
import { listTokens } from "./measure.ts";
import { playwrightRef } from "./refs.ts";
import type { Server } from "./server.ts";

/** A cancellation of seven acts: link, offer, radio, text, button, typed word, last button. */
const SCENARIO = "pulsefit-1";

/** Input tokens of each turn of one flow, counted the same way for both: all that a model would be sent, no image. */
export type FlowResult = { ours: number[]; theirs: number[]; acts: number };

/**
 * The same flow twice. Ours: what the model planner sends, with the steps themselves decided by rules, since no model
 * answers here. Theirs: the same acts over the server's tools, each call and each full snapshot staying in the history,
 * as a plain tool-calling agent does it.
 */
export async function measureFlow(
  browser: string,
  start: () => Promise<Server>,
): Promise<FlowResult> {
  const practice = await startPractice({ port: 0 });
  try {
    const scenario = practice.scenarios.find(({ id }) => id === SCENARIO);
    if (scenario === undefined) throw new Error(`no practice scenario ${SCENARIO}`);
    const { sizes, acts } = await ourFlow(browser, scenario);
    await fetch(`http://127.0.0.1:${practice.port}/__reset/${SCENARIO}`, { method: "POST" });
    const server = await start();
    try {
      return { ours: sizes, theirs: await theirFlow(server, scenario, acts), acts: acts.length };
    } finally {
      await server.stop();
    }
  } finally {
    await practice.close();
  }
}

/** The figures in words; the goals are those of the model planner. */
export function flowText({ ours, theirs, acts }: FlowResult): string {
  const total = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0);
  const largest = Math.max(...ours);
  const share = total(ours) / total(theirs);
  const met = (yes: boolean): string => (yes ? "**met**" : "**missed**");
  return [
    `A cancellation of ${acts} acts; input tokens of each turn, all that a model is sent but no image:`,
    "",
    `- ours, each turn for itself: ${ours.join(", ")}; ${total(ours)} in all`,
    `- @playwright/mcp, calls and full snapshots staying in the history: ${theirs.join(", ")}; ${total(theirs)} in all`,
    `- goal a turn at most 2,500: ${met(largest <= 2_500)} (${largest})`,
    `- goal less than half of the same flow over @playwright/mcp: ${met(share < 0.5)} (${share.toFixed(2)})`,
  ].join("\n");
}

const fixedTokens = (): number =>
  countTokens(SYSTEM) +
  countTokens(
    JSON.stringify(
      TOOLS.map(({ name, description, schema }) => ({
        name,
        description,
        input_schema: z.toJSONSchema(schema, { io: "input" }),
      })),
    ),
  );

async function ourFlow(
  browser: string,
  { url, goal }: { url: string; goal: string },
): Promise<{ sizes: number[]; acts: ActDecision[] }> {
  const home = await mkdtemp(join(tmpdir(), "subterminator-flow-"));
  const browsers = createBrowsers({
    executablePath: browser,
    confirmations: "ask",
    allowedHosts: ["127.0.0.1"],
    home,
  });
  const fixed = fixedTokens();
  const sizes: number[] = [];
  const acts: ActDecision[] = [];
  const planner: Planner = {
    name: "counted",
    next: (view) => {
      sizes.push(
        fixed + countTokens(turnText(view, { nonce: newNonce(), full: false, trouble: [] })),
      );
      const decision = decide(view);
      if (decision.kind === "act") acts.push(decision);
      return Promise.resolve(decision);
    },
  };
  try {
    const verdict = await runJob({
      kind: "cancel",
      service: genericService(url),
      url,
      goal,
      planner,
      approve: "always",
      person: undefined,
      mode: "run",
      limits: DEFAULT_LIMITS,
      browsers,
      open: {},
      store: jsonlStore({ home }),
      signal: new AbortController().signal,
      onEvent: () => undefined,
      version: "bench",
      now: Date.now,
    });
    if (!verdict.success) throw new Error(`the flow did not end well: ${verdict.sentence}`);
    return { sizes, acts };
  } finally {
    await browsers.closeAll();
    await rm(home, { recursive: true, force: true });
  }
}

async function theirFlow(
  server: Server,
  { url, goal }: { url: string; goal: string },
  acts: ActDecision[],
): Promise<number[]> {
  let history = listTokens(await server.listTools(), false) + countTokens(`${goal}\n${url}`);
  const sizes: number[] = [];
  const call = async (name: string, args: Record<string, unknown>): Promise<string> => {
    sizes.push(history);
    const { text } = await server.call(name, args);
    history += countTokens(JSON.stringify({ name, args })) + countTokens(text);
    return text;
  };
  // The first look, and one after each act, as its own answers only name the file that a snapshot went to.
  const look = async (): Promise<string> => {
    const { text } = await server.call("browser_snapshot", {});
    history += countTokens(text);
    return text;
  };
  await call("browser_navigate", { url });
  let seen = await look();
  for (const { action, role = "", name = "", value } of acts) {
    const target = playwrightRef(seen, { role, name });
    if (action === "fill")
      await call("browser_type", { element: name, target, text: String(value) });
    else await call("browser_click", { element: name, target });
    seen = await look();
  }
  // The turn in which a model would say that it is done.
  sizes.push(history);
  return sizes;
}
