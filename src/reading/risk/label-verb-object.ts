import { hasPrice, hasPriceBesideVerb } from "./dates-and-prices.ts";
import { type VerbObject, VERB_OBJECTS } from "./verb-object.ts";
import { type Clause, has, isNegated, type LabelReading } from "./label-clause.ts";
import { BIT } from "./lexicon.ts";
import { type Hit, phraseMatcher } from "./phrase-matcher.ts";
import { danger } from "../../contract/risk.ts";

const verbBit = (index: number) => 1 << (2 * index);
const objectBit = (index: number) => 2 << (2 * index);

const match = phraseMatcher(
  VERB_OBJECTS.flatMap((deed, index) => [
    ...deed.verbs.map((words) => [words, verbBit(index)] as const),
    ...deed.objects.map((words) => [words, objectBit(index)] as const),
  ]),
);

/** "Take me back to the offer": the verb is part of an older phrase that moves away or only shows. */
function belongsToMoving({ hits }: Clause, verb: Hit): boolean {
  return hits.some(
    (hit) =>
      hit.start <= verb.start &&
      hit.end >= verb.end &&
      hit.end - hit.start > verb.end - verb.start &&
      (hit.categories & (BIT.stay | BIT.dismiss | BIT.helpLead | BIT.commit | BIT.signIn)) !== 0,
  );
}

type Heard = { clause: Clause; hits: Hit[]; tells: boolean };

function isDone(deed: VerbObject, index: number, { clause, hits, tells }: Heard): boolean {
  const verb = hits.find((hit) => has(hit.categories, verbBit(index)));
  // What tells about something does it only when the verb comes first: Turkish "gör" is "see", Swedish "gör" is "make".
  if (tells && verb?.start !== 0) return false;
  if (!verb || belongsToMoving(clause, verb) || isNegated(clause, verb)) return false;
  const object = hits.find((hit) => hit !== verb && has(hit.categories, objectBit(index)));
  if (object ? isNegated(clause, object) : !(deed.priced && hasPrice(clause.text))) return false;
  if (deed.counted && !/\d/.test(clause.text)) return false;
  return !deed.unless?.test(clause.text);
}

/** "Search flights for $20" spends nothing. */
const LOOKS = /filt|search|sort|alert|such|recherch|busc|cerca|zoek|szukaj|\bsok|検索|絞/u;

/** What a verb does to its object, where neither word alone tells. `tells`: the clause reads as help. */
export function readVerbObject(clause: Clause, tells: boolean): LabelReading | undefined {
  const hits = match(clause.text);
  const found = hits.reduce((bits, hit) => bits | hit.categories, 0);
  for (const [index, deed] of VERB_OBJECTS.entries()) {
    if (!has(found, verbBit(index))) continue;
    if (isDone(deed, index, { clause, hits, tells }))
      return { risk: danger(deed.kind, deed.code), stance: "acts" };
  }
  // "Enter league for $20": whatever the verb is, this is its price.
  return !tells &&
    hasPriceBesideVerb(clause.text) &&
    !has(clause.bits, BIT.negation) &&
    !LOOKS.test(clause.text)
    ? { risk: danger("spends_money"), stance: "acts" }
    : undefined;
}
