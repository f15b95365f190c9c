import { readDate } from "./dates.ts";
import { decimalSign, readAmount } from "./numbers.ts";
import { cents, type Statement, type Transaction } from "./transaction.ts";

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * Both kinds of OFX and Quicken's QFX: the older one is SGML, whose values end at the next tag, so an XML parser can't
 * read it. Values are taken the same way from both.
 */
export function readOfx(text: string): Statement | undefined {
  const blocks = text.split(/<STMTTRN>/i).slice(1);
  if (blocks.length === 0 && !/<OFX>/i.test(text)) return undefined;
  const currency = valueOf(text, "CURDEF") ?? "";
  const amounts = blocks.map((block) => valueOf(block, "TRNAMT") ?? "");
  const decimal = decimalSign(amounts);
  const transactions = blocks.flatMap((whole): Transaction[] => {
    const block = whole.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? "";
    const date = readDate((valueOf(block, "DTPOSTED") ?? "").slice(0, 8), "ymd");
    const amount = readAmount(valueOf(block, "TRNAMT") ?? "", decimal);
    if (date === undefined || amount === undefined) return [];
    return [
      {
        date,
        amount: cents(amount),
        currency: valueOf(block, "CURSYM") ?? currency,
        payee: valueOf(block, "NAME") ?? "",
        text: [valueOf(block, "MEMO"), valueOf(block, "TRNTYPE")].filter(Boolean).join(" "),
      },
    ];
  });
  const kind = /<\?OFX|<\?xml/i.test(text.slice(0, 400)) ? "XML" : "SGML";
  const quicken = /<INTU\./i.test(text) ? ", Quicken (QFX)" : "";
  return {
    format: "ofx",
    reading: [`OFX as ${kind}${quicken}`],
    transactions,
    notices: [],
    skipped: blocks.length - transactions.length,
  };
}

function valueOf(block: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<\r\n]*)`, "i").exec(block)?.[1];
  const value = found
    ?.replaceAll(/&(#?\w+);/g, (whole, name: string) => entity(name) ?? whole)
    .trim();
  return value === "" ? undefined : value;
}

function entity(name: string): string | undefined {
  if (/^#\d{1,6}$/.test(name)) return String.fromCodePoint(Number(name.slice(1)));
  return ENTITIES[name.toLowerCase()];
}
