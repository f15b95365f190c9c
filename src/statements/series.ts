import { daysBetween } from "./dates.ts";
import { rhythmOf, type Fit } from "./rhythm.ts";
import type { Transaction } from "./transaction.ts";

export type Found = { members: Transaction[]; fit: Fit };

/** Prices of one plan: equal, a rise, or another currency's rate. */
const NEAR = 0.12;
const RISE = 1.8;
/** The end of an introductory price: only upwards, and only where not one payment is missing in between. */
const INTRODUCTORY = 6;

/** Gaps that are near a beat one by one and far from it together. */
const FAR = 0.4;
/** So many of one price are a series, whatever else the payee got. */
const FEW = 6;
/** A payee that got nothing else in all that time: a year's fee that rose, and bills that differ. */
const YEARLY_RISE = 1.5;
const BILLS = 1.7;
/** Bills of one payee, one each period: the dearest may be so many times the cheapest, the more of them the more. */
const SPAN = 2.5;
const LONG_SPAN = 3;
const MANY = 8;

const span = (sums: readonly number[]): number =>
  Math.max(...sums) / Math.max(0.01, Math.min(...sums));
const size = ({ amount }: Transaction): number => Math.abs(amount);
const near = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(0.02, share * Math.max(a, b));

/** The regular payments among all that one payee got; what is left over were single purchases. */
export function seriesIn(charges: readonly Transaction[], trusted: boolean): Found[] {
  const whole = wholeSeries(charges);
  if (whole !== undefined) return [whole];
  const found: Found[] = [];
  const plans = arePlans(charges);
  const bands = charges.length <= 3 ? [[...charges], ...bandsOf(charges)] : bandsOf(charges);
  for (const band of bands) {
    // The very price first where the whole band keeps no beat: single purchases of nearly that price fall out.
    const kept = [band, exactPart(band)]
      .map((part) => regularPart(part))
      .find((part) => part !== undefined && convinces(part, charges, trusted || plans));
    if (kept !== undefined) found.push(kept);
    else found.push(...twoAMonth(exactPart(band)));
  }
  return chained(found, charges).map((one) => withBeginning(one, charges));
}

/** One payee that gets exactly one payment each period: bills whose sums change. */
function wholeSeries(charges: readonly Transaction[]): Found | undefined {
  if (charges.length < 4) return undefined;
  const fit = rhythmOf(charges.map(({ date }) => date));
  const ratio = span(charges.map(size));
  const long = fit !== undefined && !/weekly|fortnightly/.test(fit.rhythm);
  if (fit === undefined || fit.share < 0.85 || !fit.regular || fit.drift >= FAR) return undefined;
  const most = charges.length >= MANY && fit.share >= 0.9 ? LONG_SPAN : SPAN;
  return (long && ratio <= most) || ratio <= 1.05 ? { members: [...charges], fit } : undefined;
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

/** Several plans of one payee, each of one price: together they are most of what it got. */
function arePlans(charges: readonly Transaction[]): boolean {
  const kept = bandsOf(charges)
    .map(exactPart)
    .filter((part) => {
      const fit = rhythmOf(part.map(({ date }) => date));
      return part.length > 3 && fit?.rhythm === "monthly" && fit.share >= 0.9;
    });
  return kept.length > 1 && kept.flat().length >= charges.length * 0.7;
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
  if (fit !== undefined && fit.drift >= FAR) return undefined;
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

/** Two of one price, each on its own day of the month: two people's memberships. Nothing may be left over. */
function twoAMonth(band: readonly Transaction[]): Found[] {
  if (band.length < FEW + 2) return [];
  const found = [0, 1].flatMap((odd): Found[] => {
    const members = band.filter((_, at) => at % 2 === odd);
    const fit = rhythmOf(members.map(({ date }) => date));
    const isOne = fit?.rhythm === "monthly" && fit.share === 1 && fit.missed === 0 && fit.regular;
    return isOne ? [{ members, fit }] : [];
  });
  return found.length === 2 ? found : [];
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
  const visits = between(members, charges).length;
  if (!trusted && members.length < FEW && members.length < visits * 0.5) return false;
  if (members.length === 2) {
    const yearly = fit.rhythm === "yearly" && fit.off <= 3 && charges.length === 2;
    if (yearly && span(sums) <= YEARLY_RISE) return true;
    const certain = exact && fit.share === 1 && fit.missed === 0;
    if (certain && charges.length === 2 && /quarterly|half/.test(fit.rhythm)) return fit.off <= 3;
    return (
      certain && long > 20 && /^(monthly|yearly)$/.test(fit.rhythm) && (trusted || fit.regular)
    );
  }
  if (/weekly|fortnightly/.test(fit.rhythm) && fit.rhythm !== "four-weekly")
    return exact && members.length >= 4 && fit.share >= 0.8 && fit.off <= members.length * 0.8;
  // Money to friends is of round sums, and now and then a month apart.
  const chosen = !trusted && members.length < FEW && members.length < visits;
  if (exact && chosen) return fit.share >= 0.9 && fit.regular && fit.missed === 0;
  if (exact) return fit.share >= 0.66 && (members.length > 3 || fit.missed === 0);
  if (members.length === 3 && charges.length === 3)
    return fit.share === 1 && fit.missed === 0 && span(sums) <= BILLS;
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
function chained(found: Found[], charges: readonly Transaction[]): Found[] {
  const done: Found[] = [];
  for (const next of found.toSorted((a, b) => first(a).localeCompare(first(b)))) {
    if (done.some((one) => one.members.some((member) => next.members.includes(member)))) {
      continue;
    }
    const before = done.find((one) => follows(one, next, charges));
    if (before === undefined) done.push(next);
    else {
      before.members.push(...next.members);
      before.fit = rhythmOf(before.members.map(({ date }) => date)) ?? before.fit;
    }
  }
  return done;
}

const first = ({ members }: Found): string => members[0]?.date ?? "";

function follows(before: Found, next: Found, charges: readonly Transaction[]): boolean {
  const [last, begin] = [before.members.at(-1), next.members[0]];
  if (last === undefined || begin === undefined || last.date >= begin.date) return false;
  const ratio = size(begin) / Math.max(0.01, size(last));
  const both = [...before.members, ...next.members];
  const joint = rhythmOf(both.map(({ date }) => date));
  if (joint === undefined || joint.rhythm !== next.fit.rhythm) return false;
  const unbroken = joint.share >= 0.9 && joint.missed === 0;
  if (ratio >= INTRODUCTORY) return unbroken && both.length === between(both, charges).length;
  if (ratio >= RISE) return unbroken;
  return ratio < RISE && ratio > 1 / RISE && joint.share >= 0.75;
}

const between = (
  members: readonly Transaction[],
  charges: readonly Transaction[],
): Transaction[] => {
  const [begin = "", end = ""] = [members[0]?.date, members.at(-1)?.date];
  return charges.filter(({ date }) => date >= begin && date <= end);
};

/** A first payment or two at a lower price, a trial's too, one period before: too few for a series of their own. */
function withBeginning({ members, fit }: Found, charges: readonly Transaction[]): Found {
  const [begin] = members;
  const before = charges.findLast(({ date }) => begin !== undefined && date < begin.date);
  if (begin === undefined || before === undefined) return { members, fit };
  if (size(before) > size(begin) * RISE) return { members, fit };
  const more = [before, ...members];
  const longer = rhythmOf(more.map(({ date }) => date));
  const fits =
    longer?.rhythm === fit.rhythm && longer.missed === fit.missed && longer.share >= fit.share;
  return fits ? withBeginning({ members: more, fit: longer }, charges) : { members, fit };
}
