import { runsAndEvents } from "./migrations/0001-runs-and-events.ts";
import { jobsAndQuestions } from "./migrations/0002-jobs-and-questions.ts";
import { profiles } from "./migrations/0003-profiles.ts";
import { tokens } from "./migrations/0004-tokens.ts";
import { frontRow } from "./migrations/0005-front-row.ts";

/** Never changed once released: a change is a new number. */
export type Migration = { number: number; name: string; sql: string };

export const MIGRATIONS: readonly Migration[] = [
  runsAndEvents,
  jobsAndQuestions,
  profiles,
  tokens,
  frontRow,
];
