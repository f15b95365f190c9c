import { ADDRESS } from "../risk/lexicon-address.ts";
import { ABOUT } from "./field-risk.ts";
import { pathOf } from "./address-parts.ts";
import { readWords, wordsOf } from "../risk/read-words.ts";
import { Work } from "./reading-work.ts";
import { speaksOfAll } from "./everyday-requests.ts";

/** "subscription.getUsage" asks, whatever it asks about. */
const ASKS = /^(?:[\w-]+[./:])*(?:get|list|fetch|find|search|load|query)(?=[A-Z_.:/-]|$)/;

/** A choice says nothing of what is chosen: that stands beside it. */
const CHOSEN = /^opt(?:ed)?[_ -]?(?:in|out)$/i;

const OF_PLANS =
  ADDRESS.subject |
  ADDRESS.buy |
  ADDRESS.bought |
  ADDRESS.end |
  ADDRESS.offer |
  ADDRESS.resume |
  ADDRESS.yearly;

export function namesPlans(url: string, fields: [string, string][], names: string[]): boolean {
  const told = fields
    .slice(0, ABOUT)
    .flatMap(([name, value]) => [name.slice(-200), ...(value.length <= 60 ? [value] : [])])
    .filter((text) => !ASKS.test(text) && !CHOSEN.test(text));
  return [pathOf(url), ...names, ...told].some((text) => (readWords(text).bits & OF_PLANS) !== 0);
}

const SCOPE =
  /scope|all|plan|subscription|account|ids?$|target|which|items?|type|mode|range|entire|whole|every/i;

export async function isWide(
  url: string,
  fields: [string, string][],
  names: string[],
  work: Work,
): Promise<boolean> {
  const spoken = [pathOf(url), ...names];
  if (spoken.some((text) => speaksOfAll(text) || endsAccount(text))) return true;
  for (const [name, value] of fields.slice(0, 20_000)) {
    if (speaksOfAll(name) && /^(?:1|true|yes|on|all|\*)$/i.test(value)) return true;
    if (endsAccount(name) && /^(?:1|true|yes|on)$/i.test(value)) return true;
    if (SCOPE.test(name) && value.length < 200 && (speaksOfAll(value) || endsAccount(value)))
      return true;
    if (/[a-z][A-Z]|_/.test(value) && value.length < 80 && endsAccount(value)) return true;
    await work.breathe();
  }
  return false;
}

const ACCOUNT = /\b(?:accounts?|konto\w*|compte|cuenta|conta|user|profile|me|customer)\b/;

function endsAccount(text: string): boolean {
  return readWords(text).kinds.includes("deletes") && ACCOUNT.test(wordsOf(text.slice(0, 2_000)));
}
