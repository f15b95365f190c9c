import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readRequest } from "./read-request.ts";
import type { RequestFacts } from "./request-facts.ts";
import type { DangerKind, RiskLevel } from "../../contract/risk.ts";

type Body = string | object | undefined;
function request(line: string, body?: Body, over: Partial<RequestFacts> = {}): RequestFacts {
  const [method = "GET", target = "/"] = line.split(" ");
  const isForm = typeof body === "string" && !body.startsWith("--");
  return {
    method,
    url: /^(?:http|ws)s?:/.test(target) ? target : `https://www.example.com${target}`,
    resourceType: "fetch",
    isNavigation: false,
    pageUrl: "https://www.example.com/account",
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(body === undefined
      ? {}
      : {
          contentType:
            typeof body !== "string"
              ? "application/json"
              : isForm
                ? "application/x-www-form-urlencoded"
                : "multipart/form-data; boundary=b",
        }),
    ...over,
  };
}
const navigation = { isNavigation: true, resourceType: "document" } as const;
const image = { resourceType: "image" } as const;
const ping = { resourceType: "ping" } as const;
const multipart = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;

const DANGEROUS: [line: string, kind: DangerKind, body?: Body, over?: Partial<RequestFacts>][] = [
  // Frames that a script wrote, and workers, have no address of their own.
  [
    "PATCH /api/membership",
    "ends_subscription",
    { cancelAtPeriodEnd: true },
    { pageUrl: "about:srcdoc" },
  ],
  ["POST /api/plan", "ends_subscription", { action: "cancel" }, { pageUrl: "" }],
  ["POST /cancel", "ends_subscription", "", navigation],
  ["POST /subscription/cancel", "ends_subscription", "csrf=x", navigation],
  ["POST /api/v2/subscriptions/8812/cancel", "ends_subscription", {}],
  ["POST /api/cancelSubscription", "ends_subscription", {}],
  ["POST /gold/end", "ends_subscription", ""],
  ["POST /cancel-annual-plan", "ends_subscription", ""],
  ["POST /membership/end", "ends_subscription", {}],
  ["POST /cancel/confirm", "ends_subscription", {}],
  ["POST /cancel/survey/confirm", "ends_subscription", {}],
  ["POST /kuendigen", "ends_subscription", "name=a", navigation],
  ["POST /vertrag/k%C3%BCndigung", "ends_subscription", "", navigation],
  ["POST /resiliation", "ends_subscription", "", navigation],
  ["POST /cancelar-assinatura", "ends_subscription", "", navigation],
  ["POST /opzeggen", "ends_subscription", "", navigation],
  ["POST /disdetta", "ends_subscription", "", navigation],
  ["POST /kaiyaku", "ends_subscription", "", navigation],
  ["POST /%E8%A7%A3%E7%B4%84", "ends_subscription", "", navigation],
  ["POST /unsubscribe", "ends_subscription", ""],
  ["POST /account", "ends_subscription", "action=cancel_subscription"],
  ["POST /subscription", "ends_subscription", "action=cancel"],
  ["POST /subscription", "ends_subscription", multipart("action", "cancel")],
  ["POST /account/plan", "ends_subscription", "commit=Cancel+plan"],
  ["POST /account.aspx", "ends_subscription", "__EVENTTARGET=ctl00%24btnCancelSubscription"],
  ["PATCH /api/subscriptions/1", "ends_subscription", { status: "canceled" }],
  ["PATCH /api/subscriptions/1", "ends_subscription", { cancel_at_period_end: true }],
  ["PUT /api/settings/billing", "ends_subscription", { autoRenew: false }],
  ["POST /rpc", "ends_subscription", { method: "subscription.cancel", params: {} }],
  [
    "POST /graphql",
    "ends_subscription",
    { query: "mutation CancelSub($id: ID!) { cancelSubscription(id: $id) { ok } }" },
  ],
  [
    "POST /graphql",
    "ends_subscription",
    { query: "mutation M { x: endMembership(id: 1) { ok } }" },
  ],
  [
    "POST /graphql",
    "ends_subscription",
    [
      { query: "query A { me { id } }" },
      {
        operationName: "CancelMembership",
        variables: {},
        query: "mutation CancelMembership { go }",
      },
    ],
  ],
  [
    "POST /graphql",
    "ends_subscription",
    { operationName: "CancelMembershipMutation", variables: {}, extensions: {} },
  ],
  ["DELETE /api/subscriptions/1", "ends_subscription"],
  ["POST /api/subscriptions/1", "ends_subscription", "_method=delete"],
  ["POST /sendBeacon/subscription/cancel", "ends_subscription", "", ping],
  ["POST /track/subscription/cancel", "ends_subscription", {}],
  ["GET /subscription/cancel?confirm=1", "ends_subscription", undefined, navigation],
  ["GET /subscription/cancel?confirm=1", "ends_subscription", undefined, image],
  ["GET /doCancel?id=3", "ends_subscription"],
  ["GET /unsubscribe?token=abc", "ends_subscription", undefined, navigation],
  ["POST /account/delete", "deletes", ""],
  ["POST /api/deleteAccount", "deletes", {}],
  ["POST /account/close", "deletes", {}],
  ["POST /settings", "deletes", { deleteAccount: true }],
  ["DELETE /api/account", "deletes"],
  ["DELETE /users/me", "deletes"],
  ["DELETE /repos/acme", "deletes"],
  ["GET /delete?id=4&yes=1", "deletes", undefined, navigation],
  ["POST /konto/loeschen", "deletes", ""],
  ["POST /buy", "spends_money", "", navigation],
  ["POST /checkout", "spends_money", "", navigation],
  ["POST /api/orders", "spends_money", {}],
  ["POST /orders/12/confirm", "spends_money", {}],
  [
    "POST https://api.stripe.com/v1/payment_intents/pi_123456789/confirm",
    "spends_money",
    "client_secret=x",
  ],
  ["POST /subscription/upgrade", "spends_money", {}],
  ["POST /subscription/resume", "spends_money", {}],
  ["POST /cancel/offer/accept", "spends_money", {}],
  ["POST /api/subscriptions", "spends_money", { plan: "annual" }],
  ["POST /plus/annual", "spends_money", ""],
  ["POST /gold/resume", "spends_money", ""],
  ["POST /donate", "spends_money", ""],
  ["POST /step3", "spends_money", "cardNumber=4111111111111111&cvc=123"],
  ["POST /graphql", "spends_money", { query: "mutation { acceptRetentionOffer(id: 1) { ok } }" }],
  ["POST /api/messages", "reaches_others", { text: "hello" }],
  ["POST /posts/5/comments", "reaches_others", { text: "hello" }],
  ["POST /team/invite", "reaches_others", {}],
  ["POST /oauth/authorize", "grants_access", ""],
  ["POST /orders/9/cancel", "unclear_commit", {}],
  ["GET /js/checkout.bundle.js?confirm=1", "spends_money", undefined, { resourceType: "script" }],
  ["GET /cancel.png?confirm=1", "ends_subscription", undefined, image],
  ["HEAD /subscription/cancel?confirm=1", "ends_subscription"],
  ["OPTIONS /subscription/cancel?confirm=1", "ends_subscription"],
  ["GET /subscription;action=cancel;confirm=1", "ends_subscription"],
  ["GET /%2573ubscription/%2563ancel?confirm=1", "ends_subscription"],
  [`GET /${"x".repeat(9_000)}/subscription/cancel?confirm=1`, "ends_subscription"],
  [
    "GET /subscription/7",
    "ends_subscription",
    undefined,
    { headers: { "x-http-method-override": "DELETE" } },
  ],
  ["GET /subscription/7?_method=DELETE", "ends_subscription"],
  [
    "POST /service",
    "ends_subscription",
    "<Envelope/>",
    { headers: { soapaction: '"urn:CancelSubscription"', "content-type": "text/xml" } },
  ],
  [
    "POST /service",
    "ends_subscription",
    "<s:Envelope><s:Body><CancelSubscription><id>4</id></CancelSubscription></s:Body></s:Envelope>",
    { contentType: "application/soap+xml" },
  ],
  ["POST /q", "ends_subscription", {}, { headers: { "x-action": "subscription.cancel" } }],
  [
    "GET wss://www.example.com/cancel?confirm=1",
    "ends_subscription",
    undefined,
    { resourceType: "websocket" },
  ],
  // A media type of one's own names the operation.
  [
    "POST /v1/cases",
    "ends_subscription",
    '{"on":"2027-01-01"}',
    { contentType: "", headers: { "content-type": "application/vnd.acme.cancel-membership+json" } },
  ],
  // Stores that write the type beside each value.
  ["PATCH /v1/plans/4", "ends_subscription", { fields: { status: { stringValue: "CANCELLED" } } }],
  ["PATCH /me", "ends_subscription", { seen: "2026-11-16", membership: null }],
  // The deed stands last: what stands before it excuses nothing.
  ["POST /policy/cancel", "ends_subscription", { id: 4 }],
  ["POST /survey/9/unsubscribe", "ends_subscription", {}],
  ["GET /newsletter/buy?confirm=1", "spends_money", undefined, image],
  ["POST /txn.do", "spends_money", "amount=12.50&currency=EUR&txn_type=CHARGE"],
  [
    "POST /relay",
    "ends_subscription",
    `Request=${encodeURIComponent(
      deflateRawSync(Buffer.from("<op><Operation>CancelPolicy</Operation></op>")).toString(
        "base64",
      ),
    )}`,
  ],
  // A whole command in words, under a name that says nothing.
  ["POST /step", "ends_subscription", "val=s%C3%A4g+upp+medlemskap"],
  ["GET /overview?4.panel-yes-deleteMyAccount&_=17", "deletes"],
  // A look needs nobody's yes, and no picture is bought by its address.
  ["GET /card/void?id=7&confirm=1", "unclear_commit", undefined, image],
  ["GET /card/void/confirm?id=7", "unclear_commit"],
  ["GET /card/close?best%C3%A4tigen=ja", "unclear_commit", undefined, navigation],
  ["GET /veg?_a=(panel:list,op:(kind:!(subscription),verb:terminate))", "ends_subscription"],
  [
    `GET /run?message=${Buffer.from('{"action":"cancel","subscription":4}').toString("base64url")}`,
    "ends_subscription",
  ],
  ["GET /t/%2575nsubscribe?u=8", "ends_subscription"],
  ["POST /_bulk", "deletes", { docs: [{ _id: "user:4", _deleted: true }] }],
  [
    "POST /a.php",
    "ends_subscription",
    `q=${encodeURIComponent('a:1:{s:2:"do";s:17:"cancel_membership";}')}`,
  ],
  ["GET /seat/void.js?execute=1", "unclear_commit", undefined, { resourceType: "script" }],
  ["GET /basket/7/purchase?oneclick=true", "spends_money", undefined, image],
  ["GET /fonts/buy?pay=now", "spends_money", undefined, { resourceType: "font" }],
  [
    "GET /toys?cancel_membership.x=0&cancel_membership.y=0",
    "ends_subscription",
    undefined,
    navigation,
  ],
  [
    "GET /boxes/4",
    "unclear_commit",
    undefined,
    { headers: { "x-http-method-override": "DELETE" } },
  ],
  [
    "GET wss://www.example.com/map",
    "ends_subscription",
    undefined,
    {
      resourceType: "websocket",
      headers: { "sec-websocket-protocol": "v2, end-membership.4.yes" },
    },
  ],
  [
    "SEND wss://www.example.com/live",
    "ends_subscription",
    ["4", "event", { type: "click", event: "terminate_contract" }],
    { resourceType: "websocket" },
  ],
  [
    "SEND wss://www.example.com/stomp",
    "ends_subscription",
    "SEND\ndestination:/app/member/31/unregister\n\n{}\0",
    { resourceType: "websocket", contentType: "" },
  ],
  ["PUT /contract/4", "ends_subscription", "status=gek%FCndigt"],
  ["POST /start.xhtml", "ends_subscription", "faces.source=frm%3Aj_4%3AbtnEndContract"],
  ["POST /commit", "ends_subscription", { writes: [{ delete: "docs/subscriptions/u3" }] }],
  ["POST /run", "deletes", { job: "DELETE FROM members WHERE id = 3" }],
];

