// What a site shows, free of markup: a screen is a list of blocks, and a layout draws it.

export type PageState =
  | "LOGIN_REQUIRED"
  | "ACCOUNT_ACTIVE"
  | "ACCOUNT_CANCELLED"
  | "THIRD_PARTY_BILLING"
  | "RETENTION_OFFER"
  | "EXIT_SURVEY"
  | "FINAL_CONFIRMATION"
  | "COMPLETE"
  | "FAILED"
  | "UNKNOWN";

export type Look = "primary" | "plain" | "quiet" | "danger" | "link";

/** Something that can be clicked. Exactly one of go, post, close, href. */
export interface Act {
  label: string;
  look?: Look;
  /** A screen of this site. */
  go?: string;
  post?: string;
  /** One fixed value that goes with the post. */
  with?: [string, string];
  /** Leaves the dialog; where a layout has pages only, goes to the screen behind. */
  close?: true;
  href?: string;
  tab?: true;
  /** Text of a native confirm() before the act. */
  ask?: string;
  /** Seconds before it works. */
  wait?: number;
  /** Words of success that are shown whatever the server answers. */
  claim?: string;
  /** The fields of the screen need not be filled. */
  free?: true;
}

export interface Choice {
  kind: "choice";
  name: string;
  label: string;
  as: "radio" | "select";
  options: [string, string][];
  /** Text of the empty option of a select. */
  empty?: string;
  required?: true;
  value?: string;
}

export interface Field {
  kind: "field";
  name: string;
  label: string;
  input: "text" | "email" | "password" | "tel" | "area";
  hint?: string;
  required?: true;
  min?: number;
  value?: string;
  /** The word that has to be typed. */
  word?: string;
}

export interface Check {
  kind: "check";
  name: string;
  label: string;
  on?: true;
  required?: true;
}

export interface Card {
  title: string;
  badge?: string;
  price?: string;
  text?: string;
  items?: string[];
  rows?: [string, string][];
  acts?: Act[];
  /** Acts behind a menu button, whose name this is. */
  menu?: string;
}

export type Block =
  | { kind: "text"; text: string; tone?: "muted" | "strong" | "small" }
  | { kind: "heading"; text: string }
  | { kind: "facts"; rows: [string, string][] }
  | { kind: "list"; items: string[]; tone?: "loss" }
  | { kind: "note"; title?: string; text: string; tone: "info" | "warn" | "ok" | "error" }
  | { kind: "acts"; acts: Act[]; stack?: true }
  | { kind: "cards"; cards: Card[] }
  | { kind: "switch"; label: string; text?: string; on: boolean; act: Act }
  | { kind: "fold"; title: string; blocks: Block[] }
  | { kind: "tabs"; tabs: [string, Block[]][] }
  | { kind: "challenge"; label: string; task: string }
  | { kind: "frame"; label: string; path: string }
  | Choice
  | Field
  | Check;

export interface Screen {
  title: string;
  heading: string;
  blocks: Block[];
  /** The label of the page, for `/__pages`; a screen that people would argue about has none. */
  state?: PageState;
  /** The screen behind, in layouts that show steps in a dialog. */
  over?: string;
}

export const text = (words: string, tone?: "muted" | "strong" | "small"): Block => ({
  kind: "text",
  text: words,
  ...(tone && { tone }),
});
export const heading = (words: string): Block => ({ kind: "heading", text: words });
export const facts = (...rows: [string, string][]): Block => ({ kind: "facts", rows });
export const list = (...items: string[]): Block => ({ kind: "list", items });
export const loss = (...items: string[]): Block => ({ kind: "list", items, tone: "loss" });
export const note = (
  tone: "info" | "warn" | "ok" | "error",
  words: string,
  title?: string,
): Block => ({ kind: "note", tone, text: words, ...(title && { title }) });
export const acts = (...all: Act[]): Block => ({ kind: "acts", acts: all });
export const stack = (...all: Act[]): Block => ({ kind: "acts", acts: all, stack: true });
export const cards = (...all: Card[]): Block => ({ kind: "cards", cards: all });
export const fold = (title: string, ...blocks: Block[]): Block => ({ kind: "fold", title, blocks });
export const tabs = (...all: [string, Block[]][]): Block => ({ kind: "tabs", tabs: all });
export const radios = (name: string, label: string, ...options: string[]): Choice => ({
  kind: "choice",
  as: "radio",
  name,
  label,
  options: options.map((option, index) => [`r${index + 1}`, option]),
  required: true,
});
export const select = (
  name: string,
  label: string,
  empty: string,
  ...options: string[]
): Choice => ({
  kind: "choice",
  as: "select",
  name,
  label,
  empty,
  options: options.map((option, index) => [`r${index + 1}`, option]),
  required: true,
});
export const go = (label: string, path: string, look?: Look): Act => ({
  label,
  go: path,
  ...(look && { look }),
});
export const post = (label: string, path: string, look?: Look, more?: Partial<Act>): Act => ({
  label,
  post: path,
  ...(look && { look }),
  ...more,
});
export const close = (label: string, look?: Look): Act => ({
  label,
  close: true,
  ...(look && { look }),
});
