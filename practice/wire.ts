// What the server hands to the script of a page.
import type { Act } from "./screen.ts";

export interface WireAct extends Act {
  k: string;
}

export interface WireField {
  k: string;
  name: string;
  /** native: an input; the others are drawn widgets. */
  as: "native" | "radio" | "dropdown" | "box";
  required: boolean;
  min: number;
  word: string;
  value: string;
}

export interface Part {
  path: string;
  title: string;
  html: string;
  acts: WireAct[];
  fields: WireField[];
  /** The screen behind, when this one is shown over it. */
  over: string | null;
}

export interface Boot {
  base: string;
  path: string;
  /** How the address follows the screen. */
  route: "load" | "history" | "hash";
  /** How a step is shown over its screen. */
  overlay: "page" | "dialog" | "sheet" | "portal" | "drawer" | "inline" | "chat";
  shadow: "none" | "open" | "closed";
  tag: string;
  /** Milliseconds of an empty page before the first drawing. */
  late: number;
  css: string;
  /** Handlers of the frame around the screen: header, footer. */
  acts: WireAct[];
  part: Part | null;
  wrong: string;
}
