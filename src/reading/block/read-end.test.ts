import { expect, test } from "vitest";
import {
  HONEST,
  LAYOUTS,
  LIES_OF_ACCOUNTS,
  makeAccount,
} from "../../../test/support/account/made-pages.ts";
import { ACCOUNT_TONGUES } from "../../../test/support/account/tongues.ts";
import type { Page } from "./labelled-page.ts";
import { readEnd } from "./read-end.ts";

const NOW = Date.UTC(2026, 10, 16);
const believed = (pages: ReturnType<typeof makeAccount>): boolean => {
  const reading = readEnd({ ...pages, now: NOW, service: ["fernly", "kettle", "brisa", "lumen"] });
  return reading.says === "ended" && reading.vetoes.length === 0;
};
const seeded = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state % below;
  };
};

test.each(LIES_OF_ACCOUNTS)("%s is never taken for the end", (lie) => {
  const taken = ACCOUNT_TONGUES.flatMap((tongue) =>
    LAYOUTS.filter((layout, at) =>
      believed(makeAccount(tongue, layout, { lie }, seeded(at + 1))),
    ).map((layout) => `${tongue.lang} ${layout}`),
  );
  expect(taken).toEqual([]);
});

test.each(HONEST)("an honest end is believed: %s", (honest) => {
  const missed = ACCOUNT_TONGUES.flatMap((tongue) =>
    LAYOUTS.filter(
      (layout, at) => !believed(makeAccount(tongue, layout, { honest }, seeded(at + 1))),
    ).map((layout) => `${tongue.lang} ${layout}`),
  );
  expect(missed).toEqual([]);
});

test("a block that stands as it stood is unchanged, in every language and layout", () => {
  const other = ACCOUNT_TONGUES.flatMap((tongue) =>
    LAYOUTS.filter((layout, at) => {
      const { before } = makeAccount(tongue, layout, { honest: "sentence" }, seeded(at + 1));
      return readEnd({ before, after: before, now: NOW }).says !== "unchanged";
    }).map((layout) => `${tongue.lang} ${layout}`),
  );
  expect(other).toEqual([]);
});

const line = (text: string, more: Partial<Page["lines"][number]> = {}): Page["lines"][number] => ({
  text,
  said: text,
  key: text.toLowerCase(),
  kind: "text",
  path: [0, 1],
  region: "main",
  ...more,
});
const pageWith = (lines: Page["lines"], beside: string[] = []): Page => ({
  url: "https://fernly.example/account",
  title: "Account",
  lang: "en",
  busy: false,
  beside,
  lines: [line("Fernly Plus", { kind: "heading" }), ...lines],
});

/** An end that is said plainly, and something more that is new beside it. */
const besideAnEnd = (said: string[], beside: string[] = []) =>
  believed({
    before: pageWith([
      line("Status: Active"),
      line("Next payment: £9.00 on 1 December 2026"),
      line("Cancel subscription", { kind: "control", role: "link" }),
    ]),
    after: pageWith(
      [
        line("Your subscription has been cancelled. You will not be charged again."),
        ...said.map((text) => line(text)),
      ],
      beside,
    ),
  });

test.each([
  ["nothing more", [], []],
  ["a refund", ["Refund of £4.99 sent on 16 November 2026."], []],
  ["what is left then", ["You then have 5 GB of space."], []],
  ["something that is off", ["Recurring billing is off."], []],
])("an end stands beside %s", (_, said, beside) => {
  expect(besideAnEnd(said, beside)).toBe(true);
});

test.each([
  ["that it goes on as before", ["Manual renewal: our staff charge your card as before."], []],
  ["a sentence in another script", ["इसकी जगह RM-302 चालू है, उसी राशि और तारीख़ के साथ।"], []],
  ["what a frame adds", [], ["On that day Harbour Connect becomes your provider."]],
  ["what would be", ["It would have ended, had we had your form."], []],
])("an end is not believed beside %s", (_, said, beside) => {
  expect(besideAnEnd(said, beside)).toBe(false);
});

