import { hasPrice } from "./dates-and-prices.ts";
import { BIT, lexiconEntries } from "./lexicon.ts";
import { type Hit, phraseMatcher } from "./phrase-matcher.ts";
import { foldAccents, normalizeLabel } from "./normalize.ts";
import type { Risk } from "../../contract/risk.ts";

/** How a label behaves in a context: a `commit` takes on the danger of its dialog, a `dismiss` does not. */
export type Stance =
  | "acts"
  | "cancel"
  | "dismiss"
  | "stay"
  | "commit"
  | "help"
  | "consent"
  | "signIn"
  | "none"
  | "other"
  | "unknown";

export type LabelReading = { risk: Risk; stance: Stance };

const match = phraseMatcher(lexiconEntries());

export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
// No clause ends inside a number or behind a date: "24,90 €", "zum 31.12. beenden".
const CLAUSE_END = /[,:](?!\d)|(?<!\d)\.(?!\d)|[;!?¿¡()|•·、。，！？；：（）「」]|\s[-–—/]\s|\n/u;
const KNOWN_FILLER =
  /^(?:this|that|your|with|from|their|mine|here|dein|deine|deinen|mein|meine|meinen|mijn|jouw|votre|notre|cette|leur|esta|este|minha|meine[nrms]?|ihr|ihre[nrms]?|questo|questa|sans|pour|avec|para|hier|dies|diese[nrms]?)$/;
const CONTENT_WORD =
  /\p{Script=Katakana}{2,}|\p{Script=Han}{2,}|\p{Script=Hangul}{2,}|[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]{2,}/gu;

export type Clause = { text: string; hits: Hit[]; bits: number };

export const has = (bits: number, ...masks: number[]) => masks.every((mask) => (bits & mask) !== 0);

export function findHit(hits: Hit[], mask: number): Hit | undefined {
  return hits.find((hit) => (hit.categories & mask) !== 0);
}

/** Words of the clause that no lexicon knows: after "cancel" they are most often the product's name. */
export function hasUnknownContent({ text, hits }: Clause): boolean {
  let rest = "";
  let at = 0;
  for (const hit of hits) {
    rest += `${text.slice(at, hit.start)} `;
    at = hit.end;
  }
  rest += text.slice(at);
  return (rest.match(CONTENT_WORD) ?? []).some((word) => !KNOWN_FILLER.test(word));
}

/** Whether a negation governs the hit: before it with nothing but small words between, or after it in Japanese style. */
export function isNegated({ text, hits }: Clause, hit: Hit): boolean {
  return hits.some((other) => {
    if (!has(other.categories, BIT.negation) || other === hit) return false;
    if (other.end <= hit.start) {
      const between = hits.filter((h) => h.start >= other.end && h.end <= hit.start);
      if (between.some((h) => has(h.categories, BIT.and | BIT.stay))) return false;
      let gap = text.slice(other.end, hit.start);
      for (const h of between) gap = gap.replace(text.slice(h.start, h.end), " ");
      return (gap.match(/\p{L}{5,}/gu) ?? []).length === 0 && gap.length < 30;
    }
    const gap = text.slice(hit.end, other.start);
    if (UNSPACED.test(text.slice(other.start, other.end))) return gap.length <= 8;
    return text.slice(other.end).trim() === "" && gap.trim().length <= 12;
  });
}

export function isHelp({ text, hits, bits }: Clause): boolean {
  const acting =
    BIT.end |
    BIT.cancel |
    BIT.cancelNoun |
    BIT.stop |
    BIT.delete |
    BIT.buy |
    BIT.reach |
    BIT.grant |
    BIT.remove |
    BIT.order |
    BIT.caution;
  const lead = findHit(hits, BIT.helpLead);
  const act = findHit(hits, acting);
  if (!act) return lead !== undefined && lead.start === 0;
  if (lead && lead.start === 0 && lead !== act) {
    // "View terms and cancel" is no article.
    return !hits.some(
      (h) => has(h.categories, BIT.and) && h.start > lead.start && h.start < act.start,
    );
  }
  const last = hits.at(-1);
  if (!last || !has(bits, BIT.helpTrail | BIT.helpLead)) return false;
  if (UNSPACED.test(text)) {
    const trail = hits.find(
      (h) => has(h.categories, BIT.helpTrail | BIT.helpLead) && h.start >= act.end,
    );
    return (
      trail !== undefined &&
      !hits.some(
        (h) =>
          h.start >= trail.end && has(h.categories, BIT.end | BIT.cancel | BIT.delete | BIT.buy),
      )
    );
  }
  const trail = hits.find((h) => has(h.categories, BIT.helpTrail));
  if (!trail) return false;
  // "Régler 24 €" pays; the same letters are "rules" in Swedish.
  if (has(trail.categories, BIT.buy) && hasPrice(text)) return false;
  // "End policy" is what an insurer offers; "Cancellation policy" is to be read.
  if (has(trail.categories, BIT.subject) && act.start === 0 && has(act.categories, BIT.stop))
    return false;
  // "Conditions de résiliation": the noun stands first in Romance languages.
  const foremost = trail.start === 0 && has(act.categories, BIT.end | BIT.cancelNoun);
  // A trailing noun excuses only the noun it stands beside: "Cancellation fee", not "Pay the cancellation fee".
  const verbs = BIT.cancel | BIT.delete | BIT.buy | BIT.reach | BIT.commit | BIT.affirm;
  const imperative = hits.some(
    (h) =>
      has(h.categories, verbs) && !has(h.categories, BIT.cancelNoun) && h.end < trail.start - 1,
  );
  return (
    !imperative && !has(bits, BIT.cancel) && (trail.start >= act.end || trail === act || foremost)
  );
}

export function clausesOf(text: string): Clause[] {
  return text
    .split(CLAUSE_END)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const hits = match(part);
      return { text: part, hits, bits: hits.reduce((bits, hit) => bits | hit.categories, 0) };
    });
}

const SAYS_WHAT_TO_DO =
  BIT.end | BIT.cancel | BIT.stop | BIT.cancelNoun | BIT.stay | BIT.negation | BIT.want;

/** What is left where the words of ending and keeping are taken out: what they are about. */
export function withoutVerbs(line: string): string {
  const text = foldAccents(normalizeLabel(line));
  let rest = "";
  let at = 0;
  for (const { start, end, categories } of match(text)) {
    if (start < at || (categories & SAYS_WHAT_TO_DO) === 0) continue;
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}

/** Whether a line names what is paid for again and again: a plan, a membership. */
export function namesSubject(line: string): boolean {
  const text = foldAccents(normalizeLabel(line.slice(0, 200)));
  return match(text).some((hit) => has(hit.categories, BIT.subject));
}
