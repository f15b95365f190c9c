import { readAmount } from "./numbers.ts";
import { readDate } from "./dates.ts";
import { paymentFields } from "./payment-fields.ts";
import { cents, type Statement, type Transaction } from "./transaction.ts";

// :61: value date, optional booking date, D/C (R before it: reversal), optional third letter of the currency, amount.
const LINE = /^(\d{6})(\d{4})?(R?[DC])([A-Z])?(\d{1,12},\d{0,2})/;

/** SWIFT's statement message. Subfields of :86: are told by their codes: German ?20…?33, Dutch /NAME/…, or plain text. */
export function readMt940(text: string): Statement | undefined {
  const fields = fieldsOf(text);
  if (!fields.some(([tag]) => tag === "61")) return undefined;
  let currency = "";
  let skipped = 0;
  const transactions: Transaction[] = [];
  const styles = new Set<string>();
  for (const [index, [tag, value]] of fields.entries()) {
    if (/^60[FM]$/.test(tag)) currency = value.slice(7, 10);
    if (tag !== "61") continue;
    const line = LINE.exec(value);
    const date = line?.[1] === undefined ? undefined : readDate(`20${line[1]}`, "ymd");
    const amount = line?.[5] === undefined ? undefined : readAmount(line[5], ",");
    if (line === null || date === undefined || amount === undefined) {
      skipped += 1;
      continue;
    }
    // RD takes back a debit, so the money comes in; RC takes back a credit.
    const out = line[3] === "D" || line[3] === "RC";
    const next = fields[index + 1];
    const about = next?.[0] === "86" ? next[1] : "";
    const { payee, words, style } = aboutOf(about);
    styles.add(style);
    transactions.push({
      date: bookedOn(date, line[2]) ?? date,
      amount: cents(out ? -amount : amount),
      currency,
      payee,
      text: words,
    });
  }
  return {
    format: "mt940",
    reading: ["MT940", `details as ${[...styles].join(", ")}`],
    transactions,
    notices: [],
    skipped,
  };
}

function fieldsOf(text: string): [tag: string, value: string][] {
  const fields: [string, string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const tag = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (tag !== null) fields.push([tag[1] ?? "", tag[2] ?? ""]);
    else if (line.trim() === "-" || /^[-}]?\{|^-\}/.test(line)) continue;
    else {
      const last = fields.at(-1);
      if (last !== undefined) last[1] += `\n${line}`;
    }
  }
  return fields;
}

/** The booking date has no year: the one next to the value date is meant. */
function bookedOn(valueDate: string, monthDay: string | undefined): string | undefined {
  if (monthDay === undefined) return undefined;
  const year = Number(valueDate.slice(0, 4));
  const near = [year, year - 1, year + 1].flatMap(
    (one) => readDate(`${one}${monthDay}`, "ymd") ?? [],
  );
  return near.toSorted((a, b) => far(a, valueDate) - far(b, valueDate))[0];
}

const far = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));

function aboutOf(raw: string): { payee: string; words: string; style: string } {
  if (/^\d{3}\?/.test(raw) || /\?2\d/.test(raw)) {
    const joined = raw.replaceAll("\n", "");
    const parts = [...joined.matchAll(/\?(\d{2})([^?]*)/g)].map(
      (part) => [part[1] ?? "", part[2] ?? ""] as const,
    );
    const of = (test: RegExp, between: string): string =>
      parts
        .filter(([code]) => test.test(code))
        .map(([, value]) => value)
        .join(between)
        .trim();
    // 27 letters a line, cut in the middle of words: put together without a gap where the line is full.
    const purpose = parts
      .filter(([code]) => /^(2\d|6[0-3])$/.test(code))
      .reduce((all, [, value]) => all + value + (value.length >= 27 ? "" : " "), "");
    return {
      payee: of(/^3[23]$/, ""),
      words: [of(/^00$/, " "), purpose.trim()].filter(Boolean).join(" "),
      style: "German subfields",
    };
  }
  const joined = raw.replaceAll("\n", "");
  const fields = paymentFields(joined);
  if (fields !== undefined) return { ...fields, style: "/NAME/ and /REMI/" };
  return { payee: "", words: raw.replaceAll("\n", " ").trim(), style: "plain text" };
}
