import type { ErrorData } from "../contract/errors.ts";
import type { Observation } from "../contract/observation.ts";
import type { ActDecision, Detected, Step } from "../planners/port.ts";
import type { Offer, PatternMet, Reason } from "../runs/verdict.ts";
import type { Approvals } from "./approvals.ts";
import type { Trail } from "./verify.ts";

/** Where a run stands; what the verdict is made of. */
export type RunState = {
  sessionId: string;
  turn: number;
  steps: Step[];
  offers: Offer[];
  patterns: PatternMet[];
  approvals: Approvals;
  last: { observation: Observation; detected: Detected } | undefined;
  /** Pages on which the subscription was seen, for the fresh load at the end. */
  accountUrl: string | undefined;
  trail: Trail;
  /** A last step was begun, by this process or before an interruption: the end, if there is one, is this run's doing. */
  begun: boolean;
  failures: number;
  crashed: Set<string>;
};

/** Why a run is over; the verdict is made of it. */
export type Ending = { reason: Reason; detail: string; error?: ErrorData; proposed?: ActDecision };
