import { expect, test } from "vitest";
import stringWidth from "string-width";
import type { Recurring } from "../../statements/recurring-payment.ts";
import { styleFor } from "../terminal/style.ts";
import { foundText, type Found } from "./show.ts";

const row = (given: Partial<Recurring>): Recurring => ({
  key: given.payee ?? "",
  formerly: [],
  payee: "",
  service: undefined,
  title: undefined,
  biller: undefined,
  rhythm: "monthly",
  amount: 17,
  currency: "USD",
  varies: false,
  first: "2025-01-27",
  last: "2026-09-28",
  next: "2026-10-27",
  count: 20,
  rises: [],
  refunds: [],
  trialTurned: undefined,
  members: [],
  ...given,
});
const found: Found = {
  files: [
    {
      name: "statement.csv",
      format: "csv",
      reading: ["comma between columns", 'dates month first in "transaction date"', "UTF-8"],
      transactions: 623,
      skipped: 2,
    },
  ],
  recurring: [
    row({
      payee: "The New York Times",
      service: "new-york-times",
      rises: [{ on: "2026-03-27", from: 4, to: 17 }],
      trialTurned: "2025-12-29",
    }),
    row({ payee: "Wolkenlager Datendienste", biller: "Apple", amount: 1612.5 }),
    row({ payee: "Planet Fit Club", next: undefined }),
  ],
  trials: [
    {
      payee: "Filmhaus",
      started: "2099-10-19",
      turns: "2099-11-19",
      amount: 9.99,
      currency: "EUR",
    },
  ],
  since: { lookedOn: "2026-08-01", new: [], dearer: [], gone: [] },
};

test.each([40, 80, 120])("at %i columns no line is wider, and no word is cut", (columns) => {
  const style = styleFor({}, {});
  const text = foundText(found, columns, style);
  for (const line of text.split("\n")) expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
  for (const word of ["new-york-times", "17.00", "2026-10-27", "4.00", "Datendienste", "1612.50"])
    if (columns > 40 || word !== "new-york-times") expect(text.split(/[\s,]+/)).toContain(word);
});
