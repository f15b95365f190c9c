import { ContractError } from "../contract/errors.ts";
import { readCamt } from "./camt053.ts";
import { readCsv } from "./csv/read-csv.ts";
import { decode } from "./decode.ts";
import { readMail, readMbox } from "./mail/read-mail.ts";
import { readMt940 } from "./mt940.ts";
import { readOfx } from "./ofx.ts";
import type { Format, Statement } from "./transaction.ts";

/** Guessed from what stands in the file, never from its name: banks call everything .txt. */
export function guessFormat(text: string): Format {
  const head = text.slice(0, 4000);
  if (/^\uFEFF?From \S+[^\n]*\n/.test(head) && /^(From|Subject|Date):/im.test(head)) return "mbox";
  if (/BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)/.test(head)) return "camt.053";
  if (/<OFX>|OFXHEADER/i.test(head)) return "ofx";
  if (/^:20:/m.test(head) && /^:(25|60[FM]|61):/m.test(text.slice(0, 20_000))) return "mt940";
  if (
    /^[\w-]+:.*\r?\n/.test(head) &&
    /^(From|Date|Subject|Received|MIME-Version):/im.test(head) &&
    /^From:.*@/im.test(head)
  )
    return "eml";
  return "csv";
}

const MAX_BYTES = 50 * 1024 * 1024;

/** One file of bookings or mails. The fault says what was tried; it never quotes the file. */
export async function readStatement(bytes: Uint8Array, name: string): Promise<Statement> {
  if (bytes.length > MAX_BYTES)
    throw unreadable(name, "is larger than 50 MB", "Export a shorter time, such as a year.");
  const { text, encoding } = decode(bytes);
  const format = guessFormat(text);
  const statement = await read(format, text, bytes);
  if (statement === undefined)
    throw unreadable(
      name,
      `is none that can be read: it looks like ${format}, and no bookings were found in it`,
      "Export it anew as CSV with headings, OFX, MT940 or camt.053, or give a mail export (.mbox, .eml).",
    );
  return { ...statement, reading: [...statement.reading, encoding] };
}

function read(
  format: Format,
  text: string,
  bytes: Uint8Array,
): Statement | undefined | Promise<Statement | undefined> {
  switch (format) {
    case "csv":
      return readCsv(text);
    case "ofx":
      return readOfx(text);
    case "mt940":
      return readMt940(text);
    case "camt.053":
      return readCamt(text);
    case "mbox":
      return readMbox(bytes);
    case "eml":
      return readMail(bytes);
  }
}

function unreadable(name: string, what: string, hint: string): ContractError {
  return new ContractError("CONTRACT_MISMATCH", `${name} ${what}.`, { field: "file", hint });
}
