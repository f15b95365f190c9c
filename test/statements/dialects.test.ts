import { expect, test } from "vitest";
import { payeeTokens } from "../../src/statements/payee.ts";
import { readStatement } from "../../src/statements/read-statement.ts";
import { BOOKINGS, DIALECTS } from "../support/statements/dialects.ts";

test.each(Object.entries(DIALECTS))(
  "a file of eight bookings is read day, sum and payee: %s",
  async (name, [headings, between, row]) => {
    let balance = 5000;
    const lines = BOOKINGS.map(([date, amount, payee]) => {
      balance += amount;
      return row(date, amount, payee, balance).join(between);
    });
    const text = [...(headings === null ? [] : [headings]), ...lines, ""].join("\n");
    const { transactions } = await readStatement(new TextEncoder().encode(text), name);
    expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(
      BOOKINGS.map(([date, amount]) => [date, amount]),
    );
    for (const [at, [, , payee]] of BOOKINGS.entries())
      expect(
        payeeTokens(transactions[at]?.payee ?? "", transactions[at]?.text ?? "").join(" "),
      ).toContain(payee.split(/[. ]/)[0]);
  },
);
