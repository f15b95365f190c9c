import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JobOptions } from "../../src/agent/job.ts";
import { runJob } from "../../src/agent/run-job.ts";
import type { Browsers } from "../../src/browser/port.ts";
import type { Planner } from "../../src/planners/port.ts";
import type { EventData, EventType, RunEvent } from "../../src/runs/events.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { genericService } from "../../src/services/generic.ts";

export type JobKit = { browsers: Browsers; home: string; remove(): void };

/** Browsers that need the folder (for secrets, for uploads) are made when it is there. */
export function jobKit(given: Browsers | ((home: string) => Browsers)): JobKit {
  const home = mkdtempSync(join(tmpdir(), "subterminator-job-"));
  const browsers = typeof given === "function" ? given(home) : given;
  return { browsers, home, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** A whole run, from the first look to the verdict, on real pages; waiting on an unchanged page takes no time. */
export async function job(
  kit: JobKit,
  planner: Planner,
  url: string,
  more: Partial<JobOptions> = {},
): Promise<{ verdict: Verdict; events: RunEvent[]; waits: number }> {
  const events: RunEvent[] = [];
  let waits = 0;
  const verdict = await runJob({
    kind: "run",
    service: genericService(url),
    url,
    goal: "Do what is to be done",
    planner,
    approve: "always",
    person: undefined,
    mode: "run",
    limits: { turns: 20, timeMs: 120_000 },
    browsers: kit.browsers,
    open: {},
    store: jsonlStore({ home: kit.home }),
    signal: new AbortController().signal,
    onEvent: (event) => events.push(event),
    version: "test",
    now: Date.now,
    sleep: () => {
      waits++;
      return Promise.resolve();
    },
    ...more,
  });
  return { verdict, events, waits };
}

/** The data of every event of one type, oldest first. */
export function dataOf<T extends EventType>(events: RunEvent[], type: T): EventData[T][] {
  return events.filter((event) => event.type === type).map((event) => event.data as EventData[T]);
}
