import { expect, test } from "vitest";
import stringWidth from "string-width";
import type { Question } from "../../agent/job.ts";
import { checkpointText } from "./checkpoint.ts";
import { fit, styleFor } from "./style.ts";
import { hung, labelled } from "./wrapped.ts";

const style = styleFor({ isTTY: true }, {});

test("values go on below themselves, and an address that is longer than the room keeps in one piece", () => {
  expect(labelled("  held     ", "ends a subscription for good", 30, 11)).toEqual([
    "  held     ends a subscription",
    "           for good",
  ]);
  const path = `/srv/pictures/${"a".repeat(60)}.jpg`;
  expect(labelled("  picture  ", path, 40, 11)).toEqual(["  picture", `    ${path}`]);
});

test.each([
  "Opening example.com",
  "退会の手続きを開いています",
  "👩‍👩‍👧 Familie 🇩🇪 Müller",
  "Café crème",
])("%j is cut between letters and never wider than the room", (text) => {
  for (const columns of [4, 8, 12]) {
    const cut = fit(text, columns);
    expect(stringWidth(cut)).toBeLessThanOrEqual(columns);
    expect(text.startsWith(cut.replace(/…$/, ""))).toBe(true);
  }
  expect(fit(text, 80)).toBe(text);
});

test("a line of progress goes on below its words, in colour too", () => {
  const line = `${style.green("✓")} ${style.dim(" 4")} Fill in “What could we have done better?”: “Moving”`;
  const [first, ...rest] = hung(line, 40).split("\n");
  expect(stringWidth(first ?? "")).toBeLessThanOrEqual(40);
  expect(rest).not.toEqual([]);
  for (const one of rest) expect(one).toMatch(/^ {5}\S/);
  expect(hung(line, Number.POSITIVE_INFINITY)).toBe(line);
});

test.each([40, 80, 120])(
  "no line of a card is wider than %i columns, and no word is cut",
  (columns) => {
    const question: Question = {
      kind: "confirm",
      text: "Ends Standard (HD) at Velora, $13.99 a month, on December 2, 2026. Button: Finish cancellation.",
      action: "click",
      element: 'button "Finish cancellation of everything that was ever booked here"',
      url: "https://velora.example/account",
      goesTo: "POST https://velora.example/leave",
      reason: "ends a subscription",
      account: "Standard (HD), $13.99 a month, robin@example.com",
      warnings: [
        "An account that is on hold closes at once instead of at the end of the paid period.",
      ],
      picture: undefined,
    };
    const text = checkpointText(question, style, columns);
    for (const line of text.split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    const words = checkpointText(question, styleFor({}, {})).split(/\s+/);
    expect(checkpointText(question, styleFor({}, {}), columns).split(/\s+/)).toEqual(words);
  },
);
