import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { ContractError } from "../../src/contract/errors.ts";
import type { ModelRequest } from "../../src/models/port.ts";
import { resolveModels } from "../../src/models/resolve.ts";
import { click, KINDS, MODEL_OF, question } from "../support/wire/question.ts";
import { startWire, type WireServer } from "../support/wire/server.ts";
import type { Policy, Reply, WireKind } from "../support/wire/wire.ts";

const servers: WireServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const NOON = Date.parse("2026-11-15T12:00:00Z");

/** A server, and a model on it whose clock is ours: waits are noted and take no time. */
async function scene(kind: WireKind, policy: Policy, options: { timeoutMs?: number } = {}) {
  const server = await startWire(kind, policy);
  servers.push(server);
  const waits: number[] = [];
  let now = NOON;
  const { models } = resolveModels(
    { model: MODEL_OF[kind], fallbackModels: [], ...options },
    server.env(),
    {
      now: () => now,
      random: () => 0,
      sleep: async (ms) => {
        waits.push(ms);
        now += ms;
      },
    },
  );
  const ask = (more: Partial<ModelRequest> = {}, signal = new AbortController().signal) =>
    models[0]!.ask({ ...question, ...more }, signal);
  const fail = async (more: Partial<ModelRequest> = {}): Promise<ContractError> => {
    const outcome: unknown = await ask(more).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(ContractError);
    const error = outcome as ContractError;
    expect(everythingIn(error)).not.toContain(server.key);
    return error;
  };
  return { server, waits, ask, fail };
}

/** All that a log line of this error could show. */
function everythingIn(error: Error): string {
  const own = Object.getOwnPropertyNames(error).map((name) => String(Reflect.get(error, name)));
  return [...own, JSON.stringify(error), String(error.cause)].join("\n");
}

const always =
  (reply: Reply): Policy =>
  () =>
    reply;
/** These, and then a click. */
const firstly =
  (...replies: Reply[]): Policy =>
  (_request, index) =>
    replies[index] ?? { call: click };

describe.each(KINDS)("%s", (kind) => {
  test.each([429, 500, 502, 503, 529])(
    "status %i is asked again, three times at most",
    async (status) => {
      const { server, fail, waits } = await scene(kind, always({ status, message: "overloaded" }));
      const error = await fail();
      expect(error).toMatchObject({ code: "MODEL_UNAVAILABLE", retryable: true });
      expect(error.message).toContain(`status ${status}`);
      expect(error.message).toContain("Asked 3 times");
      expect(server.requests).toHaveLength(3);
      expect(waits).toEqual([500, 1_000]);
    },
  );

  test("an answer after two bad attempts is an answer, and says how many it took", async () => {
    const { ask } = await scene(kind, firstly({ status: 503 }, { reset: "before" }));
    expect(await ask()).toMatchObject({ calls: [click], attempts: 3 });
  });

  test("retry-after is kept to, in seconds and as a date", async () => {
    const date = new Date(NOON + 7_000 + 30_000).toUTCString();
    const { ask, waits } = await scene(
      kind,
      firstly(
        { status: 429, headers: { "retry-after": "7" } },
        { status: 529, headers: { "retry-after": date } },
      ),
    );
    expect(await ask()).toMatchObject({ attempts: 3 });
    expect(waits).toEqual([7_000, 30_000]);
  });

  test("a retry-after beyond the time that is left, or beyond a minute, gives up at once", async () => {
    const { server, fail, waits } = await scene(
      kind,
      always({ status: 429, headers: { "retry-after": "20" } }),
    );
    expect(await fail({ timeLeftMs: 15_000 })).toMatchObject({ code: "MODEL_UNAVAILABLE" });
    expect(server.requests).toHaveLength(1);
    server.use(always({ status: 429, headers: { "retry-after": "3600" } }));
    await fail();
    expect(server.requests).toHaveLength(2);
    expect(waits).toEqual([]);
  });

  test.each(["before", "middle"] as const)(
    "a connection reset %s the answer is asked again",
    async (reset) => {
      const { server, fail } = await scene(kind, always({ reset }));
      expect(await fail()).toMatchObject({ code: "MODEL_UNAVAILABLE", retryable: true });
      expect(server.requests).toHaveLength(3);
    },
  );

  test.each([
    ["a stall before the first byte", { stall: "before" }],
    ["a stall in the middle", { stall: "middle" }],
    ["a byte each 20 ms", { trickle: 20 }],
  ] satisfies [string, Reply][])("%s ends with the attempt's own limit", async (_title, reply) => {
    const { server, fail } = await scene(kind, always(reply), { timeoutMs: 300 });
    const error = await fail();
    expect(error.code).toBe("MODEL_UNAVAILABLE");
    expect(error.message).toContain("0.3 s");
    expect(server.requests).toHaveLength(3);
  });

  test("the time left for the question also ends an attempt", async () => {
    const { server, fail } = await scene(kind, always({ stall: "before" }));
    const error = await fail({ timeLeftMs: 200 });
    expect(error.message).toContain("0.2 s");
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    [400, /refused the request/],
    [401, /does not accept the key in [A-Z_]+/],
    [403, /does not let this key use/],
    [404, /does not know the model/],
    [413, /refused the request/],
  ])("status %i is not asked again and says what to put right", async (status, says) => {
    const { server, fail, waits } = await scene(kind, (request) => ({
      status,
      message: `no: ${server.key} ${request.text}`,
    }));
    const error = await fail();
    expect(error).toMatchObject({ code: "MODEL_CONFIG", retryable: false });
    expect(error.message).toMatch(says);
    expect(error.hint).toMatch(/name|key/i);
    expect(everythingIn(error)).not.toContain("Cancel membership");
    expect(everythingIn(error).length).toBeLessThan(4_000);
    // OpenAI's newer path is given up for the older one on a 404, once.
    expect(server.requests).toHaveLength(kind === "openai" && status === 404 ? 2 : 1);
    expect(waits).toEqual([]);
  });

  test("a body that is not JSON is asked for again, then told", async () => {
    const { server, fail } = await scene(kind, always({ broken: "body" }));
    expect(await fail()).toMatchObject({ code: "MODEL_ANSWER" });
    expect(server.requests).toHaveLength(3);
  });

  test("an answer of 10 MB is not read to its end and not asked for again", async () => {
    const { server, fail } = await scene(kind, always({ huge: 10_000_000 }));
    const error = await fail();
    expect(error.code).toBe("MODEL_ANSWER");
    expect(error.message).toContain("megabyte");
    expect(server.requests).toHaveLength(1);
    await expect.poll(() => server.notTaken()).toBe(1);
  });

  test("an error of 10 MB is still the error that its status says", async () => {
    const body = JSON.stringify({ error: { message: "x".repeat(10_000_000) } });
    const { server, fail } = await scene(kind, always({ status: 503, body }));
    const error = await fail();
    expect(error).toMatchObject({ code: "MODEL_UNAVAILABLE" });
    expect(error.message).toMatch(/\(status 503\)\. Asked 3 times/);
    expect(server.requests).toHaveLength(3);
  });

  test("a redirect is not followed with the key", async () => {
    const elsewhere = await startWire(kind, always({ call: click }));
    servers.push(elsewhere);
    const { server, fail } = await scene(
      kind,
      always({ status: 307, headers: { location: elsewhere.origin } }),
    );
    expect(await fail()).toMatchObject({ code: "MODEL_CONFIG" });
    expect(server.requests).toHaveLength(1);
    expect(elsewhere.arrived()).toBe(0);
  });

  test("an abort ends a stalled question at once and is not asked again", async () => {
    const abort = new AbortController();
    const { server, ask } = await scene(kind, () => {
      abort.abort();
      return { stall: "before" };
    });
    await expect(ask({}, abort.signal)).rejects.toMatchObject({ code: "CANCELLED" });
    expect(server.requests).toHaveLength(1);
  });
});

