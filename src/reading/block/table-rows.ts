import type { Page, PageLine } from "./labelled-page.ts";
import type { About } from "./sentence.ts";
import { plain } from "./match-end-words.ts";

/** Whether a table's row with that sum says of itself that it is over; what stands in no table need not. */
export function rowSpeaks({ key }: PageLine, after: Page, { words }: About): boolean {
  const row = after.lines.find((line) => line.key === key)?.row;
  if (row === undefined) return true;
  return after.lines.some(
    (line) =>
      line.row === row &&
      (["ended", "ends", "noMore"] as const).some((word) => words.has(word, plain(line.text))),
  );
}

/** A value with what stands before it, where that is a day or a sum itself and so is no label. */
export function inItsRow(line: PageLine, page: Page): string {
  const row = line.row ?? line.path.at(-2);
  const beside = page.lines.filter(
    (one) => (one.row ?? one.path.at(-2)) === row && one.kind !== "control",
  );
  return row === undefined || beside.length > ROW
    ? line.text
    : beside.map(({ text }) => text).join(" ");
}
/** Cells of a row; more lines than these are a part of the page. */
const ROW = 4;
