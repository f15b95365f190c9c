import { unaccountedIn } from "./accounted.ts";
import type { Block } from "./find-block.ts";
import type { Page, PageLine } from "./labelled-page.ts";
import { plain } from "./match-end-words.ts";
import { paysNothing } from "./no-payments-left.ts";
import {
  claimOf,
  isBeside,
  isOfAnotherThing,
  sentencesOf,
  STATUS,
  tokensOf,
  withoutNames,
  type About,
  type Claim,
} from "./sentence.ts";
import { amountsIn, datesIn } from "./tokens.ts";
import { vetoOf } from "./vetoes.ts";

/** Somebody who writes "I" has said it, in a chat or a letter; the account has not. */
const SPEECH =
  /^[^:：]{2,30}[:：]\s.*(?<!\p{L})(?:I|I've|I'll|ich|je|j'ai|yo|he|eu|io|ho|ik|ja|jag|jeg|minä|já|я|ben)(?!\p{L})/u;

const FIRMNESS: Claim["kind"][] = ["ended", "noMore", "none", "ends"];

/** What of the lines says that the plan is over, or will be; the firmest first. */
export function claimsIn(
  lines: PageLine[],
  quotes: string[],
  about: About,
  block: Block | undefined,
  after: Page,
): Claim[] {
  const quoted = quotes.map(plain).filter((text) => text.length > 3);
  const claims = lines.flatMap((line) => {
    if (line.label !== undefined && paysNothing(line.label, line.text, held(line.label, block)))
      return [{ kind: "noMore" as const, quote: line.said, clear: true as const }];
    if (line.cited === true || !isOfPlan(line, about, block) || SPEECH.test(line.text)) return [];
    if (isDenied(line, after) || isOnlyLabel(line, about)) return [];
    const own = line.text.replace(QUOTATION, " ").replace(UNSET, " ").replace(SALUTATION, "");
    const parts = line.label === undefined ? sentencesOf(own) : [line.said];
    // "Not yet", written by a style sheet before "cancelled": the words must hold with it as well.
    const turned =
      line.painted !== undefined &&
      !sentencesOf(line.painted).some((part) => claimOf(part, about) !== undefined);
    // "Customer 20471's plan was cancelled. It won't be charged again.": what "it" is was said before.
    let clear = true;
    return parts.flatMap((part) => {
      const claim = claimOf(part, about);
      if (claim !== undefined) {
        // What a style sheet adds is read with it: "Last day 1 December", "… was proposed and turned down".
        clear &&= [part, line.painted ?? part].every(
          (text) => unaccountedIn(text, about, claim.kind).length === 0,
        );
        return turned ? [] : [{ ...claim, ...(clear ? { clear: true as const } : {}) }];
      }
      const said = plain(part);
      const borrowed = quoted.some(
        (text) =>
          text === said || text === plain(line.text) || (text.length > 12 && said.includes(text)),
      );
      const other =
        isOfAnotherThing(part, about) || about.words.has("things", withoutNames(said, about.names));
      return borrowed && !other && !isBeside(part, about) && vetoOf(part, about) === undefined
        ? [{ kind: "ended" as const, quote: part, clear: true as const }]
        : [];
    });
  });
  return claims.toSorted((a, b) => FIRMNESS.indexOf(a.kind) - FIRMNESS.indexOf(b.kind));
}

/** "Draft: “Your plan has been cancelled.”": what somebody else says, or nobody has said yet. */
const QUOTATION =
  /[“„«‹「『"](?=[^“”„«»‹›「」『』"]*[\s\p{Lo}])[^“”„«»‹›「」『』"]{12,}[”“»›」』"]/gu;
/** "Dear Ms Berg, your cover has ended": whom a letter is to is not whom it is about. */
const SALUTATION =
  /^(?:dear|hello|hi|sehr geehrte[rs]?|liebe[rs]?|hallo|guten tag|cher|chère|bonjour|estimad[oa]|querid[oa]|hola|car[oa]|prezad[oa]|olá|gentile|egregi[oa]|ciao|beste|geachte|kära|hej|kære|kjære|hei|hyvä|szanown\p{L}+|drog[ia]|vážen\p{L}+|уважаем\p{L}+|здравствуйте|шановн\p{L}+|sayın|merhaba|kedves|tisztelt|stimat\p{L}+)(?: [^,:!.]{1,40})?[,!:]\s+/iu;
/** `"canceled_at": null`: a program's name for what has not happened. */
const UNSET = /["']?[\w.-]{2,60}["']?\s*[:=]\s*(?:null|nil|none|undefined|false|""|'')(?![\w"'])/gi;

const NOTHING =
  /^(?:[-–—]+|0|no|none|never|false|n\/a|nein|nie|non|aucune?|jamais|nao|não|nem|soha|nej|nei|ei|ne|ikke|nee|geen|нет|ні|hayir|hayır|yok|nu|όχι|לא|لا|いいえ|なし|否|未|没有|無|아니요|없음|ไม่|không|tidak|not (?:\p{L}+\s?){1,3}|does not (?:\p{L}+\s?){1,3}|nicht (?:\p{L}+\s?){1,2})$/iu;

/** "Cancelled | no", "Ended on | –", "Cancelled | 0": a label says nothing, its value does. */
function isDenied({ text, label }: PageLine, { lines }: Page): boolean {
  if (label !== undefined && NOTHING.test(text.trim())) return true;
  const own = plain(text);
  if (text.length > STATUS) return false;
  const at = lines.findIndex((line) => line.text === text && line.kind !== "control");
  const next = lines[at + 1];
  return (
    lines.some((line) => plain(line.label ?? "") === own && NOTHING.test(line.text.trim())) ||
    (next !== undefined && next.kind !== "control" && NOTHING.test(next.text.trim()))
  );
}

const YES =
  /^(?:yes|true|ja|jo|oui|si|sí|sim|tak|ano|áno|igen|da|да|так|evet|kyllä|ναι|כן|نعم|はい|是|예|네)$/iu;

/** "Cancelled" over "SMS reminder until": the word is of the line before, or of what stands under it. */
function isOnlyLabel({ label, text }: PageLine, { words }: About): boolean {
  if (label === undefined || !words.has("ended", plain(label))) return false;
  const own = (["ended", "ends", "noMore", "none"] as const).some((key) =>
    words.has(key, plain(text)),
  );
  return !own && datesIn(text).length === 0 && !YES.test(text.trim());
}

const held = (label: string, block: Block | undefined): boolean =>
  block?.lines.some(
    (line) =>
      line.label !== undefined &&
      plain(line.label) === plain(label) &&
      datesIn(line.text).length + amountsIn(line.text).length > 0,
  ) ?? false;

/** A status beside a label is of what the label names: of the plan where it says so, and of nobody knows what otherwise. */
function isOfPlan(line: PageLine, { words, names }: About, block: Block | undefined): boolean {
  if (line.label === undefined) return true;
  const label = plain(line.label);
  return (
    (["status", "plan", "ends", "ended", "noMore", "living", "period", "active"] as const).some(
      (key) => words.has(key, label),
    ) ||
    tokensOf(label).some((word) => names.has(word)) ||
    (block?.lines.some((one) => one.kind === "heading" && plain(one.text) === label) ?? false)
  );
}
