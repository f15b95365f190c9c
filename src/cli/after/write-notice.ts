import { join } from "node:path";
import { groundFor, GROUNDS } from "../../notices/grounds.ts";
import { LETTER_LANGUAGES, type LetterLanguage } from "../../notices/ground.ts";
import { mailDraft } from "../../notices/mail-draft.ts";
import { noticeOf, noticeText, phoneScript, type NoticeInput } from "../../notices/notice.ts";
import { noticePage } from "../../notices/notice-page.ts";
import { resumption } from "../../runs/resume.ts";
import { readDate } from "../../statements/dates.ts";
import { openRuns } from "../fleet/open-store.ts";
import { findRun } from "../runs/find-run.ts";
import { namedService } from "../run/target.ts";
import { textOf, type Given } from "../strict-args.ts";
import { say } from "../terminal/say.ts";
import { UsageError } from "../usage-error.ts";
import { printPdf } from "./print-pdf.ts";
import { putFile } from "./put-file.ts";

/** A letter, a mail draft and what to say on the phone. Nothing is sent. */
export async function writeNotice(given: Given, json: boolean): Promise<void> {
  const wanted = textOf(given, "about") ?? "last";
  const service = await serviceNamed(wanted);
  const country = await countryOf(textOf(given, "country"), json);
  const ground = groundFor(country);
  if (ground === undefined)
    throw new UsageError(
      `--country: nothing is known of the law of ${JSON.stringify(country)}.`,
      `Known are ${GROUNDS.map((one) => `${one.country} (${one.title})`).join(", ")}.`,
    );
  const language = languageOf(textOf(given, "language"), ground.languages);
  const endOn = dayOf(textOf(given, "end-on"));
  const person = Object.fromEntries(
    (["name", "address", "account", "email"] as const).flatMap((field) => {
      const value = textOf(given, field);
      return value === undefined ? [] : [[field, value.replaceAll("\\n", "\n")]];
    }),
  );
  const to = textOf(given, "to");
  const input: NoticeInput = {
    service,
    ground,
    language,
    person,
    today: new Date().toISOString().slice(0, 10),
    ...(to === undefined ? {} : { to: to.replaceAll("\\n", "\n") }),
    ...(endOn === undefined ? {} : { endOn }),
  };
  const notice = noticeOf(input);
  const pdf = await printPdf(noticePage(notice));
  const folder =
    textOf(given, "out") ?? `notice-${service.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;
  const email = person["email"];
  const draft = mailDraft({
    ...(email === undefined ? {} : { from: email }),
    ...(to !== undefined && /^\S+@\S+$/.test(to) ? { to } : {}),
    subject: notice.subject,
    text: `${noticeText(notice)}\n${notice.source}\n`,
    attachments: [{ name: "notice.pdf", type: "application/pdf", data: pdf }],
    date: new Date(),
  });
  const files = [
    await putFile(join(folder, "notice.pdf"), pdf),
    await putFile(join(folder, "notice.eml"), draft),
    await putFile(join(folder, "phone.txt"), phoneScript(input)),
  ];
  if (!json)
    return say(
      `${files.join("\n")}\n\n${ground.law}\n${ground.source} (since ${ground.since}, looked up on ${ground.checked})\nThis is no legal advice. Nothing has been sent: read it, sign it, send it yourself.`,
    );
  process.stdout.write(
    `${JSON.stringify({ success: true, service, country, language, law: ground.law, source: ground.source, since: ground.since, readAt: ground.readAt, checked: ground.checked, files, sent: false, noAdvice: notice.noAdvice })}\n`,
  );
}

/** A run by its id, else a service, else the name as it was given: a letter can go to anybody. */
async function serviceNamed(wanted: string): Promise<string> {
  const store = await openRuns();
  const ids = await store.list();
  if (
    wanted === "last" ||
    ids.some((id) => id === wanted || (wanted.length > 7 && id.startsWith(wanted)))
  ) {
    const { started } = resumption((await store.read(await findRun(store, wanted))).events);
    if (started !== undefined) return started.title ?? new URL(started.url).hostname;
  }
  return namedService(wanted).then(
    ({ title }) => title,
    () => wanted.replaceAll(/[\p{Cc}]+/gu, " ").slice(0, 80),
  );
}

/** Never guessed: a machine set to American English stands in every country, and the letter would name the wrong law. */
async function countryOf(given: string | undefined, json: boolean): Promise<string> {
  if (given !== undefined) return given.toUpperCase();
  if (!json && process.stdin.isTTY && process.stderr.isTTY) {
    const { choose } = await import("../terminal/menu.ts");
    const picked = await choose(
      "Where do you live?",
      GROUNDS.map(({ country, title }) => ({ value: country, label: title, note: country })),
    );
    if (picked !== undefined) return "typed" in picked ? picked.typed.toUpperCase() : picked.value;
  }
  throw new UsageError(
    "--country is missing: where do you live?",
    `One of ${GROUNDS.map((one) => one.country).join(", ")}.`,
  );
}

function languageOf(given: string | undefined, usual: readonly LetterLanguage[]): LetterLanguage {
  const language = given ?? usual[0] ?? "en";
  const known = LETTER_LANGUAGES.find((one) => one === language);
  if (known !== undefined && usual.includes(known)) return known;
  throw new UsageError(
    `--language: ${JSON.stringify(language)} is none of the languages for that country.`,
    `One of ${usual.join(", ")}.`,
  );
}

export function dayOf(given: string | undefined, flag = "end-on"): string | undefined {
  if (given === undefined) return undefined;
  const day = readDate(given, "dmy");
  if (day !== undefined) return day;
  throw new UsageError(
    `--${flag} takes a day such as 2026-12-31; not ${JSON.stringify(given.slice(0, 40))}.`,
  );
}
