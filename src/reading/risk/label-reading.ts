import { hasPercent, hasPrice, namesFigure } from "./dates-and-prices.ts";
import { splitJoined } from "./joined-words.ts";
import {
  type Clause,
  clausesOf,
  has,
  isHelp,
  isNegated,
  type LabelReading,
  type Stance,
} from "./label-clause.ts";
import { readVerbObject } from "./label-verb-object.ts";
import { readEnding } from "./label-ending.ts";
import { withoutQuestions } from "./label-question.ts";
import { BIT } from "./lexicon.ts";
import { foldAccents, labelReadings } from "./normalize.ts";
import { caution, danger, SAFE } from "../../contract/risk.ts";
import { joinSplitVerbs } from "./split-verbs.ts";

export type { LabelReading } from "./label-clause.ts";

const LETTERS = /[\p{L}]/u;
const CLOSE_GLYPHS = /^[×✕✖✗✘⨯╳❌x☓🗙\s]+$/u;
const BACK_GLYPHS = /^[←‹«<⟵◀↩\s]+$/u;
const COVERED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** "Choose $5.99", "Lo prendo a 1,99 €": an offer is taken by its price. */
const TAKES =
  /^(?:i(?:'ll)? )?(?:choose|pick|select|take)(?!\p{L})|^(?:ich )?(?:wahle|nehme)(?!\p{L})|(?:wahlen|nehmen)$|^(?:je )?(?:choisis|choisir|prends|prendre)(?!\p{L})|^(?:me )?(?:elijo|elegir|quedo|escolho|escolher|(?:lo )?prendo|scegli|scelgo|kies|(?:ik )?neem|valj|tar|wybierz|wybieram|biore)(?!\p{L})/u;
/** "Pay now with the card ending 42": the card is what it is paid with, not what it is about. */
const PAID_WITH = /(?<!\p{L})(?:with|mit|avec|con|com|met|med|using|per) .+$/u;

function isSmall({ text, hits }: Clause): boolean {
  const means = PAID_WITH.exec(text)?.index ?? text.length;
  return hits.some((hit) => has(hit.categories, BIT.trivial) && hit.start < means);
}

function readSpending(clause: Clause): LabelReading | undefined {
  const { text, hits, bits } = clause;
  const declined = hits.some(
    (h) => has(h.categories, BIT.buy | BIT.spend | BIT.offer) && isNegated(clause, h),
  );
  if (declined)
    return has(bits, BIT.commit)
      ? { risk: caution("goes_without"), stance: "commit" }
      : { risk: SAFE, stance: "stay" };
  const price = hasPrice(text) || hasPercent(text);
  const spends: LabelReading = { risk: danger("spends_money"), stance: "acts" };
  if (has(bits, BIT.buy)) {
    return isSmall(clause) && !price ? { risk: caution("changes"), stance: "other" } : spends;
  }
  const stays = has(bits, BIT.stay);
  if (has(bits, BIT.spend) && has(bits, BIT.offer) && !stays) return spends;
  if (has(bits, BIT.spend) && has(bits, BIT.subject) && !has(bits, BIT.trivial) && !stays)
    return spends;
  if (has(bits, BIT.commit) && has(bits, BIT.order) && !has(bits, BIT.trivial)) return spends;
  if (price && (has(bits, BIT.spend | BIT.commit | BIT.stay | BIT.offer) || TAKES.test(text)))
    return spends;
  return price && has(bits, BIT.caution | BIT.subject)
    ? { risk: caution("names_price"), stance: "commit" }
    : undefined;
}

function readClause(clause: Clause, whole: number): LabelReading {
  const { hits, bits } = clause;
  if (isHelp(clause)) return { risk: SAFE, stance: "help" };
  if (namesFigure(clause.text)) return { risk: SAFE, stance: "other" };
  if (has(bits, BIT.consent) && !has(bits, BIT.end | BIT.delete | BIT.buy))
    return { risk: caution("consent"), stance: "consent" };
  const ending = readEnding(clause, whole);
  if (ending?.risk.level === "danger") return ending;
  if (ending?.risk.level === "caution") {
    // "Pay early termination fee": the word about ending must not hide the paying.
    const spending = ending.stance === "stay" ? undefined : readSpending(clause);
    return spending?.risk.level === "danger" ? spending : ending;
  }
  if (has(bits, BIT.delete)) {
    const negated = hits.some((h) => has(h.categories, BIT.delete) && isNegated(clause, h));
    if (negated) return { risk: SAFE, stance: "stay" };
    if (has(bits, BIT.trivial) && !has(bits, BIT.valuable))
      return { risk: caution("removes_small"), stance: "other" };
    return { risk: danger("deletes"), stance: "acts" };
  }
  if (ending?.stance === "stay" || ending?.stance === "dismiss") {
    const spending = hasPrice(clause.text) ? readSpending(clause) : undefined;
    return spending?.risk.level === "danger" ? spending : ending;
  }
  if (
    has(bits, BIT.remove) &&
    has(bits, BIT.valuable) &&
    !has(bits, BIT.trivial) &&
    !has(bits, BIT.stay)
  )
    return { risk: danger("deletes"), stance: "acts" };
  const spending = readSpending(clause);
  if (spending) return spending;
  if (has(bits, BIT.reach)) {
    const small = has(bits, BIT.self);
    return small
      ? { risk: caution("sends_something"), stance: "other" }
      : { risk: danger("reaches_others"), stance: "acts" };
  }
  if (has(bits, BIT.grant)) return { risk: danger("grants_access"), stance: "acts" };
  if (ending) return ending;
  if (has(bits, BIT.stay)) return { risk: SAFE, stance: "stay" };
  if (has(bits, BIT.signIn)) return { risk: caution("signs_in"), stance: "signIn" };
  if (has(bits, BIT.commit) || (has(bits, BIT.affirm) && !has(bits, BIT.subject)))
    return { risk: caution("commits"), stance: "commit" };
  if (has(bits, BIT.caution | BIT.remove | BIT.undo | BIT.stop) && !has(bits, BIT.dismiss))
    return { risk: caution("changes"), stance: "other" };
  if (has(bits, BIT.dismiss)) return { risk: SAFE, stance: "dismiss" };
  return { risk: SAFE, stance: "other" };
}

const STANCE_ORDER: Stance[] = [
  "acts",
  "cancel",
  "commit",
  "consent",
  "signIn",
  "stay",
  "dismiss",
  "other",
  "help",
  "unknown",
  "none",
];
const LEVELS = { safe: 0, caution: 1, danger: 2 };

function worse(a: LabelReading, b: LabelReading): LabelReading {
  if (a.risk.level !== b.risk.level) return LEVELS[a.risk.level] > LEVELS[b.risk.level] ? a : b;
  return STANCE_ORDER.indexOf(a.stance) <= STANCE_ORDER.indexOf(b.stance) ? a : b;
}

const SETTLED: LabelReading = { risk: danger("unclear_commit"), stance: "acts" };
const FINAL =
  /^(?:make it final|finali[sz]e(?: it)?|das ist endgultig|c'est definitif|es definitivo|e definitivo|dat is definitief|(?:これで)?確定(?:する|します|させる)?)$/u;

/** "Yes, make it final": an assent, and then the last word. "Yes, continue" is only a step. */
function settles(clauses: Clause[]): boolean {
  const last = clauses.at(-1);
  return (
    clauses.length > 1 &&
    has(clauses[0]?.bits ?? 0, BIT.affirm) &&
    last !== undefined &&
    FINAL.test(last.text)
  );
}

/** "Try free, then €9.99/month": the verb and its price stand in two clauses. */
function costsLater(clauses: Clause[], whole: number): boolean {
  const otherwise =
    BIT.stay |
    BIT.dismiss |
    BIT.negation |
    BIT.helpLead |
    BIT.helpTrail |
    BIT.trivial |
    BIT.consent;
  const verb = clauses.findIndex((clause) => has(clause.bits, BIT.spend));
  if (verb < 0 || has(whole, otherwise)) return false;
  return clauses.some((clause, index) => index > verb && hasPrice(clause.text));
}

const NO_CANCEL: LabelReading = { risk: caution("unclear_way"), stance: "cancel" };

/** A verb and its object can be a danger where no word of either is; the rest of the label cannot excuse it. */
function readClauseAndDeed(clause: Clause, whole: number): LabelReading {
  const reading = readClause(clause, whole);
  if (reading.risk.level === "danger" || reading.stance === "consent") return reading;
  return readVerbObject(clause, reading.stance === "help") ?? reading;
}

function readOne(label: string): LabelReading {
  const text = withoutQuestions(label);
  if (text === "" && label !== "") return { risk: SAFE, stance: "help" };
  if (CLOSE_GLYPHS.test(text) && text !== "") return { risk: SAFE, stance: "dismiss" };
  if (BACK_GLYPHS.test(text) && text !== "") return { risk: SAFE, stance: "dismiss" };
  if (!LETTERS.test(text)) return { risk: SAFE, stance: "none" };
  const clauses = clausesOf(text);
  const whole = clauses.reduce((bits, clause) => bits | clause.bits, 0);
  if (whole === 0 && !COVERED.test(text)) return { risk: SAFE, stance: "unknown" };
  const readings = clauses.map((clause) => readClauseAndDeed(clause, whole));
  let worst = readings[0] ?? { risk: SAFE, stance: "none" };
  for (const reading of readings.slice(1)) worst = worse(worst, reading);
  if (worst.risk.level !== "danger" && settles(clauses)) return SETTLED;
  if (worst.risk.level !== "danger" && costsLater(clauses, whole))
    return { risk: danger("spends_money"), stance: "acts" };
  // "No, cancel" is the way out of one dialog and the way on in another: only its surroundings can tell.
  const bareNo =
    clauses.length > 1 &&
    has(clauses[0]?.bits ?? 0, BIT.dismiss) &&
    readings.at(-1)?.stance === "cancel";
  return bareNo && worst.risk.level === "safe" ? NO_CANCEL : worst;
}

// The same few labels come back at every observation; past this many the page is making them up.
const MEMO_LIMIT = 2000;
const memo = new Map<string, LabelReading>();
const MEMO_LENGTH = 400;
const LENGTH_LIMIT = 5000;

function readAnew(label: string): LabelReading {
  let worst: LabelReading | undefined;
  for (const reading of labelReadings(label)) {
    const folded = joinSplitVerbs(foldAccents(reading));
    const parted = /[a-z]{9,}/.test(folded) ? folded.replace(/[a-z]{9,}/g, splitJoined) : folded;
    const read = readOne(parted);
    worst = worst ? worse(worst, read) : read;
  }
  return worst ?? { risk: SAFE, stance: "none" };
}

export function readLabel(label: string): LabelReading {
  // A label longer than any real one is read at both ends: padding must not push the verb out of sight.
  if (label.length > LENGTH_LIMIT)
    return readAnew(`${label.slice(0, LENGTH_LIMIT / 2)}\n${label.slice(-LENGTH_LIMIT / 2)}`);
  if (label.length > MEMO_LENGTH) return readAnew(label);
  const known = memo.get(label);
  if (known) return known;
  const reading = readAnew(label);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(label, reading);
  return reading;
}
