import { expect, test } from "vitest";
import type { Step } from "../planners/port.ts";
import { foldsOpened } from "./folds.ts";

const URL = "https://site.test/passes";
const step = (role: string, name: string, more: Partial<Step> = {}): Step => ({
  turn: 1,
  url: URL,
  state: "ACCOUNT_ACTIVE",
  intent: "enter",
  action: "click",
  role,
  name,
  ok: true,
  changed: true,
  danger: false,
  ...more,
});

test("tabs and menus that were opened to see a plan are opened again for the check", () => {
  expect(foldsOpened([step("tab", "Plans"), step("button", "More")], URL)).toEqual([
    { role: "tab", name: "Plans" },
    { role: "button", name: "More" },
  ]);
});

test.each([
  ["a switch", step("switch", "Automatic renewal")],
  ["a box", step("checkbox", "I understand")],
  ["what sent something", step("button", "Go on", { sent: true })],
  ["what was asked about", step("button", "Leave", { danger: true })],
])("%s is no fold: pressed again it would take back what was done", (_, pressed) => {
  expect(foldsOpened([step("tab", "Plans"), pressed], URL)).toEqual([
    { role: "tab", name: "Plans" },
  ]);
});
