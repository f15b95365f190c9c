import { SAFE, type Risk } from "../contract/risk.ts";

/**
 * How well a control's own words were understood. `final`: they say something that cannot be undone, whatever kind of
 * control carries them. `everyday`: they name something that people do all day and that ends, buys and sends nothing.
 * `onward`: they only lead on ("Next", "OK", "Yes"), and mean what stands around them. `unknown`: nobody here can read
 * them, which is no evidence of anything.
 */
export type Sense = "final" | "everyday" | "onward" | "unknown";

/** What could be lost or spent where the control stands: seen in structure, before any words. */
export type Stake = "recurring-price" | "price-here" | "plan" | "payment-form" | "account-address";

/** What an act stands for: the control as it is drawn and where it stands, read once for gate, card and record. */
export type Deed = {
  risk: Risk;
  sense: Sense;
  stakes: Stake[];
  /** The page is in a language whose words are not known here: no word of it, nor of its addresses, says anything. */
  foreign: boolean;
  /** Its words promise a look and nothing more ("Show more", "Details"): what changes something does not fit them. */
  look: boolean;
  /** Taken for harmless by a sign, a number, a wave of the hand ("×", "30", "Got it"): it does not say what it does. */
  slight: boolean;
  /** A box, one of several, a list: taken it can be given back, unless its words say otherwise. */
  choice: boolean;
  /** A plain link: where it leads stands on the page. */
  journey: boolean;
  /** The words that stand on the page: what a look asks for is most often called what it is called there. */
  around: string;
  /** What can be read on the control, in its card and in the heading over it; for the question to a person. */
  words: string;
  group: string;
  amounts: string[];
};

/** An act that presses nothing: a look, a wait, a scroll, going to an address. */
export const NO_DEED: Deed = {
  risk: SAFE,
  sense: "everyday",
  stakes: [],
  foreign: false,
  look: false,
  slight: false,
  choice: false,
  // Whoever goes to an address has named it.
  journey: true,
  around: "",
  words: "",
  group: "",
  amounts: [],
};
