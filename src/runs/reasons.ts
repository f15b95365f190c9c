import { writtenDate } from "./dates.ts";
import { EXIT_CODES, type ExitCode } from "./exit-code.ts";
import { stepWords } from "./step-words.ts";
import { policyOf, type Outcome, type Reason, type Verdict } from "./verdict.ts";

export { EXIT_CODES, type ExitCode } from "./exit-code.ts";

/** What a sentence is made of; a verdict without its sentence. */
export type Told = Pick<Verdict, "success" | "verified" | "outcome" | "reason" | "turns"> &
  Partial<Verdict>;

type ReasonEntry = { exitCode: ExitCode; sentence: (told: Told) => string };

/** The whole of what is known where a question reached nobody. */
export const NOBODY = "Nobody could be asked.";

const UNCHANGED = "Nothing was changed.";

export const REASONS: Record<Reason, ReasonEntry> = {
  completed: { exitCode: EXIT_CODES.done, sentence: completed },
  already_cancelled: {
    exitCode: EXIT_CODES.done,
    sentence: (told) =>
      told.verified
        ? `${plan(told)} was already cancelled${ending(told, " and ends on ")}. ${UNCHANGED}`
        : afterStop(told),
  },
  human_rejected: {
    exitCode: EXIT_CODES.rejected,
    sentence: (told) =>
      `${told.kind === "run" ? "A" : "The last"} step was not ${refusedBy(told)} and not taken. ${afterStop(told)} To have it done, run this again and say yes.`,
  },
  login_required: {
    exitCode: EXIT_CODES.personNeeded,
    sentence: (told) =>
      `${site(told)} asks you to sign in. ${unchanged(told)} Sign in with \`${told.signInWith ?? "subterminator login"}\`, then run this again.`.replace(
        "  ",
        " ",
      ),
  },
  third_party_billing: {
    exitCode: EXIT_CODES.notPossible,
    sentence: (told) =>
      `${plan(told)} is billed by ${told.billedBy ?? "somebody else"}: cancel it there. ${told.cancelAt === undefined ? "" : `${told.cancelAt} `}${unchanged(told)}`.trim(),
  },
  not_possible: {
    exitCode: EXIT_CODES.notPossible,
    sentence: (told) =>
      `It can't be done on this site. ${afterStop(told)} ${BY_YOURSELF[told.outcome] ?? "Do it yourself where the site says"}${at(told)}.`,
  },
  needs_human: {
    exitCode: EXIT_CODES.personNeeded,
    sentence: (told) =>
      told.unasked === true
        ? `The next step needs your word, and nobody could be asked. ${afterStop(told)}${told.error?.message === undefined || told.error.message === NOBODY ? "" : ` ${told.error.message}`} Run it where you can answer: at a terminal, or from a client that can show you a question.`
        : `${site(told)} asks for something only you can do (a code, a puzzle or an answer). ${afterStop(told)} Finish it yourself${at(told)}.`,
  },
  max_turns_exceeded: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `Stopped after ${told.turns} turns without reaching the end. ${afterStop(told)} Run this again with a higher --max-turns.`,
  },
  budget_exceeded: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `Stopped because the limit of money, tokens or time was reached${spent(told)}. ${afterStop(told)} Run this again with a higher limit.`,
  },
  llm_no_action: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `The language model named no next step. ${afterStop(told)} Run this again with another model${orRules(told)}.`,
  },
  llm_error: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `The language model could not be reached. ${afterStop(told)} Try again later${orRules(told)}.`,
  },
  browser_error: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `The browser or the site stopped answering. ${afterStop(told)} Try again later.`,
  },
  mcp_error: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `The external browser tools failed. ${afterStop(told)} Try again without them.`,
  },
  verification_failed: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `${afterStop({ ...told, verified: false }, "")} Do not rely on it: look yourself${at(told)}.`,
  },
  stuck: {
    exitCode: EXIT_CODES.failed,
    sentence: (told) =>
      `No way forward was found on the site. ${afterStop(told)} Finish it yourself${at(told)}.`,
  },
  interrupted: {
    exitCode: EXIT_CODES.interrupted,
    sentence: (told) =>
      `The run was interrupted. ${afterStop(told)} \`subterminator runs resume ${told.runId ?? "last"}\` goes on.`,
  },
};

export function sentenceOf(told: Told): string {
  return REASONS[told.reason].sentence(told);
}

/** "Done" is what the site says: an unverified end is a failure to whoever scripts against this. */
export function exitCodeOf(told: Told): ExitCode {
  const { exitCode } = REASONS[told.reason];
  const claimed = exitCode === EXIT_CODES.done && !isTrial(told);
  const proven = told.verified && (told.success || told.reason === "already_cancelled");
  return claimed && !proven ? EXIT_CODES.failed : exitCode;
}

/** Where the run was started so that nobody is asked, nobody said no. */
function refusedBy({ approvals = [] }: Told): string {
  return policyOf(approvals.at(-1)?.by) === "never"
    ? "allowed by --approve never (nobody was asked)"
    : "approved";
}

