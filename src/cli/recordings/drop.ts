import { findRecording, localRecordings, print } from "./find-recording.ts";

export async function dropRecording(wanted: string, json: boolean): Promise<void> {
  const { id } = await findRecording(wanted);
  await localRecordings().drop(id);
  print(json ? JSON.stringify({ dropped: id }) : `The recording ${id} is gone.`);
}
