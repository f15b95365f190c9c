import { hasPercent, hasPrice } from "../../reading/risk/dates-and-prices.ts";
import { readLabel } from "../../reading/risk/label-reading.ts";
import { type Concept, conceptReader, type Found, plain } from "./concepts.ts";
import { conditioned, governed, IF, of, UNLESS_PAID } from "./conditions.ts";
import { datesIn } from "./dates.ts";
import { endedIn } from "./ended.ts";
import type { Language } from "./language.ts";
import type { Line, Place } from "./layers.ts";
import {
  noNext,
  nothingAhead,
  renewalIsOff,
  goesOnAfter,
  lastOne,
  lastPaid,
  nextOne,
  renewsByItself,
} from "./next-payment.ts";
import { hasNoMore, saysNoMore } from "./no-more-charges.ts";
import { endsOnlyPart } from "./paid-term.ts";
import { isTold, sellsForUs, speaksOfCarriage, stopsMail } from "./something-else-ended.ts";

/**
 * What one sentence says. `done`: it is over. `closing`: nothing more will be charged. `ending`: a day on which it ends.
 * `maybeEnding`: that day, but only if. `mailStops`: letters stop, and nothing else.
 * `otherEnds`: what ended is something else. `told`: a member speaks. The rest are the concepts of the lexicons.
 */
export type Kind =
  | Exclude<Concept, "over" | "cancelNoun" | "completed" | "negation" | "conditional" | "endsOn">
  | "done"
  | "ending"
  | "maybeEnding"
  | "mailStops"
  | "otherEnds"
  | "told"
  | "price";

export type Claim = {
  kind: Kind;
  quote: string;
  place: Place;
  level: number;
  dates: string[];
  /** The date that the words about the end belong to. */
  endDate?: string;
  /** Which line of its layer: what comes first on a page weighs more. */
  line: number;
  /** Stands in a list of points. */
  item?: true;
  /** Speaks of another subscription than the first on the page, or than the one asked for. */
  aside?: true;
};

const SENTENCE_END =
  /(?<=[!?。！？])\s*|\s\.\s+|(?<=(?:\p{L}{3,}|\d{4}|[)"”»%])\.)\s+(?=[\p{Lu}\p{N}¿¡"“«„])/u;
const QUESTION = /[?？]\s*$|(?:か|かな)[。]?\s*$/u;
export const sentencesOf = (text: string): string[] =>
  text.split(SENTENCE_END).filter((part) => /[\p{L}\p{N}]/u.test(part));

function endsSubscription(text: string): boolean {
  // A question does nothing as a control, but as a heading it says what its page is about: "What happens after I cancel?"
  const { risk } = readLabel(text.replace(/[?？]/gu, ""));
  return risk.level === "danger" && risk.kinds.includes("ends_subscription");
}

/** German denies behind the verb: "verlängert sich nicht" holds "verlängert sich". */
const insideClosing = (found: Found[], hit: Found): boolean =>
  hit.concept === "renews" &&
  of(found, "closing").some((other) => other.start <= hit.start && hit.end < other.end);

/** "non si rinnoverà", "não está mais ativa": the longer phrase has taken the "not" into itself. */
const denied = (found: Found[], hit: Found): boolean =>
  [...of(found, "closing"), ...of(found, "over")].some(
    (other) => other.start < hit.start && hit.end <= other.end,
  );

// A heading or title that only names a thing: "Cancellation" says nothing about whether it is done.
const SIMPLE: Concept[] = [
  "closing",
  "notDone",
  "ask",
  "loss",
  "offer",
  "survey",
  "renews",
  "active",
  "paused",
  "place",
  "manage",
  "interim",
  "fail",
  "login",
  "help",
  "billedElsewhere",
  "captcha",
  "code",
  "phone",
  "letter",
  "chat",
  "visit",
  "subject",
];

