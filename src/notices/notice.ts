import type { Ground, LetterLanguage } from "./ground.ts";
import { LETTERS } from "./languages.ts";

export type Person = { name?: string; address?: string; account?: string; email?: string };

export type NoticeInput = {
  service: string;
  /** Postal address or e-mail of the provider, where it is known. */
  to?: string;
  ground: Ground;
  language: LetterLanguage;
  person: Person;
  /** YYYY-MM-DD; left out, the next possible day. */
  endOn?: string;
  /** YYYY-MM-DD, the day of the letter. */
  today: string;
};

/** A letter that ends a subscription, part by part, so that mail and print say the same. */
export type Notice = {
  language: LetterLanguage;
  subject: string;
  from: string[];
  to: string;
  date: string;
  greeting: string;
  paragraphs: string[];
  facts: string[];
  legal: string;
  source: string;
  closing: string;
  signature: string;
  noAdvice: string;
};

export const fill = (text: string, facts: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/** A day as the language writes it. */
export function writtenDay(day: string, language: LetterLanguage): string {
  const locale = {
    en: "en-GB",
    de: "de-DE",
    fr: "fr-FR",
    es: "es-ES",
    it: "it-IT",
    nl: "nl-NL",
    pt: "pt-BR",
  }[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

export function noticeOf(input: NoticeInput): Notice {
  const words = LETTERS[input.language];
  const { name, address, account, email } = input.person;
  const when =
    input.endOn === undefined
      ? words.now
      : fill(words.on, { date: writtenDay(input.endOn, input.language) });
  const facts = { service: input.service, when };
  const says = input.ground.says[input.language] ?? input.ground.says.en ?? "";
  return {
    language: input.language,
    subject: fill(words.subject, facts),
    from: [name ?? words.yourName, address ?? words.yourAddress],
    to: input.to ?? input.service,
    date: writtenDay(input.today, input.language),
    greeting: words.greeting,
    paragraphs: [
      [fill(words.end, facts), ...(input.endOn === undefined ? [] : [words.otherwise])].join(" "),
      words.noCharge,
      words.confirm,
      words.noOffers,
    ],
    facts: [
      fill(words.account, { account: account ?? "…" }),
      ...(email === undefined ? [] : [fill(words.email, { email })]),
    ],
    legal: fill(words.legal, { law: input.ground.law, says }),
    source: sourceOf(input),
    closing: words.closing,
    signature: name ?? words.signature,
    noAdvice: words.noAdvice,
  };
}

const sourceOf = ({ ground, language }: NoticeInput): string =>
  fill(LETTERS[language].source, {
    source: ground.source,
    since: writtenDay(ground.since, language),
    checked: writtenDay(ground.checked, language),
  });

/** The letter as text, for a mail. */
export function noticeText(notice: Notice): string {
  return [
    notice.greeting,
    "",
    ...notice.paragraphs.flatMap((paragraph) => [paragraph, ""]),
    ...notice.facts,
    "",
    notice.legal,
    "",
    notice.closing,
    notice.signature,
    "",
  ].join("\n");
}

/** What to say to a person at the other end of a line. */
export function phoneScript(input: NoticeInput): string {
  const words = LETTERS[input.language];
  const when =
    input.endOn === undefined
      ? words.now
      : fill(words.on, { date: writtenDay(input.endOn, input.language) });
  const facts = { service: input.service, account: input.person.account ?? "…", when };
  const { title, before, opening, insist, offers, ask, notes } = words.phone;
  const says = input.ground.says[input.language] ?? input.ground.says.en ?? "";
  return [
    fill(title, facts),
    "",
    ...[before, opening, insist, offers, ask, notes].map(
      (line, at) => `${at + 1}. ${fill(line, facts)}`,
    ),
    "",
    fill(words.legal, { law: input.ground.law, says }),
    sourceOf(input),
    "",
    words.noAdvice,
    "",
  ].join("\n");
}
