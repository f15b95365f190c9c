import type { GraphqlReading } from "./graphql.ts";

/** What a body turned out to hold, put together from all its envelopes. */
export type BodyWords = {
  fields: [name: string, value: string][];
  /** Text without a name: a plain body, a run of letters in a binary one, a file's contents. */
  texts: string[];
  graphql: GraphqlReading[];
  /** Operation codes without a document: somebody else knows what they stand for. */
  persisted: string[];
  json: boolean;
};

export function noWords(): BodyWords {
  return { fields: [], texts: [], graphql: [], persisted: [], json: false };
}
