import type { ServerResponse } from "node:http";
import { startLedgerSite, type Entry, type LedgerSite } from "./ledger-site.ts";

/** What the owner of the site changed since the flow was recorded. */
export type Change =
  | "offer reworded"
  | "survey reworded"
  | "no survey"
  | "extra page"
  | "consent banner"
  | "way in sells"
  | "last button sells"
  | "last form posts elsewhere"
  | "extra ticked"
  | "asks for a password";

export type ChangingSite = LedgerSite & {
  url: string;
  status(): "active" | "cancelled" | "upgraded";
  /** Active again, as the owner has it now. */
  begin(...changes: Change[]): void;
};

/** A subscription behind five pages, whose owner rearranges them between two visits. The truth is the server's. */
export async function startChangingSite(): Promise<ChangingSite> {
  const site = await startLedgerSite();
  let status: ReturnType<ChangingSite["status"]> = "active";
  let changes = new Set<Change>();
  const has = (change: Change): boolean => changes.has(change);

  const page = (path: string, title: string, body: () => string): void =>
    site.set(path, (_, response) => send(response, title, body(), has("consent banner")));
  const turn = (path: string, to: () => string, effect: (entry: Entry) => void = () => undefined) =>
    site.set(path, (entry, response) => {
      effect(entry);
      response.writeHead(303, { location: to() }).end();
    });

  page("/account", "Your account", () =>
    status === "cancelled"
      ? `<h1>Your account</h1><p>Your Brightbox plan is cancelled and ends on December 2, 2026.</p>
         <form method="post" action="/restart"><button>Restart plan</button></form>`
      : `<h1>Your account</h1><p>Signed in as robin@example.com</p>
         <p>Plan: Brightbox Plus, $9.99 a month. Next payment: December 2, 2026.</p>
         <a href="/profile?session=CANARY-QUERY-77413">Edit profile</a>
         <a href="${has("way in sells") ? "/checkout/annual" : "/cancel/offer"}">Cancel plan</a>`,
  );
  page("/profile", "Profile", () => "<h1>Profile</h1><a href='/account'>Back</a>");
  page("/cancel/offer", "Before you go", () => {
    const on = has("extra page")
      ? "/cancel/losses"
      : has("no survey")
        ? "/cancel/confirm"
        : "/cancel/why";
    return `<h1>Stay for 50% off</h1><p>Keep Brightbox Plus for $4.99 a month for three months.</p>
      <form method="post" action="/offer/accept"><button>Accept the offer</button></form>
      <a href="${on}">${has("offer reworded") ? "Decline offer and go on" : "No thanks, continue to cancel"}</a>`;
  });
  page(
    "/cancel/losses",
    "What you lose",
    () =>
      `<h1>You are about to lose these benefits</h1><ul><li>Photos in full size</li><li>Shared albums</li></ul>
     <a href="/account">Keep my plan</a> <a href="/cancel/why">Continue to cancel</a>`,
  );
  page(
    "/cancel/why",
    "Why are you leaving?",
    () =>
      `<h1>Why are you cancelling?</h1><form method="post" action="/cancel/why/answer">
     <label><input type="radio" name="why" value="price" required> Too expensive</label>
     <label><input type="radio" name="why" value="use" required> I don't use it enough</label>
     ${has("extra ticked") ? `<label><input type="checkbox" name="annual" checked> Switch me to the annual plan for $89</label>` : ""}
     <button>${has("survey reworded") ? "Next" : "Continue"}</button></form>`,
  );
  turn(
    "/cancel/why/answer",
    () => "/cancel/confirm",
    ({ body }) => {
      if (/annual=/.test(body)) status = "upgraded";
    },
  );
  page("/cancel/confirm", "Confirm cancellation", () => {
    const sells = has("last button sells");
    const action =
      sells || has("last form posts elsewhere") ? "/plan/upgrade" : "/subscription/cancel";
    return `<h1>Confirm your cancellation</h1><p>Your plan ends on December 2, 2026.</p>
      <form method="post" action="${action}">
      ${has("asks for a password") ? `<label>Password <input type="password" name="password" required></label>` : ""}
      <button id="finish">${sells ? "Upgrade to annual" : "Cancel my plan"}</button></form>
      <a href="/account">Keep my plan</a>`;
  });
  turn(
    "/subscription/cancel",
    () => "/account",
    () => void (status = "cancelled"),
  );
  turn(
    "/plan/upgrade",
    () => "/account",
    () => void (status = "upgraded"),
  );
  turn(
    "/offer/accept",
    () => "/account",
    () => void (status = "upgraded"),
  );
  turn(
    "/restart",
    () => "/account",
    () => void (status = "active"),
  );

  return {
    ...site,
    url: `${site.origin}/account`,
    status: () => status,
    begin(...now) {
      status = "active";
      changes = new Set(now);
      site.clear();
    },
  };
}

const CONSENT = `<div role="dialog" aria-modal="true" aria-label="Cookies" id="cookies"
  style="position:fixed;inset:0;background:#fffe"><p>We use cookies to improve this site.</p>
  <button onclick="remove()">Reject all</button></div>
  <script>const seen=()=>sessionStorage.cookies;const gone=()=>document.getElementById("cookies")?.remove();
  if(seen())gone();function remove(){sessionStorage.cookies=1;gone()}</script>`;

function send(response: ServerResponse, title: string, body: string, consent: boolean): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><html lang="en"><title>${title} – Brightbox</title><body><main>${body}</main>${consent ? CONSENT : ""}</body></html>`,
  );
}
