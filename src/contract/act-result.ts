import type { ErrorData } from "./errors.ts";
import type { Observation } from "./observation.ts";
import type { RiskLevel } from "./risk.ts";
import type { ExpectationKind } from "./words.ts";

export type CheckedExpectation = {
  kind: ExpectationKind;
  value?: string;
  result: "matched" | "not_matched" | "unknown";
  seen: string;
};

/** What a caller must carry back to go on; only where the policy lets callers echo it. */
export type ConfirmationOffer = { token: string; text: string; expiresAt: string };

export type ActEffects = {
  navigated: boolean;
  changed: boolean;
  tabOpened?: number;
  downloads: string[];
  dialog?: { type: string; message: string };
  /** Requests that the gate by effect let out with an approval, or kept back. */
  requests: {
    method: string;
    url: string;
    status?: number;
    risk: RiskLevel;
    held: boolean;
    /** It was no mere look: whoever sent it may have ended, bought or changed something. */
    canChange?: boolean;
    /** Why it was held or let go. */
    code?: string;
  }[];
  notes: string[];
  /** It failed before anything was pressed or typed. */
  untouched?: true;
};

export type ActResult = {
  ok: boolean;
  did: string;
  error?: ErrorData;
  confirmation?: ConfirmationOffer;
  expectations: CheckedExpectation[];
  effects: ActEffects;
  nextObservation?: Observation;
};
