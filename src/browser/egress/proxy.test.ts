import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { EgressPolicy } from "../../contract/egress.ts";
import { startEgressProxy, type EgressProxy, type EgressProxyOptions } from "./proxy.ts";

const PUBLIC = "93.184.216.34";
const open: EgressPolicy = {
  allowedHosts: [],
  blockedHosts: [],
  namedHosts: [],
  deniedPorts: [],
  httpsOnly: false,
};
const closers: Array<() => Promise<void> | void> = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

type World = { proxy: EgressProxy; dialled: string[]; served: IncomingMessage[]; site: Server };

/** A site on loopback that the policy believes to be at a public address. */
async function world(
  listener: RequestListener,
  options: Partial<EgressProxyOptions> = {},
): Promise<World> {
  const served: IncomingMessage[] = [];
  const dialled: string[] = [];
  const site = createServer((incoming, response) => {
    served.push(incoming);
    listener(incoming, response);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  closers.push(
    () => void site.close(),
    () => site.closeAllConnections(),
  );
  const { port } = site.address() as AddressInfo;
  const proxy = await startEgressProxy({
    policy: () => open,
    resolve: async () => [PUBLIC],
    dial: (ip, target) => {
      dialled.push(`${ip}:${target}`);
      return connect(port, "127.0.0.1");
    },
    ...options,
  });
  closers.push(() => proxy.close());
  return { proxy, dialled, served, site };
}

const authorization = (proxy: EgressProxy): string =>
  `Basic ${Buffer.from(`${proxy.credentials.username}:${proxy.credentials.password}`).toString("base64")}`;

type Answer = {
  status: number;
  rule: string | undefined;
  body: string;
  headers: IncomingMessage["headers"];
};
function get(
  proxy: EgressProxy,
  url: string,
  extra: {
    method?: string;
    body?: string;
    headers?: Record<string, string>;
    anonymous?: boolean;
  } = {},
): Promise<Answer> {
  const headers = {
    host: "ignored.test",
    ...(extra.anonymous ? {} : { "proxy-authorization": authorization(proxy) }),
    ...extra.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port: proxy.port,
        path: url,
        method: extra.method ?? "GET",
        headers,
        agent: false,
      },
      (incoming) => {
        let body = "";
        incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            rule: incoming.headers["x-subterminator-egress"] as string,
            body,
            headers: incoming.headers,
          }),
        );
        incoming.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(extra.body);
  });
}

function raw(proxy: EgressProxy, text: string): Promise<{ socket: Socket; first: string }> {
  const socket = connect(proxy.port, "127.0.0.1");
  closers.push(() => void socket.destroy());
  socket.write(text.replace("AUTH", `Proxy-Authorization: ${authorization(proxy)}`));
  return new Promise((resolve, reject) => {
    socket.once("data", (chunk) => resolve({ socket, first: chunk.toString() }));
    socket.once("error", reject);
  });
}

test("without the session's credentials nothing is forwarded", async () => {
  const { proxy, served } = await world((_, response) => response.end());
  expect(await get(proxy, "http://shop.test/", { anonymous: true })).toMatchObject({
    status: 407,
    rule: "unauthenticated",
  });
  expect(
    (
      await get(proxy, "http://shop.test/", {
        anonymous: true,
        headers: { "proxy-authorization": "Basic eDp5" },
      })
    ).status,
  ).toBe(407);
  expect(
    (await raw(proxy, "CONNECT shop.test:443 HTTP/1.1\r\nHost: shop.test\r\n\r\n")).first,
  ).toMatch(/^HTTP\/1.1 407 /);
  expect(served).toHaveLength(0);
  expect((await get(proxy, "http://shop.test/")).status).toBe(200);
});

