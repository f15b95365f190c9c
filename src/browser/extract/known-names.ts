import type { FrameLink } from "../frame-link.ts";
import type { RawElement } from "../page-agent/facts.ts";
import type { Named } from "./names.ts";

/**
 * What the accessibility engine said of a control stands for as long as nothing has happened on its page and the page
 * describes it alike: 50 questions less on a page that is looked at again. Not for long, since a script may change what
 * a control says of itself by means that nobody is told of. Whatever is acted on is asked about anew.
 */
const GOOD_FOR_MS = 4_000;
const MOST = 1_000;

type Known = { stamp: string; described: string; named: Named; at: number };

const known = new WeakMap<FrameLink, { documentKey: string; names: Map<number, Known> }>();

function namesOf(frame: FrameLink): Map<number, Known> {
  let entry = known.get(frame);
  if (entry?.documentKey !== frame.documentKey) {
    entry = { documentKey: frame.documentKey, names: new Map() };
    known.set(frame, entry);
  }
  return entry.names;
}

/** Where it stands is no part of what it is. */
function describedAs(raw: RawElement): string {
  return JSON.stringify({ ...raw, box: undefined, inViewport: undefined, covered: undefined });
}

/** A component changes its role and state by means that neither its document nor its attributes show. */
const isComponent = ({ tag }: RawElement): boolean => tag.includes("-");

export function knownName(frame: FrameLink, raw: RawElement, stamp: string): Named | undefined {
  if (isComponent(raw)) return undefined;
  const one = namesOf(frame).get(raw.id);
  if (one === undefined || one.stamp !== stamp || Date.now() - one.at > GOOD_FOR_MS)
    return undefined;
  return one.described === describedAs(raw) ? one.named : undefined;
}

export function noteName(frame: FrameLink, raw: RawElement, stamp: string, named: Named): void {
  const names = namesOf(frame);
  if (names.size >= MOST) names.clear();
  names.set(raw.id, { stamp, described: describedAs(raw), named, at: Date.now() });
}
