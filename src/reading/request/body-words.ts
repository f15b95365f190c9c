import type { GraphqlReading } from "./graphql.ts";

/** What a body turned out to hold, put together from all its envelopes. */
export type BodyWords = {
  fields: [name: string, value: string][];
  /** Text without a name: a plain body, a run of letters in a binary one, a file's contents. */
  texts: string[];
  graphql: GraphqlReading[];
  /** Operation codes without a document: somebody else knows what they stand for. */
  persisted: string[];
  /** Requests inside the request: batches say in JSON or in lines what a server is to do by itself. */
  calls: [method: string, url: string][];
  /** Places in somebody's data that are to be emptied. */
  removed: string[];
  /** Names that stand beside `null`: in a patch that takes away what they name. */
  emptied: string[];
  /** Sums of money, each with its currency beside it. */
  sums: string[];
  /** Names that stand over an object: noted as fields too, though nobody said yes to them. */
  objects: string[];
  json: boolean;
};

export function noWords(): BodyWords {
  return {
    fields: [],
    texts: [],
    graphql: [],
    persisted: [],
    calls: [],
    removed: [],
    emptied: [],
    sums: [],
    objects: [],
    json: false,
  };
}
