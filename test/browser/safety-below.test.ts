import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let site: LedgerSite;
let browsers: Browsers;
let driver: Driver;

beforeAll(async () => {
  site = await startLedgerSite({
    "/step307": (_, response) =>
      response.writeHead(307, { location: "/subscription/cancel" }).end(),
    "/subscription/end": (_, response) => response.writeHead(307, { location: "/purchase" }).end(),
    "/subscription/stop": (_, response) =>
      response.writeHead(307, { location: `${site.otherOrigin}/elsewhere` }).end(),
    "/subscription/finish": (_, response) =>
      response.writeHead(303, { location: "/subscription/cancel?confirm=1" }).end(),
    "/rules": (_, response) =>
      response
        .writeHead(200, { "content-type": "application/speculationrules+json" })
        .end(`{"prefetch":[{"urls":["/subscription/cancel?confirm=1"],"eagerness":"immediate"}]}`),
    "/ahead": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html", "speculation-rules": '"/rules"' })
        .end("<!doctype html><p>Ahead</p><button id=other>Other</button>"),
  });
  browsers = testBrowsers();
  driver = await Driver.open(browsers, `${site.origin}/start`);
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});

const SAY = `const say = (text) => { document.querySelector("#out").textContent = "Result: " + text; };
const post = (url, init = {}) => fetch(url, { method: "POST", body: "x=1", ...init }).then(() => say("done"), () => say("failed"));`;

async function visit(body: string, path = "/page"): Promise<void> {
  site.set(
    path,
    `<!doctype html><title>Home</title><h1>Home</h1><p id=out role=status></p>
<button id=other onclick="this.textContent='Other used'">Other</button><script>${SAY}</script>${body.replaceAll("OTHER", site.otherOrigin).replaceAll("SITE", site.origin)}`,
  );
  await driver.goto(`${site.origin}${path}`);
  site.clear();
}

const yes = ({ confirmation }: ActResult): { confirm: { token: string; text: string } } => ({
  confirm: { token: confirmation?.token ?? "", text: confirmation?.text ?? "" },
});
const sent = (): string[] =>
  site.ledger
    .filter(({ method, url }) => method !== "GET" || url.includes("confirm=1"))
    .map(({ method, url }) => `${method} ${url}`);

describe("a redirect is judged before it leaves", () => {
  test.each([
    [
      "in a new window",
      `<form method=post action=/step307 target=_blank><input name=a><button>Go on</button></form>`,
    ],
    [
      "in a window without an opener",
      `<form method=post action=/step307 target=_blank rel=noopener><button>Go on</button></form>`,
    ],
    [
      "in a sandboxed frame of this host",
      `<iframe id=f sandbox="allow-scripts allow-forms" srcdoc="<form id=g method=post action='SITE/step307'></form><script>onmessage = () => g.submit()</script>"></iframe><button onclick="f.contentWindow.postMessage(1, '*')">Go on</button>`,
    ],
    ["by a beacon", `<button onclick="navigator.sendBeacon('/step307', 'a=1')">Go on</button>`],
  ])("%s", async (_, body) => {
    await visit(body);
    await driver.click("Go on");
    await driver.send("wait", 500);
    expect(site.danger()).toEqual([]);
    await driver.goto(`${site.origin}/start`);
    while (driver.seen.tabs.length > 1) await driver.send("close_tab", driver.seen.tabs.length - 1);
    expect(site.danger()).toEqual([]);
  });

  test("a sandboxed frame's own form is held", async () => {
    await visit(
      `<iframe id=f sandbox="allow-scripts allow-forms" srcdoc="<form id=g method=post action='SITE/subscription/cancel'></form><script>onmessage = () => g.submit()</script>"></iframe><button onclick="f.contentWindow.postMessage(1, '*')">Go on</button>`,
    );
    await driver.click("Go on");
    await driver.send("wait", 500);
    expect(site.danger()).toEqual([]);
  });

  test("a yes to ending lets no purchase out", async () => {
    await visit(
      `<form method=post action=/subscription/end><button>Cancel subscription</button></form>`,
    );
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(done.confirmation?.text).toContain("/purchase");
    expect(sent()).toEqual(["POST /subscription/end"]);
    await driver.goto(`${site.origin}/start`);
    expect(sent()).toEqual(["POST /subscription/end"]);
  });

  test("a yes does not carry a body to another site", async () => {
    await visit(
      `<form method=post action=/subscription/stop><button>Cancel subscription</button></form>`,
    );
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(sent()).toEqual(["POST /subscription/stop"]);
    const further = await driver.click("Cancel subscription", yes(done));
    expect(further.error).toBeUndefined();
    expect(sent()).toEqual(["POST /subscription/stop", "POST /elsewhere"]);
  });

  test("the hops of a flow that was agreed to need no further yes", async () => {
    await visit(
      `<form method=post action=/subscription/finish><button>Cancel subscription</button></form>`,
    );
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    expect(done.error).toBeUndefined();
    expect(sent()).toEqual(["POST /subscription/finish", "GET /subscription/cancel?confirm=1"]);
  });
});

