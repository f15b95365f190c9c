import { readFile } from "node:fs/promises";
import { z } from "zod";
import { daysBetween } from "../../../src/statements/dates.ts";
import { foldPayee } from "../../../src/statements/payee.ts";
import type { Recurring } from "../../../src/statements/recurring-payment.ts";
import { RHYTHMS } from "../../../src/statements/transaction.ts";

const label = z.object({
  /** The names under which it stands in the file, without what changes from month to month. */
  name: z.array(z.string()),
  rhythm: z.enum(RHYTHMS),
  first: z.string(),
  last: z.string(),
  count: z.number(),
  /** What the last one cost. */
  amount: z.number(),
});
const labels = z.array(
  z.object({ file: z.string(), entries: z.number(), recurring: z.array(label) }),
);
type Label = z.infer<typeof label>;
export type Labelled = z.infer<typeof labels>[number];

export async function labelledIn(folder: URL): Promise<Labelled[]> {
  return labels.parse(JSON.parse(await readFile(new URL("labels.json", folder), "utf8")));
}

export type Judged = { right: number; wrong: Recurring[]; lost: Label[] };

/** Stricter than the score of the generated files: the rhythm, the first and the last day, and the sum or the name must fit. */
export function judge(rows: readonly Recurring[], wanted: readonly Label[]): Judged {
  const lost = new Set(wanted);
  const wrong: Recurring[] = [];
  for (const row of rows) {
    const [best] = [...lost]
      .filter((one) => isMet(one, row))
      .toSorted((a, b) => Math.abs(a.amount - row.amount) - Math.abs(b.amount - row.amount));
    if (best === undefined) wrong.push(row);
    else lost.delete(best);
  }
  return { right: rows.length - wrong.length, wrong, lost: [...lost] };
}

const DAYS = 3;

function isMet(one: Label, row: Recurring): boolean {
  const near = (a: string, b: string): boolean => Math.abs(daysBetween(a, b)) <= DAYS;
  return (
    one.rhythm === row.rhythm &&
    near(one.first, row.first) &&
    near(one.last, row.last) &&
    (Math.abs(one.amount - row.amount) <= 0.02 || isNamed(one, row))
  );
}

const plain = (text: string): string => foldPayee(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ");

function isNamed({ name }: Label, row: Recurring): boolean {
  const printed = plain(row.members.map(({ payee, text }) => `${payee} ${text}`).join(" "));
  return name.some((one) => {
    const words = plain(one)
      .split(" ")
      .filter((word) => word.length > 2 && !/^\d+$/.test(word));
    return words.length > 0 && words.slice(0, 2).every((word) => printed.includes(word));
  });
}
