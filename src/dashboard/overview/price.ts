/** A price that comes back, as money a month. */
export type Monthly = { currency: string; perMonth: number };

const PER: [RegExp, number][] = [
  [
    /[/⁄]\s?(?:yr|y|year|jahr|an|ano|año|anno|jaar|år|rok)\b|\b(?:year|yearly|annual|annually|jahr|jährlich|an|annuel|año|anual|ano|anno|annuale|jaar|år)\b|年|년/iu,
    1 / 12,
  ],
  [
    /[/⁄]\s?(?:wk|w|week|woche|semaine|semana)\b|\b(?:week|weekly|woche|wöchentlich|semaine|semana|semanal)\b|週|周|주/iu,
    52 / 12,
  ],
  [/[/⁄]\s?(?:q|qtr|quarter)\b|\b(?:quarter|quarterly|quartal|trimestre|trimestral)\b/iu, 1 / 3],
  [/[/⁄]\s?(?:d|day|tag)\b|\b(?:daily|day|täglich)\b/iu, 365 / 12],
];

const SIGNS: [RegExp, string][] = [
  [/€|\bEUR\b|euros?\b/iu, "EUR"],
  [/£|\bGBP\b|pounds?\b/iu, "GBP"],
  [/\bCHF\b|fr\./iu, "CHF"],
  [/\b(AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|INR|JPY|CNY|KRW|TRY)\b/u, "$1"],
  [/R\$/u, "BRL"],
  [/₹/u, "INR"],
  [/¥|円/u, "JPY"],
  [/zł/iu, "PLN"],
  [/\$|\bUSD\b|dollars?\b/iu, "USD"],
];

/**
 * Only for a sum on the overview: a price whose money or number is not plain is left out of it, and where no period is
 * named a month is taken, which is how most are billed.
 */
export function monthly(price: string): Monthly | undefined {
  const number = /\d[\d.,'’\u00a0\u202f ]*/u.exec(price)?.[0];
  const found = SIGNS.flatMap(([sign, code]) => {
    const match = sign.exec(price);
    return match === null ? [] : [code === "$1" ? (match[1] ?? "") : code];
  })[0];
  const amount = number === undefined ? undefined : amountOf(number);
  if (found === undefined || amount === undefined) return undefined;
  const factor = PER.find(([period]) => period.test(price))?.[1] ?? 1;
  return { currency: found, perMonth: Math.round(amount * factor * 100) / 100 };
}

function amountOf(text: string): number | undefined {
  const bare = text.replaceAll(/['’\s]/gu, "").replace(/[.,]$/, "");
  const cents = /^(.*)[.,](\d{1,2})$/.exec(bare);
  const whole = (cents?.[1] ?? bare).replaceAll(/[.,]/g, "");
  const amount = Number(`${whole || "0"}.${cents?.[2] ?? "0"}`);
  return Number.isFinite(amount) && amount > 0 && amount < 1e7 ? amount : undefined;
}
