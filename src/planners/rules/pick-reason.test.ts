import { expect, test } from "vitest";
import { pickReason } from "./pick-reason.ts";

const same = (name: string): string => name;
const REASONS = ["Too expensive", "I'm ill", "I don't use it enough", "Other", "Prefer not to say"];

test("without a word of the person, the answer that says nothing is given, else one that tells little", () => {
  expect(pickReason({}, REASONS, same)).toBe("Prefer not to say");
  expect(pickReason({}, REASONS.slice(0, 4), same)).toBe("I don't use it enough");
  expect(pickReason({}, ["Other", "Too expensive"], same)).toBe("Too expensive");
  expect(pickReason({}, ["Other"], same)).toBe("Other");
  expect(pickReason({}, [], same)).toBeUndefined();
});

test.each([
  ["de", ["Zu teuer", "Keine Angabe"]],
  ["fr", ["Trop cher", "Je préfère ne pas répondre"]],
  ["es", ["Muy caro", "Prefiero no decirlo"]],
  ["pt", ["Muito caro", "Prefiro não dizer"]],
  ["it", ["Troppo caro", "Preferisco non rispondere"]],
  ["nl", ["Te duur", "Zeg ik liever niet"]],
  ["ja", ["高すぎる", "回答しない"]],
  ["pl", ["Za drogo", "Wolę nie mówić"]],
  ["sv", ["För dyrt", "Vill inte svara"]],
])("in %s too", (_, reasons) => {
  expect(pickReason({}, reasons, same)).toBe(reasons[1]);
});

test("the person's own reason is found by its words, and goes under Other where the site has no such answer", () => {
  expect(pickReason({ reason: "it is too expensive for me" }, REASONS, same)).toBe("Too expensive");
  expect(pickReason({ reason: "The app crashes" }, REASONS, same)).toBe("Other");
  expect(pickReason({ reason: "The app crashes" }, ["Too expensive", "No reason"], same)).toBe(
    "No reason",
  );
});
