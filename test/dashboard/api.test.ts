import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ROUTES } from "../../src/dashboard/api/routes.ts";
import { enter, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { writeRun } from "../support/written-runs.ts";

let board: TestDashboard;
let call: Awaited<ReturnType<typeof enter>>;
const RUN = "20261101-100000-shop-aaaa";
const OPEN = "20261103-100000-shop-cccc";
beforeAll(async () => {
  board = await openDashboard((home) => {
    writeRun(home, {
      id: RUN,
      title: "Netflux",
      endDate: "December 2, 2026",
      price: "€9.99 a month",
    });
    writeRun(home, {
      id: "20261102-100000-gym-bbbb",
      title: "Gym",
      price: "$120 / year",
      endDate: "soon",
    });
    writeRun(home, { id: OPEN, title: "Open", finished: false });
  });
  call = await enter(board);
});
afterAll(() => board.stop());
beforeEach(async () => {
  await expect.poll(async () => (await (await call("/api/v1/runs")).json()).whole).toBe(true);
});

test("the OpenAPI document describes every route, and what comes back is as it says", async () => {
  const document = (await (await call("/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((one) => one.operationId),
  );
  expect(described.toSorted()).toEqual(ROUTES.map(({ id }) => id).toSorted());
  for (const route of ROUTES) {
    if (route.method !== "get" || "media" in route.output || route.path.includes("{question}"))
      continue;
    const response = await call(route.path.replace("{id}", RUN));
    // The page in words is there while a browser is: this run is over.
    if (route.id === "liveWords") {
      expect(response.status).toBe(404);
      continue;
    }
    expect(`${route.id} ${response.status}`).toBe(`${route.id} 200`);
    const fault = route.output.safeParse(await response.json()).error;
    expect(fault, route.id).toBeUndefined();
  }
});

test("runs are listed newest first, page by page, and found by state and word", async () => {
  const list = async (query: string) =>
    (await (await call(`/api/v1/runs?${query}`)).json()) as {
      runs: { id: string; title: string }[];
      next?: string;
      total: number;
    };
  const first = await list("limit=2");
  expect(first.runs.map(({ title }) => title)).toEqual(["Open", "Gym"]);
  const second = await list(`limit=2&cursor=${first.next}`);
  expect(second.runs.map(({ title }) => title)).toEqual(["Netflux"]);
  expect(second.next).toBeUndefined();
  expect((await list("state=interrupted")).runs.map(({ title }) => title)).toEqual(["Open"]);
  expect((await list("text=netFLUX")).total).toBe(1);
});

type Message = { event: string; id: string | undefined; data: unknown };

/** Messages of a stream until `enough` says so; then the connection is cut. */
async function messages(
  path: string,
  headers: Record<string, string>,
  enough: (all: Message[]) => boolean,
): Promise<Message[]> {
  const stop = new AbortController();
  const response = await call(path, { headers, signal: stop.signal });
  const all: Message[] = [];
  let rest = "";
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + part).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      const data = field("data");
      if (data !== undefined)
        all.push({ event: field("event") ?? "", id: field("id"), data: JSON.parse(data) });
    }
    if (enough(all)) break;
  }
  stop.abort();
  return all;
}

test("events of a run go on after the last id: none lost, none told twice", async () => {
  const seqs = (all: Message[]) =>
    all.flatMap(({ data }) =>
      Array.isArray(data) ? (data as { seq: number }[]).map(({ seq }) => seq) : [],
    );
  const path = `/api/v1/runs/${RUN}/events`;
  const whole = seqs(await messages(path, {}, (all) => all.at(-1)?.event === "end"));
  const count = readFileSync(join(board.home, "runs", RUN, "events.jsonl"), "utf8")
    .trim()
    .split("\n").length;
  expect(whole).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  for (const cut of [1, 7, count - 1]) {
    const after = await messages(
      path,
      { "last-event-id": String(cut) },
      (all) => all.at(-1)?.event === "end",
    );
    expect(seqs(after)).toEqual(whole.slice(cut));
  }
});

test("the feed tells what changed since, and everything to a reader of another life of the server", async () => {
  const [first] = await messages("/api/v1/feed", { "last-event-id": "other.99" }, (all) =>
    all.some(({ event }) => event === "runs"),
  );
  expect(first?.data).toMatchObject({ reset: true });
  expect(first?.data).toHaveProperty("rows.length", 3);
  writeRun(board.home, { id: "20261104-100000-new-dddd", title: "New" });
  type Rows = { rows: { title: string }[] };
  const told = (all: Message[]) =>
    all.flatMap(({ event, data }) => (event === "runs" ? (data as Rows).rows : []));
  const after = { "last-event-id": first?.id ?? "" };
  const next = told(await messages("/api/v1/feed", after, (all) => told(all).length > 0));
  expect(next.map(({ title }) => title)).toEqual(["New"]);
});

test("the overview sums what was ended, and the calendar holds the days that are known", async () => {
  const overview = await (await call("/api/v1/overview")).json();
  expect(overview.saved).toContainEqual({ currency: "USD", perMonth: 10, perYear: 120 });
  expect(
    overview.saved.find((one: { currency: string }) => one.currency === "EUR").perMonth,
  ).toBeGreaterThanOrEqual(9.99);
  const { url } = await (await call("/api/v1/calendar", { method: "POST" })).json();
  const text = await (await fetch(board.url + url)).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(
    events.map((one) =>
      ["summary", "dtstart"].map((name) => String(one.getFirstPropertyValue(name))).join(" "),
    ),
  ).toEqual(["Netflux ends 2026-12-02"]);
});

test("a run that was tampered with does not verify", async () => {
  expect(await (await call(`/api/v1/runs/${RUN}/verify`)).json()).toMatchObject({
    events: expect.any(Number),
  });
  appendFileSync(join(board.home, "runs", OPEN, "events.jsonl"), '{"seq":99}\n{"seq":100}\n');
  expect(await (await call(`/api/v1/runs/${OPEN}/verify`)).json()).toMatchObject({ ok: false });
});

test("health needs no token, metrics do and name no page", async () => {
  expect((await fetch(`${board.url}/health`)).status).toBe(200);
  expect((await fetch(`${board.url}/ready`)).status).toBe(200);
  const text = await (await call("/metrics")).text();
  expect(text).toMatch(/subterminator_runs\{state="finished"\} \d/);
  expect(text).not.toContain("Netflux");
});
