import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPractice, type ListedScenario } from "../practice/server.ts";
import type { Serving } from "../src/dashboard/serve.ts";

/** Practice sites as services of one's own, so that they have names in the dashboard. */
function writeService(home: string, { id, url, title, goal }: ListedScenario): void {
  const name = serviceName(id);
  const file = join(home, "services", `${name}.json`);
  const startUrl = url.replace("127.0.0.1", "localhost");
  const [brand = ""] = title.split(":");
  writeFileSync(file, JSON.stringify({ name, title: `${brand} (practice)`, startUrl, goal }));
}

const serviceName = (id: string): string => id.replaceAll(/[^a-z0-9]+/g, "-");

export type DemoDashboard = {
  serving: Serving;
  /** Of two runs that were handed in the first is done, the other waits for a yes. A third begins when somebody comes. */
  call: (path: string, body?: unknown) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The dashboard on practice sites, in a home of its own that goes with it. */
export async function startDemoDashboard(port = 0): Promise<DemoDashboard> {
  const home = mkdtempSync(join(tmpdir(), "subterminator-demo-"));
  mkdirSync(join(home, "services"));
  process.env["SUBTERMINATOR_HOME"] = home;
  process.env["SUBTERMINATOR_PLANNER"] = "rules";
  delete process.env["SUBTERMINATOR_DATABASE_URL"];
  const practice = await startPractice({ port: 0 });
  const { startServing } = await import("../src/cli/serve/start-serving.ts");
  const serving = await startServing({ host: "127.0.0.1", port, atOnce: 3 }, (line) =>
    process.stderr.write(`${line}\n`),
  );
  const call = await session(serving);
  const site = (id: string) => {
    const found = practice.scenarios.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no practice site ${id}.`);
    return found;
  };
  for (const id of [...TO_TRY, ENDED, ASKS, UNDER_WAY]) writeService(home, site(id));
  const submit = (id: string, mode = "run") =>
    call("/runs", { service: serviceName(id), goal: site(id).goal, mode });
  let looking: NodeJS.Timeout | undefined;
  const close = async () => {
    clearInterval(looking);
    await serving.close();
    await practice.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const done = (await submit(ENDED)) as { id: string };
    await answered(call, done.id);
    await submit(ASKS);
    while (((await call("/questions")) as { questions: unknown[] }).questions.length === 0)
      await sleep(LOOK_MS);
    let known = visitors(home);
    looking = setInterval(() => {
      const now = visitors(home);
      // Whoever opens the link sees a run begin; started before, it would be over by then.
      if (now > known) void submit(UNDER_WAY, "rehearse").catch(() => undefined);
      known = now;
    }, LOOK_MS);
  } catch (error) {
    await close();
    throw error;
  }
  return { serving, call, close };
}

/** One question and no more is asked of the run that waits: a first visitor has not yet learned that a site may ask twice. */
const [ENDED, ASKS, UNDER_WAY] = ["cloudattic-1", "velora-1", "pantrio-2"];
/** Others that a visitor can start themselves. */
const TO_TRY = ["fablehall-2", "orchard-1", "pulsefit-1"];
const LOOK_MS = 400;

/** How many people have come by a link. */
function visitors(home: string): number {
  try {
    const kept = readFileSync(join(home, "dashboard-sessions.json"), "utf8");
    return (JSON.parse(kept) as unknown[]).length;
  } catch {
    return 0;
  }
}

/** Says yes in the person's place to what the first run asks, so that the overview has something to show. */
async function answered(call: DemoDashboard["call"], id: string): Promise<void> {
  for (;;) {
    const { questions } = (await call("/questions")) as {
      questions: { id: string; runId: string }[];
    };
    for (const question of questions)
      if (question.runId === id)
        await call(`/questions/${question.id}/answer`, { answer: "approved" });
    const { run } = (await call(`/runs/${id}`)) as { run: { state: string } };
    if (run.state === "finished") return;
    await sleep(LOOK_MS);
  }
}

async function session(serving: Serving): Promise<DemoDashboard["call"]> {
  const token = serving.newLink().split("#enter=")[1] ?? "";
  const send = (path: string, headers: Record<string, string>, body?: unknown) =>
    fetch(`${serving.url}/api/v1${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...headers,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const entered = await send("/enter", {}, { token });
  const { key } = (await entered.json()) as { key: string };
  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return async (path, body) => {
    const answer = await send(path, { cookie, "x-subterminator-key": key }, body);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
}