const ENDS_THEN = /をもって|に切り替わり|で終了/u;
const PAID =
  /\b(?:paid|last|receipt|invoice|refund|order|bezahlt|letzte|rechnung|paye|dernier|derniere|facture|pagad[oa]|ultim[oa]|recibo|pago em|pagat[oa]|fattura|betaald|laatste|factuur|oplacon|betald)/;
const SAYS_MORE = new Set<Kind>([
  "done",
  "closing",
  "ending",
  "maybeEnding",
  "offer",
  "ask",
  "loss",
]);

/** A day in the same sentence or under it; under it, "Cancelled, works until …" says no day of payment. */
function isNear(line: Line, sentence: string, languages: Language[]): boolean {
  if (datesIn(sentence).length > 0) return true;
  const next = plain(line.next ?? "");
  const below = conceptReader(languages)(next);
  return of(below, "over").length + of(below, "endsOn").length === 0 || endsOnlyPart(next);
}

const isPlainSum = (kinds: Set<Kind>, text: string): boolean =>
  !PAID.test(text) && ![...kinds].some((kind) => SAYS_MORE.has(kind));

const FUTURE_OR_PAST = new Set<Kind>(["notDone", "renews", "paused", "active", "interim"]);

/** What no list of phrases holds, because one half of it is the site's own word for what it sends or sells. */
function addComposed(
  kinds: Set<Kind>,
  line: Line,
  sentence: string,
  found: Found[],
  dates: string[],
  languages: Language[],
): void {
  const text = plain(sentence);
  const [label = "", value = line.next ?? ""] = text.split(/\s*[:：]\s*/);
  const next = noNext(text) ? "none" : nextOne(label.trim(), plain(value), dates.length > 0);
  if (renewalIsOff(label, plain(value))) kinds.add("closing");
  // "Il rinnovo automatico è disattivato" holds "rinnovo automatico".
  if (next === "comes" || (renewsByItself(text) && !kinds.has("closing"))) kinds.add("renews");
  const [about] = of(found, "subject");
  if (about && hasPrice(text) && goesOnAfter(text.slice(about.end))) kinds.add("renews");
  // "Renewal" over "Cancelled on 3 May", "次回更新日をもって終了": the value says that there is none.
  const beside = value.length < 60 ? conceptReader(languages)(plain(value)) : [];
  const none = of(beside, "over").length + of(beside, "closing").length > 0;
  if (kinds.has("renews") && (none || ENDS_THEN.test(text))) kinds.delete("renews");
  if (nothingAhead(text)) kinds.add("closing");
  if (
    !kinds.has("renews") &&
    lastOne(label.trim().replace(/ (?:am|le|el|em|il|op)$/, ""), dates.length > 0)
  )
    kinds.add("ending");
  if (next === "none") {
    kinds.delete("renews");
    kinds.add("closing");
  }
  if (QUESTION.test(sentence) || [...FUTURE_OR_PAST].some((kind) => kinds.has(kind))) return;
  if (of(found, "conditional").some((hit) => IF.test(text.slice(hit.start, hit.end)))) return;
  // What stands in a list is most often what would be lost.
  if (line.item !== true && saysNoMore(text, languages)) kinds.add("closing");
  if (of(found, "subject").length > 0 && hasNoMore(text, languages)) kinds.add("done");
}

/** Dutch "per 1 mei" is a day, "per maand" a price. */
const PER_MONTH = /^per (?:\d weken|maand|jaar|week|kwartaal|dag|nummer|editie|keer)/;

const THIS_MONTH =
  /\b(?:this (?:month|week)|diesen monat|diese woche|ce mois|cette semaine|est[ea] (?:mes|semana)|questo mese|questa settimana|deze (?:maand|week))\b|今月|今週/;

/** Letters that stop and carriage that is free say nothing of the subscription. */
function setOthersApart(kinds: Set<Kind>, text: string): void {
  if (sellsForUs(text)) kinds.delete("billedElsewhere");
  if (stopsMail(text)) {
    kinds.delete("closing");
    kinds.add("mailStops");
  } else if (speaksOfCarriage(text) || THIS_MONTH.test(text)) kinds.delete("closing");
}