test("hop-by-hop and proxy headers stay behind, the rest passes unchanged in both directions", async () => {
  const { proxy, served } = await world((_, response) => {
    response.writeHead(200, [
      "Set-Cookie",
      "a=1",
      "Set-Cookie",
      "b=2",
      "Proxy-Authenticate",
      "Basic",
      "X-Subterminator-Egress",
      "forged",
      "X-Hop",
      "1",
      "Connection",
      "X-Hop",
    ]);
    response.end("done");
  });
  const answer = await get(proxy, "http://shop.test:8080/a?b=c", {
    headers: { "x-keep": "1", te: "trailers", "x-drop": "1", connection: "close, x-drop" },
  });
  expect(answer).toMatchObject({ status: 200, body: "done", rule: undefined });
  expect(answer.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  expect(answer.headers).not.toHaveProperty("proxy-authenticate");
  expect(answer.headers).not.toHaveProperty("x-hop");
  expect(served[0]?.url).toBe("/a?b=c");
  expect(served[0]?.headers).toEqual({
    host: "shop.test:8080",
    "x-keep": "1",
    connection: "keep-alive",
  });
});

test("a site cannot pose as the proxy to ask for its credentials", async () => {
  const { proxy } = await world((_, response) =>
    response.writeHead(407, { "proxy-authenticate": "Basic" }).end(),
  );
  expect(await get(proxy, "http://shop.test/")).toMatchObject({ status: 502, rule: "upstream" });
});

test("bodies arrive whole, with a length or in chunks", async () => {
  const { proxy } = await world((incoming, response) => incoming.pipe(response));
  const body = "x".repeat(300_000);
  expect((await get(proxy, "http://shop.test/", { method: "POST", body })).body).toBe(body);
  expect(
    (
      await get(proxy, "http://shop.test/", {
        method: "PUT",
        body,
        headers: { "transfer-encoding": "chunked" },
      })
    ).body,
  ).toBe(body);
});

test("reads share one upstream connection, writes never take a used one", async () => {
  const { proxy, dialled } = await world(
    (incoming, response) => void incoming.resume().on("end", () => response.end("ok")),
  );
  for (let count = 0; count < 5; count += 1) await get(proxy, "http://shop.test/");
  expect(dialled).toHaveLength(1);
  await get(proxy, "http://shop.test/", { method: "POST", body: "cancel=1" });
  expect(dialled).toHaveLength(2);
});

test("a read is sent again when a kept connection turns out dead, a write never", async () => {
  let drop = false;
  const { proxy, served } = await world((incoming, response) => {
    if (drop) {
      drop = false;
      incoming.socket.destroy();
    } else response.end("ok");
  });
  await get(proxy, "http://shop.test/");
  drop = true;
  expect(await get(proxy, "http://shop.test/")).toMatchObject({ status: 200, body: "ok" });
  drop = true;
  expect(await get(proxy, "http://shop.test/", { method: "POST", body: "cancel=1" })).toMatchObject(
    { status: 502, rule: "upstream" },
  );
  expect(served.filter((incoming) => incoming.method === "POST")).toHaveLength(1);
});

test("every answer of DNS is checked, and one bad one refuses the host", async () => {
  const seen: string[] = [];
  const { proxy, dialled } = await world((_, response) => response.end(), {
    resolve: async () => [PUBLIC, "10.0.0.5"],
    onBlocked: (blocked) => {
      seen.push(blocked.rule);
      throw new Error("a listener's fault");
    },
  });
  expect(await get(proxy, "http://mixed.test/")).toMatchObject({
    status: 403,
    rule: "private_address",
  });
  expect(proxy.blocked()).toMatchObject([
    { scheme: "http", host: "mixed.test", port: 80, rule: "private_address" },
  ]);
  expect(seen).toEqual(["private_address"]);
  expect(dialled).toEqual([]);
});

test("a named host may be private, but not turn private after it was public", async () => {
  let answer = ["10.0.0.5"];
  const named: EgressPolicy = { ...open, namedHosts: ["a.test", "b.test"] };
  const { proxy, dialled } = await world((_, response) => response.end(), {
    policy: () => named,
    resolve: async () => answer,
  });
  expect((await get(proxy, "http://a.test/")).status).toBe(200);
  answer = [PUBLIC];
  expect((await get(proxy, "http://b.test/")).status).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  answer = ["127.0.0.1"];
  expect((await get(proxy, "http://a.test/")).status).toBe(200);
  expect(await get(proxy, "http://b.test/")).toMatchObject({
    status: 403,
    rule: "private_address",
  });
  expect(dialled).toEqual(["10.0.0.5:80", `${PUBLIC}:80`, "127.0.0.1:80"]);
});

test("a change of policy holds from the next request on, also over a kept connection", async () => {
  let policy = open;
  const { proxy } = await world((_, response) => response.end(), { policy: () => policy });
  expect((await get(proxy, "http://shop.test/")).status).toBe(200);
  policy = { ...open, blockedHosts: ["shop.test"] };
  expect(await get(proxy, "http://shop.test/")).toMatchObject({
    status: 403,
    rule: "blocked_host",
  });
});

test("the proxy's own port is denied even where loopback is named", async () => {
  const { proxy } = await world((_, response) => response.end(), {
    policy: () => ({ ...open, namedHosts: ["127.0.0.1", "localhost"] }),
  });
  expect((await get(proxy, "http://127.0.0.1:1/")).status).toBe(200);
  expect(await get(proxy, `http://127.0.0.1:${proxy.port}/`)).toMatchObject({
    status: 403,
    rule: "denied_port",
  });
});

test.each([
  ["dns", { resolve: () => Promise.reject(Object.assign(new Error("x"), { code: "ENOTFOUND" })) }],
  ["dns", { resolve: async () => [] }],
  ["refused", { dial: () => connect(1, "127.0.0.1") }],
  [
    "EINVAL",
    {
      dial: () => {
        throw Object.assign(new Error("x"), { code: "EINVAL" });
      },
    },
  ],
] satisfies Array<[string, Partial<EgressProxyOptions>]>)(
  "a site that cannot be reached (%s) is a 502, over http and in a tunnel",
  async (kind, options) => {
    const { proxy } = await world((_, response) => response.end(), options);
    expect(await get(proxy, "http://shop.test/")).toMatchObject({
      status: 502,
      rule: "upstream",
      body: expect.stringContaining(`(${kind})`),
    });
    const tunnel = await raw(proxy, "CONNECT shop.test:443 HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n");
    expect(tunnel.first).toMatch(/^HTTP\/1.1 502 [^]*x-subterminator-egress: upstream/);
  },
);

test("an address that does not answer gives way to the next one", async () => {
  const { proxy, site } = await world((_, response) => response.end("ok"));
  const { port } = site.address() as AddressInfo;
  const patient = await startEgressProxy({
    policy: () => open,
    resolve: async () => ["2606:4700::1", PUBLIC],
    dial: (ip) => connect(ip === PUBLIC ? port : 1, "127.0.0.1"),
  });
  closers.push(() => patient.close());
  expect((await get(patient, "http://shop.test/")).body).toBe("ok");
  expect((await get(proxy, "http://shop.test/")).body).toBe("ok");
});

test("a tunnel carries bytes both ways, and private targets get none", async () => {
  const { proxy, dialled } = await world((_, response) => response.end("through"));
  const { socket, first } = await raw(
    proxy,
    "CONNECT shop.test:8443 HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n",
  );
  expect(first).toMatch(/^HTTP\/1.1 200 /);
  socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/through/);
  for (const target of [
    "127.0.0.1:22",
    "[::1]:22",
    "0x7f.1:22",
    "localhost:22",
    "169.254.169.254:80",
    "127.1:5432",
  ]) {
    expect(
      (await raw(proxy, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n`)).first,
    ).toMatch(/^HTTP\/1.1 403 [^]*x-subterminator-egress: private_address/);
  }
  for (const target of ["shop.test", "a@shop.test:80", "shop.test:80/x", "/", "*"]) {
    expect(
      (await raw(proxy, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n`)).first,
    ).toMatch(/^HTTP\/1.1 400 /);
  }
  expect(dialled).toEqual([`${PUBLIC}:8443`]);
});

