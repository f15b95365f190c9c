import stringWidth from "string-width";
import { periodDays } from "../../statements/rhythm.ts";
import type { Recurring } from "../../statements/recurring-payment.ts";
import type { Since } from "../../statements/since.ts";
import type { OpenTrial } from "../../statements/trials.ts";
import { plain, type Style } from "../terminal/style.ts";

const NARROW = 76;

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
    ...found.files.map(
      ({ name, format, transactions, skipped }) =>
        `${plain(name, 60)}: ${format}, ${transactions} bookings${skipped === 0 ? "" : `, ${skipped} rows without one`}`,
    ),
    ...found.files.map(({ reading }) => style.dim(`  read as: ${reading.join("; ")}`)),
    "",
    ...(running.length === 0
      ? ["No payment that comes back was found."]
      : [
          style.bold(`${running.length} payments come back, about ${monthly(running)} a month`),
          ...rowLines(running, columns, style),
        ]),
    ...(stopped.length === 0
      ? []
      : [
          "",
          style.bold("Stopped"),
          ...stopped.map(
            (row) =>
              `  ${plain(row.payee, 40)}: last on ${row.last}, ${money(row.amount, row.currency)}`,
          ),
        ]),
    ...trialLines(found.trials, style),
    ...sinceLines(found.since, style),
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
    row.last,
    row.next ?? "",
    row.service === undefined ? "" : `cancel ${row.service}`,
  ]);
  if (columns < NARROW)
    return found.flatMap((row, at) => [
      `  ${cells[at]?.[0]}`,
      style.dim(`    ${cells[at]?.[1]} ${row.rhythm}`),
      style.dim(`    next ${row.next}${row.biller === undefined ? "" : `, by ${row.biller}`}`),
      ...notes(row).map((note) => style.yellow(`    ${note}`)),
    ]);
  const head = ["payee", "amount", "rhythm", "last", "next", "known as"];
  const widths = head.map((title, at) =>
    Math.max(...[title, ...cells.map((row) => row[at] ?? "")].map((cell) => stringWidth(cell))),
  );
  const line = (row: string[]): string =>
    `  ${row.map((cell, at) => pad(cell, widths[at] ?? 0, at === 1)).join("  ")}`.trimEnd();
  return [
    style.dim(line(head)),
    ...found.flatMap((row, at) => [
      line(cells[at] ?? []),
      ...notes(row).map((note) => style.yellow(`      ${note}`)),
    ]),
  ];
}

function pad(cell: string, width: number, right: boolean): string {
  const gap = " ".repeat(Math.max(0, width - stringWidth(cell)));
  return right ? gap + cell : cell + gap;
}

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

function trialLines(trials: readonly OpenTrial[], style: Style): string[] {
  if (trials.length === 0) return [];
  return [
    "",
    style.bold("Trials about to turn"),
    ...trials.map(
      ({ payee, turns, amount, currency }) =>
        `  ${plain(payee, 40)}: ${turns === undefined ? "no day given" : `on ${turns}`}${amount === undefined ? "" : `, then ${money(amount, currency)}`}`,
    ),
  ];
}

function sinceLines(since: Since | undefined, style: Style): string[] {
  if (since === undefined) return [];
  const lines = [
    ...since.new.map(
      ({ payee, amount, currency }) => `  new: ${plain(payee, 40)}, ${money(amount, currency)}`,
    ),
    ...since.dearer.map(
      ({ payee, from, to, currency }) =>
        `  dearer: ${plain(payee, 40)}, ${from.toFixed(2)} → ${money(to, currency)}`,
    ),
    ...since.gone.map(({ payee, last }) => `  gone: ${plain(payee, 40)}, last on ${last}`),
  ];
  return [
    "",
    style.bold(`Since ${since.lookedOn}`),
    ...(lines.length === 0 ? ["  nothing new, dearer or gone"] : lines),
  ];
}
