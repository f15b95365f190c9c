import type { Concept, Found } from "./concepts.ts";
import { governed, of } from "./conditions.ts";
import type { Line } from "./layers.ts";
import { endsPart, speaksOfOther } from "./something-else-ended.ts";
import { isFault, isSetting, namesThing, trialRanOut } from "./ended-subject.ts";

const CLAUSE_END = /[,;:·|()[\]–—]/;

function clauseAround(text: string, hit: Found): string {
  const before = text.slice(0, hit.start).split(CLAUSE_END).at(-1) ?? "";
  const after = text.slice(hit.end).split(CLAUSE_END)[0] ?? "";
  return `${before}${text.slice(hit.start, hit.end)}${after}`;
}

/** "1 December 2026: cancelled": one box or one visit of many. */
const DATED_ROW = /^\d[^:]{3,25}[:：]/u;

/** "Cancelled subscriptions: 2" counts them. */
const COUNTED = /[:：(]\s*\d{1,3}\)?$/;

/** What has ended is a device, a discount, an order: not what is paid for. */
function isOther(text: string, found: Found[], hit: Found): boolean {
  if (speaksOfOther(text)) return true;
  const before = text.slice(0, hit.start).split(CLAUSE_END).at(-1) ?? "";
  const after = text.slice(hit.end).split(CLAUSE_END)[0] ?? "";
  const from = hit.start - before.length;
  const named = of(found, "subject").filter((s) => s.start >= from && s.start < hit.start);
  const noun = of(found, "cancelNoun").some((n) => n.start >= from && n.end <= hit.end);
  const ended = text.slice(hit.start, hit.end);
  if (trialRanOut(before, ended) || isFault(after)) return true;
  if (named.length === 0 && !noun && (namesThing(before, ended) || isSetting(ended, after)))
    return !of(found, "subject").some((s) => s.start >= hit.end);
  return endsPart(before, after, (named.at(-1)?.start ?? from - 1) - from);
}

/** Whether a sentence says that it is over, or that something else is. */
export function endedIn(
  line: Line,
  text: string,
  found: Found[],
): "done" | "otherEnds" | undefined {
  const about = of(found, "subject").length > 0 || of(found, "cancelNoun").length > 0;
  if ((!about && DATED_ROW.test(text)) || COUNTED.test(text)) return undefined;
  const short = text.length < 70 && line.place !== "body";
  // "Cancelled · access until 3 May": a status among others on its line.
  const status = of(found, "over").some((hit) => clauseAround(text, hit).length < 40);
  const free = (concept: Concept) =>
    of(found, concept).filter(
      (hit) => !governed(text, found, hit) && !INFINITIVE.test(text.slice(0, hit.start)),
    );
  if (of(found, "cancelNoun").length > 0 && free("completed").length > 0) return "done";
  // "We cancelled your cancellation" takes it back.
  const back = (hit: Found) =>
    of(found, "cancelNoun").some((n) => n.start > hit.end && n.start < hit.end + TAKEN_BACK) &&
    of(found, "subject").length === 0 &&
    !CLAUSE_END.test(text.slice(hit.end, hit.end + TAKEN_BACK));
  const over = free("over").filter((hit) => !back(hit));
  if (over.length > 0 && over.every((hit) => isOther(text, found, hit))) return "otherEnds";
  return over.length > 0 && (about || short || status) ? "done" : undefined;
}
const TAKEN_BACK = 12;
const INFINITIVE = /\bto $/;
