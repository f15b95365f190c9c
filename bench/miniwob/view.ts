/** One control as a line of an observation tells it. */
export type Control = {
  id: string;
  role: string;
  name: string;
  /** The name and what is told after it. */
  words: string;
  /** The row or card it stands on, where its name is on others too. */
  place: string;
  value: string;
  /** What stands in the square brackets: checked, expanded, danger … */
  marks: string[];
  region: string;
  offScreen: boolean;
};

/** What a model knows of the page after the newest answer: that answer, and of the ones before what still stands. */
export type View = {
  observationId: string;
  sessionId: string;
  controls: Control[];
  /** What the answer told beside the controls: messages, changed words. */
  says: string[];
  cursor: string | undefined;
};

const LINE = /^(\d+) (\S+) (.*)$/;
const PLACE = /^(modal|banner|main|frame|aside|navigation|footer)(?: \S+)?( off-screen)?:$/;

/** Reads an answer as it is written for models; `before` is what stood, where the answer names only what changed. */
export function readView(text: string, before: View | undefined): View {
  const lines = text.split("\n");
  const ids = /^observation (\S+)(?: session (\S+))?$/m.exec(text);
  const partial = lines.some((line) => /^(same controls|other controls as before)$/.test(line));
  const kept = new Map((partial ? (before?.controls ?? []) : []).map((one) => [one.id, one]));
  let region = "main";
  let offScreen = false;
  const says: string[] = [];
  let cursor: string | undefined;
  for (const line of lines) {
    const place = PLACE.exec(line);
    if (place !== null) {
      region = place[1] ?? "main";
      offScreen = place[2] !== undefined;
      continue;
    }
    if (/^(says|text|text gone): /.test(line)) says.push(line.replace(/^[a-z ]+: /, ""));
    cursor = /; more: cursor (\S+)$/.exec(line)?.[1] ?? cursor;
    const gone = /^- ([\d ]+)$/.exec(line)?.[1];
    if (gone !== undefined) for (const id of gone.split(" ")) kept.delete(id);
    const control = readControl(line.replace(/^[+~] /, ""));
    if (control === undefined) continue;
    const was = kept.get(control.id);
    kept.set(control.id, {
      ...control,
      region: partial ? (was?.region ?? "main") : region,
      offScreen: partial ? (was?.offScreen ?? false) : offScreen,
    });
  }
  return {
    observationId: ids?.[1] ?? before?.observationId ?? "",
    sessionId: ids?.[2] ?? before?.sessionId ?? "",
    controls: [...kept.values()],
    says,
    cursor,
  };
}

function readControl(line: string): Omit<Control, "region" | "offScreen"> | undefined {
  const [, id, role, rest] = LINE.exec(line) ?? [];
  if (id === undefined || role === undefined || rest === undefined) return undefined;
  const [, body = rest, marks = ""] = /^(.*?)(?: \[([^\]]*)\])?$/.exec(rest) ?? [];
  const [, name = body, place = "", value = ""] =
    /^(.*?)(?: · (.*?))?(?: = "(.*?)")?(?: - .*)?$/.exec(body) ?? [];
  return {
    id,
    role,
    name,
    words: body,
    place,
    value,
    marks: marks === "" ? [] : marks.split(", "),
  };
}
