import type { BodyWords } from "./body-words.ts";
import type { Work } from "./reading-work.ts";
import {
  multipartBoundary,
  SERIALIZED,
  isForm,
  FRAMED,
  parsed,
  MAX_JSON,
  TYPED,
} from "./body-formats.ts";
import { textOf, printableRuns, charsetOf, percentDecoded } from "./charset.ts";
import { unwrapped, codesIn } from "./wrappings.ts";
import { looksGraphql, readGraphql } from "./graphql.ts";
import { readXml } from "./xml.ts";
import { linesOfFields } from "./field-lines.ts";
import { notePairs, noteOperation } from "./json-entries.ts";
import { readMultipart, type Part } from "./multipart.ts";

/** JSON in a form field in JSON in base64: more wrappings than this are not read. */
const MAX_LEVELS = 6;

/** Kinds of text whose lines are fields. */
const LINE_TYPES =
  /text\/plain|calendar|vcard|directory|message\/|rfc822|\bhttp\b|urlencoded|multipart/i;

export class BodyReader {
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
        if (name !== "") {
          this.#words.fields.push([name, "true"]);
          this.#words.objects.push(name);
        }
        notePairs(value as Record<string, unknown>, this.#words);
        const taken = noteOperation(
          value as Record<string, unknown>,
          this.#words,
          this.#work,
          this.#aboutGraphql,
        );
        for (const [key, entry] of Object.entries(value))
          if (key !== taken) waiting.push([TYPED.test(key) && name !== "" ? name : key, entry]);
      } else if (value === null) {
        this.#words.fields.push([name, ""]);
        this.#words.emptied.push(name);
      } else this.#words.fields.push([name, JSON.stringify(value)]);
    }
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
