import type { RecordedStep } from "../../planners/replay/recording.ts";
import { plain } from "../terminal/style.ts";
import { findRecording, print, stateOf } from "./find-recording.ts";

export async function showRecording(wanted: string, json: boolean): Promise<void> {
  const one = await findRecording(wanted);
  if (json) return print(JSON.stringify({ ...one, state: stateOf(one) }));
  const { recording } = one;
  const lines: [string, string][] = [
    ["state", stateOf(one)],
    ["file", one.path],
    ...(recording === undefined
      ? []
      : ([
          ["goal", recording.goal],
          ["begins at", recording.url],
          ["language", recording.lang],
          ["recorded", `${recording.recordedAt} by ${recording.planner}, ${recording.program}`],
          ["from run", recording.runId],
          ["replayed", `${recording.replays}×, then failed ${recording.failures}× in a row`],
        ] satisfies [string, string][])),
  ];
  print(one.id);
  for (const [key, value] of lines) print(`  ${key.padEnd(11)}${plain(value, 300)}`);
  for (const [index, step] of (recording?.steps ?? []).entries())
    print(`${String(index + 1).padStart(3)}  ${stepWords(step)}`);
}

function stepWords(step: RecordedStep): string {
  const { target, value, page, withheld, danger } = step;
  const name = target === undefined ? "" : ` “${plain(target.label, 60)}”`;
  const typed = value === undefined ? "" : ` with “${plain(String(value), 40)}”`;
  const marks = [
    ...(danger || step.intent === "commit" ? ["asked about each time"] : []),
    ...(withheld ? ["not kept whole: decided anew"] : []),
  ];
  const note = marks.length === 0 ? "" : ` (${marks.join("; ")})`;
  return `${step.action}${name}${typed}${note}  ${page.state} at ${plain(page.path, 120)}`;
}