function kindsOf(
  line: Line,
  sentence: string,
  found: Found[],
  dates: string[],
  languages: Language[],
): Set<Kind> {
  const text = plain(sentence);
  const kinds = new Set<Kind>();
  const question = QUESTION.test(sentence);
  for (const concept of SIMPLE) {
    const hits = of(found, concept).filter((hit) => !insideClosing(found, hit));
    if (hits.length === 0) continue;
    const firm = ["closing", "renews", "active", "paused"].includes(concept);
    // "Es wird nichts mehr abgebucht": what will not happen any more is said in the future, and is no condition.
    const held = concept === "closing" ? conditioned : governed;
    if (firm && (question || hits.every((hit) => held(text, found, hit) || denied(found, hit))))
      continue;
    // "What went wrong?" asks for a reason.
    if (concept === "fail" && question) continue;
    kinds.add(concept as Kind);
  }
  if (!question && !kinds.has("notDone") && !kinds.has("renews")) {
    const ended = endedIn(line, text, found);
    if (ended) kinds.add(ended);
  }
  const ends = of(found, "endsOn").filter(
    (hit) => !lastPaid(text.slice(hit.start, hit.end)) && !PER_MONTH.test(text.slice(hit.start)),
  );
  if (ends.length > 0 && dates.length > 0 && !kinds.has("renews")) {
    const only =
      question || UNLESS_PAID.test(text) || ends.every((hit) => conditioned(text, found, hit));
    kinds.add(only ? "maybeEnding" : "ending");
  }
  addComposed(kinds, line, sentence, found, dates, languages);
  setOthersApart(kinds, text);
  if (isTold(text) && (kinds.has("done") || kinds.has("closing"))) {
    kinds.delete("done");
    kinds.delete("closing");
    kinds.add("told");
  }
  // "Your monthly gift has stopped", "we cannot change it while a payment is processed": the plainer word is meant.
  if (kinds.has("done") || kinds.has("ask")) kinds.delete("offer");
  if (kinds.has("fail")) kinds.delete("interim");
  if (hasPrice(text) || hasPercent(text)) kinds.add("price");
  // "Turn off recurring billing?" over a page asks, whatever its words.
  if (question && (line.place === "heading" || text.length < 60) && endsSubscription(sentence))
    kinds.add("ask");
  // "12,90 € le 25 novembre": a sum and a day ahead, in few words, is what will be paid.
  if (
    kinds.has("price") &&
    dates.length === 1 &&
    isNear(line, sentence, languages) &&
    text.length < 60 &&
    isPlainSum(kinds, text)
  )
    kinds.add("active");
  return kinds;
}

function nearestDate(sentence: string, found: Found[], dates: string[]): string | undefined {
  const ends = of(found, "endsOn");
  if (ends.length === 0) return undefined;
  const distance = (date: string) => {
    const at = sentence.indexOf(date);
    return Math.min(
      ...ends.map((hit) => (at >= hit.start ? at - hit.end : 3 * (hit.start - at - date.length))),
    );
  };
  return dates.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Everything the lines of a layer say, in the order of the page. */
export function claimsOf(lines: Line[], languages: Language[]): Claim[] {
  const read = conceptReader(languages);
  return lines.flatMap((line, index) =>
    sentencesOf(line.text).flatMap((sentence) => {
      const found = read(plain(sentence));
      let dates = datesIn(sentence);
      // "Renewal date" over "2 December 2026": a label and its value on two lines.
      if (dates.length === 0 && sentence.length < 50 && line.next && line.next.length < 50)
        dates = datesIn(line.next);
      const kinds = kindsOf(line, sentence, found, dates, languages);
      const endDate = nearestDate(sentence, found, dates);
      return [...kinds].map((kind) => ({
        kind,
        quote: sentence.trim(),
        place: line.place,
        level: line.level,
        dates,
        ...(endDate ? { endDate } : {}),
        ...(line.item === true ? { item: line.item } : {}),
        line: index,
      }));
    }),
  );
}
