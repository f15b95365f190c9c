import PostalMime, { type Email } from "postal-mime";
import { addDays, daysBetween, monthNamed, readDate } from "../dates.ts";
import type { Notice, Statement, Transaction } from "../transaction.ts";
import { RECEIPT, rhythmIn, TRIAL, UNTIL } from "./mail-words.ts";
import { messagesIn } from "./mbox.ts";
import { sumIn } from "./money.ts";

const BODY_MAX = 20_000;

export async function readMbox(bytes: Uint8Array): Promise<Statement> {
  return statementOf("mbox", messagesIn(bytes));
}

export async function readMail(bytes: Uint8Array): Promise<Statement> {
  return statementOf("eml", [bytes]);
}

async function statementOf(format: "mbox" | "eml", messages: Uint8Array[]): Promise<Statement> {
  const transactions: Transaction[] = [];
  const notices: Notice[] = [];
  let skipped = 0;
  for (const message of messages) {
    const notice = noticeOf(await PostalMime.parse(message).catch(() => undefined));
    if (notice === undefined) {
      skipped += 1;
      continue;
    }
    notices.push(notice);
    if (!notice.isTrial && notice.amount !== undefined)
      transactions.push({
        date: notice.date,
        amount: -notice.amount,
        currency: notice.currency,
        payee: notice.payee,
        // A subject says "payment received", which on a statement is the card's own bill being paid.
        text: "",
      });
  }
  return {
    format,
    reading: [`${messages.length} mails, ${notices.length} of them receipts or trials`],
    transactions,
    notices,
    skipped,
  };
}

function noticeOf(mail: Email | undefined): Notice | undefined {
  const date = mail?.date === undefined ? undefined : readDate(mail.date.slice(0, 10), "ymd");
  if (mail === undefined || date === undefined) return undefined;
  const subject = mail.subject ?? "";
  const body = bodyOf(mail);
  const isTrial = TRIAL.test(subject) || (TRIAL.test(body) && !RECEIPT.test(subject));
  if (!isTrial && !RECEIPT.test(subject)) return undefined;
  const sum = sumIn(body);
  if (!isTrial && sum === undefined) return undefined;
  const rhythm = rhythmIn(`${subject}\n${body}`);
  return {
    date,
    payee: senderOf(mail),
    text: subject.slice(0, 120),
    amount: sum?.amount,
    currency: sum?.currency ?? "",
    rhythm,
    isTrial,
    trialEnds: isTrial ? turnsOn(body, date) : undefined,
  };
}

/** The text part, or the page where the text says only to look there. */
function bodyOf(mail: Email): string {
  const text = (mail.text ?? "").slice(0, BODY_MAX);
  const page = mail.html === undefined ? "" : plain(mail.html).slice(0, BODY_MAX);
  return page !== "" && sumIn(text) === undefined && sumIn(page) !== undefined
    ? page
    : text || page;
}

const PASSES_ON = /\b(?:paypal|stripe|klarna|adyen|mollie|paddle|fastspring|gocardless)\b/i;
const PAID_TO =
  /(?:receipt from|payment to|zahlung an|paiement à|pago a|pagamento a|betaling aan|pagamento para)\s+([\p{L}\p{N}][^#[(\n,]{1,40})/iu;

/** The name before the address, or the address's own domain where the name says "no reply" or "billing". */
function senderOf(mail: Email): string {
  const name = (mail.from?.name ?? "")
    .replaceAll(
      /\b(billing|no-?reply|receipts?|payments?|team|support|accounts?|rechnung(en)?|the|via .*)\b/gi,
      " ",
    )
    .replaceAll(/\s+/g, " ")
    .trim();
  const domain = mail.from?.address?.split("@")[1] ?? "";
  // Those who only collect name the one who is paid in the subject.
  const behind = PASSES_ON.test(`${name} ${domain}`)
    ? PAID_TO.exec(mail.subject ?? "")?.[1]
    : undefined;
  if (behind !== undefined) return behind.trim();
  const label = domain.split(".").slice(-2, -1)[0] ?? "";
  return name.length > 1 ? `${name} ${domain}` : `${label} ${domain}`;
}

const plain = (html: string): string =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/gi, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&nbsp;|&#160;/g, " ")
    .replaceAll("&euro;", "€")
    .replaceAll("&pound;", "£")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

const DATES =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}\.? (?:de )?\p{L}{3,12}\.?,?(?: de)? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{4}年\d{1,2}月\d{1,2}日/gu;
const DAYS = /(\d{1,3})[- ]?(?:day|tage|tägig|jours|días|giorni|dagen|dias|dag|dni|日間)/iu;

/** The nearest later day that stands beside words such as "ends" or "until"; else so many days after the mail. */
function turnsOn(body: string, sent: string): string | undefined {
  const days = [...body.matchAll(DATES)].flatMap(({ 0: text, index }) => {
    const around = body.slice(Math.max(0, index - 80), index + text.length + 40);
    const near = UNTIL.test(around.replace(text, " "));
    const day = readDate(text, "dmy") ?? readDate(text, "mdy") ?? named(text);
    return near && day !== undefined && daysBetween(sent, day) > 0 ? [day] : [];
  });
  const [first] = days.toSorted();
  const length = DAYS.exec(body)?.[1];
  return first ?? (length === undefined ? undefined : addDays(sent, Number(length)));
}

function named(text: string): string | undefined {
  const parts = /(\d{1,2})\.? (?:de )?(\p{L}+)\.?,?(?: de)? (\d{4})/u.exec(text);
  const month = parts?.[2] === undefined ? undefined : monthNamed(parts[2]);
  if (parts === null || month === undefined) return undefined;
  return readDate(`${parts[3]}-${month}-${parts[1]}`, "ymd");
}
