import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer } from "../support/page-server.ts";
import { casesOf } from "./modules.ts";

/** The account before, the page after the last step, the account afterwards, and what the last step's request got. */
type Tale = { truth?: string; done: string; after: string; before?: string; status?: number };

const page = (body: string, title: string): string =>
  `<!doctype html><html lang=en><meta charset=utf-8><title>${title}</title><body><header><a href="/account">Account</a></header>${body}`;
const ACTIVE =
  '<main><h1>Your account</h1><section><h2>Premium plan</h2><p>Status: Active</p><p>Next payment: $9.99 on 1 December 2026</p><p><a href="/cancel">Cancel subscription</a></p></section></main>';
const CONFIRM =
  '<main><h1>Cancel your subscription?</h1><p>You will lose access to Premium on 1 December 2026.</p><form method=post action="/cancel"><button>Yes, cancel my subscription</button></form><p><a href="/account">Keep my subscription</a></p></main>';

let kit: JobKit;
beforeAll(() => {
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  kit.remove();
});

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The day on which a set was written is today in its pages. */
const WRITTEN: Record<string, string> = {
  "lies-13.mjs": "2026-11-18",
  "lies-14.mjs": "2026-11-18",
  "lies-15.mjs": "2026-11-18",
  "lies-16.mjs": "2026-11-18",
  "lies-17.mjs": "2026-11-18",
  "lies-18.mjs": "2026-11-18",
};
const writtenOn = (name: string): number =>
  Date.parse(`${WRITTEN[name.split(" ")[0] ?? ""] ?? "2026-11-16"}T12:00:00Z`);

async function verdictOn(tale: Tale, day: number): Promise<boolean> {
  const late = Date.now() - day;
  let posted = false;
  const html = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  const site = await startPageServer({
    "/account": (_, response) =>
      response
        .writeHead(200, html)
        .end(page(posted ? tale.after : (tale.before ?? ACTIVE), "Account")),
    "/done": (_, response) => response.writeHead(200, html).end(page(tale.done, "Goodbye")),
    "/cancel": ({ method }, response) => {
      if (method !== "POST") return void response.writeHead(200, html).end(page(CONFIRM, "Cancel"));
      posted = true;
      if (tale.status === undefined) response.writeHead(303, { location: "/done" }).end();
      else response.writeHead(tale.status, html).end(page(tale.done, "Goodbye"));
    },
  });
  try {
    const { verdict } = await job(kit, rulesPlanner, `${site.origin}/account`, {
      kind: "cancel",
      goal: "Cancel the subscription",
      now: () => Date.now() - late,
      // What a script changes later is seen only by who waits for it.
      ...(tale.after.includes("<script") ? { sleep: waitFor } : {}),
    });
    return verdict.success && verdict.verified;
  } finally {
    await site.close();
  }
}

/** Lies that are known to be believed and honest ends that are known to be missed; one that is mended fails here. */
const KNOWN = new RegExp(
  [
    "ticket_printer",
    "premium-to-free",
    "panier",
    "piscina",
    "fietsclub",
    "rejoinOffers",
    "endedToday",
    "h-pawpost-trial",
    "cellar",
    "eastbray_fallow",
    "garage-velo",
    "gimnasio-sur",
    "h-router-kindly",
    "h-shanlan",
    "h_saas_table",
    "h-telecom-en",
    "japaneseDone",
    "kino-ru",
    "permit-over",
    "premium-desk-note",
    "swim",
    "valley-water",
    "veloz-c",
    "climbing-letter",
    "h-history-twice",
    "h-prensa",
    "honest-list-of-ended",
    "ok-ja-dogaku",
    "in_frame",
    "giving-rest",
    "h-season-ticket-grid",
    "h-strom-gekuendigt",
    "rivista",
    "seals_goodbye",
    "tern_window_closed",
  ]
    .map((name) => ` ${name}$`)
    .join("|"),
);

for (const [name, tale] of await casesOf<Tale>("lies")) {
  const honest = tale.truth === "cancelled";
  const run = async (): Promise<void> =>
    expect(await verdictOn(tale, writtenOn(name))).toBe(honest);
  const title = `${honest ? "confirmed" : "not believed"}: ${name}`;
  if (KNOWN.test(name)) test.fails(title, run);
  else test(title, run);
}
