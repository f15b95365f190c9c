import type { DangerKind } from "./risk.ts";
import { oneLine } from "./render-text.ts";

/** Everything a yes is bound to. If any of it differs at the moment of the act, the yes was for something else. */
export type DigestFacts = {
  sessionId: string;
  epoch: string;
  origin: string;
  frameOrigin: string;
  document: string;
  action: string;
  element: string;
  role: string;
  name: string;
  label: string;
  form: string;
  value: string;
};

/** One canonical text for the facts; the browser layer hashes it. */
export function digestText(facts: DigestFacts): string {
  return JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const VERBS: Record<string, string> = {
  click: "Click",
  press: "Press a key on",
  select: "Choose in",
  check: "Tick",
  uncheck: "Untick",
  fill: "Fill",
  upload: "Upload to",
  navigate: "Open",
  dialog: "Accept the dialog",
  request: "Let out the request",
};

/** The sentence that a person is asked and that an echoing caller sends back: built from facts, page words quoted and cut. */
export function confirmationText(act: {
  action: string;
  role?: string;
  name?: string;
  through?: { role: string; name: string };
  /** The control that a request came from, and the card or row that it stands in. */
  setOffBy?: string;
  group?: string;
  url: string;
  reason: string;
  kinds: DangerKind[];
  goesTo?: string;
}): string {
  const verb = VERBS[act.action] ?? act.action;
  const what = act.role === undefined ? "" : ` ${named(act.role, act.name ?? "")}`;
  const sets =
    act.through === undefined
      ? ""
      : `, which sets off ${named(act.through.role, act.through.name)}`;
  const from = act.setOffBy === undefined ? "" : ` set off by "${quoted(act.setOffBy, 80)}"`;
  const card = act.group === undefined ? "" : ` under "${quoted(act.group, 80)}"`;
  const where =
    act.goesTo === undefined ? "" : `, which goes to ${oneLine(quotable(act.goesTo), 100)}`;
  return `${verb}${what}${from}${card}${sets} on ${hostOf(act.url)}${where}: ${act.reason}.`;
}

/** A role comes from the page too; one that is no plain word could carry a sentence. */
export function plainRole(role: string): string {
  return /^[a-z]{1,20}$/i.test(role) ? role : "element";
}

function named(role: string, name: string): string {
  return `${plainRole(role)} "${quoted(name, 80)}"`;
}

/** Words of the page, for showing between quotes: one line, cut, nothing in them that reorders, hides or ends the quote. */
export function quoted(text: string, max: number): string {
  return oneLine(quotable(text), max);
}

/** Characters that reorder or hide text would let a page write the question. */
export function quotable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu, "")
    .replace(/["\u201c-\u201f\u2033\uff02]/g, "'");
}

function hostOf(url: string): string {
  try {
    return new URL(url).host || oneLine(quotable(url), 60);
  } catch {
    return oneLine(quotable(url), 60);
  }
}
