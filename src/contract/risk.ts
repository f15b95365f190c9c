export type RiskLevel = "safe" | "caution" | "danger";

export type DangerKind =
  | "ends_subscription"
  | "spends_money"
  | "deletes"
  | "reaches_others"
  | "grants_access"
  | "unclear_commit";

/** What people read for each code; at most about six plain words. Programs compare codes, never these. */
const REASONS = {
  none: "",
  ends_subscription: "ends a subscription",
  spends_money: "spends money",
  deletes: "deletes for good",
  reaches_others: "reaches other people",
  grants_access: "changes who has access",
  unclear_commit: "may be final",
  about_ending: "about cancelling",
  cancels_something: "cancels something",
  cancels_order: "cancels an order or booking",
  ends_account: "ends an account",
  ends_something: "ends something",
  ends_something_now: "ends something now",
  ends_something_paid: "ends something that is paid",
  ends_and_spends: "says ending, may cost money",
  gives_up: "gives something up",
  double_negative: "double negative",
  resumes_billing: "resumes billing",
  turns_renewal_on: "turns renewal on",
  starts_trial: "starts a trial",
  takes_offer: "takes on an offer",
  takes_more: "takes more of it",
  price_beside: "may cost the amount beside it",
  names_price: "names a price",
  hands_in: "hands something in",
  reports_somebody: "reports somebody",
  shows_everybody: "shows it to everybody",
  signs: "signs something",
  undoes_ending: "stops or undoes a cancellation",
  stops_mail: "stops mail",
  unclear_way: "unclear which way",
  goes_without: "goes on without it",
  changes: "changes something",
  consent: "answers a consent banner",
  removes: "removes something",
  removes_small: "removes something small",
  sends_something: "sends something",
  sends_file: "sends a file",
  uploads: "uploads a file",
  signs_in: "signs in",
  signs_in_or_out: "signs in or out",
  commits: "commits to something",
  flow_step: "one step of a flow",
  submits_form: "submits a form",
  ticks: "ticks an agreement or choice",
  on_final_page: "on a final page",
  runs_script: "runs a script",
  unlabelled: "unlabelled",
  not_understood: "not understood",
  not_read: "could not be read",
  changes_unknown: "changes something, and nobody knows what",
  nothing_understood: "neither control nor request was understood",
  look_that_sends: "promises a look, sends something unknown",
  carried_elsewhere: "carries it on to another site",
} as const;

export type BaseCode = keyof typeof REASONS;
/** `leads_on:x`: the act only leads towards x. */
export type RiskCode = BaseCode | `leads_on:${BaseCode}`;

/** `reason` is the code in words, shown to a person; empty when safe. */
export type Risk = { level: RiskLevel; code: RiskCode; reason: string; kinds: DangerKind[] };

export const SAFE: Risk = Object.freeze({ level: "safe", code: "none", reason: "", kinds: [] });

const RANK: Record<RiskLevel, number> = { safe: 0, caution: 1, danger: 2 };
const LEADS_ON = "leads_on:";

/** What a code is about, also where it only leads there. */
export function subjectOf(code: RiskCode): BaseCode {
  return (code.startsWith(LEADS_ON) ? code.slice(LEADS_ON.length) : code) as BaseCode;
}

export function reasonOf(code: RiskCode): string {
  const words = REASONS[subjectOf(code)];
  return code.startsWith(LEADS_ON) ? `leads on: ${words}` : words;
}

export function caution(code: RiskCode): Risk {
  return { level: "caution", code, reason: reasonOf(code), kinds: [] };
}

export function danger(kind: DangerKind, code: BaseCode = kind): Risk {
  return { level: "danger", code, reason: reasonOf(code), kinds: [kind] };
}

/** What a danger becomes when the act only leads towards it: a link into the flow, a button that opens a dialog. */
export function entryTo(risk: Risk): Risk {
  return risk.level === "danger" ? caution(`leads_on:${subjectOf(risk.code)}`) : risk;
}

/**
 * The more severe of two; equal dangers are joined, so that a person sees every kind. Where one says ending and the
 * other paying, neither may stand for both.
 */
export function moreSevere(a: Risk, b: Risk): Risk {
  if (RANK[a.level] !== RANK[b.level]) return RANK[a.level] > RANK[b.level] ? a : b;
  const added = b.kinds.filter((kind) => !a.kinds.includes(kind));
  if (added.length === 0) return a;
  const kinds = [...a.kinds, ...added];
  const both = kinds.includes("ends_subscription") && kinds.includes("spends_money");
  return both ? { ...danger("ends_subscription", "ends_and_spends"), kinds } : { ...a, kinds };
}
