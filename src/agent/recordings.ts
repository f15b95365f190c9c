import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { z } from "zod";
import { isAbsent, readWhole, realDisk, writeWhole, type Disk } from "../runs/disk.ts";
import {
  RECORDING_VERSION,
  recordingSchema,
  type Recording,
} from "../planners/replay/recording.ts";

/** What a recording is found by. Another goal at the same address is another flow. */
export type RecordingKey = {
  kind: Recording["kind"];
  service: string;
  url: string;
  goal: string;
};

/** A file of the folder. `fault`: it can't be used, and why. */
export type StoredRecording = {
  id: string;
  path: string;
  setAside: boolean;
  recording?: Recording;
  fault?: string;
};

export type Recordings = {
  /** All that fit, one for each language; those set aside are not among them. */
  find(key: RecordingKey): Promise<StoredRecording[]>;
  list(): Promise<StoredRecording[]>;
  keep(key: RecordingKey, recording: Recording): Promise<string>;
  /** Kept for a look, never replayed. */
  setAside(id: string): Promise<void>;
  drop(id: string): Promise<void>;
};

const ENDING = ".json";
const ASIDE = ".aside.json";
/** The oldest go when there are more. */
const MAX_RECORDINGS = 500;
const MAX_BYTES = 1_000_000;

export function recordingsIn(home: string, disk: Disk = realDisk): Recordings {
  const folder = join(home, "recordings");
  const pathOf = (name: string): string => join(folder, basename(name));

  async function files(): Promise<{ name: string; size: number; modifiedMs: number }[]> {
    const entries = await disk.entries(folder);
    return entries.filter(({ kind, name }) => kind === "file" && name.endsWith(ENDING));
  }

  async function read(name: string, size: number): Promise<StoredRecording> {
    const setAside = name.endsWith(ASIDE);
    const id = name.slice(0, -(setAside ? ASIDE : ENDING).length);
    const about = { id, path: pathOf(name), setAside };
    if (size > MAX_BYTES) return { ...about, fault: `it has ${size} bytes` };
    try {
      const bytes = await readWhole(disk, pathOf(name));
      return { ...about, ...parse(Buffer.from(bytes ?? []).toString("utf8")) };
    } catch (error) {
      return { ...about, fault: `it can't be read (${(error as Error).message})` };
    }
  }

  async function makeRoom(): Promise<void> {
    const all = await files();
    const oldest = all.toSorted((a, b) => a.modifiedMs - b.modifiedMs);
    for (const { name } of oldest.slice(0, Math.max(0, all.length - MAX_RECORDINGS)))
      await disk.remove(pathOf(name));
  }

  return {
    async find(key) {
      const stem = `${stemOf(key)}-`;
      const fitting = (await files()).filter(
        ({ name }) => name.startsWith(stem) && !name.endsWith(ASIDE),
      );
      return Promise.all(fitting.map(({ name, size }) => read(name, size)));
    },
    async list() {
      const all = await Promise.all((await files()).map(({ name, size }) => read(name, size)));
      return all.toSorted((a, b) => a.path.localeCompare(b.path));
    },
    async keep(key, recording) {
      const id = `${stemOf(key)}-${recording.lang}`;
      const whole = recordingSchema.parse(recording);
      await disk.makeFolder(folder);
      await writeWhole(disk, pathOf(`${id}${ENDING}`), Buffer.from(`${JSON.stringify(whole)}\n`));
      await makeRoom();
      return id;
    },
    async setAside(id) {
      await disk.rename(pathOf(`${id}${ENDING}`), pathOf(`${id}${ASIDE}`)).catch(ignoreAbsent);
    },
    async drop(id) {
      for (const ending of [ENDING, ASIDE]) await disk.remove(pathOf(`${id}${ending}`));
    },
  };
}

function ignoreAbsent(error: unknown): void {
  if (!isAbsent(error)) throw error;
}

/** The exact address and goal, as a digest: neither a token in the query nor a name gets into a file's name. */
function stemOf({ kind, service, url, goal }: RecordingKey): string {
  const words = goal.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const hash = createHash("sha256").update([kind, url, words].join("\n")).digest("hex");
  return `${service.replace(/[^a-z0-9-]/g, "").slice(0, 60)}-${hash.slice(0, 12)}`;
}

function parse(text: string): { recording: Recording } | { fault: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { fault: "it is damaged: not JSON" };
  }
  const version = z.looseObject({ version: z.unknown() }).safeParse(data).data?.version;
  if (version !== RECORDING_VERSION)
    return {
      fault: `it is of version ${JSON.stringify(version)?.slice(0, 20) ?? "unknown"}, and this program reads version ${RECORDING_VERSION}`,
    };
  const parsed = recordingSchema.safeParse(data);
  if (parsed.success) return { recording: parsed.data };
  const issue = parsed.error.issues[0];
  return { fault: `it is damaged: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}` };
}
