import { amountsIn as sumsIn } from "../amounts.ts";

/** A day as it may be meant; "03/04/2026" is two. `year` is absent where the page left it out. */
export type Day = { year?: number; month: number; day: number };
export type DateToken = { text: string; days: Day[] };

export const LOCALES =
  "en de fr es pt it nl pl sv da nb fi cs sk tr ru uk hu ro el ar he hi th vi id ms bg hr sl sr lt lv et ca eu gl fa bn ta".split(
    " ",
  );

/** The names of months as the languages of the world print them, long and short, standing alone and in a date. */
function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of LOCALES)
    for (const month of ["long", "short"] as const)
      for (const day of [undefined, "numeric"] as const) {
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
          month,
          ...(day === undefined ? {} : { day }),
          timeZone: "UTC",
        });
        for (let at = 0; at < 12; at++) {
          const part = format
            .formatToParts(Date.UTC(2026, at, 15))
            .find(({ type }) => type === "month")?.value;
          const name = part?.toLowerCase().replace(/\.$/, "").trim() ?? "";
          if (/\p{L}{2}/u.test(name) && !names.has(name)) names.set(name, at + 1);
        }
      }
  for (const [name, month] of [
    ["sept", 9],
    ["mrz", 3],
    ["jänner", 1],
    ["gen", 1],
  ] as const)
    names.set(name, month);
  return names;
}
const MONTHS = monthNames();
const NAMES = [...MONTHS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  .join("|");
const MONTH = String.raw`(?<name>${NAMES})\.?(?![\p{L}\p{M}])`;
const YEAR = String.raw`(?:19|20|25)\d\d`;

const SHAPES: RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d\d)\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일]/gu,
  /(?<!\d)(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일]/gu,
  /(?<![\d/.-])(?<year>(?:19|20|25)\d\d)[-/.]\s?(?<month>\d{1,2})[-/.]\s?(?<day>\d{1,2})(?!\d)\.?/gu,
  new RegExp(
    String.raw`(?<![\d\p{L}])(?<year>${YEAR})[.,]?\s+(?<name>${NAMES})\.?\s+(?<day>\d{1,2})(?!\d)`,
    "giu",
  ),
  /(?<![\d/.,-])(?<one>\d{1,2})(?:\.\s?|\/|-)(?<two>\d{1,2})(?:\.\s?|\/|-)(?<year>(?:19|20|25)\d\d|\d\d)(?![\d%])/gu,
  new RegExp(
    String.raw`(?<![\d\p{L}])(?<day>\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?(?:\s+|-)(?:of\s+|de\s+|d'|בְּ?|ב)?${MONTH}(?:,?(?:\s+|-)(?:de\s+|del\s+)?(?<year>${YEAR}))?`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s+(?<year>${YEAR}))?`,
    "giu",
  ),
];

/** Digits of any script as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u0E50-\u0E59]/g, (char) =>
    String(
      (char.codePointAt(0) ?? 0) % 16 >= 6 && /[\u0966-\u096F]/.test(char)
        ? (char.codePointAt(0) ?? 0) - 0x966
        : (char.codePointAt(0) ?? 0) % 16,
    ),
  );

function dayOf(groups: Record<string, string | undefined>): Day[] {
  let year = groups["year"] === undefined ? undefined : Number(groups["year"]);
  if (year !== undefined && year < 100) year += 2000;
  // The Buddhist calendar counts 543 years more.
  if (year !== undefined && year > 2500) year -= 543;
  const made = (month: number, day: number): Day[] =>
    month >= 1 && month <= 12 && day >= 1 && day <= 31
      ? [{ ...(year === undefined ? {} : { year }), month, day }]
      : [];
  if (groups["one"] !== undefined) {
    const [one, two] = [Number(groups["one"]), Number(groups["two"])];
    return one === two ? made(two, one) : [...made(two, one), ...made(one, two)];
  }
  const month =
    groups["name"] === undefined
      ? Number(groups["month"])
      : (MONTHS.get(groups["name"].toLowerCase()) ?? 0);
  return made(month, Number(groups["day"]));
}

const MEMO = 3_000;
const dates = new Map<string, DateToken[]>();

/** The days that a text names, in its order. */
export function datesIn(given: string): DateToken[] {
  if (!/\p{Nd}/u.test(given)) return [];
  const known = dates.get(given);
  if (known !== undefined) return known;
  const found = readDates(given.slice(0, 1_000));
  if (dates.size >= MEMO) dates.clear();
  dates.set(given, found);
  return found;
}

function readDates(given: string): DateToken[] {
  let text = latinDigits(given);
  const found: (DateToken & { at: number })[] = [];
  for (const shape of SHAPES)
    for (const hit of text.matchAll(shape)) {
      const days = dayOf(hit.groups ?? {});
      if (days.length === 0) continue;
      found.push({
        at: hit.index,
        text: given.slice(hit.index, hit.index + hit[0].length).trim(),
        days,
      });
      text = `${text.slice(0, hit.index)}${"~".repeat(hit[0].length)}${text.slice(hit.index + hit[0].length)}`;
    }
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ text: words, days }) => ({ text: words, days }));
}

const time = ({ year, month, day }: Day, fallback: number): number =>
  Date.UTC(year ?? fallback, month - 1, day);

/** Over for more than two days, whichever way it is read; one without a year is not. */
export function isPast({ days }: DateToken, now: number): boolean {
  const limit = now - 2 * 86_400_000;
  return days.every((day) => day.year !== undefined && time(day, 0) < limit);
}

/** Today or before, whichever way it is read; one without a year is of this one. */
export function hasCome({ days }: DateToken, now: number): boolean {
  const year = new Date(now).getUTCFullYear();
  return days.every((day) => time(day, year) <= now + 86_400_000);
}

/** No contract is given notice so far ahead. */
const NEVER_YEARS = 6;

export function isNever({ days }: DateToken, now: number): boolean {
  const limit = new Date(now).getUTCFullYear() + NEVER_YEARS;
  return days.every(({ year }) => year !== undefined && year > limit);
}

const CURRENCY =
  "[$€£¥₩₹₽₺₴₪₫฿₱]|(?:us|r|s|a|c|hk|nt|mx)\\$|usd|eur|euros?|gbp|chf|jpy|cny|rmb|krw|inr|円|元|원|บาท|zł|zl|pln|kr\\.?|sek|nok|dkk|kč|kc|czk|руб\\.?|грн|uah|tl|try|brl|ft|huf|lei|ron|ر\\.س|درهم|ريال|ils|rp|idr|đ|vnd|thb|aed|sar";
const NUMBER = String.raw`\d{1,3}(?:[.,\s']\d{3})*(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:${CURRENCY})\\s?(?<a>${NUMBER})(?!\\d)|(?<![\\d.,])(?<b>${NUMBER})\\s?(?:${CURRENCY})(?!\\p{L})`,
  "giu",
);

/** The sums of a text, as bare digits: "€ 9,99" and "9.99 EUR" are the same. */
export function amountsIn(text: string): string[] {
  if (!/\p{Nd}/u.test(text)) return [];
  return [...latinDigits(text).matchAll(AMOUNT)].map((hit) =>
    (hit.groups?.["a"] ?? hit.groups?.["b"] ?? "").replace(/\D/g, ""),
  );
}

const PERIOD =
  /(?:\/\s?|(?<!\p{L})(?:per|pro|pr\.?|par|al|por|a|im|each|every|every|jede[nrs]?|chaque|cada|ogni|elke|varje|hver|joka|každý|za|na|в|в|на)\s+)(?:mo(?:nth|nat)?|mth|m|mois|mes|mês|mese|maand|månad|måned|mån|mnd|kk|kuukausi|miesi\p{L}*|měsíc|ay|месяц|мес|місяць|hónap|hó|lună|μήνα|y(?:ea)?r|jahr|an|année|año|ano|anno|jaar|år|vuosi|rok|yıl|год|рік|év|week|woche|semaine|semana|settimana|week|vecka|uge|uke|quarter|quartal)(?!\p{L})|monthly|yearly|annually|weekly|quarterly|vierteljährlich|halbjährlich|trimestr\p{L}*|semestr\p{L}*|kwarta\p{L}*|kvarta\p{L}*|negyedév\p{L}*|évente|hetente|wöchentlich|hebdomadaire|semanal\p{L}*|settimanal\p{L}*|wekelijks|monatlich|jährlich|mensuel\p{L}*|annuel\p{L}*|mensual\p{L}*|anual\p{L}*|mensal|mensil\p{L}*|annual\p{L}*|maandelijks|jaarlijks|månadsvis|månedlig\p{L}*|miesięczn\p{L}*|roczn\p{L}*|měsíčně|ročně|aylık|yıllık|ежемесячн\p{L}*|щомісячн\p{L}*|havonta|havi|lunar|μηνιαί\p{L}*|月額|毎月|年額|\/月|每月|每年|매월|월|شهري\p{L}*|سنوي\p{L}*|לחודש|חודשי|प्रति माह|ต่อเดือน|\/เดือน|mỗi tháng|\/tháng|per bulan|\/bulan|bulanan/iu;

/** A sum that comes back: "9,99 € / Monat". */
export const isRecurring = (text: string): boolean =>
  amountsIn(text).length > 0 &&
  (PERIOD.test(text) || sumsIn(text).some(({ recurring }) => recurring));
