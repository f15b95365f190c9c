import { writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import type { JobOptions } from "../../agent/job.ts";
import { openTelemetry } from "../../agent/telemetry/open-telemetry.ts";
import type { Hook } from "../../jobs/fleet/hooks.ts";
import type { Database } from "../../runs/postgres/database.ts";
import { homeFolder } from "../home.ts";
import { onInterrupt } from "../interrupt.ts";
import { browserPath, refuseServer } from "../run/browser-setup.ts";
import { UsageError } from "../usage-error.ts";
import { openFleet } from "./open-fleet.ts";
import { storeOn, vaultOn } from "./open-store.ts";

export type WorkerOptions = {
  database: string;
  sessions: number;
  perSite: number;
  approve: JobOptions["approve"];
  allowedHosts: string[];
  holdMs: number;
  untilMs: number;
  graceMs: number;
  /** One run, then the end: for a pod a run. */
  once: boolean;
  quiet: boolean;
};

const RUNS_PER_BROWSER = 20;

/** Runs jobs until it is told to stop; then each run ends its step, and what is not done is handed back. */
export async function runWorker(options: WorkerOptions): Promise<void> {
  refuseServer("a worker needs");
  const say = (line: string): void => {
    if (!options.quiet) process.stderr.write(`${new Date().toISOString()} ${line}\n`);
  };
  const [
    { work },
    { performer },
    { browserSlots },
    { workingProfiles },
    { notifier },
    { takeKeys },
  ] = await Promise.all([
    import("../../jobs/fleet/work.ts"),
    import("./perform.ts"),
    import("./browser-slots.ts"),
    import("./working-profiles.ts"),
    import("../../jobs/fleet/hooks.ts"),
    import("../../jobs/profiles/keys.ts"),
  ]);
  const executablePath = await browserPath();
  const hook = webhook();
  const keys = takeKeys();
  const { database: url, sessions, allowedHosts } = options;
  const fleet = await openFleet(url, { works: true, connections: sessions * 2 + 4, say });
  const vault = keys === undefined ? undefined : await vaultOn(fleet.database, keys);
  const slots = browserSlots({
    executablePath,
    allowedHosts,
    home: homeFolder(),
    profiles: await workingProfiles({ home: homeFolder(), vault, say }),
    runsPerBrowser: RUNS_PER_BROWSER,
  });
  const notify = notifier(fleet.boss, hook);
  const interrupt = onInterrupt(say);
  const name = `${hostname()}:${process.pid}`;
  const { approve, holdMs, untilMs, perSite } = options;
  const telemetry = await openTelemetry();
  const queue = telemetry?.queue(() => fleet.jobs.counts());
  const enough = new AbortController();
  const working = await work({
    onSettled: () => {
      if (options.once) enough.abort();
    },
    database: fleet.database,
    boss: fleet.boss,
    name,
    sessions,
    perSite,
    hook,
    notify,
    say,
    perform: performer({
      store: await storeOn(fleet.database),
      questions: fleet.jobs.questions,
      live: fleet.live,
      slots,
      approve,
      allowedHosts,
      holdMs,
      untilMs,
      notify,
      telemetry,
    }),
    onBegun: (job) => queue?.waited((Date.now() - job.at.getTime()) / 1000),
  });
  say(`worker ${name} takes up to ${sessions} runs at a time`);
  const alive = showAlive(fleet.database);
  const end = AbortSignal.any([interrupt.signal, enough.signal]);
  if (!end.aborted)
    await new Promise<void>((resolve) => {
      end.addEventListener("abort", () => resolve(), { once: true });
    });
  await working.drain(options.graceMs);
  clearInterval(alive);
  await slots.close();
  await telemetry?.close();
  await fleet.close();
  interrupt.release();
  say(`worker ${name} has ended`);
}

const ALIVE_MS = 5_000;

/** For whoever watches the process from outside: the file is as young as the last answer of the database. */
function showAlive(database: Database): NodeJS.Timeout | undefined {
  const file = process.env["SUBTERMINATOR_ALIVE_FILE"] ?? "";
  if (file === "") return undefined;
  const touch = async (): Promise<void> => {
    await database.query("select 1");
    await writeFile(file, new Date().toISOString());
  };
  void touch().catch(() => undefined);
  return setInterval(() => void touch().catch(() => undefined), ALIVE_MS);
}

function webhook(env: NodeJS.ProcessEnv = process.env): Hook | undefined {
  const url = env["SUBTERMINATOR_WEBHOOK_URL"] ?? "";
  if (url === "") return undefined;
  const secret = env["SUBTERMINATOR_WEBHOOK_SECRET"] ?? "";
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError("SUBTERMINATOR_WEBHOOK_URL is not an address.");
  if (secret.length < 16)
    throw new UsageError(
      "SUBTERMINATOR_WEBHOOK_SECRET is missing or shorter than 16 letters.",
      "Whoever receives the webhook checks its signature with it; `openssl rand -hex 32` makes one.",
    );
  return { url, secret };
}
