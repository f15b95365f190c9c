import { parse } from "csv-parse/sync";

const DELIMITERS = [",", ";", "\t", "|"];

export type Rows = { delimiter: string; rows: string[][] };

/** Every delimiter is tried; the one that gives most rows of one and the same width, of three columns or more, wins. */
export function splitRows(text: string): Rows | undefined {
  let best: (Rows & { score: number }) | undefined;
  for (const delimiter of DELIMITERS) {
    const rows = parsed(text, delimiter);
    if (rows === undefined) continue;
    const widths = new Map<number, number>();
    for (const row of rows) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
    const [width, count] = [...widths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
    // Wider tables first among equals: a comma inside amounts splits every row of a semicolon file the same way.
    const score = width < 3 ? 0 : count + Math.min(width, 12) / 100;
    if (score > (best?.score ?? 0)) best = { delimiter, rows, score };
  }
  return best;
}

function parsed(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return undefined;
  }
}
