import { alsoAtDesk } from "../../agent/desk-person.ts";
import type { JobOptions } from "../../agent/job.ts";
import { fileDesk } from "../../jobs/questions/file-desk.ts";
import { openTelemetry } from "../../agent/telemetry/open-telemetry.ts";
import { exitCodeOf } from "../../runs/reasons.ts";
import type { RunMode, Verdict } from "../../runs/verdict.ts";
import { openRuns } from "../fleet/open-store.ts";
import { homeFolder } from "../home.ts";
import { onInterrupt } from "../interrupt.ts";
import type { Settings } from "../settings.ts";
import { terminalPerson } from "../terminal/person.ts";
import { createReporter, type Loudness } from "../terminal/reporter.ts";
import { styleFor } from "../terminal/style.ts";
import { verdictText } from "../terminal/verdict-text.ts";
import { widthOf } from "../terminal/wrapped.ts";
import { packageVersion } from "../version.ts";
import { openWith, prepareBrowsers, withOwnProfile } from "./browser-setup.ts";
import { choosePlanner, replays } from "./choose-planner.ts";
import type { RunTarget } from "./target.ts";

/** The terminal gives up earlier by itself; where nobody sits at it, the desk waits this long. */
const DESK_WAIT_MS = 15 * 60_000;

/** How long the browser and open files may take to close before the program ends anyway. */
const CLOSING_MS = 5_000;

export type JobRequest = {
  kind: JobOptions["kind"];
  target: RunTarget;
  settings: Settings;
  mode: RunMode;
  reason?: string;
  resume?: string;
};

/** Runs a job at the terminal, prints its verdict and sets the exit code. */
export async function startJob(request: JobRequest): Promise<void> {
  const { target, mode } = request;
  const settings = withOwnProfile(request.settings, target.service.name);
  // First what needs no browser: a key that is missing should not take a browser's start to be told.
  const planner = await choosePlanner(settings, request.kind);
  const [{ runJob }, store, { recordingsIn }] = await Promise.all([
    import("../../agent/run-job.ts"),
    openRuns(),
    import("../../agent/recordings.ts"),
  ]);
  // Last: a browser server is a process, which nothing that fails after it may leave behind.
  const browsers = await prepareBrowsers(settings, target.url);
  const telemetry = await openTelemetry();
  const traced = telemetry?.run();
  const screen = process.stderr;
  const reporter = createReporter(screen, loudness(settings));
  const interrupt = onInterrupt((line) => reporter.stopping(line));
  reporter.begin({ title: target.service.title, goal: target.goal, url: target.url });
  let verdict: Verdict;
  try {
    verdict = await runJob({
      kind: request.kind,
      service: target.service,
      url: target.url,
      goal: target.goal,
      ...(request.reason !== undefined && { reason: request.reason }),
      planner,
      approve: settings.approve,
      person: alsoAtDesk(
        terminalPerson({ input: process.stdin, screen, reporter, headed: settings.headed }),
        { desk: fileDesk(homeFolder()), asker: "a run at a terminal", waitMs: DESK_WAIT_MS },
      ),
      mode,
      limits: {
        turns: settings.maxTurns,
        timeMs: settings.timeoutMs,
        costUsd: settings.maxCost,
        ...(settings.maxTokens !== undefined && { tokens: settings.maxTokens }),
      },
      browsers,
      open: {
        guard: settings.guard ?? (request.kind === "cancel" ? "strict" : "open"),
        ...openWith(settings),
      },
      store,
      recordings: { store: recordingsIn(homeFolder()), replay: replays(settings.planner) },
      ...(request.resume !== undefined && { resume: request.resume }),
      signal: interrupt.signal,
      onEvent: (event) => {
        reporter.event(event);
        traced?.(event);
      },
      version: packageVersion(),
      now: Date.now,
    });
  } finally {
    reporter.stop();
    await within(CLOSING_MS, browsers.closeAll());
    await telemetry?.close();
    interrupt.release();
  }
  process.stdout.write(
    settings.json
      ? `${JSON.stringify(verdict)}\n`
      : `${verdictText(verdict, styleFor(process.stdout), widthOf(process.stdout))}\n`,
  );
  process.exitCode = exitCodeOf(verdict);
  // A handle that somebody forgot must not keep a finished run at the terminal.
  setTimeout(() => process.exit(), CLOSING_MS).unref();
}

function loudness(settings: Settings): Loudness {
  return settings.quiet ? "quiet" : settings.verbose ? "verbose" : "normal";
}

export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
