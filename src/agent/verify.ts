import { newWords } from "../planners/state/same-words.ts";
import type { ActResult } from "../contract/act-result.ts";
import type { Observation } from "../contract/observation.ts";
import type { Detected } from "../planners/port.ts";
import { pageOf } from "../reading/block/labelled-page.ts";
import { stillPaid, type EndReading } from "../reading/block/read-end.ts";
import type { VetoKind } from "../reading/block/vetoes.ts";
import type { Evidence, Outcome } from "../runs/verdict.ts";
import { canHaveChanged, refusedOf } from "./sent-requests.ts";

type Seen = { observation: Observation; detected: Detected };

/** One fresh load of the account page, at rest, and what it says of the plan. */
export type Look = Seen & { reading: EndReading };

/** What was seen around the last step, and what fresh loads say now. */
export type Trail = {
  /** The page just before the last step, and what the step did. */
  before: Observation | undefined;
  commit: ActResult | undefined;
  after: Seen | undefined;
};

export type Finding = {
  evidence: Evidence[];
  verified: boolean;
  outcome: Outcome;
  endDate?: string;
  reference?: string;
  /** What was seen instead of an end, in the site's own words. */
  seen?: string;
  /** All but the words of it. */
  likely?: true;
  /** Who read the words, where no table of ours knows them. */
  readBy?: string;
  /** A person read the site's words, where the program could not tell. */
  personRead?: true;
};

export type Weighed = {
  trail: Trail;
  /** Everything that went out since the way out was begun. */
  sent: ActResult["effects"]["requests"];
  looks: Look[];
  now: number;
  /** Whether a sentence is about what the goal asks to keep: that it is still paid says nothing. */
  ofKept?: (quote: string) => boolean;
  /** A model that was asked whether it is over: its no stands against everything. */
  model?: { name: string; answer: "yes" | "no" | "unsure"; quote?: string };
};

const OUTCOME_OF: Partial<Record<VetoKind, Outcome>> = {
  paused: "paused",
  moved: "downgraded",
  price: "downgraded",
  waits: "pending_confirmation",
};

/** Both looks must say it, nothing near may speak against it, and the site must have taken what was sent. */
export function weigh({ trail, sent, looks, model, now, ofKept = () => false }: Weighed): Finding {
  const [first] = looks;
  const last = looks.at(-1);
  const refused = refusedOf(sent);
  const signedOut = looks.some((look) => look.detected.state === "LOGIN_REQUIRED");
  const vetoes = [
    ...looks.flatMap(({ reading }) => reading.vetoes),
    ...(trail.after === undefined ? [] : stillPaid(pageOf(trail.after.observation), now)),
  ].filter(({ kind, quote }) => !(/^(?:living|price)$/.test(kind) && ofKept(quote)));
  const failed = looks.some((look) => look.detected.state === "FAILED");
  const says = (what: EndReading["says"]): boolean =>
    looks.length > 1 && looks.every(({ reading }) => reading.says === what);
  const verified =
    says("ended") &&
    first?.reading.endDate === last?.reading.endDate &&
    vetoes.length === 0 &&
    refused === undefined &&
    !failed &&
    !signedOut &&
    model?.answer !== "no";
  const evidence = [
    requestEvidence(sent),
    wordsEvidence(trail),
    verified ? freshEvidence(last) : undefined,
  ].filter((one) => one !== undefined);
  const endDate = verified ? endOf(last) : undefined;
  const reference = last?.detected.facts.reference ?? trail.after?.detected.facts.reference;
  const named = vetoes.map(({ kind }) => OUTCOME_OF[kind]).find((one) => one !== undefined);
  const outcome: Outcome = verified
    ? endDate === undefined
      ? "cancelled"
      : "ends_on"
    : signedOut || refused !== undefined
      ? says("unchanged") && !signedOut
        ? "still_active"
        : "unknown"
      : says("unchanged")
        ? "still_active"
        : (named ?? (pending(trail, last) ? "pending_confirmation" : "unknown"));
  const seen = verified ? undefined : seenInstead(last, vetoes[0]?.quote, refused, signedOut);
  return {
    evidence,
    verified,
    outcome,
    ...(endDate === undefined ? {} : { endDate }),
    ...(reference === undefined ? {} : { reference }),
    ...(seen === undefined || seen === "" ? {} : { seen }),
    ...(!verified && says("likely") && vetoes.length === 0 && refused === undefined
      ? { likely: true }
      : {}),
    ...(verified && model?.answer === "yes" && model.quote !== undefined
      ? { readBy: model.name }
      : {}),
  };
}

