import { ACTION_NAME, readAddress, type AddressReading } from "./address-words.ts";
import { readWords } from "./read-words.ts";
import { saysEnded } from "../block/ended-status.ts";
import { ADDRESS } from "./lexicon-address.ts";
import { caution, danger, type Risk, SAFE } from "../../contract/risk.ts";

/** A request that changes state, or the form that would send it. */
export type Submission = {
  method: string; // POST, PUT, PATCH or DELETE, overrides already applied
  url: string;
  pageUrl: string;
  fields: readonly (readonly [name: string, value: string])[];
  ignoreValues?: boolean; // words in values prove nothing here (another site's JSON)
};

const has = (bits: number, mask: number) => (bits & mask) !== 0;
const YES = /^(?:1|true|yes|y|on|ja|oui|si|sí|sim|now|confirm(?:ed)?)$/i;
const NO = /^(?:0|false|no|off|null|)$/i;
const CARD_NAME =
  /card.?(?:number|num|no)\b|cardnumber|^cc.?(?:num|number|csc)|ccnumber|\bcvv2?\b|\bcvc2?\b|security.?code|^iban$|^pan$/i;
const RENEWS = /auto.?renew|renewal.?enabled|recurring|will.?renew/i;
const LEADS_ON = ADDRESS.neutral;

/** Where the deed stands after it ("/cancel/survey/confirm", "/policy/cancel"), a survey or a policy excuses nothing. */
function isNeutral({ bits, lastBits }: AddressReading): boolean {
  const deedLast =
    has(lastBits, ADDRESS.end | ADDRESS.delete | ADDRESS.buy) && !has(lastBits, LEADS_ON);
  return has(bits, LEADS_ON) && !has(lastBits, ADDRESS.commit) && !deedLast;
}

function byPath(address: AddressReading, method: string): Risk {
  const { bits, lastBits, kinds, endsInId } = address;
  const [kind] = kinds;
  if (kind && !(kind === "reaches_others" && has(bits, ADDRESS.self))) {
    const step =
      kind === "spends_money" && has(bits, ADDRESS.checkoutStep) && !has(bits, ADDRESS.commit);
    const takesOffer = has(bits, ADDRESS.offer) && has(bits, ADDRESS.accept);
    if (!takesOffer && (isNeutral(address) || step)) return caution("flow_step");
    return danger(kind);
  }
  if (method === "POST" && !isNeutral(address) && !has(bits, ADDRESS.trivial | ADDRESS.self)) {
    const creates = has(lastBits, ADDRESS.bought) && !endsInId;
    if (creates || (has(bits, ADDRESS.bought) && has(lastBits, ADDRESS.settle)))
      return danger("spends_money");
    if (has(lastBits, ADDRESS.told) && !endsInId) return danger("reaches_others");
  }
  return SAFE;
}

function byDeleting(address: AddressReading): Risk {
  const { objectBits, bits } = address;
  if (has(objectBits, ADDRESS.end)) return danger("spends_money", "resumes_billing");
  if (has(objectBits, ADDRESS.trivial)) return caution("removes_small");
  if (has(objectBits, ADDRESS.subject)) return danger("ends_subscription");
  if (has(objectBits, ADDRESS.order)) return danger("unclear_commit", "cancels_order");
  if (has(objectBits, ADDRESS.valuable)) return danger("deletes");
  return has(bits, ADDRESS.delete) && !has(bits, ADDRESS.trivial)
    ? danger("deletes")
    : caution("removes");
}

/** A status that says it is over, in the words of whichever language. */
function isEndedStatus(value: string): boolean {
  if (/^cancell?(?:ed|ing)$/i.test(value)) return true;
  return value.length >= 5 && value.length <= 40 && saysEnded(value);
}

/** One field; a lone "cancel" closes a form unless the address or the page speaks of a subscription. */
function byField(
  name: string,
  value: string,
  aboutSubscription: boolean,
  aboutTrivial: boolean,
  aboutOrder: boolean,
  addressIsNeutral: boolean,
): Risk {
  if (CARD_NAME.test(name) && value !== "") return danger("spends_money");
  if (RENEWS.test(name) && NO.test(value) && value !== "") return danger("ends_subscription");
  if (RENEWS.test(name) && YES.test(value)) return danger("spends_money", "turns_renewal_on");
  if (/^_?(?:is_?)?deleted$/i.test(name) && YES.test(value)) return danger("deletes");
  if (/trial/i.test(name) && YES.test(value)) return danger("spends_money", "starts_trial");
  const short = name
    .slice(-200)
    .replace(/^.*[./[]/, "")
    .replace(/\]$/, "");
  const named = readWords(name);
  const acts = ACTION_NAME.test(short) || (!addressIsNeutral && ACTION_ENDING.test(short));
  const says = acts ? readWords(isEndedStatus(value) ? "cancel" : value) : undefined;
  const flagged =
    named.kinds.length > 0 && (YES.test(value) || readWords(value).bits === named.bits)
      ? named
      : undefined;
  for (const read of [says, flagged, commandIn(short, value)]) {
    const [kind] = read?.kinds ?? [];
    if (!read || !kind || has(read.bits, LEADS_ON)) continue;
    if (kind === "reaches_others") {
      // "send" alone is every form's; a post that is published has readers.
      const told = read === says && has(read.bits | named.bits, ADDRESS.told);
      if (told && !has(read.bits, ADDRESS.trivial)) return danger(kind);
      continue;
    }
    const plain = kind === "ends_subscription" && !has(read.bits | named.bits, ADDRESS.subject);
    if (plain && !aboutSubscription && aboutOrder) return danger("unclear_commit", "cancels_order");
    if (plain && !aboutSubscription) continue;
    if (aboutTrivial && kind === "deletes" && !has(read.bits, ADDRESS.valuable)) continue;
    return danger(kind);
  }
  return SAFE;
}

