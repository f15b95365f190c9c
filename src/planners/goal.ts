import { withoutVerbs } from "../reading/risk/label-clause.ts";
import { foldAccents, normalizeLabel } from "../reading/risk/normalize.ts";

/** Words of a goal that name no product, in the languages goals are written in. */
const COMMON = new Set(
  [
    "cancel end stop terminate the my your our a an of on in at for from to and or not keep with this that subscription subscriptions membership plan account please service website site only leave everything else other others running active alone want auto renew renewal turn off delete but add ons addon addons extra extras",
    "voor van het een mijn deze die maar wil abbonement zeg graag aub fur mit zum zur von vom und oder aber bitte der des dem einen eine pour avec dans les des une mes vos mais para con por los las una del sus pero que per con degli delle della dei una mio mia och men den det mitt min dla moj moja och til men fra por favor quiero veux will mochte monthly yearly weekly",
    "kundige kundigen beende abo mein meine das die den behalte nicht resilier annuler abonnement mon garde cancelar suscripcion mi assinatura minha disdire abbonamento opzeggen mijn lidmaatschap",
  ]
    .join(" ")
    .split(" "),
);

/** What is to be kept is not what is to be cancelled: "Cancel X. Keep Y" is about X. */
const KEEPS =
  /(?<!\p{L})(?:keep(?:s|ing)?|kept|retain\p{L}*|stays?|remains?|continues?|goes on|carr(?:y|ies) on|untouched|unchanged|without|sans|ohne|sin|senza|sem|zonder|bez|utan|uden|uten|as (?:it|they) (?:is|are)|but not|other than|don't|do not|leave|except|behalt\p{L}*|behält|bleib\p{L}*|weiterlauf\p{L}*|nicht|gard\p{L}*|rest(?:e|er|ent|a|ano)|conserv\p{L}*|laiss\p{L}*|sauf|mant[eé]n\p{L}*|manten\p{L}*|manter|mantenha|mantém|dej(?:a|ar|e|o)|sig(?:ue|a)|quedar?|qued(?:e|o)|fic(?:a|ar|am)|deix\p{L}*|continu(?:a|ar|e)|manteni\p{L}*|mantieni|tien(?:i|e)|tenere|tenermi|lasci\p{L}*|riman\p{L}*|behoud\p{L}*|hou(?:d|den|dt)|blijf\p{L}*|blijven|laat|behåll\p{L}*|ha kvar|vara kvar|fortsätt\p{L}*|behold\p{L}*|beholde|säily\p{L}*|pitää|pidä|jää|zosta\p{L}*|zachow\p{L}*|utrzym\p{L}*|ponech\p{L}*|zachov\p{L}*|nech\p{L}*|остав\p{L}*|сохран\p{L}*|залиш\p{L}*|kalsın|kalsin|tart\p{L}* meg|păstr\p{L}*)(?!\p{L})|残し|残す|残して|続け|解約しない|そのまま|유지|남겨|保留|继续/iu;
/** A later clause that names something and does not ask to end it: it is not what is to go. */
const ENDS =
  /cancel|\bend(?:s|ed|ing)?\b|stop|terminat|unsubscrib|quit|close|drop|kündig|beend|abbestell|résili|annul|arrêt|anular|baja|termin|cancela|encerr|disdi|interromp|opzeg|beëindig|stopzet|wypowied|zakończ|anuluj|rezygn|säg upp|avsluta|opsig|解約|退会/iu;
/** "I do not need the number any more", "I know that credits are lost": names neither what goes nor what stays. */
const WISHES =
  /\b(?:i (?:do not|don't|no longer) (?:need|want|use)|i (?:know|understand)|ich (?:brauche|will|möchte) .*(?:nicht|kein)|ich weiß|je (?:n'ai plus besoin|ne veux)|je sais|no (?:quiero|necesito)|ya no|(?:não|já não) (?:quero|preciso)|non (?:voglio|mi serve)|ik (?:wil|hoef) (?:geen|niet))\b/i;
const QUOTED = /["“”„«»「『]([^"“”„«»」』]{2,60})["“”»«」』]/gu;

export type Goal = {
  /** The words that tell the subscription to be ended from another one on the same page. */
  wanted: string[];
  /** Of these, the ones that do not stand in the name of what must stay too: two boxes are both a box. */
  own: string[];
  /** The words that name what must stay. */
  kept: string[];
  /** Something must stay, named or not: "keep the others". */
  keeps: boolean;
  /** Nouns for a plan that only what must stay is called by: "keep my desk membership". */
  keptNouns: string[];
};

const known = new Map<string, Goal>();

/** What stands in quotes names it best; what a clause asks to keep is no part of what is to go. */
export function readGoal(goal: string): Goal {
  const before = known.get(goal);
  if (before !== undefined) return before;
  // "Keep the A and the B" stays one clause; "Cancel A, but keep B" is two.
  const clauses = sentencesOf(goal)
    .flatMap(clausesOf)
    .filter(({ part }) => !WISHES.test(part));
  const stays = ({ part, keeps }: Clause, at: number): boolean =>
    keeps || (at > 0 && part.match(QUOTED) !== null && !ENDS.test(part));
  const ends = clauses.filter((one, at) => !stays(one, at)).map(({ part }) => part);
  const wanted = namesOf(ends);
  const stay = clauses.filter(stays).map(({ part }) => part);
  const named = namesOf(stay);
  // "Stop the locker rental, keep my membership": there the noun for any plan is the name of this one.
  const kept = named.length > 0 ? named : nounsIn(stay);
  const read = {
    wanted,
    own: wanted.filter((word) => !kept.includes(word)),
    kept: kept.filter((word) => !wanted.includes(word)),
    keeps: stay.length > 0,
    keptNouns: nounsIn(stay).filter((noun) => !nounsIn(ends).includes(noun)),
  };
  if (known.size > 100) known.clear();
  known.set(goal, read);
  return read;
}

const nounsIn = (parts: string[]): string[] =>
  wordsOf(parts.join(" ")).filter((word) => NOUNS.test(word));

type Clause = { part: string; keeps: boolean };

const sentencesOf = (goal: string): string[] => goal.split(/[.;!?](?:\s+|$)|[。；]\s*/);

const STARTS_CLAUSE =
  /,\s|\b(?=but\b|and keep\b|y mant|et garde|und behalte|(?:without|sans|ohne|sin|senza|sem|zonder|bez|utan|uden|uten) \p{L})/iu;

/** "Cancel X, but keep the internet, the TV and Y": what has no verb of its own shares the one before it. */
function clausesOf(sentence: string): Clause[] {
  let keeps = false;
  return sentence.split(STARTS_CLAUSE).map((part) => {
    if (KEEPS.test(part)) keeps = true;
    else if (ENDS.test(part)) keeps = false;
    return { part, keeps };
  });
}

function namesOf(clauses: string[]): string[] {
  const quoted = clauses.flatMap((part) => [...part.matchAll(QUOTED)].map((hit) => hit[1] ?? ""));
  // "Dar de baja la línea" shares its verb with every control that ends anything.
  const named = quoted.length > 0 ? quoted : clauses.map(withoutVerbs);
  return wordsOf(named.join(" "))
    .flatMap(partsOf)
    .filter((word) => !COMMON.has(word) && (quoted.length > 0 || !PLAN_NOUN.test(word)));
}

/** What is written without spaces is parted where the small words stand, which Japanese writes in letters of their own. */
function partsOf(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  const parts =
    word.match(/[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\p{N}]{2,}/gu) ?? [];
  return parts.filter((part) => !DEEDS.test(part));
}

const DEEDS = /^(?:解約|退会|契約|継続|停止|終了|希望|利用|取消|退订|取消订阅|会员)$/u;

const NOUNS =
  /^(?:subscription|membership|plan|contract|policy|abo|abonnement|vertrag|mitgliedschaft|contrat|suscripcion|contrato|assinatura|abbonamento|contratto|lidmaatschap|medlemskap|medlemskab|czlonkostwo|umowa)s?$/;

/** Names every subscription there is: "parkeerabonnement", "Mitgliedschaft". */
const PLAN_NOUN =
  /abonn|subscri|suscrip|assinat|abbonam|mitglied|lidmaat|medlem|prenumer|tilau|predplat|подпис|підпис/;

export function wordsOf(text: string): string[] {
  return [...new Set(foldAccents(normalizeLabel(text)).match(/[\p{L}\p{N}+]{3,}/gu) ?? [])];
}

/** How many of the words a text holds, as words and not as parts of others. */
export function countWords(text: string, words: string[]): number {
  if (words.length === 0) return 0;
  const there = new Set(wordsOf(text));
  const whole = foldAccents(normalizeLabel(text));
  return words.filter(
    (word) =>
      there.has(word) ||
      (UNSPACED.test(word) && whole.includes(word)) ||
      [...there].some((other) => isPlural(other, word) || isPlural(word, other)),
  ).length;
}

/** How much of a name a text holds: 0 to 1. */
export const shareOf = (text: string, words: string[]): number =>
  words.length === 0 ? 0 : countWords(text, words) / words.length;

/** "Passes" and "pass", "Karten" and "Karte": one word, once and more than once. */
const isPlural = (many: string, one: string): boolean =>
  one.length >= 4 && many.startsWith(one) && /^(?:e?s|e?n|'s)$/.test(many.slice(one.length));

/** Scripts that put no space between words: a name stands inside a longer run of letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text that names what must stay, and nothing of what is to go. */
export function aboutKept(goal: string, text: string): boolean {
  const { own, kept } = readGoal(goal);
  if (countWords(text, own) > 0) return false;
  return (
    countWords(text, kept) > 0 ||
    // What both names have in common ("-service") tells of neither.
    wordsOf(text).some((word) => kept.some(alike(word)) && !own.some(alike(word)))
  );
}

/** "sponsorship" and "Kindsponsoring": a goal may be in another language than the site. */
const alike =
  (word: string) =>
  (other: string): boolean => {
    const length = Math.max(6, Math.ceil(0.6 * Math.min(word.length, other.length)));
    for (let at = 0; at + length <= word.length; at++)
      if (other.includes(word.slice(at, at + length))) return true;
    return false;
  };
