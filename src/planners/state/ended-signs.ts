import type { Claim } from "./claims.ts";
import { plain } from "./concepts.ts";
import { BACK_ON, type Control, AFTER_ALL } from "./control-kinds.ts";
import { datesIn } from "./dates.ts";
import { namesRules } from "./something-else-ended.ts";
import { all, inBody, inHead, isHead, naming, pressed, type Reading } from "./reading.ts";
import type { Signs } from "./signs.ts";
import { TERM } from "./paid-term.ts";
import { isRecurring } from "../../reading/block/tokens.ts";

/** A page that comes right after has little else on it. */
const SHORT_PAGE = 14;
/** Title, the site's name, the sentence. */
const FIRST_LINES = 3;

/** The page right after says it as its headline; an account page says it as a status beneath its own name. */
function headlineOf(r: Reading): Claim | undefined {
  const account = naming(r).find((c) => c.place === "heading" && c.level <= 2);
  // A portal in a frame has a first heading of its own below the page's.
  const before = (c: Claim) =>
    account === undefined || c.line <= account.line || (c.level === 1 && account.level === 1);
  const top = r.claims.find(
    (c) => c.kind === "done" && !c.aside && c.place === "heading" && c.level <= 2 && before(c),
  );
  if (top) return top;
  const said = [...all(r, "done"), ...all(r, "closing")].filter((c) => c.place !== "title");
  // "Your membership ends on 2 December" as headline, "You have cancelled" under it.
  const dated = r.claims.find(
    (c) => c.kind === "ending" && c.place === "heading" && c.level <= 2 && before(c),
  );
  if (dated && said.length > 0) return dated;
  const named = naming(r).length > 0 || pressed(r, "undo").length > 0;
  // A page that offers to stay or to go on has not ended anything.
  const asks =
    (pressed(r, "stay").length > 0 && pressed(r, "commit").length > 0) ||
    inHead(r, "ask").length > 0 ||
    r.asks;
  // "Booking cancelled" over "your court is cancelled".
  if (inHead(r, "otherEnds").length > 0 && !paysNoMore(r)) return undefined;
  // "You won't pay for 24 November. Next box: 1 December": what comes next is said beside it.
  if (goesOn(r).length > 0) return undefined;
  if (named || asks || r.lines >= SHORT_PAGE) return undefined;
  const first = said.find(
    (c) => !c.aside && c.line <= FIRST_LINES && (!ROW.test(c.quote) || isOfPlan(r, c)),
  );
  const beside = all(r, "otherEnds").some((c) => first && c.line <= first.line);
  return beside && !paysNoMore(r) ? undefined : first;
}

/** Nothing more at all; what is not charged on one day is one delivery. */
const paysNoMore = (r: Reading): boolean =>
  goesOn(r).length === 0 && all(r, "closing").some((c) => !c.aside && c.dates.length === 0);

/** That it will be paid again: said, or as a sum with its day. */
function goesOn(r: Reading): Claim[] {
  const sums = all(r, "active").filter(
    (c) => c.dates.length > 0 && r.claims.some((p) => p.kind === "price" && p.quote === c.quote),
  );
  return [...all(r, "renews"), ...sums].filter((c) => !c.aside);
}

/** Points of a list on a page that offers something are what would be lost: "Protection is switched off". */
function withoutLosses(r: Reading): Reading {
  const offers = pressed(r, "accept", "stay").length > 0;
  if (!offers) return r;
  return {
    ...r,
    claims: r.claims.filter((c) => c.item !== true || !/^(done|closing)$/.test(c.kind)),
  };
}

