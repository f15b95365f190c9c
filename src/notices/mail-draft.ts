export type MailDraft = {
  from?: string;
  to?: string;
  subject: string;
  text: string;
  attachments: { name: string; type: string; data: Uint8Array }[];
  date: Date;
};

const CRLF = "\r\n";

/** A draft that a mail program opens for writing on (X-Unsent); it has not gone anywhere, and nothing here sends it. */
export function mailDraft(mail: MailDraft): string {
  const boundary = "subterminator-part-7d1f0c";
  const head = [
    ...addressLine("From", mail.from),
    ...addressLine("To", mail.to),
    `Subject: ${encodedWord(mail.subject)}`,
    `Date: ${mail.date.toUTCString().replace("GMT", "+0000")}`,
    "X-Unsent: 1",
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ];
  const text = [
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    base64(Buffer.from(mail.text.replaceAll("\n", CRLF), "utf8")),
  ];
  const files = mail.attachments.map(({ name, type, data }) => [
    `Content-Type: ${type}; name="${fileName(name)}"`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment; filename="${fileName(name)}"`,
    "",
    base64(data),
  ]);
  const parts = [text, ...files].flatMap((part) => [`--${boundary}`, ...part]);
  return [...head, "", ...parts, `--${boundary}--`, ""].join(CRLF);
}

const base64 = (data: Uint8Array): string =>
  Buffer.from(data)
    .toString("base64")
    .match(/.{1,76}/g)
    ?.join(CRLF) ?? "";

/** Header lines hold no line breaks: what a service or a person is called must not add a header. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\u0000]+/g, " ").trim();

const fileName = (name: string): string => oneLine(name).replaceAll(/[^\w.-]+/g, "-");

/** RFC 2047 allows 75 letters a word: longer ones are cut between letters, not between bytes. */
function encodedWord(text: string): string {
  const plain = oneLine(text);
  if (/^[\x20-\x7e]{0,60}$/.test(plain)) return plain;
  const words: string[] = [];
  let word = "";
  for (const letter of plain) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word);
      word = "";
    }
    word += letter;
  }
  return [...words, word]
    .map((one) => `=?utf-8?B?${Buffer.from(one).toString("base64")}?=`)
    .join(`${CRLF} `);
}

/**
 * Only what a header can hold as it is. An address with other letters is left for the person to type: without those
 * letters it would be somebody else's.
 */
function addressLine(name: string, given: string | undefined): string[] {
  const plain = oneLine(given ?? "");
  const [, called = "", address = ""] = /^(.*?)<?([^<>\s]+@[^<>\s]+?)>?$/.exec(plain) ?? [];
  if (!/^[\x21-\x7e]+$/.test(address)) return [];
  const words = encodedWord(called);
  return [`${name}: ${words === "" ? address : `${words} <${address}>`}`];
}
