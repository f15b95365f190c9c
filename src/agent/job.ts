import type { Browsers, OpenInput } from "../browser/port.ts";
import type { Box } from "../contract/observation.ts";
import type { DangerKind } from "../contract/risk.ts";
import type { Planner } from "../planners/port.ts";
import type { RunEvent } from "../runs/events.ts";
import type { RunStore } from "../runs/store.ts";
import type { RunMode } from "../runs/verdict.ts";
import type { Service } from "../services/service.ts";
import type { Guide } from "./guide.ts";
import type { Recordings } from "./recordings.ts";
import type { WhatEnds } from "./ends-what.ts";
import type { Takeover } from "./takeover.ts";

/** What a person is asked: facts only, the picture as a file's path. */
export type Question = {
  kind: "confirm" | "login" | "choose";
  text: string;
  /** What it ends, where that is what is asked. */
  ends?: WhatEnds;
  /** The same as the gate puts it: which act on which control, and where it goes. */
  exact?: string;
  /** What was answered to the site's own questions on the way here. */
  answers?: string[];
  /** What can be chosen, in the order of their numbers. */
  options?: string[];
  action: string;
  element: string | undefined;
  url: string;
  goesTo: string | undefined;
  /** What is drawn on the control, the card it stands in with the amounts there, and what the request carries. */
  control?: string;
  group?: string;
  amounts?: string[];
  fields?: [name: string, value: string][];
  reason: string;
  /** What the page says of the account before the act: plan, price, who is signed in. */
  account: string | undefined;
  warnings: string[];
  picture: string | undefined;
  /** A yes cannot be taken back; what follows from it. */
  final?: boolean;
  kinds?: DangerKind[];
  /** Where the control is in the picture. */
  mark?: Box;
  /** The same of what can be chosen, in the order of their numbers. */
  marks?: (Box | null)[];
  /** Where the question stands: the run and the place in its log. */
  at?: { runId: string; seq: number };
};

export type Answer = {
  answer: "approved" | "rejected" | "unreachable";
  by: string;
  /** Which of the options, from 0; only to a question that has some. */
  choice?: number;
  /** Nobody has answered yet and the run is to be laid down: it is neither a yes nor a no, and is asked again. */
  parked?: true;
};

/** Whoever can be asked: a terminal, a dashboard, an MCP client. No answer in time is a no. */
export type Person = { ask(question: Question, signal: AbortSignal): Promise<Answer> };

/** Without a word on money, the default holds; without one on tokens, there is no limit of them. */
export type Limits = { turns: number; timeMs: number; costUsd?: number; tokens?: number };

export type JobOptions = {
  kind: "cancel" | "run";
  service: Service;
  url: string;
  goal: string;
  /** What to answer where the site asks why; absent: nothing, or what tells least. */
  reason?: string;
  planner: Planner;
  /** Who can be asked whether an account page says that it is over. */
  readEnd?: NonNullable<Planner["readEnd"]>;
  /** ask: the person. always and never: set by who starts the run, and written down as such. */
  approve: "ask" | "always" | "never";
  person: Person | undefined;
  /** Who thinks where the planner cannot; without one the person is asked which control leads on. */
  guide?: Guide;
  mode: RunMode;
  limits: Limits;
  browsers: Browsers;
  open: Omit<OpenInput, "url">;
  store: RunStore;
  /** Where verified ways are kept; `replay`: they are walked again before the planner is asked. */
  recordings?: { store: Recordings; replay: boolean };
  /** The id of a new run, where whoever asked for it was told already. */
  runId?: string;
  /** Who asked for it; the machine's own user where nobody says. */
  askedBy?: string;
  /** Goes on with a run that was interrupted. */
  resume?: string;
  /** Lays the run down before its next step. */
  drain?: AbortSignal;
  signal: AbortSignal;
  onEvent: (event: RunEvent) => void;
  version: string;
  now: () => number;
  /** A person may take mouse and keys for a while, and sign in there where no window can be shown. */
  takeover?: Takeover;
  /** Waits on the page; handed in where nobody wants to. */
  sleep?: (ms: number) => Promise<void>;
};

export const DEFAULT_LIMITS = {
  turns: 20,
  timeMs: 10 * 60_000,
  costUsd: 5,
} as const satisfies Limits;
export const MAX_TURNS = 100;
