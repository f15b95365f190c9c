import type { PageFindings } from "../port.ts";
import { pricesIn } from "./plan.ts";
import { all, inHead, type Reading } from "./reading.ts";

const MONTHS =
  /(\d{1,2})\s?(?:months?|monate?n?|mois|mes(?:es)?|m[eê]s(?:es)?|mes[ei]|maand(?:en)?|[ヶかカケ]月|miesi[ąęa]c\p{L}*|månader|måneder|kuukau\p{L}*|měsíc\p{L}*|ay|месяц\p{L}*)(?!\p{L})/iu;
const WORDS: [RegExp, number][] = [
  [
    /(?:one|ein(?:en)?|un|uno|um|één|een)\s(?:free )?(?:month|monat|mois|mes|mês|mese|maand)(?!\p{L})/iu,
    1,
  ],
  [
    /(?:two|zwei|deux|dos|dois|due|twee|dwa)\s(?:free )?(?:months|monate|mois|meses|mesi|maanden|miesi)/iu,
    2,
  ],
  [
    /(?:three|drei|trois|tres|três|tre|drie|trzy)\s(?:free )?(?:months|monate|mois|meses|mesi|maanden|miesi)/iu,
    3,
  ],
  [
    /(?:six|sechs|seis|sei|zes|sześć)\s(?:free )?(?:months|monate|mois|meses|mesi|maanden|miesi)/iu,
    6,
  ],
  [
    /(?:twelve|zwölf|douze|doce|doze|dodici|twaalf|dwanaście)\s(?:free )?(?:months|monate|mois|meses|mesi|maanden|miesi)/iu,
    12,
  ],
];
// "then $9.99": the price after the offer.
const THEN =
  /(?<!\p{L})(?:then|after that|afterwards|thereafter|after|danach|anschließend|später|ensuite|puis|après|después|luego|a partir de|depois|após|em seguida|poi|dopo|successivamente|daarna|nadien|その後|以降|potem|następnie|później|sedan|derefter|deretter)(?!\p{Ll})(.{0,60})/iu;

/** What is held out: its words, price, months and what it costs after. */
export function offerIn(r: Reading): PageFindings["offer"] {
  const claims = [...all(r, "offer"), ...all(r, "loss")].filter((c) => c.place !== "title");
  const telling =
    claims.find(
      (claim) =>
        claim.place !== "title" &&
        r.claims.some((c) => c.kind === "price" && c.quote === claim.quote),
    ) ??
    inHead(r, "offer").find((claim) => claim.place !== "title") ??
    claims[0];
  if (!telling) return undefined;
  // A list of what would be lost holds nothing out: sums in it are no price.
  if (telling.kind === "loss") return { text: telling.quote.slice(0, 200) };
  const near = r.claims.filter((c) => Math.abs(c.line - telling.line) <= 3).map((c) => c.quote);
  const around = [...new Set(near)].join(" ");
  const tail = THEN.exec(around)?.[1];
  const thenPrice = tail === undefined ? undefined : pricesIn(tail)[0];
  const prices = pricesIn(around).filter((price) => price !== thenPrice);
  const counted = MONTHS.exec(around)?.[1];
  const months = counted ? Number(counted) : WORDS.find(([pattern]) => pattern.test(around))?.[1];
  const price = pricesIn(telling.quote).find((p) => p !== thenPrice) ?? prices[0];
  return {
    text: telling.quote.slice(0, 200),
    ...(price ? { price } : {}),
    ...(months ? { months } : {}),
    ...(thenPrice ? { thenPrice } : {}),
  };
}
