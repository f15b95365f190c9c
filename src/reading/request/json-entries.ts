import type { BodyWords } from "./body-words.ts";
import { looksGraphql, readGraphql } from "./graphql.ts";
import type { Work } from "./reading-work.ts";
import { sumIn } from "./asides.ts";

/** What an object says with two of its entries: a change to be made ({"path": "/plan/status", "value": "ended"}), or a request of its own. */
export function notePairs(entry: Record<string, unknown>, words: BodyWords): void {
  const text = (keys: string[]): string => {
    const key = keys.find((one) => typeof entry[one] === "string");
    return key === undefined ? "" : String(entry[key]).slice(0, 2_000);
  };
  const named = text(["path", "field", "key", "property", "attribute", "column", "name"]);
  const given = ["value", "val", "newValue", "new_value", "to", "v"].find(
    (key) => entry[key] !== undefined && typeof entry[key] !== "object",
  );
  if (named !== "" && given !== undefined)
    words.fields.push([named, String(entry[given]).slice(0, 2_000)]);
  if (named !== "" && /^(?:remove|unset|\$unset)$/i.test(text(["op", "operation", "action"])))
    words.removed.push(named);
  for (const [key, place] of Object.entries(entry))
    if (/^(?:delete|remove|unset|drop|destroy)$/i.test(key) && typeof place === "string")
      words.removed.push(place.slice(0, 2_000));
  const sum = sumIn(entry);
  if (sum !== undefined) words.sums.push(sum);
  const url = text(["url", "uri", "relative_url", "relativeUrl", "href", "endpoint", "path"]);
  const method = text(["method", "verb", "httpMethod"]);
  if (url !== "" && /^[A-Z]{3,12}$/i.test(method)) words.calls.push([method, url]);
}

/** The key under which a GraphQL document was found and read. */
export function noteOperation(
  entry: Record<string, unknown>,
  words: BodyWords,
  work: Work,
  aboutGraphql: boolean,
): string | undefined {
  const text = (key: string): string => (typeof entry[key] === "string" ? entry[key] : "");
  const operationName = text("operationName");
  const marked =
    ["variables", "operationName", "extensions"].some((key) => key in entry) || aboutGraphql;
  const key = ["query", "mutation", "document", "doc"].find((one) =>
    looksGraphql(text(one), marked),
  );
  if (key !== undefined) {
    const operations = readGraphql(text(key), operationName);
    if (operations !== undefined) words.graphql.push(...operations);
    else if (marked) work.giveUp("its GraphQL cannot be read");
    return operations === undefined ? undefined : key;
  }
  const hashed = [
    "doc_id",
    "docId",
    "queryId",
    "query_id",
    "documentId",
    "sha256Hash",
    "queryHash",
  ];
  const code = hashed.find((one) => entry[one] !== undefined);
  const bare =
    operationName !== "" && ["variables", "extensions", "id"].some((one) => one in entry);
  if (code !== undefined || bare) words.persisted.push(operationName);
  return undefined;
}
