import { say } from "../terminal/say.ts";
import { plain } from "../terminal/style.ts";
import { table } from "../terminal/table.ts";
import { localRecordings, print, stateOf } from "./find-recording.ts";

export async function listRecordings(json: boolean): Promise<void> {
  const all = await localRecordings().list();
  if (json) {
    const recordings = all.map(({ recording, ...about }) => ({
      ...about,
      state: stateOf({ ...about, ...(recording && { recording }) }),
      service: recording?.service ?? null,
      url: recording?.url ?? null,
      goal: recording?.goal ?? null,
      lang: recording?.lang ?? null,
      steps: recording?.steps.length ?? null,
      planner: recording?.planner ?? null,
      recordedAt: recording?.recordedAt ?? null,
      replays: recording?.replays ?? null,
      failures: recording?.failures ?? null,
    }));
    return print(JSON.stringify({ recordings }));
  }
  if (all.length === 0)
    return say("There are no recordings yet. A verified run leaves one behind.");
  print(
    table(
      ["recording", "goal", "steps", "replayed", "recorded", "by", "state"],
      all.map((one) => [
        one.id,
        plain(one.recording?.goal ?? "", 40),
        String(one.recording?.steps.length ?? ""),
        String(one.recording?.replays ?? ""),
        one.recording?.recordedAt.slice(0, 16).replace("T", " ") ?? "",
        plain(one.recording?.planner ?? "", 30),
        plain(stateOf(one), 80),
      ]),
    ),
  );
}
