import type { DrawnLine } from "../../../src/contract/drawn.ts";
import { labelled, type Page } from "../../../src/reading/block/labelled-page.ts";
import type { AccountTongue } from "./tongues.ts";

export const LAYOUTS = ["card", "list", "table", "sentence", "timeline", "cards"] as const;
export type Layout = (typeof LAYOUTS)[number];

export const LIES_OF_ACCOUNTS = [
  "paused",
  "again",
  "moved",
  "waits",
  "condition",
  "thing",
  "person",
  "period",
  "renewal stands",
  "starred",
  "cheaper",
  "in a frame",
  "in the footer",
  "long ago",
  "counted",
  "another row",
] as const;
export type AccountLie = (typeof LIES_OF_ACCOUNTS)[number];
export const HONEST = ["sentence", "dated", "closed", "badge", "none"] as const;
export type Honest = (typeof HONEST)[number];

type Node = Omit<DrawnLine, "path" | "region"> & { box?: number; region?: string };
const text = (words: string, more: Partial<Node> = {}): Node => ({
  text: words,
  kind: "text",
  ...more,
});
const heading = (words: string, level: number): Node => ({ text: words, kind: "heading", level });
const control = (words: string, role = "button"): Node => ({ text: words, kind: "control", role });

const day = (lang: string, month: number, at: number, year = 2026): string =>
  new Intl.DateTimeFormat(lang === "no" ? "nb" : `${lang}-u-ca-gregory`, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.UTC(year, month, at));

export type Roll = (below: number) => number;

/** One service's account page before and after, in one language and layout; honest, or with one of the lies. */
export function makeAccount(
  tongue: AccountTongue,
  layout: Layout,
  what: { honest: Honest } | { lie: AccountLie },
  roll: Roll,
): { before: Page; after: Page } {
  const name = ["Fernly Plus", "Kettle Gold", "Brisa Total", "Lumen One"][roll(4)] ?? "Fernly Plus";
  const end = day(tongue.lang, 11, 2 + roll(26));
  const price = `${3 + roll(40)}${/^(?:ja|ko|zh|hu|sv|da)$/.test(tongue.lang) ? "" : ".99"}`;
  const fill = (words: string): string =>
    words.replaceAll("{d}", end).replaceAll("{p}", price).replaceAll("{n}", name);
  const [label, active, over] = tongue.status;
  const living = [text(fill(tongue.price)), text(fill(tongue.next))];
  // Another plan on the same page that is paid on the same day; where there is none at all, another thing.
  const beside =
    "honest" in what && what.honest === "none"
      ? [text("100 GB")]
      : [
          text(fill(tongue.price).replace(price, "1")),
          text(fill(tongue.next)),
          control("Settings"),
        ];
  const page = (lines: Node[][]): Page => drawn(tongue.lang, name, layout, lines, label, beside);
  const before = page([[heading(name, 2), text(active), ...living, control(tongue.leave)]]);
  const undo = control(tongue.undo);
  const cost = text(fill(tongue.price));
  const card = (...lines: Node[]): Page => page([[heading(name, 2), ...lines]]);
  if ("honest" in what) {
    const [both = "", dated = "", closed = ""] = tongue.ended;
    switch (what.honest) {
      case "sentence":
        return { before, after: card(text(fill(both)), undo) };
      case "dated":
        return { before, after: card(cost, text(fill(dated)), undo) };
      case "closed":
        return { before, after: card(cost, text(fill(closed)), undo) };
      case "badge":
        return { before, after: card(text(over), cost, text(fill(tongue.ended[1] ?? "")), undo) };
      case "none":
        return { before, after: page([[text(tongue.none), undo]]) };
    }
  }
  const lied = (words: string): Page => card(cost, text(fill(words)), undo);
  const said = fill(tongue.ended[0] ?? "");
  switch (what.lie) {
    case "renewal stands":
      return { before, after: card(text(over), ...living, undo) };
    case "starred":
      return {
        before,
        after: card(text(`${over}*`), cost, undo, text(`*${fill(tongue.condition)}`)),
      };
    case "cheaper":
      return {
        before,
        after: card(text(over), text(fill(tongue.price).replace(price, "2")), undo),
      };
    case "in a frame":
      return {
        before,
        after: page([[heading(name, 2), cost, undo], [text(said, { frame: "opaque" })]]),
      };
    case "in the footer":
      return {
        before,
        after: page([[heading(name, 2), cost, undo], [text(said, { region: "footer" })]]),
      };
    case "long ago":
      return {
        before,
        after: card(cost, text(said.replace(end, day(tongue.lang, 2, 3, 2024))), undo),
      };
    case "counted":
      return { before, after: card(cost, text(`${over}: 1`), undo) };
    case "another row": {
      const row = [text("Emma Berg", { box: 7 }), text(active, { box: 7 })];
      const gone = [text("Emma Berg", { box: 7 }), text(over, { box: 7 })];
      return {
        before: page([[heading(name, 2), ...living, control(tongue.leave), ...row]]),
        after: page([[heading(name, 2), cost, ...gone]]),
      };
    }
    default:
      return { before, after: lied(tongue[what.lie]) };
  }
}

/** The same words in another arrangement: one card, rows, a list, a table, or among others. */
function drawn(
  lang: string,
  name: string,
  layout: Layout,
  parts: Node[][],
  label: string,
  beside: Node[],
): Page {
  const lines: DrawnLine[] = [
    { text: "Account", kind: "heading", level: 1, region: "main", path: [1, 2] },
    { text: "Home", kind: "control", role: "link", region: "navigation", path: [1, 3] },
  ];
  let box = 10;
  for (const part of parts) {
    const outer = ++box;
    const rows = new Map<number, number>();
    for (const node of part) {
      const { box: row, region = "main", ...line } = node;
      const path = [1, 4, outer];
      if (row !== undefined) {
        const known = rows.get(row) ?? ++box;
        rows.set(row, known);
        lines.push({ ...line, region, path: [...path, known, ++box] });
        continue;
      }
      const short = line.kind === "text" && line.text.length < 14;
      if (layout === "table" && short && label !== "") {
        const tr = ++box;
        lines.push({ text: label, kind: "text", region, path: [...path, tr, ++box] });
        lines.push({ ...line, region, path: [...path, tr, ++box] });
      } else if (layout === "list" || layout === "table")
        lines.push({ ...line, region, path: [...path, ++box, ++box] });
      else if (layout === "timeline" && line.kind === "text")
        lines.push({ ...line, region, path: [...path, ++box] });
      else lines.push({ ...line, region, path: layout === "sentence" ? path : [...path, ++box] });
    }
  }
  if (layout === "cards") {
    const outer = ++box;
    lines.push({
      text: "Photo Vault",
      kind: "heading",
      level: 2,
      region: "main",
      path: [1, 4, outer],
    });
    for (const { box: _, region = "main", ...line } of beside)
      lines.push({ ...line, region, path: [1, 4, outer, ++box] });
  }
  lines.push({ text: "Help", kind: "control", role: "link", region: "footer", path: [1, 5] });
  return {
    url: "https://site.test/account",
    title: name,
    lang,
    busy: false,
    lines: labelled(lines.filter(({ frame }) => frame !== "opaque")),
  };
}
