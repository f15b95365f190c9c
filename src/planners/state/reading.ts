import type { Affordance, Observation } from "../../contract/observation.ts";
import { type Claim, claimsOf, type Kind } from "./claims.ts";
import { type Control, type ControlKind, controlsOf, type Fields, fieldsOf } from "./controls.ts";
import type { Language } from "./language.ts";
import type { Layer } from "./layers.ts";

/** One layer of a page, read: what it says, what can be pressed, what is asked for. */
export type Reading = {
  front: boolean;
  claims: Claim[];
  controls: Control[];
  fields: Fields;
  url: string;
  length: number;
};

export function readLayer(
  layer: Layer,
  observation: Observation,
  languages: Language[],
  fieldsFrom: Affordance[] = layer.controls,
): Reading {
  return {
    front: layer.front,
    claims: claimsOf(layer.lines, languages),
    controls: controlsOf(layer.controls, languages),
    fields: fieldsOf(fieldsFrom, observation),
    url: observation.page.url,
    length: layer.lines.reduce((sum, line) => sum + line.text.length, 0),
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
