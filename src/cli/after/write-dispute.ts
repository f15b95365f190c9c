import { join } from "node:path";
import { LETTER_LANGUAGES, type LetterLanguage } from "../../notices/ground.ts";
import { LETTERS } from "../../notices/languages.ts";
import { mailDraft } from "../../notices/mail-draft.ts";
import { fill, writtenDay } from "../../notices/notice.ts";
import { PROOF_FILE } from "../../runs/store.ts";
import { writeProof } from "../../runs/proof.ts";
import { textOf, type Given } from "../strict-args.ts";
import { say } from "../terminal/say.ts";
import { UsageError } from "../usage-error.ts";
import { endedRun } from "./ended-run.ts";
import { printPdf } from "./print-pdf.ts";
import { putFile } from "./put-file.ts";
import { dayOf } from "./write-notice.ts";

/** A draft to the bank about a charge after a proven end, with the proof attached. Nothing is sent. */
export async function writeDispute(wanted: string, given: Given, json: boolean): Promise<void> {
  const { store, runId, title, endDate, known } = await endedRun(wanted);
  const charged = dayOf(textOf(given, "charged-on"), "charged-on");
  const amount = textOf(given, "amount");
  if (charged === undefined || amount === undefined)
    throw new UsageError(
      `${charged === undefined ? "--charged-on" : "--amount"} is missing: what does the statement say?`,
      'For example: --charged-on 2026-12-14 --amount "13.99 EUR".',
    );
  const ended = endDate ?? known.started.startedAt.slice(0, 10);
  if (charged <= ended)
    throw new UsageError(
      `The charge of ${charged} is not after the end (${ended}): it can't be disputed with this proof.`,
      "A charge for the time up to the end is usually owed.",
    );
  const language = (textOf(given, "language") ?? "en") as LetterLanguage;
  if (!LETTER_LANGUAGES.includes(language))
    throw new UsageError(`--language takes ${LETTER_LANGUAGES.join(", ")}.`);
  const words = LETTERS[language];
  const facts = {
    service: title,
    date: writtenDay(ended, language),
    chargedOn: writtenDay(charged, language),
    amount,
  };
  await writeProof(store, runId);
  const html = Buffer.from((await store.artifact(runId, PROOF_FILE)) ?? new Uint8Array());
  const proof = await printPdf(html.toString("utf8"));
  const text = [
    words.greeting,
    "",
    fill(words.dispute.body, facts),
    "",
    words.dispute.ask,
    "",
    words.dispute.attached,
    "",
    words.closing,
    textOf(given, "name") ?? words.yourName,
    "",
  ].join("\n");
  const out = textOf(given, "out") ?? `dispute-${runId}`;
  const draft = mailDraft({
    subject: fill(words.dispute.subject, facts),
    text,
    attachments: [
      { name: "proof.pdf", type: "application/pdf", data: proof },
      { name: "proof.html", type: "text/html", data: html },
    ],
    date: new Date(),
  });
  const file = await putFile(join(out, "dispute.eml"), draft);
  if (!json)
    return say(
      `${file}\n\nThis is no legal advice. Nothing has been sent: read it, then send it to your bank or card issuer yourself.`,
    );
  process.stdout.write(
    `${JSON.stringify({ success: true, runId, file, sent: false, noAdvice: words.noAdvice })}\n`,
  );
}
