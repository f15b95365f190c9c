import type { Service } from "../services/service.ts";
import { daysBetween } from "./dates.ts";
import { matcher } from "./known.ts";
import { payeeTokens } from "./payee.ts";
import { nextDate } from "./rhythm.ts";
import { commonWords } from "./common-words.ts";
import { solve, type Entry } from "./groups.ts";
import type { Found } from "./series.ts";
import { cents, type Notice, type Transaction } from "./transaction.ts";
import { trialBefore } from "./trials.ts";
import { withNotices } from "./notices.ts";
import { isVarying, risesIn } from "./price.ts";
import { isOwnMoney } from "./own-money.ts";
import { returnedCharges } from "./returned.ts";
import { isOver, type Recurring } from "./recurring-payment.ts";
import { interwoven } from "./interwoven.ts";
import { joined } from "./renamed.ts";

export type Input = {
  transactions: readonly Transaction[];
  notices: readonly Notice[];
  services: readonly Service[];
};

export function findRecurring({ transactions, notices, services }: Input): Recurring[] {
  const match = matcher(services);
  const named = transactions.map(({ payee, text }) => payeeTokens(payee, text));
  const common = commonWords(
    transactions.map(({ payee, text }) => [...payeeTokens(payee, ""), ...payeeTokens("", text)]),
  );
  const all = transactions.map((transaction, at): Entry => {
    const words = named[at] ?? [];
    const own = words.filter((word) => !common.has(word));
    const tokens = own.length > 0 ? own : words;
    return { transaction, tokens, ...match(transaction.payee, transaction.text) };
  });
  const returned = returnedCharges(all);
  const charges = all.filter(
    (entry) =>
      entry.transaction.amount <= 0 && !returned.has(entry) && !isOwnMoney(entry.transaction),
  );
  const lastDay =
    transactions
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? "";
  const solved = solve(charges);
  const taken = new Set(solved.flatMap(({ found }) => found.members));
  const rows = solved.map(({ found, group }) => rowOf(found, group, all, lastDay));
  const loose = charges
    .map(({ transaction }) => transaction)
    .filter((transaction) => !taken.has(transaction));
  const whole = interwoven(joined(rows, lastDay, common), loose, lastDay);
  return withNotices(whole, notices, match, lastDay).toSorted(
    (a, b) =>
      Number(a.next === undefined) - Number(b.next === undefined) || b.last.localeCompare(a.last),
  );
}

function rowOf(
  found: Found,
  group: readonly Entry[],
  all: readonly Entry[],
  lastDay: string,
): Recurring {
  const { members, fit } = found;
  const own = group.filter(({ transaction }) => members.includes(transaction));
  const entry = own.at(-1) ?? group[0];
  const last = members.at(-1);
  const key = keyOf(own);
  const sums = members.map(({ amount }) => cents(-amount));
  const amount = sums.at(-1) ?? 0;
  const rises = risesIn(members);
  const next = nextDate(last?.date ?? "", fit.rhythm, usualDay(members));
  return {
    key: `${entry?.service?.name ?? key} ${fit.rhythm} ${last?.currency ?? ""}`.trim(),
    formerly: [],
    payee: shownPayee(own),
    service: entry?.service?.name,
    title: entry?.service?.title,
    biller: entry?.biller?.title,
    rhythm: fit.rhythm,
    amount,
    currency: last?.currency ?? "",
    varies: isVarying(sums, rises.length),
    first: members[0]?.date ?? "",
    last: last?.date ?? "",
    next: isOver(next, lastDay, fit.rhythm) ? undefined : next,
    count: members.length,
    rises,
    refunds: refundsOf(members, own, all),
    trialTurned: trialBefore(
      members,
      group.map(({ transaction }) => transaction),
    ),
    members,
  };
}

function keyOf(own: readonly Entry[]): string {
  const [first = [], ...rest] = own.map(({ tokens }) => tokens);
  const common = first.filter((token, at) => rest.every((tokens) => tokens[at] === token));
  return (common.length > 0 ? common : first).slice(0, 3).join(" ").toLowerCase();
}

function shownPayee(own: readonly Entry[]): string {
  const entry = own.at(-1);
  if (entry?.service !== undefined) return entry.service.title;
  return keyOf(own).replaceAll(
    /(^|[ &+-])(\p{L})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
}

function usualDay(members: readonly Transaction[]): number {
  const days = members.map(({ date }) => Number(date.slice(8, 10))).toSorted((a, b) => a - b);
  return days[Math.floor(days.length / 2)] ?? 1;
}

/** Money that came back from the same payee, of a price that was paid. */
function refundsOf(
  members: readonly Transaction[],
  own: readonly Entry[],
  all: readonly Entry[],
): Recurring["refunds"] {
  const names = new Set(own.map(({ tokens }) => tokens[0]));
  return all
    .filter(({ transaction, tokens }) => transaction.amount > 0 && names.has(tokens[0]))
    .filter(({ transaction }) =>
      members.some(
        ({ amount, date }) =>
          Math.abs(-amount - transaction.amount) < 0.01 &&
          daysBetween(date, transaction.date) >= 0 &&
          daysBetween(date, transaction.date) <= 60,
      ),
    )
    .map(({ transaction }) => ({ on: transaction.date, amount: transaction.amount }));
}