describe("nothing is loaded ahead", () => {
  const RULES = JSON.stringify({
    prefetch: [{ urls: ["/subscription/cancel?confirm=1"], eagerness: "immediate" }],
    prerender: [{ urls: ["/subscription/cancel?confirm=1&b"], eagerness: "immediate" }],
  });
  const add = (where: string): string =>
    `<div id=h></div><script>const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = ${JSON.stringify(RULES)}; ${where}</script>`;

  test.each([
    [
      "rules in a nested node",
      add(`const d = document.createElement("div"); d.append(s); document.body.append(d)`),
    ],
    ["rules in an open shadow root", add(`h.attachShadow({mode: "open"}).append(s)`)],
    ["rules in a closed shadow root", add(`h.attachShadow({mode: "closed"}).append(s)`)],
    [
      "a link",
      `<link rel=prefetch href="/step?confirm=1"><link rel=prerender href="/subscription/cancel?confirm=1">`,
    ],
  ])("%s", async (_, body) => {
    await visit(body);
    await driver.send("wait", 1_000);
    expect(sent()).toEqual([]);
  });

  test("rules by header", async () => {
    site.clear();
    await driver.goto(`${site.origin}/ahead`);
    await driver.send("wait", 1_000);
    expect(sent()).toEqual([]);
  });
});

describe("whatever a deed is called", () => {
  test.each([
    ["HEAD", `fetch("/subscription/cancel?confirm=1", {method: "HEAD"})`],
    ["a picture's name", `new Image().src = "/subscription/cancel.png?confirm=1"`],
    [
      "a method in a header",
      `fetch("/subscription/7", {headers: {"x-http-method-override": "DELETE"}})`,
    ],
    [
      "an operation in a header",
      `post("/api/x", {headers: {"x-operation-name": "CancelSubscription"}})`,
    ],
    [
      "SOAP",
      `post("/service", {headers: {"content-type": "text/xml", SOAPAction: "urn:cancelSubscription"}, body: "<e/>"})`,
    ],
    ["bytes", `post("/api/x", {body: new Uint8Array([1, 0, 2, 250, 3])})`],
    [
      "the 600th field",
      `post("/api/x", {body: new URLSearchParams([...Array(600).keys()].map((i) => ["f" + i, "1"]).concat([["action", "cancel_subscription"]]))})`,
    ],
    [
      "the name of a file",
      `const f = new FormData(); f.append("op", new File(["x"], "cancel_subscription")); post("/api/x", {body: f})`,
    ],
    [
      "base64 in JSON",
      `post("/api/x", {body: JSON.stringify({d: btoa(JSON.stringify({action: "cancel_subscription"}))})})`,
    ],
    [
      "a batch of GraphQL",
      `post("/api/q", {body: JSON.stringify([{query: "{ me }"}, {query: "mutation { ...F } fragment F on M { cancelPlan { id } }"}])})`,
    ],
  ])("by %s it is held", async (_, script) => {
    await visit(`<button onclick='${script.replaceAll("'", "&#39;")}'>Go on</button>`);
    const asked = await driver.click("Go on");
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(site.ledger.filter(({ url }) => url !== "/page")).toEqual([]);
    expect((await driver.click("Go on", yes(asked))).error).toBeUndefined();
    await expect.poll(() => site.ledger.length, { timeout: 10_000 }).toBe(1);
  });
});

