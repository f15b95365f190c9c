import { addDays, addMonths, daysBetween } from "./dates.ts";
import type { Rhythm } from "./transaction.ts";

type Beat = { rhythm: Rhythm; days: number; months: number; slack: number };

// Slack: weekends and holidays move a booking by up to four days, a yearly one is sent when the card's renewal ran.
const BEATS: readonly Beat[] = [
  { rhythm: "weekly", days: 7, months: 0, slack: 2 },
  { rhythm: "fortnightly", days: 14, months: 0, slack: 2 },
  { rhythm: "four-weekly", days: 28, months: 0, slack: 3 },
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

/** How many days a day is after where the beat would put it, so many beats after another. */
function offBeat(from: string, to: string, { days, months }: Beat, times: number): number {
  const gap = daysBetween(from, to);
  if (months === 0) return gap - days * times;
  // Months differ by three days at most: no calendar is needed to see that it is far off.
  if (Math.abs(gap - days * times) > 30) return Number.POSITIVE_INFINITY;
  return daysBetween(addMonths(from, months * times), to);
}

export type Fit = {
  rhythm: Rhythm;
  /** How many of the gaps keep it. */
  share: number;
  missed: number;
  regular: boolean;
  /** Days off the beat, over all gaps. */
  off: number;
  /** How far all gaps together are from it, 0 to 0.5: "on the 4th and the 19th" is not every two weeks. */
  drift: number;
};

/** What a gap of so many beats is worth: the longer, the likelier that it is chance. */
const WORTH: readonly (readonly [times: number, worth: number])[] = [
  [2, 0.7],
  [3, 0.7],
  [4, 0.3],
  [5, 0.3],
  [6, 0.3],
];

/** The rhythm that most gaps keep; a gap of several beats is a payment that is missing, not another rhythm. */
export function rhythmOf(dates: readonly string[]): Fit | undefined {
  const gaps = dates.slice(1).map((date, at) => [dates[at] ?? date, date] as const);
  if (gaps.length === 0) return undefined;
  return BEATS.filter(({ rhythm }) => gaps.length > 1 || rhythm !== "four-weekly")
    .map((beat) => fitOf(beat, gaps))
    .filter((fit) => fit.share > 0)
    .toSorted(
      (a, b) => b.share - b.drift - (a.share - a.drift) || a.missed - b.missed || a.off - b.off,
    )[0];
}

function fitOf(beat: Beat, gaps: readonly (readonly [string, string])[]): Fit {
  const [begin, end] = [gaps[0]?.[0] ?? "", gaps.at(-1)?.[1] ?? ""];
  let kept = 0;
  let missed = 0;
  let worth = 0;
  let off = 0;
  let beats = 0;
  for (const [from, to] of gaps) {
    beats += Math.round(daysBetween(from, to) / beat.days);
    const far = Math.abs(offBeat(from, to, beat, 1));
    const [times, weight] =
      far <= beat.slack
        ? [1, 1]
        : (WORTH.find(([many]) => Math.abs(offBeat(from, to, beat, many)) <= beat.slack) ?? [0, 0]);
    if (times === 0) continue;
    if (times === 1) {
      kept += 1;
      off += far;
    } else missed += 1;
    worth += weight;
  }
  return {
    rhythm: beat.rhythm,
    share: worth / gaps.length,
    missed,
    regular: kept > 0 && off / Math.max(1, kept) <= 2,
    off,
    drift: beats < 3 ? 0 : drift(daysBetween(begin, end) / beats, beat.days),
  };
}

/** Every gap of four weeks is a month with a weekend in it; only over several of them the two part: a twelfth is far. */
function drift(mean: number, days: number): number {
  return 0.5 * Math.min(1, ((mean - days) / (days * 0.06)) ** 2);
}
