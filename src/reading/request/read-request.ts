import { danger, moreSevere, type Risk, SAFE } from "../../contract/risk.ts";
import { riskOfAddress } from "../risk/address-risk.ts";
import {
  isWholeAddress,
  kindsAtWorst,
  readAddress,
  readWords,
  wordsOf,
} from "../risk/address-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import {
  fieldReader,
  isCommand,
  isOverride,
  repeatsWords,
  riskOfSubmission,
} from "../risk/submission-risk.ts";
import type { BodyWords } from "./body-words.ts";
import { namesEverydayThing, speaksOfAll } from "./everyday-requests.ts";
import { looksIn, methodsIn, OPERATION_NAME } from "./operation-names.ts";
import { looksGraphql, readGraphql, type GraphqlReading } from "./graphql.ts";
import { riskOfSpoken } from "./spoken-command.ts";
import { readHeaders } from "./headers.ts";
import { readBody } from "./read-body.ts";
import { strangeWords } from "./strange-words.ts";
import { isKnownMethod, isReadingMethod, type RequestFacts } from "./request-facts.ts";
import { sameSite } from "./same-site.ts";
import { Work } from "./reading-work.ts";

/** What one request means, read once for the gate, the card and the record. */
export type RequestReading = {
  risk: Risk;
  /** False: something of it could not be read, and it may be the worst of what it could be. */
  read: boolean;
  unread: string | undefined;
  operation: "query" | "mutation" | "unknown" | undefined;
  /** For a person to read: names and values as they are, the first few. */
  fields: [name: string, value: string][];
  /** Speaks of all there is, or of the whole account. */
  wide: boolean;
  /** It takes something away, by its method or by what it says instead of one. */
  removes: boolean;
  /** Not a mere look, whatever its method is called. */
  changes: boolean;
  /** Something in it names what people do all day. */
  understood: boolean;
  /** Something in it names what people look at, and where in it. */
  looks: boolean;
  /** Something in it names a plan, a payment or an end, in whatever part and however harmlessly. */
  ofPlans: boolean;
  /** Its words that no listing and no program goes by; read where somebody asks, since few do. */
  strange: (how?: { texts: boolean }) => string[];
  telemetry: boolean;
  signIn: boolean;
};

const VERB = /^[A-Z][A-Z-]{1,30}$/;
const OVERRIDE_NAME = /^(?:_method|x-http-method(?:-override)?|http_?method|__method)$/i;
/** Words of somebody who writes, not of a program. */
const TEXT = /\s\S+\s|^.{40}/su;
const SHOWN = 60;
const SHOWN_LENGTH = 200;

