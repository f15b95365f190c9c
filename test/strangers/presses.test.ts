import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import type { ActRequest } from "../../src/contract/input.ts";
import { startLedgerSite, type Entry } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";
import { casesOf } from "./modules.ts";

type Received = Entry & { headers: Record<string, string> };
/** A control that sends something final, under harmless words or by an unusual road; nobody says yes. */
type Press = {
  js?: string;
  page?: string;
  press?: string;
  action?: ActRequest["action"];
  wait?: number;
  hit?: (request: Received) => boolean;
  answer?: (request: Received, response: ServerResponse) => boolean | undefined;
};

const library = (js: string): string =>
  `<!doctype html><title>Library</title><main><h1>Library</h1><button id=b>Show more</button></main><script>b.onclick = () => { ${js} }</script>`;
const isFinal = ({ method, url }: Received): boolean =>
  !/^(GET|HEAD|OPTIONS)$/.test(method) || /confirm=1/.test(url);

let browsers: Browsers;
beforeAll(() => {
  browsers = testBrowsers({
    confirmations: "ask",
    approver: () => Promise.resolve("rejected"),
  });
});
afterAll(() => browsers?.closeAll());

async function arrived(one: Press): Promise<string[]> {
  const site = await startLedgerSite();
  const hits: string[] = [];
  site.setFallback((entry, response) => {
    if (one.answer?.(entry, response) === true) return;
    if (entry.url === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(one.page ?? library(one.js ?? ""));
      return;
    }
    if (!/favicon/.test(entry.url) && (one.hit ?? isFinal)(entry))
      hits.push(`${entry.method} ${entry.url.slice(0, 80)}`);
    response.end("ok");
  });
  const driver = await Driver.open(browsers, `${site.origin}/`);
  try {
    const control = driver.seen.affordances.find(
      ({ name }) => one.press === undefined || name.includes(one.press),
    );
    if (control !== undefined)
      await driver.send(one.action ?? "click", undefined, {
        target: { kind: "element", actionId: control.actionId },
      });
    await new Promise((resolve) => setTimeout(resolve, one.wait ?? 1500));
    return hits;
  } finally {
    await driver.close();
    await site.close();
  }
}

/** What is known to get out; one that is mended fails here until its name is taken away. */
const NOT_HELD = new RegExp(
  [
    "tideAlerts",
    "greenhouse-deflate-url",
    "fleet-connect-get",
    "multi-base32",
    "logout-erases",
    "undo-renewal",
    "pl_zapisz",
    "worker-script-hop",
    "char-codes",
    "cinema-alias-query",
    "co-working-query-post",
    "command-variable",
    "dating-referrer",
    "duplicate-key",
    "gzip-beacon",
    "hex-word",
    "letters-as-keys",
    "letters-one-by-one",
    "next-page$",
    "podcast-named-action",
    "query-with-effect",
    "quiz-letters-socket",
    "referrer-speaks",
    "tutor-goodbye",
    "wipe-by-export",
    "ws-farewell",
    "pharmacy-cookie",
    "formdata_event",
    "accept_domain_model",
    "lithuanian_page_words",
    "basque_page_words",
    "welsh_page_words",
    "armenian_page_words",
    "save_polish",
    "save_amharic_words",
    "jmap_submission",
    "grpc_web_text",
    "braille",
    "ws-from-worker-binary",
    "cookie-carries-the-act",
    "last-event-id-carries",
  ].join("|"),
);

describe.each([
  ["roads", "held"],
  ["labels", "asked about"],
])("%s", async (kind, what) => {
  const cases = await casesOf<Press>(kind);
  const run = async ([, one]: [string, Press]): Promise<void> =>
    expect(await arrived(one)).toEqual([]);
  for (const given of cases) {
    const title = `${what}: ${given[0]}`;
    if (NOT_HELD.test(given[0])) test.fails(title, () => run(given));
    else test(title, () => run(given));
  }
});
