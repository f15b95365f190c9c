import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRuns } from "../../src/cli/fleet/open-store.ts";
import { pgTokens } from "../../src/dashboard/security/pg-tokens.ts";
import { openDatabase } from "../../src/runs/postgres/database.ts";
import { operationsOf, type Operation } from "../support/api-contract.ts";
import { openFleetDashboard } from "../support/fleet-dashboard.ts";
import { draftsOf, PIXEL } from "../support/written-runs.ts";

const LONG = process.env["SUBTERMINATOR_LONG"] === "1";
const REQUESTS = LONG ? 20_000 : 400;
const SEED = Number(process.env["SUBTERMINATOR_SEED"] ?? 20_261_116);
/** A token may ask 400 times at once; with enough of them the limit is not what is tested. */
const TOKENS = Math.ceil(REQUESTS / 300) + 1;
const RUN = "20261101-100000-shop-aaaa";

let board: Awaited<ReturnType<typeof openFleetDashboard>>;
let operations: Operation[];
let tokens: string[];
beforeAll(async () => {
  board = await openFleetDashboard();
  const store = await openRuns();
  const [started, ...drafts] = draftsOf({ id: RUN }, { file: "", sha256: "", bytes: 0 });
  if (started?.type !== "run.started") throw new Error("no beginning");
  const writer = await store.create(started.data);
  const screenshot = await writer.putPicture({ kind: "step", data: PIXEL });
  await writer.append({ type: "note", data: { text: "seen", ...(screenshot && { screenshot }) } });
  for (const draft of drafts) if (draft.type !== "observed") await writer.append(draft);
  await writer.close();
  const database = openDatabase(board.database);
  const made = pgTokens(database);
  tokens = [];
  for (let at = 0; at < TOKENS; at++) tokens.push(await made.create(`t${at}`, ["admin"]));
  await database.close();
  operations = operationsOf(await (await fetch(`${board.url}/openapi.json`)).json());
});
afterAll(() => board.stop());

type Sent = { operation: Operation; path: string; init: RequestInit };

/** Reads an answer; of a stream only its beginning. */
async function answerTo({ path, init }: Sent) {
  const stop = new AbortController();
  const response = await fetch(board.url + path, { ...init, signal: stop.signal });
  const type = response.headers.get("content-type") ?? "";
  if (/event-stream|octet-stream/.test(type)) {
    const first = await response.body?.getReader().read();
    stop.abort();
    return {
      status: response.status,
      type,
      text: Buffer.from(first?.value ?? []).toString(),
      headers: response.headers,
    };
  }
  return { status: response.status, type, text: await response.text(), headers: response.headers };
}

