import { esc } from "../markup.ts";
import type { Act, Block, Card, Check, Choice, Field } from "../screen.ts";
import type { WireAct, WireField } from "../wire.ts";

/** One drawing of a screen: what is collected while its markup is made. */
export interface Drawing {
  base: string;
  /** Where "close" leads when there is nothing to close. */
  behind: string;
  /** Origin of the billing portal. */
  portal: string;
  /** Prefix of the keys, so that the frame around a screen and the screen do not share any. */
  prefix: string;
  /** Plain links and forms instead of handlers. */
  server: boolean;
  acts: WireAct[];
  fields: WireField[];
  /** Prefix of custom elements. */
  tag: string;
}

/** How one style of markup draws the parts of a screen. */
export interface Style {
  act(act: Act, d: Drawing): string;
  text(words: string, tone: string): string;
  heading(words: string): string;
  facts(rows: [string, string][]): string;
  list(items: string[], loss: boolean): string;
  note(tone: string, title: string | undefined, words: string): string;
  acts(inner: string, stack: boolean): string;
  card(card: Card, inner: string, menu: string): string;
  cards(inner: string): string;
  fold(title: string, inner: string): string;
  tabs(labels: string[], panels: string[]): string;
  challenge(label: string, address: string): string;
  toggle(label: string, words: string, on: boolean, act: Act, d: Drawing): string;
  choice(choice: Choice, d: Drawing): string;
  field(field: Field, d: Drawing): string;
  check(check: Check, d: Drawing): string;
}

/** Registers an act for the page's script and gives the attribute by which the script finds its element. */
export function key(act: Act, d: Drawing): string {
  const k = `${d.prefix}a${d.acts.length}`;
  d.acts.push({ ...act, k });
  return ` data-k="${k}"`;
}

export function fieldKey(field: Omit<WireField, "k">, d: Drawing): string {
  const k = `${d.prefix}f${d.fields.length}`;
  d.fields.push({ ...field, k });
  return ` data-k="${k}"`;
}

export const addressOf = (act: Act, d: Drawing): string => act.href ?? place(act.go ?? d.behind, d);

/** Screens below `portal/` live on the second origin. */
export const place = (path: string, d: Drawing): string =>
  (path.startsWith("portal/") ? d.portal : "") + d.base + path;

export function drawBlock(block: Block, style: Style, d: Drawing): string {
  switch (block.kind) {
    case "text":
      return style.text(block.text, block.tone ?? "");
    case "heading":
      return style.heading(block.text);
    case "facts":
      return style.facts(block.rows);
    case "list":
      return style.list(block.items, block.tone === "loss");
    case "note":
      return style.note(block.tone, block.title, block.text);
    case "acts":
      return style.acts(block.acts.map((act) => style.act(act, d)).join(""), block.stack ?? false);
    case "cards":
      return style.cards(block.cards.map((card) => drawCard(card, style, d)).join(""));
    case "switch":
      return style.toggle(block.label, block.text ?? "", block.on, block.act, d);
    case "fold":
      return style.fold(block.title, drawBlocks(block.blocks, style, d));
    case "tabs":
      return style.tabs(
        block.tabs.map(([label]) => label),
        block.tabs.map(([, blocks]) => drawBlocks(blocks, style, d)),
      );
    case "challenge":
      return style.challenge(
        block.label,
        `${d.base}_human?label=${encodeURIComponent(block.label)}&task=${encodeURIComponent(block.task)}`,
      );
    case "frame":
      return `<iframe class="portal" title="${esc(block.label)}" src="${esc(place(block.path, d))}" width="100%" height="620"></iframe>`;
    case "choice":
      return style.choice(block, d);
    case "field":
      return style.field(block, d);
    case "check":
      return style.check(block, d);
  }
}

function drawCard(card: Card, style: Style, d: Drawing): string {
  const drawn = (card.acts ?? []).map((act) => style.act(act, d)).join("");
  const inner =
    (card.rows ? style.facts(card.rows) : "") + (card.items ? style.list(card.items, false) : "");
  return card.menu === undefined
    ? style.card(card, inner + (drawn && style.acts(drawn, false)), "")
    : style.card(card, inner, drawn);
}

export const drawBlocks = (blocks: Block[], style: Style, d: Drawing): string =>
  blocks.map((block) => drawBlock(block, style, d)).join("\n");
