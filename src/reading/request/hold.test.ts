import { describe, expect, test } from "vitest";
import { danger } from "../../contract/risk.ts";
import { NO_DEED, type Deed, type Sense, type Stake } from "../deed.ts";
import { rule, stakesOfAddress } from "./hold.ts";
import { type Occasion } from "./hold-ruling.ts";
import { readRequest } from "./read-request.ts";

const HOME = "https://www.example.com/home";

async function ruled(
  line: string,
  body: object | undefined,
  over: Partial<Occasion> & { deed?: Partial<Deed> } = {},
) {
  const [method = "GET", path = "/"] = line.split(" ");
  const url = path.startsWith("http") ? path : `https://www.example.com${path}`;
  const { deed, ...rest } = over;
  const occasion: Occasion = {
    guard: "open",
    method,
    url,
    pageUrl: HOME,
    isMessage: false,
    resourceType: "fetch",
    isNavigation: false,
    acted: true,
    sentWhileLoading: false,
    knownRoad: false,
    looking: false,
    foreign: false,
    doing: {
      deed: { ...NO_DEED, sense: "unknown", journey: false, ...deed },
      searched: undefined,
      signsIn: false,
    },
    ...rest,
  };
  const reading = await readRequest({
    method,
    url,
    resourceType: occasion.resourceType,
    isNavigation: occasion.isNavigation,
    pageUrl: occasion.pageUrl,
    contentType: "application/json",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const ruling = rule(reading, occasion);
  return `${ruling.hold ? "held" : "goes"}: ${ruling.code}`;
}

const OPAQUE = { c: 17 };
const sense = (value: Sense, stakes: Stake[] = []): { deed: Partial<Deed> } => ({
  deed: {
    sense: value,
    stakes,
    ...(value === "final" ? { risk: danger("ends_subscription") } : {}),
  },
});

describe("open", () => {
  test.each([
    ["POST /subscription/cancel", {}, {}, "held: danger"],
    ["POST /rpc", OPAQUE, sense("unknown"), "held: not-understood"],
    ["POST /rpc", OPAQUE, sense("final"), "held: final"],
    ["POST /api/wishlist", OPAQUE, sense("final"), "held: final"],
    ["POST /rpc", OPAQUE, { deed: { sense: "everyday", words: "Log in" } }, "held: not-understood"],
    ["POST /comments/4", OPAQUE, { deed: { sense: "everyday", words: "Like" } }, "goes: everyday"],
    [
      "PUT /prefs",
      { theme: "dark", renewal: { mode: "off" } },
      { deed: { sense: "everyday", words: "Dark mode" } },
      "held: not-understood",
    ],
    // Scrolled, and pressed nothing.
    ["POST /rpc", OPAQUE, sense("everyday"), "held: not-understood"],
    ["POST /agreement/sign", { signed: true }, sense("everyday"), "held: not-understood"],
    ["POST /feed", { page: 2 }, sense("everyday"), "goes: everyday"],
    [
      "DELETE /notes?ids=1,2&hard=true",
      undefined,
      { deed: { sense: "unknown", words: "Tidy up", around: "Notes" } },
      "held: not-understood",
    ],
    [
      "POST /ride/pass",
      { purchase: "unlimited" },
      { deed: { sense: "unknown", words: "Near me", around: "Scooters" } },
      "held: not-understood",
    ],
    [
      "POST /kudos/4",
      OPAQUE,
      { deed: { sense: "unknown", words: "Kudos", around: "Kudos" } },
      "goes: open",
    ],
    [
      "POST /consent",
      { cookies: true, insurance: "subscribe" },
      { deed: { sense: "everyday", words: "Accept all cookies" } },
      "held: not-understood",
    ],
    ["POST /rpc", OPAQUE, sense("onward"), "held: not-understood"],
    ["POST /rpc", OPAQUE, sense("onward", ["plan"]), "held: strict"],
    ["POST /rpc", OPAQUE, sense("everyday", ["price-here"]), "held: strict"],
    ["POST /api/wishlist", OPAQUE, sense("unknown"), "goes: open"],
    ["GET /rpc?c=17", undefined, sense("unknown"), "goes: looks-only"],
    ["POST /rpc", OPAQUE, { ...sense("final"), acted: false }, "goes: loading"],
    ["POST /rpc", OPAQUE, { acted: false, isNavigation: true }, "held: not-understood"],
    ["POST /graphql", { query: "mutation { zwoosh(id: 1) { ok } }" }, {}, "held: not-understood"],
    ["POST /graphql", { query: "mutation { likePost(id: 1) { ok } }" }, {}, "goes: open"],
    [
      "POST /graphql",
      { query: "{ me { id } }", variables: {} },
      sense("final"),
      "goes: graphql-query",
    ],
    ["POST /graphql", { doc_id: "17", variables: "{}" }, {}, "held: not-understood"],
    ["UNLINK /plans/mine", undefined, sense("everyday"), "held: not-read"],
    ["MOVE /files/a", undefined, sense("everyday"), "held: not-read"],
    ["POST /rpc", { _method: "archive" }, sense("everyday"), "held: not-read"],
    ["PROPFIND /files", undefined, sense("everyday"), "goes: everyday"],
  ] as const)("%s %j %j: %s", async (line, body, over, expected) => {
    expect(await ruled(line, body, over as Parameters<typeof ruled>[2])).toBe(expected);
  });
});

describe("whoever only looks around", () => {
  const plain = sense("everyday");
  test.each([
    ["POST /pause", { months: 3 }, "held: strict"],
    ["POST /api/list", { page: 2 }, "goes: everyday"],
    ["GET /api/list?page=2", undefined, "goes: looks-only"],
  ] as const)("%s %j: %s", async (line, body, expected) => {
    expect(await ruled(line, body, { ...plain, looking: true })).toBe(expected);
    expect(await ruled(line, body, { ...plain, looking: true, guard: "strict" })).toBe(expected);
  });
  test("the same is everyday for a person", async () => {
    expect(await ruled("POST /pause", { months: 3 }, plain)).toBe("goes: everyday");
  });
});

const look: { deed: Partial<Deed> } = { deed: { sense: "everyday", look: true } };

describe("a control that promises a look", () => {
  test.each([
    ["POST /v2/cases/88", { on: "2027" }, look, "held: not-understood"],
    ["POST /rpc", OPAQUE, look, "held: not-understood"],
    ["POST /rpc", { page: 2 }, look, "goes: everyday"],
    ["POST /rpc", OPAQUE, { ...look, knownRoad: true }, "goes: everyday"],
    ["POST https://x1.example.net/e", OPAQUE, { ...look, foreign: true }, "goes: everyday"],
    ["GET /close?definitely=1&confirm=1", undefined, look, "held: danger"],
    ["GET /v2/cases/88", undefined, look, "held: not-understood"],
    [
      "GET /v2/cases/88",
      undefined,
      { deed: { ...look.deed, around: "Your open case" } },
      "goes: looks-only",
    ],
    ["GET /v2/cases/88", undefined, { ...look, knownRoad: true }, "goes: looks-only"],
    ["GET /v2/cases/88", undefined, { deed: { ...look.deed, journey: true } }, "goes: looks-only"],
    ["GET /api/list?page=2&sort=price", undefined, look, "goes: looks-only"],
    ["GET /hy/tuiding/queren?hyid=66", undefined, look, "held: not-understood"],
    ["GET /feed?cursor=eyJhZnRlciI6NDAsImlkIjo3fQ", undefined, look, "goes: looks-only"],
    [
      "GET /feed?cursor=eyJhZnRlciI6NDAsImNtZCI6InBsZWRnZS5yZXZva2UifQ",
      undefined,
      look,
      "held: not-understood",
    ],
    ["POST /a", OPAQUE, { deed: { sense: "everyday", slight: true } }, "held: not-understood"],
    [
      "POST /quips/4",
      OPAQUE,
      { deed: { sense: "everyday", slight: true } },
      "held: not-understood",
    ],
    [
      "POST /quips/4",
      OPAQUE,
      { deed: { sense: "everyday", slight: true, around: "Quips of the day" } },
      "goes: everyday",
    ],
    [
      "GET /terfynu?cadarnhau=1",
      undefined,
      { deed: { ...look.deed, around: "Terfynu, cadarnhau", words: "Dangos mwy" } },
      "held: not-understood",
    ],
    [
      "GET /terfynu?terfynu=1",
      undefined,
      { deed: { ...look.deed, around: "Terfynu", words: "Terfynu" } },
      "goes: looks-only",
    ],
    ["GET /a?d=%F0%E0%F1%F2%EE%F0%E3", undefined, look, "held: not-understood"],
    ["GET /permit?revoke=ja", undefined, look, "held: danger"],
  ] as const)("%s %j %j: %s", async (line, body, over, expected) => {
    expect(await ruled(line, body, over as Parameters<typeof ruled>[2])).toBe(expected);
  });
});

const choice = (words: string, stakes: Stake[] = []): { deed: Partial<Deed> } => ({
  deed: { sense: "unknown", choice: true, words, stakes },
});

describe("everyday acts beside prices, under open", () => {
  test.each([
    ["POST /cart/add", OPAQUE, sense("everyday", ["price-here"]), "goes: everyday"],
    ["POST /cart/add", { sku: "pro plan" }, sense("everyday", ["price-here"]), "held: strict"],
    ["POST /api/wishlist", OPAQUE, sense("everyday", ["recurring-price"]), "goes: everyday"],
    ["POST /api/klassen", OPAQUE, sense("everyday", ["recurring-price"]), "held: strict"],
    ["POST /settings/plan", OPAQUE, sense("everyday", ["recurring-price"]), "held: strict"],
    ["POST /api/wishlist", OPAQUE, sense("unknown", ["price-here"]), "held: strict"],
    ["POST /api/slots", OPAQUE, choice("Thursday evening", ["price-here"]), "goes: everyday"],
    ["POST /api/slots", OPAQUE, choice("Thursday, £4.50", ["price-here"]), "held: strict"],
    ["POST /api/slots", OPAQUE, choice("Thursday", ["recurring-price"]), "held: strict"],
  ] as const)("%s %j %j: %s", async (line, body, over, expected) => {
    expect(await ruled(line, body, over)).toBe(expected);
  });
});

describe("strict", () => {
  test.each([
    ["POST /api/places", { sunday: 1 }, choice("Open on Sundays"), "goes: everyday"],
    ["POST /api/places", { sunday: 1 }, choice("My membership"), "held: strict"],
    ["POST /api/renewal", { on: 0 }, choice("On"), "held: strict"],
    ["POST /rpc", OPAQUE, choice("Open on Sundays"), "held: strict"],
    ["POST /api/pages/9", { page: 3 }, { deed: { look: true, sense: "unknown" } }, "held: strict"],
    ["POST /api/player/speed", { rate: 2 }, sense("unknown"), "goes: everyday"],
    ["POST /api/player/plan", { rate: 2 }, sense("unknown"), "held: strict"],
    ["POST /api/places", OPAQUE, choice("Open on Sundays", ["price-here"]), "held: strict"],
    ["POST /rpc", OPAQUE, {}, "held: strict"],
    ["POST /api/wishlist", OPAQUE, sense("unknown", ["price-here"]), "held: strict"],
    ["POST /api/wishlist", OPAQUE, sense("onward"), "held: strict"],
    ["POST /rpc", OPAQUE, sense("onward"), "held: strict"],
    ["POST /rpc", OPAQUE, { sentWhileLoading: true }, "goes: own-while-loading"],
    ["POST /graphql", { query: "{ me { id } }", variables: {} }, {}, "goes: graphql-query"],
    ["POST /collect", { a: 1 }, {}, "goes: telemetry"],
    [
      "POST https://count.example.net/x",
      { a: 1 },
      { foreign: true, resourceType: "ping" },
      "goes: telemetry",
    ],
    ["POST /api/wishlist", OPAQUE, sense("everyday"), "goes: everyday"],
    ["POST /api/wishlist", OPAQUE, sense("everyday", ["recurring-price"]), "held: strict"],
    [
      "POST /rpc",
      { user: "a", password: "b" },
      { doing: { deed: NO_DEED, searched: undefined, signsIn: true } },
      "goes: sign-in",
    ],
    [
      "POST /rpc",
      { t: "red shoes" },
      { doing: { deed: NO_DEED, searched: "red shoes", signsIn: false } },
      "goes: search-typing",
    ],
    [
      "POST /consent",
      { all: true },
      { deed: { words: "Accept all cookies", sense: "onward" } },
      "goes: consent",
    ],
    ["POST /rpc", OPAQUE, { acted: false, isNavigation: true }, "held: strict"],
  ] as const)("%s %j %j: %s", async (line, body, over, expected) => {
    expect(
      await ruled(line, body, { ...(over as Parameters<typeof ruled>[2]), guard: "strict" }),
    ).toBe(expected);
  });

  test("by the page's address alone", async () => {
    const pageUrl = "https://www.example.com/account/billing";
    expect(await ruled("POST /rpc", OPAQUE, { pageUrl })).toBe("held: strict");
    expect(await ruled("POST /rpc", OPAQUE, { pageUrl, ...sense("everyday") })).toBe(
      "held: strict",
    );
    expect(await ruled("POST /profile", { nick: "a" }, { pageUrl, ...sense("everyday") })).toBe(
      "goes: everyday",
    );
  });
});

test.each([
  ["/account", 1],
  ["/mein-konto/abo", 1],
  ["/billing", 1],
  ["/checkout/step1", 1],
  ["/settings/subscription", 1],
  ["/help/cancel", 0],
  ["/products/7", 0],
  ["/", 0],
])("%s has %i stakes", (path, count) => {
  expect(stakesOfAddress(`https://www.example.com${path}`)).toHaveLength(count);
});
