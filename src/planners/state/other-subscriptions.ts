import type { Claim, Kind } from "./claims.ts";
import { countWords, readGoal, wordsOf } from "../goal.ts";
import { plain } from "./concepts.ts";
import type { Line } from "./layers.ts";
import { namesAddOn } from "./something-else-ended.ts";

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
  markBeside(claims, lines, readGoal(goal ?? "").wanted);
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
    !paid(claim) || lines.some((line, at) => isName(line) && at > first.line && at <= claim.line);
  for (const claim of statuses)
    if (ended ? LIVING.has(claim.kind) && apart(claim) : ENDED.has(claim.kind)) claim.aside = true;
}

const isName = ({ level, strong }: Line): boolean => level > 0 || strong === true;

/** "Included in your phone plan" in the first card: what the next card renews is something else. */
function markBeside(claims: Claim[], lines: Line[], wanted: string[]): void {
  const at = claims.find((claim) => claim.kind === "billedElsewhere")?.line;
  const living = claims.filter((claim) => LIVING.has(claim.kind) && claim.place !== "title");
  if (at === undefined || living.some((claim) => claim.line <= at)) return;
  const ours = rowsOf(lines, wanted);
  if (ours.length > 0 && ours.every((row) => row > at)) return;
  for (const claim of living)
    if (lines.some((line, row) => isName(line) && row > at && row <= claim.line))
      claim.aside = true;
}

/** "Sports Extra: cancelled", while "Cancel internet" still ends what stands above it: a row of its own. */
export function markRows(claims: Claim[], lines: Line[], ends: string[]): void {
  for (const claim of claims.filter(({ kind }) => ENDED.has(kind))) {
    const [label, rest] = claim.quote.split(/[:：]\s/, 2);
    if (rest === undefined || claim.place !== "body") continue;
    const above = lines.slice(0, claim.line).filter(({ place }) => place !== "title");
    const other = ends
      .flatMap(wordsOf)
      .filter((word) => word.length > 3 && countWords(claim.quote, [word]) === 0);
    if (wordsOf(label ?? "").length > 0 && above.some(({ text }) => countWords(text, other) > 0))
      claim.aside = true;
  }
}

/** What ends another thing than the one that has ended: its name stands only below. */
export function endsAnother(name: string, claims: Claim[], lines: Line[]): boolean {
  const over = claims.find(
    (claim) => !claim.aside && claim.place === "body" && /^(done|closing)$/.test(claim.kind),
  );
  if (!over) return false;
  const named = (word: string, from: number, to: number) =>
    lines.slice(from, to).some((line) => countWords(line.text, [word]) > 0);
  return wordsOf(name).some(
    (word) =>
      word.length > 3 && !named(word, 0, over.line + 1) && named(word, over.line + 1, lines.length),
  );
}

/** Over, without a way back, and something below can still be ended: where the goal names neither, that may be the one. */
export function markDoubtful(
  claims: Claim[],
  lines: Line[],
  ends: string[],
  goal: string | undefined,
): void {
  const { wanted } = readGoal(goal ?? "");
  const named = (until: number) =>
    lines.slice(0, until + 1).some((l) => l.place !== "title" && countWords(l.text, wanted) > 0);
  if (!ends.some((name) => endsAnother(name, claims, lines))) return;
  for (const claim of claims) if (ENDED.has(claim.kind) && !named(claim.line)) claim.aside = true;
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
