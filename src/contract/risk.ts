export type RiskLevel = "safe" | "caution" | "danger";

export type DangerKind =
  | "ends_subscription"
  | "spends_money"
  | "deletes"
  | "reaches_others"
  | "grants_access"
  | "unclear_commit";

/** `reason`: at most about six plain words, shown to a person; empty when safe. */
export type Risk = { level: RiskLevel; reason: string; kinds: DangerKind[] };

export const SAFE: Risk = Object.freeze({ level: "safe", reason: "", kinds: [] });

const REASONS: Record<DangerKind, string> = {
  ends_subscription: "ends a subscription",
  spends_money: "spends money",
  deletes: "deletes for good",
  reaches_others: "reaches other people",
  grants_access: "changes who has access",
  unclear_commit: "may be final",
};

const RANK: Record<RiskLevel, number> = { safe: 0, caution: 1, danger: 2 };

export function caution(reason: string): Risk {
  return { level: "caution", reason, kinds: [] };
}

export function danger(kind: DangerKind, reason: string = REASONS[kind]): Risk {
  return { level: "danger", reason, kinds: [kind] };
}

/** What a danger becomes when the act only leads towards it: a link into the flow, a button that opens a dialog. */
export function entryTo(risk: Risk): Risk {
  return risk.level === "danger" ? caution(`leads on: ${risk.reason}`) : risk;
}

/** The more severe of two; equal dangers are joined, so that a person sees every kind. */
export function moreSevere(a: Risk, b: Risk): Risk {
  if (RANK[a.level] !== RANK[b.level]) return RANK[a.level] > RANK[b.level] ? a : b;
  const added = b.kinds.filter((kind) => !a.kinds.includes(kind));
  return added.length === 0 ? a : { ...a, kinds: [...a.kinds, ...added] };
}
