import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { signInCommand } from "../../agent/site-name.ts";
import { checkAgain, type CheckFinding, type CheckOutcome } from "../../agent/check-again.ts";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { homeFolder } from "../home.ts";
import { onInterrupt } from "../interrupt.ts";
import { openWith, prepareBrowsers, withOwnProfile } from "../run/browser-setup.ts";
import { within } from "../run/start-job.ts";
import { findTarget } from "../run/target.ts";
import { openRuns } from "../fleet/open-store.ts";
import type { Settings } from "../settings.ts";
import { say } from "../terminal/say.ts";
import { plain } from "../terminal/style.ts";
import { UsageError } from "../usage-error.ts";
import { writtenDate } from "../../runs/dates.ts";
import { endedRun, readEnded, type EndedRun } from "./ended-run.ts";

export type Checked = {
  runId: string;
  title: string;
  endDate: string | null;
  outcome: CheckOutcome;
  sentence: string;
  seen: string;
  url: string;
  lookedAt: string;
  picture: string | null;
};

const CLOSING_MS = 5_000;

export async function check(
  wanted: string | undefined,
  all: boolean,
  settings: Settings,
): Promise<void> {
  if (all && wanted !== undefined) throw new UsageError("A run and --all exclude each other.");
  const runs = all ? await due() : [await endedRun(wanted ?? "last")];
  const checked: Checked[] = [];
  for (const run of runs) checked.push(await checkOne(run, settings));
  process.exitCode = codeOf(checked.map(({ outcome }) => outcome));
  if (settings.json)
    return void process.stdout.write(
      `${JSON.stringify({ success: process.exitCode === 0, ...(all ? { checked } : checked[0]) })}\n`,
    );
  if (checked.length === 0) return say("No cancellation waits for a check.");
  for (const { sentence, runId, outcome } of checked)
    say(`${MARKS[outcome]} ${sentence}\n  run ${runId}`);
}

const MARKS: Record<CheckOutcome, string> = {
  held: "✓",
  running: "✗",
  signed_out: "■",
  could_not_look: "■",
  unclear: "■",
};

/** One that bills again is worst; then what a person has to do; then what could not be seen. */
function codeOf(outcomes: readonly CheckOutcome[]): number {
  if (outcomes.includes("running")) return EXIT_CODES.failed;
  if (outcomes.includes("signed_out")) return EXIT_CODES.personNeeded;
  return outcomes.every((one) => one === "held") ? EXIT_CODES.done : EXIT_CODES.failed;
}

async function checkOne(run: EndedRun, settings: Settings): Promise<Checked> {
  const { known, verdict } = run;
  const seenAt = verdict.evidence.findLast(
    ({ tier, url }) => tier === "C" && url !== undefined,
  )?.url;
  const target = await findTarget({
    service: undefined,
    url: known.started.url,
    goal: known.started.goal,
  });
  const urls = [seenAt, known.accountUrl, target.service.accountUrl, known.started.url];
  const choice = withOwnProfile(settings, target.service.name);
  const browsers = await prepareBrowsers(choice, target.url);
  const interrupt = onInterrupt(() => undefined);
  let found: CheckFinding;
  try {
    found = await checkAgain({
      browsers,
      service: target.service,
      urls: [...new Set(urls.filter((url) => url !== undefined))],
      open: openWith(choice),
      signal: interrupt.signal,
      now: Date.now(),
    });
  } finally {
    await within(CLOSING_MS, browsers.closeAll());
    interrupt.release();
  }
  return keep(run, found, signInCommand(target.service, target.url));
}

function sentenceOf(
  { title, endDate }: EndedRun,
  { outcome, seen }: CheckFinding,
  today: string,
  signIn: string,
): string {
  const words = plain(seen, 160);
  const quote = words === "" ? "" : ` The site says: “${words.replace(/[.。]$/, "")}”.`;
  const early = endDate !== undefined && endDate >= today;
  switch (outcome) {
    case "held":
      return early
        ? `${title} is still shown as ending.${quote} Its last day is ${writtenDate(endDate)}: look again after it.`
        : `${title} has stayed ended.${quote}`;
    case "running":
      return `${title} runs again: the site shows it as active.${quote} \`subterminator cancel\` ends it anew; a charge after the end can be disputed with \`subterminator dispute\`.`;
    case "signed_out":
      return `${title} asks you to sign in, so nobody could look. Sign in with \`${signIn}\`, then check again.`;
    case "could_not_look":
      return `${title} could not be looked at (${words}). Nothing is known about whether it held; try again later.`;
    case "unclear":
      return `${title} was looked at, and its page does not say how things stand.${quote} Look at it yourself.`;
  }
}

const folder = (): string => join(homeFolder(), "checks");

/** Beside the run, not in it: a run's log is closed with its verdict. */
async function keep(run: EndedRun, found: CheckFinding, signIn: string): Promise<Checked> {
  const lookedAt = new Date().toISOString();
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const picture =
    found.picture === undefined
      ? null
      : join(folder(), `${run.runId}-${lookedAt.replaceAll(/[:.]/g, "")}.jpg`);
  if (picture !== null && found.picture !== undefined)
    await writeFile(picture, found.picture, { mode: 0o600 });
  const checked: Checked = {
    runId: run.runId,
    title: run.title,
    endDate: run.endDate ?? null,
    outcome: found.outcome,
    sentence: sentenceOf(run, found, lookedAt.slice(0, 10), signIn),
    seen: found.seen,
    url: found.url,
    lookedAt,
    picture,
  };
  await appendFile(join(folder(), `${run.runId}.jsonl`), `${JSON.stringify(checked)}\n`, {
    mode: 0o600,
  });
  return checked;
}

/** Over by date, and not seen as held since. */
async function due(): Promise<EndedRun[]> {
  const store = await openRuns();
  const today = new Date().toISOString().slice(0, 10);
  const runs: EndedRun[] = [];
  for (const id of await store.list()) {
    const run = await readEnded(store, id).catch(() => undefined);
    if (run === undefined || (run.endDate !== undefined && run.endDate >= today)) continue;
    if (await hasHeld(id, run.endDate)) continue;
    runs.push(run);
  }
  return runs;
}

async function hasHeld(runId: string, endDate: string | undefined): Promise<boolean> {
  const text = await readFile(join(folder(), `${runId}.jsonl`), "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Checked)
    .some(({ outcome, lookedAt }) => outcome === "held" && lookedAt.slice(0, 10) > (endDate ?? ""));
}
