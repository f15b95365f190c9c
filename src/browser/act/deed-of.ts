import type { ActInput } from "../../contract/input.ts";
import { type Deed, NO_DEED, type Sense } from "../../reading/deed.ts";
import type { Doing } from "../../reading/request/hold-ruling.ts";
import type { ElementFacts } from "../../reading/risk/element-facts.ts";
import { isPlainLink, shapeOf } from "../../reading/risk/control-shape.ts";
import { readingsOf } from "../../reading/risk/control-label.ts";
import { isWellKnown, languagesOf, promisesLook } from "../../reading/read-everyday.ts";
import { isSlight, senseOf } from "../../reading/sense.ts";
import { amountsBeside, stakesOf } from "../../reading/stakes.ts";
import { keyOf, type Inspected } from "./inspect.ts";

const WORDS_MAX = 160;
const GROUP_MAX = 120;
const WORST: Sense[] = ["final", "unknown", "onward", "everyday"];

/** What an act on an element stands for: the control as it is drawn, and the card it stands on. */
export function deedOf(element: Inspected, input: ActInput): Deed {
  if (/^(?:scroll|select_text)$/.test(input.action)) return NO_DEED;
  const { facts, throughFacts } = element;
  const about = throughFacts ?? facts;
  const both = throughFacts === undefined ? [facts] : [facts, throughFacts];
  return {
    risk: element.risk,
    sense: senseOfAct(element, input),
    stakes: [...new Set(both.flatMap(stakesOf))],
    foreign: both.some(isUnreadable),
    look: input.action === "hover" || (input.action === "click" && both.every(isLook)),
    slight: input.action === "click" && both.every(isSlight),
    choice: both.every(isChoice),
    journey: isJourney(element, input),
    around: aroundOf(about),
    words: wordsOf(about),
    group: groupOf(about),
    amounts: [...new Set(both.flatMap((one) => amountsBeside(one).map(({ text }) => text)))].slice(
      0,
      6,
    ),
  };
}

/** Where it leads, or what a form that only looks asks for, stands on the page for everybody to read. */
function isJourney(
  { facts, throughFacts, prepared, submits }: Inspected,
  input: ActInput,
): boolean {
  // Nobody means to go anywhere by pointing at it.
  if (input.action === "hover") return false;
  const presses = /^(?:click|double_click|right_click|drag|press)$/.test(input.action);
  if (!presses && !(input.action === "type" && keyOf(input) === "Enter")) return true;
  // A form without a field that can be seen asks for what nobody has read.
  const asks = (prepared.form?.fields.length ?? 0) > 0;
  if (submits && asks && prepared.request?.method.toUpperCase() === "GET") return true;
  return [facts, ...(throughFacts === undefined ? [] : [throughFacts])].every(isPlainLink);
}

const AROUND_MAX = 20_000;

function aroundOf({ name, page }: ElementFacts): string {
  const { url, title, headings, text = "" } = page;
  return [name, url.replace(/^[a-z]+:\/\/[^/]*/i, ""), title, ...headings, text]
    .join(" ")
    .slice(0, AROUND_MAX);
}

function senseOfAct({ facts, throughFacts, risk }: Inspected, input: ActInput): Sense {
  if (risk.level === "danger") return "final";
  const set = throughFacts === undefined ? undefined : senseOf(throughFacts);
  switch (input.action) {
    case "fill":
      return shapeOf(facts) === "field" ? "everyday" : senseOf(facts);
    case "upload":
      return "everyday";
    case "select":
      return set ?? senseOf({ ...facts, role: "option", tag: "option", name: String(input.value) });
    case "type":
    case "press": {
      const key = keyOf(input);
      if (key !== "Enter" && key !== "Space")
        return shapeOf(facts) === "field" ? "everyday" : senseOf(facts);
      if (shapeOf(facts) !== "field") break;
      // Enter in a field of a form without a button, or in none: only what a search is for is known.
      return set ?? (key === "Space" || facts.role === "searchbox" ? "everyday" : "unknown");
    }
    default:
      break;
  }
  const senses = [senseOf(facts), ...(set === undefined ? [] : [set])];
  return WORST.find((sense) => senses.includes(sense)) ?? "unknown";
}

function isLook(facts: ElementFacts): boolean {
  const languages = languagesOf(facts.page);
  return readingsOf(facts).every(({ name }) => promisesLook(name, languages));
}

/** The page's own claim, and a weak one: it counts only where nothing is at stake, or no sum stands on it. */
function isChoice(facts: ElementFacts): boolean {
  return /^(?:tick|choice)$/.test(shapeOf(facts)) || facts.tag === "select";
}

/** A page that does not say its language is taken for English where its labels could be. */
function isUnreadable({ page, name, drawn = "" }: ElementFacts): boolean {
  if (isWellKnown(page)) return false;
  return (
    (page.lang ?? "") !== "" ||
    /[^\p{ASCII}]/u.test(`${name}${drawn}`.replace(/[\p{P}\p{S}]/gu, ""))
  );
}

/** Both where they differ: a person must see what the page shows and what it calls it. */
function wordsOf({ name, drawn = "" }: ElementFacts): string {
  const words = drawn === "" || drawn === name ? name : name === "" ? drawn : `${drawn} (${name})`;
  return words.slice(0, WORDS_MAX).toWellFormed();
}

function groupOf({ group, dialog }: ElementFacts): string {
  const words = group?.heading || dialog?.name || group?.text || "";
  return words.slice(0, GROUP_MAX).toWellFormed();
}

/** All that the gate by effect wants to know of an act before it is done. */
export function doingOf(element: Inspected, input: ActInput): Doing {
  const { raw, form } = element.prepared;
  const searches =
    // What is typed into a box with a list under it looks for something in that list.
    /^(?:searchbox|combobox)$/.test(element.role) ||
    raw.type === "search" ||
    /search|query|^q$/i.test(`${element.name} ${form?.fieldNames.join(" ") ?? ""}`);
  return {
    deed: deedOf(element, input),
    searched: input.action === "fill" && searches ? String(input.value ?? "") : undefined,
    signsIn: form?.hasPassword === true && element.submits,
  };
}
