import type { matcher } from "./known.ts";
import { payeeTokens } from "./payee.ts";
import { isOver, type Recurring } from "./recurring-payment.ts";
import { nextDate } from "./rhythm.ts";
import type { Notice } from "./transaction.ts";
import { turnedTrials } from "./trials.ts";

/** Mails: one receipt that names its rhythm is a subscription already, and a trial that was paid for has turned. */
export function withNotices(
  rows: readonly Recurring[],
  notices: readonly Notice[],
  match: ReturnType<typeof matcher>,
  lastDay: string,
): Recurring[] {
  const found = turnedTrials(rows, notices);
  for (const notice of notices) {
    if (notice.isTrial || notice.rhythm === undefined || notice.amount === undefined) continue;
    const key = payeeTokens(notice.payee, "").slice(0, 3).join(" ").toLowerCase();
    const { service, biller } = match(notice.payee, notice.text);
    const name = service?.name ?? key;
    const known = found.find(
      (row) =>
        row.key.startsWith(`${name} `) ||
        (row.service === service?.name && service !== undefined) ||
        row.members.some((member) => member.payee === notice.payee),
    );
    if (known !== undefined || name === "") continue;
    const next = nextDate(notice.date, notice.rhythm);
    const member = {
      date: notice.date,
      amount: -notice.amount,
      currency: notice.currency,
      payee: notice.payee,
      text: notice.text,
    };
    found.push({
      key: `${name} ${notice.rhythm} ${notice.currency}`.trim(),
      formerly: [],
      payee:
        service?.title ??
        key.replaceAll(
          /(^| )(\p{L})/gu,
          (_, gap: string, letter: string) => gap + letter.toUpperCase(),
        ),
      service: service?.name,
      title: service?.title,
      biller: biller?.title,
      rhythm: notice.rhythm,
      amount: notice.amount,
      currency: notice.currency,
      varies: false,
      first: notice.date,
      last: notice.date,
      next: isOver(next, lastDay, notice.rhythm) ? undefined : next,
      count: 1,
      rises: [],
      refunds: [],
      trialTurned: undefined,
      members: [member],
    });
  }
  return found;
}
