import { createRedactor } from "../contract/redact/redactor.ts";
import { createSecretStore } from "../browser/secrets.ts";
import type { Planner, View } from "../planners/port.ts";
import { inFrontOf } from "../planners/replay/wrap-planner.ts";
import { langOf } from "../planners/replay/recorded-page.ts";
import { RECORDING_VERSION, type Recording } from "../planners/replay/recording.ts";
import { replayPlanner, type ReplayPlanner } from "../planners/replay/replay.ts";
import { tape, type Flow } from "../planners/replay/tape.ts";
import type { Reason, Verdict } from "../runs/verdict.ts";
import type { JobOptions } from "./job.ts";
import type { RecordingKey, Recordings, StoredRecording } from "./recordings.ts";

/** Recordings that did not lead to a verified end so often in a row are set aside. */
const FAILURES_IN_A_ROW = 2;
/** Ends that say something of the way itself; a person's no or a missing sign-in does not. */
const OF_THE_WAY = new Set<Reason>([
  "verification_failed",
  "stuck",
  "max_turns_exceeded",
  "budget_exceeded",
  "not_possible",
  "needs_human",
  "llm_no_action",
]);

export type Replaying = {
  /** What decides in this run: the recording and then the planner, or the planner alone. */
  planner: Planner;
  /** What to write down before the first turn. */
  notes: string[];
  /** Keeps, heals, counts or sets aside, by how the run ended; says what it did. */
  settle(verdict: Verdict): Promise<string | undefined>;
};

type Chosen = { id: string; recording: Recording; replay: ReplayPlanner };

/** A run's dealings with what earlier runs left. A recording that can't be read or written never stops a run. */
export async function replaying(options: JobOptions): Promise<Replaying> {
  const { recordings, planner } = options;
  if (recordings === undefined)
    return { planner, notes: [], settle: () => Promise.resolve(undefined) };
  const key = keyOf(options);
  const stored = recordings.replay ? await found(recordings.store, key) : [];
  const usable = stored.filter(isUsable);
  const choice = choose(usable, planner);
  const redactor = createRedactor(() => createSecretStore({ env: process.env }).known());
  const recorder = tape(usable.length === 0 ? planner : choice.planner, redactor);
  return {
    planner: recorder.planner,
    notes: [...stored.flatMap(faultNote), ...usable.map(replayNote)],
    settle: async (verdict) => {
      const whole = options.mode === "run" && options.resume === undefined;
      const make = (flow: Flow): Recording => ({
        version: RECORDING_VERSION,
        kind: options.kind,
        service: options.service.name,
        url: redactor.url(options.url.replace(/[?#].*$/, "")).slice(0, 500),
        goal: redactor.text(options.goal).slice(0, 500),
        ...flow,
        planner: recorder.planner.name.slice(0, 120),
        program: options.version.slice(0, 40),
        runId: verdict.runId,
        recordedAt: new Date(options.now()).toISOString(),
        replays: 0,
        failures: 0,
      });
      try {
        return whole
          ? await settle(recordings.store, key, verdict, choice.chosen(), () => {
              const flow = recorder.flow();
              return flow === undefined ? undefined : make(flow);
            })
          : undefined;
      } catch (error) {
        return `The recording could not be kept: ${(error as Error).message.slice(0, 200)}`;
      }
    },
  };
}

async function settle(
  store: Recordings,
  key: RecordingKey,
  verdict: Verdict,
  chosen: Chosen | undefined,
  made: () => Recording | undefined,
): Promise<string | undefined> {
  if (isWorthy(key, verdict)) {
    const report = chosen?.replay.report();
    if (chosen !== undefined && report?.handedOver === 0) {
      const { recording } = chosen;
      await store.keep(key, { ...recording, replays: recording.replays + 1, failures: 0 });
      return `Replayed ${report.replayed} recorded steps; nobody else had to decide.`;
    }
    const recording = made();
    if (recording === undefined) return undefined;
    const id = await store.keep(key, recording);
    return chosen === undefined
      ? `The way is recorded as ${id}: the next run replays it.`
      : `The recording did not fit everywhere (${report?.why ?? "it was not used"}); it is healed: ${id} is replaced.`;
  }
  if (chosen === undefined || !OF_THE_WAY.has(verdict.reason)) return undefined;
  const failures = chosen.recording.failures + 1;
  await store.keep(key, { ...chosen.recording, failures });
  if (failures < FAILURES_IN_A_ROW) return "The recording did not lead to a verified end.";
  await store.setAside(chosen.id);
  return `The recording ${chosen.id} failed ${failures} times in a row and is set aside.`;
}

/** Only a way that verifiably led to the goal is worth walking again. */
function isWorthy(key: RecordingKey, { verified, reason, outcome }: Verdict): boolean {
  if (!verified || reason === "already_cancelled") return false;
  return key.kind === "run" || outcome === "cancelled" || outcome === "ends_on";
}

/** The language is known once the first page is there. */
function choose(
  usable: { id: string; recording: Recording }[],
  fallback: Planner,
): { planner: Planner; chosen: () => Chosen | undefined } {
  let chosen: Chosen | undefined;
  let first = true;
  return {
    chosen: () => chosen,
    planner: inFrontOf(() => chosen?.replay ?? fallback, {
      name: `replay+${fallback.name}`,
      next(view: View) {
        const one = usable.find(({ recording }) => recording.lang === langOf(view.observation));
        if (first && one !== undefined)
          chosen = { ...one, replay: replayPlanner(one.recording, fallback) };
        first = false;
        return (chosen?.replay ?? fallback).next(view);
      },
    }),
  };
}

function keyOf({ kind, service, url, goal }: JobOptions): RecordingKey {
  return { kind, service: service.name, url, goal };
}

async function found(store: Recordings, key: RecordingKey): Promise<StoredRecording[]> {
  try {
    return await store.find(key);
  } catch {
    // A folder that can't be read is a folder without recordings: the run goes by its planner.
    return [];
  }
}

function isUsable(one: StoredRecording): one is StoredRecording & { recording: Recording } {
  return one.recording !== undefined;
}

function faultNote({ path, fault }: StoredRecording): string[] {
  return fault === undefined ? [] : [`The recording ${path} is left alone: ${fault}.`];
}

function replayNote({ id, recording }: { id: string; recording: Recording }): string {
  return `There is a recording: ${id}, ${recording.steps.length} steps of ${recording.recordedAt.slice(0, 10)} by ${recording.planner}.`;
}
