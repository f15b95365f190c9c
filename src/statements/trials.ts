import { daysBetween } from "./dates.ts";
import { payeeTokens } from "./payee.ts";
import type { Recurring } from "./recurring-payment.ts";
import type { Notice, Transaction } from "./transaction.ts";

/** A first charge of nothing or next to nothing, and the full price within a hundred days: a trial that turned. */
export function trialBefore(
  members: readonly Transaction[],
  group: readonly Transaction[],
): string | undefined {
  const [first, second] = members;
  if (first === undefined) return undefined;
  if (second !== undefined && isTrialCharge(first, second)) return second.date;
  const small = group.find(
    (one) =>
      !members.includes(one) &&
      isTrialCharge(one, first) &&
      daysBetween(one.date, first.date) >= 2 &&
      daysBetween(one.date, first.date) <= 100,
  );
  return small === undefined ? undefined : first.date;
}

/** A month for a euro is no price that rose. */
export const isTrialCharge = (charge: Transaction, next: Transaction): boolean =>
  -charge.amount <= Math.min(2, -next.amount * 0.25);

/** Trials of which a mail told and for which money went out afterwards. */
export function turnedTrials(rows: readonly Recurring[], notices: readonly Notice[]): Recurring[] {
  const trials = notices.filter(({ isTrial }) => isTrial);
  return rows.map((row) => {
    const trial = trials.find((one) => isOf(row, one) && one.date <= row.first);
    return trial === undefined ? row : { ...row, trialTurned: row.trialTurned ?? row.first };
  });
}

export type OpenTrial = {
  payee: string;
  started: string;
  turns: string | undefined;
  amount: number | undefined;
  currency: string;
};

/** Trials for which nothing has been paid yet. */
export function openTrials(
  rows: readonly Recurring[],
  notices: readonly Notice[],
  today: string,
): OpenTrial[] {
  return notices
    .filter(({ isTrial, trialEnds }) => isTrial && (trialEnds === undefined || trialEnds >= today))
    .filter((notice) => !rows.some((row) => isOf(row, notice) && row.last >= notice.date))
    .map(({ payee, date, trialEnds, amount, currency }) => ({
      payee: payeeTokens(payee, "").slice(0, 3).join(" ").toLowerCase(),
      started: date,
      turns: trialEnds,
      amount,
      currency,
    }));
}

function isOf(row: Recurring, notice: Notice): boolean {
  const [name] = payeeTokens(notice.payee, "");
  if (name === undefined) return false;
  return (
    row.key.split(" ")[0] === name.toLowerCase() ||
    row.members.some((member) => payeeTokens(member.payee, member.text)[0] === name)
  );
}
