import type { SiteMap } from "./search/site-map.ts";
import type { ErrorData } from "../contract/errors.ts";
import type { Expectation, LocatorTarget, Target } from "../contract/input.ts";
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
  wall?: "captcha" | "code" | "email_link" | "phone" | "letter" | "chat" | "visit";
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
  /** It sent something that can have changed something. */
  sent?: true;
  value?: string;
  /** What was expected of it and did not come. */
  missed?: string[];
  /** The ways that were tried to reach the control, in order, where the first did not do. */
  strategies?: string[];
  /** Whose part of the page it stood in, where the goal asks to end one thing and to keep another. */
  whose?: "own" | "kept" | "?";
  /** The row or card it stood on, where others bear its name. */
  context?: string;
};

/** What is left of each limit; undefined: no limit, or one that cannot be counted. */
export type Left = {
  turns: number;
  ms: number;
  tokens: number | undefined;
  costUsd: number | undefined;
};

export type PagePicture = { data: Uint8Array; mimeType: "image/jpeg" | "image/png" };

/** One call of a language model, as its provider counted it. */
export type Spent = {
  model: string;
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens: number;
  /** Undefined where no price is known. */
  costUsd: number | undefined;
};

/** What the loop lends to a planner that pays for its decisions. */
export type Loan = {
  /** What became of the decisions before, in the loop's own words; never a word of the page. */
  feedback: string[];
  left: Left;
  /** The page now, with the numbers of its controls on it; undefined where none could be taken. */
  picture: () => Promise<PagePicture | undefined>;
  /** Whether a call of at most this size may be made; false: the run has to end. */
  mayCost: (estimate: {
    model: string;
    tokens: number;
    costUsd: number | undefined;
  }) => Promise<boolean>;
  /** Written down before anything else happens. */
  spent: (call: Spent) => Promise<void>;
  /** Ends with the run, by interruption or by time. */
  signal: AbortSignal;
};

export type View = {
  /** Absent: to cancel. */
  kind?: "cancel" | "run";
  goal: string;
  /** Why the person leaves, in their words; absent: they would rather not say. */
  reason?: string;
  service: Service;
  /** Where the run began; absent: where the service says. */
  url?: string;
  observation: Observation;
  detected: Detected;
  turn: number;
  steps: Step[];
  /** Controls that were not there a turn ago on the same page: what a menu or a list opened. */
  appeared?: ReadonlySet<string>;
  /** Role and name of each control here that stood on a page of another address, too. */
  menus?: ReadonlySet<string>;
  /** What was seen of the site in this run; a planner without a model goes on from there. */
  map?: SiteMap;
  loan?: Loan;
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
  | "explore" // looks where something leads; nothing that it would send goes out
  | "wait"
  | "scroll"
  | "back";

export type ActDecision = {
  kind: "act";
  intent: Intent;
  target: Target;
  action: ActionName;
  value?: string | number;
  /** Several fields of a form at once, by actionId. */
  fields?: Record<string, string>;
  /** Whose part of the page the control stands in, where the goal asks to end one thing and to keep another. */
  whose?: "own" | "kept" | "?";
  role?: string;
  name?: string;
  /** The row or card it stands on, where others bear its name. */
  context?: string;
  expect: Expectation[];
  reason: string;
  confidence: number;
  /** Tried in order where the target does not do. */
  fallbacks?: LocatorTarget[];
  expectedState?: PageState;
  /** The planner takes it for the last step; that can only add a question. */
  final?: true;
  /** It only looks: what it would send that can change something is dropped, and nobody is asked. */
  explores?: true;
  /** The planner does not trust it: a person decides, or it is not done. */
  unsure?: true;
  notes?: string[];
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
    | "stuck"
    | "budget_exceeded"
    | "llm_no_action"
    | "llm_error";
  detail: string;
  confidence: number;
  /** What the page must show for it to be so, where the task says no more of itself. */
  checks?: Expectation[];
  notes?: string[];
};

/** A question to the person; the answer comes back as feedback. Both texts are the planner's words, not facts. */
export type AskDecision = {
  kind: "ask";
  action: string;
  reason: string;
  confidence: number;
  notes?: string[];
};

/** No way on is seen. Said three times, the run ends. */
export type LostDecision = {
  kind: "lost";
  reason: string;
  confidence: number;
  notes?: string[];
};

export type Decision = ActDecision | EndDecision | AskDecision | LostDecision;

export type Planner = {
  name: string;
  /** Reads what the loop says back: a refused claim or act is told to it instead of ending the run. */
  readonly readsFeedback?: boolean;
  next(view: View): Promise<Decision>;
  /** One closed question about two states of a plan; undefined where nobody answers. */
  readonly readEnd?: (blocks: EndBlocks, loan: Loan) => Promise<EndAnswer | undefined>;
};

/** The part of an account page that shows the plan, line by line, before anything was done and now. */
export type EndBlocks = { plan: string; before: string[]; after: string[] };
/** `sentence`: the words it relies on, as they are drawn. */
export type EndAnswer = { by: string; answer: "yes" | "no" | "unsure"; sentence?: string };
