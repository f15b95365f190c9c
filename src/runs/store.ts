import type { DiskEntry } from "./disk.ts";
import type { EventData, EventDraft, Picture, RunEvent } from "./events.ts";
import type { RunLog } from "./run-log.ts";

/** step: may be dropped when there are too many. checkpoint and final: what a proof stands on, never dropped. */
export type PictureKind = "step" | "checkpoint" | "final";

export type PictureInput = { kind: PictureKind; label?: string; data: Uint8Array };

/** The one holder of a run's lock. Nothing else can add to the run. */
export type RunWriter = {
  readonly runId: string;
  /** What the log held when it was opened, then all that was added. */
  readonly events: readonly RunEvent[];
  /** Resolves once the event is on disk. After a failure every later call fails too: open the run again. */
  append(draft: EventDraft): Promise<RunEvent>;
  /** undefined: no room left for a picture of this kind. */
  putPicture(input: PictureInput): Promise<Picture | undefined>;
  /** Aborts once somebody else holds the run; nothing more may be done for it then. */
  readonly lost: AbortSignal;
  /** Resolves while the run is still held here. Asked before anything goes out that can change something. */
  check(): Promise<void>;
  close(): Promise<void>;
};

export type LockHolder = { pid: number; host: string; since: string };

export type RunStore = {
  /** A new run with its first event, its lock held. */
  create(started: EventData["run.started"]): Promise<RunWriter>;
  /** Opens a run to go on with it. Mends a torn end with a note; refuses one that is held or damaged. */
  lock(runId: string): Promise<RunWriter>;
  read(runId: string): Promise<RunLog>;
  /** The exact bytes of the log, for whoever checks them. */
  readBytes(runId: string): Promise<Uint8Array>;
  /** Newest first; also ids of which only the proof is left. */
  list(): Promise<string[]>;
  holder(runId: string): Promise<LockHolder | undefined>;
  watch(runId: string, signal?: AbortSignal): AsyncIterable<RunEvent>;

  artifact(runId: string, file: string): Promise<Uint8Array | undefined>;
  artifacts(runId: string): Promise<DiskEntry[]>;
  artifactPath(runId: string, file: string): string;
  putProof(runId: string, html: string): Promise<string>;

  remove(runId: string, keep?: { proof: boolean }): Promise<void>;
};

export const PROOF_FILE = "proof.html";