/** "subscription_status" and "wantedAction" say what "status" and "action" say. */
const ACTION_ENDING =
  /(?:[_-](?:status|state|action|method|operation|command)|[a-z](?:Status|State|Action|Method|Operation|Command))$/;
const CODE_WORD = /^[A-Za-z][\w.:/$#-]{5,119}$/;
/** Scripts that part no words: a short value in them is a command as a whole. */
const UNPARTED =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー・\s]{2,30}$/u;
const JOINED = /[a-z][A-Z]|[_.:/-]/;
/** Fields that repeat what a page or a person said; a code word in them is no command. */
const QUOTED =
  /^(?:q|query|search|text|title|label|name|url|uri|href|path|page|page_?name|route|screen|location|referr?er|ref|source|origin|event.*|category|comment|message|note|description|keyword.*|tag.*|slug|next|redirect.*|return.*|feature.*|flag.*|experiment.*|variant|reason.*|survey.*|feedback|class(?:name)?|locale|lang|content|body|file|filename|selector|element|target|scp|roles?|permissions?)$/i;

export function repeatsWords(name: string): boolean {
  return QUOTED.test(
    name
      .slice(-200)
      .replace(/^.*[./[]/, "")
      .replace(/\]$/, ""),
  );
}

/** Server-side frameworks send the name of the button: "frm:j_4:btnEndContract". */
const PRESSED = /^[\w:$.-]{0,120}?(?:btn|lnk|cmd|button|link|submit)_?([A-Z][A-Za-z]{3,60})/;

const PUT_AWAY =
  /edit|dialog|modal|popup|upload|search|form|changes|filter|selection|reply|comment|input|step/i;

/** "cancelSubscription" is a command under whatever name it is sent; a sentence about cancelling is none. */
function commandIn(name: string, value: string): ReturnType<typeof readWords> | undefined {
  const button = PRESSED.exec(value)?.[1];
  if (button !== undefined) {
    const read = readWords(button);
    // "EndContract" names what it ends, "CancelEdit" only what is put away.
    const named = /\p{Ll}\p{Lu}/u.test(button) && !PUT_AWAY.test(button);
    return named ? { ...read, bits: read.bits | ADDRESS.subject } : read;
  }
  if (QUOTED.test(name) || !(isCode(value) || UNPARTED.test(value))) return undefined;
  const read = readWords(value);
  return has(read.bits, ADDRESS.subject | ADDRESS.valuable) ? read : undefined;
}

function isCode(value: string): boolean {
  return CODE_WORD.test(value) && JOINED.test(value);
}

/** The name of an operation, with what it is done to. */
export function isCommand(value: string): boolean {
  return commandIn("", value) !== undefined;
}

export type FieldReader = (name: string, value: string) => Risk;

/** Reads one field after the other of a request that goes there; for bodies that are too long to be read in one go. */
export function fieldReader(url: string, pageUrl: string, besides = 0): FieldReader {
  const { bits } = readAddress(url);
  const about = bits | readAddress(pageUrl).bits | besides;
  const aboutSubscription =
    has(about, ADDRESS.subject | ADDRESS.end) && !has(bits, ADDRESS.trivial);
  const trivial = has(bits, ADDRESS.trivial);
  const aboutOrder = has(bits | besides, ADDRESS.order) && !trivial;
  const neutral = has(bits, LEADS_ON);
  return (name, value) => {
    const risk = byField(name, value, aboutSubscription, trivial, aboutOrder, neutral);
    const keepsCard =
      risk.kinds.includes("spends_money") && has(bits, ADDRESS.trivial | ADDRESS.signIn);
    return risk.level === "danger" && !keepsCard ? risk : SAFE;
  };
}

/** Frameworks put the method they mean into the form: it is done to what the address names, a session among others. */
export function isOverride(name: string, value: string): boolean {
  return /^_method$/i.test(name) && /^(?:delete|put|patch|post)$/i.test(value.trim());
}

export function riskOfSubmission(submission: Submission): Risk {
  const { url, pageUrl, ignoreValues } = submission;
  const meant = submission.fields.find(([name, value]) => isOverride(name, value))?.[1];
  const method = meant?.trim().toUpperCase() ?? submission.method;
  const fields = submission.fields.filter(([name, value]) => !isOverride(name, value));
  const address = readAddress(url);
  const { bits } = address;
  if (method === "DELETE") return byDeleting(address);
  const byAddress = byPath(address, method);
  if (byAddress.level === "danger") return byAddress;
  if (!ignoreValues) {
    const read = fieldReader(url, pageUrl);
    for (const [name, value] of fields) {
      const risk = read(name, value);
      if (risk.level === "danger") return risk;
    }
  }
  if (byAddress.level === "caution") return byAddress;
  if (has(bits, ADDRESS.signIn)) return caution("signs_in_or_out");
  return caution("changes");
}
