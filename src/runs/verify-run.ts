import { mimeOf, PICTURES_REMOVED, storedPictures } from "./artifacts.ts";
import { checkLine, sha256 } from "./chain.ts";
import type { Envelope, RunEvent } from "./events.ts";
import { chainInProof } from "./proof-chain.ts";
import { StoreError } from "./store-error.ts";
import { PROOF_FILE, type RunStore } from "./store.ts";

export type Problem = {
  /** events.jsonl, proof.html or a picture's name. */
  file: string;
  line?: number;
  /** The event it is about, as far as that can be told. */
  seq?: number;
  what: string;
};

export type Verification = {
  runId: string;
  ok: boolean;
  /** The log ends with a verdict. Without one the run goes on, was interrupted, or its end was cut off. */
  complete: boolean;
  events: number;
  pictures: number;
  firstHash: string | undefined;
  lastHash: string | undefined;
  problems: Problem[];
};

const LOG = "events.jsonl";
const NEWLINE = 0x0a;

/** Reads every byte of a run again. Stricter than reading for use: a torn last line is a problem here too. */
export async function verifyRun(store: RunStore, runId: string): Promise<Verification> {
  const { events, problems } = verifyLog(await store.readBytes(runId));
  const readable = events.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const references = referencedPictures(readable);
  problems.push(...(await verifyPictures(store, runId, references, readable)));
  problems.push(...(await verifyProof(store, runId, events)));
  return {
    runId,
    ok: problems.length === 0,
    complete: readable.findLast((event) => event.type !== "note")?.type === "run.finished",
    events: events.length,
    pictures: references.size,
    firstHash: events[0]?.hash,
    lastHash: events.at(-1)?.hash,
    problems,
  };
}

type Link = { seq: number; hash: string; event?: RunEvent };

/** Goes on after a fault from what the line claims of itself, so that each place is named once. */
export function verifyLog(bytes: Uint8Array): { events: Link[]; problems: Problem[] } {
  const events: Link[] = [];
  const problems: Problem[] = [];
  if (bytes.length === 0) problems.push({ file: LOG, what: "is empty or missing" });
  let prev: { seq: number; hash: string } | undefined;
  let line = 0;
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found === -1 ? bytes.length : found;
    line += 1;
    const checked = checkLine(bytes.subarray(start, end), prev);
    const seq = checked.ok ? checked.event.seq : (checked.claims?.seq ?? (prev?.seq ?? 0) + 1);
    if (!checked.ok) problems.push({ file: LOG, line, seq, what: `event ${seq} ${checked.fault}` });
    else if (found === -1) {
      problems.push({ file: LOG, line, seq, what: `event ${seq} was cut off before its end` });
    }
    prev = checked.ok ? checked.event : checked.claims;
    if (prev !== undefined) {
      events.push({ ...pick(prev), ...(checked.ok ? { event: checked.event } : {}) });
    }
    start = end + 1;
  }
  return { events, problems };
}

type Reference = { sha256: string; seq: number };

/** Every {file, sha256} in any event, wherever it stands. */
function referencedPictures(events: readonly RunEvent[]): Map<string, Reference> {
  const found = new Map<string, Reference>();
  const look = (value: unknown, seq: number): void => {
    if (typeof value !== "object" || value === null) return;
    const { file, sha256: hash } = value as Record<string, unknown>;
    if (typeof file === "string" && typeof hash === "string")
      found.set(file, { sha256: hash, seq });
    for (const inner of Object.values(value)) look(inner, seq);
  };
  for (const event of events) look(event.data, event.seq);
  return found;
}

async function verifyPictures(
  store: RunStore,
  runId: string,
  references: ReadonlyMap<string, Reference>,
  events: readonly RunEvent[],
): Promise<Problem[]> {
  const removed = new Set(
    events.flatMap((event) =>
      event.type === "note" && event.data.kind === PICTURES_REMOVED
        ? ((event.data["files"] as unknown[] | undefined) ?? [])
        : [],
    ),
  );
  const problems: Problem[] = [];
  for (const [file, { sha256: hash, seq }] of references) {
    const data = await readPicture(store, runId, file);
    if (data === undefined) {
      if (!removed.has(file)) problems.push({ file, seq, what: `is missing (event ${seq})` });
    } else if (sha256(data) !== hash) {
      const kind = mimeOf(data) === undefined ? " and is no picture any more" : "";
      problems.push({ file, seq, what: `was changed after event ${seq}${kind}` });
    }
  }
  return problems;
}

async function readPicture(
  store: RunStore,
  runId: string,
  file: string,
): Promise<Uint8Array | undefined> {
  try {
    return await store.artifact(runId, file);
  } catch (error) {
    // A name that no picture can have, or a link in its place: it counts as not there.
    if (error instanceof StoreError && (error.code === "BAD_NAME" || error.errno === "ELOOP")) {
      return undefined;
    }
    throw error;
  }
}

/** A proof names the event it was made at; a log whose end was cut off afterwards is found by that. */
async function verifyProof(
  store: RunStore,
  runId: string,
  events: readonly Pick<Envelope, "seq" | "hash">[],
): Promise<Problem[]> {
  const proof = await readPicture(store, runId, PROOF_FILE);
  if (proof === undefined) return [];
  const chain = chainInProof(Buffer.from(proof).toString("utf8"));
  if (chain === undefined) return [{ file: PROOF_FILE, what: "does not name the events it shows" }];
  const problems: Problem[] = [];
  const at = events.find((event) => event.seq === chain.events);
  if (at === undefined) {
    const what = `shows ${chain.events} events, the log has ${events.length}: its end was cut off`;
    problems.push({ file: PROOF_FILE, seq: chain.events, what });
  } else if (at.hash !== chain.lastHash) {
    const what = `was made from other events: event ${chain.events} has another hash`;
    problems.push({ file: PROOF_FILE, seq: chain.events, what });
  }
  if (sha256(chain.rest) !== chain.seal) {
    problems.push({ file: PROOF_FILE, what: "was changed after it was made" });
  }
  return problems;
}

function pick({ seq, hash }: { seq: number; hash: string }) {
  return { seq, hash };
}

/** Files beside the log that no event speaks of: no fault, and no part of the record either. */
export async function unrecordedPictures(store: RunStore, runId: string): Promise<string[]> {
  const { events } = await store.read(runId);
  const references = referencedPictures(events);
  const stored = storedPictures(await store.artifacts(runId));
  return stored.map(({ file }) => file).filter((file) => !references.has(file));
}
