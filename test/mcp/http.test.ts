import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect as connectSocket } from "node:net";
import { mkdtemp, stat, writeFile, chmod, readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findToken, TOKEN_VARIABLE } from "../../src/mcp/http/token.ts";
import { connect, openDoor, TOKEN, type Door } from "../support/http-door.ts";

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const INITIALIZE = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "raw", version: "1" },
  },
});

type Sent = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  port?: number;
};

function send({
  method = "POST",
  path = "/mcp",
  headers = {},
  body = method === "POST" ? INITIALIZE : "",
  port = door.port,
}: Sent) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const call = httpRequest(
        {
          host: "127.0.0.1",
          port,
          method,
          path,
          setHost: false,
          headers: { host: `127.0.0.1:${port}`, ...headers },
        },
        (response) => {
          let text = "";
          response.on("data", (chunk) => (text += String(chunk)));
          const done = () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          response.on("end", done);
          response.on("error", done);
        },
      );
      call.on("error", reject);
      call.end(body);
    },
  );
}

const auth = { authorization: `Bearer ${TOKEN}` };
const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };

const HOSTS = {
  ours: { host: () => `127.0.0.1:${door.port}`, ok: true },
  localhost: { host: () => `LocalHost:${door.port}`, ok: true },
  "another port": { host: () => `127.0.0.1:${door.port + 1}`, ok: false },
  "no port": { host: () => "127.0.0.1", ok: false },
  foreign: { host: () => `evil.test:${door.port}`, ok: false },
  "loopback as a prefix": { host: () => `127.0.0.1.evil.test:${door.port}`, ok: false },
};
const ORIGINS = {
  absent: { origin: () => undefined, ok: true },
  "our own": { origin: () => `http://127.0.0.1:${door.port}`, ok: true },
  "another loopback port": { origin: () => `http://127.0.0.1:${door.port + 1}`, ok: false },
  "https of ours": { origin: () => `https://127.0.0.1:${door.port}`, ok: false },
  evil: { origin: () => "http://evil.test", ok: false },
  null: { origin: () => "null", ok: false },
};
const TOKENS = {
  right: { authorization: `Bearer ${TOKEN}`, ok: true },
  none: { authorization: undefined, ok: false },
  wrong: { authorization: "Bearer no", ok: false },
  "one character more": { authorization: `Bearer ${TOKEN}x`, ok: false },
  "as basic": { authorization: `Basic ${Buffer.from(`x:${TOKEN}`).toString("base64")}`, ok: false },
};
const ROUTES = [
  { method: "POST", path: "/mcp", served: true },
  { method: "GET", path: "/mcp", served: true },
  { method: "DELETE", path: "/mcp", served: true },
  { method: "PUT", path: "/mcp", served: false },
  { method: "OPTIONS", path: "/mcp", served: false },
  { method: "POST", path: "/", served: false },
  { method: "GET", path: "/sse", served: false },
  { method: "GET", path: "/..%2fmcp", served: false },
  { method: "POST", path: `/mcp?token=${TOKEN}`, served: false },
];

