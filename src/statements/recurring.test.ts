import { expect, test } from "vitest";
import { services } from "../services/services.ts";
import { addDays, addMonths } from "./dates.ts";
import { findRecurring } from "./recurring.ts";
import type { Transaction } from "./transaction.ts";

const paid = (date: string, payee: string, sum: number, text = ""): Transaction => ({
  date,
  payee,
  text,
  amount: -sum,
  currency: "EUR",
});
const monthly = (
  count: number,
  first: string,
  of: (date: string, at: number) => Transaction,
): Transaction[] =>
  Array.from({ length: count }, (_, at) => of(addMonths(first, at, Number(first.slice(8))), at));
const every = (
  days: number,
  count: number,
  first: string,
  of: (date: string, at: number) => Transaction,
): Transaction[] => Array.from({ length: count }, (_, at) => of(addDays(first, at * days), at));
const found = (transactions: Transaction[]) =>
  findRecurring({ transactions, notices: [], services }).map(
    ({ payee, service, rhythm, first, count, amount }) => ({
      payee,
      service,
      rhythm,
      first,
      count,
      amount,
    }),
  );

test("every four weeks is not every month, and a month with a weekend in it is one", () => {
  const gym = every(28, 9, "2025-11-04", (date, at) =>
    paid(at % 3 === 1 ? addDays(date, 2) : date, "TURNHALLE", 19.9),
  );
  const paper = monthly(9, "2025-11-27", (date, at) =>
    paid(addDays(date, [0, 1, 4, 0, 2, 0, 3, 0, 1][at] ?? 0), "TAGBLATT", 29.95),
  );
  expect(found([...gym, ...paper]).map(({ payee, rhythm }) => [payee, rhythm])).toEqual(
    expect.arrayContaining([
      ["Turnhalle", "four-weekly"],
      ["Tagblatt", "monthly"],
    ]),
  );
});

test("two memberships of one price on the 4th and the 19th are two monthly ones, none of every two weeks", () => {
  const rows = found([
    ...monthly(8, "2026-01-04", (date) => paid(date, "KLETTERHALLE", 35)),
    ...monthly(8, "2026-01-19", (date) => paid(date, "KLETTERHALLE", 35)),
  ]);
  expect(rows.map(({ rhythm, count }) => [rhythm, count])).toEqual([
    ["monthly", 8],
    ["monthly", 8],
  ]);
});

test("names strictly by turns are one payment at twice the pace", () => {
  const rows = found(
    monthly(10, "2025-12-25", (date, at) =>
      paid(date, at % 2 ? "FUXTV.EXAMPLE" : "FUX TELEVISION", 9.99),
    ),
  );
  expect(rows).toMatchObject([{ rhythm: "monthly", count: 10 }]);
});

test("a month in the bank's text does not make twelve yearly payments of a monthly one", () => {
  const month = [
    "JAN",
    "FEB",
    "MAR",
    "APR",
    "MAY",
    "JUN",
    "JUL",
    "AUG",
    "SEP",
    "OCT",
    "NOV",
    "DEC",
  ];
  const rows = found(
    monthly(18, "2025-02-18", (date) =>
      paid(
        date,
        "",
        104.5,
        `KRAKE ENERGY ON ${date.slice(8)} ${month[Number(date.slice(5, 7)) - 1]} BCC`,
      ),
    ),
  );
  expect(rows).toMatchObject([{ payee: "Krake Energy Bcc", rhythm: "monthly", count: 18 }]);
});

test("words that a bank prints with everybody name nobody", () => {
  const names = ["ALFA", "BRAVO", "CHARLIE", "DELTA", "ECHO", "FOXTROT", "GOLF", "HOTEL", "INDIA"];
  const shops = names.flatMap((name, shop) =>
    monthly(6, "2026-01-03", (date, at) =>
      paid(
        addDays(date, (shop * 7 + at * 5) % 23),
        "",
        10 + shop * 3 + at * 4.5,
        `VASARLAS BOLT ${name}`,
      ),
    ),
  );
  const film = monthly(6, "2026-01-12", (date) => paid(date, "", 7.5, "VASARLAS BOLT MOZIKLUB"));
  expect(found([...shops, ...film])).toMatchObject([{ payee: "Moziklub", count: 6 }]);
});

test("a yearly fee that rose by a third, and two bills of one sum a quarter apart, are found where the payee got nothing else", () => {
  const rows = found([
    paid("2025-06-16", "AUTOCLUB", 94.5),
    paid("2026-06-16", "AUTOCLUB", 129.2),
    paid("2026-03-14", "WASSERWERK", 33),
    paid("2026-06-15", "WASSERWERK", 33),
    paid("2025-05-02", "MOEBELHAUS", 310),
    paid("2026-02-11", "MOEBELHAUS", 120),
  ]);
  expect(rows.map(({ payee, rhythm }) => `${payee} ${rhythm}`).toSorted()).toEqual([
    "Autoclub yearly",
    "Wasserwerk quarterly",
  ]);
});

