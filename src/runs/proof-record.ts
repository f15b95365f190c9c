import { clockTime, duration } from "./dates.ts";
import { cut, html, type Markup } from "./markup.ts";
import type { ProofApproval, ProofFacts } from "./proof-facts.ts";
import type { Pictures } from "./proof-pictures.ts";
import { momentWords, page, section } from "./proof-statement.ts";
import type { ProofStep, StepCheck } from "./proof-steps.ts";
import type { Evidence, Offer } from "./verdict.ts";

const TIERS: Record<Evidence["tier"], { name: string; means: string }> = {
  A: {
    name: "The site accepted the request",
    means: "When the last button was clicked, the site's server answered the request with success.",
  },
  B: {
    name: "The site said so afterwards",
    means:
      "Closing words, an end date or a reference number appeared that were not on the page before the click.",
  },
  C: {
    name: "The account page agrees",
    means:
      "The account page was loaded afresh afterwards and shows the new status. The strongest sign.",
  },
};

/** Evidence by kind, with what is missing said as plainly as what is there. */
export function checks(facts: ProofFacts): Markup {
  if (facts.tone === "trial") return html``;
  const rows = (["A", "B", "C"] as const).map((tier) => {
    const found = facts.evidence.filter((one) => one.tier === tier);
    const seen = found.map(
      (one) => html`<li>${page(one.what, 200)}: “${page(one.seen, 300)}”</li>`,
    );
    return html`<div class="tier ${found.length === 0 ? "missing" : ""}">
      <b>${tier}</b>
      <div>
        <h3>
          ${TIERS[tier].name}:
          ${found.length === 0 ? html`<span class="maybe">not seen</span>` : html`<span class="yes">seen</span>`}
        </h3>
        <span class="small soft">${TIERS[tier].means}</span>
        ${
          seen.length === 0
            ? html``
            : html`<ul class="small">
                ${seen}
              </ul>`
        }
      </div>
    </div>`;
  });
  const rule = html`<p class="small soft">
    A result counts as confirmed only with C, or with A and B together where no account page could
    be reached. The checks are fixed rules that read the site's pages; no language model decides
    them.
  </p>`;
  return section(
    "How the result was checked",
    html`${rule}
      <div>${rows}</div>`,
  );
}

export function approvals(facts: ProofFacts, pictures: Pictures): Markup {
  if (facts.approvals.length === 0) {
    return section(
      "What was approved",
      html`<p>
        Nothing was put to the customer for approval, and no act that needs one was taken.
      </p>`,
    );
  }
  const cards = facts.approvals.map(
    (one, index) =>
      html`<div class="card">
        <h3>${decision(one)}</h3>
        <div class="exact">${page(one.text, 4000)}</div>
        <span class="small soft"
          >Asked ${momentWords(facts, one.askedAt)}.${answered(facts, one)}</span
        >
        ${pictures.figure(one.picture, `What the customer saw at approval ${index + 1}`)}
      </div>`,
  );
  const words = html`<p class="small soft">
    The exact text that was shown before anything was done.
  </p>`;
  return section("What was approved", [words, ...cards]);
}

function decision({ answer, by }: ProofApproval): Markup {
  const whom = by === undefined ? "" : html` by ${page(by, 120)}`;
  if (answer === "approved") return html`<span class="yes">Approved</span>${whom}`;
  if (answer === undefined) return html`<span class="maybe">Not answered</span>`;
  return html`<span class="no">Not approved</span> (${page(answer, 60)})${whom}`;
}

function answered(facts: ProofFacts, one: ProofApproval): string {
  if (one.answeredAt === undefined) return "";
  const waited = one.waitedMs === undefined ? "" : `, after ${duration(one.waitedMs)}`;
  return ` Answered ${momentWords(facts, one.answeredAt)}${waited}.`;
}

