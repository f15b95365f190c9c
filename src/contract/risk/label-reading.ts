import { hasDate, hasPercent, hasPrice } from "./amounts.ts";
import { splitJoined } from "./joined-words.ts";
import { BIT, lexiconEntries } from "./lexicon.ts";
import { foldAccents, labelReadings } from "./normalize.ts";
import { type Hit, phraseMatcher } from "./phrase-matcher.ts";
import { caution, danger, type Risk, SAFE } from "./risk.ts";

/** How a label behaves in a context: a `commit` takes on the danger of its dialog, a `dismiss` does not. */
export type Stance = "acts" | "cancel" | "dismiss" | "stay" | "commit" | "help" | "consent" | "signIn" | "none" | "other" | "unknown";

export type LabelReading = { risk: Risk; stance: Stance };

const match = phraseMatcher(lexiconEntries());

const LETTERS = /[\p{L}]/u;
const CLOSE_GLYPHS = /^[×✕✖✗✘⨯╳❌x☓🗙\s]+$/u;
const BACK_GLYPHS = /^[←‹«<⟵◀↩\s]+$/u;
const COVERED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const CLAUSE_END = /[,.;:!?()|•·、。，！？；：（）「」]|\s[-–—/]\s|\n/u;
const MAIL = /newsletter|mail|nieuwsbrief|nyhetsbrev|nyhedsbrev|uutiskirje|boletin|メルマガ|メール|рассылк|뉴스레터|메일|邮件|郵件/u;
const KNOWN_FILLER =
  /^(?:this|that|your|with|from|their|mine|here|dein|deine|deinen|mein|meine|meinen|mijn|jouw|votre|notre|cette|leur|esta|este|minha|meine[nrms]?|ihr|ihre[nrms]?|questo|questa|sans|pour|avec|para|hier|dies|diese[nrms]?)$/;
const CONTENT_WORD = /\p{Script=Katakana}{2,}|\p{Script=Han}{2,}|\p{Script=Hangul}{2,}|[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]{2,}/gu;

type Clause = { text: string; hits: Hit[]; bits: number };

const has = (bits: number, ...masks: number[]) => masks.every((mask) => (bits & mask) !== 0);

function findHit(hits: Hit[], mask: number): Hit | undefined {
  return hits.find((hit) => (hit.categories & mask) !== 0);
}

