export type PaymentFields = { payee: string; words: string };

const CODES = "NAME|REMI|IBAN|BIC|EREF|MARF|CSID|TRTP|ISDT|CNTP|BENM|ORDP|KREF|PREF|RTRN|USTD|STRD";
const CODED = /\/(?:NAME|REMI|CNTP|BENM|ORDP|TRTP)\//;
/** "Naam: X Machtiging: Y": labels with a colon, as some banks print a payment's fields. */
const LABELLED =
  /\b(?:naam|name|nom|nome|nombre)\s*:\s*(.{2,70}?)(?=\s+[\p{L}.-]{3,}(?: [\p{L}]+)?\s*:|$)/iu;

/** A payment's own fields inside a bank's text, "/TRTP/…/NAME/…/REMI/…": in MT940, and in the CSV of the same banks. */
export function paymentFields(text: string): PaymentFields | undefined {
  if (!CODED.test(text)) {
    const payee = LABELLED.exec(text)?.[1]?.trim();
    return payee === undefined ? undefined : { payee, words: text };
  }
  const field = (code: string): string =>
    new RegExp(`/${code}/(.*?)(?=/(?:${CODES})/|$)`)
      .exec(text)?.[1]
      ?.replaceAll(/^\/+|\/+$/g, "")
      .trim() ?? "";
  const counterpart = field("CNTP").split("/")[2] ?? "";
  return {
    payee: field("NAME") || counterpart,
    words: [field("TRTP"), field("REMI") || field("USTD")].filter(Boolean).join(" "),
  };
}
