import { checkLine } from "./chain.ts";
import type { RunEvent } from "./events.ts";

/** A last line that is not whole: torn by a crash, cut, padded with NUL or flipped. It is left out, with a word. */
export type DroppedTail = { offset: number; bytes: number; why: string };

/** Damage before the last line: what follows it can't be trusted, so `events` ends there. */
export type Damage = { seq: number; line: number; why: string };

export type RunLog = {
  runId: string;
  /** The longest prefix that hangs together. */
  events: RunEvent[];
  dropped?: DroppedTail;
  damaged?: Damage;
};

const NEWLINE = 0x0a;

/** Never throws: any bytes give a log. */
export function parseLog(runId: string, bytes: Uint8Array): RunLog {
  const events: RunEvent[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(NEWLINE, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    const checked = checkLine(line, events.at(-1));
    // A line without its newline was not acknowledged to anybody, even where it can be read.
    if (end !== -1 && checked.ok) {
      events.push(checked.event);
      start = end + 1;
      continue;
    }
    const why = describe(line, end === -1, checked.ok ? "is not finished" : checked.fault);
    if (end === -1 || end === bytes.length - 1) {
      return { runId, events, dropped: { offset: start, bytes: bytes.length - start, why } };
    }
    return { runId, events, damaged: { seq: events.length + 1, line: events.length + 1, why } };
  }
  return { runId, events };
}

function describe(line: Uint8Array, cut: boolean, fault: string): string {
  if (line.includes(0)) return "is padded with NUL bytes";
  return cut ? "was cut off before its end" : fault;
}
