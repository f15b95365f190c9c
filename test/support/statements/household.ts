import { random, type Random } from "./random.ts";

/** One booking with its truth: which recurring payment it belongs to, or none. */
export type Booking = {
  day: string;
  amount: number;
  currency: string;
  name: string;
  purpose: string;
  city: string;
  series: string | null;
};

export type Every = "week" | "two weeks" | "month" | "quarter" | "half-year" | "year";

export type Plan = {
  id: string;
  /** Names under which the payee appears, the older first; the bank changes over in the middle. */
  names: string[];
  city: string;
  purpose?: string;
  price: number;
  every: Every;
  day: number;
  /** Months after the beginning of the file; left out, from before it to after it. */
  from?: number;
  to?: number;
  rise?: { after: number; to: number };
  /** Charged in another currency: the sum wavers by so much. */
  wavers?: number;
  /** A bill whose sum changes. */
  varies?: number;
  trial?: number;
  skip?: number;
  refund?: number;
};

export type Habit = {
  names: string[];
  city: string;
  /** How often in a month, and what it costs. */
  often: number;
  low: number;
  high: number;
  fixed?: number[];
  purpose?: string;
  refunds?: number;
};

export type Household = {
  seed: number;
  start: string;
  months: number;
  currency: string;
  plans: Plan[];
  habits: Habit[];
  salary?: { name: string; amount: number; day: number };
  /** Into one's own savings, each month: regular, and nothing to cancel. */
  savings?: { name: string; purpose: string; amount: number; day: number };
};

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const DAY = 86_400_000;

function monthDay(start: string, months: number, day: number): number {
  const [year = 0, month = 1] = start.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 + months, Math.min(day, last));
}

/** Banks book on working days; a subscription's own day may slip by one more. */
function booked(time: number, dice: Random): string {
  const weekday = new Date(time).getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : dice.chance(0.12) ? 1 : 0;
  return iso(time + shift * DAY);
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

export function bookingsOf(home: Household): Booking[] {
  const dice = random(home.seed);
  const end = iso(monthDay(home.start, home.months, 1) - DAY);
  const all: Booking[] = [
    ...home.plans.flatMap((plan) => planBookings(plan, home, dice)),
    ...home.habits.flatMap((habit) => habitBookings(habit, home, dice)),
  ];
  for (let month = 0; month < home.months; month += 1) {
    if (home.salary !== undefined)
      all.push({
        day: booked(monthDay(home.start, month, home.salary.day), dice),
        amount: home.salary.amount,
        currency: home.currency,
        name: home.salary.name,
        purpose: "SALARY",
        city: "",
        series: null,
      });
    if (home.savings !== undefined)
      all.push({
        day: booked(monthDay(home.start, month, home.savings.day), dice),
        amount: -home.savings.amount,
        currency: home.currency,
        name: home.savings.name,
        purpose: home.savings.purpose,
        city: "",
        series: null,
      });
  }
  const kept = all.filter(({ day }) => day >= home.start && day <= end);
  // One charge alone is no rhythm that anybody could see in a statement.
  const counts = new Map<string, number>();
  for (const { series } of kept)
    if (series !== null) counts.set(series, (counts.get(series) ?? 0) + 1);
  return kept
    .map((one) =>
      one.series !== null && (counts.get(one.series) ?? 0) < 2 ? { ...one, series: null } : one,
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

const STEP: Record<Every, { months: number; days: number }> = {
  week: { months: 0, days: 7 },
  "two weeks": { months: 0, days: 14 },
  month: { months: 1, days: 0 },
  quarter: { months: 3, days: 0 },
  "half-year": { months: 6, days: 0 },
  year: { months: 12, days: 0 },
};

function planBookings(plan: Plan, home: Household, dice: Random): Booking[] {
  const { months, days } = STEP[plan.every];
  const from = plan.from ?? 0;
  const to = plan.to ?? home.months;
  const times: number[] = [];
  if (days > 0) {
    const stop = monthDay(home.start, to, 1);
    for (let at = monthDay(home.start, from, plan.day); at < stop; at += days * DAY) times.push(at);
  } else
    for (let month = from; month < to; month += months)
      times.push(monthDay(home.start, month, plan.day));
  const result: Booking[] = [];
  const base = { currency: home.currency, city: plan.city, series: plan.id };
  for (const [index, time] of times.entries()) {
    if (plan.skip === index) continue;
    const listed = plan.rise !== undefined && index >= plan.rise.after ? plan.rise.to : plan.price;
    const factor = 1 + ((plan.wavers ?? 0) + (plan.varies ?? 0)) * (dice.next() * 2 - 1);
    const half = Math.floor((index * plan.names.length) / times.length);
    const name = plan.names[half] ?? plan.names[0] ?? "";
    const reference = String(dice.between(100_000, 99_999_999));
    const purpose = (plan.purpose ?? "").replaceAll("#", reference);
    const day = booked(time, dice);
    const amount = cents(listed * factor);
    result.push({ ...base, day, amount: -amount, name: name.replaceAll("#", reference), purpose });
    if (plan.trial !== undefined && index === 0)
      result.push({
        ...base,
        day: iso(time - 14 * DAY),
        amount: -plan.trial,
        name: name.replaceAll("#", reference),
        purpose,
        series: null,
      });
    if (plan.refund === index)
      result.push({
        ...base,
        day: iso(Date.parse(day) + 6 * DAY),
        amount,
        name: name.replaceAll("#", reference),
        purpose,
        series: null,
      });
  }
  return result;
}

function habitBookings(habit: Habit, home: Household, dice: Random): Booking[] {
  const span = home.months * 30.4;
  const count = Math.round(habit.often * home.months * (0.85 + dice.next() * 0.3));
  const result: Booking[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = iso(Date.parse(home.start) + Math.floor(dice.next() * span) * DAY);
    const amount =
      habit.fixed === undefined
        ? cents(habit.low + dice.next() * (habit.high - habit.low))
        : dice.pick(habit.fixed);
    const reference = String(dice.between(1000, 9_999_999));
    const one: Booking = {
      day,
      amount: -amount,
      currency: home.currency,
      name: dice.pick(habit.names).replaceAll("#", reference),
      purpose: (habit.purpose ?? "").replaceAll("#", reference),
      city: habit.city,
      series: null,
    };
    result.push(one);
    if (dice.chance(habit.refunds ?? 0))
      result.push({ ...one, amount, day: iso(Date.parse(day) + dice.between(2, 15) * DAY) });
  }
  return result;
}
