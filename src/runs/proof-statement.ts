import { duration, moment, writtenDate } from "./dates.ts";
import { cut, markup, type Markup } from "./markup.ts";
import type { ProofFacts } from "./proof-facts.ts";
import { sentenceOf } from "./reasons.ts";
import type { Outcome } from "./verdict.ts";

type Row = readonly [label: string, value: Markup | string | undefined];

/** What was asked, by whom, when, and what came of it. */
export function asked(facts: ProofFacts): Markup {
  const { started, verdict, site: name } = facts;
  const rows: Row[] = [
    ["Service", name === undefined ? undefined : page(name, 200)],
    ["Asked for", started === undefined ? undefined : page(started.goal, 600)],
    ["Asked by", started?.askedBy === undefined ? undefined : page(started.askedBy, 120)],
    ["Account", accountName(facts)],
    ["Started at the address", started === undefined ? undefined : page(started.url, 400)],
    ["Started", when(facts, facts.startedAt)],
    ["Finished", finished(facts)],
    ["The site's reference", reference(facts)],
    ["How the run ended", howItEnded(facts)],
    ["Billed by", verdict?.billedBy === undefined ? undefined : page(verdict.billedBy, 120)],
    ["What went wrong", verdict?.error == null ? undefined : page(verdict.error.message, 600)],
  ];
  return section("What was asked", list(rows));
}

export function beforeAndAfter(facts: ProofFacts): Markup {
  if (facts.started?.kind === "run" && facts.before === undefined) return markup``;
  const { before, verdict } = facts;
  const account = before?.account;
  const text = (value: string | undefined) => (value === undefined ? NOT_SHOWN : page(value, 200));
  const earlier = list([
    ["Status", BEFORE[before?.state ?? ""] ?? NOT_SHOWN],
    ["Plan", text(account?.plan)],
    ["Price", text(account?.price)],
    ["Next bill", text(account?.nextBill)],
  ]);
  const later = list([
    ["Status", markup`<strong>${statusAfter(facts)}</strong>`],
    ["Access ends", endDate(facts)],
    ["Last page", verdict === undefined ? undefined : page(verdict.finalUrl, 300)],
  ]);
  const read =
    before === undefined
      ? markup``
      : markup`<p class="small soft">“Before” was read at ${page(before.url, 300)} on ${momentWords(facts, before.at)}.</p>`;
  return section(
    "Before and after",
    markup`<div class="pair"><div><h3>Before</h3>${earlier}</div><div><h3>After</h3>${later}</div></div>${read}`,
  );
}

const NOT_SHOWN = markup`<span class="soft">not read from the site</span>`;

/** Only what the page itself said; a page of another kind says nothing about the status. */
const BEFORE: Record<string, string> = {
  ACCOUNT_ACTIVE: "Active",
  ACCOUNT_CANCELLED: "Cancelled already",
};

const STATUS: Record<Outcome, string> = {
  cancelled: "Cancelled",
  ends_on: "Cancelled to its end date",
  already_cancelled: "Was cancelled already",
  paused: "Paused, not cancelled",
  downgraded: "Downgraded, not cancelled",
  pending_confirmation: "Waits for one more confirmation",
  billed_elsewhere: "Billed by somebody else",
  needs_phone: "Active: the site wants a phone call",
  needs_email: "Active: the site wants it in writing",
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
    if (facts.started?.kind === "run" || facts.tone === "trial") return markup``;
    const none = markup`<p>
      None. After the last step the site showed no words that say it is over.
    </p>`;
    return section("The site's own words", none);
  }
  const quotes = words.map(
    (one) =>
      markup`<blockquote>
        <p>“${page(one.seen, 1200)}”</p>
        <span class="small soft"
          >${cut([one.what, one.url].filter(Boolean).join(" · "), 400)}${one.at === undefined ? "" : markup` · ${momentWords(facts, one.at)}`}</span
        >
      </blockquote>`,
  );
  return section("The site's own words", quotes, facts.tone === "confirmed" ? "told" : "");
}

/** The name alone, for sentences: the address beside it stands above. */
export const shortName = ({ site }: ProofFacts): string =>
  site?.replace(/(?<=\S) \([^()]*\)$/, "") ?? "the site";

export function section(title: string, body: Markup | readonly Markup[], kind = ""): Markup {
  return markup`<section class="${kind}">
    <h2>${title}</h2>
    ${body}
  </section> `;
}

/** Words that come from a page or a person: cut, and kept from turning the words around them. */
export function page(text: string, max: number): Markup {
  return markup`<bdi>${cut(text, max)}</bdi>`;
}

/** Both clocks: the person's own and the one that needs no explaining. */
export function when(facts: ProofFacts, at: string | undefined): Markup | undefined {
  const time = at === undefined ? undefined : moment(at, facts.timeZone);
  if (time === undefined) return undefined;
  if (facts.timeZone === "UTC") return markup`${time.local}`;
  return markup`<span class="once">${time.local} (${facts.timeZone})</span> <span class="soft once">${time.utc}</span>`;
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
          markup`<dt>${label}</dt>
            <dd>${value}</dd>`,
        ],
  );
  return markup`<dl>${shown}</dl>`;
}

function finished(facts: ProofFacts): Markup {
  const end = when(facts, facts.finishedAt);
  if (end === undefined) return markup`The run was not finished when this was made.`;
  const ms = Date.parse(facts.finishedAt ?? "") - Date.parse(facts.startedAt ?? "");
  return markup`${end}${Number.isFinite(ms) ? markup` <span class="soft once">· took ${duration(ms)}</span>` : markup``}`;
}

/** A date that the site did not confirm is not repeated here as if it had. */
function endDate(facts: ProofFacts): Markup | undefined {
  const date = facts.verdict?.endDate;
  return date === undefined || facts.tone !== "confirmed" ? undefined : strong(writtenDate(date));
}

/** Not the stored sentence: where nothing is confirmed, none that claims it may stand here. */
function howItEnded({ tone, verdict }: ProofFacts): Markup | undefined {
  if (verdict === undefined || tone === "confirmed") return undefined;
  const told = tone === "trial" ? verdict : { ...verdict, success: false, verified: false };
  return page(sentenceOf(told), 400);
}

/** Only as it stands in what the site said. */
function reference({ verdict, evidence, tone }: ProofFacts): Markup | undefined {
  const number = verdict?.reference;
  if (number === undefined) return undefined;
  const seen = evidence.some((one) => one.seen.includes(number));
  return tone === "confirmed" || seen ? strong(number) : undefined;
}

function accountName(facts: ProofFacts): Markup | undefined {
  const email = facts.before?.account.email;
  return email === undefined ? undefined : page(email, 200);
}

function strong(text: string): Markup {
  return markup`<strong>${page(text, 200)}</strong>`;
}