/** COMPLETE and ACCOUNT_CANCELLED: that it is over, where it is said, and what speaks against it. */
export function weighEnded(reading: Reading, signs: Signs): void {
  const r = withoutLosses(reading);
  const headline = headlineOf(r);
  const cancelling = pressed(r, "end", "final", "onward").filter((c) => c.button && !c.choice);
  if (headline && cancelling.length === 0) signs.add("COMPLETE", 4.5, "headline", headline.quote);
  for (const c of inHead(r, "done").filter((claim) => !claim.aside)) {
    if (c.place === "title") signs.add("COMPLETE", 1.8, "title", c.quote);
    else if (!headline) {
      signs.add("COMPLETE", c.place === "message" ? 2 : 1.5, "done in the head", c.quote);
      signs.add("ACCOUNT_CANCELLED", 2.5, "done in the head", c.quote);
    }
  }
  for (const c of inBody(r, "done")) {
    const status = headline ? 0.5 : !isOfPlan(r, c) ? 1 : c.quote.length < 60 ? 2.6 : 1.8;
    signs.add("ACCOUNT_CANCELLED", c.aside ? 0.3 : status, "status", c.quote);
    signs.add("COMPLETE", c.aside ? 0.2 : 1, "done in the text", c.quote);
  }
  for (const c of all(r, "closing").filter((claim) => !claim.aside)) {
    signs.add("ACCOUNT_CANCELLED", headline ? 1 : 2, "closing words", c.quote);
    signs.add("COMPLETE", isHead(c) ? 2 : 1.2, "closing words", c.quote);
  }
  // "Free until 2 December, then 9.99 a month": a day and what is paid from then on is no end.
  for (const c of all(r, "ending").filter(({ aside, quote }) => !aside && !isRecurring(quote))) {
    signs.add("ACCOUNT_CANCELLED", headline ? 0.8 : 1.6, "end date", c.quote);
    signs.add("COMPLETE", 0.8, "end date", c.quote);
  }
  for (const c of statesEnd(r).filter(({ quote }) => !isRecurring(quote)))
    signs.add("ACCOUNT_CANCELLED", 1.2, "it ends", c.quote);
  for (const c of pressed(r, "undo")) {
    signs.add("ACCOUNT_CANCELLED", headline ? 1 : 1.8, "control", c.name);
    signs.add("COMPLETE", 0.7, "control", c.name);
  }
  for (const c of staysAfterAll(r)) signs.add("ACCOUNT_CANCELLED", 1.8, "control", c.name);
  if (r.fields.renewal === "off")
    signs.add("ACCOUNT_CANCELLED", 1.2, "renewal", "a switch for renewing is off");
  // The account page may say it as its headline too: it has the account's name or controls, and the way back in.
  const home =
    naming(r).some((c) => c.place === "title") ||
    r.fields.renewal !== undefined ||
    r.tabs > 1 ||
    pressed(r, "manage", "delete").length > 0;
  if (headline && home && (pressed(r, "undo").length > 0 || r.fields.renewal === "off")) {
    signs.add("ACCOUNT_CANCELLED", 2.6, "account page", headline.quote);
    signs.add("COMPLETE", -2.6, "account page", headline.quote);
  }
  for (const c of naming(r))
    signs.add("ACCOUNT_CANCELLED", headline ? 0.4 : 1, "account page", c.quote);
  against(r, signs);
}

/** "Closed for repairs", "Course · completed", "Class cancelled": a status is of a plan where the page is about one. */
function isOfPlan(r: Reading, status: Claim): boolean {
  const near = (c: Claim): boolean => Math.abs(c.line - status.line) <= NEAR;
  return (
    aboutSubject(r, status) ||
    naming(r).length + pressed(r, "undo").length > 0 ||
    r.fields.renewal !== undefined ||
    r.claims.some((c) => OF_PLANS.has(c.kind) && near(c))
  );
}
/** Name, price and status of a plan stand within a few lines of each other. */
const NEAR = 4;
const OF_PLANS = new Set<Claim["kind"]>(["subject", "place", "ending", "closing"]);
/** A name and its status: "Yoga, Tuesday 18:00 · cancelled". "Status: cancelled" names nothing. */
const ROW = /^(?!\p{L}+\s*[:：])[^·|•:：–—]+[·|•:：–—]/u;

const aboutSubject = (r: Reading, claim: Claim): boolean =>
  r.claims.some((c) => c.kind === "subject" && c.quote === claim.quote);

/** "Stay insured after all", beside the last day and nothing else to press: it was ended, and can be taken back. */
function staysAfterAll(r: Reading): Control[] {
  const others = pressed(r, "end", "final", "onward", "commit", "accept", "manage");
  const dated = all(r, "ending").some((c) => !c.aside && !TERM.test(plain(c.quote)));
  const open = others.length + all(r, "renews").length + inHead(r, "ask").length > 0;
  return dated && !open ? pressed(r, "stay").filter((c) => AFTER_ALL.test(c.name)) : [];
}
const TAKES_BACK =
  /cancel|notice|kündig|résili|baja|cancelaci|cancelamento|rescis|disdett|recess|opzeg|解約|退会|rezygn|wypowied|uppsäg|opsig/iu;

/** "Contract end: 2 March 2027", or the label alone over its day: no sentence that says it ends. */
const isLabel = (c: Claim): boolean =>
  datesIn(c.quote).length === 0 || /[:：]\s*$/u.test(c.quote.replace(c.dates[0] ?? "", ""));

/** "Arrêt programmé le" over a day. The end of a contract's term alone is no such label: active ones have it too. */
const CANCELS_ON =
  /^(?:arret|resiliation|baja|cancelacion|cancelamento|encerramento|disdetta|recesso|opzegging|kundigung|cancellation|cancels|解約|退会).{0,35}$/u;

