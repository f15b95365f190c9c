import { expect, test } from "vitest";
import { labelled } from "../reading/block/labelled-page.ts";
import { readGoal } from "./goal.ts";
import { whoseLine } from "./goal-card.ts";

const line = (text: string, path: number[], kind: "text" | "heading" | "control" = "text") => ({
  text,
  path,
  kind,
  region: "main",
});

/** Two cards on one page, and a button under both of them. */
const lines = labelled([
  line("Garden club", [1, 2], "heading"),
  line("€ 12 a month", [1, 2]),
  line("Leave", [1, 2, 4], "control"),
  line("Seed box", [1, 3], "heading"),
  line("€ 9 a month", [1, 3]),
  line("Leave", [1, 3, 5], "control"),
  line("Cancel plan", [1, 6], "control"),
]);
const goal = readGoal("End the seed box, keep the garden club");
const whose = (at: number): string => whoseLine(lines, lines[at]!, goal);

test("a control is of the card that it stands in", () => {
  expect([whose(2), whose(5)]).toEqual(["kept", "own"]);
});

test("what stands outside of the card that is to go is not of it, though the page names both", () => {
  expect(whose(6)).toBe("kept");
});

test.each([
  ["Zeg Garage Oost op, Garage West wil ik houden", ["oost"], ["west"]],
  ["Kündige das Kombi-Ticket, das Radabo soll bleiben", ["kombi", "ticket"], ["radabo"]],
  ["Résilie l'option Cinéma, garde la fibre", ["cinema"], ["fibre"]],
  ["Säg upp Kulturpasset, jag vill behålla Sportpasset", ["kulturpasset"], ["sportpasset"]],
])("what is to stay is read off a goal in another language: %s", (text, own, kept) => {
  const read = readGoal(text);
  expect(read.own).toEqual(expect.arrayContaining(own));
  expect(read.kept).toEqual(expect.arrayContaining(kept));
  expect(read.own).not.toEqual(expect.arrayContaining(kept));
});

test("what is to stay may be called by the noun for any plan", () => {
  expect(readGoal("Stop the locker rental, keep my membership")).toMatchObject({
    own: ["locker", "rental"],
    kept: ["membership"],
  });
  expect(readGoal("Drop the magazine, keep the others")).toMatchObject({ keeps: true });
});
