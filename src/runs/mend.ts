import { seal, sha256 } from "./chain.ts";
import type { RunLog } from "./run-log.ts";

/** The note that stands in place of a dropped last line. Whoever resumes must take it for an act of unknown end. */
export const TAIL_DROPPED = "tail_dropped";

/**
 * The whole prefix with a note in place of the broken last line, or undefined where nothing is broken. Made to be
 * put in place by one rename: a crash between cutting and noting would lose that there ever was another line.
 */
export function mendedBytes(log: RunLog, bytes: Uint8Array, now: Date): Uint8Array | undefined {
  if (log.dropped === undefined) return undefined;
  const { offset, bytes: count, why } = log.dropped;
  const lost = bytes.subarray(offset);
  const { line } = seal(
    {
      type: "note",
      data: {
        kind: TAIL_DROPPED,
        text: `The last line of the log ${why} and was dropped.`,
        bytes: count,
        sha256: sha256(lost),
        start: Buffer.from(lost.subarray(0, 2000)).toString("utf8").replaceAll("\0", ""),
      },
    },
    now.toISOString(),
    log.events.at(-1),
  );
  return Buffer.concat([bytes.subarray(0, offset), Buffer.from(`${line}\n`)]);
}
