import { expect, test } from "vitest";
import { datesIn } from "./dates.ts";

test.each([
  ["ends on March 3, 2027.", "March 3, 2027"],
  ["on the 3rd of March 2027", "3rd of March 2027"],
  ["endet am 14. Januar 2027", "14. Januar 2027"],
  ["zum 28.02.2027 gekündigt", "28.02.2027"],
  ["jusqu'au 1er février 2027", "1er février 2027"],
  ["el 20 de enero de 2027", "20 de enero de 2027"],
  ["até 10/01/2027", "10/01/2027"],
  ["fino al 5 febbraio 2027", "5 febbraio 2027"],
  ["tot 9 januari 2027", "9 januari 2027"],
  ["2027年1月15日まで", "2027年1月15日"],
  ["do 1 marca 2027", "1 marca 2027"],
  ["2027-03-09", "2027-03-09"],
])("%s", (text, date) => {
  expect(datesIn(text)).toEqual([date]);
});

test("amounts and versions are no dates", () => {
  expect(datesIn("$12.99 for 3 apps, version 1.2, 24/7 help, call 0800 123")).toEqual([]);
});
