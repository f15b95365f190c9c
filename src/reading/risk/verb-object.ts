import { peopleVerbs } from "./verb-object-people.ts";
import { moneyVerbs } from "./verb-object-money.ts";
import type { BaseCode, DangerKind } from "../../contract/risk.ts";

/**
 * A verb that is harmless beside most nouns and a danger beside some: "return" a page and "return" a phone number.
 * Both lists hold all languages, one a line; notation in phrase-matcher.ts.
 */
export type VerbObject = {
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
export const VERB_OBJECTS: VerbObject[] = [...moneyVerbs, ...peopleVerbs];
