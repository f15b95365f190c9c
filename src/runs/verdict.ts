import { z } from "zod";
import { PAGE_STATES, type PageState } from "../contract/words.ts";

export { PAGE_STATES, type PageState };

/** What is true of the subscription now. `unknown` is an honest answer and is never rounded up. */
export const OUTCOMES = [
  "cancelled",
  "ends_on",
  "already_cancelled",
  "paused",
  "downgraded",
  "pending_confirmation",
  "billed_elsewhere",
  "needs_phone",
  "needs_email",
  "still_active",
  "unknown",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const REASON_NAMES = [
  "completed",
  "already_cancelled",
  "human_rejected",
  "login_required",
  "third_party_billing",
  "not_possible",
  "needs_human",
  "max_turns_exceeded",
  "budget_exceeded",
  "llm_no_action",
  "llm_error",
  "browser_error",
  "mcp_error",
  "verification_failed",
  "stuck",
  "interrupted",
] as const;
export type Reason = (typeof REASON_NAMES)[number];

export const RUN_MODES = ["run", "dry-run", "rehearse"] as const;
export type RunMode = (typeof RUN_MODES)[number];

/**
 * A  a state-changing request that succeeded in the window of the commit
 * B  closing words, an end date or a reference that were not on the page before the commit
 * C  a fresh load of the account page that agrees
 */
export const evidenceSchema = z.looseObject({
  tier: z.enum(["A", "B", "C"]),
  what: z.string(),
  /** The site's own words, or the request that was answered. */
  seen: z.string(),
  url: z.string().optional(),
  at: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const offerSchema = z.looseObject({
  text: z.string(),
  price: z.string().optional(),
  months: z.number().optional(),
  thenPrice: z.string().optional(),
  turn: z.number().optional(),
});
export type Offer = z.infer<typeof offerSchema>;

export const patternSchema = z.looseObject({
  kind: z.string(),
  text: z.string().optional(),
  url: z.string().optional(),
  turn: z.number().optional(),
});
export type PatternMet = z.infer<typeof patternSchema>;

export const approvalSchema = z.looseObject({
  text: z.string(),
  answer: z.string(),
  by: z.string(),
  at: z.string().optional(),
  waitedMs: z.number().optional(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** What the log says of a question whose page a person used with their own hands while they were asked. */
export const LAPSED = "lapsed";

/** Who answered where no person did: nothing that is shown may read as if somebody had been asked. */
export const BY_POLICY = { always: "policy: always", never: "policy: never" } as const;

/** The policy that answered in a person's place. */
export function policyOf(by: string | undefined): "always" | "never" | undefined {
  if (by === BY_POLICY.always) return "always";
  return by === BY_POLICY.never ? "never" : undefined;
}

export const verdictSchema = z.looseObject({
  runId: z.string(),
  success: z.boolean(),
  verified: z.boolean(),
  outcome: z.enum(OUTCOMES),
  reason: z.enum(REASON_NAMES),
  /** One sentence for a person. */
  sentence: z.string(),
  evidence: z.array(evidenceSchema),
  turns: z.number(),
  finalUrl: z.string(),
  state: z.enum(PAGE_STATES),
  error: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
  approvals: z.array(approvalSchema),
  offers: z.array(offerSchema),
  patterns: z.array(patternSchema),
  /** Null: a model without a known price was asked, and only its tokens are counted. */
  costUsd: z.number().nullable(),
  tokens: z.number(),
  proof: z.string().nullable(),
  /** As the site gave it, or YYYY-MM-DD. */
  endDate: z.string().optional(),
  /** What the account page showed instead of an end, in its own words. */
  seen: z.string().optional(),
  /** Everything but the words: very likely over, and not confirmed. */
  likely: z.boolean().optional(),
  /** The model that read the site's words, where no table of ours knows them. */
  readBy: z.string().optional(),
  /** The person who was asked read an end from the site's words; the program could not tell. */
  personRead: z.boolean().optional(),
  /** Something was sent that can end a plan. */
  begun: z.boolean().optional(),
  /** What was answered to the site's own questions, such as why one leaves. */
  answers: z.array(z.string()).optional(),
  /** The step that a dry run or a rehearsal stopped before. */
  proposed: z
    .looseObject({
      action: z.string(),
      role: z.string().optional(),
      name: z.string().optional(),
      reason: z.string().optional(),
    })
    .optional(),
  /** It was our own question that reached nobody; the site itself asked for nothing. */
  unasked: z.boolean().optional(),
  reference: z.string().optional(),
  /** The service's name, as a person knows it. */
  title: z.string().optional(),
  /** Who bills, where it is somebody else. */
  billedBy: z.string().optional(),
  /** Where it is ended there, in a sentence. */
  cancelAt: z.string().optional(),
  /** The command to sign in with, whole; where the site asks for it. */
  signInWith: z.string().optional(),
  mode: z.enum(RUN_MODES).optional(),
  /** What was asked for; a cancellation where it is not said. */
  kind: z.enum(["cancel", "run"]).optional(),
  /** How it was decided, where that is worth knowing: a model that did not answer, an unknown price. */
  notes: z.array(z.string()).optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * C wherever an account page was reached, else A and B together: the rule of what counts as verified. A task that is no
 * cancellation has no account page to look at; what the page came to show is its evidence.
 */
export function isSupported(
  evidence: readonly Evidence[],
  kind: "cancel" | "run" = "cancel",
): boolean {
  const tiers = new Set(evidence.map((one) => one.tier));
  if (kind === "run") return tiers.has("B") || tiers.has("C");
  return tiers.has("C") || (tiers.has("A") && tiers.has("B"));
}
