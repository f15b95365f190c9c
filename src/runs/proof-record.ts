import { cut, markup, type Markup } from "./markup.ts";
import type { ProofFacts } from "./proof-facts.ts";
import type { Pictures } from "./proof-pictures.ts";
import { momentWords, page, section, shortName } from "./proof-statement.ts";
import type { Evidence } from "./verdict.ts";

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

/** A task that is no cancellation has no account page; what would be a sign of its end was named on the way. */
const TASK_TIERS: Partial<typeof TIERS> = {
  B: {
    name: "The page came to show it",
    means: "What was named as the sign of success is on the page, and was not when the run began.",
  },
  C: {
    name: "A fresh load shows it",
    means: "The address was loaded afresh and still shows the new value.",
  },
};

/** Evidence by kind, with what is missing said as plainly as what is there. */
export function checks(facts: ProofFacts): Markup {
  if (facts.tone === "trial") return markup``;
  const isTask = facts.started?.kind === "run";
  const rows = (["A", "B", "C"] as const).flatMap((tier) => {
    const words = isTask ? TASK_TIERS[tier] : TIERS[tier];
    if (words === undefined) return [];
    const found = facts.evidence.filter((one) => one.tier === tier);
    const seen = found.map(
      (one) => markup`<li>${page(one.what, 200)}: “${page(one.seen, 300)}”</li>`,
    );
    return markup`<div class="tier ${found.length === 0 ? "missing" : ""}">
      <b>${tier}</b>
      <div>
        <h3>
          ${words.name}:
          ${found.length === 0 ? markup`<span class="maybe">not seen</span>` : markup`<span class="yes">seen</span>`}
        </h3>
        <span class="small soft">${words.means}</span>
        ${
          seen.length === 0
            ? markup``
            : markup`<ul class="small">
                ${seen}
              </ul>`
        }
      </div>
    </div>`;
  });
  const read =
    facts.tone === "confirmed" && facts.verdict?.personRead === true
      ? markup`<p class="small soft">
          The rules could not tell an end from these words. The customer was shown them, was asked
          whether it is over, and said yes.
        </p>`
      : markup``;
  const rule = isTask
    ? markup`<p class="small soft">
        Whoever decided the steps named the signs of success; whether they hold, and did not at the
        start, is read off the pages by fixed rules. One of them at least must be seen.
      </p>`
    : markup`<p class="small soft">
    A result counts as confirmed only with C, or with A and B together where no account page could
    be reached. The checks are fixed rules that read the site's pages; no language model decides
    them.
  </p>`;
  return section(
    "How the result was checked",
    markup`${rule}${read}
      <div>${rows}</div>`,
  );
}

export function lastPage(facts: ProofFacts, pictures: Pictures): Markup {
  if (facts.final === undefined) return markup``;
  const { picture, at, url } = facts.final;
  return section(
    "The last page, in full",
    markup`<p class="small soft">
        ${url === undefined ? "" : markup`${page(url, 400)} · `}${momentWords(facts, at)}
      </p>
      ${pictures.tall(picture, "The last page, in full")}`,
    "last-page",
  );
}

export function integrity(facts: ProofFacts): Markup {
  const { chain, runId, started } = facts;
  return section(
    "How to check this record",
    markup`<p>
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
          Made by Subterminator ${cut(started?.version ?? "", 60)} on the customer's own computer from the
          run's event log. It is a record of what a browser saw and did; it was not issued by
          ${cut(shortName(facts), 120)}. The hashes show later changes to the record. They cannot
          show who made it.
        </p>
      </footer>`,
    "keep",
  );
}
