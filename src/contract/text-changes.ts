import type { Changes } from "./observation.ts";

/** Some sixty tokens; whoever wants more reads the page. */
const MOST_LETTERS = 220;
const MOST_KEYS = 160;
const GONE_LETTERS = 80;

/** What one look can read and the one before could not: in the page's order, the short ones first where not all fit. */
export function textChanges(
  before: string[],
  after: string[],
  messages: string[],
): Pick<Changes, "textAdded" | "textGone" | "textMore"> {
  const added = without(after, before).filter(
    (line) => !messages.some((message) => message.includes(line) || line.includes(message)),
  );
  const gone = added.length > 0 ? [] : without(before, after);
  const told = shortest(added, MOST_LETTERS);
  const missed = shortest(gone, GONE_LETTERS);
  return {
    ...(told.length === 0 ? {} : { textAdded: told }),
    ...(added.length === told.length ? {} : { textMore: added.length - told.length }),
    ...(missed.length === 0 ? {} : { textGone: missed }),
  };
}

const SUM =
  /[$€£¥₹₽₩₫₺₴฿]\s?\d|\d\s?[$€£¥₹₽₩₫₺₴฿元円]|\d\s?(?:EUR|USD|GBP|CHF|kr|zł|Kč|Ft|lei|руб)(?!\p{L})/u;
const DAY =
  /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?<!\d)\d{1,2}\.?\s\p{L}{3,}\.?\s\d{4}|\p{L}{3,}\.?\s\d{1,2},?\s\d{4}|\d\s?[年月日년월일]/u;
const STATE = /^[^:：]{2,30}[:：]\s*\S.{0,40}$/u;

/** The few lines of a page that most tasks ask for: sums, days and states. */
export function keyLines(lines: string[], messages: string[]): string[] {
  const keys = lines.filter(
    (line, at) =>
      (SUM.test(line) || DAY.test(line) || STATE.test(line)) &&
      lines.indexOf(line) === at &&
      !messages.some((message) => message.includes(line)),
  );
  return shortest(keys, MOST_KEYS);
}

/** Each line counts as often as it stands there: a second "Milk" on a list is new. */
function without(lines: string[], known: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of known) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  });
}

function shortest(lines: string[], letters: number): string[] {
  let left = letters;
  const kept = new Set<number>();
  const byLength = lines
    .map((line, at) => ({ at, length: line.length }))
    .toSorted((one, two) => one.length - two.length);
  for (const { at, length } of byLength) {
    left -= length;
    if (left < 0 && kept.size > 0) break;
    kept.add(at);
  }
  return lines.filter((_, at) => kept.has(at));
}