export async function readRequest(facts: RequestFacts): Promise<RequestReading> {
  const work = new Work();
  const address = readAddress(facts.url);
  if (!isWholeAddress(facts.url)) work.giveUp("its address is too long");
  const headers = readHeaders(facts.headers ?? {});
  const body = await readBody(facts, address.query, work);
  const spoken = facts.resourceType === "websocket" ? messageEvents(body.fields) : [];
  const graphql = [...body.graphql, ...graphqlOf(address.query)];
  const literals = graphql.flatMap((one) => one.fields);
  const fields = [...address.query, ...headers.fields, ...body.fields, ...literals];
  const operation = operationOf(graphql, body);
  const method = methodOf(facts, headers.override, fields);
  if (!isKnownMethod(method)) work.giveUp("its method is none of the usual ones");
  // Counters repeat the page's words ("cancel_clicked") in query and body; only a danger in their own path counts.
  const telemetry =
    address.telemetry && !facts.isNavigation && readWords(pathOf(facts.url)).kinds.length === 0;

  let risk: Risk = SAFE;
  let understood =
    address.query.length > 0 &&
    namesEverydayThing(`${queryNames(address.query)} ${routesOf(address.query)}`);
  // A counter tells what happened; what it tells to be done is a command, whatever the door is called.
  if (telemetry) risk = riskOfOperations(commandsIn(body.fields));
  else {
    risk = isReadingMethod(method)
      ? moreSevere(riskOfReading(facts), riskOfAsking(facts, [...address.query, ...body.fields]))
      : operation === "query"
        ? SAFE
        : riskOfSubmission({ method, url: facts.url, pageUrl: facts.pageUrl, fields: [] });
    risk = moreSevere(
      risk,
      riskOfOperations([
        ...headers.operations,
        ...spoken,
        ...namesOf(graphql, body),
        ...callsIn(fields),
      ]),
    );
    risk = moreSevere(risk, riskOfOperations([...batched(facts.url), ...spoken].flatMap(turned)));
    if (!isReadingMethod(method)) risk = moreSevere(risk, riskOfOrders(fields));
    // What is wrapped up in the address of a look is read like a body.
    if (isReadingMethod(method) && operation !== "query") {
      const wrapped = [...body.fields, ...structured(address.query)];
      risk = moreSevere(risk, await riskOfFields(facts, wrapped, work));
    }
    if (isDisguised(facts, method)) risk = moreSevere(risk, danger("unclear_commit", "commits"));
    if (!isReadingMethod(method) && operation !== "query") {
      risk = moreSevere(risk, riskOfCalls(method, facts, body));
      if (movesMoney(fields) && (address.bits & ADDRESS.neutral) === 0)
        risk = moreSevere(risk, danger("spends_money"));
      // Another site's JSON is full of words of its own.
      const ignored = !sameSite(facts.pageUrl, facts.url) && body.json && !facts.isNavigation;
      if (!ignored) risk = moreSevere(risk, await riskOfFields(facts, fields, work));
      risk = moreSevere(
        risk,
        await riskOfTexts(body.texts, facts.isNavigation ? 4_000 : 400, work),
      );
    } else if (headers.fields.length > 0)
      risk = moreSevere(risk, await riskOfFields(facts, headers.fields, work));
  }
  understood ||=
    namesEverydayThing(pathOf(facts.url)) ||
    namesEverydayThing(queryNames(body.fields.slice(0, 200)));
  understood ||= [...namesOf(graphql, body), ...headers.operations].some(namesEverydayThing);
  const changes =
    operation === "mutation" ||
    (!isReadingMethod(method) && operation !== "query") ||
    risk.level === "danger";
  return {
    risk:
      work.unread !== undefined && changes
        ? moreSevere(risk, danger("unclear_commit", "not_read"))
        : risk,
    read: work.unread === undefined,
    unread: work.unread,
    operation,
    fields: [...fields, ...body.texts.map((text): [string, string] => ["", text])]
      .slice(0, SHOWN)
      .map(([name, value]) => [name.slice(0, SHOWN_LENGTH), value.slice(0, SHOWN_LENGTH)]),
    wide: await isWide(facts.url, fields, namesOf(graphql, body), work),
    removes: method === "DELETE",
    changes,
    understood,
    // A mutation changes something by its own account.
    looks:
      operation !== "mutation" &&
      !saysYes(fields) &&
      looksIn(
        [
          pathOf(facts.url),
          `${queryNames(address.query)} ${routesOf(address.query)}`,
          queryNames(body.fields.slice(0, 200)),
          ...namesOf(graphql, body),
          ...headers.operations,
        ],
        methodsIn(body.fields),
      ),
    ofPlans: namesPlans(facts.url, fields, namesOf(graphql, body)),
    strange: ({ texts } = { texts: true }) => {
      if (operation === "query") return [];
      const carried = [...body.fields, ...literals];
      const names = carried.map(([name, value]): [string, string] => [
        name,
        texts || !TEXT.test(value) ? value : "",
      ]);
      return strangeWords(facts, names, texts ? body.texts : []);
    },
    telemetry,
    signIn: (address.bits & ADDRESS.signIn) !== 0,
  };
}