/** Words of the clause that no lexicon knows: after "cancel" they are most often the product's name. */
function hasUnknownContent({ text, hits }: Clause): boolean {
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
function isNegated({ text, hits }: Clause, hit: Hit): boolean {
  return hits.some((other) => {
    if (!has(other.categories, BIT.negation) || other === hit) return false;
    if (other.end <= hit.start) {
      const between = hits.filter((h) => h.start >= other.end && h.end <= hit.start);
      if (between.some((h) => has(h.categories, BIT.and) || has(h.categories, BIT.stay & ~BIT.want))) return false;
      let gap = text.slice(other.end, hit.start);
      for (const h of between) gap = gap.replace(text.slice(h.start, h.end), " ");
      return (gap.match(/\p{L}{5,}/gu) ?? []).length === 0 && gap.length < 30;
    }
    const gap = text.slice(hit.end, other.start);
    if (UNSPACED.test(text.slice(other.start, other.end))) return gap.length <= 8;
    return text.slice(other.end).trim() === "" && gap.trim().length <= 12;
  });
}

function isHelp({ text, hits, bits }: Clause): boolean {
  const acting = BIT.end | BIT.cancel | BIT.cancelNoun | BIT.stop | BIT.delete | BIT.buy | BIT.reach | BIT.grant | BIT.remove | BIT.order | BIT.caution;
  const lead = findHit(hits, BIT.helpLead);
  const act = findHit(hits, acting);
  if (!act) return lead !== undefined && lead.start === 0;
  if (lead && lead.start === 0 && lead !== act) {
    // "View terms and cancel" is no article.
    return !hits.some((h) => has(h.categories, BIT.and) && h.start > lead.start && h.start < act.start);
  }
  const last = hits.at(-1);
  if (!last || !has(bits, BIT.helpTrail | BIT.helpLead)) return false;
  if (UNSPACED.test(text)) {
    const trail = hits.find((h) => has(h.categories, BIT.helpTrail | BIT.helpLead) && h.start >= act.end);
    return trail !== undefined && !hits.some((h) => h.start >= trail.end && has(h.categories, BIT.end | BIT.cancel | BIT.delete | BIT.buy));
  }
  const trail = hits.find((h) => has(h.categories, BIT.helpTrail));
  if (!trail) return false;
  // "Conditions de résiliation": the noun stands first in Romance languages.
  const foremost = trail.start === 0 && has(act.categories, BIT.end | BIT.cancelNoun);
  // A trailing noun excuses only the noun it stands beside: "Cancellation fee", not "Pay the cancellation fee".
  const verbs = BIT.cancel | BIT.delete | BIT.buy | BIT.reach | BIT.commit | BIT.affirm;
  const imperative = hits.some((h) => has(h.categories, verbs) && !has(h.categories, BIT.cancelNoun) && h.end < trail.start - 1);
  return !imperative && !has(bits, BIT.cancel & ~BIT.cancelNoun) && (trail.start >= act.end || trail === act || foremost);
}

function readEnding(clause: Clause, whole: number): LabelReading | undefined {
  const { text, hits, bits } = clause;
  const ends = danger("ends_subscription");
  const words = hits.filter((h) => has(h.categories, BIT.end | BIT.cancel | BIT.cancelNoun | BIT.stop));
  // 解約をやめる: what stops the ending is no ending itself.
  const ending = words.filter((h, index) => index === 0 || !has(h.categories, BIT.negation));
  const negated = ending.filter((h) => isNegated(clause, h));
  if (ending.length > 0 && negated.length === ending.length) {
    // Two negations or a clause that also speaks of not staying: worked out by nobody, so it fails closed.
    const negations = hits.filter((h) => has(h.categories, BIT.negation));
    const doubled = negations.length > 1 && !UNSPACED.test(text) && !/\bne\b.*\bpas\b/.test(text);
    return doubled ? { risk: danger("unclear_commit", "double negative"), stance: "acts" } : { risk: SAFE, stance: "stay" };
  }
  const wanted = hits.find((h) => has(h.categories, BIT.want));
  if (wanted && isNegated(clause, wanted) && ending.length === 0) {
    if (has(bits, BIT.subject) || /renew|charge|bill|keep|verl|erneu|renouv|renov|rinnov|更新|갱신|续/u.test(text.slice(wanted.start, wanted.end))) {
      return { risk: ends, stance: "acts" };
    }
  }
  const loss = findHit(hits, BIT.lose);
  if (loss) {
    if (isNegated(clause, loss)) return { risk: SAFE, stance: "stay" };
    return { risk: has(bits, BIT.subject) ? ends : danger("unclear_commit", "gives something up"), stance: "acts" };
  }
  if (ending.length === 0) return undefined;

  const live = ending.filter((h) => !negated.includes(h));
  const noun = live.find((h) => has(h.categories, BIT.cancelNoun) || has(h.categories, BIT.end));
  const verb = live.find((h) => h !== noun && has(h.categories, BIT.cancel));
  const abort = hits.find((h) => h !== noun && has(h.categories, BIT.abort) && !has(h.categories, BIT.commit));
  if (noun && has(bits, BIT.undo) && !has(findHit(hits, BIT.undo)?.categories ?? 0, BIT.cancel)) {
    return { risk: danger("spends_money", "resumes billing"), stance: "acts" };
  }
  if (noun && verb && !has(bits, BIT.subject) && !has(bits, BIT.and)) return { risk: caution("stops or undoes a cancellation"), stance: "stay" };
  if (noun && abort && abort !== verb && !has(bits, BIT.subject)) return { risk: SAFE, stance: "stay" };

  const stay = findHit(hits, BIT.stay);
  const subject = findHit(hits, BIT.subject | BIT.valuable);
  if (live.some((h) => has(h.categories, BIT.end))) {
    const mailOnly = MAIL.test(text) && !has(bits, BIT.subject | BIT.valuable);
    return mailOnly ? { risk: caution("stops mail"), stance: "other" } : { risk: ends, stance: "acts" };
  }
  if (stay) {
    // "Cancel and keep plan": the subject belongs to the keeping. "Cancel plan, keep data" does not come here.
    const first = live[0] as Hit;
    if (stay.start < first.start && has(first.categories, BIT.stop)) return { risk: SAFE, stance: "stay" };
    if (stay.start > first.start && !(subject && subject.start < stay.start)) {
      return subject ? { risk: caution("unclear which way"), stance: "stay" } : { risk: SAFE, stance: "dismiss" };
    }
  }
  if (noun) {
    if (has(bits, BIT.commit | BIT.affirm) || has(whole, BIT.affirm)) return { risk: ends, stance: "acts" };
    if (has(bits, BIT.subject)) return { risk: ends, stance: "acts" };
    return { risk: caution("about cancelling"), stance: "commit" };
  }
  if (live.some((h) => has(h.categories, BIT.cancel))) {
    if (has(bits, BIT.subject)) return { risk: ends, stance: "acts" };
    if (has(bits, BIT.order)) return { risk: danger("unclear_commit", "cancels an order or booking"), stance: "acts" };
    if (has(bits, BIT.valuable)) return { risk: danger("ends_subscription", "ends an account"), stance: "acts" };
    if (has(bits, BIT.trivial)) return { risk: SAFE, stance: "dismiss" };
    if (has(whole, BIT.affirm) || has(bits, BIT.commit)) return { risk: ends, stance: "acts" };
    if (hasUnknownContent(clause)) return { risk: danger("ends_subscription", "cancels something"), stance: "acts" };
    return has(bits, BIT.caution) ? { risk: caution("changes something"), stance: "other" } : { risk: SAFE, stance: "cancel" };
  }
  const onlyStop = live.every((h) => has(h.categories, BIT.stop));
  if (onlyStop && has(bits, BIT.subject) && !has(bits, BIT.trivial) && live.some((h) => !has(h.categories, BIT.dismiss) || has(bits, BIT.subject))) {
    return { risk: ends, stance: "acts" };
  }
  const plainEnd = live.some((h) => !has(h.categories, BIT.dismiss) && !has(h.categories, BIT.commit));
  if (plainEnd && !has(bits, BIT.trivial) && !(has(bits, BIT.valuable) && has(bits, BIT.remove))) {
    if (hasDate(text)) return { risk: ends, stance: "acts" };
    if (has(whole, BIT.affirm)) return { risk: danger("ends_subscription", "ends something now"), stance: "acts" };
  }
  return undefined;
}

function readSpending({ text, hits, bits }: Clause, clause: Clause): LabelReading | undefined {
  const declined = hits.some((h) => has(h.categories, BIT.buy | BIT.spend | BIT.offer) && isNegated(clause, h));
  if (declined) return has(bits, BIT.commit) ? { risk: caution("goes on without it"), stance: "commit" } : { risk: SAFE, stance: "stay" };
  const price = hasPrice(text) || hasPercent(text);
  const spends: LabelReading = { risk: danger("spends_money"), stance: "acts" };
  if (has(bits, BIT.buy)) {
    return has(bits, BIT.trivial) && !price ? { risk: caution("changes something"), stance: "other" } : spends;
  }
  const stays = has(bits, BIT.stay);
  if (has(bits, BIT.spend) && has(bits, BIT.offer) && !stays) return spends;
  if (has(bits, BIT.spend) && has(bits, BIT.subject) && !has(bits, BIT.trivial) && !stays) return spends;
  if (has(bits, BIT.commit) && has(bits, BIT.order) && !has(bits, BIT.trivial)) return spends;
  if (price && has(bits, BIT.spend | BIT.commit | BIT.stay | BIT.offer)) return spends;
  return price && has(bits, BIT.caution | BIT.subject) ? { risk: caution("names a price"), stance: "commit" } : undefined;
}

function readClause(clause: Clause, whole: number): LabelReading {
  const { hits, bits } = clause;
  if (isHelp(clause)) return { risk: SAFE, stance: "help" };
  if (has(bits, BIT.consent) && !has(bits, BIT.end | BIT.delete | BIT.buy)) return { risk: caution("answers a consent banner"), stance: "consent" };
  const ending = readEnding(clause, whole);
  if (ending?.risk.level === "danger") return ending;
  if (ending?.risk.level === "caution") {
    // "Pay early termination fee": the word about ending must not hide the paying.
    const spending = ending.stance === "stay" ? undefined : readSpending(clause, clause);
    return spending?.risk.level === "danger" ? spending : ending;
  }
  if (has(bits, BIT.delete)) {
    const negated = hits.some((h) => has(h.categories, BIT.delete) && isNegated(clause, h));
    if (negated) return { risk: SAFE, stance: "stay" };
    if (has(bits, BIT.trivial) && !has(bits, BIT.valuable)) return { risk: caution("removes something small"), stance: "other" };
    return { risk: danger("deletes"), stance: "acts" };
  }
  if (ending?.stance === "stay" || ending?.stance === "dismiss") return readSpending(clause, clause)?.risk.level === "danger" && hasPrice(clause.text) ? { risk: danger("spends_money"), stance: "acts" } : ending;
  if (has(bits, BIT.remove) && has(bits, BIT.valuable) && !has(bits, BIT.trivial) && !has(bits, BIT.stay)) return { risk: danger("deletes"), stance: "acts" };
  const spending = readSpending(clause, clause);
  if (spending) return spending;
  if (has(bits, BIT.reach)) {
    const small = has(bits, BIT.self);
    return small ? { risk: caution("sends something"), stance: "other" } : { risk: danger("reaches_others"), stance: "acts" };
  }
  if (has(bits, BIT.grant)) return { risk: danger("grants_access"), stance: "acts" };
  if (ending) return ending;
  if (has(bits, BIT.stay)) return { risk: SAFE, stance: "stay" };
  if (has(bits, BIT.signIn)) return { risk: caution("signs in"), stance: "signIn" };
  if (has(bits, BIT.commit) || (has(bits, BIT.affirm) && !has(bits, BIT.subject))) return { risk: caution("commits to something"), stance: "commit" };
  if (has(bits, BIT.caution | BIT.remove | BIT.undo | BIT.stop) && !has(bits, BIT.dismiss)) return { risk: caution("changes something"), stance: "other" };
  if (has(bits, BIT.dismiss)) return { risk: SAFE, stance: "dismiss" };
  return { risk: SAFE, stance: "other" };
}

const STANCE_ORDER: Stance[] = ["acts", "cancel", "commit", "consent", "signIn", "stay", "dismiss", "other", "help", "unknown", "none"];
const LEVELS = { safe: 0, caution: 1, danger: 2 };

function worse(a: LabelReading, b: LabelReading): LabelReading {
  if (a.risk.level !== b.risk.level) return LEVELS[a.risk.level] > LEVELS[b.risk.level] ? a : b;
  return STANCE_ORDER.indexOf(a.stance) <= STANCE_ORDER.indexOf(b.stance) ? a : b;
}

function clausesOf(text: string): Clause[] {
  return text
    .split(CLAUSE_END)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const hits = match(part);
      return { text: part, hits, bits: hits.reduce((bits, hit) => bits | hit.categories, 0) };
    });
}

