import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { resolveModels } from "../../src/models/resolve.ts";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import type { Planner } from "../../src/planners/port.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { testBrowsers } from "../support/session-driver.ts";
import { controlNamed } from "../support/wire/page-text.ts";
import { faulty } from "../support/wire/drivers.ts";
import { MODEL_OF } from "../support/wire/question.ts";
import { startWire, type WireServer } from "../support/wire/server.ts";
import type { Policy, Reply, WireKind, WireRequest } from "../support/wire/wire.ts";

const CANCEL_SITE = "velora-1";
let site: LedgerSite;
let practice: Practice;
let kit: JobKit;
const wires: WireServer[] = [];

beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  site = await startLedgerSite({
    "/petition": `<!doctype html><title>Petition</title><main><h1>Petition for more benches</h1>
      <form method="post" action="/signed"><button>Sign it</button></form>
      <button type="button">Nothing happens</button></main>`,
    "/signed": `<!doctype html><title>Petition</title><main><h1>Thank you</h1><p>Your name stands on line 18.</p></main>`,
  });
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  await practice.close();
  kit.remove();
});
afterEach(async () => {
  site.clear();
  await Promise.all(wires.splice(0).map((wire) => wire.close()));
});

const SURE = { reasoning: "It is next.", confidence: 0.9 };
const click = ({ text }: WireRequest, name: string): Reply => ({
  call: { name: "act", input: { action: "click", target: controlNamed(text, name)?.id, ...SURE } },
});
const claim = (...checks: { kind: string; value: string }[]): Reply => ({
  call: { name: "complete_task", input: { status: "success", reason: "Done.", checks } },
});

/** Knows the task: whatever the line does to its answers, it goes by the page it is shown. */
const signs: Policy = (request) =>
  controlNamed(request.text, "Sign it") === undefined
    ? claim({ kind: "textPresent", value: "Your name stands on line 18" })
    : click(request, "Sign it");
const cancels: Policy = (request) =>
  ["Finish cancellation", "Cancel membership"]
    .filter((name) => controlNamed(request.text, name) !== undefined)
    .map((name) => click(request, name))[0] ?? claim();
const always =
  (reply: Reply): Policy =>
  () =>
    reply;
/** Well at first, and after so many answers never again. */
const until =
  (answers: number, policy: Policy, then: Reply): Policy =>
  (request, index) =>
    index < answers ? policy(request, index) : then;

async function provider(kind: WireKind, policy: Policy): Promise<WireServer> {
  const wire = await startWire(kind, policy);
  wires.push(wire);
  return wire;
}

/** Silence has to be sat out; no other case may end by a busy machine's being slow. */
const timeoutFor = (replies: Reply[]): number =>
  replies.some((reply) => "stall" in reply) ? 2_000 : 30_000;

/** On the providers' own SDKs; only the waits between attempts take no time. */
function planner(servers: [WireServer, WireKind][], timeoutMs = 30_000): Planner {
  const [first, ...others] = servers.map(([, kind]) => MODEL_OF[kind]);
  const env = Object.assign({}, ...servers.map(([wire]) => wire.env())) as Record<string, string>;
  const timing = { random: () => 0, sleep: () => Promise.resolve() };
  const choice = { model: first, fallbackModels: others, timeoutMs };
  return modelPlanner({ ...resolveModels(choice, env, timing), vision: "never" });
}

const sign = (servers: [WireServer, WireKind][], timeoutMs?: number) =>
  job(kit, planner(servers, timeoutMs), `${site.origin}/petition`, {
    goal: "Sign the petition",
    approve: "never",
    limits: { turns: 8, timeMs: 60_000 },
  });
const signatures = () => site.ledger.filter(({ url }) => url === "/signed").length;
const DONE = { success: true, verified: true, reason: "completed" };

describe("a fault that passes: the task is done, once", () => {
  test.each<[string, WireKind, Reply[]]>([
    ["429 with retry-after", "anthropic", [{ status: 429, headers: { "retry-after": "7" } }]],
    ["429, then 500", "openai", [{ status: 429 }, { status: 500 }]],
    ["529 twice", "anthropic", [{ status: 529 }, { status: 529 }]],
    ["a body that is no JSON", "gemini", [{ broken: "body" }]],
    ["a line that breaks in the middle", "local", [{ reset: "middle" }]],
    ["silence", "openai", [{ stall: "before" }]],
    ["arguments that are no JSON", "local", [{ broken: "arguments", name: "act", raw: '{"a' }]],
    ["a tool that there is not", "gemini", [{ call: { name: "sign", input: {} } }]],
    ["an answer cut short", "anthropic", [{ cut: { name: "act", input: { action: "click" } } }]],
    ["a refusal", "openai", [{ refusal: "I will not." }]],
    ["words only", "local", [{ text: "I have signed it." }]],
  ])("%s, before every answer (%s)", async (_, kind, faults) => {
    const wire = await provider(kind, faulty(signs, [...faults, undefined]));
    const { verdict } = await sign([[wire, kind]], timeoutFor(faults));
    expect(verdict).toMatchObject({ ...DONE, turns: 2 });
    expect(wire.requests).toHaveLength(2 * (faults.length + 1));
    expect(signatures()).toBe(1);
  });
});