function faultOf(
  sent: Sent,
  { status, type, text, headers }: Awaited<ReturnType<typeof answerTo>>,
): string | undefined {
  if (status >= 500) return `it failed: ${text.slice(0, 300)}`;
  if (/node_modules|\bat \S+ \(|\.ts:\d+|select \* from/i.test(text) && status >= 400)
    return `it tells its inside: ${text.slice(0, 300)}`;
  if (headers.get("x-content-type-options") !== "nosniff") return "it carries no policy";
  if (status === 405 || /^\/(?!api|health|ready|metrics|files)/.test(sent.path)) return undefined;
  let json: unknown;
  if (type.startsWith("application/json")) json = JSON.parse(text);
  if (status >= 400) {
    const { error } = (json ?? {}) as { error?: { field?: string; hint?: string } };
    if ((error?.hint ?? "") === "") return `it says not what to do: ${text.slice(0, 200)}`;
    if (status === 400 && (error?.field ?? "") === "")
      return `it names no field: ${text.slice(0, 200)}`;
    // A path that was bent leads to no operation; what it is told is checked above.
    if (status === 404) return undefined;
  }
  return sent.operation.fault(status, type, json);
}

test("every operation of the document, called as it says, answers as it says", async () => {
  const seen = new Set<string>();
  for (const operation of operations) {
    const path = operation.path
      .replace("{id}", RUN)
      .replace("{file}", operation.path.includes("files") ? "proof.html" : "0001-step.png")
      .replaceAll(/\{\w+\}/g, "none");
    const bodies: Record<string, object> = {
      submitRun: { url: "https://shop.example/account" },
      fileTicket: { download: false },
      answerQuestion: { answer: "approved" },
      liveInput: { inputs: [] },
      enter: { token: board.newLink().split("#enter=")[1] },
    };
    const body = bodies[operation.id];
    const init = {
      method: operation.method,
      headers: { authorization: `Bearer ${tokens[0]}`, "content-type": "application/json" },
      ...(operation.body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    expect(body === undefined, operation.id).toBe(operation.body === undefined);
    const sent = { operation, path, init };
    const answer = await answerTo(sent);
    expect(
      faultOf(sent, answer),
      `${operation.id} ${answer.status} ${answer.text.slice(0, 200)}`,
    ).toBeUndefined();
    if (answer.status < 300) seen.add(operation.id);
  }
  // What needs a live browser, an open question or a ticket says so instead.
  expect(
    operations
      .map(({ id }) => id)
      .filter((id) => !seen.has(id))
      .toSorted(),
  ).toEqual(expect.arrayContaining(["answerQuestion", "liveFrames", "takeMouse"]));
  expect(seen.size).toBeGreaterThan(15);
});

const odd = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "..",
    "../..",
    "%2e%2e%2f",
    "%00",
    "a".repeat(5_000),
    "__proto__",
    "constructor",
    "null",
    "1e999",
    "-1",
    "0x10",
    "' or 1=1--",
    "<script>",
    "\u202e",
    "%ff",
    RUN,
  ),
);
const text = fc.oneof({ weight: 1, arbitrary: odd }, { weight: 2, arbitrary: fc.constant(RUN) });
const anyBody = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    "",
    "{",
    "[]",
    "null",
    "0",
    `{"a":${"[".repeat(2_000)}${"]".repeat(2_000)}}`,
    `"${"x".repeat(70_000)}"`,
    '{"__proto__":{"admin":true}}',
    '{"url":"https://a.example","url":"file:///etc/passwd"}',
  ),
  fc
    .record(
      {
        url: fc.oneof(fc.webUrl(), odd),
        service: odd,
        goal: odd,
        kind: fc.constantFrom("cancel", "run", "delete"),
        mode: fc.constantFrom("run", "rehearse", "now"),
        profile: odd,
        planner: fc.constantFrom("rules", "model", "gpt"),
        budget: fc.oneof(
          fc.object({ maxDepth: 2 }),
          fc.record(
            { turns: fc.double(), minutes: fc.integer(), costUsd: fc.double() },
            { requiredKeys: [] },
          ),
        ),
        priority: fc.oneof(fc.integer(), fc.double(), odd),
        notBefore: fc.oneof(odd, fc.constant("2026-11-20T08:00:00Z")),
        key: odd,
        answer: fc.constantFrom("approved", "rejected", "maybe"),
        choice: fc.integer(),
        token: odd,
        download: fc.oneof(fc.boolean(), odd),
        inputs: fc.array(fc.object({ maxDepth: 2 }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

const moment = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Bodies with the fields that an operation has, so that some get past the first look at them. */
const shaped: fc.Arbitrary<Record<string, object>> = fc.record({
  submitRun: fc.record(
    {
      url: fc.oneof(fc.webUrl(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
      goal: fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
      reason: odd,
      mode: fc.constantFrom("run", "rehearse"),
      profile: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
      planner: fc.constantFrom("auto", "rules", "model", "replay"),
      budget: fc.record({ turns: fc.integer({ min: 0, max: 101 }) }, { requiredKeys: [] }),
      priority: fc.integer({ min: -101, max: 101 }),
      notBefore: moment,
      deadline: moment,
      key: fc.string({ minLength: 1, maxLength: 200 }),
    },
    { requiredKeys: ["url"] },
  ),
  answerQuestion: fc.record(
    { answer: fc.constantFrom("approved", "rejected", "choice"), choice: fc.nat(3) },
    { requiredKeys: ["answer"] },
  ),
  fileTicket: fc.record({ download: fc.boolean() }),
  liveInput: fc.record({ inputs: fc.array(fc.object({ maxDepth: 1 }), { maxLength: 2 }) }),
  enter: fc.record({ token: odd }),
});

const request = (): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      fc.constantFrom(...operations),
      fc.infiniteStream(text),
      fc.oneof(fc.constant<[string, string][]>([]), fc.array(fc.tuple(odd, odd), { maxLength: 3 })),
      anyBody,
      shaped,
      fc.record({
        method: fc.oneof(
          { weight: 8, arbitrary: fc.constant(undefined) },
          {
            weight: 1,
            arbitrary: fc.constantFrom("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"),
          },
        ),
        isShaped: fc.boolean(),
        type: fc.constantFrom(
          "application/json",
          "application/json; charset=utf-8",
          "text/plain",
          "",
        ),
        token: fc.integer({ min: 0, max: TOKENS - 1 }),
        known: fc.boolean(),
        lastId: fc.option(fc.constantFrom("0", "5", "-1", "NaN", "99999999999999999999"), {
          freq: 4,
        }),
      }),
    )
    .map(([operation, words, extra, wild, shapes, how]) => {
      const fitting = how.isShaped ? shapes[operation.id] : undefined;
      const body = fitting === undefined ? wild : JSON.stringify(fitting);
      const query = new URLSearchParams(extra);
      for (const { name, in: place } of operation.parameters)
        if (place === "query" && how.known) query.set(name, words.next().value ?? "");
      const path = operation.path.replaceAll(
        /\{\w+\}/g,
        () => encodeURIComponent(wellFormed(words.next().value ?? "")) || "x",
      );
      const method = how.method ?? operation.method;
      return {
        operation,
        path: `${path}${query.size > 0 ? `?${query}` : ""}`,
        init: {
          method,
          headers: {
            authorization: `Bearer ${tokens[how.token]}`,
            ...(how.type !== "" && { "content-type": how.type }),
            ...(how.lastId !== null && { "last-event-id": how.lastId }),
          },
          ...(["GET", "HEAD"].includes(method) ? {} : { body }),
        },
      };
    });

const wellFormed = (words: string): string => words.toWellFormed();

test(
  `${REQUESTS} requests of every kind get a clean answer each`,
  { timeout: LONG ? 1_200_000 : 120_000 },
  async () => {
    const statuses = new Map<number, number>();
    // Those that enter are counted together, whoever asks.
    const property = fc.asyncProperty(request(), async (sent) => {
      const answer = await answerTo(sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (
        answer.status === 429 ||
        sent.init.method === "HEAD" ||
        sent.init.method !== sent.operation.method
      ) {
        expect(answer.status, `${sent.init.method} ${sent.path}`).toBeLessThan(500);
        return;
      }
      expect(
        faultOf(sent, answer),
        `${sent.init.method} ${sent.path} ${JSON.stringify(sent.init.body)?.slice(0, 300)}`,
      ).toBeUndefined();
    });
    await fc.assert(property, { numRuns: REQUESTS, seed: SEED, endOnFailure: true });
    process.stderr.write(
      `${REQUESTS} requests, seed ${SEED}: ${JSON.stringify(Object.fromEntries(statuses))}\n`,
    );
    for (const status of [200, 201, 400, 404])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
    expect((await fetch(`${board.url}/ready`)).status).toBe(200);
  },
);
