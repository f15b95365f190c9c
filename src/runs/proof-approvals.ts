import { duration } from "./dates.ts";
import { cut, markup, type Markup } from "./markup.ts";
import type { ProofApproval, ProofFacts } from "./proof-facts.ts";
import type { Pictures } from "./proof-pictures.ts";
import { momentWords, page, section } from "./proof-statement.ts";
import { LAPSED, policyOf, type Offer } from "./verdict.ts";

/** What a person said yes or no to, then what the site tried on the way. */
export function approvals(facts: ProofFacts, pictures: Pictures): Markup {
  if (facts.approvals.length === 0) return section("What was approved", unasked(facts));
  const cards = facts.approvals.map(
    (one, index) =>
      markup`<div class="card">
        <h3>${decision(one)}</h3>
        <div class="exact">${page(one.text, 4000)}</div>
        <span class="small soft"
          >${asked(facts, one)}</span
        >
        ${pictures.figure(one.picture, pictureTitle(one, index + 1))}
      </div>`,
  );
  return section("What was approved", [preamble(facts), ...cards]);
}

function unasked({ steps, started }: ProofFacts): Markup {
  if (!steps.some((step) => step.danger)) {
    return markup`<p>Nothing was put to the customer for approval, and no act that needs it was taken.</p>`;
  }
  return markup`<p>No question was asked: the run was started with the approval policy “${started?.approve ?? "unknown"}”.</p>`;
}

/** A text that only a policy has answered was shown to nobody. */
function preamble({ approvals: all }: ProofFacts): Markup {
  return all.every(({ by }) => policyOf(by) !== undefined)
    ? markup`<p class="small soft">Nobody was asked: the run was started with a rule that answers every question.</p>`
    : markup`<p class="small soft">The exact text that was shown before anything was done.</p>`;
}

function pictureTitle({ by }: ProofApproval, number: number): string {
  return policyOf(by) === undefined
    ? `What the customer saw at approval ${number}`
    : `The page at the moment of decision ${number}`;
}

const POLICY = {
  always: markup`<span class="maybe">Let pass by a rule</span> (--approve always): nobody was asked`,
  never: markup`<span class="no">Kept back by a rule</span> (--approve never): nobody was asked`,
};

function decision({ answer, by }: ProofApproval): Markup {
  const policy = policyOf(by);
  if (policy !== undefined) return POLICY[policy];
  const whom = by === undefined ? "" : markup` by ${page(by, 120)}`;
  if (answer === "approved") return markup`<span class="yes">Approved</span>${whom}`;
  if (answer === LAPSED)
    return markup`<span class="maybe">Not answered</span>: ${page(by ?? "the customer", 120)} used the page with their own hands`;
  if (answer === undefined) return markup`<span class="maybe">Not answered</span>`;
  return markup`<span class="no">Not approved</span> (${page(answer, 60)})${whom}`;
}

function asked(facts: ProofFacts, one: ProofApproval): string {
  if (policyOf(one.by) !== undefined) return `Decided ${momentWords(facts, one.askedAt)}.`;
  const question = `Asked ${momentWords(facts, one.askedAt)}.`;
  if (one.answeredAt === undefined) return question;
  const waited = one.waitedMs === undefined ? "" : `, after ${duration(one.waitedMs)}`;
  return `${question} Answered ${momentWords(facts, one.answeredAt)}${waited}.`;
}

/** What the site was told in the person's name. */
export function answers(facts: ProofFacts): Markup {
  if (facts.answers.length === 0) return markup``;
  return section(
    "Answers to the site's questions",
    markup`<ul class="list">
      ${facts.answers.map((one) => markup`<li>“${page(one, 200)}”</li>`)}
    </ul>`,
  );
}

export function offers(facts: ProofFacts): Markup {
  if (facts.offers.length === 0) return markup``;
  const items = facts.offers.map(
    (one) => markup`<li>“${page(one.text, 400)}” <span class="soft">${terms(one)}</span></li>`,
  );
  return section(
    "Offers declined",
    markup`<ul class="list">
      ${items}
    </ul>`,
  );
}

function terms({ price, months, thenPrice, turn }: Offer): string {
  const parts = [
    price,
    months === undefined ? undefined : `for ${months} ${months === 1 ? "month" : "months"}`,
    thenPrice === undefined ? undefined : `then ${thenPrice}`,
    turn === undefined ? undefined : `step ${turn}`,
  ];
  return cut(parts.filter((part) => part !== undefined).join(", "), 200);
}

export function patterns(facts: ProofFacts): Markup {
  if (facts.patterns.length === 0) return markup``;
  const items = facts.patterns.map((one) => {
    const name = one.kind.replaceAll(/[_-]+/g, " ");
    const said = one.text === undefined ? "" : markup` “${page(one.text, 400)}”`;
    const where = [one.turn === undefined ? undefined : `step ${one.turn}`, one.url];
    return markup`<li>
      <strong>${page(name.charAt(0).toUpperCase() + name.slice(1), 80)}</strong>${said}
      <span class="soft">${cut(where.filter(Boolean).join(", "), 300)}</span>
    </li>`;
  });
  return section(
    "Obstacles the site put in the way",
    markup`<ul class="list">
      ${items}
    </ul>`,
  );
}
