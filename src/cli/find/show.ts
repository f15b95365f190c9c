import { periodDays } from "../../statements/rhythm.ts";
import type { Recurring } from "../../statements/recurring-payment.ts";
import type { Since } from "../../statements/since.ts";
import type { OpenTrial } from "../../statements/trials.ts";
import { plain, type Style } from "../terminal/style.ts";
import { rowsThatFit } from "../terminal/table.ts";
import { wrapped } from "../terminal/wrapped.ts";

export type Found = {
  files: {
    name: string;
    format: string;
    reading: string[];
    transactions: number;
    skipped: number;
  }[];
  recurring: Recurring[];
  trials: OpenTrial[];
  since: Since | undefined;
};

export const money = (amount: number, currency: string): string =>
  `${amount.toFixed(2)}${currency === "" ? "" : ` ${currency}`}`;

/** What was found, for a terminal so many columns wide. */
export function foundText(found: Found, columns: number, style: Style): string {
  const running = found.recurring.filter(({ next }) => next !== undefined);
  const stopped = found.recurring.filter(({ next }) => next === undefined);
  return [
    ...found.files.flatMap(({ name, format, transactions, skipped }) =>
      wrapped(
        `${plain(name, 60)}: ${format}, ${transactions} bookings${skipped === 0 ? "" : `, ${skipped} rows without one`}`,
        columns,
        "",
        "  ",
      ),
    ),
    ...found.files.flatMap(({ reading }) =>
      wrapped(`read as: ${reading.join("; ")}`, columns, "  ", "    ").map((line) =>
        style.dim(line),
      ),
    ),
    "",
    ...(running.length === 0
      ? ["No payment that comes back was found."]
      : [
          ...wrapped(
            `${running.length} payments come back, about ${monthly(running)} a month`,
            columns,
          ).map((line) => style.bold(line)),
          ...rowLines(running, columns, style),
        ]),
    ...(stopped.length === 0
      ? []
      : [
          "",
          style.bold("Stopped"),
          ...stopped.flatMap((row) =>
            wrapped(
              `${plain(row.payee, 40)}: last on ${row.last}, ${money(row.amount, row.currency)}`,
              columns,
              "  ",
              "    ",
            ),
          ),
        ]),
    ...trialLines(found.trials, columns, style),
    ...sinceLines(found.since, columns, style),
  ].join("\n");
}

function monthly(rows: readonly Recurring[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency, rhythm } of rows)
    sums.set(currency, (sums.get(currency) ?? 0) + (amount * 30.4) / periodDays(rhythm));
  return [...sums].map(([currency, sum]) => money(sum, currency)).join(" and ");
}

function rowLines(found: readonly Recurring[], columns: number, style: Style): string[] {
  const cells = found.map((row) => [
    plain(row.payee, 28),
    `${row.varies ? "~" : ""}${money(row.amount, row.currency)}`,
    row.rhythm,
    row.next ?? "",
    row.last,
    row.service === undefined ? "" : `cancel ${row.service}`,
  ]);
  const head = ["payee", "amount", "rhythm", "next", "last", "known as"];
  const LAST = 4;
  const but = (row: string[]): string[] => row.toSpliced(LAST, 1);
  const fitted = (titles: string[], given: string[][]) =>
    rowsThatFit(titles, given, columns - 2, (column) => column === 1);
  // The day that has been is the one that can be done without.
  const rows = fitted(head, cells) ?? fitted(but(head), cells.map(but));
  if (rows === undefined)
    return found.flatMap((row, at) => [
      `  ${cells[at]?.[0]}`,
      style.dim(`    ${cells[at]?.[1]} ${row.rhythm}`),
      style.dim(`    next ${row.next}${row.biller === undefined ? "" : `, by ${row.biller}`}`),
      ...noteLines(row, columns, style, "    "),
    ]);
  const [title = [], ...lines] = rows;
  return [
    ...title.map((line) => style.dim(`  ${line}`)),
    ...lines.flatMap((own, at) => {
      const row = found[at];
      return [
        ...own.map((line) => `  ${line}`),
        ...(row === undefined ? [] : noteLines(row, columns, style, "      ")),
      ];
    }),
  ];
}

const noteLines = (row: Recurring, columns: number, style: Style, indent: string): string[] =>
  notes(row).flatMap((note) =>
    wrapped(note, columns, indent, `${indent}  `).map((line) => style.yellow(line)),
  );

function notes(row: Recurring): string[] {
  return [
    ...row.rises.map(
      ({ on, from, to }) => `dearer since ${on}: ${from.toFixed(2)} → ${to.toFixed(2)}`,
    ),
    ...(row.trialTurned === undefined
      ? []
      : [`a trial that turned into a paid plan on ${row.trialTurned}`]),
    ...row.refunds.map(({ on, amount }) => `${amount.toFixed(2)} came back on ${on}`),
    ...(row.biller === undefined ? [] : [`billed by ${row.biller}: end it there`]),
  ];
}

function trialLines(trials: readonly OpenTrial[], columns: number, style: Style): string[] {
  if (trials.length === 0) return [];
  return [
    "",
    style.bold("Trials about to turn"),
    ...trials.flatMap(({ payee, turns, amount, currency }) =>
      wrapped(
        `${plain(payee, 40)}: ${turns === undefined ? "no day given" : `on ${turns}`}${amount === undefined ? "" : `, then ${money(amount, currency)}`}`,
        columns,
        "  ",
        "    ",
      ),
    ),
  ];
}

function sinceLines(since: Since | undefined, columns: number, style: Style): string[] {
  if (since === undefined) return [];
  const lines = [
    ...since.new.map(
      ({ payee, amount, currency }) => `new: ${plain(payee, 40)}, ${money(amount, currency)}`,
    ),
    ...since.dearer.map(
      ({ payee, from, to, currency }) =>
        `dearer: ${plain(payee, 40)}, ${from.toFixed(2)} → ${money(to, currency)}`,
    ),
    ...since.gone.map(({ payee, last }) => `gone: ${plain(payee, 40)}, last on ${last}`),
  ];
  return [
    "",
    style.bold(`Since ${since.lookedOn}`),
    ...(lines.length === 0 ? ["nothing new, dearer or gone"] : lines).flatMap((line) =>
      wrapped(line, columns, "  ", "    "),
    ),
  ];
}
