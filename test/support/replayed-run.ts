import { join } from "node:path";
import { createBrowsers } from "../../src/browser/browsers.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { DEFAULT_LIMITS, type Answer, type JobOptions } from "../../src/agent/job.ts";
import { recordingsIn } from "../../src/agent/recordings.ts";
import { runJob } from "../../src/agent/run-job.ts";
import type { Planner, View } from "../../src/planners/port.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { genericService } from "../../src/services/generic.ts";

export type Done = {
  verdict: Verdict;
  /** How often the planner behind the recording was asked. */
  calls: number;
  /** What it was asked about. */
  asked: string[];
  reasons: string[];
  notes: string[];
};

export type Walk = {
  url: string;
  goal: string;
  home: string;
  planner?: Planner;
  answer?: Answer["answer"];
  replay?: boolean;
  mode?: JobOptions["mode"];
};

export function startBrowsers(home: string): Browsers {
  return createBrowsers({
    executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "",
    confirmations: "ask",
    allowedHosts: ["127.0.0.1"],
    home,
  });
}

/** One run as the command line makes it, with a planner that is counted and a person who gives one answer. */
export async function walk(browsers: Browsers, how: Walk): Promise<Done> {
  const done: Omit<Done, "verdict"> = { calls: 0, asked: [], reasons: [], notes: [] };
  const behind = how.planner ?? rulesPlanner;
  const planner: Planner = {
    name: behind.name,
    next: (view: View) => {
      done.calls++;
      return behind.next(view);
    },
  };
  const verdict = await runJob({
    kind: "cancel",
    service: genericService(how.url),
    url: how.url,
    goal: how.goal,
    planner,
    approve: "ask",
    person: {
      ask: (question) => {
        done.asked.push(question.text);
        return Promise.resolve({ answer: how.answer ?? "approved", by: "the test" });
      },
    },
    mode: how.mode ?? "run",
    limits: DEFAULT_LIMITS,
    browsers,
    open: {},
    store: jsonlStore({ home: how.home }),
    recordings: { store: recordingsIn(how.home), replay: how.replay ?? true },
    signal: new AbortController().signal,
    onEvent: (event) => {
      if (event.type === "decided") done.reasons.push(event.data.reason);
      if (event.type === "note") done.notes.push(event.data.text);
    },
    version: "test",
    now: Date.now,
  });
  return { verdict, ...done };
}

export const recordingsFolder = (home: string): string => join(home, "recordings");
