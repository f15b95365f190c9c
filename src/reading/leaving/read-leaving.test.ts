import { expect, test } from "vitest";
import { LEAVING } from "./leaving-words.ts";
import { readLeaving } from "./read-leaving.ts";

test.each([
  "Unterstützung beenden",
  "Patenschaft auslaufen lassen",
  "Encerrar esta linha",
  "Stopzetten…",
  "Zeg mijn pakket op",
  "Irtisano palvelu",
  "formularz rezygnacji",
  "Interrompi la box",
  "Säg upp avtalet",
  "Opsig aftalen",
  "Lemondom az előfizetést",
  "Aboneliği iptal et",
  "解約する",
  "해지하기",
  "Отказаться от подписки",
  "Finish it: I no longer want it",
])("leaves, whatever it is done to: %s", (label) => {
  expect(readLeaving(label).leaves).toBe(true);
});

test.each([
  "Keep my plan",
  "Kündigung zurücknehmen",
  "Undo cancellation",
  "Leave a review",
  "Cancel order",
  "End call",
  "Sesja zakończy się: rozmowa",
  "Einstellungen",
  "Stopover deals",
  "Endurance training",
  "Passwort ändern",
  "Notifications",
])("does not leave: %s", (label) => {
  expect(readLeaving(label).leaves).toBe(false);
});

test("taking something away is told from leaving, and a plan from what is no plan", () => {
  expect(readLeaving("Retirar do meu pacote")).toMatchObject({ removes: true, plan: true });
  expect(readLeaving("Stäng av")).toMatchObject({ leaves: false, removes: true, plan: false });
  expect(readLeaving("Prenumerata")).toMatchObject({ leaves: false, plan: true });
  expect(readLeaving("Planung")).toMatchObject({ plan: false });
  expect(readLeaving("Panel płatności").billing).toBe(true);
});

test("a sentence about leaving is no label that does it", () => {
  const sentence =
    "If you cancel your subscription before the end of the month you can go on using it until then.";
  expect(readLeaving(sentence).leaves).toBe(false);
});

test("all languages have the same keys, and none of them is empty", () => {
  const keys = Object.keys(LEAVING["en"] ?? {}).toSorted();
  for (const words of Object.values(LEAVING)) {
    expect(Object.keys(words).toSorted()).toEqual(keys);
    expect(Object.values(words).every((list) => list.trim() !== "")).toBe(true);
  }
});
