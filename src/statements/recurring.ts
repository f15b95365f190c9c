import type { Biller } from "../services/billers.ts";
import type { Service } from "../services/service.ts";
import { daysBetween } from "./dates.ts";
import { matcher } from "./known.ts";
import { payeeTokens } from "./payee.ts";
import { nextDate } from "./rhythm.ts";
import { seriesIn, type Found } from "./series.ts";
import { cents, type Notice, type Transaction } from "./transaction.ts";
import { trialBefore } from "./trials.ts";
import { withNotices } from "./notices.ts";
import { isVarying, risesIn } from "./price.ts";
import { isOver, type Recurring } from "./recurring-payment.ts";
import { interwoven } from "./interwoven.ts";
import { joined } from "./renamed.ts";

type Entry = {
  transaction: Transaction;
  tokens: string[];
  service: Service | undefined;
  biller: Biller | undefined;
};

export type Input = {
  transactions: readonly Transaction[];
  notices: readonly Notice[];
  services: readonly Service[];
};

// Moved between one's own accounts, or cash: comes back, and is nothing to cancel.
const OWN_MONEY =
  /\b(TRANSFER TO (SAVINGS|CHECKING)|SAVINGS|OWN ACCOUNT|ATM|CASH WITHDRAWAL|UEBERTRAG|UBERTRAG|UMBUCHUNG|SPARKONTO|TAGESGELD|GELDAUTOMAT|BARGELD\w*|RETRAIT|LIVRET|EPARGNE|AHORRO|CAJERO|PRELIEVO|RISPARMI\w*|SPAARREKENING|GELDAUTOMAAT|POUPANCA|WYPLATA|KREDITKARTENABRECHNUNG|CREDIT CARD PAYMENT|CARD PAYMENT THANK|PAYMENT THANK YOU|PAYMENT RECEIVED|ONLINE PAYMENT THANK)\b/;

export function findRecurring({ transactions, notices, services }: Input): Recurring[] {
  const match = matcher(services);
  const all = transactions.map((transaction): Entry => {
    const tokens = payeeTokens(transaction.payee, transaction.text);
    return { transaction, tokens, ...match(transaction.payee, transaction.text) };
  });
  const charges = all.filter(
    ({ transaction: { amount, payee, text } }) =>
      amount <= 0 &&
      !OWN_MONEY.test(`${payee} ${text}`.toUpperCase().normalize("NFKD").replaceAll(/\p{M}/gu, "")),
  );
  const lastDay =
    transactions
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? "";
  const rows: Recurring[] = [];
  const taken = new Set<Transaction>();
  for (const level of LEVELS) {
    const left = charges.filter(({ transaction }) => !taken.has(transaction));
    for (const group of groupsOf(left, level)) {
      const paid = group.filter(({ transaction }) => transaction.amount < 0);
      const trusted = group.some(({ service }) => service !== undefined);
      for (const found of seriesIn(
        paid.map(({ transaction }) => transaction),
        trusted,
      )) {
        for (const member of found.members) taken.add(member);
        rows.push(rowOf(found, group, all, lastDay));
      }
    }
  }
  const loose = charges
    .map(({ transaction }) => transaction)
    .filter((transaction) => !taken.has(transaction));
  const whole = interwoven(joined(rows, lastDay), loose, lastDay);
  return withNotices(whole, notices, match, lastDay).toSorted(
    (a, b) =>
      Number(a.next === undefined) - Number(b.next === undefined) || b.last.localeCompare(a.last),
  );
}

// From the most exact name to the first word alone: cities and branches stand behind a name, and change.
const LEVELS: ((entry: Entry) => string)[] = [
  ({ service, biller }) =>
    service === undefined ? "" : `service ${service.name} ${biller?.name ?? ""}`,
  ({ tokens }) => tokens.slice(0, 6).join(" "),
  ({ tokens }) => tokens.slice(0, 2).join(" "),
  ({ tokens }) => ((tokens[0]?.length ?? 0) >= 4 ? (tokens[0] ?? "") : ""),
];

function groupsOf(entries: readonly Entry[], nameOf: (entry: Entry) => string): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = nameOf(entry);
    if (key === "") continue;
    const full = `${key} ${entry.transaction.currency}`;
    groups.set(full, [...(groups.get(full) ?? []), entry]);
  }
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => a.transaction.date.localeCompare(b.transaction.date)),
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