describe("every route with every Host, Origin and token", () => {
  test("is answered only where all three are right", async () => {
    let combinations = 0;
    for (const { method, path, served } of ROUTES)
      for (const { host, ok: hostOk } of Object.values(HOSTS))
        for (const { origin, ok: originOk } of Object.values(ORIGINS))
          for (const { authorization, ok: tokenOk } of Object.values(TOKENS)) {
            combinations++;
            const from = origin();
            const headers = {
              ...json,
              host: host(),
              ...(from && { origin: from }),
              ...(authorization && { authorization }),
            };
            const { status, headers: answered } = await send({ method, path, headers });
            const expected =
              !hostOk || !originOk
                ? 403
                : path !== "/mcp"
                  ? 404
                  : !served
                    ? 405
                    : !tokenOk
                      ? 401
                      : method === "POST"
                        ? 200
                        : 400;
            expect({ method, path, headers, status }).toEqual({
              method,
              path,
              headers,
              status: expected,
            });
            expect(
              Object.keys(answered).filter((name) => name.startsWith("access-control")),
            ).toEqual([]);
          }
    expect(combinations).toBe(9 * 6 * 6 * 5);
  });

  test("no Host at all is refused", async () => {
    const answer = await rawRequest("POST /mcp HTTP/1.0\r\nContent-Length: 0\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(await rawRequest("GET /mcp HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("what a browser marks as cross-site is refused", async () => {
    expect(
      (await send({ headers: { ...json, ...auth, "sec-fetch-site": "same-site" } })).status,
    ).toBe(403);
  });
});

describe("bodies", () => {
  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "%s is refused",
    async (type) => {
      expect((await send({ headers: { ...auth, "content-type": type } })).status).toBe(415);
    },
  );

  test("over 1 MB are refused, told and untold", async () => {
    const big = Buffer.alloc(1_000_001, 32);
    expect(
      (
        await send({
          headers: { ...json, ...auth, "content-length": String(big.length) },
          body: big,
        })
      ).status,
    ).toBe(413);
    expect(
      (await send({ headers: { ...json, ...auth, "transfer-encoding": "chunked" }, body: big }))
        .status,
    ).toBe(413);
  });

  test("that are no JSON, deep or odd get a clean answer", async () => {
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    for (const body of [
      "",
      "{",
      "null",
      "5",
      '"x"',
      "[]",
      "{}",
      deep,
      `{"jsonrpc":"2.0","id":1,"method":"initialize","params":${deep}}`,
    ]) {
      const { status, text } = await send({ headers: { ...json, ...auth }, body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain("node_modules");
    }
  });

  test("an unknown session is not found", async () => {
    const headers = { ...json, ...auth, "mcp-session-id": "guessed" };
    expect(
      (await send({ headers, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })).status,
    ).toBe(404);
  });
});

test("headers that never end are cut off", { timeout: 30_000 }, async () => {
  expect(await rawRequest("POST /mcp HTTP/1.1\r\nHost: x\r\n", { end: false })).toMatch(
    /^HTTP\/1\.1 408 /,
  );
});

describe("sessions", () => {
  test("one client cannot use another's", async () => {
    const [one, two] = [await connect(door.url, "legacy"), await connect(door.url, "legacy")];
    await one.client.callTool({ name: "browser_open", arguments: {} });
    const sessionId = door.browsers.sessions()[0]?.sessionId;
    const result = await two.client.callTool({ name: "browser_observe", arguments: { sessionId } });
    expect(result.structuredContent).toMatchObject({ error: { code: "SESSION_NOT_FOUND" } });
    await Promise.all([one.transport.terminateSession(), two.transport.terminateSession()]);
    await expect.poll(() => door.browsers.sessions()).toEqual([]);
    await Promise.all([one.client.close(), two.client.close()]);
  });

  test.each(["legacy", "modern"] as const)(
    "of a %s client that falls silent are closed",
    async (era) => {
      const short = await openDoor({ idleMs: 200 });
      const { client } = await connect(short.url, era);
      await client.callTool({ name: "browser_open", arguments: {} });
      expect(short.browsers.sessions()).toHaveLength(1);
      await client.close();
      await expect.poll(() => short.browsers.sessions()).toEqual([]);
      await short.close();
    },
  );

  test("of a client with an open stream stay", async () => {
    const short = await openDoor({ idleMs: 100 });
    const { client } = await connect(short.url, "legacy");
    await client.callTool({ name: "browser_open", arguments: {} });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(short.browsers.sessions()).toHaveLength(1);
    await client.close();
    await short.close();
  });

  test("an aborted call reaches the browser layer", async () => {
    for (const era of ["legacy", "modern"] as const) {
      const { client } = await connect(door.url, era);
      await client.callTool({ name: "browser_open", arguments: {} });
      const stop = new AbortController();
      const before = door.browsers.calls.length;
      const call = client.callTool(
        { name: "browser_act", arguments: { observationId: "o1", action: "wait", ms: 5000 } },
        { signal: stop.signal },
      );
      call.catch(() => {});
      await expect.poll(() => door.browsers.calls.length).toBe(before + 1);
      stop.abort();
      await expect(call).rejects.toThrow();
      await expect.poll(() => door.browsers.aborted).toBe(era === "legacy" ? 1 : 2);
      await client.close();
    }
  });
});

describe("the token", () => {
  test("is written for its owner only and found again", async () => {
    const home = join(await mkdtemp(join(tmpdir(), "subterminator-token-")), "home");
    const { token, where } = await findToken({}, home);
    expect((await stat(where)).mode & 0o777).toBe(0o600);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await findToken({}, home)).token).toBe(token);
    await chmod(where, 0o644);
    const renewed = await findToken({}, home);
    expect(renewed.token).not.toBe(token);
    expect((await stat(where)).mode & 0o777).toBe(0o600);
  });

  test("is not taken through a link", async () => {
    const home = await mkdtemp(join(tmpdir(), "subterminator-token-"));
    const planted = join(home, "planted");
    await writeFile(planted, "p".repeat(40), { mode: 0o600 });
    await symlink(planted, join(home, "mcp-token"));
    expect((await findToken({}, home)).token).not.toContain("pppp");
    expect(await readFile(planted, "utf8")).toBe("p".repeat(40));
  });

  test("of the environment wins, leaves it, and must not be short", async () => {
    const env = { [TOKEN_VARIABLE]: "0123456789abcdef" };
    expect((await findToken(env, "/nowhere")).token).toBe("0123456789abcdef");
    expect(env).toEqual({});
    await expect(findToken({ [TOKEN_VARIABLE]: "short" }, "/nowhere")).rejects.toThrow(
      "16 characters",
    );
  });
});

test("the token is in no log line", () => {
  expect(JSON.stringify(door.events)).not.toContain(TOKEN);
});

function rawRequest(text: string, { end = true } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectSocket(door.port, "127.0.0.1", () =>
      end ? socket.end(text) : socket.write(text),
    );
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
