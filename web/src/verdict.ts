import type { RunRow } from "./api.ts";
import { day } from "./format.ts";
import type { Words } from "./words/words.ts";

/**
 * How a run ended, in the reader's language and with what they can do about it on this page. Where more is to be said
 * than these facts hold, it is said as the run itself says it.
 */
export function verdictOf(row: RunRow, words: Words, language: string): string | undefined {
  const { verdict } = words;
  const { title, reason, mode, verified, sentence } = row;
  if (sentence === undefined || row.kind !== "cancel") return sentence;
  if (reason === "interrupted") return `${verdict.interrupted} ${standing(row, words)}`.trim();
  if (reason === "human_rejected") return `${verdict.rejected} ${standing(row, words)}`.trim();
  if (reason === "login_required") return `${verdict.signIn} ${standing(row, words)}`.trim();
  if (reason === "max_turns_exceeded" || reason === "budget_exceeded")
    return `${verdict.limit} ${standing(row, words)}`.trim();
  if (reason === "completed" && mode === "rehearse")
    return `${verdict.rehearsed} ${standing(row, words)}`.trim();
  // A model that read the site's words is named in the run's own sentence.
  if (!verified || row.readBy === true) return sentence;
  const named = row.endsOn ?? row.endDate;
  const on = named === undefined ? undefined : day(named, language);
  const confirmed = row.personRead === true ? verdict.confirmedByPerson : verdict.confirmed;
  switch (row.outcome) {
    case "cancelled":
    case "ends_on":
      return `${verdict.cancelled(title, on)} ${confirmed}`;
    case "already_cancelled":
      return `${verdict.already(title, on)} ${verdict.unchanged}`;
    case "paused":
      return `${verdict.paused(title)} ${confirmed}`;
    case "downgraded":
      return `${verdict.downgraded(title)} ${confirmed}`;
    default:
      return sentence;
  }
}

/** What is known of the subscription where the run did not come to its end. */
function standing({ title, outcome, begun }: RunRow, { verdict }: Words): string {
  const active = outcome === "still_active" ? `${verdict.active(title)} ` : "";
  return begun === true ? active : `${active}${verdict.unchanged}`;
}
