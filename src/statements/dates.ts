export type DateOrder = "ymd" | "dmy" | "mdy";

// The first letters of the months in the languages of the lexicon; enough to tell them apart in each.
const MONTHS: RegExp[] = [
  /^(jan|janv|ene|gen|sty|led)/,
  /^(feb|fev|fevr|lut|uno|helm)/,
  /^(mar(?!ras)|mrz|maa|brez)/,
  /^(apr|avr|abr|kwi|dub|huht)/,
  /^(may|mai|mei|mag|maj|kve|touk)/,
  /^(jun|juin|giu|cze|cer(?!v?c)|kesa)/,
  /^(jul|juil|lug|lip|hein)/,
  /^(aug|aou|ago|sie|srp|elo)/,
  /^(sep|set|wrz|zar|syys)/,
  /^(oct|okt|out|ott|paz|rij|loka)/,
  /^(nov|lis|marras)/,
  /^(dec|dez|dic|gru|pro|joul)/,
];

const pad = (number: number): string => String(number).padStart(2, "0");

function day(year: number, month: number, date: number): string | undefined {
  const full = year < 100 ? 2000 + year : year;
  const real = new Date(Date.UTC(full, month - 1, date));
  const isReal =
    full >= 1970 && full < 2200 && real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
  return isReal ? `${full}-${pad(month)}-${pad(date)}` : undefined;
}

const fold = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

export function monthNamed(word: string): number | undefined {
  const at = MONTHS.findIndex((month) => month.test(fold(word)));
  return at < 0 ? undefined : at + 1;
}

/** One cell as a day. Times after it are passed over; words around it make it no date. */
export function readDate(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})[日.]?(?:[T ].*)?$/.exec(text);
  if (iso !== null) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const packed = /^(\d{4})(\d{2})(\d{2})(?:\d{6}.*)?$/.exec(text);
  if (packed !== null) return day(Number(packed[1]), Number(packed[2]), Number(packed[3]));
  const parts = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})(?:,? .*)?$/.exec(text);
  if (parts !== null) {
    const [one, two, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
    return order === "mdy" ? day(year, one, two) : day(year, two, one);
  }
  const named =
    /^(\d{1,2})\.?[- ](?:de )?(\p{L}{3,12})\.?[- ,](?: ?de )?\s?(\d{2}|\d{4})(?: .*)?$/u.exec(text);
  const month = named?.[2] === undefined ? undefined : monthNamed(named[2]);
  if (named !== null && month !== undefined) return day(Number(named[3]), month, Number(named[1]));
  const english = /^(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  const first = english?.[1] === undefined ? undefined : monthNamed(english[1]);
  if (english !== null && first !== undefined)
    return day(Number(english[3]), first, Number(english[2]));
  return undefined;
}

/** Four digits in front, or a number over twelve, settle it; else a dot means day first, and dollars mean month first. */
export function dateOrder(samples: readonly string[], isAmerican: boolean): DateOrder {
  let slashes = 0;
  if (samples.length > 0 && samples.every((sample) => /^\s*\d{4}/.test(sample))) return "ymd";
  for (const sample of samples) {
    const parts = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ]\d{2,4}/.exec(sample.trim());
    if (parts === null) continue;
    if (Number(parts[1]) > 12) return "dmy";
    if (Number(parts[3]) > 12) return "mdy";
    if (parts[2] === "/") slashes += 1;
  }
  return slashes > 0 && isAmerican ? "mdy" : "dmy";
}

const DAY_MS = 86_400_000;

// A year of bookings asks for the same few hundred days some hundred thousand times: half of the time went there.
const numbers = new Map<string, number>();

export function dayNumber(date: string): number {
  const known = numbers.get(date);
  if (known !== undefined) return known;
  const number = Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
  numbers.set(date, number);
  return number;
}
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
export const addDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** The same day so many months later; the last of a month that has no such day. */
export function addMonths(
  date: string,
  months: number,
  dayOfMonth = Number(date.slice(8, 10)),
): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}-${pad(Math.min(dayOfMonth, last))}`;
}
