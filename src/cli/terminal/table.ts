/** Columns as wide as their widest cell, two spaces apart; numbers stand right. */
export function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const numeric = head.map((_, column) =>
    rows.every((row) => /^[\d.,%/ -]*( s)?$/.test(row[column] ?? "")),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          numeric[column] === true
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
