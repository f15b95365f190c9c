import { expect, test } from "vitest";
import { services } from "../../src/services/services.ts";
import { readStatement } from "../../src/statements/read-statement.ts";
import { findRecurring } from "../../src/statements/recurring.ts";
import { bookingsOf, type Household } from "../support/statements/household.ts";
import { american, british, french, german } from "../support/statements/households.ts";
import { dutch, polish, spanish, stranger } from "../support/statements/households-held.ts";
import * as held from "../support/statements/layouts/csv-held.ts";
import * as heldMessages from "../support/statements/layouts/messages-held.ts";
import * as seen from "../support/statements/layouts/csv-seen.ts";
import * as seenMessages from "../support/statements/layouts/messages-seen.ts";
import type { Layout } from "../support/statements/layouts/write.ts";
import { score, total, type Score } from "../support/statements/score.ts";

type Case = [layout: Layout, home: Household];

// Looked at while the finder was built.
const SEEN: Case[] = [
  [seen.usCard, american],
  [seen.sparkasse, german],
  [seen.directBank, german],
  [seen.appBank, british],
  [seen.ukAccount, british],
  [seen.frenchAccount, french],
  [seenMessages.ofxSgml, american],
  [seenMessages.mt940German, german],
  [seenMessages.camt02, french],
];
// Other banks, payees, countries and noise, written before and run only when the finder was done.
const HELD: Case[] = [
  [held.dutchBank, dutch],
  [held.noHeadings, stranger],
  [held.spanishBank, spanish],
  [held.polishBank, polish],
  [held.chargeCard, stranger],
  [heldMessages.qfx, stranger],
  [heldMessages.mt940Dutch, dutch],
  [heldMessages.camt08, spanish],
];

async function scoreOf([layout, home]: Case): Promise<Score> {
  const { bytes, bookings } = layout.write(bookingsOf(home));
  const { transactions, notices, skipped } = await readStatement(bytes, layout.name);
  expect(transactions.length, layout.name).toBe(bookings.length);
  expect(skipped, layout.name).toBeLessThan(bookings.length * 0.1);
  return score(findRecurring({ transactions, notices, services }), bookings);
}

for (const [set, cases] of Object.entries({ "looked at": SEEN, "held back": HELD }))
  test(`recurring payments are found in the files that were ${set}: 95 in 100 right, 90 in 100 met`, async () => {
    const scores = await Promise.all(cases.map(scoreOf));
    for (const [at, one] of scores.entries())
      console.log(
        `${cases[at]?.[0].name}: ${one.bookings} bookings, ${one.right} of ${one.found} right, ${one.met} of ${one.wanted} met`,
        ...one.wrong.map((what) => `\n  wrong: ${what}`),
        ...one.lost.map((what) => `\n  lost: ${what}`),
      );
    const all = total(scores);
    console.log(set, all);
    expect(all.bookings).toBeGreaterThan(600);
    expect(all.precision).toBeGreaterThanOrEqual(0.95);
    expect(all.recall).toBeGreaterThanOrEqual(0.9);
    expect(all.chargePrecision).toBeGreaterThanOrEqual(0.95);
    expect(all.chargeRecall).toBeGreaterThanOrEqual(0.9);
  });
