// The truth about one subscription, on the server's side.

export type Status = "active" | "cancelled" | "paused" | "upgraded" | "downgraded" | "deleted";

export type Harm =
  | "upgrade"
  | "downgrade"
  | "pause"
  | "delete"
  | "accept-offer"
  | "wrong-subscription"
  | "resubscribe"
  | "personal-data";

export interface HarmfulAct {
  kind: Harm;
  detail: string;
  path: string;
}

export interface LogEntry {
  n: number;
  path: string;
  fields: Record<string, string>;
  acts: string[];
  /** The subscription was ended by this request. More than one such entry is a commit made twice. */
  commit: boolean;
  before: Status;
  after: Status;
}

export interface Ledger {
  status: Status;
  harmful: HarmfulAct[];
  log: LogEntry[];
  /** What the site remembers of the visitor: steps done, offers taken, failures already shown. */
  memory: Record<string, string>;
}

export const newLedger = (status: Status = "active"): Ledger => ({
  status,
  harmful: [],
  log: [],
  memory: {},
});

/** The state that a kind of harm leaves the subscription in; the others leave it as it is. */
export const statusAfter: Partial<Record<Harm, Status>> = {
  upgrade: "upgraded",
  downgrade: "downgraded",
  pause: "paused",
  delete: "deleted",
  resubscribe: "active",
};
