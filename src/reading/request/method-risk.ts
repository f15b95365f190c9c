import { type RequestFacts, isReadingMethod } from "./request-facts.ts";
import { type Risk, danger, SAFE, moreSevere } from "../../contract/risk.ts";
import { riskOfAddress } from "../risk/address-risk.ts";
import { readAddress } from "../risk/address-words.ts";
import { kindsAtWorst, wordsOf, readWords } from "../risk/read-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import { OPERATION_NAME } from "./operation-names.ts";
import { isCommand, riskOfSubmission } from "../risk/submission-risk.ts";
import { SPOKEN } from "./field-risk.ts";
import { riskOfSpoken } from "./spoken-command.ts";
import { riskOfOperations } from "./operation-risk.ts";
import type { BodyWords } from "./body-words.ts";

const VERB = /^[A-Z][A-Z-]{1,30}$/;

const OVERRIDE_NAME = /^(?:_method|x-http-method(?:-override)?|http_?method|__method)$/i;

export function methodOf(
  { method }: RequestFacts,
  header: string | undefined,
  fields: [string, string][],
): string {
  const said = [
    header,
    ...fields.filter(([name]) => OVERRIDE_NAME.test(name)).map(([, value]) => value),
  ];
  const own = method.toUpperCase();
  // A request cannot be made more harmless than it is by what it says of itself.
  return (
    said
      .map((name) => name?.trim().toUpperCase() ?? "")
      .find((name) => VERB.test(name) && !isReadingMethod(name)) ?? own
  );
}

const FETCHED = /^(?:document|xhr|fetch|eventsource|websocket|ping)$/;

export function riskOfReading(facts: RequestFacts): Risk {
  const risk = riskOfAddress(facts.url);
  if (risk.level === "danger") return risk;
  const address = readAddress(facts.url);
  const excused = address.asset || address.help || (address.bits & ADDRESS.signIn) !== 0;
  // A look needs nobody's yes, whatever it is a look at.
  if (address.confirmed && !excused) return danger("unclear_commit", "commits");
  // Pictures, fonts and scripts have names of files; nobody follows a link there.
  const [kind] = kindsAtWorst(address);
  const neutral = (address.bits & ADDRESS.neutral) !== 0;
  if (kind !== undefined && !FETCHED.test(facts.resourceType) && !excused && !neutral)
    return danger(kind);
  return facts.isNavigation ? risk : SAFE;
}

/** A look that says of itself that it is none. */
export function isDisguised({ method }: RequestFacts, meant: string): boolean {
  return isReadingMethod(method) && !isReadingMethod(meant);
}

/** What only shows something is named after what is shown. */
const SHOWS =
  /\b(?:page|modal|dialog|popup|flow|screen|banner|widget|component|route|button|link)s?\b/;

/** A GET that names an operation of its own is no look: "?method=purchasePlan". A link that is followed may still only lead there. */
export function riskOfAsking(facts: RequestFacts, fields: [string, string][]): Risk {
  if (facts.isNavigation) return SAFE;
  const names = fields
    .slice(0, 500)
    .filter(([name, value]) => OPERATION_NAME.test(name) && isCommand(value))
    .map(([, value]) => value);
  // "?12-2.panel-withdrawAllFunds": a name without a value is a command too.
  const bare = fields.slice(0, SPOKEN).filter(([name, value]) => value === "" && name.length > 5);
  const spoken = bare
    .flatMap(([name]) => name.split(/[-.:;,/]/))
    .map((name) => riskOfSpoken("", name));
  return [riskOfOperations(names.filter((name) => !SHOWS.test(wordsOf(name)))), ...spoken].reduce(
    moreSevere,
  );
}

export function riskOfCalls(method: string, facts: RequestFacts, body: BodyWords): Risk {
  const { url, pageUrl } = facts;
  const { calls, removed, emptied } = body;
  let risk: Risk = SAFE;
  for (const [verb, to] of calls.slice(0, 500))
    if (!isReadingMethod(verb) && URL.canParse(to, url)) {
      const called = { method: verb.toUpperCase(), url: new URL(to, url).href };
      risk = moreSevere(risk, riskOfSubmission({ ...called, pageUrl, fields: [] }));
    }
  const gone = method === "PATCH" ? [...removed, ...emptied.slice(0, 500)] : removed;
  const ends = gone.some((place) => (readWords(place).bits & ADDRESS.subject) !== 0);
  return ends ? moreSevere(risk, danger("ends_subscription")) : risk;
}
