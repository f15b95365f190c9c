import type { Booking } from "../household.ts";

/** A bank's way of writing bookings down. `rows` are those it contains, in its order, with the sign it stands for. */
export type Written = { bytes: Uint8Array; bookings: Booking[] };
export type Layout = { name: string; write(bookings: Booking[]): Written };

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");

export const parts = (day: string): [year: string, month: string, day: string] =>
  day.split("-") as [string, string, string];
export const dmy = (day: string, between: string): string => parts(day).toReversed().join(between);
export const mdy = (day: string, between: string): string => {
  const [year, month, date] = parts(day);
  return [month, date, year].join(between);
};

export function comma(amount: number, thousands = "."): string {
  const [whole = "0", part = "00"] = Math.abs(amount).toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, thousands);
  return `${amount < 0 ? "-" : ""}${grouped},${part}`;
}

export function point(amount: number, thousands = ""): string {
  const [whole = "0", part = "00"] = Math.abs(amount).toFixed(2).split(".");
  return `${amount < 0 ? "-" : ""}${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, thousands)}.${part}`;
}

export const quoted = (cells: string[], between: string): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(between);

/** Only where it must: most banks do. */
export const sparing = (cells: string[], between: string): string =>
  cells
    .map((cell) =>
      cell.includes(between) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(between);

export function balances(bookings: readonly Booking[], start = 1500): number[] {
  let sum = start;
  return bookings.map(({ amount }) => (sum = Math.round((sum + amount) * 100) / 100));
}
