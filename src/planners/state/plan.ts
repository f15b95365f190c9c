import { all, type Reading } from "./reading.ts";

const AMOUNT = String.raw`\d{1,3}(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`US\$|R\$|CA\$|A\$|[$€£¥₩₹₽₺]`;
const NAME = String.raw`USD|EUR|euros?|GBP|CHF|JPY|円|zł|PLN|kr|SEK|NOK|DKK|Kč|CZK|руб\.?|TL|BRL|€|£|\$|¥|₽|₺`;
const PERIOD = String.raw`(?:\s?(?:/|per|a|an|each|pro|im|je|par|al|por|ao|per|all'|a la|w|na|i|:a|om|を)?\s?(?:mo|month|months|monthly|year|yearly|yr|annum|week|quarter|Monat|monatlich|Jahr|jährlich|Woche|Quartal|mois|an|semaine|trimestre|mes|año|semana|mês|ano|mese|anno|settimana|maand|jaar|week|月額|月|年|miesiąc|miesięcznie|mies\.?|rok|rocznie|månad|måned|år|kuukausi|měsíc|ay|мес\.?)(?!\p{L}))?`;
const PRICE = new RegExp(
  String.raw`(?:月額|年額)?\s?(?:(?:${SIGN})\s?(?:${AMOUNT})|(?<![\d.,])(?:${AMOUNT})\s?(?:${NAME})(?!\p{L}))${PERIOD}`,
  "gu",
);

/** The prices of a text as it prints them, with their period where it stands beside them. */
export function pricesIn(text: string): string[] {
  return [...text.matchAll(PRICE)].map(([price]) => price.trim());
}

const LABELS = String.raw`(?:your |current |my )?(?:plan|membership|subscription|tarif|abo|abonnement|formule|votre formule|plan actual|suscripción|plano|plano atual|assinatura|piano|abbonamento|ご?契約プラン|ご?利用プラン|プラン|subskrypcja|abonament)`;
const LABEL = new RegExp(String.raw`^${LABELS}\s*[:：]\s*(.+)$`, "iu");
/** In a table or list of facts the name stands on the line after its label. */
const LABEL_ALONE = new RegExp(String.raw`^${LABELS}\s*[:：]?$`, "iu");
const NAME_MAX = 40;

/** Name and price of the plan: beside its label, or before the first price that is no offer. */
export function planIn(r: Reading): { plan?: string; price?: string } {
  const offers = new Set(all(r, "offer").map((claim) => claim.quote));
  const priced = all(r, "price").filter(
    (claim) => !offers.has(claim.quote) && pricesIn(claim.quote).length > 0,
  );
  const line = priced[0];
  const price = line && pricesIn(line.quote)[0];
  const labelled = r.claims
    .filter((claim) => claim.place !== "title")
    .map((claim) => (claim.quote.length < 60 ? LABEL.exec(claim.quote)?.[1]?.trim() : undefined))
    .find((value) => value !== undefined && /\p{L}/u.test(value));
  const below = nameBelow(r.texts);
  const before = line && price ? line.quote.slice(0, line.quote.indexOf(price)) : "";
  const named = before.replace(/[\s·,:|(–—-]+$/u, "").trim();
  // Before the price stands the plan's name, or the beginning of a sentence, which is longer.
  const name = named.length > 2 && named.split(" ").length <= 5 ? named : undefined;
  const plan = labelled ?? below ?? name;
  return { ...(plan ? { plan } : {}), ...(price ? { price } : {}) };
}

function nameBelow(texts: readonly string[]): string | undefined {
  return texts
    .filter((_, at) => LABEL_ALONE.test(texts[at - 1]?.trim() ?? ""))
    .map((text) => text.trim())
    .find(
      (text) =>
        text.length <= NAME_MAX &&
        /\p{L}/u.test(text) &&
        !/[.!?:]$/.test(text) &&
        !LABEL_ALONE.test(text) &&
        pricesIn(text).length === 0,
    );
}