test("first payments at a lower price belong to the payment", () => {
  const box = every(7, 12, "2026-01-07", (date, at) => paid(date, "KOCHKISTE", at < 2 ? 15 : 37.5));
  const news = monthly(9, "2026-01-16", (date, at) => paid(date, "NACHRICHTEN", at < 3 ? 1 : 29));
  expect(found([...box, ...news])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ payee: "Kochkiste", first: "2026-01-07", count: 12, amount: 37.5 }),
      expect.objectContaining({ payee: "Nachrichten", first: "2026-01-16", count: 9, amount: 29 }),
    ]),
  );
});

test("a first month for a euro is the trial of the payment and its first charge, and no price that rose", () => {
  const [row] = findRecurring({
    transactions: monthly(6, "2026-01-11", (date, at) =>
      paid(date, "ABENDPOST", at === 0 ? 1 : 13),
    ),
    notices: [],
    services,
  });
  expect(row).toMatchObject({
    first: "2026-01-11",
    count: 6,
    amount: 13,
    trialTurned: "2026-02-11",
    rises: [],
  });
});

test("a purchase in parts, and two of one price in a store two months apart, are no payments that come back", () => {
  expect(
    found([
      paid("2026-02-19", "Magazin Luisa - Parcela 1/2", 349.5),
      paid("2026-03-19", "Magazin Luisa - Parcela 2/2", 349.5),
      ...monthly(3, "2026-04-02", (date, at) => paid(date, "MOEBEL", 99, `RATE ${at + 1} VON 3`)),
      paid("2025-11-06", "APPLE.COM/BILL", 24.99),
      paid("2025-12-19", "APPLE.COM/BILL", 3.49),
      paid("2026-01-07", "APPLE.COM/BILL", 24.99),
    ]),
  ).toEqual([]);
});

test("two plans of one payee among single purchases are both found; round sums to a friend are not", () => {
  const rows = found([
    ...monthly(5, "2026-04-09", (date) => paid(date, "WOLKE BILLING", 2.99)),
    ...monthly(5, "2026-04-09", (date) => paid(date, "WOLKE BILLING", 10.99)),
    paid("2026-04-24", "WOLKE BILLING", 24.57),
    paid("2026-08-24", "WOLKE BILLING", 8.96),
    ...["2026-05-05", "2026-06-02", "2026-07-26", "2026-08-23"].map((date) =>
      paid(date, "LISA BEISPIEL", 25),
    ),
    paid("2026-05-08", "LISA BEISPIEL", 40),
    paid("2026-09-27", "LISA BEISPIEL", 40),
  ]);
  expect(rows.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([2.99, 10.99]);
});

test("a charge that failed, came back and was made anew is one payment of its month", () => {
  const rows = found([
    ...monthly(8, "2026-01-13", (date) => paid(date, "HOERSPIEL", 14.99)),
    paid("2026-04-10", "HOERSPIEL", 14.99),
    { ...paid("2026-04-11", "HOERSPIEL", 14.99, "RETURNED"), amount: 14.99 },
  ]);
  expect(rows).toMatchObject([{ rhythm: "monthly", count: 8 }]);
});

test("cash, savings, a card's own bill and a bank's fee on another's charge are no payments to cancel", () => {
  const words = [
    "WITHDRAWAL CASHPOINT HIGH ST",
    "PRZELEW WŁASNY OSZCZĘDNOŚCI",
    "GIROCONTO DEPOSITO",
    "Online Transfer to SAV ...4411",
    "EXAMPLE BANK CREDIT CRD AUTOPAY",
    "FOREIGN TRANSACTION FEE",
    "Överföring sparkonto",
  ];
  expect(
    found(words.flatMap((text) => monthly(8, "2026-01-05", (date) => paid(date, "", 200, text)))),
  ).toEqual([]);
});

test("an address that only ends like a service's is not that service", () => {
  const rows = found(
    monthly(6, "2026-01-24", (date) => paid(date, "HELP.FLIX-MAX.COM 855-442", 15.99)),
  );
  expect(rows).toMatchObject([{ count: 6, service: undefined }]);
});

test("two payees whose bank prints the same kind of booking do not become one when the one stops", () => {
  const kind = "Zahlung im Einzugsverfahren mit Rechnung";
  const others = ["ALFA", "BRAVO", "CHARLIE", "DELTA", "ECHO", "FOXTROT", "GOLF", "HOTEL"].flatMap(
    (name, at) => [paid(addDays("2026-01-02", at * 9), name, 20 + at * 7.3, kind)],
  );
  const rows = found([
    ...others,
    ...monthly(4, "2025-09-18", (date) => paid(date, "LESEFUCHS", 14.99, kind)),
    ...monthly(6, "2026-01-22", (date) => paid(date, "SPIELKONSOLE", 14.99, kind)),
  ]);
  expect(rows.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([4, 6]);
});
