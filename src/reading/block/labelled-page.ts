import type { Drawn, DrawnLine } from "../../contract/drawn.ts";
import type { Observation } from "../../contract/observation.ts";
import { amountsIn, datesIn } from "./tokens.ts";
import { plain } from "./match-end-words.ts";

/** A line with the label that it is the value of, where it is one. */
export type PageLine = DrawnLine & { said: string; key: string; label?: string };
export type Page = {
  url: string;
  title: string;
  lang: string;
  lines: PageLine[];
  /** What frames say for which nobody answers: no proof of an end, but it may speak against one. */
  beside?: string[];
  busy: boolean;
};

/** A label, and what it says of itself, are short. */
const LABEL = 45;
const VALUE = 60;
const BACK = 3;

export function pageOf(observation: Observation): Page {
  const drawn = observation.drawn ?? fromText(observation);
  return {
    url: observation.page.url,
    title: observation.page.title,
    lang: observation.page.lang,
    busy: drawn.busy,
    beside: drawn.lines.filter(({ frame }) => frame === "opaque").map(({ text }) => text),
    lines: labelled(
      pressable(
        drawn.lines.filter((line) => line.frame !== "opaque"),
        observation,
      ),
    ),
  };
}

/** What a script listens to is a control too, though nothing in the markup says so. */
function pressable(lines: DrawnLine[], { affordances }: Observation): DrawnLine[] {
  const names = new Map(
    affordances
      .filter(
        ({ role, name }) => /^(?:clickable|button|link|menuitem|tab)$/.test(role) && name !== "",
      )
      .map(({ name, role }) => [plain(name), role]),
  );
  return lines.map((line) => {
    const role = line.kind === "text" ? names.get(plain(line.text)) : undefined;
    return role === undefined ? line : { ...line, kind: "control" as const, role };
  });
}

const wordCount = (text: string): number => text.split(/\s+/).length;
/** "3 December 2026", "Cancelled": says nothing without what stands before it. */
function isPlainValue(text: string): boolean {
  if (text.length > VALUE) return false;
  if (!hasToken(text)) return wordCount(text) <= 4;
  const rest = datesIn(text).reduce((left, date) => left.replace(date.text, " "), text);
  return (rest.match(/\p{L}{3,}/gu) ?? []).length <= 1;
}
/** "Status | Cancelled, ends 1 December": the markup says that it is a value, whatever words it has. */
const isSaidOfTerm = ({ cell, text }: DrawnLine): boolean =>
  cell === "value" && text.length <= 2 * VALUE;
const hasToken = (text: string): boolean => datesIn(text).length + amountsIn(text).length > 0;

/** A day and at most its name. */
function isDay(text: string): boolean {
  const [date, ...more] = datesIn(text);
  if (date === undefined || more.length > 0) return false;
  return (text.replace(date.text, " ").match(/\p{L}+/gu) ?? []).length <= 1;
}

export function labelled(lines: DrawnLine[]): PageLine[] {
  const sizes = new Map<number, number>();
  for (const { path } of lines) for (const box of path) sizes.set(box, (sizes.get(box) ?? 0) + 1);
  return lines.map((line, at) => {
    const label =
      line.kind === "text" && (isPlainValue(line.text) || isSaidOfTerm(line))
        ? labelOf(lines, at, sizes)
        : undefined;
    const said = label === undefined ? line.text : `${label}: ${line.text}`;
    const state = line.on === undefined ? "" : line.on ? " [on]" : " [off]";
    const key = `${line.kind === "control" ? "› " : ""}${plain(said)}${state}`;
    return { ...line, said, key, ...(label === undefined ? {} : { label }) };
  });
}

const CELLS = 8;

/** A row holds a label, its value, and seldom more. */
const ROW = 3;

