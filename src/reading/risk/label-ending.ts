import { hasDate } from "./dates-and-prices.ts";
import {
  type Clause,
  findHit,
  has,
  hasUnknownContent,
  isNegated,
  type LabelReading,
  UNSPACED,
} from "./label-clause.ts";
import { BIT } from "./lexicon.ts";
import type { Hit } from "./phrase-matcher.ts";
import { caution, danger, SAFE } from "../../contract/risk.ts";

// "Stop my weekly box": what is one's own and ends is most often paid for. A session or a call is not.
const OWN =
  /\b(?:stop|end|terminate|quit|discontinue|beende|beenden|stoppe|stoppen|arreter|cesser|terminar|dejar|parar|encerrar|cessar|interrompi|termina|beeindig|beeindigen|stopzetten|zakoncz|avsluta)\b.*\b(?:my|mein|meine|meinen|mon|ma|mes|mi|mis|meu|minha|mio|mia|miei|mijn|moj|moja|moje|min|mitt|mina)\b/u;
const PASSING =
  /sess|sitzung|sesion|sesj|call\b|anruf|appel|llamada|chiamata|gesprek|chat|timer|video|stream|camera|kamera|visit|turn\b|break\b|paus|pauz/u;

/** "Leave a review of our service": something is left there, and nobody goes. */
const LEAVES_BEHIND =
  /\b(?:leave|dejar?|deixar?|deixe|lascia(?:re)?|laisse[rz]?|hinterlassen?|achterlaten|laat|lamna|zostaw)\b.*\b(?:reviews?|ratings?|comments?|feedback|messages?|notes?|repl(?:y|ies)|avis|commentaires?|resena|opinion|comentarios?|mensaje|mensagem|avaliacao|opiniao|recensione|commento|messaggio|parere|beoordeling|reactie|bericht|omdome|kommentar|meddelande|opinie|komentarz|wiadomosc|bewertung|nachricht)\b/u;

const MAIL =
  /newsletter|mail|nieuwsbrief|nyhetsbrev|nyhedsbrev|uutiskirje|boletin|メルマガ|メール|рассылк|뉴스레터|메일|邮件|郵件/u;

