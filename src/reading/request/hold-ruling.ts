import type { Risk } from "../../contract/risk.ts";
import type { Deed } from "../deed.ts";
import type { Guard } from "../../contract/words.ts";

/** Why a request waits for a yes. */
export type HoldCode = "danger" | "not-read" | "strict" | "final" | "not-understood";

/** Why it does not. The middle ones are the closed list of what is harmless in `strict`. */
export type PassCode =
  | "looks-only"
  | "own-while-loading"
  | "loading"
  | "graphql-query"
  | "consent"
  | "search-typing"
  | "telemetry"
  | "sign-in"
  | "everyday"
  | "open"
  | "agreed";

export type Ruling = { hold: true; code: HoldCode; risk: Risk } | { hold: false; code: PassCode };

/** What an act that may have set a request off was about, besides its deed. */
export type Doing = {
  deed: Deed;
  /** What was typed into a search field; undefined where nothing was. */
  searched: string | undefined;
  /** The act sends a form that asks for a password. */
  signsIn: boolean;
};

export type Occasion = {
  guard: Guard;
  method: string;
  url: string;
  pageUrl: string;
  /** A message of an open socket. */
  isMessage: boolean;
  resourceType: string;
  isNavigation: boolean;
  /** Sent for an act, or by a page that has been acted on; false while a new document loads by itself. */
  acted: boolean;
  /** The same request, body and all, was also sent by this page while it was loading. */
  sentWhileLoading: boolean;
  /** So was another one by the same method to the same path, whatever it carried. */
  knownRoad: boolean;
  /** Goes to another site than the page's own. */
  foreign: boolean;
  /** Whoever acts only wants to see where something leads: what is everyday for a person is not wanted by anybody. */
  looking: boolean;
  doing: Doing;
};
