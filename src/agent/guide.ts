import type { ActResult } from "../contract/act-result.ts";
import type { ActRequest } from "../contract/input.ts";
import type { Box, Observation } from "../contract/observation.ts";
import type { Picture } from "../runs/events.ts";

/** A control that may lead on, best first. */
export type Candidate = {
  actionId: string;
  role: string;
  name: string;
  /** Where it is in a picture of the window; none where it is out of sight or in a frame. */
  box?: Box;
};

/** What whoever thinks for a planner holds meanwhile: the open session, and leave to act in it under the same gates. */
export type Hand = {
  runId: string;
  sessionId: string;
  why: string;
  observation: Observation;
  candidates: Candidate[];
  picture: Picture | undefined;
  /** Takes the session into the caller's hands, and back into the run's. */
  lend(to: string): void;
  takeBack(from: string): void;
  act(input: ActRequest, owner: string, signal: AbortSignal): Promise<ActResult>;
};

/** `verify`: it is done, look whether the site says so. */
export const ANSWERS = ["verify", "go_on", "stop"] as const;
export type GuideAnswer = {
  next: (typeof ANSWERS)[number];
  quote?: string;
  /** Stopped because the person said no to what they had picked. */
  refused?: true;
};

/** Whoever can think where the planner cannot: an agent that called, a person at a terminal or dashboard. */
export type Guide = {
  by: string;
  take(hand: Hand, signal: AbortSignal): Promise<GuideAnswer>;
};