describe("a fault that stays: the run ends with its reason, and nothing was done", () => {
  test.each<[string, WireKind, Reply, string, number]>([
    [
      "429, come back in an hour",
      "anthropic",
      { status: 429, headers: { "retry-after": "3600" } },
      "llm_error",
      1,
    ],
    ["500", "gemini", { status: 500 }, "llm_error", 3],
    ["529", "anthropic", { status: 529 }, "llm_error", 3],
    ["a key that is not taken", "openai", { status: 401 }, "llm_error", 1],
    ["silence in the middle of an answer", "local", { stall: "middle" }, "llm_error", 3],
    ["a body that is no JSON", "openai", { broken: "body" }, "llm_error", 3],
    [
      "a tool that there is not",
      "anthropic",
      { call: { name: "sign", input: {} } },
      "llm_no_action",
      3,
    ],
    ["a refusal", "gemini", { refusal: "I will not." }, "llm_no_action", 3],
    [
      "an answer cut short",
      "openai",
      { cut: { name: "act", input: { action: "click", ...SURE } } },
      "llm_no_action",
      3,
    ],
    [
      "a claim that is not true",
      "local",
      claim({ kind: "textPresent", value: "Your name stands on line 18" }),
      "verification_failed",
      3,
    ],
  ])("%s (%s)", async (_, kind, reply, reason, questions) => {
    const wire = await provider(kind, always(reply));
    const { verdict, events } = await sign([[wire, kind]], timeoutFor([reply]));
    expect(verdict).toMatchObject({ success: false, verified: false, reason });
    expect(wire.requests).toHaveLength(questions);
    expect(dataOf(events, "acting")).toEqual([]);
    expect(signatures()).toBe(0);
    expect(JSON.stringify([events, verdict])).not.toContain(wire.key);
  });

  test("the same act without end is stopped the third time", async () => {
    const wire = await provider("anthropic", (request) => click(request, "Nothing happens"));
    const { verdict, events } = await sign([[wire, "anthropic"]]);
    expect(verdict).toMatchObject({ success: false, reason: "stuck" });
    expect(dataOf(events, "acting")).toHaveLength(2);
  });

  test("a provider that goes away after the act: what was done is not claimed, and not done again", async () => {
    const wire = await provider("openai", until(1, signs, { status: 503 }));
    const { verdict } = await sign([[wire, "openai"]]);
    expect(verdict).toMatchObject({
      success: false,
      verified: false,
      reason: "llm_error",
      turns: 2,
    });
    expect(signatures()).toBe(1);
  });

  test("a provider that goes away after the act: another one sees it through without doing it again", async () => {
    const first = await provider("anthropic", until(1, signs, { status: 529 }));
    const second = await provider("gemini", signs);
    const { verdict } = await sign([
      [first, "anthropic"],
      [second, "gemini"],
    ]);
    expect(verdict).toMatchObject(DONE);
    expect(second.requests).toHaveLength(1);
    expect(signatures()).toBe(1);
  });
});

describe("a cancellation goes on without the model", () => {
  test.each<[string, WireKind, Policy]>([
    ["from the start", "gemini", always({ status: 500 })],
    ["after the first click", "openai", until(1, cancels, { reset: "before" })],
    ["after the last click", "anthropic", until(2, cancels, { status: 529 })],
  ])("that is gone %s, and is done once", async (_, kind, policy) => {
    const truth = `http://127.0.0.1:${practice.port}/__truth/${CANCEL_SITE}`;
    await fetch(truth.replace("__truth", "__reset"), { method: "POST" });
    const wire = await provider(kind, policy);
    const url = practice.scenarios.find(({ id }) => id === CANCEL_SITE)?.url ?? "";
    const { verdict } = await job(kit, planner([[wire, kind]]), url, {
      kind: "cancel",
      goal: "Cancel the membership",
    });
    expect(verdict).toMatchObject(DONE);
    expect(verdict.notes?.join("\n")).toMatch(/the rules decide from here on/);
    expect(await (await fetch(truth)).json()).toMatchObject({
      status: "cancelled",
      commits: 1,
      harmful: [],
    });
  });
});
