import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { calendar } from "./calendar.ts";
import { GROUNDS } from "./grounds.ts";
import { LETTERS } from "./languages.ts";
import { mailDraft } from "./mail-draft.ts";
import { noticeOf, noticeText, phoneScript } from "./notice.ts";
import { noticePage } from "./notice-page.ts";

const letters = GROUNDS.flatMap((ground) =>
  ground.languages.map((language) => ({ ground, language, name: `${ground.country} ${language}` })),
);

test("eight countries and six languages at least, each with law, source, dates and where it was read", () => {
  expect(GROUNDS.length).toBeGreaterThanOrEqual(8);
  expect(Object.keys(LETTERS).length).toBeGreaterThanOrEqual(6);
  for (const { source, since, readAt, checked, languages, says } of GROUNDS) {
    expect(new URL(source).protocol).toBe("https:");
    expect(new URL(readAt).protocol).toMatch(/^https?:$/);
    for (const day of [since, checked]) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(checked > since).toBe(true);
    for (const language of languages) expect(says[language]?.length).toBeGreaterThan(40);
  }
});

describe.each(letters)("$name", ({ ground, language }) => {
  const input = {
    service: "Fitwell & Söhne",
    ground,
    language,
    person: { name: "Zoë Müller", account: "K-1", email: "zoe@example.com" },
    endOn: "2026-12-31",
    today: "2026-11-16",
  };
  const notice = noticeOf(input);

  test("names service, person, day and law, and that it is no legal advice; nothing is left to fill in", () => {
    const all = `${noticeText(notice)}${noticePage(notice)}${phoneScript(input)}`;
    expect(all).not.toMatch(/\{\w+\}/);
    expect(notice.subject).toContain("Fitwell & Söhne");
    expect(notice.paragraphs[0]).toMatch(/31.*2026/);
    expect(notice.legal).toContain(ground.law);
    expect(noticePage(notice)).toContain("Fitwell &amp; Söhne");
    for (const text of [noticePage(notice), phoneScript(input)]) {
      expect(text).toContain(notice.noAdvice);
      expect(text.replaceAll("&amp;", "&")).toContain(ground.source);
    }
  });

  test("the mail draft is read by somebody else's parser as it was meant, and is marked as not sent", async () => {
    const data = new Uint8Array([37, 80, 68, 70, 0, 255]);
    const raw = mailDraft({
      from: "zoe@example.com",
      to: "kündigung@example.org",
      subject: notice.subject,
      text: noticeText(notice),
      attachments: [{ name: "notice.pdf", type: "application/pdf", data }],
      date: new Date(0),
    });
    const mail = await PostalMime.parse(raw);
    expect(mail.subject).toBe(notice.subject);
    expect(mail.text?.replaceAll("\r\n", "\n").trim()).toBe(noticeText(notice).trim());
    expect(mail.attachments).toHaveLength(1);
    expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(data);
    expect(mail.headers.find(({ key }) => key === "x-unsent")?.value).toBe("1");
    expect(raw.split("\r\n").every((line) => line.length <= 998)).toBe(true);
  });
});

test.each([
  ["Jo Müller <jo@example.com>", { name: "Jo Müller", address: "jo@example.com" }],
  ["jo@example.com", { name: "", address: "jo@example.com" }],
  // Without the letters that a header cannot hold it would be somebody else's address.
  ["kündigung@example.org", undefined],
  ["Hauptstr. 1, 10115 Berlin", undefined],
])("a draft to %j is addressed as it is, or not at all", async (to, read) => {
  const raw = mailDraft({ to, subject: "x", text: "", attachments: [], date: new Date(0) });
  expect((await PostalMime.parse(raw)).to?.[0]).toEqual(read);
});

test("a law is claimed for the contracts that it is about", () => {
  const says = (country: string): string =>
    GROUNDS.find((one) => one.country === country)?.says.en ?? "";
  // A gym's contract is none of those (Austrian Supreme Court, 9 Ob 69/11d).
  expect(says("AT")).toMatch(/Contracts for repeated deliveries or works/);
  // Older contracts keep the rule that stood before.
  expect(says("DE")).toMatch(/^For contracts made since 1 March 2022/);
  expect(says("NL")).toMatch(/not about associations or insurance/);
  expect(says("IT")).toMatch(/For other contracts I end it under the contract's own terms/);
  expect(says("GB")).toMatch(/Where the contract was made at a distance/);
});

test("a name with line breaks adds no header to a mail", async () => {
  const mail = await PostalMime.parse(
    mailDraft({ subject: "a\r\nBcc: x@example.com", text: "", attachments: [], date: new Date(0) }),
  );
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.subject).toContain("Bcc: x@example.com");
});

test("the calendar is read by somebody else's parser: whole days, long and strange words unbroken", () => {
  const title = "Ends; Café, “Größe” \\ 漢字 ".repeat(8).trim();
  const text = calendar(
    [
      { uid: "r-end", day: "2026-12-31", title, about: "one\ntwo", alarmDaysBefore: 1 },
      { uid: "r-check", day: "2028-02-29", title: "Check", about: "x" },
    ],
    new Date(0),
  );
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const events = new ICAL.Component(ICAL.parse(text) as unknown as unknown[])
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one));
  expect(events.map((one) => [one.startDate.toString(), one.endDate.toString()])).toEqual([
    ["2026-12-31", "2027-01-01"],
    ["2028-02-29", "2028-03-01"],
  ]);
  expect(events[0]?.summary).toBe(title);
  expect(events[0]?.description).toBe("one\ntwo");
  expect(events[0]?.component.getAllSubcomponents("valarm")).toHaveLength(1);
});
