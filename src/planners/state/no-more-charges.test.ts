import { describe, expect, test } from "vitest";
import { plain } from "./concepts.ts";
import type { Language } from "./language.ts";
import { nextOne } from "./next-payment.ts";
import { hasNoMore, saysNoMore } from "./no-more-charges.ts";

const over: [Language, string][] = [
  ["en", "We won’t take another payment."],
  ["en", "No more premiums will be collected."],
  ["en", "Nothing further will be charged to your card."],
  ["de", "Es wird nichts mehr abgebucht."],
  ["de", "Ab dann schicken wir dir keine Pakete mehr."],
  ["fr", "Plus aucun prélèvement n’aura lieu."],
  ["fr", "Vous ne serez plus facturé."],
  ["es", "No se te volverá a cobrar nada más."],
  ["pt", "Não haverá mais cobranças."],
  ["it", "Non ti verrà addebitato più nulla."],
  ["nl", "Na die datum betaal je niets meer."],
  ["ja", "今後ご請求が発生することはありません。"],
  ["pl", "Nic więcej nie pobierzemy, kolejnych opłat nie będzie."],
];

const goesOn: [Language, string][] = [
  ["en", "You won’t be charged again until you resume."],
  ["en", "While your plan is paused, no further payments are taken."],
  ["en", "You pay no more than €9 a month."],
  ["de", "Bis du weitermachst, buchen wir nichts mehr ab, solange pausiert ist."],
  ["fr", "Payez plus tard, livraison offerte."],
  ["es", "Paga menos cada mes."],
  ["nl", "Betaal niet te veel."],
  ["ja", "再開するまで、今後ご請求はありません。"],
];

describe("nothing more is taken or sent", () => {
  test.each(over)("%s: %s", (language, words) => {
    expect(saysNoMore(plain(words), [language])).toBe(true);
  });
  test.each(goesOn)("not in %s: %s", (language, words) => {
    expect(saysNoMore(plain(words), [language])).toBe(false);
  });
});

describe("having no subscription any more", () => {
  test.each([
    ["en", "You no longer have a subscription"],
    ["pl", "Nie masz już subskrypcji"],
    ["fr", "Vous n’avez plus d’abonnement"],
    ["it", "Non hai più un abbonamento"],
    ["nl", "Je hebt geen abonnement meer"],
  ] as [Language, string][])("%s: %s", (language, words) => {
    expect(hasNoMore(plain(words), [language])).toBe(true);
  });
  test("losing a feature is not having none", () => {
    expect(hasNoMore(plain("Your subscription no longer includes downloads"), ["en"])).toBe(false);
  });
});

describe("what comes next", () => {
  test("with a day it renews, whatever it is called", () => {
    expect(nextOne("volgende doos", "2 december 2026", true)).toBe("comes");
    expect(nextOne("next bag leaves on 26 november 2026", "", true)).toBe("comes");
  });
  test("with none in its place nothing comes", () => {
    expect(nextOne("proximo cargo", "ninguno", false)).toBe("none");
    expect(nextOne("next delivery", "—", false)).toBe("none");
  });
  test("a lesson or a step is not paid for", () => {
    expect(nextOne("next class", "3 may", true)).toBeUndefined();
    expect(nextOne("nachster schritt", "3. mai", true)).toBeUndefined();
  });
  test("a label without a day or a none says nothing", () => {
    expect(nextOne("next payment", "by card", false)).toBeUndefined();
  });
});
