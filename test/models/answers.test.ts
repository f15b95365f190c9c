import { afterAll, afterEach, describe, expect, test } from "vitest";
import { resolveModels } from "../../src/models/resolve.ts";
import { chatOnlyGateway, local } from "../support/wire/openai.ts";
import { click, KINDS, MODEL_OF, PIXEL, question } from "../support/wire/question.ts";
import { startWire, type WireServer } from "../support/wire/server.ts";
import type { Reply } from "../support/wire/wire.ts";

const never = new AbortController().signal;
const servers: WireServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => expect(servers).toEqual([]));

async function start(...[dialect, reply]: [Parameters<typeof startWire>[0], Reply]) {
  const server = await startWire(dialect, () => reply);
  servers.push(server);
  return server;
}

function modelOn(server: WireServer, name: string) {
  return resolveModels({ model: name, fallbackModels: [] }, server.env()).models[0]!;
}

describe.each(KINDS)("%s", (kind) => {
  const name = MODEL_OF[kind];

  test("is sent the system text, the question, the picture and every tool with its schema", async () => {
    const server = await start(kind, { call: click });
    const image = { data: new Uint8Array(PIXEL), mimeType: "image/png" as const };
    await modelOn(server, name).ask({ ...question, image }, never);

    expect(server.arrived()).toBe(1);
    const { request, body } = server.requests[0]!;
    expect(request).toMatchObject({
      model: name.replace("local:", ""),
      system: question.system,
      text: question.text,
    });
    expect(request.image?.mimeType).toBe("image/png");
    expect(request.image?.data.equals(PIXEL)).toBe(true);
    expect(request.tools.map((tool) => tool.name)).toEqual(["act", "complete_task"]);
    expect(request.tools[0]).toMatchObject({
      description: "Do one thing on the page.",
      schema: {
        type: "object",
        required: ["action", "target"],
        properties: {
          action: { type: "string", enum: ["click", "fill"] },
          target: { type: "integer", description: "the number in brackets" },
        },
      },
    });
    expect(body).not.toContain(server.key);
    expect(body).toContain("2000");
  });

  test("must call a tool, and gets the same fixed part every time", async () => {
    const server = await start(kind, { call: click });
    const model = modelOn(server, name);
    await model.ask(question, never);
    await model.ask({ ...question, text: "Another page." }, never);

    expect(server.requests[0]?.body).toMatch(FORCED[kind]);
    const [first, second] = server.requests.map(({ body }) =>
      body.split(/Goal: .*?"\}|Another page/),
    );
    expect(first?.[0]).toBe(second?.[0]);
    expect(server.requests[1]?.request.tools).toEqual(server.requests[0]?.request.tools);
    if (kind !== "gemini") expect(first?.[0]).toContain(question.system);
    if (kind === "anthropic") {
      const raw = server.requests[0]!.request.raw as { system: unknown };
      expect(raw.system).toEqual([
        { type: "text", text: question.system, cache_control: { type: "ephemeral" } },
      ]);
    }
  });

  test("gives its calls in order, its words, and what it counted", async () => {
    const finish = { name: "complete_task", input: { status: "success", reason: "done" } };
    const server = await start(kind, {
      calls: [click, finish],
      text: "I see a button.",
      usage: { input: 3_000, cached: 1_000, output: 200 },
    });
    const answer = await modelOn(server, name).ask(question, never);

    expect(answer).toMatchObject({
      calls: [click, finish],
      text: "I see a button.",
      finish: "calls",
      usage: { inputTokens: 3_000, cachedInputTokens: 1_000, outputTokens: 200 },
      model: name,
      attempts: 1,
    });
    expect(answer.calls.every((call) => call.fault === undefined)).toBe(true);
    if (COST[kind] === undefined) expect(answer.costUsd).toBeUndefined();
    else expect(answer.costUsd).toBeCloseTo(COST[kind], 9);
  });

  test("that only talks gives no call and stops", async () => {
    const server = await start(kind, { text: "What should I do?" });
    const answer = await modelOn(server, name).ask(question, never);
    expect(answer).toMatchObject({ calls: [], text: "What should I do?", finish: "stop" });
  });

  test("that says nothing at all is an answer without calls", async () => {
    const server = await start(kind, { empty: true });
    const answer = await modelOn(server, name).ask(question, never);
    expect(answer).toMatchObject({ calls: [], text: "", attempts: 1 });
  });

  test("that refuses is a refusal, not an error", async () => {
    const server = await start(kind, { refusal: "I will not do that." });
    const answer = await modelOn(server, name).ask(question, never);
    expect(answer).toMatchObject({ calls: [], finish: "refusal", attempts: 1 });
  });

  test("whose answer was cut says so, and the half call carries a fault", async () => {
    const server = await start(kind, { cut: click });
    const answer = await modelOn(server, name).ask(question, never);
    expect(answer.finish).toBe("length");
    expect(answer.calls[0]?.name).toBe("act");
    expect(answer.calls[0]?.fault).toContain("act");
  });

  test.each([
    [
      "an unknown tool",
      { call: { name: "format_disk", input: {} } },
      "format_disk",
      /act, complete/,
    ],
    [
      "a wrong type",
      { call: { name: "act", input: { action: "click", target: "3rd" } } },
      "act",
      /target/,
    ],
    ["a missing field", { call: { name: "act", input: { target: 3 } } }, "act", /action/],
    ["an extra field", { call: { ...click, input: { ...click.input, x: 1 } } }, "act", /x/],
    [
      "broken arguments",
      { broken: "arguments", name: "act", raw: '{"action": "cl' },
      "act",
      /arguments/,
    ],
  ] satisfies [string, Reply, string, RegExp][])(
    "that calls with %s gets the call back with a fault to read",
    async (_title, reply, called, says) => {
      const server = await start(kind, reply);
      const answer = await modelOn(server, name).ask(question, never);
      expect(answer.calls).toHaveLength(1);
      expect(answer.calls[0]).toMatchObject({ name: called });
      expect(answer.calls[0]?.fault).toMatch(says);
      expect(answer.attempts).toBe(1);
    },
  );

  test("keeps the good call of several and marks the bad one", async () => {
    const server = await start(kind, { calls: [{ name: "act", input: {} }, click] });
    const { calls } = await modelOn(server, name).ask(question, never);
    expect(calls.map((call) => call.fault === undefined)).toEqual([false, true]);
    expect(calls[1]?.input).toEqual(click.input);
  });

  test("that uses one id for two calls gives both", async () => {
    const other = { name: "act", input: { action: "click", target: 4 } };
    const server = await start(kind, { calls: [click, other], sameIds: true });
    const { calls } = await modelOn(server, name).ask(question, never);
    expect(calls).toEqual([click, other]);
  });

  test("that makes 4,000 calls at once gives the first hundred", async () => {
    const many = Array.from({ length: 4_000 }, (_, target) => ({
      name: "act",
      input: { action: "click", target },
    }));
    const server = await start(kind, { calls: many });
    const { calls } = await modelOn(server, name).ask(question, never);
    expect(calls).toEqual(many.slice(0, 100));
  });

  test("with arguments nested 20,000 deep still gives an answer", async () => {
    const raw = `{"action":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    const server = await start(kind, { broken: "arguments", name: "act", raw });
    const answer = await modelOn(server, name).ask(question, never);
    expect(answer.calls[0]?.fault).toContain("act");
  });
});

const FORCED = {
  anthropic: /"tool_choice":\{"type":"any"/,
  openai: /"tool_choice":"required"/,
  gemini: /"mode":"ANY"/,
  local: /"tool_choice":"required"/,
};

// 2,000 fresh tokens, 1,000 from the cache, 200 out, at the prices of the table.
const COST = {
  anthropic: (2_000 * 5 + 1_000 * 0.5 + 200 * 25) / 1e6,
  openai: (2_000 * 2.5 + 1_000 * 0.25 + 200 * 15) / 1e6,
  gemini: (2_000 * 1.5 + 1_000 * 0.15 + 200 * 9) / 1e6,
  local: undefined,
};

test("what Anthropic writes to its cache costs more than plain input", async () => {
  const server = await start("anthropic", { call: click, usage: { input: 3_000, written: 2_500 } });
  const answer = await modelOn(server, "claude-opus-4-6").ask(question, never);
  expect(answer.costUsd).toBeCloseTo((500 * 5 + 2_500 * 6.25 + 100 * 25) / 1e6, 9);
});

test("OpenAI is told to keep nothing", async () => {
  const server = await start("openai", { call: click });
  await modelOn(server, "gpt-5.4").ask(question, never);
  expect(server.requests[0]?.path).toBe("/v1/responses");
  expect(server.requests[0]?.request.raw).toMatchObject({ store: false });
});

test("a gateway that knows chat completions only is asked that way, and asked first the next time", async () => {
  const server = await start(chatOnlyGateway, { call: click });
  const model = modelOn(server, "gpt-5.4");
  expect(await model.ask(question, never)).toMatchObject({ calls: [click], attempts: 1 });
  await model.ask(question, never);
  expect(server.requests.map(({ path }) => path)).toEqual([
    "/v1/chat/completions",
    "/v1/chat/completions",
  ]);
  expect(server.arrived()).toBe(3);
});

test("a local server without a key gets no authorization header", async () => {
  const server = await start({ ...local, checkKey: false }, { call: click });
  const env = { SUBTERMINATOR_LOCAL_BASE_URL: `${server.origin}/v1`, OPENAI_API_KEY: "sk-other" };
  const { models } = resolveModels({ model: "local:qwen3" }, env);
  await models[0]!.ask(question, never);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});
