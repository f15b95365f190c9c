import { all, inBody, inHead, isHead, pressed, type Reading } from "./reading.ts";
import type { Kind } from "./claims.ts";
import { Signs } from "./signs.ts";
import type { PageState } from "../../contract/words.ts";

const path = (url: string): string => {
  try {
    const { pathname, hash, search, hostname } = new URL(url);
    return `${hostname}${pathname}${hash}${search}`.toLowerCase();
  } catch {
    return url.toLowerCase();
  }
};

const ADDRESS: [PageState, number, RegExp][] = [
  [
    "LOGIN_REQUIRED",
    1.5,
    /[/.=#-](?:log-?in|log-?on|sign-?in|auth|sso|anmelden|connexion|acceso|accesso|inloggen|entrar|login)(?:[/?#._-]|$)/,
  ],
  [
    "UNKNOWN",
    2,
    /[/.](?:help|support|faq|hilfe|aide|ayuda|ajuda|aiuto|assistenza|hulp|pomoc|kb|knowledge|articles?|blog|docs)(?:[/?#._-]|$)|^(?:help|support|hilfe|aide|ayuda)\./,
  ],
  [
    "COMPLETE",
    1,
    /(?:done|complete|completed|success|goodbye|bye|thank-?you|cancelled|canceled|confirmed|bestaetigt|fin|merci|gracias|grazie|obrigado|fertig|erledigt)(?:[/?#._-]|$)/,
  ],
  [
    "FINAL_CONFIRMATION",
    0.7,
    /(?:confirm|review|bestaetigen|confirmar|conferma|confirmer|bevestig|final|last)(?:[/?#._-]|$)/,
  ],
  [
    "RETENTION_OFFER",
    0.7,
    /(?:offer|offers|retention|stay|save|angebot|offre|oferta|offerta|aanbod|pause|wait|before)(?:[/?#._-]|$)/,
  ],
  [
    "EXIT_SURVEY",
    0.7,
    /(?:survey|reason|reasons|feedback|why|umfrage|grund|motif|motivo|reden|enquete)(?:[/?#._-]|$)/,
  ],
  ["FAILED", 1, /(?:error|failed|failure|fehler|erreur)(?:[/?#._-]|$)/],
  [
    "ACCOUNT_ACTIVE",
    0.5,
    /(?:account|subscription|subscriptions|membership|billing|plan|plans|konto|abo|compte|cuenta|conta|abonnement|abbonamento|settings|profile)(?:[/?#._-]|$)/,
  ],
];

type Weights = { head: number; body: number };

/** Evidence for each state of one layer. The numbers were set by thought, then checked on pages of others. */
export function weigh(r: Reading): Signs {
  const signs = new Signs();
  const say = (state: PageState, kind: Kind, weights: Weights): number => {
    const head = inHead(r, kind);
    const body = inBody(r, kind);
    for (const c of head)
      signs.add(
        state,
        c.place === "title" ? weights.head * 0.7 : weights.head,
        `${kind} in the head`,
        c.quote,
      );
    for (const c of body) signs.add(state, weights.body, `${kind} in the text`, c.quote);
    return head.length + body.length;
  };
  for (const [state, weight, pattern] of ADDRESS)
    if (pattern.test(path(r.url)) && !r.front) signs.add(state, weight, "address", r.url);
  signIn(r, signs, say);
  over(r, signs);
  flow(r, signs, say);
  account(r, signs, say);
  elsewhere(r, signs, say);
  return signs;
}

type Say = (state: PageState, kind: Kind, weights: Weights) => number;

function signIn(r: Reading, signs: Signs, say: Say): void {
  const button = pressed(r, "signIn")[0];
  if (r.fields.passwords > 0)
    signs.add("LOGIN_REQUIRED", 4, "password field", "a password is asked for");
  const head = inHead(r, "login");
  for (const c of head) signs.add("LOGIN_REQUIRED", 1.8, "login in the head", c.quote);
  if (head.length > 0 || r.fields.passwords > 0)
    say("LOGIN_REQUIRED", "login", { head: 0, body: 0.5 });
  if (button) signs.add("LOGIN_REQUIRED", button.button ? 1.2 : 0.5, "control", button.name);
  if (r.fields.emails > 0 && (button || head.length > 0))
    signs.add("LOGIN_REQUIRED", 1, "e-mail field", "an e-mail address is asked for");
  if (all(r, "renews").length > 0) signs.add("LOGIN_REQUIRED", -2.5, "renews", "");
}

function over(r: Reading, signs: Signs): void {
  const doneHead = inHead(r, "done").filter((c) => c.place !== "title");
  const topDone = r.claims.find((c) => c.kind === "done" && c.place === "heading" && c.level <= 2);
  const firstPlace = r.claims.find(
    (c) => c.kind === "place" && c.place === "heading" && c.level <= 2,
  );
  // The page right after says it as its headline; an account page says it as a status beneath its own name.
  const headline =
    topDone !== undefined && (firstPlace === undefined || topDone.line <= firstPlace.line);
  if (headline) signs.add("COMPLETE", 4.5, "headline", topDone.quote);
  for (const c of doneHead)
    if (!headline) {
      signs.add("COMPLETE", c.place === "message" ? 2 : 1.5, "done in the head", c.quote);
      signs.add("ACCOUNT_CANCELLED", 2.5, "done in the head", c.quote);
    }
  for (const c of inHead(r, "done").filter((claim) => claim.place === "title"))
    signs.add("COMPLETE", 1.8, "title", c.quote);
  for (const c of inBody(r, "done")) {
    const status = c.quote.length < 60;
    signs.add("ACCOUNT_CANCELLED", headline ? 0.5 : status ? 2.6 : 1.8, "status", c.quote);
    signs.add("COMPLETE", headline ? 1 : 1, "done in the text", c.quote);
  }
  for (const c of all(r, "closing")) {
    signs.add("ACCOUNT_CANCELLED", 2, "closing words", c.quote);
    signs.add("COMPLETE", isHead(c) ? 2 : 1.2, "closing words", c.quote);
  }
  for (const c of all(r, "ending")) {
    signs.add("ACCOUNT_CANCELLED", 1.6, "end date", c.quote);
    signs.add("COMPLETE", 0.8, "end date", c.quote);
  }
  for (const c of pressed(r, "undo")) {
    signs.add("ACCOUNT_CANCELLED", 1.8, "control", c.name);
    signs.add("COMPLETE", 0.7, "control", c.name);
  }
  for (const c of inHead(r, "place"))
    signs.add("ACCOUNT_CANCELLED", headline ? 0.2 : 1, "account page", c.quote);
  const still = all(r, "notDone");
  for (const state of ["COMPLETE", "ACCOUNT_CANCELLED"] as const) {
    for (const c of still) signs.add(state, -4, "not over", c.quote);
    for (const c of inHead(r, "interim")) signs.add(state, -3.5, "interim", c.quote);
    for (const c of inHead(r, "fail")) signs.add(state, -3, "failure", c.quote);
    for (const c of inHead(r, "ask")) signs.add(state, -2.5, "asks", c.quote);
    for (const c of pressed(r, "end", "final", "onward"))
      signs.add(state, c.button ? -2 : -1.2, "cancelling control", c.name);
    for (const c of all(r, "renews")) signs.add(state, -1.5, "renews", c.quote);
    for (const c of inHead(r, "help")) signs.add(state, -2.5, "help", c.quote);
    if (doneHead.length === 0 && inBody(r, "done").length === 0 && all(r, "closing").length === 0)
      signs.add(state, -2, "nothing says it is over", "");
  }
}

function flow(r: Reading, signs: Signs, say: Say): void {
  const ends = pressed(r, "end", "final", "onward").filter((c) => c.button);
  const links = pressed(r, "end", "final", "onward").filter((c) => !c.button);
  const wayOn = [...ends, ...links];
  const commits = pressed(r, "commit");
  const stay = pressed(r, "stay", "cancel");
  const accept = pressed(r, "accept");
  const finals = pressed(r, "final");
  const onward = pressed(r, "onward");
  const inputs = r.fields.radios >= 2 || r.fields.options >= 3;

  if (wayOn.length + commits.length > 0) {
    say("FINAL_CONFIRMATION", "ask", { head: 3, body: 1.8 });
    for (const c of ends) signs.add("FINAL_CONFIRMATION", 1.3, "cancelling control", c.name);
    for (const c of finals) signs.add("FINAL_CONFIRMATION", 1.2, "last click", c.name);
    for (const c of stay) signs.add("FINAL_CONFIRMATION", 1, "way to stay", c.name);
    for (const c of [...all(r, "maybeEnding"), ...all(r, "ending")])
      signs.add("FINAL_CONFIRMATION", 1.4, "end date", c.quote);
    for (const c of all(r, "closing"))
      signs.add("FINAL_CONFIRMATION", 0.8, "closing words", c.quote);
    if (r.fields.checkboxes > 0 && !inputs)
      signs.add("FINAL_CONFIRMATION", 0.6, "box to tick", "a box to tick");
    for (const c of onward) signs.add("FINAL_CONFIRMATION", -1, "leads on", c.name);
    for (const c of accept) signs.add("FINAL_CONFIRMATION", -1.6, "offer control", c.name);
    for (const c of inHead(r, "offer")) signs.add("FINAL_CONFIRMATION", -1, "offer", c.quote);
    for (const c of inHead(r, "loss")) signs.add("FINAL_CONFIRMATION", -0.6, "loss", c.quote);
    if (inputs) signs.add("FINAL_CONFIRMATION", -2, "reasons to choose", "");
    for (const c of inHead(r, "survey")) signs.add("FINAL_CONFIRMATION", -1.5, "survey", c.quote);
    for (const c of all(r, "renews")) signs.add("FINAL_CONFIRMATION", -1, "renews", c.quote);
  }

  const choice = wayOn.length + stay.length + accept.length;
  if (choice > 0) {
    say("RETENTION_OFFER", "offer", { head: 2.2, body: 1 });
    say("RETENTION_OFFER", "loss", { head: 2.2, body: 1.1 });
    for (const c of accept) signs.add("RETENTION_OFFER", 2, "offer control", c.name);
    for (const c of stay) signs.add("RETENTION_OFFER", 1, "way to stay", c.name);
    for (const c of onward) signs.add("RETENTION_OFFER", 1.2, "leads on", c.name);
    for (const c of ends) signs.add("RETENTION_OFFER", 0.5, "cancelling control", c.name);
    if (inputs) signs.add("RETENTION_OFFER", -2, "reasons to choose", "");
    if (wayOn.length === 0 && stay.length === 0)
      signs.add("RETENTION_OFFER", -2.5, "no way on and no way to stay", "");
    for (const c of [...inHead(r, "done"), ...all(r, "renews")])
      signs.add("RETENTION_OFFER", -1.5, "another page", c.quote);
    for (const c of pressed(r, "undo")) signs.add("RETENTION_OFFER", -1, "undo control", c.name);
  }

  const listed = r.controls.filter((c) => c.kind === "other" && c.button).length >= 4;
  if (inputs || r.fields.texts > 0 || r.fields.options > 2 || listed) {
    const said = say("EXIT_SURVEY", "survey", { head: 3, body: 1.8 });
    if (said > 0 && r.fields.radios >= 2)
      signs.add("EXIT_SURVEY", 2, "reasons to choose", `${r.fields.radios} choices`);
    if (said > 0 && r.fields.options >= 3)
      signs.add("EXIT_SURVEY", 2, "reasons to choose", `${r.fields.options} choices`);
    if (said > 0 && r.fields.checkboxes >= 3)
      signs.add("EXIT_SURVEY", 1.5, "reasons to choose", `${r.fields.checkboxes} boxes`);
    if (said > 0 && r.fields.texts > 0) signs.add("EXIT_SURVEY", 0.8, "free text", "a text field");
    if (said > 0 && wayOn.length + commits.length + stay.length > 0)
      signs.add("EXIT_SURVEY", 0.8, "goes on", [...wayOn, ...commits, ...stay][0]?.name ?? "");
    for (const c of inHead(r, "done")) signs.add("EXIT_SURVEY", -3, "over", c.quote);
  }
}

function account(r: Reading, signs: Signs, say: Say): void {
  say("ACCOUNT_ACTIVE", "renews", { head: 2.4, body: 2.4 });
  say("ACCOUNT_ACTIVE", "active", { head: 1.2, body: 1.2 });
  say("ACCOUNT_ACTIVE", "place", { head: 1.3, body: 0 });
  say("ACCOUNT_ACTIVE", "paused", { head: 0.8, body: 0.8 });
  if (all(r, "price").length > 0 && all(r, "offer").length === 0)
    signs.add("ACCOUNT_ACTIVE", 0.6, "price", all(r, "price")[0]?.quote ?? "");
  for (const c of pressed(r, "end", "onward", "final"))
    signs.add("ACCOUNT_ACTIVE", 1.3, "way in", c.name);
  for (const c of pressed(r, "manage")) signs.add("ACCOUNT_ACTIVE", 1, "manage control", c.name);
  for (const c of inHead(r, "ask")) signs.add("ACCOUNT_ACTIVE", -2.5, "asks", c.quote);
  for (const c of inHead(r, "survey")) signs.add("ACCOUNT_ACTIVE", -1.5, "survey", c.quote);
  for (const c of inHead(r, "offer")) signs.add("ACCOUNT_ACTIVE", -1, "offer", c.quote);
  for (const c of inHead(r, "loss")) signs.add("ACCOUNT_ACTIVE", -1, "loss", c.quote);
  for (const c of pressed(r, "stay")) signs.add("ACCOUNT_ACTIVE", -1, "way to stay", c.name);
  for (const c of inHead(r, "help")) signs.add("ACCOUNT_ACTIVE", -2, "help", c.quote);
  for (const c of [...all(r, "done"), ...all(r, "closing")])
    signs.add("ACCOUNT_ACTIVE", isHead(c) ? -2 : -1.2, "over", c.quote);
  for (const c of pressed(r, "undo")) signs.add("ACCOUNT_ACTIVE", -1, "undo control", c.name);
  for (const c of inHead(r, "fail")) signs.add("ACCOUNT_ACTIVE", -1, "failure", c.quote);
}

function elsewhere(r: Reading, signs: Signs, say: Say): void {
  say("FAILED", "fail", { head: 3.2, body: 1.6 });
  for (const c of all(r, "notDone")) signs.add("FAILED", 1.4, "not over", c.quote);
  for (const c of pressed(r, "retry")) signs.add("FAILED", 1, "control", c.name);
  for (const c of inHead(r, "done")) signs.add("FAILED", -2, "over", c.quote);
  for (const c of inHead(r, "help")) signs.add("FAILED", -2, "help", c.quote);
  for (const c of inHead(r, "interim")) signs.add("FAILED", -1.5, "interim", c.quote);
  if (r.fields.passwords > 0) signs.add("FAILED", -2, "password field", "");

  say("THIRD_PARTY_BILLING", "billedElsewhere", { head: 1.8, body: 1.5 });
  for (const c of pressed(r, "end", "final", "onward"))
    signs.add("THIRD_PARTY_BILLING", -1.5, "own way in", c.name);
  for (const c of inHead(r, "help")) signs.add("THIRD_PARTY_BILLING", -2, "help", c.quote);

  signs.add("UNKNOWN", 2.4, "nothing decides", "");
  say("UNKNOWN", "help", { head: 2.2, body: 0.8 });
  say("UNKNOWN", "interim", { head: 3, body: 1.4 });
  for (const kind of ["captcha", "code", "phone", "letter", "chat"] as const)
    say("UNKNOWN", kind, { head: 1.8, body: 0.6 });
  if (r.length > 2500) signs.add("UNKNOWN", 1, "length", "a long text");
}
