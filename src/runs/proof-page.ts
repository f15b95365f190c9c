import { createHash } from "node:crypto";
import { cut, Markup, markup } from "./markup.ts";
import { proofCss } from "./proof-css.ts";
import type { ProofFacts, Tone } from "./proof-facts.ts";
import type { Pictures } from "./proof-pictures.ts";
import { answers, approvals, offers, patterns } from "./proof-approvals.ts";
import { checks, integrity, lastPage } from "./proof-record.ts";
import { steps } from "./proof-step-list.ts";
import { asked, beforeAndAfter, ownWords, shortName } from "./proof-statement.ts";

const BADGES: Record<Tone, string> = {
  confirmed: "Confirmed by the site",
  open: "Not confirmed by the site",
  unchanged: "Not cancelled",
  trial: "Rehearsal: nothing was meant to change",
};

/** The whole document, as one string that asks nobody for anything: no script, no address that is fetched. */
export function proofPage(facts: ProofFacts, pictures: Pictures): string {
  const kind = facts.started?.kind === "run" ? "Record of a task" : "Record of a cancellation";
  const badge =
    facts.started?.kind === "run" && facts.tone === "unchanged"
      ? "Not done"
      : facts.tone === "confirmed" && facts.verdict?.personRead === true
        ? "Confirmed by the customer from the site's words"
        : BADGES[facts.tone];
  const content = markup` <p class="badge ${facts.tone}">${badge}</p>
    <h1>${unbrokenDates(facts.sentence)}</h1>
    <p class="lead">${lead(facts)}</p>
    ${[
      asked(facts),
      beforeAndAfter(facts),
      ownWords(facts),
      checks(facts),
      approvals(facts, pictures),
      answers(facts),
      offers(facts),
      patterns(facts),
      steps(facts, pictures),
      lastPage(facts, pictures),
      integrity(facts),
    ]}`;
  const style = `${proofCss(facts.runId, facts.chain.lastHash)}\n${pictures.css()}`;
  const title = `${facts.sentence} ${facts.runId}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<div class="sheet">
<header class="running-head"><div><span><b>Subterminator</b> · ${kind}</span> <span>Run ${facts.runId}</span></div></header>
<main class="content">${content}</main>
</div>
</body>
</html>
`.source;
}

function lead(facts: ProofFacts): string {
  const site = cut(shortName(facts), 120);
  switch (facts.tone) {
    case "confirmed":
      return `Subterminator, a program acting for the customer in a web browser, walked through ${site}’s own pages and then read the result back from them. This document shows each step, what the customer approved and what ${site} answered.`;
    case "open":
      return `Subterminator, a program acting for the customer in a web browser, tried to do this on ${site}’s own pages. Nothing that ${site} showed afterwards proves the result, so none is claimed. This document shows each step that was taken.`;
    case "unchanged":
      return `Subterminator, a program acting for the customer in a web browser, tried to do this on ${site}’s own pages and did not get it done. This document shows each step that was taken and where it ended.`;
    case "trial":
      return `A trial on ${site}’s own pages. The final step was left out on purpose.`;
  }
}

/** A date that is broken over two lines reads as two numbers. */
function unbrokenDates(text: string): string {
  return text.replaceAll(/(\d{1,2}) (\p{L}+) (\d{4})/gu, "$1\u00a0$2\u00a0$3");
}

/** The style is named by its hash, so that even a style that slipped in through page text would not apply. */
function policy(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}
