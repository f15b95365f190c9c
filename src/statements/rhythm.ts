import { addDays, addMonths, daysBetween } from "./dates.ts";
import type { Rhythm } from "./transaction.ts";

type Beat = { rhythm: Rhythm; days: number; months: number; slack: number };

// Slack: weekends and holidays move a booking by up to four days, a yearly one is sent when the card's renewal ran.
const BEATS: readonly Beat[] = [
  { rhythm: "weekly", days: 7, months: 0, slack: 1 },
  { rhythm: "fortnightly", days: 14, months: 0, slack: 2 },
  { rhythm: "four-weekly", days: 28, months: 0, slack: 0 },
  { rhythm: "monthly", days: 30.4, months: 1, slack: 4 },
  { rhythm: "two-monthly", days: 60.9, months: 2, slack: 5 },
  { rhythm: "quarterly", days: 91.3, months: 3, slack: 6 },
  { rhythm: "half-yearly", days: 182.6, months: 6, slack: 9 },
  { rhythm: "yearly", days: 365.2, months: 12, slack: 14 },
];

const beatOf = (rhythm: Rhythm): Beat =>
  BEATS.find((beat) => beat.rhythm === rhythm) ?? (BEATS[3] as Beat);

export const periodDays = (rhythm: Rhythm): number => beatOf(rhythm).days;

export function nextDate(date: string, rhythm: Rhythm, dayOfMonth?: number): string {
  const { days, months } = beatOf(rhythm);
  return months === 0 ? addDays(date, days) : addMonths(date, months, dayOfMonth);
}

/** How far a day is from where the beat would put it, so many beats after another. */
function offBeat(from: string, to: string, { days, months }: Beat, times: number): number {
  if (months === 0) return Math.abs(daysBetween(from, to) - days * times);
  const gap = daysBetween(from, to);
  // Months differ by three days at most: no calendar is needed to see that it is far off.
  if (Math.abs(gap - days * times) > 30) return Number.POSITIVE_INFINITY;
  return Math.abs(daysBetween(addMonths(from, months * times), to));
}

export type Fit = { rhythm: Rhythm; share: number; missed: number; regular: boolean };

/** The rhythm that most gaps keep; a gap of two or three beats is a payment that is missing, not another rhythm. */
export function rhythmOf(dates: readonly string[]): Fit | undefined {
  const gaps = dates.slice(1).map((date, at) => [dates[at] ?? date, date] as const);
  if (gaps.length === 0) return undefined;
  const fits = BEATS.map((beat): Fit & { off: number } => {
    let kept = 0;
    let missed = 0;
    let off = 0;
    for (const [from, to] of gaps) {
      const far = offBeat(from, to, beat, 1);
      if (far <= beat.slack) {
        kept += 1;
        off += far;
        continue;
      }
      const skipped = [2, 3].find((times) => offBeat(from, to, beat, times) <= beat.slack);
      if (skipped !== undefined) missed += 1;
    }
    const share = (kept + missed * 0.7) / gaps.length;
    return {
      rhythm: beat.rhythm,
      share,
      missed,
      regular: kept > 0 && off / Math.max(1, kept) <= 2,
      off,
    };
  });
  return fits
    .filter((fit) => fit.share > 0)
    .toSorted((a, b) => b.share - a.share || a.missed - b.missed || a.off - b.off)[0];
}
