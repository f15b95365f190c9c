import { type GraphqlReading, looksGraphql, readGraphql } from "./graphql.ts";
import type { BodyWords } from "./body-words.ts";
import type { RequestReading } from "./request-reading.ts";
import { type Risk, SAFE, moreSevere, danger } from "../../contract/risk.ts";
import { readWords } from "../risk/read-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";

/** In a socket an event is what is asked for, and a destination is where; elsewhere both are mostly counted. */
export function messageEvents(fields: [string, string][]): string[] {
  const named = fields
    .slice(0, 500)
    .filter(([name]) => /^(?:event|type|destination|topic|path|route|channel)$/i.test(name));
  return named.map(([, value]) => value.slice(0, 200));
}

/** "account.purge(confirm=true)" as a value: a call is a call, in whatever field it is passed on. */
const CALL =
  /^\s*([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->|\\)[\p{L}_$][\p{L}\p{N}_$]*){0,5})\s*\(.*\)\s*;?\s*$/su;

export function callsIn(fields: [string, string][]): string[] {
  return fields.slice(0, 500).flatMap(([, value]) => {
    const name = value.length > 300 ? undefined : CALL.exec(value)?.[1];
    return name === undefined ? [] : [name];
  });
}

export function graphqlOf(url: string, query: [string, string][]): GraphqlReading[] {
  const source = query.find(([name]) => name === "query")?.[1] ?? "";
  if (
    !looksGraphql(
      source,
      /graphql|\bgql\b/i.test(url.replace(/[?#].*$/s, "")) ||
        query.some(([name]) => /^(?:variables|operationName|extensions)$/.test(name)),
    )
  )
    return [];
  return readGraphql(source, query.find(([name]) => name === "operationName")?.[1] ?? "") ?? [];
}

export function operationOf(
  graphql: GraphqlReading[],
  body: BodyWords,
): RequestReading["operation"] {
  if (graphql.some(({ operation }) => operation === "mutation")) return "mutation";
  if (body.persisted.length > 0) return "unknown";
  return graphql.length > 0 ? "query" : undefined;
}

export function namesOf(graphql: GraphqlReading[], body: BodyWords): string[] {
  const mutations = graphql.filter(({ operation }) => operation === "mutation");
  return [...mutations.flatMap(({ names }) => names), ...body.persisted];
}

const COMMAND = /^(?:.*[.[_-])?(?:command|cmd|mutation|procedure|rpc|invoke|execute)\]?$/i;

export function commandsIn(fields: [string, string][]): string[] {
  return fields
    .slice(0, 500)
    .filter(([name, value]) => COMMAND.test(name.slice(-100)) && value.length <= 200)
    .map(([, value]) => value);
}

/** "orders.place" is said as "place orders" by people. */
export function turned(name: string): string[] {
  const [, subject, deed] =
    /([\p{L}_-]{3,40})[.:#]([\p{L}_-]{3,60})$/u.exec(name.slice(-200)) ?? [];
  return subject === undefined || deed === undefined
    ? [name]
    : [name, `${deed} ${subject.replace(/s$/, "")}`];
}

export function riskOfOperations(names: string[]): Risk {
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
