import { foldAccents, normalizeLabel } from "../risk/normalize.ts";
import { phraseMatcher } from "../risk/phrase-matcher.ts";
import { joinSplitVerbs } from "../risk/split-verbs.ts";
import { BILLING, LEAVING, type LeavingWords } from "./leaving-words.ts";

/** What a label says of leaving, put together from its parts. */
export type Leaving = {
  /** A verb of leaving, and nothing that keeps, takes back or names another thing than a plan. */
  leaves: boolean;
  /** Takes away or switches off: leaving only where what it is done to is the plan. */
  removes: boolean;
  /** Names something that is paid again and again. */
  plan: boolean;
  /** Names the place where payments are kept. */
  billing: boolean;
};

const PARTS = { leave: 1, remove: 2, stay: 4, plan: 8, things: 16, billing: 32 } as const;
const KEYS = [
  "leave",
  "remove",
  "stay",
  "plan",
  "things",
] as const satisfies (keyof LeavingWords)[];

const match = phraseMatcher([
  ...Object.values(LEAVING).flatMap((words) =>
    KEYS.map((key): [string, number] => [words[key], PARTS[key]]),
  ),
  [BILLING, PARTS.billing],
]);

/** A sentence tells about leaving, a label does it. */
const LABEL = 70;

const known = new Map<string, Leaving>();

export function readLeaving(label: string): Leaving {
  const before = known.get(label);
  if (before !== undefined) return before;
  const text = joinSplitVerbs(foldAccents(normalizeLabel(label)));
  const bits = match(text).reduce((all, hit) => all | hit.categories, 0);
  const has = (part: number): boolean => (bits & part) !== 0;
  const plan = has(PARTS.plan);
  const free = text.length <= LABEL && !has(PARTS.stay) && (plan || !has(PARTS.things));
  const read = {
    leaves: free && has(PARTS.leave),
    removes: free && has(PARTS.remove),
    plan: plan && text.length <= LABEL,
    billing: text.length <= LABEL && has(PARTS.billing),
  };
  if (known.size > 2000) known.clear();
  known.set(label, read);
  return read;
}
