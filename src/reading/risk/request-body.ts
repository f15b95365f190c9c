/** What a request's body says in its names and short values; free text is left out. */
export type BodyFields = {
  kind: "none" | "form" | "json" | "graphql" | "opaque";
  fields: [name: string, value: string][];
  operations: string[]; // GraphQL mutation names
  reads: boolean; // GraphQL query or subscription only
};

const NONE: BodyFields = { kind: "none", fields: [], operations: [], reads: false };
const VALUE_LIMIT = 120;
const FIELD_LIMIT = 400;
const PART =
  /name="([^"\r\n]{1,100})"(?!;\s*filename)[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]{0,200})/g;

function flatten(value: unknown, name: string, depth: number, into: [string, string][]): void {
  if (into.length >= FIELD_LIMIT || depth > 4) return;
  if (Array.isArray(value))
    for (const entry of value.slice(0, 20)) flatten(entry, name, depth + 1, into);
  else if (value !== null && typeof value === "object") {
    for (const [key, entry] of Object.entries(value)) flatten(entry, key, depth + 1, into);
  } else if (typeof value === "string") into.push([name, value.slice(0, VALUE_LIMIT)]);
  else if (typeof value === "number" || typeof value === "boolean")
    into.push([name, String(value)]);
  else if (value === null) into.push([name, ""]);
}

const MUTATION = /(?:^|\})\s*mutation\b\s*(\w*)[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/;
const MORE_FIELDS = /\}\s*(?:\w+\s*:\s*)?(\w+)\s*\(/g;

function readGraphql(entries: Record<string, unknown>[]): BodyFields {
  const operations: string[] = [];
  let reads = true;
  for (const entry of entries) {
    const query = typeof entry["query"] === "string" ? entry["query"].replace(/#[^\n]*/g, "") : "";
    const name = typeof entry["operationName"] === "string" ? entry["operationName"] : "";
    const mutation = MUTATION.exec(query);
    if (mutation) {
      reads = false;
      operations.push(
        mutation[1] ?? "",
        mutation[2] ?? "",
        name,
        ...[...query.matchAll(MORE_FIELDS)].map((m) => m[1] ?? ""),
      );
    } else if (query === "") {
      // A persisted operation carries only its name: what is not called a query may be a mutation.
      const readsOnly = /^(?:get|fetch|load|list|search|query)|query$/i.test(name);
      if (!readsOnly) {
        reads = false;
        operations.push(name);
      }
    }
  }
  return { kind: "graphql", fields: [], operations: operations.filter(Boolean), reads };
}

function looksGraphql(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== "object") return false;
  const entry = value as Record<string, unknown>;
  const query = entry["query"];
  if (typeof query === "string")
    return /^\s*(?:#[^\n]*\n\s*)*(?:query|mutation|subscription|fragment|\{)/.test(query);
  return (
    typeof entry["operationName"] === "string" &&
    ("variables" in entry || "extensions" in entry || "id" in entry)
  );
}

function readJson(body: string): BodyFields {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    // Cut at the limit, or not JSON after all: names and short values are still found in it.
    const pairs = [
      ...body.matchAll(/"([\w$.-]{1,60})"\s*:\s*(?:"([^"\\]{0,120})"|(true|false|null|\d+))/g),
    ];
    const fields = pairs
      .slice(0, FIELD_LIMIT)
      .map((m) => [m[1] ?? "", m[2] ?? m[3] ?? ""] as [string, string]);
    const mutation = /"query"\s*:\s*"[^"]*?\bmutation\b\s*(\w*)/.exec(body);
    if (mutation)
      return {
        kind: "graphql",
        fields,
        operations: [mutation[1] ?? ""].filter(Boolean),
        reads: false,
      };
    return { kind: "json", fields, operations: [], reads: false };
  }
  const entries = Array.isArray(value) ? value : [value];
  if (entries.length > 0 && entries.every(looksGraphql)) return readGraphql(entries);
  const fields: [string, string][] = [];
  flatten(value, "", 0, fields);
  return { kind: "json", fields, operations: [], reads: false };
}

export function readBody(contentType: string, body: string): BodyFields {
  const text = body.trim();
  if (text === "") return NONE;
  if (/multipart\/form-data/i.test(contentType) || /^--[\w-]+\r?\n/.test(text)) {
    const fields = [...body.matchAll(PART)]
      .slice(0, FIELD_LIMIT)
      .map((m) => [m[1] ?? "", m[2] ?? ""] as [string, string]);
    return { kind: "form", fields, operations: [], reads: false };
  }
  if (/json|graphql/i.test(contentType) || /^[[{]/.test(text)) return readJson(text);
  if (/urlencoded/i.test(contentType) || /^[\w%.[\]$-]+=[^\s]*$/.test(text)) {
    const fields = [...new URLSearchParams(text)]
      .slice(0, FIELD_LIMIT)
      .map(([k, v]) => [k, v.slice(0, VALUE_LIMIT)] as [string, string]);
    return { kind: "form", fields, operations: [], reads: false };
  }
  return { ...NONE, kind: "opaque" };
}