export function offers(facts: ProofFacts): Markup {
  if (facts.offers.length === 0) return html``;
  const items = facts.offers.map(
    (one) => html`<li>“${page(one.text, 400)}” <span class="soft">${terms(one)}</span></li>`,
  );
  return section(
    "Offers declined",
    html`<ul class="list">
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
  if (facts.patterns.length === 0) return html``;
  const items = facts.patterns.map((one) => {
    const name = one.kind.replaceAll(/[_-]+/g, " ");
    const said = one.text === undefined ? "" : html` “${page(one.text, 400)}”`;
    const where = [one.turn === undefined ? undefined : `step ${one.turn}`, one.url];
    return html`<li>
      <strong>${page(name.charAt(0).toUpperCase() + name.slice(1), 80)}</strong>${said}
      <span class="soft">${cut(where.filter(Boolean).join(", "), 300)}</span>
    </li>`;
  });
  return section(
    "Obstacles the site put in the way",
    html`<ul class="list">
      ${items}
    </ul>`,
  );
}

export function steps(facts: ProofFacts, pictures: Pictures): Markup {
  if (facts.steps.length === 0) return section("Step by step", html`<p>No step was taken.</p>`);
  const zone = facts.timeZone === "UTC" ? "UTC" : `the time zone ${facts.timeZone}`;
  const items = facts.steps.map((one) => step(facts, one, pictures));
  return section("Step by step", [
    html`<p class="small soft">
      Times in ${zone}. Each picture shows the page as it was before the step.
    </p>`,
    ...items,
  ]);
}

function step(facts: ProofFacts, one: ProofStep, pictures: Pictures): Markup {
  const held = one.danger ? html`<span class="held">needed approval</span>` : html``;
  return html`<div class="step ${one.picture === undefined ? "plain" : ""}">
    <b>${one.turn}</b>
    <div>
      <h3>${page(one.did, 300)}${held}</h3>
      <p class="small soft">${clockTime(one.at, facts.timeZone)} · ${page(one.title, 160)}</p>
      <p class="mono soft">${page(one.url, 400)}</p>
      ${one.reason === "" ? html`` : html`<p class="small">${page(one.reason, 400)}</p>`}
      <p class="small">${RESULTS[one.result]}</p>
      ${one.checks.map(check)}
      ${one.remarks.map((words) => html`<p class="small maybe">${page(words, 400)}</p>`)}
    </div>
    ${one.picture === undefined ? html`` : html`<div>${pictures.figure(one.picture, `Step ${one.turn}: ${cut(one.title, 100)}`)}</div>`}
  </div> `;
}

const RESULTS: Record<ProofStep["result"], Markup> = {
  done: html`<span class="yes">Done</span>`,
  failed: html`<span class="no">Did not work</span>`,
  unfinished: html`<span class="maybe">Begun; its end is not recorded</span>`,
  looked: html`<span class="soft">Nothing was changed</span>`,
};

function check({ words, result, seen }: StepCheck): Markup {
  const mark = {
    matched: html`<span class="yes">✓</span>`,
    not_matched: html`<span class="no">✕</span>`,
    unknown: html`<span class="maybe">?</span>`,
  }[result];
  const instead = result === "matched" || seen === "" ? "" : html` (seen: “${page(seen, 200)}”)`;
  return html`<p class="small">${mark} Check: ${page(words, 240)}${instead}</p>`;
}

export function lastPage(facts: ProofFacts, pictures: Pictures): Markup {
  if (facts.final === undefined) return html``;
  const { picture, at, url } = facts.final;
  return section(
    "The last page, in full",
    html`<p class="small soft">
        ${url === undefined ? "" : html`${page(url, 400)} · `}${momentWords(facts, at)}
      </p>
      ${pictures.tall(picture, "The last page, in full")}`,
    "last-page",
  );
}

export function integrity(facts: ProofFacts): Markup {
  const { chain, runId, started } = facts;
  return section(
    "Can this record be trusted?",
    html`<p>
        Every event was written to disk before the next step began and carries the hash (SHA-256) of
        the one before it, the screenshots included. Whoever changes, removes or reorders one later
        breaks the chain.
      </p>
      <dl>
        <dt>Events</dt>
        <dd>${chain.events}</dd>
        <dt>First hash</dt>
        <dd class="mono">${chain.firstHash}</dd>
        <dt>Last hash</dt>
        <dd class="mono">${chain.lastHash}</dd>
        <dt>Check it with</dt>
        <dd class="mono">subterminator runs verify ${runId}</dd>
      </dl>
      <footer>
        <p>
          Made by Subterminator ${started?.version ?? ""} on the customer's own computer from the
          run's event log. It is a record of what a browser saw and did; it was not issued by
          ${started?.title ?? "the site"}. The hashes show later changes to the record. They cannot
          show who made it.
        </p>
      </footer>`,
    "keep",
  );
}
