import { expect, test } from "vitest";
import { observationOf } from "../../../test/support/described-page.ts";
import { newWords } from "./same-words.ts";

const page = (text: string) =>
  observationOf({ expected: "UNKNOWN", lang: "en", title: "Plan", text, controls: "b OK" });
const findings = {
  closingWords: "Your plan is cancelled.",
  endDate: "3 May 2027",
  reference: "AB-1204",
};
const after = page(
  "# Done\n**Your plan** is cancelled.\nIt ends on 3 May 2027. Reference: AB-1204",
);

test("words, date and number that were not there before count", () => {
  expect(newWords(page("# Are you sure?"), after, findings)).toEqual(findings);
});

test("a date that the question already named is not new", () => {
  const before = page("# Are you sure?\nYou have access until 3 May 2027.");
  expect(newWords(before, after, findings)).toEqual({
    closingWords: findings.closingWords,
    reference: findings.reference,
  });
});

test("nothing is new without a look at the page before, nor what the page after does not hold", () => {
  expect(newWords(undefined, after, findings)).toEqual({});
  expect(newWords(page("# Sure?"), page("# Hello"), findings)).toEqual({});
});