const NO_CANCEL: LabelReading = { risk: caution("unclear which way"), stance: "cancel" };

function readOne(text: string): LabelReading {
  if (CLOSE_GLYPHS.test(text) && text !== "") return { risk: SAFE, stance: "dismiss" };
  if (BACK_GLYPHS.test(text) && text !== "") return { risk: SAFE, stance: "dismiss" };
  if (!LETTERS.test(text)) return { risk: SAFE, stance: "none" };
  if (!COVERED.test(text)) return { risk: SAFE, stance: "unknown" };
  const clauses = clausesOf(text);
  const whole = clauses.reduce((bits, clause) => bits | clause.bits, 0);
  const readings = clauses.map((clause) => readClause(clause, whole));
  let worst = readings[0] ?? { risk: SAFE, stance: "none" };
  for (const reading of readings.slice(1)) worst = worse(worst, reading);
  // "No, cancel" is the way out of one dialog and the way on in another: only its surroundings can tell.
  const bareNo = clauses.length > 1 && has(clauses[0]?.bits ?? 0, BIT.dismiss) && readings.at(-1)?.stance === "cancel";
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
    const folded = foldAccents(reading);
    const parted = /[a-z]{9,}/.test(folded) ? folded.replace(/[a-z]{9,}/g, splitJoined) : folded;
    const read = readOne(parted);
    worst = worst ? worse(worst, read) : read;
  }
  return worst ?? { risk: SAFE, stance: "none" };
}

export function readLabel(label: string): LabelReading {
  // A label longer than any real one is read at both ends: padding must not push the verb out of sight.
  if (label.length > LENGTH_LIMIT) return readAnew(`${label.slice(0, LENGTH_LIMIT / 2)}\n${label.slice(-LENGTH_LIMIT / 2)}`);
  if (label.length > MEMO_LENGTH) return readAnew(label);
  const known = memo.get(label);
  if (known) return known;
  const reading = readAnew(label);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(label, reading);
  return reading;
}
