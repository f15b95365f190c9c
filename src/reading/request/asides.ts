import { type Risk, danger, SAFE, moreSevere } from "../../contract/risk.ts";
import { FOR_GOOD } from "../risk/yes-names.ts";

/**
 * What stands in a body besides the everyday thing that it is sent for: "Add to cart" with the card to pay with, "Mark as read"
 * with an answer, "Save draft" with who is to read it. Each is told by the form of a field, never by its control.
 */
type Field = readonly [name: string, value: string];

const YES = /^(?:true|yes|y|on|1)$/i;
const NO = /^(?:false|no|n|off|0|null|none|)$/i;
const ADDRESS = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$|^\+\d[\d\s-]{6,}$/;

/** {"settleWith": …}, {"fundsFrom": …}: where the money comes from. */
const SOURCE =
  /^(?:pay|paid|settle|settled|charge|charged|bill|billed|debit|fund|funds|funded)[_-]?(?:with|from|by|via|using|to|source)$/i;
/** "card_on_file", "saved_card", "one-click": what is paid with is known already. */
const AT_HAND =
  /^(?:\w{2,12}[_ -]on[_ -]file|(?:saved|stored|default|existing|primary|last)[_ -](?:card|wallet|bank|payment[_ -]method|payment)|(?:one|1)[_ -]?(?:click|tap)(?:[_ -](?:buy|order|pay|purchase|checkout))?)$/i;

function pays([name, value]: Field): boolean {
  return (SOURCE.test(name) && !NO.test(value)) || AT_HAND.test(value);
}

/** {"reply": {"to": […], "text": …}} */
const ANSWERS = /^(?:auto_?)?(?:reply|replies|forward|respond|response|answer)$/i;
const RECEIVERS = /^(?:to|cc|bcc|recipients?|receivers?|addressees?|phone|e?mail)$/i;

function answers(fields: readonly Field[]): boolean {
  return (
    fields.some(([name, value]) => ANSWERS.test(name) && !NO.test(value)) &&
    fields.some(([name, value]) => RECEIVERS.test(name) && ADDRESS.test(value))
  );
}

/** {"draft": false}, {"published": true}: it is out. */
const UNPUBLISHED = /^(?:is_?)?(?:draft|unpublished|unlisted)$/i;
const PUBLISHED = /^(?:is_?|make_?|set_?)?(?:publish(?:ed)?|go_?live)(?:_?now)?$/i;
/** {"emailSubscribers": true}: everybody there is, told by a flag. */
const TELLS =
  /^(?:e?mail|notify|text|sms|push|tell|alert|inform|announce|invite)(?:[_-]?to)?[_-]?(?:(?:all|every)[_-]?)?(?:subscribers?|followers?|everyone|everybody|all|contacts?|members?|friends?|customers?|users?|guests?|attendees|list|team|public)$/i;

function publishes([name, value]: Field): boolean {
  if (UNPUBLISHED.test(name)) return /^(?:false|no|0|off)$/i.test(value);
  return (PUBLISHED.test(name) || TELLS.test(name)) && YES.test(value);
}

/** {"lifecycle": "deactivated"}: the state of somebody's whole account, not of a thing in it. */
const LIFE =
  /^(?:life[_-]?cycle(?:[_-]?(?:state|status|stage))?|(?:account|user|member|customer|profile)[_-]?(?:state|status|stage))$/i;
const OVER =
  /^(?:de-?activat|disabl|clos|terminat|delet|eras|laps|resign|retir|end(?:ed|s)?\b|expir|inactiv|cancel|quit|left|gone|dead|purg|anonymi[sz])/i;

/** "deactivated_forever", {"irrevocable": true}: what says of itself that there is no way back. */
const CODE = /^[a-z][\w.:-]{5,60}$/i;

function isForGood([name, value]: Field): boolean {
  const parted = value.replace(/([a-z])([A-Z])/g, "$1_$2");
  // Alone it is the kind of a tattoo or a collection; with a verb beside it, it is done to something.
  if (CODE.test(value) && /[._:-]/.test(parted) && FOR_GOOD.test(parted)) return true;
  return YES.test(value) && FOR_GOOD.test(name.replace(/([a-z])([A-Z])/g, "$1_$2"));
}

/** {"owner": "somebody@example.com"}, {"handover": …}: it is another's from now on. */
const OWNER = /^(?:new[_-]?)?own(?:er|ed[_-]?by)(?:[_-]?(?:e-?mail|address))?$/i;
const HANDS_OVER =
  /^(?:hand[_-]?over|transfer[_-]?(?:to|ownership)|give[_-]?(?:to|away)|assign[_-]?ownership)(?:[_-]?to)?$/i;

function handsOver([name, value]: Field): boolean {
  return (OWNER.test(name) && ADDRESS.test(value)) || (HANDS_OVER.test(name) && !NO.test(value));
}

/** {"q": "tea", "then": {"order": …}}: what is to be done after the everyday thing is another thing. A path says where to go next. */
const THEN =
  /^(?:(?:and[_-]?)?then|afterwards?|after[_-]?that|on[_-]?(?:load|success|done|complete|finish)|next[_-]?command|finally)$/i;

function goesOn([name, value]: Field): boolean {
  return THEN.test(name) && !NO.test(value) && !/^(?:\/|\.|#|\?|https?:)|^\d+$/i.test(value);
}

/** Reading a field by all of these takes some microseconds; bodies of more fields are data. */
const READ = 500;

/** `searches`: what is looked for may have any owner and be gone for good. */
export function riskOfAsides(given: readonly Field[], searches = false): Risk {
  const fields = given
    .slice(0, READ)
    .map(([name, value]): Field => [lastOf(name), value.slice(0, 200)]);
  const found: Risk[] = [];
  if (fields.some(pays)) found.push(danger("spends_money"));
  if (answers(fields) || fields.some(publishes)) found.push(danger("reaches_others"));
  if (!searches && fields.some(handsOver)) found.push(danger("grants_access"));
  if (!searches && fields.some(([name, value]) => LIFE.test(name) && OVER.test(value)))
    found.push(danger("deletes"));
  if ((!searches && fields.some(isForGood)) || fields.some(goesOn))
    found.push(danger("unclear_commit", "commits"));
  return found.reduce(moreSevere, SAFE);
}

/** "profile[lifecycle]" */
const lastOf = (name: string): string =>
  name
    .slice(-200)
    .split(/[.[\]]+/)
    .findLast(Boolean) ?? "";

/** {"value": 50, "currency": "EUR"}: a sum, whatever it is called; a price only repeats what is shown. */
export function sumIn(entry: Record<string, unknown>): string | undefined {
  const currency = Object.entries(entry).some(
    ([key, value]) =>
      /^(?:currency|curr|ccy)(?:_?code)?$/i.test(key) &&
      typeof value === "string" &&
      /^[A-Z]{3}$/.test(value),
  );
  if (!currency) return undefined;
  const sum = Object.entries(entry).find(([key]) =>
    /^(?:value|val|sum|gross|total|cents|units)$/i.test(key),
  )?.[1];
  const number = typeof sum === "string" || typeof sum === "number" ? String(sum) : "";
  return /^\d{1,12}(?:[.,]\d{1,4})?$/.test(number) && /[1-9]/.test(number) ? number : undefined;
}
