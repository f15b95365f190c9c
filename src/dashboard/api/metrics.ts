import type { RunRow } from "../rows/run-row.ts";

/** Prometheus text. Labels are words of our own: nothing of a page becomes a time series. */
export function metricsText(rows: readonly RunRow[], questions: number): string {
  const states = countBy(rows, ({ state }) => state);
  const ends = countBy(
    rows.filter(({ state }) => state === "finished"),
    ({ reason = "none", verified }) => `${reason}|${verified}`,
  );
  const cost = rows.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
  return [
    "# TYPE subterminator_runs gauge",
    ...[...states].map(([state, count]) => `subterminator_runs{state="${state}"} ${count}`),
    "# TYPE subterminator_runs_finished gauge",
    ...[...ends].map(([key, count]) => {
      const [reason, verified] = key.split("|");
      return `subterminator_runs_finished{reason="${reason}",verified="${verified}"} ${count}`;
    }),
    "# TYPE subterminator_questions_open gauge",
    `subterminator_questions_open ${questions}`,
    "# TYPE subterminator_cost_usd gauge",
    `subterminator_cost_usd ${cost.toFixed(6)}`,
    "",
  ].join("\n");
}

function countBy<T>(all: readonly T[], key: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return counts;
}