/** What a clause says about ending, cancelling or stopping; undefined where it says nothing. */
export function readEnding(clause: Clause, whole: number): LabelReading | undefined {
  const { text, hits, bits } = clause;
  const ends = danger("ends_subscription");
  const words = hits.filter((h) =>
    has(h.categories, BIT.end | BIT.cancel | BIT.cancelNoun | BIT.stop),
  );
  // 解約をやめる: what stops the ending is no ending itself.
  const ending = words.filter((h, index) => index === 0 || !has(h.categories, BIT.negation));
  const negated = ending.filter((h) => isNegated(clause, h));
  if (ending.length > 0 && negated.length === ending.length) {
    // Two negations or a clause that also speaks of not staying: worked out by nobody, so it fails closed.
    const negations = hits.filter((h) => has(h.categories, BIT.negation));
    const doubled = negations.length > 1 && !UNSPACED.test(text) && !/\bne\b.*\bpas\b/.test(text);
    return doubled
      ? { risk: danger("unclear_commit", "double_negative"), stance: "acts" }
      : { risk: SAFE, stance: "stay" };
  }
  const wanted = hits.find((h) => has(h.categories, BIT.want));
  if (wanted && isNegated(clause, wanted) && ending.length === 0) {
    if (
      has(bits, BIT.subject) ||
      /renew|charge|bill|keep|verl|erneu|renouv|renov|rinnov|更新|갱신|续/u.test(
        text.slice(wanted.start, wanted.end),
      )
    ) {
      return { risk: ends, stance: "acts" };
    }
  }
  const loss = findHit(hits, BIT.lose);
  if (loss) {
    if (isNegated(clause, loss)) return { risk: SAFE, stance: "stay" };
    return {
      // "Yes, cancel and lose my place": what is given up comes of ending it.
      risk:
        has(bits, BIT.subject) || ending.length > negated.length
          ? ends
          : danger("unclear_commit", "gives_up"),
      stance: "acts",
    };
  }
  if (ending.length === 0) return undefined;

  const live = ending.filter((h) => !negated.includes(h));
  const noun = live.find((h) => has(h.categories, BIT.cancelNoun) || has(h.categories, BIT.end));
  const verb = live.find((h) => h !== noun && has(h.categories, BIT.cancel));
  const abort = hits.find(
    (h) => h !== noun && has(h.categories, BIT.abort) && !has(h.categories, BIT.commit),
  );
  if (noun && has(bits, BIT.undo) && !has(findHit(hits, BIT.undo)?.categories ?? 0, BIT.cancel)) {
    return { risk: danger("spends_money", "resumes_billing"), stance: "acts" };
  }
  if (noun && verb && !has(bits, BIT.subject) && !has(bits, BIT.and))
    return { risk: caution("undoes_ending"), stance: "stay" };
  if (noun && abort && abort !== verb && !has(bits, BIT.subject))
    return { risk: SAFE, stance: "stay" };

  const stay = findHit(hits, BIT.stay);
  const subject = findHit(hits, BIT.subject | BIT.valuable);
  if (live.some((h) => has(h.categories, BIT.end))) {
    const mailOnly = MAIL.test(text) && !has(bits, BIT.subject | BIT.valuable);
    return mailOnly
      ? { risk: caution("stops_mail"), stance: "other" }
      : { risk: ends, stance: "acts" };
  }
  if (stay) {
    // "Cancel and keep plan": the subject belongs to the keeping. "Cancel plan, keep data" does not come here.
    const first = live[0] as Hit;
    if (stay.start < first.start && has(first.categories, BIT.stop))
      return { risk: SAFE, stance: "stay" };
    if (stay.start > first.start && !(subject && subject.start < stay.start)) {
      return subject
        ? { risk: caution("unclear_way"), stance: "stay" }
        : { risk: SAFE, stance: "dismiss" };
    }
  }
  if (noun) {
    if (has(bits, BIT.commit | BIT.affirm | BIT.reach) || has(whole, BIT.affirm))
      return { risk: ends, stance: "acts" };
    if (has(bits, BIT.subject)) return { risk: ends, stance: "acts" };
    return { risk: caution("about_ending"), stance: "commit" };
  }
  if (live.some((h) => has(h.categories, BIT.cancel))) {
    if (has(bits, BIT.subject)) return { risk: ends, stance: "acts" };
    if (has(bits, BIT.order))
      return { risk: danger("unclear_commit", "cancels_order"), stance: "acts" };
    if (has(bits, BIT.valuable))
      return { risk: danger("ends_subscription", "ends_account"), stance: "acts" };
    if (MAIL.test(text)) return { risk: caution("stops_mail"), stance: "other" };
    if (has(bits, BIT.trivial)) return { risk: SAFE, stance: "dismiss" };
    if (has(whole, BIT.affirm) || has(bits, BIT.commit)) return { risk: ends, stance: "acts" };
    if (hasUnknownContent(clause))
      return { risk: danger("ends_subscription", "cancels_something"), stance: "acts" };
    return has(bits, BIT.caution)
      ? { risk: caution("changes"), stance: "other" }
      : { risk: SAFE, stance: "cancel" };
  }
  const onlyStop = live.every((h) => has(h.categories, BIT.stop));
  if (onlyStop && LEAVES_BEHIND.test(text)) return undefined;
  if (onlyStop && has(bits, BIT.subject) && !has(bits, BIT.trivial))
    return { risk: ends, stance: "acts" };
  if (OWN.test(text) && !has(bits, BIT.trivial | BIT.valuable) && !PASSING.test(text))
    return { risk: danger("ends_subscription", "ends_something"), stance: "acts" };
  const plainEnd = live.some(
    (h) => !has(h.categories, BIT.dismiss) && !has(h.categories, BIT.commit),
  );
  if (plainEnd && !has(bits, BIT.trivial) && !(has(bits, BIT.valuable) && has(bits, BIT.remove))) {
    if (hasDate(text)) return { risk: ends, stance: "acts" };
    // "Yes, end it", and "OK, end it": an assent before it. "Save and close" is one clause and no assent.
    const assents = has(whole, BIT.commit) && !has(bits, BIT.commit);
    if (has(whole, BIT.affirm) || assents)
      return { risk: danger("ends_subscription", "ends_something_now"), stance: "acts" };
  }
  return undefined;
}
