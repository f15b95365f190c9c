import { exitCodeOf } from "../../runs/reasons.ts";
import type { Verdict } from "../../runs/verdict.ts";
import { plain, type Style } from "./style.ts";
import { labelled, wrapped } from "./wrapped.ts";

/** Where the values begin. */
const INDENT = 12;

/** The end of a run for a person: one sentence, then what they may need. */
export function verdictText(
  verdict: Verdict,
  style: Style,
  columns = Number.POSITIVE_INFINITY,
): string {
  const code = exitCodeOf(verdict);
  const trial = verdict.mode === "dry-run" || verdict.mode === "rehearse";
  const mark = trial
    ? style.yellow("■")
    : code === 0
      ? style.green("✓")
      : code === 1
        ? style.red("✗")
        : style.yellow("■");
  const rows: [string, string | undefined][] = [
    ["ends", verdict.endDate],
    ["reference", verdict.reference],
    ["answered", verdict.answers?.map((answer) => plain(answer, 80)).join("; ")],
    ["offers", verdict.offers.map((offer) => plain(offer.text, 80)).join("; ") || undefined],
    [
      "why",
      verdict.error !== null && !verdict.sentence.includes(verdict.error.message)
        ? verdict.error.message
        : undefined,
    ],
    ["note", verdict.notes?.slice(-3).join("; ")],
    ["spent", verdict.tokens === 0 ? undefined : spentWords(verdict)],
    ["proof", verdict.proof ?? undefined],
    ["run", verdict.runId],
    [
      "next",
      verdict.reason === "not_possible"
        ? `subterminator notice ${verdict.runId} --country DE (or where you live) writes the letter and what to say on the phone`
        : undefined,
    ],
  ];
  return [
    `${mark} ${style.bold(wrapped(plain(verdict.sentence, 600), columns, "  ").join("\n").slice(2))}`,
    ...rows.flatMap(([name, value]) =>
      value === undefined
        ? []
        : labelled(`  ${style.dim(name.padEnd(INDENT - 3))} `, plain(value, 400), columns, INDENT),
    ),
  ].join("\n");
}

function spentWords({ costUsd, tokens }: Verdict): string {
  return costUsd === null ? `${tokens} tokens` : `$${costUsd.toFixed(2)}, ${tokens} tokens`;
}
