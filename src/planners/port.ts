import type { ErrorData } from "../contract/errors.ts";
import type { Expectation, Target } from "../contract/input.ts";
import type { Observation } from "../contract/observation.ts";
import type { ActionName, PageState } from "../contract/words.ts";
import type { Service } from "../services/service.ts";

/** What a detector reads off one page. `evidence`: short quotes and facts that speak for the state. */
export type Detected = {
  state: PageState;
  /** 0 to 1. */
  confidence: number;
  evidence: string[];
  facts: PageFindings;
};

/** What a page says about the subscription, as far as it says it; quotes are the site's own words. */
export type PageFindings = {
  /** Who bills, when it is not the site: "Apple". */
  biller?: string;
  /** The site's sentence that it is over, or will be. */
  closingWords?: string;
  endDate?: string;
  reference?: string;
  plan?: string;
  price?: string;
  nextBill?: string;
  account?: string;
  /** Why a person is needed or it cannot be done here. */
  wall?: "captcha" | "code" | "email_link" | "phone" | "letter" | "chat";
  wallWords?: string;
  offer?: { text: string; price?: string; months?: number; thenPrice?: string };
  /** An interim page: it speaks of the end but asks for one more step. */
  interim?: string;
};

/** One finished turn, as a planner remembers it. */
export type Step = {
  turn: number;
  url: string;
  state: PageState;
  intent: string;
  action?: ActionName;
  role?: string;
  name?: string;
  ok: boolean;
  error?: ErrorData;
  changed: boolean;
  /** A danger act that was approved and done. */
  danger: boolean;
};

export type View = {
  goal: string;
  service: Service;
  observation: Observation;
  detected: Detected;
  turn: number;
  steps: Step[];
  /** Controls that were not there a turn ago on the same page: what a menu or a list opened. */
  appeared?: ReadonlySet<string>;
};

/** Why an act is made; checkpoints and the record use it. */
export type Intent =
  | "enter" // towards the cancellation: account, manage plan, cancel
  | "decline" // an offer
  | "survey" // answers what must be answered
  | "advance" // goes on to the next page of the flow
  | "commit" // the last click
  | "dismiss" // consent, pop-up, chat
  | "open" // a collapsed menu or section
  | "acknowledge" // "I understand", unticking extras
  | "type" // a demanded word
  | "wait"
  | "scroll"
  | "back";

export type ActDecision = {
  kind: "act";
  intent: Intent;
  target: Target;
  action: ActionName;
  value?: string | number;
  role?: string;
  name?: string;
  expect: Expectation[];
  reason: string;
  confidence: number;
};

/** The planner takes the flow for finished, one way or the other; verification decides whether it is. */
export type EndDecision = {
  kind: "end";
  reason:
    | "completed"
    | "already_cancelled"
    | "login_required"
    | "third_party_billing"
    | "not_possible"
    | "needs_human"
    | "stuck";
  detail: string;
  confidence: number;
};

export type Decision = ActDecision | EndDecision;

export type Planner = { name: string; next(view: View): Promise<Decision> };
