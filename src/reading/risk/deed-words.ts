import { peopleDeeds } from "./deed-words-people.ts";
import { moneyDeeds } from "./deed-words-money.ts";
import type { BaseCode, DangerKind } from "../../contract/risk.ts";

/**
 * A verb that is harmless beside most nouns and a danger beside some: "return" a page and "return" a phone number.
 * Both lists hold all languages, one a line; notation in phrase-matcher.ts.
 */
export type Deed = {
  kind: DangerKind;
  code?: BaseCode;
  verbs: string[];
  objects: string[];
  /** An amount of money is object enough: "Withdraw $200". */
  priced?: true;
  /** The object counts only with a number: "Move to 6 bottles". */
  counted?: true;
  /** What makes it harmless again: "Extend my pause by a month". */
  unless?: RegExp;
};

/** At most 15: two bits each of one number. */
export const DEEDS: Deed[] = [...moneyDeeds, ...peopleDeeds];
