import { noWords, type BodyWords } from "./body-words.ts";
import { charsetOf, percentDecoded, printableRuns, textOf } from "./charset.ts";
import { codesIn, unwrapped } from "./wrappings.ts";
import { linesOfFields } from "./field-lines.ts";
import { looksGraphql, readGraphql } from "./graphql.ts";
import { readMultipart, type Part } from "./multipart.ts";
import type { RequestFacts } from "./request-facts.ts";
import { unpacked } from "./unpack.ts";
import type { Work } from "./reading-work.ts";
import { readXml } from "./xml.ts";

/** JSON in a form field in JSON in base64: more wrappings than this are not read. */
const MAX_LEVELS = 6;
/** Finding out whether so many bytes are text takes about 20 ms. */
const MAX_BODY = 4_000_000;
/** JSON is parsed in one go; this much takes about 20 ms. */
const MAX_JSON = 2_000_000;

/** Kinds of text whose lines are fields. */
const LINE_TYPES =
  /text\/plain|calendar|vcard|directory|message\/|rfc822|\bhttp\b|urlencoded|multipart/i;

/** Everything that a body says, whatever it is wrapped in. What could not be read is noted in `work`. */
export async function readBody(
  facts: RequestFacts,
  query: [name: string, value: string][],
  work: Work,
): Promise<BodyWords> {
  const words = noWords();
  const { body } = facts;
  if (facts.bodyWithheld === true) work.giveUp("the browser does not show it");
  const type = facts.headers?.["content-type"] ?? facts.contentType ?? "";
  const reader = new BodyReader(words, work, /graphql|\bgql\b/i.test(`${facts.url} ${type}`));
  // What an address carries may be wrapped like what a body carries; plain values of it are read with the address.
  for (const [name, value] of query) if (isWrapped(value)) await reader.text(value, name, "", 1);
  if (body === undefined || body.length === 0) return words;
  const encoding = facts.headers?.["content-encoding"] ?? "";
  const bytes = typeof body === "string" ? Buffer.from(body.slice(0, MAX_BODY + 1)) : body;
  const bare = bytes.length > MAX_BODY ? undefined : unpacked(bytes, encoding);
  if (bytes.length > MAX_BODY) {
    work.giveUp("it is too long");
    words.texts.push(...printableRuns(bytes));
  } else if (bare === undefined) {
    work.giveUp("it is packed in a way that is not known");
    words.texts.push(...printableRuns(bytes));
  } else await reader.bytes(bare, type, 0);
  return words;
}