test("a message of a socket that carries a deed is held, others are not", async () => {
  const heard: string[] = [];
  const server = createServer().on("upgrade", (request, socket) => {
    const key = createHash("sha1")
      .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    socket.on("data", (frame: Buffer) => {
      const length = (frame[1] ?? 0) & 127;
      const mask = frame.subarray(2, 6);
      heard.push(
        Buffer.from(
          frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0)),
        ).toString(),
      );
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  try {
    await visit(
      `<script>const w = new WebSocket("ws://127.0.0.1:${port}/live"); w.onopen = () => { w.send('{"type":"hello"}'); say("open"); }</script>
      <button onclick='w.send(JSON.stringify({op: "like", id: 4}))'>Like</button><button onclick='w.send(JSON.stringify({op: "cancelSubscription"}))'>Go on</button>`,
    );
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['{"type":"hello"}']);
    expect((await driver.click("Like")).error).toBeUndefined();
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
    const asked = await driver.click("Go on");
    const held = asked.error === undefined ? await driver.send("wait", 500) : asked;
    expect(held.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(heard).toHaveLength(2);
  } finally {
    await driver.goto(`${site.origin}/start`);
    server.closeAllConnections();
    server.close();
  }
});

describe("one yes, one request", () => {
  test("what speaks of everything was not agreed to", async () => {
    await visit(
      `<button onclick='post("/api/sub", {body: JSON.stringify({action: "cancel_subscription", scope: "all"})})'>Cancel cloud subscription</button>`,
    );
    const asked = await driver.click("Cancel cloud subscription");
    const done = await driver.click("Cancel cloud subscription", yes(asked));
    expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(site.ledger.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("the first that can change something takes it, whatever it is called", async () => {
    await visit(`<button onclick='post("/api/x"); post("/api/y")'>Cancel subscription</button>`);
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    await expect.poll(sent, { timeout: 10_000 }).toEqual(["POST /api/x"]);
    expect(done.effects.requests[0]).toMatchObject({
      url: `${site.origin}/api/x`,
      canChange: true,
      code: "agreed",
    });
  });
});

describe("what the gate does not understand", () => {
  test("an unknown label and an opaque request are asked about", async () => {
    await visit(`<button onclick='post("/rpc", {body: JSON.stringify({c: 17})})'>Zwoosh</button>`);
    const asked = await driver.click("Zwoosh");
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(asked.confirmation?.text).toContain("Zwoosh");
    expect(sent()).toEqual([]);
  });

  test("an unknown label and a request that speaks plainly are not", async () => {
    await visit(
      `<button onclick='post("/api/wishlist", {body: JSON.stringify({item: 17})})'>Zwoosh</button>`,
    );
    expect((await driver.click("Zwoosh")).error).toBeUndefined();
    expect(sent()).toEqual(["POST /api/wishlist"]);
  });
});

describe("strict", () => {
  let strict: Driver;
  beforeAll(async () => {
    strict = await Driver.open(
      browsers,
      { url: `${site.origin}/start`, guard: "strict" },
      "strict",
    );
  });

  const at = async (body: string): Promise<void> => {
    site.set(
      "/strict",
      `<!doctype html><title>Home</title><p id=out role=status></p><script>${SAY}</script>${body}`,
    );
    await strict.goto(`${site.origin}/strict`);
  };

  test("asks about what can change something, and nobody knows what", async () => {
    await at(`<button onclick='post("/rpc", {body: JSON.stringify({c: 17})})'>Go on</button>`);
    site.clear();
    const asked = await strict.click("Go on");
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(sent()).toEqual([]);
    expect((await strict.click("Go on", yes(asked))).error).toBeUndefined();
    expect(sent()).toEqual(["POST /rpc"]);
  });

  test.each([
    [
      "a GraphQL query",
      "graphql-query",
      `<button onclick='post("/graphql", {body: JSON.stringify({query: "query A { me { id } }"})})'>Go on</button>`,
    ],
    [
      "what the page sends by itself as well",
      "own-while-loading",
      `<script>post("/rpc", {body: "poll"})</script><button onclick='post("/rpc", {body: "poll"})'>Go on</button>`,
    ],
    [
      "a counter",
      "telemetry",
      `<button onclick='navigator.sendBeacon("/collect", "a=1")'>Go on</button>`,
    ],
    [
      "an everyday thing",
      "everyday",
      `<button onclick='post("/api/wishlist", {body: "item=4"})'>Like</button>`,
    ],
    [
      "a sign-in",
      "sign-in",
      `<form method=post action=/rpc><input aria-label=Name name=user><input type=password name=password><button>Go on</button></form>`,
    ],
  ])("lets %s go: %s", async (_, code, body) => {
    await at(body);
    site.clear();
    const result = await strict.click(code === "everyday" ? "Like" : "Go on");
    expect(result.error).toBeUndefined();
    expect(result.effects.requests).toMatchObject([{ code, held: false }]);
  });

  test("a search while typing goes", async () => {
    await at(
      `<input type=search aria-label=Search oninput='post("/rpc", {body: JSON.stringify({t: this.value})})'>`,
    );
    site.clear();
    const result = await strict.on("Search", "fill", "red shoes");
    expect(result.error).toBeUndefined();
    expect(result.effects.requests.at(-1)).toMatchObject({ code: "search-typing" });
  });

  test("what a new document sends by itself goes, a form that sends itself does not", async () => {
    site.clear();
    await at(`<script>post("/rpc")</script>`);
    await expect.poll(sent, { timeout: 10_000 }).toEqual(["POST /rpc"]);
    site.clear();
    await at(
      `<form id=f method=post action=/rpc></form><script>setTimeout(() => f.submit(), 100)</script>`,
    );
    await strict.send("wait", 500);
    expect(sent()).toEqual([]);
  });
});

test("where money is at stake every session is strict", async () => {
  await visit(
    `<button onclick='post("/rpc", {body: JSON.stringify({c: 17})})'>Select</button>`,
    "/account/billing",
  );
  expect((await driver.click("Select")).error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(sent()).toEqual([]);
});
