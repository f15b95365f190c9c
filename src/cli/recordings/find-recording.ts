import { recordingsIn, type Recordings, type StoredRecording } from "../../agent/recordings.ts";
import { homeFolder } from "../home.ts";
import { UsageError } from "../usage-error.ts";

export function localRecordings(): Recordings {
  return recordingsIn(homeFolder());
}

/** The recording a person means: its id or an unmistakable part of it. One in use comes before one set aside. */
export async function findRecording(wanted: string): Promise<StoredRecording> {
  const all = await localRecordings().list();
  const exact = all.filter(({ id }) => id === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ id }) => id.includes(wanted));
  const ids = new Set(found.map(({ id }) => id));
  const one = found.find(({ setAside }) => !setAside) ?? found[0];
  if (wanted !== "" && ids.size === 1 && one !== undefined) return one;
  throw new UsageError(
    ids.size === 0
      ? `There is no recording ${JSON.stringify(wanted.slice(0, 80))}.`
      : `${ids.size} recordings are called like ${JSON.stringify(wanted.slice(0, 80))}.`,
    "`subterminator recordings list` shows those there are.",
  );
}

export function stateOf({ setAside, fault, recording }: StoredRecording): string {
  if (fault !== undefined) return `not used: ${fault}`;
  if (setAside) return "set aside";
  const failures = recording?.failures ?? 0;
  return failures === 0 ? "in use" : `in use, failed ${failures}×`;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
