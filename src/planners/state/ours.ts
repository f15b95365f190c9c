import type { Claim, Kind } from "./claims.ts";
import { countWords, readGoal, wordsOf } from "../goal.ts";
import { plain } from "./concepts.ts";
import type { Line } from "./layers.ts";
import { namesAddOn } from "./other-things.ts";

const LIVING = new Set<Kind>(["active", "renews", "paused"]);
const ENDED = new Set<Kind>(["done", "closing", "ending"]);
/** A row of a list of subscriptions is seldom longer than this. */
const ROW = 5;

/**
 * Marks what is said about other subscriptions. With a goal that names one of several rows, that row is ours; without,
 * the first that has a status is.
 */
export function markAsides(claims: Claim[], lines: Line[], goal: string | undefined): void {
  markAddOns(claims, lines, goal);
  // "Active subscriptions" names a list, it is the status of none.
  const listing = (claim: Claim) =>
    claim.kind === "active" &&
    claims.some((c) => c.line === claim.line && c.kind === "subject") &&
    !claims.some((c) => c.line === claim.line && (c.kind === "price" || c.kind === "renews"));
  const statuses = claims.filter(
    (claim) =>
      !claim.aside &&
      !listing(claim) &&
      claim.place !== "title" &&
      claim.place !== "message" &&
      (LIVING.has(claim.kind) || ENDED.has(claim.kind)),
  );
  const living = statuses.some((claim) => LIVING.has(claim.kind));
  if (!living || !statuses.some((claim) => ENDED.has(claim.kind))) return;
  const { wanted, kept } = readGoal(goal ?? "");
  const ours = rowsOf(lines, wanted);
  const others = rowsOf(lines, kept).filter(
    (row) => countWords(lines[row]?.text ?? "", wanted) === 0,
  );
  // A table's row says its status on its own line; a card says it on the lines under its name.
  const end = (row: number) =>
    statuses.some((claim) => claim.line === row) ? row + 1 : rowEnd(lines, row);
  // The row of a table is of itself, however near the one above it is.
  const spans = (row: number, claim: Claim) =>
    row === claim.line || (lines[claim.line]?.row !== true && claim.line < end(row));
  const owner = (claim: Claim) =>
    Math.max(...[...ours, ...others].filter((row) => row <= claim.line && spans(row, claim)), -1);
  const mine = (claim: Claim) => ours.includes(owner(claim));
  if (statuses.some(mine)) {
    // What it cost, beside the word that it has ended.
    const over = (claim: Claim) =>
      claims.some((c) => c.kind === "price" && c.quote === claim.quote) &&
      statuses.some((c) => ENDED.has(c.kind) && owner(c) === owner(claim));
    for (const claim of statuses)
      if (!mine(claim) || (claim.kind === "active" && over(claim))) claim.aside = true;
    return;
  }
  for (const claim of statuses) if (others.includes(owner(claim))) claim.aside = true;
  const [first] = statuses.filter((claim) => !claim.aside).toSorted((a, b) => a.line - b.line);
  if (!first) return;
  // Rows that stand differently, and none that the goal names: one that is over decides nothing.
  const rows = statuses.some(
    (claim) => claim.kind === "active" && STATUS.test(lines[claim.line]?.text ?? ""),
  );
  const ended =
    !rows && statuses.some((claim) => claim.line === first.line && ENDED.has(claim.kind));
  // What is to be paid next, said in the same breath, is no other row.
  const paid = (claim: Claim) =>
    claim.kind === "renews" ||
    (claim.dates.length > 0 &&
      claims.some((c) => c.kind === "price" && c.quote === claim.quote && c.line === claim.line));
  const apart = (claim: Claim) =>
    !paid(claim) || lines.some(({ level }, at) => level > 0 && at > first.line && at <= claim.line);
  for (const claim of statuses)
    if (ended ? LIVING.has(claim.kind) && apart(claim) : ENDED.has(claim.kind)) claim.aside = true;
}

/** What is booked on top of a plan may end without it: its end is ours only where the goal names it. */
function markAddOns(claims: Claim[], lines: Line[], goal: string | undefined): void {
  if (namesAddOn(plain(goal ?? ""))) return;
  const { wanted } = readGoal(goal ?? "");
  const ended = claims.filter((claim) => ENDED.has(claim.kind));
  if (ended.some((claim) => countWords(claim.quote, wanted) > 0)) return;
  // "Add-ons" over a list of them.
  const lists = lines.flatMap(({ text }, at) =>
    text.length < LIST_NAME && namesAddOn(plain(text)) && !ended.some((c) => c.line === at)
      ? [at]
      : [],
  );
  for (const claim of ended) {
    const listed = lists.some((at) => at < claim.line && claim.line < rowEnd(lines, at));
    if (listed || namesAddOn(plain(claim.quote))) claim.aside = true;
  }
}
const LIST_NAME = 30;
/** "Sam Lee: active". */
const STATUS = /^[^:：·|]{2,40}(?:[:：·|]|\s[-–—])\s*\p{L}+(?:$|,)/u;

/** Lines that name the product best: a word that is on many lines, as the site's own name is, tells little. */
function rowsOf(lines: Line[], names: string[]): number[] {
  if (names.length === 0) return [];
  const words = lines.map((line) => new Set(wordsOf(line.text)));
  const weight = new Map(
    names.map((name) => [name, 1 / Math.max(1, words.filter((line) => line.has(name)).length)]),
  );
  const scores = lines.map((line, at) =>
    line.place === "title"
      ? 0
      : names.reduce((sum, name) => sum + (words[at]?.has(name) ? (weight.get(name) ?? 0) : 0), 0),
  );
  const most = Math.max(0, ...scores);
  return most === 0 ? [] : scores.flatMap((score, at) => (score >= most - 1e-9 ? [at] : []));
}

function rowEnd(lines: Line[], row: number): number {
  const level = lines[row]?.level ?? 0;
  const next = lines.findIndex(
    (line, index) => index > row && line.level > 0 && (level === 0 || line.level <= level),
  );
  return Math.min(row + ROW, next < 0 ? lines.length : next);
}
