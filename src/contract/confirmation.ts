import type { DangerKind } from "./risk/risk.ts";
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
  return JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
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
  url: string;
  reason: string;
  kinds: DangerKind[];
  goesTo?: string;
}): string {
  const verb = VERBS[act.action] ?? act.action;
  const what =
    act.role === undefined ? "" : ` ${act.role} "${oneLine(quotable(act.name ?? ""), 80)}"`;
  const where = act.goesTo === undefined ? "" : `, which goes to ${oneLine(act.goesTo, 100)}`;
  return `${verb}${what} on ${hostOf(act.url)}${where}: ${act.reason}.`;
}

/** Characters that reorder or hide text would let a page write the question. */
export function quotable(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, "")
    .replace(/"/g, "'");
}

function hostOf(url: string): string {
  try {
    return new URL(url).host || url.slice(0, 60);
  } catch {
    return url.slice(0, 60);
  }
}
