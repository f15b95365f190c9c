import { availableParallelism, totalmem } from "node:os";
import { defineCommand, type ArgsDef } from "citty";
import { parseDuration } from "../duration.ts";
import { strictArgs, textOf, wholeNumber, type Given } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  dev: {
    type: "boolean",
    description: "Without a database: start a Postgres of its own in the home folder",
  },
  sessions: {
    type: "string",
    description: "Runs at a time (default: 2, fewer where memory or cores are few)",
    valueHint: "2",
  },
  "per-site": {
    type: "string",
    description: "Runs of one site at a time, over all workers (default: 4)",
    valueHint: "4",
  },
  approve: {
    type: "enum",
    options: ["ask", "always", "never"],
    description:
      "Irreversible steps: ask whoever may answer (default), let all pass, or refuse all",
  },
  "allow-host": {
    type: "string",
    description: "Host that may be visited though it is private; can be repeated",
    valueHint: "host",
  },
  hold: {
    type: "string",
    description:
      "How long a browser is kept for an answer before the run is laid down (default: 60s)",
    valueHint: "60s",
  },
  "answer-within": {
    type: "string",
    description: "After this no answer is a no (default: 24h)",
    valueHint: "24h",
  },
  once: { type: "boolean", description: "Do one run and end, for a container a run" },
  quiet: { type: "boolean", description: "Say nothing on stderr" },
} satisfies ArgsDef;

/** The step in flight gets this long; with the browser's end it stays below the 65 s that an orchestrator waits. */
const GRACE_MS = 45_000;
/** A browser with one page, its proxy and the loop: measured at 300 to 450 MB. */
const RUN_BYTES = 700 * 1024 * 1024;

export const worker = defineCommand({
  meta: {
    name: "worker",
    description: "Take runs off the queue of a fleet and do them, until stopped",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs, ["allow-host"]);
    const { openDevDatabase } = await import("../fleet/dev-database.ts");
    const { runWorker } = await import("../fleet/worker.ts");
    const own = await openDevDatabase(given["dev"] === true);
    const running = runWorker({
      database: own.url,
      once: given["once"] === true,
      sessions:
        given["once"] === true
          ? 1
          : (wholeNumber(given, "sessions", { min: 1, max: 64 }) ?? usualSessions()),
      perSite: wholeNumber(given, "per-site", { min: 1, max: 10_000 }) ?? 4,
      approve: (textOf(given, "approve") ?? "ask") as "ask" | "always" | "never",
      allowedHosts: (given["allow-host"] as string[] | undefined) ?? [],
      holdMs: durationOf(given, "hold") ?? 60_000,
      untilMs: durationOf(given, "answer-within") ?? 24 * 60 * 60_000,
      graceMs: GRACE_MS,
      quiet: given["quiet"] === true,
    });
    try {
      await running;
    } finally {
      await own.stop();
    }
  },
});

function usualSessions(): number {
  return Math.max(1, Math.min(2, availableParallelism(), Math.floor(totalmem() / RUN_BYTES)));
}

function durationOf(given: Given, name: string): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const ms = parseDuration(text);
  if (ms === undefined)
    throw new UsageError(
      `--${name} takes a duration such as 60s; not ${JSON.stringify(text.slice(0, 40))}.`,
    );
  return ms;
}