const HARMLESS: [line: string, level: RiskLevel, body?: Body, over?: Partial<RequestFacts>][] = [
  ["POST /logout", "caution", "_method=delete"],
  ["POST /account/leave", "caution", "_at=account%2Fleave"],
  ["POST /start.xhtml", "caution", "faces.source=frm%3Aj_4%3AbtnCancelEdit"],
  ["GET /search?q=confirm&confirm=0", "safe", undefined, navigation],
  ["GET /logo.png?v=1", "safe", undefined, image],
  [`GET /list?filter=${encodeURIComponent('{"status":"cancelled","page":2}')}`, "safe"],
  ["POST /cancel/survey", "caution", { reason: "price" }],
  ["POST /api/notes/4", "caution", { text: "cancel my subscription tomorrow" }],
  ["PATCH /me", "caution", { seen: "2026-11-16", nickname: null }],
  ["POST /quote", "caution", { amount: 12 }],
  ["POST /collect", "safe", { event: "cancel_subscription", action: "cancel" }],
  ["POST /events", "safe", { type: "cancel_subscription_clicked" }],
  ["POST /api/track", "safe", { action: "cancel_membership" }],
  ["POST /rum", "safe", { url: "/cancel/confirm" }],
  ["POST /log", "safe", { action: "delete_account" }, ping],
  ["POST /metrics", "safe", { op: "checkout" }],
  ["POST https://api.segment.io/v1/t", "safe", { event: "Cancel Subscription", action: "cancel" }],
  ["POST https://o1.ingest.sentry.io/api/1/envelope/", "safe", { type: "cancel" }],
  ["POST https://widgets.example.net/v2/hit", "caution", { action: "cancel_subscription" }],
  [
    "GET https://www.google-analytics.com/g/collect?ea=cancel&dl=https%3A%2F%2Fx%2Fcancel%3Fconfirm%3D1",
    "safe",
    undefined,
    image,
  ],
  ["GET https://www.facebook.com/tr?ev=Purchase&confirm=1", "safe", undefined, image],
  ["GET /assets/cancel-icon.svg", "safe", undefined, image],
  ["GET /css/delete-confirm.css", "safe", undefined, { resourceType: "stylesheet" }],
  ["GET /cancel", "caution", undefined, navigation],
  ["GET /account/cancel-membership", "caution", undefined, navigation],
  ["GET /api/cancel/options", "safe"],
  ["GET /checkout", "caution", undefined, navigation],
  ["GET /help/how-to-cancel", "safe", undefined, navigation],
  ["GET /login?next=%2Fcancel%3Fconfirm%3D1", "safe", undefined, navigation],
  ["GET /search?q=delete+account+confirm", "safe", undefined, navigation],
  ["OPTIONS /subscription/cancel", "safe"],
  ["POST /cancel/reasons", "caution", { reason: "too expensive" }],
  ["POST /cancel/survey", "caution", "reason=I+want+to+cancel+my+subscription"],
  ["POST /cancel/offers", "caution", {}],
  ["POST /account/cancel/offer", "caution", ""],
  ["POST /cancel/preview", "caution", {}],
  ["POST /cancel/eligibility", "caution", {}],
  ["POST /subscription/cancel/validate", "caution", {}],
  ["POST /cancel?step=survey", "caution", "reason=price"],
  ["POST /kuendigung/umfrage", "caution", "grund=preis"],
  ["POST /checkout/shipping", "caution", {}],
  ["POST /orders/search", "caution", { q: "cancel" }],
  ["POST /login", "caution", "user=a&password=b", navigation],
  ["POST /oauth/token", "caution", "grant_type=authorization_code"],
  ["POST /api/auth/session", "caution", {}],
  ["POST /cart", "caution", { sku: 1 }],
  ["POST /cart/items", "caution", { sku: 1 }],
  [
    "POST /profile",
    "caution",
    "cancel=Cancel",
    { pageUrl: "https://www.example.com/profile/edit" },
  ],
  ["POST /feedback", "caution", { comment: "please delete account and cancel subscription" }],
  ["POST /contact", "caution", "message=Please+cancel+my+subscription"],
  ["POST /newsletter/subscribe", "caution", "email=a"],
  ["POST /push/subscriptions", "caution", {}],
  ["POST /uploads/7/cancel", "caution", {}],
  ["POST /subscription/pause", "caution", {}],
  ["POST /api/payment-methods", "caution", { type: "card" }],
  ["POST https://api.stripe.com/v1/tokens", "caution", "card[number]=4242"],
  ["POST /verify/send-code", "caution", {}],
  ["POST /messages/read", "caution", {}],
  ["PUT /api/profile", "caution", { name: "Cancel Delete" }],
  ["PATCH /api/preferences", "caution", { notifications: false }],
  ["POST /graphql", "safe", { query: "query CancelFlow { cancelOptions { id } }" }],
  ["POST /graphql", "safe", { query: "{ cancelSubscriptionPreview { date } }" }],
  [
    "POST /graphql",
    "caution",
    { operationName: "GetCancelSubscriptionOptions", variables: {}, extensions: {} },
  ],
  ["POST /graphql", "caution", { query: 'mutation { submitCancelReason(reason: "x") { ok } }' }],
  [
    "POST /graphql",
    "caution",
    { query: 'mutation { updateProfile(name: "cancelSubscription(") { ok } }' },
  ],
  ["DELETE /api/session", "caution"],
  ["DELETE /cart/items/1", "caution"],
  ["DELETE /notifications/3", "caution"],
  ["DELETE /users/me/notifications/3", "caution"],
  ["DELETE /widgets/3", "caution"],
];

describe("requests that do harm are held", () => {
  test.each(DANGEROUS)("%s %s %j", async (line, kind, body, over) => {
    const { risk } = await readRequest(request(line, body, over));
    expect(risk.level).toBe("danger");
    expect(risk.kinds).toContain(kind);
  });
});

describe("requests that do none are let through", () => {
  test.each(HARMLESS)("%s %s %j", async (line, level, body, over) => {
    expect((await readRequest(request(line, body, over))).risk.level).toBe(level);
  });
});

test("a body cut in the middle is still read", async () => {
  const whole = JSON.stringify({ action: "cancel_subscription", note: "x".repeat(70_000) });
  const { risk, read } = await readRequest(
    request("POST /account", whole.slice(0, 65_536), { contentType: "application/json" }),
  );
  expect(read).toBe(false);
  expect(risk.kinds).toContain("ends_subscription");
});
