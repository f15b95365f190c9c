import { amountsIn } from "../../reading/amounts.ts";
import { readAmount } from "../numbers.ts";
import { TOTAL } from "./mail-words.ts";

const SIGNS: [RegExp, string][] = [
  [/€|eur/i, "EUR"],
  [/£|gbp/i, "GBP"],
  [/chf|fr\.|franken/i, "CHF"],
  [/r\$|brl/i, "BRL"],
  [/a\$|aud/i, "AUD"],
  [/c\$|cad/i, "CAD"],
  [/zł|pln/i, "PLN"],
  [/¥|円|jpy/i, "JPY"],
  [/kr|sek|nok|dkk/i, "SEK"],
  [/\$|usd/i, "USD"],
];

/** The sum a mail is about: the one after "total", else the one per month or year, else the largest. */
export function sumIn(text: string): { amount: number; currency: string } | undefined {
  const found = amountsIn(text).flatMap((one) => {
    const plain = one.text.replaceAll(/[^\d.,' -]/g, "").trim();
    const amount = readAmount(plain, /,\d{2}$/.test(plain) ? "," : ".");
    if (amount === undefined) return [];
    const before = text.slice(0, Math.max(0, text.indexOf(one.text))).slice(-40);
    return [
      {
        amount: Math.abs(amount),
        currency: SIGNS.find(([sign]) => sign.test(one.text))?.[1] ?? "",
        rank: (TOTAL.test(before) ? 2 : 0) + (one.recurring ? 1 : 0),
      },
    ];
  });
  const [best] = found
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.rank - a.rank || b.amount - a.amount);
  return best === undefined ? undefined : { amount: best.amount, currency: best.currency };
}
