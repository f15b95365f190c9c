import { deskPerson } from "../../agent/desk-person.ts";
import { liveRun, type LiveRun } from "../../agent/live-run.ts";
import { Takeover } from "../../agent/takeover.ts";
import type { Browsers } from "../../browser/port.ts";
import type { RunOne } from "../../jobs/local-jobs.ts";
import type { QuestionDesk } from "../../jobs/questions/question.ts";
import type { RunEvent } from "../../runs/events.ts";
import type { RunStore } from "../../runs/store.ts";
import { homeFolder } from "../home.ts";
import { openWith, prepareBrowsers, withOwnProfile } from "../run/browser-setup.ts";
import { choosePlanner, replays } from "../run/choose-planner.ts";
import { within } from "../run/start-job.ts";
import { findTarget } from "../run/target.ts";
import { readSettings } from "../settings.ts";
import { packageVersion } from "../version.ts";

/** How long a question of a run waits; a person may be away from the dashboard for a while. */
const QUESTION_MS = 30 * 60_000;
const CLOSING_MS = 5_000;

type Options = {
  store: RunStore;
  desk: QuestionDesk;
  lives: Map<string, LiveRun>;
  onEvent: (runId: string, event: RunEvent) => void;
};

/** One run of the dashboard, by the same rules and settings as at the command line. */
export function runOne({ store, desk, lives, onEvent }: Options): RunOne {
  return async ({ id, request, who, resume }, signal) => {
    const { budget = {} } = request;
    const given = {
      ...(request.planner !== undefined && { planner: request.planner }),
      ...(request.profile !== undefined && { profile: request.profile }),
    };
    const target = await findTarget({
      service: request.service,
      url: request.url,
      goal: request.goal,
    });
    const settings = withOwnProfile(readSettings(given), target.service.name);
    const planner = await choosePlanner(settings, request.kind);
    const [{ runJob }, { recordingsIn }] = await Promise.all([
      import("../../agent/run-job.ts"),
      import("../../agent/recordings.ts"),
    ]);
    const browsers: Browsers = await prepareBrowsers(settings, target.url);
    const live = () => browsers.live?.(id);
    const takeover = new Takeover(live);
    if (browsers.live !== undefined) lives.set(id, liveRun(live, takeover));
    try {
      return await runJob({
        kind: request.kind,
        service: target.service,
        url: target.url,
        goal: target.goal,
        ...(request.reason !== undefined && { reason: request.reason }),
        planner,
        approve: settings.approve,
        person: deskPerson({ desk, asker: "a run of the dashboard", waitMs: QUESTION_MS }),
        mode: request.mode,
        limits: {
          turns: budget.turns ?? settings.maxTurns,
          timeMs: budget.minutes === undefined ? settings.timeoutMs : budget.minutes * 60_000,
          costUsd: budget.costUsd ?? settings.maxCost,
          ...(settings.maxTokens !== undefined && { tokens: settings.maxTokens }),
        },
        browsers,
        open: {
          guard: settings.guard ?? (request.kind === "cancel" ? "strict" : "open"),
          ...openWith(settings),
        },
        store,
        recordings: { store: recordingsIn(homeFolder()), replay: replays(settings.planner) },
        ...(resume ? { resume: id } : { runId: id }),
        askedBy: who,
        ...(browsers.live !== undefined && { takeover }),
        signal,
        onEvent: (event) => onEvent(id, event),
        version: packageVersion(),
        now: Date.now,
      });
    } finally {
      lives.delete(id);
      await within(CLOSING_MS, browsers.closeAll());
    }
  };
}
