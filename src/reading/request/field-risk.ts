import { type Risk, danger, SAFE, moreSevere } from "../../contract/risk.ts";
import type { RequestFacts } from "./request-facts.ts";
import { Work } from "./reading-work.ts";
import { isYesName } from "../risk/yes-names.ts";
import { withoutTags } from "../risk/normalize.ts";
import { readWords } from "../risk/read-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import { fieldReader, isOverride } from "../risk/submission-risk.ts";
import { riskOfSpoken } from "./spoken-command.ts";

const YES = /^(?:true|yes|y|on|1)$/i;

const WIPES = /^(?:wipe|purge|erase|destroy|expunge)/i;
const WIPE = /^(?:wipe|purge|erase|expunge)$/i;

const SENDS = /^send[_-]?(?:sms|mail|e-?mail|messages?|push|fax|letters?|invites?|invitations?)$/i;

/** {"dispatchDriver": true}: an order by its verb, with what is ordered behind it. */
const ORDERS = /^(?:dispatch|book|order|buy|purchase|charge|pay)(?=[A-Z_-])/;
/** ?sendUpdates=all: a calendar that writes to everybody in it. */
const TELLS =
  /^(?:send|notify)[_-]?(?:updates|notifications?|invit\w+|attendees|guests|everyone|all)$/i;
const ALL = /^(?:all|every\w*|externalonly|true|yes|1)$/i;
/** {"deletionScheduledFor": "2026-11-18"}, {"endsOn": "today"}: a day set for an end. */
const SCHEDULED =
  /^(?:ends?[_-]?on|(?:delet|eras|cancel|terminat|clos)\w*?[_-]?(?:on|at|for|date|scheduled\w*))$/i;
const DAY = /^(?:\d{4}-\d\d-\d\d(?:[T ].*)?|today|now|tonight|tomorrow|immediate(?:ly)?)$/i;

/** {"wipeHistory": true}, {"send_sms": {"to": …}}: an order in the name of a field, wherever in the body it stands. */
export function riskOfOrders(fields: [string, string][]): Risk {
  const orders = fields.slice(0, 500).filter(([, value]) => YES.test(value));
  const few = fields.slice(0, 500);
  if (orders.some(([name]) => WIPES.test(name)) || few.some(([, value]) => WIPE.test(value)))
    return danger("deletes");
  const scheduled = few.find(([name, value]) => SCHEDULED.test(last(name)) && DAY.test(value));
  if (scheduled !== undefined)
    return danger(/delet|eras/i.test(scheduled[0]) ? "deletes" : "ends_subscription");
  if (orders.some(([name]) => ORDERS.test(last(name)))) return danger("spends_money");
  const tells = few.some(([name, value]) => TELLS.test(last(name)) && ALL.test(value));
  return tells || orders.some(([name]) => SENDS.test(name)) ? danger("reaches_others") : SAFE;
}

/** "profile.deletionDate": the name itself. */
const last = (name: string): string =>
  name
    .slice(-200)
    .split(/[.[\]]+/)
    .findLast(Boolean) ?? "";

/** A look needs no "confirm=yes". */
export const saysYes = (fields: [string, string][]): boolean =>
  fields.slice(0, 500).some(([name, value]) => /^confirm(?:ed)?$/i.test(name) && YES.test(value));

/** "sure=1", {"bekräfta": true}; what stands over an object is said yes to by nobody. */
export function saysYesIn(fields: [string, string][], objects: string[]): boolean {
  const over = new Set(objects);
  return fields
    .slice(0, 500)
    .some(([name, value]) => YES.test(value) && !over.has(name) && isYesName(last(name)));
}

const AMOUNT =
  /^(?:.*[_.[-])?(?:amount|amt|instdamt|betrag|montant|importe|valor|importo|bedrag|kwota)\]?$/i;

const PAYS = /^(?:pay|payment|charge|debit|capture|sale|purchase|buy|transfer|withdraw(?:al)?)$/i;

/** The authority to collect it, again and again. */
const MANDATE =
  /^(?:.*[_.[-])?(?:mandate|direct_?debit|standing_?order|auto_?pay|lastschrift|prelevement|domiciliacion|addebito|incasso|autogiro)\]?$/i;

