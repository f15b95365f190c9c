import { table } from "../terminal/table.ts";
import type { Row } from "./judge.ts";
import { percent, type Group, type Score } from "./totals.ts";

export function scoreText(score: Score): string {
  const wrong = score.pages.filter(({ right }) => !right);
  return [
    table(
      ["scenario", "lang", "half", "wanted", "came to", "truth", "turns", "time", "asked", ""],
      score.rows.map((row) => [
        row.id,
        row.lang,
        row.half,
        row.expect,
        row.reason,
        row.status,
        String(row.turns),
        `${(row.ms / 1000).toFixed(1)} s`,
        String(row.interventions),
        remark(row),
      ]),
    ),
    ...lostToFaults(score),
    ...(wrong.length === 0
      ? []
      : [
          "",
          table(
            ["page read wrongly", "is", "read as"],
            wrong.map((page) => [page.url, page.state, page.seen]),
          ),
        ]),
    "",
    table(
      [
        `planner ${score.planner}`,
        "outcomes",
        "",
        "false",
        "harmful",
        "states",
        "",
        "recovery",
        "turns",
        "slowest",
        "asked",
      ],
      [...(score.halves.length > 1 ? score.halves : []), ...score.languages, score.total].map(
        groupRow,
      ),
    ),
    "",
    questionLine(score),
    score.missed.length === 0 ? "✓ Every target is met." : `✗ ${score.missed.join("; ")}.`,
  ].join("\n");
}

function questionLine({ approve, total }: Score): string {
  if (approve === "never")
    return "Every question was refused: nothing on any server may have changed.";
  const { median, most, runs, notLast } = total.interventions;
  return `Questions a run: ${median} in the middle of ${runs} runs that ended something, at most ${most}; ${notLast} in all were not the last step.`;
}

function lostToFaults({ faults = [] }: Score): string[] {
  const lost = faults.filter(({ right, injected }) => injected > 0 && !right);
  if (lost.length === 0) return [];
  return [
    "",
    table(
      ["not recovered", "taken away", "wanted", "came to", ""],
      lost.map((row) => [row.id, String(row.injected), row.expect, row.reason, remark(row)]),
    ),
  ];
}

function remark(row: Row): string {
  if (row.falseSuccess) return "FALSE SUCCESS";
  if (row.falseAlready) return "FALSE ALREADY";
  if (row.harmful.length > 0) return `HARMFUL ${row.harmful.join("; ")}`;
  return row.right ? "✓" : `✗ ${(row.error ?? "").slice(0, 60)}`.trimEnd();
}

function groupRow(group: Group): string[] {
  return [
    group.name,
    `${group.outcomes.right}/${group.outcomes.of}`,
    percent(group.outcomes),
    String(group.falseSuccesses),
    String(group.harmful),
    `${group.pages.right}/${group.pages.of}`,
    percent(group.pages),
    group.recovery === undefined ? "not measured" : `${group.recovery.right}/${group.recovery.of}`,
    group.turns.toFixed(1),
    `${(group.slowestMs / 1000).toFixed(1)} s`,
    String(group.interventions.median),
  ];
}
