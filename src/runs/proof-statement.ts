import { duration, moment, writtenDate } from "./dates.ts";
import { cut, html, type Markup } from "./markup.ts";
import type { ProofFacts } from "./proof-facts.ts";
import type { Outcome } from "./verdict.ts";

type Row = readonly [label: string, value: Markup | string | undefined];

/** What was asked, by whom, when, and what came of it. */
export function asked(facts: ProofFacts): Markup {
  const { started, verdict } = facts;
  const name = started?.title ?? started?.service;
  const rows: Row[] = [
    ["Service", name === undefined ? undefined : page(name, 200)],
    ["Asked for", started === undefined ? undefined : page(started.goal, 600)],
    ["Asked by", started?.askedBy === undefined ? undefined : page(started.askedBy, 120)],
    ["Account", accountName(facts)],
    ["Started at the address", started === undefined ? undefined : page(started.url, 400)],
    ["Started", when(facts, facts.startedAt)],
    ["Finished", finished(facts)],
    ["Access ends on", endDate(facts)],
    [
      "The site's reference",
      verdict?.reference === undefined ? undefined : strong(verdict.reference),
    ],
    ["Billed by", verdict?.billedBy === undefined ? undefined : page(verdict.billedBy, 120)],
    ["What went wrong", verdict?.error == null ? undefined : page(verdict.error.message, 600)],
  ];
  return section("What was asked", list(rows));
}

export function beforeAndAfter(facts: ProofFacts): Markup {
  if (facts.started?.kind === "run" && facts.before === undefined) return html``;
  const { before, verdict } = facts;
  const account = before?.account;
  const none = html`<span class="soft">not shown by the site</span>`;
  const value = (text: string | undefined) => (text === undefined ? none : page(text, 200));
  const seen =
    before === undefined
      ? undefined
      : html`<p class="small soft">
          “Before” was read at ${page(before.url, 300)}, ${momentWords(facts, before.at)}.
        </p>`;
  return section(
    "Before and after",
    html`<table>
        <thead>
          <tr>
            <th></th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th>Plan</th>
            <td>${value(account?.plan)}</td>
            <td></td>
          </tr>
          <tr>
            <th>Price</th>
            <td>${value(account?.price)}</td>
            <td></td>
          </tr>
          <tr>
            <th>Next bill</th>
            <td>${value(account?.nextBill)}</td>
            <td></td>
          </tr>
          <tr>
            <th>Status</th>
            <td>${before === undefined ? none : "Active"}</td>
            <td class="after">${statusAfter(facts)}</td>
          </tr>
          ${
            verdict?.endDate === undefined
              ? html``
              : html`<tr>
                  <th>Access ends on</th>
                  <td></td>
                  <td class="after">${endDate(facts)}</td>
                </tr>`
          }
        </tbody>
      </table>
      ${seen}`,
  );
}

const STATUS: Record<Outcome, string> = {
  cancelled: "Cancelled",
  ends_on: "Cancelled, runs out",
  already_cancelled: "Was cancelled already",
  paused: "Paused, not cancelled",
  downgraded: "Downgraded, not cancelled",
  pending_confirmation: "Waits for one more confirmation",
  billed_elsewhere: "Billed by somebody else",
  needs_phone: "Active: the site wants a phone call",
  needs_email: "Active: the site wants an e-mail",
  still_active: "Still active",
  unknown: "Not known",
};

function statusAfter(facts: ProofFacts): string {
  if (facts.verdict === undefined) return "Not known";
  if (facts.tone === "trial") return "Not changed";
  const words = STATUS[facts.verdict.outcome];
  const claims = ["cancelled", "ends_on", "already_cancelled"].includes(facts.verdict.outcome);
  return facts.tone === "confirmed" || !claims ? words : "Not known: the site did not confirm it";
}

/** What the site said after the act, word for word. */
export function ownWords(facts: ProofFacts): Markup {
  const words = facts.evidence.filter((one) => one.tier !== "A");
  if (words.length === 0) {
    if (facts.started?.kind === "run" || facts.tone === "trial") return html``;
    const none = html`<p>
      None. After the last step the site showed no words that say it is over.
    </p>`;
    return section("The site's own words", none);
  }
  const quotes = words.map(
    (one) =>
      html`<blockquote>
        <p>“${page(one.seen, 1200)}”</p>
        <span class="small soft"
          >${[one.what, one.url].filter(Boolean).join(" · ")}${one.at === undefined ? "" : html` · ${momentWords(facts, one.at)}`}</span
        >
      </blockquote>`,
  );
  return section("The site's own words", quotes);
}

export function section(title: string, body: Markup | readonly Markup[], kind = ""): Markup {
  return html`<section class="${kind}">
    <h2>${title}</h2>
    ${body}
  </section> `;
}

/** Words that come from a page or a person: cut, and kept from turning the words around them. */
export function page(text: string, max: number): Markup {
  return html`<bdi>${cut(text, max)}</bdi>`;
}

/** Both clocks: the person's own and the one that needs no explaining. */
export function when(facts: ProofFacts, at: string | undefined): Markup | undefined {
  const time = at === undefined ? undefined : moment(at, facts.timeZone);
  if (time === undefined) return undefined;
  const zone = facts.timeZone === "UTC" ? "" : ` (${facts.timeZone}) · ${time.utc}`;
  return html`${time.local} <span class="soft">${zone}</span>`;
}

export function momentWords(facts: ProofFacts, at: string): string {
  const time = moment(at, facts.timeZone);
  if (time === undefined) return "";
  return facts.timeZone === "UTC" ? time.local : `${time.local} (${time.utc})`;
}

function list(rows: readonly Row[]): Markup {
  const shown = rows.flatMap(([label, value]) =>
    value === undefined
      ? []
      : [
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
        ],
  );
  return html`<dl>${shown}</dl>`;
}

function finished(facts: ProofFacts): Markup {
  const end = when(facts, facts.finishedAt);
  if (end === undefined) return html`The run was not finished when this was made.`;
  const ms = Date.parse(facts.finishedAt ?? "") - Date.parse(facts.startedAt ?? "");
  return html`${end}${Number.isFinite(ms) ? html` <span class="soft">· took ${duration(ms)}</span>` : html``}`;
}

/** A date that the site did not confirm is not repeated here as if it had. */
function endDate(facts: ProofFacts): Markup | undefined {
  const date = facts.verdict?.endDate;
  return date === undefined || facts.tone !== "confirmed" ? undefined : strong(writtenDate(date));
}

function accountName(facts: ProofFacts): Markup | undefined {
  const email = facts.before?.account.email;
  return email === undefined ? undefined : page(email, 200);
}

function strong(text: string): Markup {
  return html`<strong>${page(text, 200)}</strong>`;
}
