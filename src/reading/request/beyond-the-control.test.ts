import { expect, test } from "vitest";
import { NO_DEED, type Deed } from "../deed.ts";
import { rule } from "./hold.ts";
import { readRequest } from "./read-request.ts";

const ORIGIN = "https://www.example.com";

/** What becomes of a request that a control with these words sets off. */
async function sent(
  words: string,
  line: string,
  body?: object,
  { headers, ...over }: Partial<Deed> & { headers?: Record<string, string> } = {},
): Promise<string> {
  const [method = "GET", path = "/"] = line.split(" ");
  const facts = {
    method,
    url: `${ORIGIN}${path}`,
    resourceType: "fetch",
    isNavigation: false,
    pageUrl: `${ORIGIN}/`,
    contentType: "application/json",
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const deed: Deed = { ...NO_DEED, journey: false, words, around: words, ...over };
  const ruling = rule(await readRequest(facts), {
    ...facts,
    guard: "open",
    isMessage: false,
    acted: true,
    sentWhileLoading: false,
    knownRoad: false,
    foreign: false,
    looking: false,
    doing: { deed, searched: undefined, signsIn: false },
  });
  return ruling.hold ? `held: ${ruling.code}` : "goes";
}

const look = { look: true };

test.each<[string, string, object?]>([
  ["Weitere Angebote", "POST /api/produkte/suche", { seite: 3, groesse: "M", farbe: "rot" }],
  ["Następna strona", "GET /api/produkty?strona=3&sortowanie=cena"],
  ["Plus d'articles", "POST /api/articles/liste", { page: 2, tri: "prix", ville: "Lyon" }],
  ["Neste side", "POST /api/varer/sok", { side: 2, kategori: "telt" }],
  ["Meer tonen", "GET /api/artikelen?pagina=4&sorteer=prijs"],
  ["Mostrar más", "POST /api/noticias/listado", { pagina: 2, categoria: "deportes" }],
  ["Daha fazla", "GET /api/urunler?sayfa=2&siralama=fiyat"],
  ["További találatok", "POST /api/konyvek/kereses", { oldal: 2, rendezes: "arak" }],
  ["Prikaži više", "POST /api/knjige/pretraga", { stranica: 2, boja: "plava" }],
  ["Näita rohkem", "GET /api/raamatud?lehekulg=2"],
])("a listing in its country's own words is a look: %s, %s", async (words, line, body) => {
  expect(await sent(words, line, body, look)).toBe("goes");
});

test.each<[string, string, object?]>([
  ["Weitere Angebote", "POST /api/produkte/suche", { seite: 3, vertragsloesung: "ja" }],
  ["Następna strona", "GET /api/produkty?strona=3&rozwiazanie=tak"],
  ["Neste side", "POST /api/varer/sok", { side: 2, sletting: "alt" }],
  ["Meer tonen", "GET /api/opheffing?pagina=4"],
  ["További találatok", "POST /api/konyvek/kereses", { oldal: 2, megszuntet: "igen" }],
  ["Näita rohkem", "GET /api/raamatud?lehekulg=2&lopetamine=kohe"],
])(
  "a word that no listing has is not excused by those around it: %s, %s",
  async (words, line, body) => {
    expect(await sent(words, line, body, look)).toMatch(/^held/);
  },
);

test("a layer of a map, a picture to be seen and a numbered call are looks", async () => {
  expect(await sent("Zoom out", "POST /tiles", { zoom: 3, layers: ["rivers"] }, look)).toBe("goes");
  expect(await sent("Preview", "POST /uploads/preview", { file: "a.png" }, look)).toBe("goes");
  const call = { jsonrpc: "2.0", id: 8, method: "films.list", params: { offset: 40 } };
  const films = { ...look, around: "Films Show more" };
  expect(await sent("Show more", "POST /rpc", call, films)).toBe("goes");
  const wipe = { ...call, method: "films.obliterate" };
  expect(await sent("Show more", "POST /rpc", wipe, films)).toMatch(/^held/);
});

test("the next page goes by the words of the program that keeps the site", async () => {
  const given = { pager_element: 1, paged: 3, wrapper: "block" };
  expect(await sent("Show more", "POST /admin/ajax/views", given, look)).toBe("goes");
  const more = { ...given, uppsagning: "medlem" };
  expect(await sent("Show more", "POST /admin/ajax/views", more, look)).toMatch(/^held/);
});

test("an address writes out the letters that its page has dots on", async () => {
  const unknown: Partial<Deed> = { sense: "unknown" };
  expect(await sent("Gewässergüte", "GET /api/touren/4/gewaesserguete", undefined, unknown)).toBe(
    "goes",
  );
  expect(await sent("Gewässergüte", "GET /api/touren/4/austragung", undefined, unknown)).toMatch(
    /^held/,
  );
});

test("a server action is known by what is given to it, never by its number or its page", async () => {
  const headers = { "next-action": "7f00c1", "content-type": "text/plain;charset=UTF-8" };
  const given = { sort: "price", page: 2 };
  const lamps = { ...look, around: "Lamps", headers };
  expect(await sent("Sort by price", "POST /lamps/list", given, lamps)).toBe("goes");
  expect(await sent("Show more", "POST /lamps/list", {}, lamps)).toMatch(/^held/);
  const onward: Partial<Deed> = { sense: "onward" };
  expect(await sent("Yes", "POST /cart", {}, { ...onward, headers })).toMatch(/^held/);
});

test("a sum that stands nowhere on the page is asked about, one that is shown is not", async () => {
  const gift = { post: 4, thanks: { value: 20, currency: "SEK" } };
  expect(await sent("Like", "POST /reactions", gift)).toBe("held: not-understood");
  expect(await sent("Like", "POST /reactions", { post: 4 })).toBe("goes");
  const basket = { sku: "m2", line: { value: 1499, currency: "SEK" } };
  expect(await sent("Add to cart", "POST /cart/items", basket, { around: "Mug 14.99 kr" })).toBe(
    "goes",
  );
});

test("one everyday word excuses no sentence beside it that nobody has seen", async () => {
  const unseen = { nickname: "Jo", sopimus: "paattyy", jasenyys: "irtisanottu" };
  expect(await sent("Save", "PATCH /profile", unseen)).toBe("held: not-understood");
  const shown = { nickname: "Jo", street: "Larkspur", hobby: "falconry", pet: "ferret" };
  expect(await sent("Save", "PATCH /profile", shown, { around: "Save Street Hobby Pet" })).toBe(
    "goes",
  );
});

test("a directive that no library knows is an order to the server", async () => {
  const query = (source: string): object => ({ query: source });
  const go = (source: string): Promise<string> =>
    sent("Load more", "POST /graphql", query(source), look);
  expect(await go("query F { films(first: 5) @include(if: true) { id } }")).toBe("goes");
  expect(await go("query F @cached(ttl: 60) { films(first: 5) @connection(key: 2) { id } }")).toBe(
    "goes",
  );
  expect(await go("query F { films(first: 5) { id @after(do: END_MEMBERSHIP) } }")).toMatch(
    /^held/,
  );
  expect(await go('query F @perform(what: "x9") { films(first: 5) { id } }')).toMatch(/^held/);
});
