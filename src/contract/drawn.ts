/**
 * One line as a person sees it. `path`: the boxes around it from the outermost in, by number; two lines of one card share
 * the card's. `frame`: the origin of its frame where that is not the page's own; "opaque" where nobody answers for it.
 */
export type DrawnLine = {
  text: string;
  /** The same with what style sheets write before and behind it, where that is words: what a person reads. */
  painted?: string;
  kind: "text" | "heading" | "control";
  level?: number;
  role?: string;
  /** How a switch or a box stands. */
  on?: boolean;
  region: string;
  path: number[];
  /** In a list of terms: the term, or what is said of it. */
  cell?: "term" | "value";
  /** The box of its row, in a table. */
  row?: number;
  frame?: string;
  /** Stands in a quotation, a figure or a sample: shown, and not said by the page itself. */
  cited?: true;
};

/** Only what is drawn: nothing off screen, transparent, clipped or under something else. */
export type Drawn = {
  lines: DrawnLine[];
  /** A spinner or a skeleton is in view: there is more to come. */
  busy: boolean;
};
