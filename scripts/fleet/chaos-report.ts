import { POINTS } from "./boundaries.ts";
import { STOPPED_MS, type Disturbed } from "./disturb.ts";
import type { Judged } from "./judge.ts";
import type { Takeover } from "./takeovers.ts";

export type ChaosEnd = {
  judged: Judged[];
  struck: Map<string, number>;
  disturbed: Disturbed;
  /** Whether there was a disk that may be filled. */
  couldMount: boolean;
  killed: number;
  again: number;
  /** Missing by their numbers; of those that could once be read, lost or changed since. */
  events: { count: number; missing: number; seen: number; lost: number };
  takeovers: Takeover[];
  left: string[];
  seed: number;
  minutes: number;
  say: (line: string) => void;
};

/** So soon a run that a killed worker left is in other hands, where there are any. */
const TAKEOVER_SECONDS = 30;

/** True where nothing was done twice, nothing false was said, no event is lost, and each was taken over in time. */
export function reportChaos(end: ChaosEnd): boolean {
  const { disturbed, struck, say } = end;
  // More runs than there are sites: what was handed in twice is one job.
  const judged = [...new Map(end.judged.map((one) => [one.job.id, one])).values()];
  // Given up after too many crashes, without a verdict: nothing false was said, and a person sees it.
  const givenUp = judged.filter(({ job }) => job.stage === "failed" || job.stage === "waiting");
  // Says that it does not know: true, and less than one would wish.
  const unsure = judged.filter(
    (one) =>
      !one.right && one.commits <= 1 && one.harmful === 0 && one.job.verdict?.outcome === "unknown",
  );
  // It has no end at all, though all the time there was has passed.
  const open = judged.filter(({ job }) => job.stage === "queued" || job.stage === "running");
  const wrong = judged.filter(
    (one) => !one.right && !givenUp.includes(one) && !unsure.includes(one) && !open.includes(one),
  );
  const proven = judged.filter((one) => one.right && one.job.verdict?.verified === true);
  const undone = judged.length - [proven, unsure, givenUp, wrong, open].flat().length;
  const twice = judged.filter(({ commits }) => commits > 1);
  const broken = judged.filter(({ intact }) => !intact);
  const never = POINTS.filter((point) => !struck.has(point));
  say(
    `seed ${end.seed}, ${end.minutes.toFixed(0)} minutes: ${end.killed} workers killed at ${struck.size} of ${POINTS.length} boundaries` +
      `${never.length === 0 ? "" : ` (not at ${never.join(", ")})`}, ${disturbed.stops} stopped for ${STOPPED_MS / 1000} s and woken, ` +
      `Postgres restarted ${disturbed.restarts} times and crashed ${disturbed.crashes} times, connections cut ${disturbed.cuts} times, blob store refusing ${disturbed.refusals} times, ` +
      `workers' disk full ${disturbed.fullDisks} times${end.couldMount ? "" : " (no right to mount one)"}, database's disk full ${disturbed.fullDatabases} times`,
  );
  say(
    `${judged.length} runs: ${proven.length} done and proven, ${undone} not done and said so, ${unsure.length} that say they do not know, ` +
      `${givenUp.length} left to a person, ${open.length} without an end, ${wrong.length} wrong, ${twice.length} done twice; ` +
      `given up for their crashes and tried again ${end.again} times`,
  );
  const { count, missing, seen, lost } = end.events;
  say(
    `${count} events, ${missing} missing by their numbers, ${lost} of ${seen} that were read meanwhile lost or changed, ${broken.length} broken logs`,
  );
  const late = sayTakeovers(end);
  for (const { job, site, status, commits, problems } of new Set([
    ...wrong,
    ...twice,
    ...broken,
    ...givenUp,
    ...unsure,
    ...open,
  ]))
    say(
      `  ${job.id} (${site}): ${job.stage} ${job.verdict?.reason ?? job.error?.message ?? ""}, said ${job.verdict?.outcome ?? "nothing"}, truth ${status}, ${commits} commits ${problems.join("; ")}`,
    );
  return [wrong, twice, broken, open].flat().length + missing + lost + late === 0;
}

function sayTakeovers({ takeovers, left, say }: ChaosEnd): number {
  const figures = (of: (one: Takeover) => number): string => {
    const sorted = takeovers.map(of).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
    return `median ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s`;
  };
  const late = takeovers.filter(({ countedSeconds }) => countedSeconds > TAKEOVER_SECONDS).length;
  if (takeovers.length > 0)
    say(
      `${takeovers.length} takeovers: while another worker had a free session and the database answered ${figures((one) => one.countedSeconds)}, ` +
        `${late} over ${TAKEOVER_SECONDS} s; by the clock ${figures((one) => one.seconds)}`,
    );
  if (left.length > 0) say(`${left.length} were in nobody's hands at the end: ${left.join(", ")}`);
  return late;
}