test.each([
  ["anthropic", "MODEL_ANSWER"],
  ["local", "MODEL_ANSWER"],
  // The SDK reports it as a fault of the server.
  ["openai", "MODEL_UNAVAILABLE"],
] as const)("JSON of another shape from %s is asked for again, then told", async (kind, code) => {
  const { server, fail } = await scene(kind, always({ broken: "shape" }));
  expect(await fail()).toMatchObject({ code });
  expect(server.requests).toHaveLength(3);
});

test("JSON of another shape from gemini, where no field must be there, is an empty answer", async () => {
  const { ask } = await scene("gemini", always({ broken: "shape" }));
  expect(await ask()).toMatchObject({ calls: [], text: "", finish: "other", costUsd: undefined });
});

test("an abort ends the wait between attempts", async () => {
  const server = await startWire(
    "anthropic",
    always({ status: 503, headers: { "retry-after": "50" } }),
  );
  servers.push(server);
  const abort = new AbortController();
  const { models } = resolveModels({}, server.env());
  const asked = models[0]!.ask(question, abort.signal);
  const ended = expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  await expect.poll(() => server.requests.length).toBe(1);
  abort.abort();
  await ended;
});

test("a question that is aborted before it is asked is not asked", async () => {
  const { server, ask } = await scene("anthropic", always({ call: click }));
  await expect(ask({}, AbortSignal.abort())).rejects.toMatchObject({ code: "CANCELLED" });
  expect(server.arrived()).toBe(0);
});

test("a small answer that unpacks to 50 MB is not unpacked to its end", async () => {
  const { server, fail } = await scene("local", () => ({
    status: 200,
    headers: { "content-encoding": "gzip" },
    body: gzipSync(JSON.stringify({ choices: [], padding: "0".repeat(50_000_000) })),
  }));
  const error = await fail();
  expect(error).toMatchObject({ code: "MODEL_ANSWER" });
  expect(error.message).toContain("megabyte");
  expect(server.requests).toHaveLength(1);
});

test("a port where nobody listens is named as a network fault", async () => {
  const port = await freePort();
  const env = { ANTHROPIC_API_KEY: "sk-ant-none", ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}` };
  const { models } = resolveModels({}, env, { sleep: async () => undefined });
  await expect(models[0]!.ask(question, new AbortController().signal)).rejects.toMatchObject({
    code: "MODEL_UNAVAILABLE",
    message: expect.stringMatching(/cannot be reached \(ECONNREFUSED\).*Asked 3 times/),
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
