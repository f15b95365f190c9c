import { expect, test } from "vitest";
import { aboutKept, countWords, readGoal } from "./goal.ts";

test.each([
  [
    "Cancel my Orchard Cheese Club. Keep the Fruit Box.",
    ["orchard", "cheese", "club"],
    ["fruit", "box"],
  ],
  ["Cancel « Club Fromage ». Keep « Panier Fruits ».", ["club", "fromage"], ["panier", "fruits"]],
  ['Cancel the plan "Nimbus"; the plan "Cirrus" is to stay', ["nimbus"], ["cirrus"]],
  ['End "Nimbus", and "Cirrus" remains as it is', ["nimbus"], ["cirrus"]],
  ['End "Nimbus". What I have in "Cirrus" is mine for good.', ["nimbus"], ["cirrus"]],
  ["Cancel the “Koffieronde” subscription, but keep the “Fruitbox”", ["koffieronde"], ["fruitbox"]],
  ["Kündige mein Abo Premium. Behalte das Abo Basis.", ["premium"], ["basis"]],
  ["Cancel my subscription", [], []],
  [
    "Cancel my phone plan; I do not need the number any more. Keep the tablet plan.",
    ["phone"],
    ["tablet"],
  ],
  ["Cancel my Silver railcard. Keep the bicycle add-on.", ["silver", "railcard"], ["bicycle"]],
  [
    "Cancel Sports Max, but keep Cine Prime, Kids and Docs",
    ["sports", "max"],
    ["cine", "prime", "kids", "docs"],
  ],
  [
    "Cancel Starter Hosting, but keep the domain pots.example and the mail",
    ["starter", "hosting"],
    ["domain", "pots", "example", "mail"],
  ],
])("%s", (goal, wanted, kept) => {
  expect(readGoal(goal)).toMatchObject({ wanted, kept });
});

test("a text is about what is to be kept when it names that and nothing of what is to go", () => {
  const goal = "Cancel the Cheese Club. Keep the Fruit Box.";
  expect(aboutKept(goal, "Cancel Fruit Box?")).toBe(true);
  expect(aboutKept(goal, "Cancel Cheese Club? Your Fruit Box stays.")).toBe(false);
  expect(aboutKept(goal, "Are you sure?")).toBe(false);
});

test("a word that stands in both names tells neither from the other", () => {
  const goal = "Cancel the box for Bram. Keep the box for Poekie.";
  expect(aboutKept(goal, "The box of Poekie")).toBe(true);
  expect(aboutKept(goal, "The box of Bram")).toBe(false);
  expect(aboutKept(goal, "Your box")).toBe(false);
});

test("what is to be kept is known by its stem in another language", () => {
  const goal = "Stop my monthly gift. Keep the child sponsorship.";
  expect(aboutKept(goal, "Kindsponsoring")).toBe(true);
  expect(aboutKept(goal, "Maandelijkse gift")).toBe(false);
});

test("one of a kind and many of it are one word; two words with a common beginning are two", () => {
  expect(countWords("Passes & lockers", ["pass"])).toBe(1);
  expect(countWords("Meine Karten", ["karte"])).toBe(1);
  expect(countWords("Passwords", ["pass"])).toBe(0);
});

test("what the names of both have in common tells of neither", () => {
  const goal = "End the Lakanapalvelu, keep the Paitapalvelu";
  expect(aboutKept(goal, "Muokkaa palveluita")).toBe(false);
  expect(aboutKept(goal, "Paitapalvelu")).toBe(true);
});

test.each([
  ["Cancel my Lumen Gold without deleting my profile", ["lumen", "gold"]],
  ["Résilie mon abonnement Lumen Gold, sans effacer mes photos", ["lumen", "gold"]],
  ["Kündige Lumen Gold ohne Löschung der Fotos", ["lumen", "gold"]],
])("what is to go without is kept: %s", (goal, wanted) => {
  const read = readGoal(goal);
  expect(read.wanted).toEqual(wanted);
  expect(read.keeps).toBe(true);
});
