import { expect, test } from "vitest";
import { providersWords } from "./providers-words.ts";

const key = { apiKey: "sk-ant-api03-abcdefgh12345678", keyVariable: "ANTHROPIC_API_KEY" };
const prompt = "Goal: cancel.\nAnna Example, 12 Some Street, card ending 4242";

test("a short explanation is passed on", () => {
  expect(providersWords("Your credit balance is too low.", prompt, key)).toBe(
    ": Your credit balance is too low",
  );
  expect(providersWords("", prompt, key)).toBe("");
});

test("the key is not, however it is written", () => {
  for (const written of [key.apiKey, encodeURIComponent(`"${key.apiKey}"`), btoa(key.apiKey)])
    expect(providersWords(`bad key ${written} given`, prompt, key)).not.toContain(written);
});

test("a piece of the prompt is cut off, with all after it", () => {
  const words = providersWords(
    `messages.0: Anna Example, 12 Some Street, card is bad`,
    prompt,
    key,
  );
  expect(words).toBe(": messages.0 […]");
});

test("no explanation is longer than a line or two", () => {
  expect(providersWords("why ".repeat(500), prompt, key).length).toBeLessThan(200);
});