/** The words before it in its own row. */
function labelOf(lines: DrawnLine[], at: number, sizes: Map<number, number>): string | undefined {
  const line = lines[at];
  if (line?.cell === "term") return undefined;
  const row = line?.path.at(-2);
  for (let back = 1; back <= BACK; back++) {
    const before = lines[at - back];
    if (before === undefined || line === undefined || before.kind === "control") return undefined;
    // The markup says what is a label, and of what.
    if (before.cell === "term") return before.text.replace(/[\s:：]+$/u, "");
    if (before.cell === "value" && line.cell === "value") continue;
    const tile = line.path.some((box) => before.path.includes(box) && (sizes.get(box) ?? 0) <= ROW);
    const beside =
      before.path.at(-1) === line.path.at(-1) ||
      (row !== undefined && before.path.at(-2) === row) ||
      tile;
    // A heading is the label of a tile that holds one value; over more it is the name of a part.
    if (before.kind === "heading" ? !tile || back > 1 : !beside) return undefined;
    if (before.text.length > LABEL || /[.!?。]$/.test(before.text)) return undefined;
    // "Fri 20 Nov | cancelled": what is said of one day is said of nothing else.
    const isFirst = line.row !== undefined && before.row === line.row;
    if (isFirst && back === 1 && lines[at - 2]?.row !== line.row && isDay(before.text))
      return before.text;
    if (!hasToken(before.text)) return firstOfRow(lines, at - back).replace(/[\s:：]+$/u, "");
  }
  return undefined;
}

/** In a table's row each cell is said of the first: "E-mails | Cancelled | since May" is about e-mails. */
function firstOfRow(lines: DrawnLine[], at: number): string {
  const cell = lines[at];
  let first = at;
  while (cell?.row !== undefined && lines[first - 1]?.row === cell.row) first--;
  // Old pages are one large table: its row is the page.
  const layout = lines.slice(first, at + 1).some(({ kind }) => kind === "heading");
  if (layout || at - first > CELLS) return cell?.text ?? "";
  const text = lines[first]?.text ?? "";
  return text.length > LABEL || lines[first]?.kind === "control" ? (cell?.text ?? "") : text;
}

const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /\*\*|__|`|\\(?=[^\w\s])/g;

/** Where nobody drew the page for us (another browser server, paper): its Markdown, headings for boxes. */
function fromText({ text = "", affordances, messages }: Observation): Drawn {
  const names = new Map<string, (typeof affordances)[number]>();
  for (const one of affordances)
    if (one.name !== "" && !/^(textbox|searchbox|combobox|listbox|heading)$/.test(one.role))
      names.set(plain(one.name), one);
  const placed = new Set<string>();
  const lines: DrawnLine[] = [];
  let boxes = 1;
  let sections: { level: number; box: number }[] = [];
  const control = (key: string, path: number[]): DrawnLine[] => {
    const one = names.get(key);
    if (one === undefined) return [];
    placed.add(key);
    return [
      {
        text: one.name,
        kind: "control",
        role: one.role,
        ...(typeof one.state.checked === "boolean" ? { on: one.state.checked } : {}),
        region: one.region,
        path,
      },
    ];
  };
  for (const raw of text.split("\n")) {
    const heading = /^(#{1,6})\s+/.exec(raw);
    const level = heading?.[1]?.length ?? 0;
    if (level > 0) {
      sections = sections.filter((one) => one.level < level);
      sections.push({ level, box: ++boxes });
    }
    const path = [1, ...sections.map(({ box }) => box)];
    const links = [...raw.matchAll(LINK)].map((hit) => plain(hit[1] ?? ""));
    const bare = (part: string): string =>
      part
        .replace(LINK, "$1")
        .replace(MARKS, "")
        .replace(/^\s*(?:[-*+•>]|#+)\s+/, "")
        .replace(/\s+/g, " ")
        .trim();
    const row = raw.startsWith("|") ? ++boxes : undefined;
    const cells = row === undefined ? [raw] : raw.split(/(?<!\\)\|/).slice(1, -1);
    for (const cell of cells) {
      const words = bare(cell);
      if (words === "" || /^[-\s]+$/.test(words)) continue;
      const inner = row === undefined ? [...path, ++boxes] : [...path, row, ++boxes];
      const key = plain(words);
      if (names.has(key)) lines.push(...control(key, inner));
      else
        lines.push({
          text: words,
          kind: level > 0 ? "heading" : "text",
          ...(level > 0 ? { level } : {}),
          region: "main",
          path: level > 0 ? path : inner,
        });
    }
    for (const link of links)
      if (!placed.has(link)) lines.push(...control(link, [...path, ++boxes]));
  }
  for (const message of messages)
    lines.push({ text: message, kind: "text", region: "message", path: [1, ++boxes] });
  for (const key of names.keys()) if (!placed.has(key)) lines.push(...control(key, [1]));
  return { lines, busy: false };
}
