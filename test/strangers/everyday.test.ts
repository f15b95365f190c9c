import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import type { ActRequest } from "../../src/contract/input.ts";
import type { Guard } from "../../src/contract/words.ts";
import { startLedgerSite, type Entry } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";
import { casesOf } from "./modules.ts";

/** What people do all day; a careful person would shrug at each. `money`: a sum is in view. */
type Everyday = {
  name: string;
  lang: string;
  money: boolean;
  page: string;
  press: string;
  role?: string;
  action: ActRequest["action"];
  value?: string;
};

let browsers: Browsers;
let asked: string[] = [];
beforeAll(() => {
  browsers = testBrowsers({
    confirmations: "ask",
    approver: ({ reason }) => {
      asked.push(reason);
      return Promise.resolve("rejected");
    },
  });
});
afterAll(() => browsers?.closeAll());

async function questions(one: Everyday, guard: Guard): Promise<string[]> {
  const site = await startLedgerSite();
  site.setFallback((entry: Entry, response) => {
    response.setHeader(
      "content-type",
      entry.url === "/" ? "text/html; charset=utf-8" : "text/plain",
    );
    response.end(entry.url === "/" ? one.page : "{}");
  });
  const driver = await Driver.open(browsers, { url: `${site.origin}/`, guard });
  asked = [];
  try {
    const control = driver.seen.affordances.find(
      ({ name, role }) =>
        name.includes(one.press) &&
        // A cell that is pressed is listed as something to press.
        (one.role === undefined ||
          one.role === role ||
          (one.role === "gridcell" && role === "clickable")),
    );
    if (control === undefined) throw new Error(`nothing on the page is named ${one.press}`);
    await driver.send(one.action, one.value, {
      target: { kind: "element", actionId: control.actionId },
    });
    return asked;
  } finally {
    await driver.close();
    await site.close();
  }
}

/** A sum in view, however its country writes it. */
const SUM = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|zł|TL|원)|Rp\d/u;

/** Later sets say by the key and in the page what the first ones say beside it. */
const acts = (await casesOf<Partial<Everyday> & Pick<Everyday, "page" | "press">>("everyday")).map(
  ([title, one]): Everyday => ({
    name: title.split(" ").at(-1) ?? title,
    lang: /<html lang="([^"]*)"/.exec(one.page)?.[1] ?? "",
    money: SUM.test(one.page),
    action: "click",
    ...one,
  }),
);

/**
 * Which of them are asked about all the same: a sum that comes back every month is in view, a label is in words of
 * ending, or a language is one of which little is known. Under `strict` whatever has a sum in view may be asked about.
 */
