import {
  Kind,
  parse,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql/language";
import type { DangerKind } from "../../contract/risk.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import { readWords } from "../risk/read-words.ts";

/** One operation: what kind it is, and every name that says what it does. */
export type GraphqlReading = {
  operation: "query" | "mutation";
  names: string[];
  fields: [name: string, value: string][];
};

/** The parser takes a breath for nobody; 200 KB take it about 15 ms. */
const MAX_SOURCE = 200_000;
const MAX_TOKENS = 20_000;
const MAX_NAMES = 500;
// Commas, blanks and comments mean nothing to GraphQL and may stand before everything.
const BEGINS = /^(?:[\s,\uFEFF]|#[^\n\r]*[\n\r])*(?:(query|mutation|subscription|fragment)\b|\{)/;

/** Whether a text begins like a document. A lone brace is one only where something else speaks of GraphQL. */
export function looksGraphql(text: string, elsewhere: boolean): boolean {
  const begins = BEGINS.exec(text.slice(0, 2_000));
  if (begins === null) return false;
  if (begins[1] === undefined) return elsewhere;
  return elsewhere || text.includes("{");
}

/** undefined: no document, or one that cannot be read. */
export function readGraphql(source: string, operationName: string): GraphqlReading[] | undefined {
  if (source.length > MAX_SOURCE) return undefined;
  let document: DocumentNode;
  try {
    document = parse(source, { noLocation: true, maxTokens: MAX_TOKENS });
  } catch {
    // Also where it nests so deep that the parser's own stack ends.
    return undefined;
  }
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  // A server runs the one that is named. Where none of that name is there, what it runs is its own affair.
  const named = operations.filter((node) => node.name?.value === operationName);
  const run = named.length === 1 ? named : operations;
  if (run.length === 0) return undefined;
  return run.map((node) => {
    const names = [node.name?.value ?? "", operationName].filter((name) => name !== "");
    const fields: [string, string][] = [];
    rootFields(node.selectionSet, fragments, names, fields);
    const told = (node.directives ?? []).flatMap((one) => toldBy(one, fields));
    const deeds =
      node.operation === "mutation"
        ? told
        : [...told, ...deedsBelow(node.selectionSet, fragments, fields)];
    return {
      operation: node.operation === "mutation" || deeds.length > 0 ? "mutation" : "query",
      names: [...names, ...deeds],
      fields,
    };
  });
}

function rootFields(
  root: SelectionSetNode,
  fragments: Map<string, SelectionSetNode>,
  names: string[],
  fields: [string, string][],
): void {
  const waiting = [root];
  const spread = new Set<string>();
  for (let set = waiting.pop(); set !== undefined; set = waiting.pop())
    for (const selection of set.selections) {
      if (names.length >= MAX_NAMES) return;
      if (selection.kind === Kind.FIELD) {
        names.push(selection.name.value);
        if (selection.alias !== undefined) names.push(selection.alias.value);
        for (const { name, value } of selection.arguments ?? [])
          literals(name.value, value, fields);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) waiting.push(fragment);
      }
    }
}

const DEED =
  /^(?:cancel|terminate|end|stop|delete|remove|destroy|revoke|purchase|buy|pay|charge|checkout|subscribe|unsubscribe|upgrade|downgrade|renew|resume|close|deactivate|submit|send|transfer|withdraw)(?=[A-Z_]|$)/;

/** By these something is found among others, or written in a certain way. */
const CHOOSES =
  /^(?:ids?|uuid|slug|key|first|last|after|before|limit|offset|skip|take|page|per_?page|page_?size|size|count|cursor|from|to|since|until|where|filters?|search|query|q|sort\w*|order_?by|direction|formats?|lang(?:uage)?|locale|currency|time_?zone|tz|width|height|type|types|status|states?|include\w*)$/i;
const FINAL: ReadonlySet<DangerKind> = new Set(["ends_subscription", "deletes", "spends_money"]);

/** Called with what no look needs, a field under the name of a deed does it: "orderNow(dish: 4)" beside "order(id: 4)". */
function isDeed({ name: { value: name }, arguments: given = [] }: FieldNode): boolean {
  if (given.length === 0) return false;
  if (DEED.test(name)) return true;
  if (given.every((one) => CHOOSES.test(one.name.value))) return false;
  const { kinds, bits } = readWords(name);
  return (bits & ADDRESS.neutral) === 0 && kinds.some((kind) => FINAL.has(kind));
}

/** "contract { terminate(now: true) }": a look with a deed among its fields, called with something, is none. */
function deedsBelow(
  root: SelectionSetNode,
  fragments: Map<string, SelectionSetNode>,
  fields: [string, string][],
): string[] {
  const waiting = [root, ...fragments.values()];
  const deeds: string[] = [];
  let looked = 0;
  for (let set = waiting.pop(); set !== undefined; set = waiting.pop())
    for (const selection of set.selections) {
      if (looked++ > MAX_TOKENS) return deeds;
      for (const directive of selection.directives ?? []) deeds.push(...toldBy(directive, fields));
      if (selection.kind === Kind.FRAGMENT_SPREAD) continue;
      if (selection.selectionSet !== undefined) waiting.push(selection.selectionSet);
      if (selection.kind === Kind.FIELD && isDeed(selection)) deeds.push(selection.name.value);
    }
  return deeds;
}

/** How something is fetched, kept or left out; those of clients are mostly taken out before a document is sent. */
const OF_FETCHING =
  /^(?:include|skip|defer|stream|live|client|connection|rest|export|type|cached?|cacheControl|cacheHint|nonreactive|unmask|mask|relay|refetchable|arguments|argumentDefinitions|inline|match|module|required|raw_response_type|catch|throwOnFieldError|semanticNonNull|deprecated|specifiedBy|oneOf|optional|lowercase|uppercase|date|formatDate|_relayModelRelation|provided|tag)$/i;

/** "books @then(run: CLOSE_ACCOUNT)": a directive that no library knows is an order to the server, with what it is given. */
function toldBy(
  { name, arguments: given = [] }: DirectiveNode,
  fields: [string, string][],
): string[] {
  if (OF_FETCHING.test(name.value)) return [];
  const said: [string, string][] = [];
  for (const one of given) literals(one.name.value, one.value, said);
  fields.push(...said);
  return [name.value, ...said.map(([, value]) => value.slice(0, 200))];
}

function literals(name: string, value: ValueNode, into: [string, string][]): void {
  const waiting: [string, ValueNode][] = [[name, value]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [at, node] = next;
    if (node.kind === Kind.LIST) for (const entry of node.values) waiting.push([at, entry]);
    else if (node.kind === Kind.OBJECT)
      for (const entry of node.fields) waiting.push([entry.name.value, entry.value]);
    else if ("value" in node) into.push([at, String(node.value)]);
  }
}
