import type { LiveRun } from "../agent/live-run.ts";
import type { Jobs } from "../jobs/port.ts";
import type { QuestionDesk } from "../jobs/questions/question.ts";
import type { RunStore } from "../runs/store.ts";
import type { RunIndex } from "./rows/run-index.ts";
import type { Sessions } from "./security/sessions.ts";
import type { Tokens } from "./security/tokens.ts";

/** A service as the start page shows it. */
export type ServiceCard = {
  name: string;
  title: string;
  aliases: string[];
  channels: string[];
  online: boolean;
  warnings: string[];
  hints: string[];
  facts: number;
  lastChecked?: string | undefined;
  tested: string;
  signedIn: boolean;
  /** The person wrote it themselves. */
  own: boolean;
};

/** All that the server needs of whoever starts it. Stores, queues and browsers are behind ports. */
export type Dashboard = {
  store: RunStore;
  jobs: Jobs;
  desk: QuestionDesk;
  sessions: Sessions;
  tokens: Tokens;
  /** It is reached by https, so its cookie goes nowhere else. */
  secure?: boolean;
  services(): Promise<ServiceCard[]>;
  profiles(): Promise<string[]>;
  /** undefined: nobody who can be reached from here drives it. */
  liveOf: (runId: string) => Promise<LiveRun | undefined>;
  /** A page of HTML as PDF. */
  print?: (html: string) => Promise<Uint8Array>;
  version: string;
};

export type Served = Dashboard & { index: RunIndex };
