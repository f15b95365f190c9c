import { prune } from "../../runs/prune.ts";
import { summaries, type RunSummary } from "../../runs/summary.ts";
import { say } from "../terminal/say.ts";
import { plain } from "../terminal/style.ts";
import { table } from "../terminal/table.ts";
import { openRuns } from "../fleet/open-store.ts";

export async function listRuns(json: boolean): Promise<void> {
  const runs = await summaries(await openRuns());
  if (json) return print(JSON.stringify({ runs }));
  if (runs.length === 0) return say("There are no runs yet. `subterminator cancel` starts one.");
  print(
    table(
      ["run", "service", "state", "result", "turns", "started"],
      runs.map((run) => [
        run.id,
        plain(run.title ?? run.service ?? "", 30),
        run.state,
        resultWords(run),
        String(run.turns),
        run.startedAt?.slice(0, 16).replace("T", " ") ?? "",
      ]),
    ),
  );
}

export function resultWords(run: RunSummary): string {
  if (run.damaged !== undefined) return plain(run.damaged, 60);
  if (run.reason === undefined) return "";
  const trial = TRIALS[run.mode ?? ""];
  if (trial !== undefined && run.reason === "completed") return trial;
  const outcome = run.outcome === undefined || run.outcome === "unknown" ? "" : `, ${run.outcome}`;
  return `${run.reason}${outcome}${run.verified ? ", verified" : ""}`.replaceAll("_", " ");
}

const TRIALS: Record<string, string> = {
  "dry-run": "dry run, nothing was changed",
  rehearse: "rehearsal, not cancelled",
};

type PruneChoice = { days: number | undefined; dryRun: boolean; proofs: boolean };

export async function pruneRuns(choice: PruneChoice, json: boolean): Promise<void> {
  const { days, ...rest } = choice;
  const pruned = await prune(await openRuns(), { ...rest, ...(days !== undefined && { days }) });
  if (pruned.failed.length > 0) process.exitCode = 1;
  if (json) return print(JSON.stringify({ ...pruned, dryRun: choice.dryRun }));
  const would = choice.dryRun ? "would be " : "";
  for (const { runId, why } of pruned.failed) process.stderr.write(`! ${runId}: ${why}\n`);
  say(
    `${pruned.removed.length} runs ${would}removed, ${pruned.proofKept.length} more ${would}cut down to their proof.`,
  );
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
