import { LATER_SOLUTIONS } from "../../practice/walks-later.ts";
import { SECOND_READ_SOLUTIONS } from "../../practice/walks-read-2.ts";
import { READ_SOLUTIONS } from "../../practice/walks-read.ts";
import { UNSEEN_SOLUTIONS } from "../../practice/walks-unseen.ts";
import { SOLUTIONS, type Walk } from "../../practice/walks.ts";

const WALKS: Walk[] = [
  ...SOLUTIONS,
  ...LATER_SOLUTIONS,
  ...READ_SOLUTIONS,
  ...SECOND_READ_SOLUTIONS,
  ...UNSEEN_SOLUTIONS,
];

/** What a person would press on a practice site to get to the end. */
export function walkOf(id: string): Walk {
  const walk = WALKS.find((one) => one.id === id);
  if (walk === undefined) throw new Error(`nobody has walked ${id}`);
  return walk;
}