test("https only lets a tunnel carry TLS and nothing else", async () => {
  const { proxy, served } = await world((_, response) => response.end(), {
    policy: () => ({ ...open, httpsOnly: true }),
  });
  const connectTo = "CONNECT shop.test:80 HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n";
  const plain = await raw(proxy, connectTo);
  const closed = new Promise((done) => plain.socket.once("close", done));
  plain.socket.write("GET /ws HTTP/1.1\r\nHost: shop.test\r\n\r\n");
  await closed;
  expect(proxy.blocked()).toMatchObject([{ rule: "https_only", host: "shop.test" }]);
  expect(served).toHaveLength(0);
  const tls = await raw(proxy, connectTo);
  const answered = new Promise<string>((done) =>
    tls.socket.once("data", (chunk) => done(chunk.toString())),
  );
  tls.socket.write(Buffer.from([0x16, 3, 1, 0, 0]));
  // The site speaks no TLS: its complaint proves that the bytes arrived.
  expect(await answered).toMatch(/400 Bad Request/);
});

test("an upgrade in absolute form is checked and carried", async () => {
  const { proxy, site } = await world((_, response) => response.end("plain"));
  site.on("upgrade", (incoming, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${incoming.headers.upgrade}\r\nX-Host: ${incoming.headers.host}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  const upgrade = (host: string): string =>
    `GET http://${host}/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAUTH\r\n\r\n`;
  const { socket, first } = await raw(proxy, upgrade("shop.test"));
  expect(first).toMatch(/^HTTP\/1.1 101 [^]*X-Host: shop.test/);
  const echoed = new Promise<string>((done) =>
    socket.once("data", (chunk) => done(chunk.toString())),
  );
  socket.write("ping");
  expect(await echoed).toBe("ping");
  expect((await raw(proxy, upgrade("10.0.0.1"))).first).toMatch(/^HTTP\/1.1 403 /);
});

test("limits hold: header size, connection count, and close leaves nothing open", async () => {
  const { proxy } = await world((_, response) => response.end(), { maxConnections: 3 });
  await expect(
    get(proxy, "http://shop.test/", { headers: { "x-big": "x".repeat(70_000) } }),
  ).rejects.toThrow();
  const held = await Promise.all(
    Array.from({ length: 3 }, () =>
      raw(proxy, "CONNECT shop.test:443 HTTP/1.1\r\nHost: x\r\nAUTH\r\n\r\n"),
    ),
  );
  await expect(get(proxy, "http://shop.test/")).rejects.toThrow();
  const ended = Promise.all(
    held.map(({ socket }) => new Promise((done) => socket.once("close", done))),
  );
  await proxy.close();
  await ended;
  await expect(get(proxy, "http://shop.test/")).rejects.toThrow(/ECONNREFUSED/);
});