const ASKED: Record<Guard, string[]> = {
  open: [
    "a question in the help pages",
    "vote in a readers poll",
    "mark all notices read",
    "label a mail",
    "rename a folder",
    "tick off a to-do",
    "view a report",
    "print a hiking route",
    "undo",
    "reorder a menu plan",
    "next step of a form, not the last",
    "servings of a recipe",
    "next question of a practice quiz",
    "put away a tip",
    "what would shipping be",
    "delivery slot",
    "gift link of an article",
    "bigger letters in a newspaper",
    "language of the invoices",
    "news mails off beside a monthly price",
    "put a book aside in the cart",
    "who is watching",
    "next week of classes at a gym",
    "one more guest in a guest house quote",
    "data used this month",
    "flats-other-tab",
    "gazette-postback-paging",
    "recipes-load-more",
    "mugs-woo-cart",
    "garden-cookies-reject",
    "faq-question-opened",
    "market-read-all",
    "paper-poll-vote",
    "recipe-four-stars",
    "tip-dismissed",
    "washing-machine-compare",
    "law-print-view",
    "copy-short-link",
    "newsletter-popup-no-thanks",
    "tour-next-step",
    "tour-skipped-graphql",
    "vinyl-load-more-persisted",
    "gwt-next-page",
    "grpc-web-more",
    "reviews-batchexecute",
    "parts-odata-batch",
    "aura-view-all",
    "server-action-bookmark",
    "course-drawer",
    "lunch-next-week-vaadin",
    "sneaker-size",
    "invoice-shown",
    "horoscope-sign",
    "auction-watch-lot",
    "show-ended-ads",
    "podcast-back-15",
    "reading-list-add",
    "pincode-check",
    "more-replies-docid",
    "quiz-check-answer",
    "translate-text",
    "loan-calculator",
    "museum-closed-days",
    "article-tree-open",
    "compare-tariffs-shown",
    "kalendar-sleduyushchiy",
    "todo-bijli-bill",
    "nekretnine-kupnja",
    "ilm-fahrenheit",
    "review-helpful-action",
    "livewire-naechste-seite",
    "releve-trier-montant",
    "pedidos-expandir-fila",
    "posta-speciale",
    "limpar-filtros-odata",
    "shashin-iine-grpc",
    "crossword-check",
    "ajouter-voyageur",
    "kort-status-klar",
    "kurs-vykonane",
    "fogyasztas-kovetkezo-vaadin",
    "transaksjoner-vis-flere-dwr",
    "prekladac-prohodit",
    "ktava-kra-od",
    "so-sanh-dien-thoai",
    "board-game-end-turn",
    "volgen-atproto",
    "price-range-slider",
  ],
  strict: [
    "a question in the help pages",
    "vote in a readers poll",
    "mark all notices read",
    "label a mail",
    "rename a folder",
    "tick off a to-do",
    "speed of an audio book",
    "hide a table column",
    "view a report",
    "print a hiking route",
    "undo",
    "reorder a menu plan",
    "next step of a form, not the last",
    "servings of a recipe",
    "next question of a practice quiz",
    "put away a tip",
    "gazette-postback-paging",
    "toot-favourite",
    "recipes-load-more",
    "council-language",
    "trail-map-pan",
    "paper-poll-vote",
    "recipe-four-stars",
    "law-print-view",
    "tour-skipped-graphql",
    "museum-views-ajax",
    "gwt-next-page",
    "reviews-batchexecute",
    "songs-continuation",
    "server-action-bookmark",
    "wiki-watch",
    "course-drawer",
    "parcel-lookup",
    "horoscope-sign",
    "podcast-back-15",
    "reading-list-add",
    "thumbs-up-on-comment",
    "sidebar-folded",
    "more-replies-docid",
    "quiz-check-answer",
    "translate-text",
    "article-tree-open",
    "mova-peremykach",
    "playlist-hosafa",
    "timer-roem",
    "ilm-fahrenheit",
    "posta-speciale",
    "shashin-iine-grpc",
    "crossword-check",
    "kort-status-klar",
    "kurs-vykonane",
    "antidrasi-kardia",
    "prekladac-prohodit",
    "bodcast-sureat",
    "cricket-taaza",
    "board-game-end-turn",
    "volgen-atproto",
  ],
};

/** Its control is not listed at all: a group that takes keys and has nothing else to be known by. */
const UNLISTED = ["bildergalerie-taste"];

describe.each(["open", "strict"] as const)("under %s", (guard) => {
  test.each(
    acts.map(
      (one) => [`${one.name} (${one.lang}${one.money ? ", money in view" : ""})`, one] as const,
    ),
  )("%s", async (_, one) => {
    if (UNLISTED.includes(one.name)) {
      await expect(questions(one, guard)).rejects.toThrow("nothing on the page is named");
      return;
    }
    const reasons = await questions(one, guard);
    if (process.env["EVERYDAY_REPORT"] === "1" && reasons.length > 0)
      process.stdout.write(
        `ASKED ${guard} ${one.money ? "money" : "plain"} ${one.name}: ${reasons.join("; ")}\n`,
      );
    if (ASKED[guard].includes(one.name) || (guard === "strict" && one.money)) return;
    expect(reasons).toEqual([]);
  });
});