test.each([
  ["Tax declaration: cancelled on 16 November 2026.", false],
  ["Cancelled: your changes of 16 November 2026.", false],
  ["Fernly Plus: cancelled on 16 November 2026.", true],
  ["Cancelled: Fernly Plus, on 16 November 2026.", true],
  ["Status: cancelled", true],
  ["Cancelled: 16 November 2026", true],
])("what the colon parts from the word is what has ended: %s", (said, ends) => {
  expect(
    believed({
      before: pageWith([
        line("Status: Active"),
        line("Next payment: £9.00 on 1 December 2026"),
        line("Cancel subscription", { kind: "control", role: "link" }),
      ]),
      after: pageWith([line(said)]),
    }),
  ).toBe(ends);
});

test("what a dialog says in front of an end is read, however firmly the page behind it says it", () => {
  const dialog = "For your safety nobody carries it out before your code has come by post.";
  const after = pageWith([
    line(dialog, { region: "modal" }),
    line("Cancelled on 16 November 2026. Ends on 1 December 2026. You will not be charged again."),
  ]);
  const before = pageWith([line("Next payment: £9.00 on 1 December 2026")]);
  expect(believed({ before, after })).toBe(false);
});

test.each<[string, Page["lines"], boolean]>([
  ["said by the page", [line("Your subscription has been cancelled.")], true],
  ["shown in a figure", [line("Your subscription has been cancelled.", { cited: true })], false],
  ["a letter's words", [line("Unsent: “Your subscription has been cancelled.”")], false],
  ["the plan's name in quotes", [line("Your subscription “Fernly Plus” is cancelled.")], true],
  ["a field that was never set", [line('{ "plan": "plus", "canceled_at": null }')], false],
  [
    "one day of many",
    [line("cancelled", { label: "Fri 20 Nov", said: "Fri 20 Nov: cancelled" })],
    false,
  ],
  [
    "notices",
    [line("Cancelled", { label: "Renewal notices", said: "Renewal notices: Cancelled" })],
    false,
  ],
  [
    "a log with an older return under today's end",
    [
      line("Cancelled. You can use it until 1 December 2026."),
      line("16 November 2026 Cancelled by you"),
      line("5 January 2025 Reactivated by you"),
      line("30 December 2024 Cancelled by you"),
    ],
    true,
  ],
  [
    "a return of today",
    [line("16 November 2026 Cancelled by you"), line("16 November 2026 Reactivated automatically")],
    false,
  ],
])("an end counts by who says it, and of what: %s", (_, lines, ends) => {
  const before = pageWith([
    line("Status: Active"),
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  expect(believed({ before, after: pageWith(lines) })).toBe(ends);
});

test.each<[string, boolean]>([
  ["Your subscription ended on 16 November 2026.", true],
  ["Cancelled on 16 November 2026, reference QX-77120.", true],
  ["We will not take any more payments.", true],
  ["Your subscription was all but cancelled.", false],
  ["Your right to it has ended on 16 November 2026.", false],
  ["Cancelled subscriptions leave this list after a week.", false],
  ["The subscription is cancelled as soon as both of you have signed.", false],
  ["The subscription of number 55110 was cancelled. It won't be charged again.", false],
  ["Cancelled through an oversight.", false],
])("an end counts where each of its words is accounted for: %s", (said, ends) => {
  const before = pageWith([
    line("Number 55101"),
    line("Status: Active"),
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  expect(believed({ before, after: pageWith([line(said)]) })).toBe(ends);
});

test.each<[string, string, boolean]>([
  ["a sentence that may take it back", "The same box comes by another road.", false],
  ["its opposite, as in a choice of two", "Carries on", false],
  ["a list of what it was", "Radio, podcasts", true],
  ["what goes back at the end", "Please hand in your key at the desk downstairs.", true],
  ["a month that was paid", "October 2026: £9.00", true],
])("an end with its day, beside %s", (_, said, ends) => {
  const before = pageWith([
    line("Status: Active"),
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  const over = line("Your subscription is cancelled. It ends on 1 December 2026.");
  expect(believed({ before, after: pageWith([over, line(said)]) })).toBe(ends);
});

test.each<[string, string[], boolean]>([
  ["alone", ["Cancelled on 16 November 2026."], true],
  ["beside another row", ["Cancelled on 16 November 2026.", "Agreement 12: drawn up"], false],
  ["beside the next term", ["Ended", "18.11.2026–17.11.2027"], false],
  ["beside a schedule", ["Access ended on 16 November 2026.", "8 of 12: Scheduled"], false],
  [
    "with the payments, beside another row",
    ["Cancelled on 16 November 2026. No further payments.", "Agreement 12: drawn up"],
    true,
  ],
])("an end that is told in one way counts only where nothing else is new: %s", (_, said, ends) => {
  const before = pageWith([
    line("Status: Active"),
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  expect(believed({ before, after: pageWith(said.map((text) => line(text))) })).toBe(ends);
});

test("an end that is told in one way counts only where something of the plan still stands", () => {
  const before = pageWith([
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  const after = { ...pageWith([]), lines: [line("You have no subscriptions.")] };
  expect(believed({ before, after })).toBe(false);
});

test.each<[string, string[], boolean]>([
  ["what has nothing to do with it", ["Day passes are available at the front desk."], true],
  ["what may take it back", ["The same passes are available at the front desk."], false],
  ["what is of the contract", ["Your membership is available at the front desk."], false],
])("an end that is told in two sentences stands beside %s", (_, said, ends) => {
  const before = pageWith([
    line("Status: Active"),
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  const over = [line("Status: Cancelled"), line("No further payments will be taken.")];
  const after = pageWith([...over, ...said.map((text) => line(text))]);
  expect(believed({ before, after })).toBe(ends);
});

test("a list of what has ended is not the plan's end, where the plan is not on it", () => {
  const before = pageWith([
    line("Next payment: £9.00 on 1 December 2026"),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  const after = {
    ...pageWith([]),
    lines: [
      line("Ended subscriptions", { kind: "heading" }),
      line("Subscriptions that have ended. You will not be charged for these again."),
    ],
  };
  expect(believed({ before, after })).toBe(false);
});

/** "Status: Live" is drawn as a label and its value. */
function fact(said: string): Page["lines"][number] {
  const [, label, text] = /^(\p{Lu}[\p{L} ]{3,20}): (.+)$/u.exec(said) ?? [];
  return label === undefined || text === undefined ? line(said) : line(text, { said, label });
}

test.each<[string, string[], string[], boolean]>([
  [
    "a state that has turned round, whatever else is told of the contract",
    ["Status: Live", "Price: £9.00 a month"],
    [
      "Status: Cancelled on 16 November 2026",
      "Last day of service: 1 December 2026",
      "Final bill: ready by 28 December 2026",
      "Letters are sent to 12 Mill Road.",
    ],
    true,
  ],
  [
    "a state of something else",
    ["Status: Live", "Price: £9.00 a month"],
    ["Router: Cancelled on 16 November 2026", "Letters are sent to 12 Mill Road."],
    false,
  ],
  [
    "an end that was asked for",
    ["Price: £9.00 a month"],
    ["16 November 2026: cancelled at your request. No further payments will be taken."],
    true,
  ],
  [
    "a letter",
    ["Price: £9.00 a month"],
    ["Dear Ms Berg, your subscription is cancelled. No further payments will be taken."],
    true,
  ],
  [
    "what is wished to somebody who goes",
    ["Price: £9.00 a month"],
    ["Cancelled, ends on 1 December 2026.", "Happy trails ahead!"],
    true,
  ],
  [
    "what is wished to somebody who stays",
    ["Price: £9.00 a month"],
    ["Cancelled, ends on 1 December 2026.", "See you at the door on Thursday!"],
    false,
  ],
  [
    "a denial after the end's own word",
    ["Price: £9.00 a month"],
    ["Cancelled. After it ends no more payments will be taken."],
    true,
  ],
  [
    "the last payment up to now and the next one",
    ["The Courier, £4.00 every week"],
    [
      "Your subscription has been cancelled. You won't be charged again.",
      "The Courier, £4.00 every week. Last charged 13 November, next 20 November 2026.",
    ],
    false,
  ],
])("what strangers' pages told in their own way: %s", (_, was, is, ends) => {
  const before = pageWith([
    ...was.map(fact),
    line("Cancel subscription", { kind: "control", role: "link" }),
  ]);
  expect(believed({ before, after: pageWith(is.map(fact)) })).toBe(ends);
});