/** The rules know only how to cancel. */
function orRules(told: Told): string {
  return told.kind === "run" ? "" : " or with --planner rules";
}

function spent({ costUsd, tokens }: Told): string {
  if (costUsd === undefined) return "";
  return ` (${costUsd === null ? `${tokens} tokens` : `$${costUsd.toFixed(2)}`} spent)`;
}

const BY_YOURSELF: Partial<Record<Outcome, string>> = {
  needs_phone: "Call the number that stands",
  needs_email: "Write to the address that stands",
};

/** The page that the person goes on from. */
function at(told: Told): string {
  return told.finalUrl === undefined ? "" : ` at ${told.finalUrl}`;
}

const NOT_POSSIBLE: Partial<Record<Outcome, string>> = {
  needs_phone: ": the site wants a phone call",
  needs_email: ": the site wants it in writing",
};

function completed(told: Told): string {
  if (told.mode === "dry-run")
    return `Dry run: the first step would be: ${step(told, "one that was named")}. ${UNCHANGED}`;
  if (told.mode === "rehearse")
    return `Rehearsal: stopped before the step that may end it: ${step(told, "the last one")}. It was not done. ${plan(told)} is not cancelled. ${unchanged(told)}`.trim();
  if (!told.success || !told.verified) return afterStop({ ...told, verified: false });
  if (told.personRead === true) return `${done(told)} Confirmed by you from the site's words.`;
  return `${done(told)} The site confirms it${readBy(told)}.`;
}

/** The act that was not done, as a person would say it. */
function step({ proposed }: Told, unknown: string): string {
  return proposed === undefined ? unknown : stepWords(proposed);
}

function done(told: Told): string {
  switch (told.outcome) {
    case "cancelled":
      return `${plan(told)} is cancelled${ending(told, "; access ends on ")}.`;
    case "ends_on":
      return `${plan(told)} is cancelled${ending(told, " and ends on ")}.`;
    case "already_cancelled":
      return `${plan(told)} was already cancelled${ending(told, " and ends on ")}.`;
    case "paused":
      return `${plan(told)} is paused, not cancelled.`;
    case "downgraded":
      return `${plan(told)} is downgraded, not cancelled.`;
    case "pending_confirmation":
      return `${plan(told)} is not cancelled yet: the site waits for one more confirmation.`;
    case "billed_elsewhere":
    case "needs_phone":
    case "needs_email":
    case "still_active":
    case "unknown":
      return told.title === undefined ? "The task is done." : `The task on ${told.title} is done.`;
  }
}

/** What is known of the subscription and no more: for a document that others read. */
export function factOf(told: Told): string {
  return afterStop(told, "");
}

/** What is known of the subscription when a run ends early or without confirmation. */
function afterStop(
  told: Told,
  advice = told.kind === "run" ? "Look there to be sure." : "Look at your account to be sure.",
): string {
  if (told.verified && told.success) return done(told);
  if (told.kind === "run")
    return `The site did not confirm that the task is done. ${advice}`.trim();
  switch (told.outcome) {
    case "still_active":
      return `${plan(told)} is still active. ${unchanged(told)}`.trim();
    case "paused":
      return `${plan(told)} seems to be paused, not cancelled.`;
    case "downgraded":
      return `${plan(told)} seems to be downgraded, not cancelled.`;
    case "pending_confirmation":
      return `${plan(told)} is not cancelled yet: the site waits for one more confirmation.`;
    case "billed_elsewhere":
      return `${plan(told)} is billed by ${told.billedBy ?? "somebody else"}.`;
    case "needs_phone":
    case "needs_email":
      return `${plan(told)} is not cancelled${NOT_POSSIBLE[told.outcome] ?? ""}. ${unchanged(told)}`.trim();
    case "cancelled":
    case "ends_on":
    case "already_cancelled":
    case "unknown":
      // Nothing was sent: what the site says of it is what it said before.
      if (
        told.begun !== true &&
        told.outcome === "unknown" &&
        told.reason !== "verification_failed"
      )
        return `${plan(told)} is not cancelled by this run. ${UNCHANGED}`;
      return `The site did not confirm that ${plan(told, "the subscription")} is cancelled.${seenOf(told)} ${advice}`.trim();
  }
}

/** Said only where nothing was sent. */
const unchanged = ({ begun }: Told): string => (begun === true ? "" : UNCHANGED);

const readBy = ({ readBy: model }: Told): string =>
  model === undefined ? "" : `, as ${model} reads it`;

/** Its own words, so that a person can judge. */
function seenOf({ likely, seen }: Told): string {
  const guess =
    likely === true
      ? " Very likely it is: the way to cancel and the next payment have gone from the account page."
      : "";
  return seen === undefined ? guess : `${guess} Seen there: “${seen}”.`;
}

function isTrial(told: Told): boolean {
  return told.mode === "dry-run" || told.mode === "rehearse";
}

function plan(told: Told, nameless = "The subscription"): string {
  return told.title ?? nameless;
}

function site(told: Told): string {
  return told.title ?? "The site";
}

function ending(told: Told, before: string): string {
  return told.endDate === undefined ? "" : `${before}${writtenDate(told.endDate)}`;
}
