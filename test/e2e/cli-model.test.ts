import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { startTaskSite } from "../agent/task-site.ts";
import type { PageServer } from "../support/page-server.ts";
import { run, type Ended } from "../support/program.ts";
import { numberOf } from "../support/scripted-model.ts";
import { startWire, type WireServer } from "../support/wire/server.ts";
import type { Policy, Reply } from "../support/wire/wire.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const PROVIDER_VARIABLES = /^(ANTHROPIC|OPENAI|GOOGLE|GEMINI|SUBTERMINATOR_(LOCAL|MODEL))/;

let practice: Practice;
let site: PageServer;
let home: string;

beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  site = await startTaskSite();
  home = mkdtempSync(join(tmpdir(), "subterminator-home-"));
});
afterAll(async () => {
  await practice.close();
  await site.close();
  rmSync(home, { recursive: true, force: true });
});

function subterminator(args: string[], wire?: WireServer): Promise<Ended> {
  const outside = Object.entries(process.env).filter(([name]) => !PROVIDER_VARIABLES.test(name));
  return run(process.execPath, [BIN, ...args], {
    ...Object.fromEntries(outside),
    ...wire?.env(),
    SUBTERMINATOR_HOME: home,
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  });
}

const act = (action: string, more: Record<string, unknown>): Reply => ({
  call: { name: "act", input: { action, reasoning: "next", confidence: 0.9, ...more } },
});
const complete = (more: Record<string, unknown>): Reply => ({
  call: { name: "complete_task", input: { reason: "seen", ...more } },
});

/** Goes by what the page shows, as a model would; claims success where nothing is left. */
const ordersANotebook: Policy = ({ text }) => {
  if (/number 4711/.test(text))
    return complete({
      status: "success",
      checks: [{ kind: "textPresent", value: "number 4711" }],
    });
  return /textbox Your name = "Robin"/.test(text)
    ? act("click", { target: numberOf(text, /button Send the form/) })
    : act("fill", { target: numberOf(text, /textbox Your name/), value: "Robin" });
};

const cancels: Policy = ({ text }) => {
  if (/Finish cancellation/.test(text) && !/page now:[\s\S]*link Cancel membership/.test(text))
    return act("click", { target: numberOf(text, /Finish cancellation/) });
  return /link Cancel membership/.test(text)
    ? act("click", { target: numberOf(text, /link Cancel membership/) })
    : complete({ status: "success" });
};

test("run does a task with a model on the wire, and the verdict says what it cost", async () => {
  const wire = await startWire("anthropic", ordersANotebook);
  try {
    const { code, stdout, stderr } = await subterminator(
      [
        "run",
        "Order a notebook for Robin",
        "--url",
        `${site.origin}/order`,
        "--approve",
        "always",
        "--json",
      ],
      wire,
    );
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const verdict = JSON.parse(stdout) as Verdict;
    expect(verdict).toMatchObject({ success: true, verified: true, kind: "run", turns: 3 });
    expect(verdict.tokens).toBeGreaterThan(0);
    expect(verdict.costUsd).toBeGreaterThan(0);
    expect(wire.requests).toHaveLength(3);
    // The first page is new: the model is shown it; the same page again is told in words only.
    expect(wire.requests.map(({ request }) => request.image !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    const systems = new Set(wire.requests.map(({ request }) => request.system));
    const tools = new Set(wire.requests.map(({ request }) => JSON.stringify(request.tools)));
    expect([systems.size, tools.size]).toEqual([1, 1]);
    const log = readFileSync(join(home, "runs", verdict.runId, "events.jsonl"), "utf8");
    expect(log).not.toContain(wire.key);
  } finally {
    await wire.close();
  }
});

test.each(["openai", "gemini", "local"] as const)(
  "cancel is decided by a %s model that is named, and confirmed by the site",
  async (kind) => {
    await fetch(`http://127.0.0.1:${practice.port}/__reset/velora-1`, { method: "POST" });
    const wire = await startWire(kind, cancels);
    const name = { openai: "gpt-5.2", gemini: "gemini-3-pro-preview", local: "local:qwen3" }[kind];
    const url = practice.scenarios.find(({ id }) => id === "velora-1")?.url ?? "";
    try {
      const { code, stdout, stderr } = await subterminator(
        // Named, since the first of them leaves a recording that `auto` would replay without any model.
        `cancel --url ${url} --planner model --model ${name} --approve always --json`.split(" "),
        wire,
      );
      expect({ code, stderr }).toMatchObject({ code: 0 });
      expect(JSON.parse(stdout)).toMatchObject({ success: true, verified: true });
      expect(wire.requests.length).toBeGreaterThan(1);
    } finally {
      await wire.close();
    }
  },
);

test("a budget that the first call would break stops before it, and names it", async () => {
  const wire = await startWire("anthropic", ordersANotebook);
  try {
    const { code, stdout } = await subterminator(
      ["run", "Order", "--url", `${site.origin}/order`, "--max-cost", "0.001", "--json"],
      wire,
    );
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ reason: "budget_exceeded", costUsd: 0 });
    expect(wire.arrived()).toBe(0);
  } finally {
    await wire.close();
  }
});

test("without a key, run says what to set, and nothing is started", async () => {
  const { code, stderr } = await subterminator(["run", "Order", "--url", `${site.origin}/order`]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/needs a language model.*ANTHROPIC_API_KEY is not set/);
  expect(stderr).not.toMatch(/--planner rules/);
});
