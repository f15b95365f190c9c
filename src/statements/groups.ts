import type { Biller } from "../services/billers.ts";
import type { Service } from "../services/service.ts";
import { seriesIn, type Found } from "./series.ts";
import type { Transaction } from "./transaction.ts";

/** One charge with the words that name its payee. */
export type Entry = {
  transaction: Transaction;
  tokens: string[];
  service: Service | undefined;
  biller: Biller | undefined;
};

export type Solved = { found: Found; group: readonly Entry[] };

// From the first word alone to the most exact name: cities, branches and months stand behind a name, and change.
const LEVELS: ((entry: Entry) => string)[] = [
  ({ tokens }) =>
    (tokens[0]?.length ?? 0) >= 4 ? (tokens[0] ?? "") : tokens.slice(0, 2).join(" "),
  ({ tokens }) => tokens.slice(0, 2).join(" "),
  ({ tokens }) => tokens.slice(0, 6).join(" "),
];

/** What comes back among all charges: those of known services first, the others by their names. */
export function solve(charges: readonly Entry[]): Solved[] {
  const known = groupsOf(
    charges.filter(({ service }) => service !== undefined),
    ({ service, biller }) => `${service?.name ?? ""} ${biller?.name ?? ""}`,
  ).flatMap(solveGroup);
  return [
    ...known,
    ...groupsOf(without(charges, known), LEVELS[0]).flatMap((one) => solveAt(one, 1)),
  ];
}

/** By the finer names, and what is left over together; or all of them together, where that explains clearly more. */
function solveAt(group: readonly Entry[], level: number): Solved[] {
  const nameOf = LEVELS[level];
  const parts = nameOf === undefined ? [] : groupsOf(group, nameOf);
  if (parts.length < 2) return nameOf === undefined ? solveGroup(group) : solveAt(group, level + 1);
  const fine = parts.flatMap((part) => solveAt(part, level + 1));
  const apart = [...fine, ...solveGroup(without(group, fine))];
  const whole = solveGroup(group);
  return isClearer(whole, apart) ? whole : apart;
}

const members = (solved: readonly Solved[]): number =>
  solved.reduce((sum, { found }) => sum + found.members.length, 0);

/** A name with the month in it makes many pairs a year apart of one monthly payment. */
function isClearer(whole: readonly Solved[], apart: readonly Solved[]): boolean {
  if (whole.length === 0) return false;
  const [all, parts] = [members(whole), members(apart)];
  if (all >= parts && apart.length >= whole.length * 2.5) return true;
  return all >= parts * 1.3 && whole.length <= apart.length;
}

function solveGroup(group: readonly Entry[]): Solved[] {
  const paid = group.map(({ transaction }) => transaction).filter(({ amount }) => amount < 0);
  const trusted = group.some(({ service }) => service !== undefined);
  const solved = seriesIn(paid, trusted).map((found) => ({ found, group }));
  // Once more without them: a yearly fee of the one who is paid each quarter stands alone then.
  return solved.length === 0 ? [] : [...solved, ...solveGroup(without(group, solved))];
}

function without(group: readonly Entry[], solved: readonly Solved[]): Entry[] {
  const taken = new Set(solved.flatMap(({ found }) => found.members));
  return group.filter(({ transaction }) => !taken.has(transaction));
}

function groupsOf(
  entries: readonly Entry[],
  nameOf: ((entry: Entry) => string) | undefined,
): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = nameOf?.(entry) ?? "";
    if (name === "") continue;
    const key = `${name} ${entry.transaction.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => a.transaction.date.localeCompare(b.transaction.date)),
  );
}
