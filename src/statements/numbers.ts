export type DecimalSign = "." | ",";

const MINUS = /[\u2212\u2012\u2013]/g;

/** Which sign stands before the cents, judged over all amounts of a column: one alone ("1.234") can't tell. */
export function decimalSign(samples: readonly string[]): DecimalSign {
  let points = 0;
  let commas = 0;
  for (const sample of samples) {
    const last = /([.,])(\d+)\D*$/.exec(sample);
    if (last === null) continue;
    const both = sample.includes(".") && sample.includes(",");
    const weight = both ? 5 : last[2]?.length === 3 ? 0 : 1;
    if (last[1] === ".") points += weight;
    else commas += weight;
  }
  return commas > points ? "," : ".";
}

/** "1.234,56-", "(12.99)", "CHF 1'234.50", "12,99 DR": the number, or undefined where the cell holds none. */
export function readAmount(cell: string, decimal: DecimalSign): number | undefined {
  const text = cell
    .replace(MINUS, "-")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .trim();
  const body = /^([^\d]*?)(\d[\d.,' ]*)([^\d]*)$/.exec(text);
  const digits = body?.[2]?.trim();
  if (body === null || digits === undefined) return undefined;
  const [before = "", after = ""] = [body[1], body[3]];
  if (/[\p{L}]{4,}/u.test(before) || /[\p{L}]{4,}/u.test(after)) return undefined;
  const plain = digits
    .replaceAll(decimal === "," ? /[.' ]/g : /[,' ]/g, "")
    .replace(/[.,]+$/, "")
    .replace(",", ".");
  const number = Number(plain);
  if (plain === "" || !Number.isFinite(number)) return undefined;
  const out =
    /-/.test(before) ||
    /^\s*-/.test(after) ||
    (before.includes("(") && after.includes(")")) ||
    /^\s*(DR|D|S)\b/i.test(after);
  return out ? -number : number;
}

export function looksLikeAmount(cell: string): boolean {
  return (
    /^[^\p{L}\d]{0,4}(?:[A-Z]{3} ?)?[-+(\u2212]? ?[€$£¥₺₹₽₩]? ?[-+]?\d{1,3}(?:[.,' \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?[-+)]? ?(?:[€$£¥₺₹₽₩]|[A-Z]{3}|CR|DR|[SHCD]|kr\.?|zł|Kč|Ft)?$/u.test(
      cell.trim(),
    ) && !/^\d{6,}$/.test(cell.trim())
  );
}
