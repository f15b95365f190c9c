import { expect, test } from "vitest";
import stringWidth from "string-width";
import { table } from "./table.ts";

const HEAD = ["name", "service", "ends by", "facts read"];
const ROWS = [
  ["adobe-creative-cloud", "Adobe Creative Cloud", "online, chat, phone, mail", "2026-11"],
  ["hulu", "Hulu", "online", ""],
];

test("columns stand beside each other where there is room", () => {
  expect(table(HEAD, ROWS, Number.POSITIVE_INFINITY).split("\n")).toEqual([
    "name                  service               ends by                    facts read",
    "adobe-creative-cloud  Adobe Creative Cloud  online, chat, phone, mail     2026-11",
    "hulu                  Hulu                  online",
  ]);
});

test.each([40, 60, 80, 120])(
  "at %i columns no line is wider, and no word is cut or lost",
  (columns) => {
    const text = table(HEAD, ROWS, columns);
    for (const line of text.split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    for (const word of ROWS.flat().join(" ").trim().split(/\s+/))
      expect(text.split(/\s+/)).toContain(word);
  },
);

test("where they do not fit each row is told line by line", () => {
  expect(table(HEAD, ROWS, 40).split("\n").slice(0, 3)).toEqual([
    "adobe-creative-cloud",
    "    service: Adobe Creative Cloud",
    "    ends by: online, chat, phone, mail",
  ]);
});
