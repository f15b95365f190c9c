import { deflateSync, gzipSync, brotliCompressSync } from "node:zlib";
import { assert, asyncProperty, constantFrom } from "fast-check";
import { describe, expect, test } from "vitest";
import { readRequest } from "./read-request.ts";
import type { RequestFacts } from "./request-facts.ts";

type Sent = { body: string | Buffer; headers: Record<string, string> };
type Envelope = (text: string) => Sent;

const json = (value: unknown): Sent => ({
  body: JSON.stringify(value),
  headers: { "content-type": "application/json" },
});
const nested = (value: unknown, depth: number): unknown => {
  let at = value;
  for (let i = 0; i < depth; i++) at = { wrap: at };
  return at;
};
const multipart = (parts: [head: string, text: string][]): Sent => ({
  body: `${parts.map(([head, text]) => `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`).join("")}--B--\r\n`,
  headers: { "content-type": "multipart/form-data; boundary=B" },
});
const filler = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

/** Every way to say {"action": "cancel_subscription"} that the reader is meant to see through. */
const ENVELOPES: Record<string, Envelope> = {
  json: (action) => json({ action }),
  "json without a type": (action) => ({ ...json({ action }), headers: {} }),
  "json as plain text": (action) => ({
    ...json({ action }),
    headers: { "content-type": "text/plain" },
  }),
  "json, 400 levels deep": (action) => json(nested({ action }, 400)),
  "json, after 5,000 others": (action) => json({ ...filler(5_000), action }),
  "json, as the 300th entry": (action) =>
    json([...Array.from({ length: 299 }, () => ({ a: 1 })), { action }]),
  "json, after 1.5 MB": (action) => json({ note: "x ".repeat(750_000), action }),
  "json in json": (action) => json({ payload: JSON.stringify({ action }) }),
  "json in json in json": (action) =>
    json({ a: JSON.stringify({ b: JSON.stringify({ action }) }) }),
  "json in a form": (action) => ({
    body: `data=${encodeURIComponent(JSON.stringify({ action }))}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  "json in base64 in json": (action) =>
    json({ d: Buffer.from(JSON.stringify({ action })).toString("base64") }),
  "json in base64url in a form": (action) => ({
    body: `d=${Buffer.from(JSON.stringify({ action })).toString("base64url")}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  "json lines": (action) => ({
    body: `{"a":1}\n${JSON.stringify({ action })}\n`,
    headers: { "content-type": "application/x-ndjson" },
  }),
  "json-rpc": (action) => json({ jsonrpc: "2.0", id: 1, method: action, params: [] }),
  "json-rpc batch": (action) => json([{ method: "ping" }, { method: action }]),
  trpc: (action) => json({ "0": { json: { action } } }),
  "an operation as the key": (action) => json({ [action]: { id: 4 } }),
  "a code word under any name": (action) => json({ zz: action }),
  form: (action) => ({
    body: `a=1&action=${action}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  "form, the 2,000th field": (action) => ({
    body: `${Array.from({ length: 1_999 }, (_, at) => `f${at}=1`).join("&")}&action=${action}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  "form, encoded twice": (action) => ({
    body: `action=${encodeURIComponent(encodeURIComponent(action)).replace("c", "%2563")}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }),
  multipart: (action) => multipart([['name="action"', action]]),
  "multipart, a file's name": (action) =>
    multipart([
      ['name="a"; filename="x.txt"', "hello"],
      [`name="op"; filename="${action}"`, "x"],
    ]),
  "multipart, a file's contents": (action) =>
    multipart([
      [
        'name="op"; filename="op.json"\r\nContent-Type: application/json',
        JSON.stringify({ action }),
      ],
    ]),
  "multipart, after 100 parts": (action) =>
    multipart([
      ...Array.from({ length: 100 }, (_, at): [string, string] => [`name="f${at}"`, "1"]),
      ['name="action"', action],
    ]),
  xml: (action) => ({
    body: `<?xml version="1.0"?><call><action>${action}</action></call>`,
    headers: { "content-type": "application/xml" },
  }),
  soap: (action) => ({
    body: `<s:Envelope><s:Body><m:${action}><m:id>4</m:id></m:${action}></s:Body></s:Envelope>`,
    headers: { "content-type": "application/soap+xml" },
  }),
  "plain text": (action) => ({ body: action, headers: { "content-type": "text/plain" } }),
  gzip: (action) => ({
    body: gzipSync(JSON.stringify({ action })),
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
  }),
  "gzip without a word": (action) => ({ body: gzipSync(JSON.stringify({ action })), headers: {} }),
  deflate: (action) => ({
    body: deflateSync(JSON.stringify({ action })),
    headers: { "content-type": "application/json", "content-encoding": "deflate" },
  }),
  brotli: (action) => ({
    body: brotliCompressSync(JSON.stringify({ action })),
    headers: { "content-type": "application/json", "content-encoding": "br" },
  }),
  "utf-16": (action) => ({
    body: Buffer.from(`\uFEFF${JSON.stringify({ action })}`, "utf16le"),
    headers: { "content-type": "application/json" },
  }),
  "utf-16 by its type": (action) => ({
    body: Buffer.from(JSON.stringify({ action }), "utf16le"),
    headers: { "content-type": "application/json; charset=utf-16le" },
  }),
  "a header": (action) => ({ body: "{}", headers: { "x-action": action } }),
  "another header": (action) => ({ body: "{}", headers: { "x-apollo-operation-name": action } }),
  messagepack: (action) => ({
    body: Buffer.concat([
      Buffer.from([0x81, 0xa6]),
      Buffer.from("action"),
      Buffer.from([0xb3]),
      Buffer.from(action),
    ]),
    headers: { "content-type": "application/msgpack" },
  }),
  protobuf: (action) => ({
    body: Buffer.concat([Buffer.from([0x0a, action.length, 0xff, 0x00]), Buffer.from(action)]),
    headers: { "content-type": "application/grpc-web+proto" },
  }),
};

const request = ({ body, headers }: Sent): RequestFacts => ({
  method: "POST",
  url: "https://www.example.com/api/x",
  resourceType: "fetch",
  isNavigation: false,
  headers,
  body,
  pageUrl: "https://www.example.com/home",
});

const ENDING = ["cancel_subscription", "cancelSubscription", "endMembership", "terminate_contract"];

describe.each(Object.entries(ENVELOPES))("a deed in %s", (_, wrap) => {
  test.each(ENDING)("%s is held", async (action) => {
    const { risk } = await readRequest(request(wrap(action)));
    expect(risk).toMatchObject({
      level: "danger",
      kinds: expect.arrayContaining(["ends_subscription"]),
    });
  });
});

test("wrapped in any two of them it is held, or not read", async () => {
  const outer = ["json in json", "json in a form", "json in base64 in json", "multipart", "gzip"];
  await assert(
    asyncProperty(
      constantFrom(...ENDING),
      constantFrom("json", "form", "xml", "json-rpc", "json, 400 levels deep"),
      constantFrom(...outer),
      async (action, inner, around) => {
        const body = ENVELOPES[inner]?.(action).body.toString() ?? "";
        const whole =
          around === "json in json"
            ? json({ body })
            : around === "json in a form"
              ? {
                  body: `body=${encodeURIComponent(body)}`,
                  headers: { "content-type": "application/x-www-form-urlencoded" },
                }
              : around === "multipart"
                ? multipart([['name="body"', body]])
                : around === "gzip"
                  ? { body: gzipSync(body), headers: {} }
                  : json({ body: Buffer.from(body).toString("base64") });
        expect((await readRequest(request(whole))).risk.level).toBe("danger");
      },
    ),
    { numRuns: 100 },
  );
});

const MUTATIONS: [shape: string, sent: Sent][] = [
  ["plain", json({ query: "mutation { cancelSubscription(id: 1) { ok } }" })],
  ["named", json({ operationName: "A", query: "mutation A { endMembership { ok } }" })],
  ["by its name only", json({ query: "mutation CancelPlan { go { ok } }" })],
  ["by its alias", json({ query: "mutation { cancelPlan: go { ok } }" })],
  ["behind an alias", json({ query: "mutation { a: cancelPlan { ok } }" })],
  [
    "the second field",
    json({ query: "mutation { a(x: {y: [1]}) { b { c } } cancelPlan { ok } }" }),
  ],
  [
    "in a fragment",
    json({ query: "mutation { ...F } fragment F on Mutation { cancelPlan { ok } }" }),
  ],
  ["in an inline fragment", json({ query: "mutation { ... on Mutation { cancelPlan { ok } } }" })],
  [
    "chosen among several",
    json({ operationName: "B", query: "query A { me } mutation B { cancelPlan }" }),
  ],
  ["none chosen", json({ query: "query A { me } mutation B { cancelPlan }" })],
  ["in a batch", json([{ query: "{ me }" }, { query: "mutation { cancelPlan }" }])],
  ["after commas and comments", json({ query: ",,# query\n\n mutation{cancelPlan}" })],
  ["an argument", json({ query: "mutation { update(status: CANCELED, subscription: 4) { id } }" })],
  [
    "a variable",
    json({
      query: "mutation($a: A) { update(a: $a) { id } }",
      variables: { a: { action: "cancel_subscription" } },
    }),
  ],
  ["raw", { body: "mutation { cancelPlan }", headers: { "content-type": "application/graphql" } }],
  [
    "in an envelope",
    json({ requests: [{ payload: { query: "mutation { cancelPlan }", variables: {} } }] }),
  ],
  ["as a string in an envelope", json({ op: "mutation { cancelPlan }" })],
  [
    "multipart",
    multipart([
      ['name="operations"', JSON.stringify({ query: "mutation { cancelPlan }" })],
      ['name="map"', "{}"],
    ]),
  ],
  ["broken", json({ variables: {}, query: "mutation { cancelPlan(" })],
  ["too deep", json({ variables: {}, query: `mutation ${"{ a ".repeat(50_000)}` })],
  [
    "hashed, by its name",
    json({ operationName: "CancelPlan", extensions: { persistedQuery: { sha256Hash: "ab" } } }),
  ],
];

test.each(MUTATIONS)("GraphQL, %s, is held", async (_, sent) => {
  expect((await readRequest(request(sent))).risk.level).toBe("danger");
});

test("GraphQL in the address", async () => {
  const url = `https://www.example.com/graphql?query=${encodeURIComponent("mutation { cancelPlan }")}`;
  const { risk, operation, changes } = await readRequest({
    ...request(json({})),
    method: "GET",
    url,
  });
  expect([risk.level, operation, changes]).toEqual(["danger", "mutation", true]);
});

test.each([
  [json({ query: "query A { cancelOptions { id } }" }), "query"],
  [json({ query: "{ me { id } }", variables: {} }), "query"],
  [json({ query: "subscription { priceChanged }" }), "query"],
  [json({ operationName: "Zz", extensions: { persistedQuery: { sha256Hash: "ab" } } }), "unknown"],
  [json({ doc_id: "123", variables: "{}" }), "unknown"],
  [json({ query: "mutation { like(id: 1) { ok } }" }), "mutation"],
  [json({ query: "query optimisation" }), undefined],
] as const)("%j is a GraphQL %s", async (sent, operation) => {
  const reading = await readRequest({ ...request(sent), url: "https://www.example.com/api" });
  expect([reading.operation, reading.risk.level === "danger"]).toEqual([operation, false]);
});

test.each([
  ["a stream", { ...request(json({})), bodyWithheld: true }],
  ["bytes", request({ body: Buffer.from([0, 1, 2, 250, 251]), headers: {} })],
  [
    "utf-7",
    request({ body: "+AGM-ancel", headers: { "content-type": "text/plain; charset=utf-7" } }),
  ],
  ["an unknown packing", request({ body: "abc", headers: { "content-encoding": "zstd" } })],
  ["broken JSON", request({ body: '{"a": 1', headers: { "content-type": "application/json" } })],
  [
    "broken parts",
    request({ body: "nothing", headers: { "content-type": "multipart/form-data; boundary=B" } }),
  ],
  ["300,000 numbers", request(json(Array.from({ length: 300_000 }, (_, at) => at)))],
  ["8 MB", request(json({ a: "x".repeat(8_000_000) }))],
])("%s is not read, and may be final", async (_, facts) => {
  const { read, risk } = await readRequest(facts);
  expect([read, risk.kinds]).toEqual([false, ["unclear_commit"]]);
  expect(risk.reason).toMatch(/^could not be read/);
});

describe("what people do all day is no danger", () => {
  test.each([
    ["a search", json({ q: "cancel subscription", page: 2 })],
    ["a comment", json({ comment: "I want to cancel my subscription and delete my account" })],
    ["a like", json({ like: true, id: 7 })],
    [
      "a draft",
      json({ draft: { title: "How to cancel", body: "Delete everything, buy nothing" } }),
    ],
    ["a token", json({ token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc", id: "b2a1f9c0d4" })],
    [
      "a picture",
      multipart([
        ['name="photo"; filename="cat.png"\r\nContent-Type: image/png', "\u0089PNG\u0000\u0001"],
      ]),
    ],
  ])("%s", async (_, sent) => {
    const { risk, read } = await readRequest(request(sent));
    expect([risk.level, read]).toEqual(["caution", true]);
  });
});

test.each([
  ["all of it", json({ scope: "all" }), true],
  ["everything by a flag", json({ cancelAll: true }), true],
  ["the account", json({ op: "deleteAccount" }), true],
  ["one add-on", json({ action: "cancel", addon: "cloud" }), false],
])("%s is wide: %j", async (_, sent, wide) => {
  expect((await readRequest(request(sent))).wide).toBe(wide);
});

test("no body holds the event loop", async () => {
  const long = "cancel me please ".repeat(600_000);
  const bodies: Sent[] = [
    json({ a: long }),
    json(Array.from({ length: 150_000 }, (_, at) => ({ [`cancelThing${at}`]: "yes" }))),
    { body: long, headers: { "content-type": "text/plain" } },
    { body: `<a>${"<b>".repeat(1_000_000)}`, headers: { "content-type": "text/xml" } },
    { body: Buffer.alloc(10_000_000, 0x61), headers: {} },
    { body: Buffer.alloc(10_000_000, 0x81), headers: {} },
    multipart([['name="a"', long]]),
    {
      body: "a=1&".repeat(2_500_000),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    },
    { body: gzipSync(Buffer.alloc(50_000_000, 0x61)), headers: { "content-encoding": "gzip" } },
    json({ query: `mutation { ${"a ".repeat(4_000_000)} }`, variables: {} }),
  ];
  const held: number[] = [];
  for (const sent of bodies) {
    let worst = 0;
    let last = performance.now();
    let over = false;
    const tick = (): void => {
      worst = Math.max(worst, performance.now() - last);
      last = performance.now();
      if (!over) setImmediate(tick);
    };
    setImmediate(tick);
    await readRequest(request(sent));
    over = true;
    worst = Math.max(worst, performance.now() - last);
    held.push(Math.round(worst));
  }
  if (process.env["READING_TIMES"] !== undefined)
    process.stderr.write(`held for ${held.join(", ")} ms\n`);
  // The bound that is meant is 50 ms on a machine that does nothing else; this one notices what is not linear.
  expect(Math.max(...held)).toBeLessThan(2_000);
}, 60_000);
