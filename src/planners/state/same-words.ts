import type { Observation } from "../../contract/observation.ts";
import type { PageFindings } from "../port.ts";
import { plain } from "./concepts.ts";

export type NewWords = Pick<PageFindings, "closingWords" | "endDate" | "reference">;

// Marks of Markdown and of cells differ between a quote and the page it was taken from.
const bare = (text: string): string =>
  plain(text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_#`|·\\]/g, " "))
    .replace(/\s+/g, " ")
    .trim();

const wordsOf = (observation: Observation): string =>
  bare(
    [
      observation.page.title,
      ...observation.messages,
      ...observation.affordances.map((a) => a.name),
      observation.text ?? "",
    ].join("\n"),
  );

/**
 * What the page says now and did not say before the last click. Words that were there already ("your membership will end
 * if …") are no evidence; without a look at the page before, nothing is.
 */
export function newWords(
  before: Observation | undefined,
  after: Observation,
  findings: PageFindings,
): NewWords {
  if (before === undefined) return {};
  const then = wordsOf(before);
  const now = wordsOf(after);
  const isNew = (words: string | undefined): words is string => {
    if (words === undefined) return false;
    const seen = bare(words);
    return seen !== "" && now.includes(seen) && !then.includes(seen);
  };
  const { closingWords, endDate, reference } = findings;
  return {
    ...(isNew(closingWords) ? { closingWords } : {}),
    ...(isNew(endDate) ? { endDate } : {}),
    ...(isNew(reference) ? { reference } : {}),
  };
}
