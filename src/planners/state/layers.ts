import type { Affordance, Observation } from "../../contract/observation.ts";
import { plain } from "./concepts.ts";
import { isRenewalLabel } from "./next-payment.ts";

export type Place = "title" | "heading" | "message" | "body";
/**
 * One line of a page: `level` 1 to 6 for headings, `next` the line under it, where a label's value may stand; `row`: of a
 * table; `strong` begins in bold, as the names of cards do that nobody marked as headings.
 */
export type Line = {
  text: string;
  place: Place;
  level: number;
  next?: string;
  item?: true;
  row?: true;
  strong?: true;
};
/** What a person looks at first (a dialog), or the page itself. */
export type Layer = { front: boolean; framed?: true; lines: Line[]; controls: Affordance[] };

const HEADING = /^(#{1,6})\s+/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const ONLY_LINKS = /^(?:[-*•|\s]*\[[^\]]*\]\([^)]*\)[\s|·•]*){2,}$/;

const bare = (line: string): string =>
  line
    .replace(LINK, "$1")
    .replace(/\*\*|__|`|\\(?=[^\w\s])/g, "")
    .replace(/^\s*[-*+•>]\s+/, "")
    .replace(/^\||\|$/g, "")
    .replace(/\s*\|\s*/g, " · ")
    .replace(/\s+/g, " ")
    .trim();

const fold = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

const NAME_LENGTH = 15;

/** "Keep my plan Continue": the labels of controls in a row, which state nothing. */
function onlyLabels(text: string, names: Set<string>): boolean {
  if (names.has(text)) return true;
  let rest = text;
  for (const name of [...names].toSorted((a, b) => b.length - a.length))
    if (name.length > 1) rest = rest.replaceAll(name, " ");
  const left = rest.replace(/[^\p{L}\p{N}]/gu, "");
  // A menu's row begins with the site's own name.
  const labels = [...names].filter((name) => name.length > 1 && text.includes(name)).length;
  return left === "" || (labels >= 3 && left.length <= NAME_LENGTH);
}

/** The cells of a row that are controls say what could be done, not what is. */
function withoutButtons(line: string, names: Set<string>): string {
  if (!line.startsWith("|")) return line;
  const cells = line.split("|").filter((cell) => !names.has(fold(bare(cell))));
  return cells.join("|");
}

/** A name and what is said of it, side by side; a table of one column is a list. */
const isRow = (line: string): boolean =>
  line.startsWith("|") && line.split("|").filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length >= 2;

function linesOf(raw: string[], names: Set<string>): Line[] {
  const lines: Line[] = [];
  for (const line of raw) {
    const level = HEADING.exec(line)?.[1]?.length ?? 0;
    // Menus are rows of links; a control's label is no statement.
    if (level === 0 && ONLY_LINKS.test(line)) continue;
    const text = bare(withoutButtons(line.replace(HEADING, ""), names));
    if (
      text === "" ||
      (level === 0 && onlyLabels(fold(text), names) && !isRenewalLabel(plain(text)))
    )
      continue;
    const item = /^\s*[-*•]\s/.test(line);
    const strong = /^\s*\*\*\S/.test(line);
    lines.push({
      text,
      place: level > 0 ? "heading" : "body",
      level,
      ...(item ? { item } : {}),
      ...(isRow(line) ? { row: true } : {}),
      ...(strong ? { strong } : {}),
    });
  }
  for (const [index, line] of lines.entries()) {
    const after = lines[index + 1];
    if (after) line.next = after.text;
  }
  return lines;
}

/** How many lines at the top belong to the dialog: up to the last of its controls' labels. */
function frontLength(raw: string[], controls: Affordance[], labels: string[]): number {
  const lines = raw.map((line) => fold(bare(line.replace(HEADING, ""))));
  let end = 0;
  let from = 0;
  for (const name of controls.map((control) => fold(control.name)).filter((n) => n.length > 1)) {
    let at = lines.findIndex((line, index) => index >= from && line.includes(name));
    if (at < 0) at = lines.findIndex((line) => line.includes(name));
    // The page behind may have a control of the same name: it must not draw the whole page into the dialog.
    if (at < 0 || (end > 0 && at > end + 25)) continue;
    if (at + 1 > end) end = at + 1;
    from = Math.max(from, at);
  }
  if (end > 0) return end;
  const start = lines.findIndex((line) => labels.some((label) => label !== "" && line === label));
  if (start < 0) return 0;
  const next = raw.findIndex((line, index) => index > start && /^#{1,2}\s/.test(line));
  return next < 0 ? raw.length : next;
}

const FRONT = new Set(["modal", "dialog"]);
const PAGE_REGIONS = new Set(["main", "frame", "banner", "aside"]);

/** A banner is seldom longer than this; more would be the page itself. */
const BANNER_LINES = 15;

/** The lines without those of a banner for consent, from its label to the last of its buttons. */
function withoutBanner(raw: string[], labels: string[], controls: Affordance[]): string[] {
  const lines = raw.map((line) => fold(bare(line.replace(HEADING, ""))));
  const names = controls.map((control) => fold(control.name)).filter((name) => name.length > 1);
  const start = lines.findIndex(
    (line) => labels.includes(line) || names.some((name) => line === name),
  );
  if (start < 0) return raw;
  const heading = raw.findIndex((line, index) => index > start && HEADING.test(line));
  const most = Math.min(start + BANNER_LINES, heading < 0 ? raw.length : heading);
  const end = lines.findLastIndex(
    (line, index) => index < most && names.some((name) => line.includes(name)),
  );
  return end < start ? raw : [...raw.slice(0, start), ...raw.slice(end + 1)];
}

/** A portal in a frame, where the page around it has nothing to press: what the frame says is what is asked now. */
function framedLayer(text: string, affordances: Affordance[]): Layer | undefined {
  const controls = affordances.filter((a) => a.region === "frame" && a.name !== "");
  if (controls.length === 0 || affordances.some((a) => a.region === "main")) return undefined;
  // What frames say stands behind an empty line each.
  const parts = text.split(/\n\s*\n/);
  const names = new Set(controls.map((a) => fold(a.name)));
  const inside = parts.filter(
    (part, at) => at > 0 && [...names].some((name) => fold(bare(part)).includes(name)),
  );
  const lines = linesOf(
    inside.flatMap((part) => part.split("\n")),
    names,
  );
  return lines.length === 0 ? undefined : { front: false, framed: true, lines, controls };
}

/** The dialog first, if one lies over the page, then the page. What asks for consent to cookies is neither. */
export function layersOf(observation: Observation): Layer[] {
  const { blockers, messages, page } = observation;
  const banners = blockers.filter((blocker) => blocker.kind === "consent");
  const inBanner = new Set(banners.flatMap((blocker) => blocker.actionIds));
  const affordances = observation.affordances.filter((a) => !inBanner.has(a.actionId));
  const raw = withoutBanner(
    (observation.text ?? "").split("\n").filter((line) => line.trim() !== ""),
    banners.map((blocker) => fold(blocker.label)),
    observation.affordances.filter((a) => inBanner.has(a.actionId)),
  );
  const fields = new Set(["textbox", "searchbox", "combobox", "listbox", "heading"]);
  const names = new Set(
    affordances.filter((a) => !fields.has(a.role) && a.name !== "").map((a) => fold(a.name)),
  );
  const over = blockers.filter((blocker) => FRONT.has(blocker.kind));
  const ids = new Set(over.flatMap((blocker) => blocker.actionIds));
  const inFront = affordances.filter(
    (a) => ids.has(a.actionId) || (over.length > 0 && a.region === "modal"),
  );
  const labels = over.map((blocker) => fold(blocker.label));
  const cut = over.length > 0 ? frontLength(raw, inFront, labels) : 0;
  const said = messages.map((text): Line => ({ text: bare(text), place: "message", level: 0 }));
  const layers: Layer[] = [];
  if (over.length > 0) {
    const lines = linesOf(raw.slice(0, cut), names);
    for (const blocker of over)
      if (blocker.label && !lines.some((line) => fold(line.text) === fold(blocker.label)))
        lines.unshift({ text: blocker.label, place: "heading", level: 2 });
    layers.push({ front: true, lines, controls: inFront });
  }
  const framed = over.length === 0 ? framedLayer(observation.text ?? "", affordances) : undefined;
  if (framed !== undefined) layers.push(framed);
  const title: Line[] = page.title ? [{ text: page.title, place: "title", level: 0 }] : [];
  const behind = affordances.filter((a) => !inFront.includes(a));
  const central = behind.filter((a) => PAGE_REGIONS.has(a.region) || a.region === "modal");
  layers.push({
    front: false,
    lines: [...title, ...said, ...linesOf(raw.slice(cut), names)],
    controls:
      central.length > 0
        ? central
        : behind.filter((a) => a.region !== "footer" && a.region !== "navigation"),
  });
  return layers;
}
