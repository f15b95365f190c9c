import { createHash } from "node:crypto";
import { typedEvent, type EventDraft, type RunEvent } from "./events.ts";

/** What the first event of every run has as `prev`. */
export const CHAIN_START = "0".repeat(64);

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** JSON with sorted keys and no spaces: one value has one spelling, so one changed byte always shows. */
export function canonicalJson(value: unknown): string {
  return spell(JSON.parse(JSON.stringify(value)));
}

export type Sealed = { event: RunEvent; line: string };

/** The next event after `prev`, and the exact line that goes to disk. */
export function seal(
  draft: EventDraft,
  at: string,
  prev: { seq: number; hash: string } | undefined,
): Sealed {
  const body = {
    seq: prev === undefined ? 1 : prev.seq + 1,
    at,
    type: draft.type,
    data: draft.data,
    prev: prev?.hash ?? CHAIN_START,
  };
  const line = canonicalJson({ ...body, hash: sha256(canonicalJson(body)) });
  return { event: typedEvent(JSON.parse(line)), line };
}

export type CheckedLine =
  | { ok: true; event: RunEvent }
  /** `claims`: what the line says of itself, to go on from when looking for more faults. */
  | { ok: false; fault: string; claims?: { seq: number; hash: string } };

/** One line against its own hash and against the event before it. */
export function checkLine(
  line: Uint8Array,
  prev: { seq: number; hash: string } | undefined,
): CheckedLine {
  const text = decode(line);
  const parsed = text === undefined ? undefined : parseEnvelope(text);
  if (text === undefined || parsed === undefined) {
    return { ok: false, fault: "is not a readable event" };
  }
  const claims = { seq: parsed.seq, hash: parsed.hash };
  if (!isUntouched(parsed, text)) {
    return { ok: false, fault: "was changed: it does not match its own hash", claims };
  }
  const expected = prev === undefined ? 1 : prev.seq + 1;
  if (parsed.seq !== expected) {
    return { ok: false, fault: `stands where event ${expected} should be`, claims };
  }
  if (parsed.prev !== (prev?.hash ?? CHAIN_START)) {
    return { ok: false, fault: "does not follow from the event before it", claims };
  }
  return { ok: true, event: typedEvent(parsed) };
}

function isUntouched(parsed: ParsedEnvelope, text: string): boolean {
  const { hash, ...body } = parsed;
  try {
    // The second comparison sees what JSON does not: spaces, escapes, doubled keys.
    return sha256(canonicalJson(body)) === hash && canonicalJson(parsed) === text;
  } catch {
    // Nested too deep to be ours.
    return false;
  }
}

type ParsedEnvelope = Parameters<typeof typedEvent>[0];

function parseEnvelope(text: string): ParsedEnvelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { seq, at, type, data, prev, hash } = value as Record<string, unknown>;
  const strings = [at, type, prev, hash].every((one) => typeof one === "string");
  const isData = typeof data === "object" && data !== null && !Array.isArray(data);
  return strings && isData && Number.isSafeInteger(seq) ? (value as ParsedEnvelope) : undefined;
}

/** ignoreBOM keeps a byte order mark in the text, where it is a fault like any other added byte. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Written by hand, because a sorted copy would lose a key named __proto__. */
function spell(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spell).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const members = Object.keys(record)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${spell(record[key])}`);
  return `{${members.join(",")}}`;
}