function methodOf(
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

function riskOfReading(facts: RequestFacts): Risk {
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
function isDisguised({ method }: RequestFacts, meant: string): boolean {
  return isReadingMethod(method) && !isReadingMethod(meant);
}

/** What only shows something is named after what is shown. */
const SHOWS =
  /\b(?:page|modal|dialog|popup|flow|screen|banner|widget|component|route|button|link)s?\b/;

/** A GET that names an operation of its own is no look: "?method=purchasePlan". A link that is followed may still only lead there. */
function riskOfAsking(facts: RequestFacts, fields: [string, string][]): Risk {
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

/** In a socket an event is what is asked for, and a destination is where; elsewhere both are mostly counted. */
function messageEvents(fields: [string, string][]): string[] {
  const named = fields
    .slice(0, 500)
    .filter(([name]) => /^(?:event|type|destination|topic|path|route|channel)$/i.test(name));
  return named.map(([, value]) => value.slice(0, 200));
}

/** "account.purge(confirm=true)" as a value: a call is a call, in whatever field it is passed on. */
const CALL =
  /^\s*([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->|\\)[\p{L}_$][\p{L}\p{N}_$]*){0,5})\s*\(.*\)\s*;?\s*$/su;

function callsIn(fields: [string, string][]): string[] {
  return fields.slice(0, 500).flatMap(([, value]) => {
    const name = value.length > 300 ? undefined : CALL.exec(value)?.[1];
    return name === undefined ? [] : [name];
  });
}

const YES = /^(?:true|yes|y|on|1)$/i;
const WIPES = /^(?:wipe|purge|erase|destroy)/i;
const SENDS = /^send[_-]?(?:sms|mail|e-?mail|messages?|push|fax|letters?|invites?|invitations?)$/i;

/** {"wipeHistory": true}, {"send_sms": {"to": …}}: an order in the name of a field, wherever in the body it stands. */
function riskOfOrders(fields: [string, string][]): Risk {
  const orders = fields.slice(0, 500).filter(([, value]) => YES.test(value));
  if (orders.some(([name]) => WIPES.test(name))) return danger("deletes");
  return orders.some(([name]) => SENDS.test(name)) ? danger("reaches_others") : SAFE;
}

/** A look needs no "confirm=yes". */
const saysYes = (fields: [string, string][]): boolean =>
  fields.slice(0, 500).some(([name, value]) => /^confirm(?:ed)?$/i.test(name) && YES.test(value));

/** "/trpc/shelf.list,membership.terminate": each is done, whatever stands beside it. */
function batched(url: string): string[] {
  return pathOf(url)
    .split("/")
    .filter((step) => /,|%2c/i.test(step))
    .flatMap((step) => step.split(/,|%2c/i))
    .slice(0, 200);
}

function riskOfCalls(method: string, facts: RequestFacts, body: BodyWords): Risk {
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

const AMOUNT =
  /^(?:.*[_.[-])?(?:amount|amt|instdamt|betrag|montant|importe|valor|importo|bedrag|kwota)\]?$/i;
const PAYS = /^(?:pay|payment|charge|debit|capture|sale|purchase|buy|transfer|withdraw(?:al)?)$/i;
const PAYEE =
  /^(?:.*[_.[-])?(?:iban|payee|beneficiary|creditor|cdtr\w*|recipient\w*|empfaenger|beneficiaire|beneficiario|destinatario|odbiorca)\]?$/i;

/** An amount and who gets it, or an amount and the word for it: a payment, in whatever format banks exchange. */
function movesMoney(fields: [string, string][]): boolean {
  const few = fields.slice(0, 2_000);
  return (
    few.some(([name, value]) => AMOUNT.test(name.slice(-100)) && /[1-9]/.test(value)) &&
    few.some(([name, value]) => (PAYEE.test(name.slice(-100)) && value !== "") || PAYS.test(value))
  );
}

function graphqlOf(query: [string, string][]): GraphqlReading[] {
  const source = query.find(([name]) => name === "query")?.[1] ?? "";
  if (
    !looksGraphql(
      source,
      query.some(([name]) => /^(?:variables|operationName|extensions)$/.test(name)),
    )
  )
    return [];
  return readGraphql(source, query.find(([name]) => name === "operationName")?.[1] ?? "") ?? [];
}

function operationOf(graphql: GraphqlReading[], body: BodyWords): RequestReading["operation"] {
  if (graphql.some(({ operation }) => operation === "mutation")) return "mutation";
  if (body.persisted.length > 0) return "unknown";
  return graphql.length > 0 ? "query" : undefined;
}

function namesOf(graphql: GraphqlReading[], body: BodyWords): string[] {
  const mutations = graphql.filter(({ operation }) => operation === "mutation");
  return [...mutations.flatMap(({ names }) => names), ...body.persisted];
}

const COMMAND = /^(?:.*[.[_-])?(?:command|cmd|mutation|procedure|rpc|invoke|execute)\]?$/i;

function commandsIn(fields: [string, string][]): string[] {
  return fields
    .slice(0, 500)
    .filter(([name, value]) => COMMAND.test(name.slice(-100)) && value.length <= 200)
    .map(([, value]) => value);
}

/** "orders.place" is said as "place orders" by people. */
function turned(name: string): string[] {
  const [, subject, deed] =
    /([\p{L}_-]{3,40})[.:#]([\p{L}_-]{3,60})$/u.exec(name.slice(-200)) ?? [];
  return subject === undefined || deed === undefined
    ? [name]
    : [name, `${deed} ${subject.replace(/s$/, "")}`];
}

function riskOfOperations(names: string[]): Risk {
  let risk: Risk = SAFE;
  for (const name of names) {
    const { kinds, bits } = readWords(name);
    const [kind] = kinds;
    const takesOffer = (bits & ADDRESS.offer) !== 0 && (bits & ADDRESS.accept) !== 0;
    if (!kind || ((bits & ADDRESS.neutral) !== 0 && !takesOffer)) continue;
    risk = moreSevere(risk, danger(kind));
  }
  return risk;
}

async function riskOfFields(
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
  for (const [name, value] of fields) {
    if (isOverride(name, value)) continue;
    const one = read(name.slice(-2_000), value);
    if (one.level === "danger") risk = moreSevere(risk, one);
    else if (SQL.test(value.slice(0, 500))) risk = moreSevere(risk, danger("deletes"));
    else if (spoken++ < SPOKEN) risk = moreSevere(risk, riskOfSpoken(name, value));
    await work.breathe();
  }
  return risk;
}

/** Reading a name takes up to 20 µs. */
const ABOUT = 500;
const SMALL = 60;
/** Reading a phrase takes up to 0.2 ms; bodies of more fields are data. */
const SPOKEN = 100;
const CODE = /[A-Za-z][\w.:/-]{5,200}/g;

/** A short text may be a command as a whole; of a longer one only what is written like a name in a program is. */
const SQL =
  /\b(?:delete\s+from|drop\s+(?:table|database)|truncate\s+table|update\s+\S+\s+set|insert\s+into)\s/i;

async function riskOfTexts(texts: string[], short: number, work: Work): Promise<Risk> {
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

/** "subscription.getUsage" asks, whatever it asks about. */
const ASKS = /^(?:[\w-]+[./:])*(?:get|list|fetch|find|search|load|query)(?=[A-Z_.:/-]|$)/;
const OF_PLANS =
  ADDRESS.subject |
  ADDRESS.buy |
  ADDRESS.bought |
  ADDRESS.end |
  ADDRESS.offer |
  ADDRESS.resume |
  ADDRESS.yearly;

function namesPlans(url: string, fields: [string, string][], names: string[]): boolean {
  const told = fields
    .slice(0, ABOUT)
    .flatMap(([name, value]) => [name.slice(-200), ...(value.length <= 60 ? [value] : [])])
    .filter((text) => !ASKS.test(text));
  return [pathOf(url), ...names, ...told].some((text) => (readWords(text).bits & OF_PLANS) !== 0);
}

const SCOPE =
  /scope|all|plan|subscription|account|ids?$|target|which|items?|type|mode|range|entire|whole|every/i;

async function isWide(
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

/** "(op:(kind:subscription,verb:terminate))": a value that is a structure in whatever notation. */
function structured(query: [string, string][]): [string, string][] {
  return query
    .slice(0, 100)
    .filter(([name, value]) => value.length <= 2_000 && /[([{]/.test(value) && !repeatsWords(name))
    .flatMap(([, value]) =>
      [...value.matchAll(/([\w-]{1,40})[:=][!('"[]{0,4}([\w.-]{1,60})(?![\w.-]*[:=])/g)].map(
        ([, key = "", said = ""]): [string, string] => [key, said],
      ),
    );
}

/** "index.php?route=common/currency": a path that stands in the query. */
function routesOf(query: [string, string][]): string {
  const routes = query.filter(([, value]) => /^[\w-]+(?:\/[\w-]+)+$/.test(value.slice(0, 200)));
  return routes.map(([, value]) => value.slice(0, 200)).join(" ");
}

/** What frameworks send along with everything names no view. */
const CARRIED = /viewstate|eventvalidation|previouspage|viewroot/i;

function queryNames(fields: [string, string][]): string {
  return fields
    .filter(([name]) => !CARRIED.test(name))
    .map(([name]) => name.slice(0, 60))
    .join(" ");
}

function pathOf(url: string): string {
  return url
    .slice(0, 50_000)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "");
}