const QUOTED = 300;

/** What is left open where nothing but words that could not be read stands between the looks and an end. */
export function doubtOf(
  { trail, sent, looks, model, now }: Weighed,
  { verified }: Finding,
): { quote: string; unread?: string; url: string } | undefined {
  const [first] = looks;
  const last = looks.at(-1);
  if (verified || looks.length < 2 || first === undefined || last === undefined) return undefined;
  const agree = looks.every(
    ({ reading, detected }) =>
      reading.gone &&
      reading.says !== "unchanged" &&
      reading.quote === last.reading.quote &&
      reading.endDate === last.reading.endDate &&
      reading.vetoes.every(({ kind }) => kind === "unread") &&
      !/^(?:FAILED|LOGIN_REQUIRED)$/.test(detected.state),
  );
  const { quote, vetoes } = last.reading;
  const paid = trail.after === undefined ? [] : stillPaid(pageOf(trail.after.observation), now);
  if (!agree || quote === undefined || paid.length > 0) return undefined;
  if (refusedOf(sent) !== undefined || model?.answer === "no") return undefined;
  const unread = [...new Set(vetoes.map((one) => one.quote))].join(" ").slice(0, QUOTED);
  return {
    quote: quote.slice(0, QUOTED),
    ...(unread === "" ? {} : { unread }),
    url: last.observation.page.url,
  };
}

/** Both looks showed the words; that they say an end is the person's reading, and is written down as such. */
export function readByPerson({ looks }: Weighed, finding: Finding): Finding {
  const last = looks.at(-1);
  const endDate = endOf(last);
  const fresh = freshEvidence(last);
  const { seen: _, likely: __, ...rest } = finding;
  return {
    ...rest,
    verified: true,
    personRead: true,
    outcome: endDate === undefined ? "cancelled" : "ends_on",
    evidence: [
      ...finding.evidence,
      ...(fresh === undefined
        ? []
        : [{ ...fresh, what: "two fresh loads of the account page, as the person reads them" }]),
    ],
    ...(endDate === undefined ? {} : { endDate }),
  };
}

function endOf(look: Look | undefined): string | undefined {
  if (look === undefined) return undefined;
  const told = look.detected.facts.endDate;
  const isNew = told !== undefined && look.reading.seen.some((line) => line.includes(told));
  return look.reading.endDate ?? (isNew ? told : undefined);
}

function seenInstead(
  look: Look | undefined,
  veto: string | undefined,
  refused: { method: string; url: string; status?: number } | undefined,
  signedOut: boolean,
): string | undefined {
  if (refused !== undefined)
    return `${refused.method} ${refused.url} was answered ${refused.status}`;
  if (signedOut) return "a page that asks to sign in";
  const words = veto ?? look?.reading.quote ?? look?.reading.seen[0] ?? look?.detected.evidence[0];
  return words?.slice(0, 200);
}

function requestEvidence(sent: Weighed["sent"]): Evidence | undefined {
  const taken = sent.findLast(
    (request) =>
      canHaveChanged(request) &&
      request.status !== undefined &&
      request.status >= 200 &&
      request.status < 400,
  );
  return taken === undefined
    ? undefined
    : {
        tier: "A",
        what: "the last step's request was accepted",
        seen: `${taken.method} ${taken.url} answered ${taken.status}`,
      };
}

/** Closing words, an end date or a reference that were not on the page before the last step. */
function wordsEvidence({ before, after }: Trail): Evidence | undefined {
  if (
    after === undefined ||
    (after.detected.state !== "COMPLETE" && after.detected.state !== "ACCOUNT_CANCELLED")
  )
    return undefined;
  const { closingWords, reference, endDate } = newWords(
    before,
    after.observation,
    after.detected.facts,
  );
  const fresh = closingWords ?? reference ?? endDate;
  return fresh === undefined
    ? undefined
    : {
        tier: "B",
        what: "words that were not there before the last step",
        seen: fresh,
        url: after.observation.page.url,
      };
}

function freshEvidence(look: Look | undefined): Evidence | undefined {
  if (look === undefined) return undefined;
  return {
    tier: "C",
    what: "two fresh loads of the account page agree",
    seen: look.reading.quote ?? look.reading.endDate ?? "the subscription is shown as ended",
    url: look.observation.page.url,
  };
}

function pending({ after }: Trail, look: Look | undefined): boolean {
  return [after, look].some(
    (seen) =>
      seen?.detected.facts.interim !== undefined || seen?.detected.facts.wall === "email_link",
  );
}