function isWrapped(value: string): boolean {
  return /^\s*[[{<]/.test(value) || unwrapped(value).length > 0;
}

class BodyReader {
  #words: BodyWords;
  #work: Work;
  #aboutGraphql: boolean;

  constructor(words: BodyWords, work: Work, aboutGraphql: boolean) {
    this.#words = words;
    this.#work = work;
    this.#aboutGraphql = aboutGraphql;
  }

  async bytes(bytes: Uint8Array, type: string, level: number): Promise<void> {
    const boundary = multipartBoundary(bytes, type);
    if (boundary !== undefined) return this.#multipart(bytes, boundary, level);
    // STOMP ends its frames with a nought.
    const text = textOf(bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes, type);
    if (text !== undefined) return this.text(text, "", type, level);
    this.#work.giveUp("it is not text");
    this.#words.texts.push(...printableRuns(bytes));
  }

  /** Text that may be a document of one of the known kinds; where it is none, it is a value of that name, or a word by itself. */
  async text(source: string, name: string, type: string, level: number): Promise<void> {
    const text = source
      .replace(/^\uFEFF/, "")
      .replace(/\0+$/, "")
      .trim();
    if (!this.#work.take(text.length)) return;
    if (level > MAX_LEVELS) return this.#work.giveUp("it is wrapped too often");
    await this.#work.breathe();
    if (await this.#document(text, type, level)) return;
    for (const [, key = "", string, plain] of text.slice(0, 20_000).matchAll(SERIALIZED))
      this.#words.fields.push([key, string ?? plain ?? ""]);
    if (name === "") this.#words.texts.push(text);
    else this.#words.fields.push([name, text]);
    // A name that is written in code still belongs to its field.
    for (const inside of unwrapped(text)) await this.text(inside, name, "", level + 1);
  }

  async #document(text: string, type: string, level: number): Promise<boolean> {
    const graphqlType = /graphql/i.test(type) && !/json/i.test(type);
    if (graphqlType || looksGraphql(text, false)) {
      const operations = readGraphql(text, "");
      if (operations !== undefined) this.#words.graphql.push(...operations);
      else if (graphqlType || /^[\s,]*mutation\b/.test(text))
        this.#work.giveUp("its GraphQL cannot be read");
      if (operations !== undefined || graphqlType) return true;
    }
    if (/^[[{"\u001e]/.test(text)) return this.#json(text, level);
    if (text.startsWith("<")) {
      await readXml(text, this.#words, this.#work);
      return true;
    }
    // A list of numbers or words by themselves ("1", "ping") is a form only where it is called one.
    if (/urlencoded/i.test(type) || isForm(text)) {
      await this.#form(text, charsetOf(type), level);
      return true;
    }
    const framed = FRAMED.exec(text.slice(0, 200));
    if (framed !== null && (await this.#frames(text, level))) return true;
    const lines = linesOfFields(text);
    if (lines === undefined) return false;
    // Another language of lines (YAML, TOML) says things between them that nobody has read here.
    if (type !== "" && !LINE_TYPES.test(type)) this.#work.giveUp("its kind is not known");
    for (const { method, url } of lines.calls) this.#words.calls.push([method, url]);
    for (const [key, value] of lines.fields) await this.text(value, key, "", level + 1);
    // What follows the head of a request is a body again.
    if (lines.rest !== "") await this.text(lines.rest, "", "", level + 1);
    return true;
  }

  async #form(text: string, charset: string, level: number): Promise<void> {
    for (let at = 0; at < text.length;) {
      const end = text.indexOf("&", at);
      const pair = text.slice(at, end < 0 ? undefined : end);
      at = end < 0 ? text.length : end + 1;
      if (!this.#work.take(1)) return;
      const middle = pair.indexOf("=");
      const keys = percentDecoded(middle < 0 ? pair : pair.slice(0, middle), charset);
      const values = middle < 0 ? [""] : percentDecoded(pair.slice(middle + 1), charset);
      if (keys.length === 0 || values.length === 0) this.#work.giveUp("its letters are not known");
      for (const value of values) {
        const [key = "value"] = keys;
        await this.text(value, key === "" ? "value" : key, "", level + 1);
        if (value === "") this.#words.fields.push([key, ""]);
      }
      // Which of several encodings is meant is not known; the values above stand beside the first name.
      for (const key of keys.slice(1)) this.#words.fields.push([key, "true"]);
    }
  }

  /** Engine.IO and SockJS put a digit or a letter before their JSON, and several messages into one body. */
  async #frames(text: string, level: number): Promise<boolean> {
    const frames = text.split("\u001e").map((frame) => frame.trim().replace(FRAMED, ""));
    const values = frames.map((frame) => (/^\d{0,4}$/.test(frame) ? null : parsed(frame)));
    if (!values.some((value) => value?.value !== undefined)) return false;
    for (const [at, value] of values.entries())
      if (value === undefined) {
        this.#work.giveUp("its frames cannot be told apart");
        this.#words.texts.push(frames[at] ?? "");
      } else if (value !== null) await this.#walk(value.value, level);
    return true;
  }

  async #json(text: string, level: number): Promise<boolean> {
    const whole = parsed(text);
    if (whole !== undefined) {
      await this.#walk(whole.value, level);
      return true;
    }
    if (text.length > MAX_JSON) {
      this.#work.giveUp("it is too long");
      this.#words.texts.push(...printableRuns(Buffer.from(text.slice(0, 200_000))));
      return true;
    }
    const lines = text.split(/[\n\u001e]/).filter((line) => line.trim() !== "");
    const values = lines.map((line) => parsed(line));
    if (lines.length > 1 && values.every((value) => value !== undefined)) {
      for (const value of values) await this.#walk(value?.value, level);
      return true;
    }
    // A guard against being read as a script (")]}',") is cut off by every client; what is left over is broken JSON.
    if (!/^[[{]/.test(text)) return false;
    this.#work.giveUp("its JSON is broken");
    const pairs = text.matchAll(/"([^"\\]{1,200})"\s*:\s*(?:"([^"\\]{0,2000})"|([\w.-]{1,40}))/g);
    for (const [, key = "", string, plain] of pairs)
      this.#words.fields.push([key, string ?? plain ?? ""]);
    return true;
  }

  async #walk(root: unknown, level: number): Promise<void> {
    this.#words.json = true;
    const waiting: [name: string, value: unknown][] = [["", root]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, value] = next;
      if (!this.#work.take(name.length)) return;
      await this.#work.breathe();
      if (typeof value === "string") {
        if (/^\w{0,12}$/.test(value) || level >= MAX_LEVELS) this.#words.fields.push([name, value]);
        else await this.text(value, name === "" ? "value" : name, "", level + 1);
        continue;
      }
      const codes = codesIn(value);
      if (codes !== undefined && this.#work.take(codes.length))
        await this.text(codes, name === "" ? "value" : name, "", level + 1);
      if (Array.isArray(value)) for (const entry of value) waiting.push([name, entry]);
      else if (value !== null && typeof value === "object") {
        // The name over an object may be the operation: {"cancelSubscription": {"id": 1}}.
        if (name !== "") this.#words.fields.push([name, "true"]);
        this.#together(value as Record<string, unknown>);
        const taken = this.#operation(value as Record<string, unknown>);
        for (const [key, entry] of Object.entries(value))
          if (key !== taken) waiting.push([TYPED.test(key) && name !== "" ? name : key, entry]);
      } else if (value === null) {
        this.#words.fields.push([name, ""]);
        this.#words.emptied.push(name);
      } else this.#words.fields.push([name, JSON.stringify(value)]);
    }
  }

  /** What an object says with two of its entries: a change to be made ({"path": "/plan/status", "value": "ended"}), or a request of its own. */
  #together(entry: Record<string, unknown>): void {
    const text = (keys: string[]): string => {
      const key = keys.find((one) => typeof entry[one] === "string");
      return key === undefined ? "" : String(entry[key]).slice(0, 2_000);
    };
    const named = text(["path", "field", "key", "property", "attribute", "column", "name"]);
    const given = ["value", "val", "newValue", "new_value", "to", "v"].find(
      (key) => entry[key] !== undefined && typeof entry[key] !== "object",
    );
    if (named !== "" && given !== undefined)
      this.#words.fields.push([named, String(entry[given]).slice(0, 2_000)]);
    if (named !== "" && /^(?:remove|unset|\$unset)$/i.test(text(["op", "operation", "action"])))
      this.#words.removed.push(named);
    for (const [key, place] of Object.entries(entry))
      if (/^(?:delete|remove|unset|drop|destroy)$/i.test(key) && typeof place === "string")
        this.#words.removed.push(place.slice(0, 2_000));
    const url = text(["url", "uri", "relative_url", "relativeUrl", "href", "endpoint", "path"]);
    const method = text(["method", "verb", "httpMethod"]);
    if (url !== "" && /^[A-Z]{3,12}$/i.test(method)) this.#words.calls.push([method, url]);
  }

  /** The key under which a GraphQL document was found and read. */
  #operation(entry: Record<string, unknown>): string | undefined {
    const text = (key: string): string => (typeof entry[key] === "string" ? entry[key] : "");
    const operationName = text("operationName");
    const marked =
      ["variables", "operationName", "extensions"].some((key) => key in entry) ||
      this.#aboutGraphql;
    const key = ["query", "mutation", "document", "doc"].find((one) =>
      looksGraphql(text(one), marked),
    );
    if (key !== undefined) {
      const operations = readGraphql(text(key), operationName);
      if (operations !== undefined) this.#words.graphql.push(...operations);
      else if (marked) this.#work.giveUp("its GraphQL cannot be read");
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
    if (code !== undefined || bare) this.#words.persisted.push(operationName);
    return undefined;
  }

  async #multipart(bytes: Uint8Array, type: string, level: number): Promise<void> {
    if (level > MAX_LEVELS || !this.#work.take(bytes.length))
      return this.#work.giveUp("it is too long");
    const parts = await readMultipart(type, bytes);
    if (parts === undefined) {
      this.#work.giveUp("its parts cannot be told apart");
      this.#words.texts.push(...printableRuns(bytes));
      return;
    }
    for (const part of parts) await this.#part(part, level);
  }

  async #part(part: Part, level: number): Promise<void> {
    if (part.fileName !== "") this.#words.fields.push([part.name, part.fileName]);
    if (multipartBoundary(part.bytes, part.contentType) !== undefined)
      return this.bytes(part.bytes, part.contentType, level + 1);
    const text = /encoding=/.test(part.contentType)
      ? undefined
      : textOf(part.bytes, part.contentType);
    if (text !== undefined) {
      const name = part.fileName === "" ? part.name : "";
      await this.text(
        text,
        name,
        /json|graphql|xml/i.test(part.contentType) ? part.contentType : "",
        level + 1,
      );
      return;
    }
    // A picture or a film is what a person chose to send; anything else that is no text is not read.
    if (!/^(?:image|video|audio|font)\/|pdf|zip|officedocument|msword/i.test(part.contentType))
      this.#work.giveUp("a part of it is not text");
    this.#words.texts.push(...printableRuns(part.bytes));
  }
}

/** Stores that write the type beside each value: {"status": {"stringValue": "CANCELLED"}}. */
const TYPED = /^(?:\w{2,12}Value|value|S|N|BOOL|B|\$\w{1,20}|set|_text|#text)$/;

/** PHP's way to write a list down: s:2:"do";s:6:"cancel"; */
const SERIALIZED = /s:\d{1,4}:"([\w.-]{1,60})";(?:s:\d{1,5}:"([^"]{0,200})"|[bid]:([\w.-]{1,40}))/g;

const FRAMED =
  /^(?:\d{1,6}:)?(?:\d{1,3}(?:\/[\w/-]{1,60},)?\d{0,6}|[a-z]|\)\]\}',?|while\(1\);|for\(;;\);)\s*(?=[[{"])/;

function parsed(text: string): { value: unknown } | undefined {
  if (text.length > MAX_JSON) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** A content type that names its boundary, also where the body shows what the header keeps quiet about. */
function multipartBoundary(bytes: Uint8Array, type: string): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 600));
  const shown = /^(?:\r\n)?--([^\r\n]{1,200})\r\n[^\r\n:]{1,100}:/.exec(
    head.toString("latin1"),
  )?.[1];
  if (!/^\s*multipart\//i.test(type))
    return shown === undefined ? undefined : `multipart/form-data; boundary=${quoted(shown)}`;
  const named = /boundary\s*=\s*(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const boundary = named?.[1] ?? named?.[2] ?? shown;
  return `multipart/form-data; boundary=${quoted(boundary ?? "none")}`;
}

function quoted(boundary: string): string {
  return `"${boundary.replaceAll('"', "")}"`;
}

function isForm(text: string): boolean {
  const head = text.slice(0, 5_000);
  // What was a form before it was put into code keeps its blanks.
  const several = /^[\w.[\]-]{1,60}=[^&=\n]*&[\w.[\]-]{1,60}=[^&=\n]*&[\w.[\]-]{1,60}=/.test(head);
  return (
    /^[\w%.[\]$:+-]{1,200}=/.test(head) &&
    (several || !/\s/.test(text)) &&
    !/^[A-Za-z0-9+/_-]*={1,2}$/.test(head)
  );
}
