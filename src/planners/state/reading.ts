import type { Observation } from "../../contract/observation.ts";
import { type Claim, claimsOf, type Kind } from "./claims.ts";
import {
  type Control,
  type ControlKind,
  controlsOf,
  type Fields,
  fieldsOf,
  AFTER_ALL,
} from "./control-kinds.ts";
import { aboutKept } from "../goal.ts";
import type { Language } from "./language.ts";
import type { Layer } from "./layers.ts";
import { endsAnother, markAsides, markDoubtful, markRows } from "./other-subscriptions.ts";

/** One layer of a page, read: what it says, what can be pressed, what is asked for. */
export type Reading = {
  front: boolean;
  claims: Claim[];
  controls: Control[];
  fields: Fields;
  url: string;
  length: number;
  lines: number;
  /** Sections of an account beside each other. */
  tabs: number;
  /** Its first headings end in a question mark. */
  asks: boolean;
  /** Title and headings. */
  heads: string[];
  /** Its lines, as they stand one below the other. */
  texts: string[];
};

export function readLayer(
  layer: Layer,
  observation: Observation,
  languages: Language[],
  goal?: string,
): Reading {
  const claims = claimsOf(layer.lines, languages);
  markAsides(claims, layer.lines, goal);
  // What ends a subscription that is to be kept says nothing about the one that was to go.
  const controls = controlsOf(
    layer.controls.filter((control) => !aboutKept(goal ?? "", control.name)),
    languages,
  );
  const ends = controls.filter(({ kind }) => kind === "end").map(({ name }) => name);
  markRows(claims, layer.lines, ends);
  const canReturn = controls.some(({ kind, name }) => kind === "undo" || AFTER_ALL.test(name));
  if (!canReturn) markDoubtful(claims, layer.lines, ends, goal);
  return {
    front: layer.front,
    claims,
    controls: controls.filter(
      ({ kind, name }) => kind !== "end" || !canReturn || !endsAnother(name, claims, layer.lines),
    ),
    fields: fieldsOf(layer.controls, observation),
    url: observation.page.url,
    length: layer.lines.reduce((sum, line) => sum + line.text.length, 0),
    lines: layer.lines.length,
    tabs: layer.controls.filter(({ role }) => role === "tab").length,
    texts: layer.lines.filter(({ place }) => place !== "title").map(({ text }) => text),
    heads: layer.lines
      .filter(({ place }) => place === "title" || place === "heading")
      .map(({ text }) => text),
    asks: layer.lines.some(
      (line) =>
        line.place === "heading" && (layer.front || line.level <= 2) && /[?？]\s*$/.test(line.text),
    ),
  };
}

/** Claims of a kind in the head of a layer: its title, first headings and messages. */
export function inHead(reading: Reading, kind: Kind): Claim[] {
  return reading.claims.filter((c) => c.kind === kind && isHead(c));
}
export const isHead = (claim: Claim): boolean =>
  claim.place === "message" ||
  claim.place === "title" ||
  (claim.place === "heading" && claim.level <= 3);

export const inBody = (reading: Reading, kind: Kind): Claim[] =>
  reading.claims.filter((c) => c.kind === kind && !isHead(c));

export const all = (reading: Reading, kind: Kind): Claim[] =>
  reading.claims.filter((c) => c.kind === kind);

export const pressed = (reading: Reading, ...kinds: ControlKind[]): Control[] =>
  reading.controls.filter((c) => kinds.includes(c.kind));

/** Headings that are only the name of a page ("Your plan"), not a sentence that happens to speak of a plan. */
export function naming(reading: Reading): Claim[] {
  const telling = new Set(
    reading.claims.filter((c) => TELLING.has(c.kind)).map((c) => `${c.line} ${c.quote}`),
  );
  return inHead(reading, "place").filter(
    (c) => c.place !== "message" && c.quote.length <= 45 && !telling.has(`${c.line} ${c.quote}`),
  );
}
const TELLING = new Set<Kind>([
  "done",
  "ending",
  "maybeEnding",
  "closing",
  "ask",
  "loss",
  "offer",
  "survey",
  "fail",
  "interim",
  "help",
  "notDone",
]);
