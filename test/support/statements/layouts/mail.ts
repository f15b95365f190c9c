import { random } from "../random.ts";
import { utf8 } from "./write.ts";

/** One mail of a mail export with its truth. */
export type Mail = {
  from: string;
  subject: string;
  body: string;
  day: string;
  html?: boolean;
  series: string | null;
};

const stamp = (day: string): Date => new Date(`${day}T09:30:00Z`);

export function eml(mail: Mail): string {
  const type = mail.html === true ? "text/html" : "text/plain";
  const encoded =
    Buffer.from(mail.body, "utf8")
      .toString("base64")
      .match(/.{1,76}/g)
      ?.join("\r\n") ?? "";
  return [
    `From: ${mail.from}`,
    "To: Jo Doe <jo@example.com>",
    `Subject: =?utf-8?B?${Buffer.from(mail.subject, "utf8").toString("base64")}?=`,
    `Date: ${stamp(mail.day).toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${mail.day}.${mail.from.length}@example.com>`,
    "MIME-Version: 1.0",
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    encoded,
    "",
  ].join("\r\n");
}

export function mbox(mails: readonly Mail[]): Uint8Array {
  return utf8(
    mails
      .map(
        (mail) =>
          `From sender@example.com ${stamp(mail.day).toUTCString().replace(",", "")}\r\n${eml(mail)}`,
      )
      .join("\r\n"),
  );
}

const day = (month: number, date: number): string =>
  new Date(Date.UTC(2026, month, date)).toISOString().slice(0, 10);

/** Receipts by the month, a trial that turned, one that will, a yearly one of a single mail, and what else lies in a mailbox. */
export function mailbox(seed: number): Mail[] {
  const dice = random(seed);
  const mails: Mail[] = [];
  for (let month = 0; month < 8; month += 1) {
    mails.push({
      series: "tunes",
      from: "Tunehall <billing@tunehall.example>",
      subject: "Your receipt from Tunehall",
      day: day(month, 4 + dice.between(0, 1)),
      body: `Thanks! Order ${dice.between(1000, 9999)}\nTunehall Premium\nTotal: $10.99\nPaid with Visa 4242`,
    });
    mails.push({
      series: "cloud",
      from: '"Wolkenlager" <rechnung@wolkenlager.example>',
      subject: `Ihre Rechnung ${dice.between(10_000, 99_999)}`,
      day: day(month, 17),
      html: true,
      body: `<style>p{color:red}</style><p>Speicher 200 GB, monatlich</p><p>Gesamtbetrag: 2,99&nbsp;&euro;</p>`,
    });
    if (month >= 3)
      mails.push({
        series: "lingo",
        from: "Lingozo <no-reply@lingozo.example>",
        subject: "Payment received",
        day: day(month, 21),
        body: "Lingozo Plus, billed monthly.\nAmount charged: £6.99",
      });
    mails.push({
      series: null,
      from: "Aunt Mabel <mabel@example.org>",
      subject: "Sunday lunch?",
      day: day(month, dice.between(1, 28)),
      body: "Shall we say one o'clock? The menu is £12 a head.",
    });
    mails.push({
      series: null,
      from: "Shoply <orders@shoply.example>",
      subject: `Your order ${dice.between(1000, 9999)}`,
      day: day(month, dice.between(1, 28)),
      body: `Kettle\nTotal: $${dice.between(12, 80)}.${dice.between(10, 99)}`,
    });
    mails.push({
      series: null,
      from: "Newsly <hello@newsly.example>",
      subject: "This week in gardening",
      day: day(month, dice.between(1, 28)),
      body: "Five tips. Subscribe for $4.99 per month!",
    });
  }
  mails.push({
    series: null,
    from: "Lingozo <no-reply@lingozo.example>",
    subject: "Your free trial has started",
    day: day(3, 7),
    body: "Your 14-day free trial ends on 21 April 2026. After that £6.99 per month.",
  });
  mails.push({
    series: null,
    from: "Filmhaus <abo@filmhaus.example>",
    subject: "Deine Testphase hat begonnen",
    day: day(7, 20),
    body: "Kostenlos testen bis 19.11.2099, danach 9,99 € pro Monat.",
  });
  mails.push({
    series: "press",
    from: "Le Courrier <abonnement@courrier.example>",
    subject: "Votre reçu",
    day: day(5, 2),
    body: "Abonnement annuel\nMontant total : 89,00 €",
  });
  return mails.toSorted((a, b) => a.day.localeCompare(b.day));
}