/** "Your plan ends on 14 December" on an account page without a way to cancel: ten services say no more than that. */
function statesEnd(r: Reading): Claim[] {
  const open =
    pressed(r, "end", "final", "onward").length + all(r, "renews").length + inHead(r, "ask").length;
  if (open > 0 || naming(r).length === 0) return [];
  return all(r, "ending").filter(
    (c) =>
      !c.aside &&
      !TERM.test(plain(c.quote)) &&
      ((aboutSubject(r, c) && !isLabel(c)) || CANCELS_ON.test(plain(c.quote))),
  );
}

const SENDS =
  /^(?:submit|send|absenden|senden|abschicken|envoyer|soumettre|enviar|mandar|invia|verzend|verstuur|indienen|送信|申し込む)/;

/** It is a mailing list that was left: nothing is said of a subscription that is paid. */
function onlyMail(r: Reading): boolean {
  const said = [...all(r, "done"), ...all(r, "closing"), ...all(r, "ending")];
  const paid = said.some(
    (c) =>
      c.kind !== "done" ||
      (aboutSubject(r, c) && !r.claims.some((m) => m.kind === "mailStops" && m.quote === c.quote)),
  );
  return all(r, "mailStops").length > 0 && !paid;
}

/** "You've left your account. See you soon" over a way to sign in. */
function onlySignedOut(r: Reading): boolean {
  const said = [...all(r, "done"), ...all(r, "closing"), ...all(r, "ending")];
  return (
    pressed(r, "signIn").some((c) => c.button) &&
    !said.some((c) => c.dates.length > 0 || aboutSubject(r, c))
  );
}

function against(r: Reading, signs: Signs): void {
  const says =
    [...all(r, "done"), ...all(r, "closing")].some((c) => !c.aside) ||
    statesEnd(r).length > 0 ||
    // "Last day 31 December" and "Withdraw notice": what can be taken back was given.
    (all(r, "ending").some((c) => !c.aside) &&
      pressed(r, "undo").some((c) => TAKES_BACK.test(c.name) || BACK_ON.test(c.name))) ||
    staysAfterAll(r).length > 0;
  for (const state of ["COMPLETE", "ACCOUNT_CANCELLED"] as const) {
    // "Your other box goes on": said of something with a name of its own.
    for (const c of all(r, "notDone"))
      signs.add(state, aboutSubject(r, c) || !headlineOf(r) ? -4 : -1.5, "not over", c.quote);
    for (const c of inHead(r, "interim")) signs.add(state, -3.5, "interim", c.quote);
    for (const c of inBody(r, "interim")) signs.add(state, -1, "interim", c.quote);
    for (const c of inHead(r, "fail")) signs.add(state, -3, "failure", c.quote);
    for (const c of inHead(r, "ask")) signs.add(state, -2.5, "asks", c.quote);
    for (const c of pressed(r, "end", "final", "onward"))
      // German law puts a link to cancel on every page, the one after included.
      signs.add(state, c.button ? -2 : -1, "cancelling control", c.name);
    for (const c of goesOn(r)) signs.add(state, -3, "renews", c.quote);
    for (const c of inHead(r, "help")) signs.add(state, -2.5, "help", c.quote);
    // A form that is still to be sent, with what would be true after it.
    if (all(r, "done").every((c) => c.aside))
      for (const c of r.controls.filter((one) => one.button && SENDS.test(plain(one.name))))
        signs.add(state, -2.5, "still to be sent", c.name);
    // "Your shipments are stopped. You will not be charged any more": then it was no small thing.
    if (!paysNoMore(r) && !all(r, "done").some((c) => aboutSubject(r, c))) {
      for (const c of inHead(r, "otherEnds")) signs.add(state, -3, "something else", c.quote);
      // "Payment cancelled" over "Try again": what ended can be tried again.
      for (const c of pressed(r, "retry")) signs.add(state, -5, "to be tried again", c.name);
    }
    for (const c of all(r, "told")) signs.add(state, -3, "told by a member", c.quote);
    if (onlyMail(r)) signs.add(state, -6, "only mail", all(r, "mailStops")[0]?.quote ?? "");
    if (onlySignedOut(r)) signs.add(state, -5, "signed out", pressed(r, "signIn")[0]?.name ?? "");
    if (namesRules(r.heads.slice(0, 2).map(plain))) signs.add(state, -6, "rules", r.heads[0] ?? "");
    if (!says) signs.add(state, -2, "nothing says it is over", "");
    // "Sorry that you are leaving" over a form that is still to be sent.
    const { radios, options, textareas } = r.fields;
    const told = inHead(r, "done").some((c) => c.place === "heading");
    const sends = pressed(r, "commit", "end", "final").length > 0;
    if (!told && sends && radios + options + textareas > 1)
      signs.add(state, -2.5, "a form to be sent", "");
  }
}
