import { expect, test } from "vitest";
import type { Risk } from "../../contract/risk.ts";
import { NO_DEED, type Deed } from "../deed.ts";
import type { Occasion } from "./hold-ruling.ts";
import { rule } from "./hold.ts";
import { readRequest } from "./read-request.ts";

const ORIGIN = "https://www.example.com";

/** What becomes of a request that a control with these words sets off. */
async function sent(
  line: string,
  body: object | undefined,
  { around = "", ...deed }: Partial<Deed>,
  over: Partial<Occasion> = {},
): Promise<string> {
  const [method = "GET", path = "/"] = line.split(" ");
  const words = deed.words ?? "";
  const occasion: Occasion = {
    guard: "open",
    method,
    url: `${ORIGIN}${path}`,
    pageUrl: `${ORIGIN}/`,
    isMessage: false,
    resourceType: over.isMessage === true ? "websocket" : "fetch",
    isNavigation: false,
    acted: true,
    sentWhileLoading: false,
    knownRoad: false,
    foreign: false,
    looking: false,
    doing: {
      deed: { ...NO_DEED, journey: false, ...deed, around: `${words} ${around}` },
      searched: undefined,
      signsIn: false,
    },
    ...over,
  };
  const reading = await readRequest({
    ...occasion,
    contentType: "application/json",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const ruling = rule(reading, occasion);
  return ruling.hold ? `held: ${ruling.code}` : "goes";
}

test("a form that shows another way of looking says yes to nothing", async () => {
  const rows = { words: "Large tiles" };
  const form: Partial<Occasion> = { isNavigation: true };
  expect(await sent("POST /list/tiles", { size: "large" }, rows, form)).toBe("goes");
  const flog = { size: "large", _action: "auction_stamps", really: true };
  expect(await sent("POST /list/tiles", flog, rows, form)).toBe("held: not-understood");
});

test("nobody says yes to what stands over an object", async () => {
  const more = { words: "More kites", look: true, around: "Kites" };
  const query = { query: { bool: { kind: "kite" } }, size: 5, sort: [{ span: "desc" }] };
  expect(await sent("POST /kites/_search", query, more)).toBe("goes");
  const yes = { query: { kind: "kite" }, rozwiaz: true };
  expect(await sent("POST /kites/_search", yes, more)).toBe("held: not-understood");
});

test("whoever asks for more through a socket says no sentence of an end there", async () => {
  const more = { words: "More", look: true };
  const socket = { isMessage: true };
  expect(await sent("SEND /live", { kind: 1, content: "older ones" }, more, socket)).toBe("goes");
  const end = { kind: 1, content: "cancel my membership" };
  expect(await sent("SEND /live", end, more, socket)).toBe("held: danger");
});

test("a page that was pressed to and goes on by itself in unknown words waits", async () => {
  const next: Partial<Occasion> = { acted: false, isNavigation: true };
  const pressed = { words: "Next", look: true };
  const strange = "GET /sopimus/paata?rasti=juu&heti=nyt";
  expect(await sent(strange, undefined, pressed, next)).toBe("held: not-understood");
  expect(await sent("GET /startseite?lang=de", undefined, pressed, next)).toBe("goes");
  expect(await sent("GET /artikel/warum-hunde-bellen", undefined, pressed, next)).toBe("goes");
  // Whoever followed a link or named an address is where that leads.
  expect(await sent(strange, undefined, { ...pressed, journey: true }, next)).toBe("goes");
});

const priced: Partial<Deed> = { sense: "unknown", slight: true, stakes: ["price-here"] };

test("how many of a thing are in a basket is paid at the till", async () => {
  const plus = { ...priced, words: "+" };
  expect(await sent("POST /v2/cart/lines", { sku: "tea-4", quantity: 2 }, plus)).toBe("goes");
  const carries = { sku: "tea-4", quantity: 2, after: "settle" };
  expect(await sent("POST /v2/cart/lines", carries, plus)).toMatch(/^held/);
  expect(await sent("POST /v2/seats", { sku: "tea-4", quantity: 2 }, plus)).toMatch(/^held/);
});

test("one small thing goes where control and address say so", async () => {
  const small: Risk = { level: "caution", code: "removes_small", reason: "", kinds: [] };
  const cross: Partial<Deed> = { ...priced, words: "× (Remove lamp from favourites)" };
  const favourite = "DELETE /api/bookmarks/31";
  expect(await sent(favourite, undefined, { ...cross, risk: small })).toBe("goes");
  expect(await sent(favourite, undefined, cross)).toMatch(/^held/);
  expect(await sent("DELETE /api/leases/31", undefined, { ...cross, risk: small })).toMatch(
    /^held/,
  );
});

test("numbers under names of the program's own say which one", async () => {
  const like = { words: "Like" };
  const ids = { thread_ptr: 4711, actor_ref: 62, feedback_lsn: 88, dyn_rq: 19 };
  expect(await sent("POST /ajax/reaction", ids, like)).toBe("goes");
  const words = { sopimus: "paattyy", jasenyys: "loppuu", thread_ptr: 4711 };
  expect(await sent("POST /ajax/reaction", words, like)).toBe("held: not-understood");
});

test("a banner is known by what stands over it, where its buttons say no more than all or nothing", async () => {
  const none = { sense: "unknown" as const, words: "Nein", group: "Cookie-Einstellungen" };
  const body = { items: [{ id: "A1", status: "OPT_OUT" }] };
  expect(await sent("POST /consent/records", body, none)).toBe("goes");
  const plan = { items: [{ membership: "OPT_OUT" }] };
  expect(await sent("POST /consent/records", plan, none)).toMatch(/^held/);
});

test("an address writes the words of its page out in Latin letters", async () => {
  const closer = { words: "Увеличи", foreign: true, around: "Връх Рожен" };
  expect(await sent("GET /iiif/2/rozhen/full/max/0/default.jpg", undefined, closer)).toBe("goes");
  expect(await sent("GET /iiif/2/zatvori/full/max/0/default.jpg", undefined, closer)).toMatch(
    /^held/,
  );
});
