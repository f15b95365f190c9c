import { clockTime } from "./dates.ts";
import { cut, markup, type Markup } from "./markup.ts";
import type { ProofFacts } from "./proof-facts.ts";
import type { Pictures } from "./proof-pictures.ts";
import { page, section } from "./proof-statement.ts";
import type { ProofStep, StepCheck } from "./proof-steps.ts";

export function steps(facts: ProofFacts, pictures: Pictures): Markup {
  if (facts.steps.length === 0) return section("Step by step", markup`<p>No step was taken.</p>`);
  const zone = facts.timeZone === "UTC" ? "UTC" : `the time zone ${facts.timeZone}`;
  const items = facts.steps.map((one) => step(facts, one, pictures));
  return section("Step by step", [
    markup`<p class="small soft">
      Times in ${zone}. Each picture shows the page as it was before the step.
    </p>`,
    ...items,
  ]);
}

function step(facts: ProofFacts, one: ProofStep, pictures: Pictures): Markup {
  const held = one.danger ? markup`<span class="held">needed approval</span>` : markup``;
  return markup`<div class="step ${one.picture === undefined ? "plain" : ""}">
    <b>${one.check ? "" : one.turn}</b>
    <div>
      <h3>${page(one.did, 300)}${held}</h3>
      <p class="small soft">${clockTime(one.at, facts.timeZone)} · ${page(one.title, 160)}</p>
      <p class="mono soft">${page(one.url, 400)}</p>
      ${one.reason === "" ? markup`` : markup`<p class="small">${page(one.reason, 400)}</p>`}
      <p class="small">${RESULTS[one.result]}</p>
      ${one.checks.map(check)}
      ${one.remarks.map((words) => markup`<p class="small maybe">${page(words, 400)}</p>`)}
    </div>
    ${one.picture === undefined ? markup`` : markup`<div>${pictures.figure(one.picture, `Step ${one.turn}: ${cut(one.title, 100)}`)}</div>`}
  </div> `;
}

const RESULTS: Record<ProofStep["result"], Markup> = {
  done: markup`<span class="yes">Done</span>`,
  failed: markup`<span class="no">Did not work</span>`,
  unfinished: markup`<span class="maybe">Begun; its end is not recorded</span>`,
  looked: markup`<span class="soft">Nothing was changed</span>`,
};

function check({ words, result, seen }: StepCheck): Markup {
  const mark = {
    matched: markup`<span class="yes">✓</span>`,
    not_matched: markup`<span class="no">✕</span>`,
    unknown: markup`<span class="maybe">?</span>`,
  }[result];
  const instead = result === "matched" || seen === "" ? "" : markup` (seen: “${page(seen, 200)}”)`;
  return markup`<p class="small">${mark} Check: ${page(words, 240)}${instead}</p>`;
}
