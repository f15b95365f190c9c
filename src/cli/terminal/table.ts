import stringWidth from "string-width";
import { widthOf, wrapped } from "./wrapped.ts";

/** No column of words gets narrower than this; where that is not enough, each row gets lines of its own. */
const NARROWEST = 12;
const GAP = "  ";

/** Columns as wide as their widest cell, two spaces apart; numbers stand right. */
export function table(head: string[], rows: string[][], columns = widthOf(process.stdout)): string {
  const all = rowsThatFit(head, rows, columns);
  return (all === undefined ? rows.map((row) => stacked(head, row, columns)) : all.flat()).join(
    "\n",
  );
}

/**
 * The head and each row as the lines it takes, broken inside the widest columns of words where they do not fit beside
 * each other; undefined where not even that is enough.
 */
export function rowsThatFit(
  head: string[],
  rows: string[][],
  columns: number,
  isRight: (column: number) => boolean = (column) =>
    rows.every((row) => /^[\d.,%/ -]*( s)?$/.test(row[column] ?? "")),
): string[][] | undefined {
  const all = [head, ...rows];
  const right = head.map((_, column) => isRight(column));
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => stringWidth(row[column] ?? ""))),
  );
  const least = head.map((_, column) =>
    right[column] === true
      ? (widths[column] ?? 0)
      : Math.max(
          Math.min(NARROWEST, widths[column] ?? 0),
          ...all.flatMap((row) =>
            (row[column] ?? "").split(/\s+/).map((word) => stringWidth(word)),
          ),
        ),
  );
  const room = columns - GAP.length * (head.length - 1);
  while (sum(widths) > room) {
    const slack = widths.map((width, column) => width - (least[column] ?? 0));
    const widest = slack.indexOf(Math.max(...slack));
    if ((slack[widest] ?? 0) <= 0) return undefined;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return all.map((row) => {
    const cells = head.map((_, column) => wrapped(row[column] ?? "", widths[column] ?? 0));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, column) => pad(lines[line] ?? "", widths[column] ?? 0, right[column] === true))
        .join(GAP)
        .trimEnd(),
    );
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function pad(cell: string, width: number, right: boolean): string {
  const gap = " ".repeat(Math.max(0, width - stringWidth(cell)));
  return right ? gap + cell : cell + gap;
}

/** What a row is about, and below it the rest by name. */
const stacked = (head: string[], [first = "", ...rest]: string[], columns: number): string =>
  [
    first,
    ...rest.flatMap((cell, at) =>
      cell === "" ? [] : wrapped(named(head[at + 1] ?? "", cell), columns, "    ", "      "),
    ),
  ].join("\n");

const named = (name: string, cell: string): string => (name === "" ? cell : `${name}: ${cell}`);
