import type { Agent } from "./agent.ts";

/** What a script is told of an episode: the wish, and the words that stand on the page under it. */
export type Episode = { ask: string; lines: string[] };

export type Task = {
  name: string;
  solve: (page: Agent, episode: Episode) => Promise<void>;
};

/** A fixed script for each of these pages, which differ in their looks only. */
export const family = (names: string[], solve: Task["solve"]): Task[] =>
  names.map((name) => ({ name, solve }));

/** The page's own counters stand below every task. */
const COUNTERS = /^(Last reward|Last 10 average|Time left|Episodes done):/;

/** The words that the collection writes in bold are a line's own words, not Markdown. */
export function readEpisode(markdown: string): Episode {
  const lines = markdown
    .replace(/\*\*/g, "")
    .replace(/\\([^\w\s])/g, "$1")
    .split("\n")
    .map((line) => line.replace(/^(#+|-) /, "").trim())
    .filter((line) => line !== "" && !COUNTERS.test(line));
  return { ask: lines[0] ?? "", lines: lines.slice(1) };
}

/** What stands in the first quotation marks; the second with `at` 1. */
export function quoted(text: string, at = 0): string {
  const found = [...text.matchAll(/"([^"]*)"/g)][at]?.[1];
  if (found === undefined) throw new Error(`no quoted words in: ${text}`);
  return found.trim();
}

/** The words that a pattern catches in the wish. */
export function caught(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`${String(pattern)} is not in: ${text}`);
  return found.slice(1).map((part) => (part ?? "").trim());
}

/** "2nd" is 1. */
export const ordinal = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? NaN) - 1;

export function nth<T>(list: T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error(`there are ${list.length}, not ${at + 1}`);
  return found;
}
