import { type Stake, NO_DEED, type Deed } from "../deed.ts";
import { readAddress } from "../risk/address-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import type { Doing, Occasion, Ruling, HoldCode, PassCode } from "./hold-ruling.ts";
import type { RequestReading } from "./request-reading.ts";
import { type Risk, danger } from "../../contract/risk.ts";
import {
  goesOnStrangely,
  isStrangeLook,
  strangersIn,
  unshownIn,
  SENTENCE,
} from "./strange-request.ts";
import { isStray, isTold, namesSomething } from "./told-request.ts";
import { isReadingMethod } from "./request-facts.ts";
import { wordsOf } from "../risk/read-words.ts";
import { namesSubject } from "../risk/label-clause.ts";

const ACCOUNT =
  /(?:^|\/)(?:my-?)?(?:account|accounts|konto|mein-konto|compte|mon-compte|cuenta|mi-cuenta|conta|minha-conta|tili|hesap|mypage)(?:[/?#;.]|$)/i;

/** A page whose address alone says that something is at stake there. */
export function stakesOfAddress(url: string): Stake[] {
  const { bits, help } = readAddress(url);
  if (help) return [];
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  const speaks = (bits & (ADDRESS.subject | ADDRESS.buy | ADDRESS.end)) !== 0;
  return speaks || ACCOUNT.test(path) ? ["account-address"] : [];
}

const NOBODYS: Doing = {
  deed: { ...NO_DEED, sense: "unknown" },
  searched: undefined,
  signsIn: false,
};

/** One rule for every request of every window: what waits for a yes, and why the rest does not. */
export function rule(reading: RequestReading, given: Occasion): Ruling {
  const { acted } = given;
  // A form that sends itself was set off by nobody: no act speaks for it.
  const occasion = acted ? given : { ...given, doing: NOBODYS };
  const { deed } = occasion.doing;
  const held = (code: HoldCode, risk: Risk = reading.risk): Ruling => ({ hold: true, code, risk });
  const bySelf = !acted && !occasion.isNavigation;
  if (reading.risk.level === "danger" && (reading.read || hasKnownKind(reading)))
    return held("danger");
  if (isStrangeLook(reading, occasion) || goesOnStrangely(reading, given))
    return held("not-understood", danger("unclear_commit", "look_that_sends"));
  if (!reading.changes) return { hold: false, code: passOfReading(reading) };
  if (acted && !reading.telemetry && hidesSum(reading, deed))
    return held("not-understood", danger("spends_money"));
  if (reading.telemetry && reading.read) return { hold: false, code: "telemetry" };
  if (bySelf) return { hold: false, code: "loading" };
  // A form that a document sends by itself: signing in at another site does that, and little else.
  if (!acted && occasion.guard === "open" && !isHandover(reading))
    return held("not-understood", danger("unclear_commit", "nothing_understood"));
  // Whoever asks for more through a socket says no sentence of an end there, in whatever field.
  const looks = deed.look || deed.slight;
  if (occasion.isMessage && acted && looks && reading.spoken().level === "danger")
    return held("danger", reading.spoken());
  if (occasion.isMessage && isKeepAlive(reading)) return { hold: false, code: "telemetry" };
  // Sockets speak in bytes all day; what an everyday act says there is as everyday as the act.
  const chatter = occasion.isMessage && !/^(?:final|unknown)$/.test(deed.sense);
  if (!reading.read && !chatter) return held("not-read");
  const harmless = harmlessBy(reading, occasion);
  if (harmless !== undefined) return { hold: false, code: harmless };
  const stakes = [...deed.stakes, ...stakesOfAddress(occasion.pageUrl)];
  if (occasion.guard === "strict" || stakes.length > 0 || isUnwanted(reading, occasion))
    return held("strict", isSaid(deed) ? deed.risk : danger("unclear_commit", "changes_unknown"));
  if (deed.sense === "final")
    return held("final", deed.risk.level === "danger" ? deed.risk : danger("unclear_commit"));
  if (isStray(reading, occasion))
    return held("not-understood", danger("unclear_commit", "look_that_sends"));
  if (deed.sense === "everyday" && !fitsWords(reading, occasion))
    return held("not-understood", danger("unclear_commit", "look_that_sends"));
  // A removal that says so in its body only, behind a control that speaks of none, hides from whoever reads methods.
  if (reading.removes && occasion.method !== "DELETE" && deed.sense !== "everyday")
    return held("not-understood", danger("unclear_commit", "nothing_understood"));
  // "Next" and "Yes" mean what stands around them, and that may be in no language that is known here.
  const unread = deed.sense === "unknown" || deed.sense === "onward";
  if (unread && !isTold(reading, occasion) && !occasion.isMessage)
    return held("not-understood", danger("unclear_commit", "nothing_understood"));
  return { hold: false, code: "open" };
}

/** "Like" that carries 50 EUR: a sum that stands nowhere on the page was shown to nobody. */
function hidesSum({ sums }: RequestReading, { around, words, group }: Deed): boolean {
  if (sums.length === 0) return false;
  const shown = `${words} ${group} ${around}`.match(/\d[\d.,\s]*/g) ?? [];
  const there = new Set(shown.map(digitsOf));
  // Sums are also sent in cents.
  return sums.some(
    (sum) => ![sum, `${sum}00`, sum.replace(/00$/, "")].some((one) => there.has(digitsOf(one))),
  );
}

const digitsOf = (text: string): string => text.replace(/[.,]0{1,2}\s*$|\D/g, "");

/** What the control says of itself is what a person is told, rather than that nobody knows; a price near by says nothing. */
const isSaid = ({ risk }: Deed): boolean =>
  risk.level === "danger" && risk.code !== "price_beside" && risk.kinds.length > 0;

const HANDOVER =
  /^(?:SAMLRe(?:quest|sponse)|RelayState|wa|wresult|wctx|code|state|id_token|access_token|session_state|nonce|iss|login_?hint|threeDSSessionData|creq|cres|PaReq|PaRes|MD|TermUrl)$/i;

function isHandover({ signIn, fields }: RequestReading): boolean {
  return signIn || fields.some(([name]) => HANDOVER.test(name));
}

const KEEP_ALIVE =
  /^(?:\d{0,2}|ping|pong|heartbeat|keep-?alive|ack|phx_heartbeat|connection_init|ka)$/i;

function isKeepAlive({ fields, read }: RequestReading): boolean {
  return read && fields.every(([, value]) => KEEP_ALIVE.test(value));
}

function hasKnownKind({ risk }: RequestReading): boolean {
  return risk.kinds.some((kind) => kind !== "unclear_commit");
}

function passOfReading({ operation }: RequestReading): PassCode {
  return operation === "query" ? "graphql-query" : "looks-only";
}

/** The short closed list. */
function harmlessBy(reading: RequestReading, occasion: Occasion): PassCode | undefined {
  const { doing } = occasion;
  const { deed } = doing;
  if (occasion.sentWhileLoading && reading.operation !== "mutation") return "own-while-loading";
  if (
    !reading.ofPlans &&
    CONSENT.test(`${deed.words} ${deed.group}`) &&
    CONSENT.test(`${occasion.url} ${reading.fields.flat().join(" ")}`)
  )
    return "consent";
  if (occasion.foreign && occasion.resourceType === "ping") return "telemetry";
  if (doing.searched !== undefined && carriesOnly(reading, doing.searched)) return "search-typing";
  if (doing.signsIn && (reading.signIn || reading.fields.some(([name]) => /pass|pwd/i.test(name))))
    return "sign-in";
  if (!isUnwanted(reading, occasion) && isEveryday(reading, occasion)) return "everyday";
  return undefined;
}

/**
 * Somebody who only looks where things lead wants nothing sent: "Pause my membership" beside no price was let out as
 * everyday. Listings are looked at; sockets and other sites' counters say too little to be stopped for it.
 */
function isUnwanted({ looks }: RequestReading, occasion: Occasion): boolean {
  const elsewhere = occasion.foreign && !occasion.isNavigation;
  return occasion.looking && !looks && !occasion.isMessage && !elsewhere;
}

/**
 * "Log in", "Leave" or "Close" in front of a request that says nothing at all may be the words of anything; and what
 * speaks of a plan behind "Dark mode" is not what was pressed. What a page sends because it was scrolled was asked for by nobody.
 */
function fitsWords(reading: RequestReading, occasion: Occasion): boolean {
  if (occasion.isMessage || reading.looks || occasion.knownRoad || occasion.foreign) return true;
  // What removes something must be called what is removed: "Collapse" is not.
  if (occasion.doing.deed.words === "" || reading.removes) return isTold(reading, occasion);
  if (reading.ofPlans) return false;
  // "View as a list", and in the form that it sends: "sure=1".
  if (reading.agrees && unshownIn(reading, occasion) > 0) return false;
  // One everyday word excuses no sentence beside it that nobody has seen: {"nickname": …, "konts": "dzest", …}.
  if (reading.understood) return occasion.isNavigation || unshownIn(reading, occasion) < SENTENCE;
  return (
    namesSomething(occasion.url) &&
    strangersIn(reading.strange({ texts: false }), occasion) < SENTENCE
  );
}

/** How much must be understood grows with what is in view: the words, the words and the request, or nothing will do. */
function isEveryday(reading: RequestReading, occasion: Occasion): boolean {
  const { deed } = occasion.doing;
  if (deed.risk.level === "danger" || reading.risk.level === "danger") return false;
  const stakes = new Set([...deed.stakes, ...stakesOfAddress(occasion.pageUrl)]);
  const told = !deed.foreign && (reading.understood || namesSomething(occasion.url));
  const everyday =
    deed.sense === "everyday" && !isStray(reading, occasion) && fitsWords(reading, occasion);
  // The words are in no table, but it is known what is sent and that no plan is named in it.
  const named =
    occasion.guard === "strict" &&
    deed.sense === "unknown" &&
    !deed.look &&
    !deed.foreign &&
    !reading.ofPlans;
  if (stakes.size === 0)
    return everyday || (named && reading.understood) || (isMereChoice(reading, deed) && told);
  const understood = reading.understood || isReadingMethod(occasion.method);
  if (stakes.size === 1 && stakes.has("account-address")) return everyday && understood;
  if (occasion.guard === "strict" || reading.ofPlans) return false;
  // A price that is paid once is paid at the till; one that is paid again and again may begin with any button.
  const paidOnce = stakes.size === 1 && stakes.has("price-here");
  if (everyday && reading.looks && reading.understood) return true;
  if (everyday) return paidOnce ? told : understood;
  if (paidOnce && (removesSmall(reading, deed) || isCount(reading, occasion))) return true;
  return paidOnce && told && isMereChoice(reading, deed) && !/\p{Nd}/u.test(deed.words);
}

/** Control and address say by themselves that it is one small thing that goes: a row of a wish list, a bookmark. */
const removesSmall = ({ risk }: RequestReading, deed: Deed): boolean =>
  risk.code === "removes_small" && deed.risk.code === "removes_small";

/** "+" in a basket: which one, and how many, and nothing else. It is paid at the till. */
function isCount({ fields, understood }: RequestReading, { url, doing }: Occasion): boolean {
  const { slight, sense, look } = doing.deed;
  if (!slight || look || sense === "final" || !understood) return false;
  const inBasket = (readAddress(url).bits & ADDRESS.trivial) !== 0 && BASKET.test(wordsOf(url));
  const count = fields.some(([name, value]) => COUNTS.test(name) && /^\d{1,3}$/.test(value));
  return inBasket && count && fields.every(([, value]) => /^(?=.*\d)[\w-]{1,40}$/.test(value));
}

const BASKET = /\b(?:cart|basket|bag|warenkorb|panier|carrito|carrinho|carrello|winkelwagen)\b/;
const COUNTS = /^(?:qty|quantity|quantities|num|number|count|amount|pieces|units)$/i;

/** "Open on Sundays", "4 stars": no table has the words of all filters, but none of them speaks of a plan. */
function isMereChoice({ ofPlans }: RequestReading, { choice, sense, words, group }: Deed): boolean {
  return choice && sense === "unknown" && !ofPlans && !namesSubject(`${words}\n${group}`);
}

const CONSENT =
  /cookie|consent|gdpr|ccpa|datenschutz|privacy choices|einwilligung|consentement|consentimiento|consenso|toestemming|samtyck|samtykke|zgod[aęy]|ciastecz|souhlas|s[uú]hlas|ev[aä]ste|hozz[aá]j[aá]rul|consim[tț]|[cç]erez|privol|согласи|куки|クッキー|쿠키/i;

function carriesOnly({ fields }: RequestReading, typed: string): boolean {
  const wanted = typed.toLowerCase();
  const rest = fields.filter(
    ([, value]) =>
      value !== "" &&
      !wanted.includes(value.toLowerCase()) &&
      !value.toLowerCase().includes(wanted) &&
      !/^(?:\d{1,4}|true|false|[a-z]{2}(?:-[a-z]{2})?)$/i.test(value),
  );
  return (
    typed !== "" &&
    rest.length <= 1 &&
    fields.some(([, value]) => value.toLowerCase().includes(wanted))
  );
}
