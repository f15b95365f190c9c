import { expect, test } from "vitest";
import { findRecurring } from "./recurring.ts";
import type { Transaction } from "./transaction.ts";

const paid = (date: string, payee: string, sum: number): Transaction => ({
  date,
  payee,
  text: "",
  amount: -sum,
  currency: "EUR",
});
const found = (transactions: Transaction[]) =>
  findRecurring({ transactions, notices: [], services: [] }).map(
    ({ payee, rhythm, count, amount }) => ({ payee, rhythm, count, amount }),
  );
const months = (count: number, of: (at: number) => Transaction): Transaction[] =>
  Array.from({ length: count }, (_, at) => of(at));
const day = (at: number, on: string, year = 2026): string =>
  `${year}-${String(at + 1).padStart(2, "0")}-${on}`;

test("one payee under two names by turns is one payment", () => {
  const rows = found(
    months(10, (at) => paid(day(at, "12"), at % 3 === 1 ? "KINOFUX BERLIN" : "FUXPLAY GMBH", 9.5)),
  );
  expect(rows).toEqual([expect.objectContaining({ rhythm: "monthly", count: 10, amount: 9.5 })]);
});

test("a payee that is called otherwise from one month to the next goes on", () => {
  const rows = found(
    months(8, (at) => paid(day(at, "28"), at < 4 ? "TURNHALLE NORD" : "PULSWERK DE", 24.9)),
  );
  expect(rows).toEqual([expect.objectContaining({ count: 8 })]);
});

test("two payments of one sum in the same months stay two", () => {
  const rows = found([
    ...months(6, (at) => paid(day(at, "03"), "RADIO ALPHA", 10)),
    ...months(6, (at) => paid(day(at, "18"), "ZEITUNG BETA", 10)),
  ]);
  expect(rows.map(({ count }) => count)).toEqual([6, 6]);
});

test("a yearly fee that rose is found, and coffees of one price among many are not", () => {
  const fee = [paid("2025-03-02", "AUTOCLUB", 80), paid("2026-03-02", "AUTOCLUB", 86)];
  const coffees = months(12, (at) =>
    paid(day(at, "0" + (1 + (at % 7))), "CAFE ECK", at % 3 ? 3 + at : 4.4),
  );
  expect(found([...fee, ...coffees])).toEqual([
    expect.objectContaining({ payee: "Autoclub", rhythm: "yearly", count: 2, amount: 86 }),
  ]);
});
