import { daysBetween } from "./dates.ts";
import { rhythmOf, type Fit } from "./rhythm.ts";
import type { Transaction } from "./transaction.ts";

export type Found = { members: Transaction[]; fit: Fit };

/** Prices of one plan: equal, a rise, or another currency's rate. */
const NEAR = 0.12;
const RISE = 1.8;
/** The end of an introductory price: only upwards, and only where not one payment is missing in between. */
const INTRODUCTORY = 6;

/** So many of one price are a series, whatever else the payee got. */
const FEW = 6;
const YEARLY_RISE = 0.2;

const size = ({ amount }: Transaction): number => Math.abs(amount);
const near = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(0.02, share * Math.max(a, b));

/** The regular payments among all that one payee got; what is left over were single purchases. */
export function seriesIn(charges: readonly Transaction[], trusted: boolean): Found[] {
  const whole = wholeSeries(charges);
  if (whole !== undefined) return [whole];
  const found: Found[] = [];
  for (const band of bandsOf(charges)) {
    // The very price first where the whole band keeps no beat: single purchases of nearly that price fall out.
    const kept = [band, exactPart(band)]
      .map((part) => regularPart(part))
      .find((part) => part !== undefined && convinces(part, charges, trusted));
    if (kept !== undefined) found.push(kept);
  }
  return chained(found);
}

/** One payee that gets exactly one payment each period: bills whose sums change. */
function wholeSeries(charges: readonly Transaction[]): Found | undefined {
  if (charges.length < 4) return undefined;
  const fit = rhythmOf(charges.map(({ date }) => date));
  const sums = charges.map(size).toSorted((a, b) => a - b);
  const ratio = (sums.at(-1) ?? 0) / Math.max(0.01, sums[0] ?? 0);
  const long = fit !== undefined && !/weekly|fortnightly/.test(fit.rhythm);
  if (fit === undefined || fit.share < 0.85 || !fit.regular) return undefined;
  return (long && ratio <= 2.5) || ratio <= 1.05 ? { members: [...charges], fit } : undefined;
}

/** Payments of about one price, the dearest bands last. */
function bandsOf(charges: readonly Transaction[]): Transaction[][] {
  const bands: Transaction[][] = [];
  for (const charge of charges.toSorted((a, b) => size(a) - size(b))) {
    const band = bands.at(-1);
    const first = band?.[0];
    if (band !== undefined && first !== undefined && near(size(first), size(charge), NEAR))
      band.push(charge);
    else bands.push([charge]);
  }
  return bands
    .filter((band) => band.length > 1)
    .map((band) => band.toSorted((a, b) => a.date.localeCompare(b.date)));
}

/** Of a band, those of the very price that is met most often: single purchases of nearly that price fall out. */
function exactPart(band: Transaction[]): Transaction[] {
  const counts = new Map<number, Transaction[]>();
  for (const charge of band)
    counts.set(size(charge), [...(counts.get(size(charge)) ?? []), charge]);
  return [...counts.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** The band itself where it keeps a rhythm, else the longest chain of it that does. */
function regularPart(band: readonly Transaction[]): Found | undefined {
  const fit = rhythmOf(band.map(({ date }) => date));
  if (fit !== undefined && fit.share >= 0.75) return { members: [...band], fit };
  // Without one of them at most two gaps change: what is far from a beat stays far, and is not tried.
  if (fit === undefined || fit.share < 0.75 - 3 / band.length) return undefined;
  let best: Found | undefined;
  for (const left of band) {
    const rest = band.filter((one) => one !== left);
    const part = rhythmOf(rest.map(({ date }) => date));
    if (part === undefined || rest.length < 4 || part.share < 0.85) continue;
    if (best === undefined || part.share > best.fit.share) best = { members: rest, fit: part };
  }
  return best;
}

function convinces(
  { members, fit }: Found,
  charges: readonly Transaction[],
  trusted: boolean,
): boolean {
  const sums = members.map(size);
  const exact = sums.every((sum) => near(sum, sums[0] ?? 0, 0.005));
  const long = daysBetween(members[0]?.date ?? "", members.at(-1)?.date ?? "");
  // A coffee of one price, picked out of many visits, keeps a beat by chance.
  const [begin = "", end = ""] = [members[0]?.date, members.at(-1)?.date];
  const visits = charges.filter(({ date }) => date >= begin && date <= end).length;
  if (!trusted && members.length < FEW && members.length < visits * 0.5) return false;
  if (members.length === 2) {
    // A year's fee that rose: the payee got nothing else.
    const yearly = fit.rhythm === "yearly" && fit.regular && visits === 2;
    if (yearly && near(sums[0] ?? 0, sums[1] ?? 0, YEARLY_RISE)) return true;
    const certain = exact && fit.share === 1 && fit.missed === 0;
    return (
      certain && (trusted || (fit.regular && long > 20 && /^(monthly|yearly)$/.test(fit.rhythm)))
    );
  }
  if (/weekly|fortnightly/.test(fit.rhythm) && fit.rhythm !== "four-weekly")
    return exact && members.length >= 4 && fit.share >= 0.8;
  if (exact) return fit.share >= 0.66 && (members.length > 3 || fit.missed === 0);
  // Sums that differ a little, picked out of many by chance, keep a beat too: they must be most of what the payee got.
  const most = members.length >= visits * (members.length > 4 ? 0.5 : 0.75);
  return (
    most &&
    fit.share >= 0.8 &&
    (members.length > 3 || fit.share === 1) &&
    (fit.rhythm === "monthly" || members.length > 3)
  );
}

/** A price that rose: one band ends where the next begins, in the same rhythm. */
function chained(found: Found[]): Found[] {
  const done: Found[] = [];
  for (const next of found.toSorted((a, b) => first(a).localeCompare(first(b)))) {
    if (done.some((one) => one.members.some((member) => next.members.includes(member)))) {
      continue;
    }
    const before = done.find((one) => follows(one, next));
    if (before === undefined) done.push(next);
    else {
      before.members.push(...next.members);
      before.fit = rhythmOf(before.members.map(({ date }) => date)) ?? before.fit;
    }
  }
  return done;
}

const first = ({ members }: Found): string => members[0]?.date ?? "";

function follows(before: Found, next: Found): boolean {
  const [last, begin] = [before.members.at(-1), next.members[0]];
  if (last === undefined || begin === undefined || last.date >= begin.date) return false;
  const ratio = size(begin) / Math.max(0.01, size(last));
  const joint = rhythmOf([...before.members, ...next.members].map(({ date }) => date));
  if (joint === undefined || joint.rhythm !== before.fit.rhythm) return false;
  if (ratio >= RISE && ratio < INTRODUCTORY) return joint.share >= 0.9 && joint.missed === 0;
  return ratio < RISE && ratio > 1 / RISE && joint.share >= 0.75;
}
