import { outOfReach } from "./out-of-reach.ts";
import type { Row } from "./run.ts";

/** One line a task type: seeds solved, calls of each seed, acts that had to be confirmed, and why not. */
export function renderTable(rows: Row[]): string {
  const lines = rows.map(({ task, results }) => {
    const solved = results.filter((result) => result.solved).length;
    const asked = results.reduce((sum, result) => sum + result.asked, 0);
    const why = [...new Set(results.map((result) => result.why).filter((text) => text !== ""))];
    return `| ${task} | ${solved} of ${results.length} | ${results.map(({ calls }) => calls).join(", ")} | ${asked === 0 ? "" : asked} | ${why.join("; ").replace(/[|\n]/g, " ").slice(0, 160)} |`;
  });
  const episodes = rows.flatMap(({ results }) => results);
  const whole = rows.filter(({ results }) => results.every((result) => result.solved)).length;
  const calls = episodes.reduce((sum, result) => sum + result.calls, 0);
  return [
    "| task | solved | calls | confirmed | why not |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
    `${whole} of ${rows.length} task types solved with every seed; ${episodes.filter((one) => one.solved).length} of ${episodes.length} episodes; ${calls} calls, ${(calls / Math.max(1, episodes.length)).toFixed(1)} an episode.`,
  ].join("\n");
}

/** The pages that are not tried, with the reason. */
export function renderRest(): string {
  return outOfReach
    .map(({ why, tasks }) => `- ${tasks.length} where ${why}: ${tasks.join(", ")}.`)
    .join("\n");
}