const CURRENCY = /(?:^|[_.[-])(?:currency|curr|ccy|wahrung|devise|moneda|moeda|valuta|waluta)\]?$/i;

const PAYEE =
  /^(?:.*[_.[-])?(?:iban|payee|beneficiary|creditor|cdtr\w*|recipient\w*|empfaenger|beneficiaire|beneficiario|destinatario|odbiorca)\]?$/i;

/** An amount and who gets it, or an amount and the word for it: a payment, in whatever format banks exchange. */
export function movesMoney(fields: [string, string][]): boolean {
  const few = fields.slice(0, 2_000);
  const sums = few.filter(([name, value]) => AMOUNT.test(name.slice(-100)) && /[1-9]/.test(value));
  if (sums.some(([, value]) => /\b[A-Z]{3}\b|\p{Sc}/u.test(value))) return true;
  return (
    sums.length > 0 &&
    few.some(
      ([name, value]) =>
        (PAYEE.test(name.slice(-100)) && value !== "") ||
        PAYS.test(value) ||
        (MANDATE.test(name.slice(-100)) && !/^(?:|0|false|no|none|null)$/i.test(value)) ||
        (CURRENCY.test(name) && /^[A-Z]{3}$/i.test(value)),
    )
  );
}

export async function riskOfFields(
  { url, pageUrl }: RequestFacts,
  fields: [string, string][],
  work: Work,
): Promise<Risk> {
  // {"action": "cancel", "subscription_id": 4}: what it is about stands beside it.
  const about = fields
    .slice(0, ABOUT)
    .reduce((bits, [name]) => bits | readWords(name.slice(-200)).bits, 0);
  // {"action": "cancel", "summary": "Dentist booking"}: in a small body also as a value.
  const told = fields.length > SMALL ? [] : fields.filter(([, value]) => value.length <= 60);
  const values = told.reduce((bits, [, value]) => bits | readWords(value).bits, 0);
  const besides = (about & ADDRESS.subject) | (values & (ADDRESS.subject | ADDRESS.order));
  const read = fieldReader(url, pageUrl, besides);
  let risk: Risk = SAFE;
  let spoken = 0;
  for (const [name, given] of fields) {
    const value = withoutTags(given);
    if (isOverride(name, value)) continue;
    const one = read(name.slice(-2_000), value);
    if (one.level === "danger") risk = moreSevere(risk, one);
    else if (isSql(value)) risk = moreSevere(risk, danger("deletes"));
    else if (spoken++ < SPOKEN) risk = moreSevere(risk, riskOfSpoken(name, value));
    await work.breathe();
  }
  return risk;
}

/** Reading a name takes up to 20 µs. */
export const ABOUT = 500;

const SMALL = 60;

/** Reading a phrase takes up to 0.2 ms; bodies of more fields are data. */
export const SPOKEN = 100;

const CODE = /[A-Za-z][\w.:/-]{5,200}/g;

/** A short text may be a command as a whole; of a longer one only what is written like a name in a program is. */
const SQL =
  /\b(?:delete\s+from|drop\s+(?:table|database|measurement|series|index|collection|schema|user|role|view|stream|topic|bucket|graph)|truncate\s+table|update\s+\S+\s+set|insert\s+into)\s/i;

export const isSql = (text: string): boolean => SQL.test(text.slice(0, 500));

export async function riskOfTexts(texts: string[], short: number, work: Work): Promise<Risk> {
  let risk: Risk = SAFE;
  const read = (text: string): void => {
    const { bits, kinds } = readWords(text);
    const [kind] = kinds;
    const about = (bits & (ADDRESS.subject | ADDRESS.valuable | ADDRESS.end | ADDRESS.buy)) !== 0;
    if (kind !== undefined && about && (bits & ADDRESS.neutral) === 0)
      risk = moreSevere(risk, danger(kind));
  };
  for (const text of texts) {
    if (text.length <= short) read(text);
    else
      for (const [code] of text.matchAll(CODE)) {
        if (/[a-z][A-Z]|[_.:/-]/.test(code)) read(code);
        await work.breathe();
      }
    await work.breathe();
  }
  return risk;
}
