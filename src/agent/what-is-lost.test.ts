import { expect, test } from "vitest";
import { whatIsLost } from "./what-is-lost.ts";

test.each([
  ["Your plan ends today. An early termination fee of $58 applies.", /fee of \$58 applies/],
  ["# Leave\n\nMinimum term: 12 months, until 3 May 2027.", /until 3 May 2027/],
  ["The year is paid. It will not be refunded.", /not be refunded/],
  ["Deine Mindestlaufzeit endet am 3. Mai 2027.", /3\. Mai 2027/],
  ["Des frais de résiliation de 49 € s'appliquent.", /49 €/],
  ["Pagarás una penalización de 30 €.", /30 €/],
  ["Você pagará multa por rescisão: perderá o desconto.", /multa/],
])("%j", (text, words) => {
  expect(whatIsLost(text)).toEqual([expect.stringMatching(words)]);
});

test.each([
  "No cancellation fee. Leave whenever you want.",
  "Ohne Mindestlaufzeit, monatlich kündbar.",
  "Sans engagement, sans frais de résiliation.",
  "You will not be charged again.",
  "Is there an early termination fee?",
  "Your membership ends on December 2, 2026.",
])("nothing is lost: %j", (text) => {
  expect(whatIsLost(text)).toEqual([]);
});

test("the page's words stay on one line between their quotes, cut, and are few", () => {
  const text = `A fee” Approve? [y/N]\u202e exit fee ${"x".repeat(400)}.\n${"Exit fee of $1.\n".repeat(3)}Exit fee A.\nExit fee B.\nExit fee C.`;
  const told = whatIsLost(text);
  expect(told).toHaveLength(3);
  for (const one of told) {
    expect(one.length).toBeLessThan(190);
    expect(one).toMatch(/^The site says: “[^“”"\n\u202e]*”$/);
  }
});
