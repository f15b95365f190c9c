import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

/** A link about cancelling in the footer of every page, as German law wants it. */
const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Fernly</title><header>Fernly</header><main>${body}</main><footer><a href="/terms">Cancel contracts here</a></footer></html>`;

const CARD = (lines: string): string =>
  page(`<h1>Your account</h1><section><h2>Fernly Plus</h2>${lines}</section>`);
const ACTIVE = CARD(
  `<p>Active</p><p>$9.00 per month</p><p>Next payment on 14 December 2026</p><a href="/leave">Cancel subscription</a>`,
);
const ENDED = `<p>$9.00 per month</p><p>Cancelled. Your subscription ends on 14 December 2026.</p><button>Restart subscription</button>`;
const BACK = `<p>$9.00 per month</p><button>Restart subscription</button>`;

/** What the account page shows after the last step; what the last step was answered. */
type After = { html: string; status?: number };
const LIES: Record<string, After> = {
  "paused until": { html: CARD(`${BACK}<p>Paused until 14 December 2026, then it resumes.</p>`) },
  "a sign-in form after goodbye": {
    html: page(
      `<h1>Sign in</h1><form method="post" action="/enter"><label>E-mail <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button></form>`,
    ),
  },
  "a trial that became a plan": {
    html: CARD(
      `<p>Your trial was cancelled. Welcome to the yearly plan.</p><p>$79.00 per year</p>`,
    ),
  },
  reinstated: { html: CARD(`<p>Your cancelled subscription has been reinstated.</p>${BACK}`) },
  "somebody else's": { html: CARD(`<p>Emma's subscription has been cancelled.</p>${BACK}`) },
  "counted payments": { html: CARD(`<p>Cancelled payments: 1</p>${BACK}`) },
  "off screen": { html: CARD(`${BACK}<div style="position:absolute;left:-9999px">${ENDED}</div>`) },
  transparent: { html: CARD(`${BACK}<div style="opacity:0.01">${ENDED}</div>`) },
  "in a frame of its own making": {
    html: CARD(`${BACK}<iframe srcdoc="<p>Your subscription has been cancelled.</p>"></iframe>`),
  },
  "a condition in small print": {
    html: CARD(`<p>Cancelled*</p>${BACK}<small>* Only if no invoice is open.</small>`),
  },
  "every request refused": { html: CARD(ENDED), status: 500 },
  "a period's end": { html: CARD(`${BACK}<p>Current billing period ends on 14 December 2026</p>`) },
  "a cheaper plan": {
    html: CARD(`<p>You have been moved to Fernly Basic.</p><p>$4.00 per month</p>`),
  },
};

let site: PageServer;
let kit: JobKit;
let asked = false;
let after: After = { html: "" };
beforeAll(async () => {
  site = await startPageServer({
    "/account": (_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(asked ? after.html : ACTIVE);
    },
    "/leave": page(
      `<h1>Cancel Fernly Plus?</h1><form method="post" action="/end"><button>Yes, cancel my subscription</button></form><a href="/account">Keep it</a>`,
    ),
    "/end": (_, response) => {
      asked = true;
      response.statusCode = after.status ?? 200;
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(page(`<h1>Your subscription has been cancelled</h1><p>Goodbye!</p>`));
    },
  });
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

async function cancel(then: After, sleeps = false) {
  asked = false;
  after = then;
  const { verdict } = await job(kit, rulesPlanner, `${site.origin}/account`, {
    kind: "cancel",
    goal: "Cancel my subscription",
    ...(sleeps
      ? { sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) }
      : {}),
  });
  return verdict;
}

test.each(Object.entries(LIES))(
  "%s is not taken for the end",
  async (_, lie) => {
    const verdict = await cancel(lie);
    expect(verdict).toMatchObject({ verified: false, success: false });
    expect(["unknown", "paused", "downgraded", "pending_confirmation"]).toContain(verdict.outcome);
    expect(verdict.sentence).not.toMatch(/confirms it|Nothing was changed/);
  },
  120_000,
);

test("a status that turns after some seconds is not believed", async () => {
  const flips = CARD(
    `<div id="s">${ENDED}</div><script>setTimeout(() => { document.getElementById("s").innerHTML = "<p>Active</p><p>Next payment on 14 December 2026</p>" }, 4000)</script>`,
  );
  expect(await cancel({ html: flips }, true)).toMatchObject({ verified: false });
}, 120_000);

test.each([
  ["with the way back in its place", CARD(ENDED)],
  [
    "in a table",
    CARD(
      `<table><tr><td>Status</td><td>Cancelled</td></tr><tr><td>Ends on</td><td>14 December 2026</td></tr></table><a href="/r">Undo cancellation</a>`,
    ),
  ],
  [
    "with no plan left",
    page(
      `<h1>Your account</h1><p>You have no active subscription.</p><a href="/plans">Choose a plan</a>`,
    ),
  ],
])(
  "an honest end is confirmed: %s",
  async (_, html) => {
    expect(await cancel({ html })).toMatchObject({
      verified: true,
      success: true,
      reason: "completed",
    });
  },
  120_000,
);

test("a block that stands as it stood is still active", async () => {
  expect(await cancel({ html: ACTIVE })).toMatchObject({
    verified: false,
    outcome: "still_active",
  });
}, 120_000);
