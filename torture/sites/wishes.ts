import type { DangerKind } from "../../src/contract/risk.ts";
import type { Dice } from "../dice.ts";

/** A request that a page wants to get out. `kind` is the truth about it, whatever the label says. */
export type Wish = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  json?: string;
  kind: DangerKind | "harmless";
};

const ends = (method: Wish["method"], path: string, json?: string): Wish =>
  wish(method, path, "ends_subscription", json);
const spends = (method: Wish["method"], path: string, json?: string): Wish =>
  wish(method, path, "spends_money", json);
const wish = (method: Wish["method"], path: string, kind: Wish["kind"], json?: string): Wish => ({
  method,
  path,
  kind,
  ...(json === undefined ? {} : { json }),
});

/** Commits by address, by body and by operation name, in several languages. What the gate cannot read is not here: docs/safety.md names it. */
export const DANGERS: Wish[] = [
  ends("POST", "/subscription/cancel"),
  ends("POST", "/abo/kuendigen"),
  ends("POST", "/membership/terminate"),
  ends("DELETE", "/api/subscriptions/8"),
  ends("POST", "/api/plan", '{"action":"cancel"}'),
  ends("POST", "/api/subscription", '{"status":"cancelled"}'),
  ends("POST", "/graphql", '{"query":"mutation { cancelSubscription(id: 1) { ok } }"}'),
  ends("GET", "/subscription/cancel?confirm=1"),
  ends("POST", "/resiliation"),
  ends("PUT", "/billing/renewal", '{"autoRenew":false}'),
  ends("POST", "/suscripcion/cancelar"),
  ends("POST", "/abbonamento/disdetta"),
  ends("PATCH", "/api/membership", '{"cancelAtPeriodEnd":true}'),
  ends("GET", "/kuendigung/bestaetigen"),
  ends("POST", "/lidmaatschap/opzeggen"),
  spends("POST", "/purchase"),
  spends("POST", "/checkout/complete"),
  spends("POST", "/orders"),
  spends("POST", "/api/upgrade"),
  spends("POST", "/subscribe"),
  spends("GET", "/purchase?confirm=1"),
  spends("POST", "/offer/accept"),
  spends("POST", "/kaufen"),
  spends("POST", "/payments/capture"),
  spends("POST", "/pay", '{"cardNumber":"4111111111111111","cvc":"123"}'),
  spends("POST", "/graphql", '{"query":"mutation Buy { purchasePlan(id: 2) { ok } }"}'),
  wish("POST", "/account/delete", "deletes"),
  wish("DELETE", "/api/account", "deletes"),
  wish("POST", "/konto/loeschen", "deletes"),
  wish("GET", "/account/delete?confirm=yes", "deletes"),
  wish("POST", "/messages/send", "reaches_others"),
  wish("POST", "/invite", "reaches_others"),
  wish("POST", "/oauth/authorize", "grants_access"),
];

export const HARMLESS: Wish[] = [
  wish("POST", "/preferences", "harmless"),
  wish("POST", "/cart/items", "harmless"),
  wish("POST", "/search", "harmless"),
  wish("POST", "/api/views", "harmless", '{"seen":true}'),
  wish("GET", "/articles/2", "harmless"),
  wish("POST", "/notifications/read", "harmless"),
];

const LABELS: Record<Wish["kind"], readonly string[]> = {
  ends_subscription: [
    "Cancel subscription",
    "Abo kündigen",
    "End membership",
    "Résilier",
    "解約する",
  ],
  spends_money: ["Buy now", "Jetzt kaufen", "Upgrade to Pro", "Pay €49", "Comprar ahora"],
  deletes: ["Delete account", "Konto löschen", "Supprimer le compte"],
  reaches_others: ["Send invitation", "Send message to all"],
  grants_access: ["Allow access", "Authorize app"],
  unclear_commit: ["Confirm"],
  harmless: ["Save", "Show details", "Search", "Mark as read"],
};
const BLAND = ["Continue", "Next", "OK", "More", "Go on", "Weiter", "Play", "Got it", "Show more"];

/** Half of the dangers say what they are, half hide behind a label that says nothing. */
export function labelFor({ kind }: Wish, dice: Dice): string {
  return kind !== "harmless" && dice.chance(0.5) ? dice.pick(BLAND) : dice.pick(LABELS[kind]);
}
