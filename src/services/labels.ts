import { z } from "zod";
import { language, type Pattern, plainText } from "./pattern.ts";

/** What a control means in a flow: the way there, the first click, on past an offer, out of the flow, the last click … */
export const MEANINGS = [
  "nav",
  "enter",
  "decline",
  "keep",
  "pause",
  "confirm",
  "done",
  "undo",
] as const;
export type Meaning = (typeof MEANINGS)[number];

const labelList = z.array(z.string().trim().min(1).max(200)).max(20);

/** Words as a page prints them, by language and meaning. */
export const labelsSchema = z.record(language, z.partialRecord(z.enum(MEANINGS), labelList));
export type Labels = z.output<typeof labelsSchema>;

// Labels that stand on any page, or that leave a dialog as often as they end a plan. They say nothing about a state, and as
// closing words they would make a false success. "Resume" also ends a pause, "Expires on" is printed beside bank cards.
const SAYS_LITTLE = new Set(
  [
    "Bestätigen, Cancel, Canceled, click here, Concluído, Confirm, Continue, Done, Downgrade, Edit, Expiration Date",
    "Expires on, Go back, Kündigen, Manage, Next, Pause, Resume, Select reason, Settings, Submit, Turn off, Weiter, Yes, 完了",
  ].flatMap((line) => line.split(", ").map((label) => label.toLowerCase())),
);

type Derived = {
  states: Record<
    "ACCOUNT_ACTIVE" | "ACCOUNT_CANCELLED" | "RETENTION_OFFER" | "FINAL_CONFIRMATION" | "COMPLETE",
    Pattern[]
  >;
  checkpoints: Pattern[];
  success: Pattern[];
};

/**
 * What labels tell. A label with two meanings on one site tells neither: twelve services print the same words on the way in
 * and on the last button, so those are no checkpoint; what else is on the page must decide.
 */
export function patternsFromLabels(labels: Labels): Derived {
  const derived: Derived = {
    states: {
      ACCOUNT_ACTIVE: [],
      ACCOUNT_CANCELLED: [],
      RETENTION_OFFER: [],
      FINAL_CONFIRMATION: [],
      COMPLETE: [],
    },
    checkpoints: [],
    success: [],
  };
  for (const [code, meanings] of Object.entries(labels)) {
    const take = (wanted: Meaning[], not: Meaning[]): string[] => {
      const others = new Set(not.flatMap((meaning) => (meanings[meaning] ?? []).map(fold)));
      return wanted
        .flatMap((meaning) => meanings[meaning] ?? [])
        .filter((label) => !others.has(fold(label)));
    };
    const add = (to: Pattern[], at: Pattern["at"], words: string[]): void => {
      if (words.length > 0) to.push({ at, words, languages: [code], matches: [], misses: [] });
    };
    const { states } = derived;
    add(states.ACCOUNT_ACTIVE, "label", telling(take(["enter"], ["decline", "confirm"])));
    add(
      states.RETENTION_OFFER,
      "label",
      telling(take(["decline", "keep", "pause"], ["enter", "confirm"])),
    );
    add(states.FINAL_CONFIRMATION, "label", telling(take(["confirm"], ["enter", "decline"])));
    add(states.ACCOUNT_CANCELLED, "label", telling(take(["undo"], ["enter", "keep"])));
    add(states.COMPLETE, "text", telling(take(["done"], [])));
    add(derived.checkpoints, "label", take(["confirm"], ["enter"]));
    add(derived.success, "text", telling(take(["done"], [])));
  }
  return derived;
}

const fold = (label: string): string => plainText(label).toLowerCase();

const telling = (list: string[]): string[] =>
  list.filter((label) => !SAYS_LITTLE.has(label.toLowerCase()));
