import type { ActEffects } from "../contract/act-result.ts";
import type { ErrorData } from "../contract/errors.ts";
import type { Observation } from "../contract/observation.ts";
import type { ActDecision, Detected, Step } from "../planners/port.ts";
import type { SiteMap } from "../planners/search/site-map.ts";
import type { Page } from "../reading/block/labelled-page.ts";
import type { Offer, PatternMet, Reason } from "../runs/verdict.ts";
import type { PageState } from "../contract/words.ts";
import type { Approvals } from "./approvals.ts";
import type { Budget } from "./budget.ts";
import type { Repeats } from "./repeats.ts";
import type { Finding, Trail } from "./verify.ts";

/** One state of a page: a script may show a list and each of its entries under one address. */
export type PageBefore = {
  page: Page;
  /** How much of a plan it holds. */
  score: number;
  isPlan: boolean;
  folds: { role: string; name: string }[];
};

/** Where a run stands; what the verdict is made of. */
export type RunState = {
  sessionId: string;
  turn: number;
  /** The turn at which the run is over; a hand-over that goes on grants as many again. */
  allowance: number;
  /** How often the run was handed over to whoever can think. */
  hands: number;
  steps: Step[];
  offers: Offer[];
  patterns: PatternMet[];
  /** What was answered to the site's own questions: they are the person's words there. */
  answers: string[];
  approvals: Approvals;
  last: { observation: Observation; detected: Detected } | undefined;
  /** Pages on which the subscription was seen, for the fresh load at the end. */
  accountUrl: string | undefined;
  /** How sure it was that this page shows it; what is known beforehand is sure. */
  accountConfidence: number;
  /** Tabs and folds of that page that had to be opened to see it. */
  accountFolds: { role: string; name: string }[];
  /** Where else it was seen; asked when the best page says nothing. */
  otherAccountPages: { url: string; folds: { role: string; name: string }[] }[];
  /** The address on which each control was first met, by role and name. */
  metAt: Map<string, string>;
  trail: Trail;
  /** Which of several subscriptions, as the site names it; undefined where there is no choice. */
  chosen: string | undefined;
  /** Pages as they stood before anything was sent, by address; the end is what differs from them. */
  pagesBefore: Map<string, PageBefore[]>;
  /** Where that was pressed which began the way out, and which tabs and folds showed it. */
  leftFrom: { url: string; folds: { role: string; name: string }[] } | undefined;
  /** The control that the way out began with: of several plans, the one around it is meant. */
  pressed: string | undefined;
  /** What went out since something was sent that can end a plan. */
  sent: ActEffects["requests"];
  /** Something was sent that can end a plan, by this process or before an interruption: the end, if there is one, is this run's doing. */
  begun: boolean;
  failures: number;
  crashed: Set<string>;
  /** The page that the run began on; what is there already is no evidence of anything done. */
  start: Observation | undefined;
  /** What the planner is told on its next turn, in our own words. */
  feedback: string[];
  /** What the last act was to lead to. */
  awaited: { turn: number; state: PageState } | undefined;
  /** The page as it was when the last act was decided on; undefined where nothing was done since. */
  actedOn: string | undefined;
  /** The last act changed something that can be read or used: done again, it may go on from there. */
  moved?: boolean;
  /** The control that was last taken for one that leads away; chosen once more, it goes on to the gate. */
  doubted?: string;
  /** How often the planner saw no way on, and how often its claim of success did not hold. */
  lost: number;
  refusedClaims: number;
  /** How often the browser went away and was opened again. */
  reopened: number;
  /** The pages and ways of the site that were seen. */
  map: SiteMap;
  /** Acts of a planner that costs nothing, which sent nothing; they cost time, and are no turns. */
  looks: number;
  budget: Budget;
  repeats: Repeats;
  /** For the verdict: who decided, where that was not the planner that was asked for. */
  notes: string[];
};

/** Why a run is over; the verdict is made of it. */
export type Ending = {
  reason: Reason;
  detail: string;
  error?: ErrorData;
  proposed?: ActDecision;
  /** What the site showed, where it was looked at already. */
  finding?: Finding;
  /** It is our own question that nobody could be asked; the site itself wants nothing. */
  unasked?: true;
};

/** Not done, and told to the planner, which may do better. */
export type Refusal = { refused: string };
