import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { services } from "../../src/services/services.ts";
import { readStatement } from "../../src/statements/read-statement.ts";
import { findRecurring } from "../../src/statements/recurring.ts";
import { judge, labelledIn } from "../support/statements/labelled.ts";

// Statements and mails by people who had not read the finder, each set with its labels; docs/find.md has their first runs.
const SETS = ["apart", "fourth"];

test.each(SETS)(
  "in the files of %s 95 in 100 found ones are right and 90 in 100 true ones are met",
  async (set) => {
    const folder = new URL(`../fixtures/statements/${set}/`, import.meta.url);
    const files = await labelledIn(folder);
    const all = { entries: 0, found: 0, right: 0, wanted: 0, met: 0 };
    const formats = new Set<string>();
    for (const { file, entries, recurring } of files) {
      const read = await readStatement(await readFile(new URL(file, folder)), file);
      const rows = findRecurring({ ...read, services });
      const { right, wrong, lost } = judge(rows, recurring);
      formats.add(read.format);
      all.entries += entries;
      all.found += rows.length;
      all.right += right;
      all.wanted += recurring.length;
      all.met += recurring.length - lost.length;
      console.log(
        `${file}: ${right} of ${rows.length} right, ${recurring.length - lost.length} of ${recurring.length} met`,
        ...wrong.map((one) => `\n  wrong: ${one.payee} ${one.rhythm} ${one.amount} ${one.first}`),
        ...lost.map((one) => `\n  lost: ${one.name.join(", ")} ${one.rhythm} ${one.amount}`),
      );
    }
    console.log(set, all);
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(formats.size).toBeGreaterThanOrEqual(5);
    expect(all.entries).toBeGreaterThan(600);
    expect(all.right / all.found).toBeGreaterThanOrEqual(0.95);
    expect(all.met / all.wanted).toBeGreaterThanOrEqual(0.9);
  },
);
