import { describe, expect, test } from "vitest";
import { foldAccents, labelReadings, normalizeLabel } from "./normalize.ts";
import { readLabel } from "./label-reading.ts";

describe("normalizeLabel", () => {
  test.each([
    ["  Cancel \n Plan ", "cancel plan"],
    ["Ｃａｎｃｅｌ", "cancel"],
    ["Can\u200Bcel", "cancel"],
    ["С a n с e l", "cancel"],
    ["Cаncеl", "cancel"],
    ["C.a.n.c.e.l", "cancel"],
    ["C a n c e l  p l a n", "cancel plan"],
    ["Termınate", "terminate"],
    ["İPTAL", "iptal"],
    ["解 約", "解約"],
    ["ｷｬﾝｾﾙ", "キャンセル"],
    ["Kündigen", "kündigen"],
  ])("%j reads %j", (text, expected) => expect(normalizeLabel(text)).toBe(expected));

  test.each([
    "отменить подписку",
    "сохранить",
    "ακύρωση συνδρομής",
    "アカウントを削除",
    "구독 취소",
    "оплата с карты iphone",
    "ガイド",
  ])("leaves genuine %j alone", (text) => expect(normalizeLabel(text)).toBe(text));

  test.each(["A plan", "Plan B or C", "I do", "24/7"])(
    "does not join ordinary short words: %j",
    (text) => expect(normalizeLabel(text)).toBe(text.toLowerCase()),
  );

  test("is stable: a normalised text stays as it is", () => {
    for (const text of [
      "Cаncеl рlаn",
      "C a n c e l  p l a n",
      "\u202Enalp",
      "Ｃａｎｃｅｌ",
      "Отменить",
      "ᴄᴀɴᴄᴇʟ",
    ]) {
      expect(normalizeLabel(normalizeLabel(text))).toBe(normalizeLabel(text));
    }
  });
});

test("an override gives both readings", () => {
  expect(labelReadings("\u202ElecnaC")).toEqual(expect.arrayContaining(["lecnac", "cancel"]));
  expect(labelReadings("lecnaC")).toEqual(["lecnac"]);
});

test("accents fold, voicing marks of kana stay", () => {
  expect(foldAccents("résiliation größe łódź ガ")).toBe("resiliation grosse lodz ガ");
});

// A pattern that is quadratic in 100,000 characters takes minutes and so fails by the test's time limit.
test.each(["a ", "a.", "C\u0336", "аa", "=", "not ", "( "])(
  "100,000 characters of %j are read",
  (piece) => {
    expect(readLabel(`${piece.repeat(50_000)} cancel plan`).risk.level).toBe("danger");
  },
);
