import { payeeTokens } from "./payee.ts";
import type { Notice, Statement, Transaction } from "./transaction.ts";

/** Files that overlap hold some bookings twice: of equal ones, as many stay as the file with most of them has. */
export function mergeStatements(files: readonly Statement[]): {
  transactions: Transaction[];
  notices: Notice[];
} {
  const kept = new Map<string, Transaction[]>();
  for (const { transactions } of files) {
    const here = new Map<string, Transaction[]>();
    for (const one of transactions) {
      const key = `${one.date} ${one.amount} ${payeeTokens(one.payee, one.text)[0] ?? ""}`;
      here.set(key, [...(here.get(key) ?? []), one]);
    }
    for (const [key, list] of here)
      if (list.length > (kept.get(key)?.length ?? 0)) kept.set(key, list);
  }
  return {
    transactions: [...kept.values()].flat(),
    notices: files.flatMap(({ notices }) => notices),
  };
}
