import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createBrowsers } from "../src/browser/browsers.ts";
import type { ActRequest } from "../src/contract/input.ts";
import type { ActResult } from "../src/contract/act-result.ts";
import type { Observation } from "../src/contract/observation.ts";
import { renderActResult, renderObservation } from "../src/contract/render-text.ts";
import { startPractice } from "../practice/server.ts";
import { startDemoSite } from "./demo-site.ts";

const OWNER = "demo";
const colour = process.stdout.isTTY
  ? (code: number, text: string): string => `\u001b[${code}m${text}\u001b[0m`
  : (_: number, text: string): string => text;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const step = (title: string): void => say(`\n${colour(1, `▸ ${title}`)}`);
const indent = (text: string): string =>
  text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");

if (process.argv.includes("--dashboard")) await dashboard();
const site = await startDemoSite();
const browsers = createBrowsers({
  confirmations: "echo",
  headed: process.argv.includes("--headed"),
});
try {
  step(`Open a real browser on ${site.url}`);
  let now = await browsers.open({ url: site.url }, OWNER);
  say(indent(renderObservation(now)));

  const act = async (
    title: string,
    request: Omit<ActRequest, "sessionId" | "observationId">,
  ): Promise<ActResult> => {
    step(title);
    const result = await browsers.act(
      { sessionId: now.sessionId, observationId: now.observationId, ...request },
      OWNER,
    );
    say(indent(renderActResult(result)));
    now = result.nextObservation ?? now;
    return result;
  };
  const on = (name: string): { kind: "element"; actionId: string } => ({
    kind: "element",
    actionId: idOf(now, name),
  });

  await act("Fill the e-mail field, and check that it took", {
    action: "fill",
    target: on("E-mail"),
    value: "jo.new@example.com",
    expect: [{ kind: "valueEquals", actionId: idOf(now, "E-mail"), value: "jo.new@example.com" }],
  });
  await act("Save it, and check what the site says", {
    action: "click",
    target: on("Save"),
    expect: [{ kind: "textPresent", value: "was saved" }],
  });

  const stopped = await act("Click the danger button: the gate stops it", {
    action: "click",
    target: on("Cancel membership"),
  });
  expect(
    stopped.error?.code === "SAFETY_CONFIRMATION_REQUIRED" && site.truth().active,
    "the click was held and the site knows nothing of it",
  );
  say(`  ${colour(32, "✓")} held: the site's server has seen no cancellation`);

  const { confirmation } = stopped;
  expect(confirmation !== undefined, "a confirmation is offered");
  const done = await act("Confirm exactly that, and verify what the site says", {
    action: "click",
    target: on("Cancel membership"),
    confirm: { token: confirmation?.token ?? "", text: confirmation?.text ?? "" },
    expect: [
      { kind: "textPresent", value: "membership is cancelled" },
      { kind: "urlContains", value: "/goodbye" },
    ],
  });
  expect(
    done.ok && done.expectations.every((check) => check.result === "matched"),
    "the site says it is over",
  );

  const fresh = await act("Look again at a fresh load of the account page", {
    action: "navigate",
    value: site.url,
    expect: [
      { kind: "textPresent", value: "access until 2 December 2026" },
      { kind: "elementAbsent", value: "Cancel membership" },
    ],
  });
  expect(
    fresh.expectations.every((check) => check.result === "matched"),
    "a fresh load agrees",
  );
  const truth = site.truth();
  expect(
    !truth.active &&
      truth.posts.filter((post) => post.startsWith("/membership/cancel")).length === 1,
    "the server has exactly one cancellation",
  );

  const folder = await mkdtemp(path.join(tmpdir(), "subterminator-demo-"));
  const picture = await browsers.screenshot({ sessionId: now.sessionId }, OWNER);
  const file = path.join(folder, "account.jpg");
  await writeFile(file, picture.data);
  say(
    `\n${colour(32, "✓")} verified: the site's own page and its server agree; one click, one confirmation, one cancellation\n  screenshot: ${file}`,
  );
} finally {
  await browsers.closeAll();
  site.close();
}

await wholeJob();
say(`\nTo see it and decide yourself: ${colour(1, "npm run demo -- --dashboard")}`);

/** Practice sites in the dashboard: one run done, one that waits for a yes, one under way. */
async function dashboard(): Promise<never> {
  const { startDemoDashboard } = await import("./demo-dashboard.ts");
  say("Walking a first run on a practice site, so that there is something to see …");
  const { serving, close } = await startDemoDashboard();
  step("Open this link (it is good once):");
  say(serving.newLink());
  say(
    "One run waits for your yes, one is done, and one begins when you come; under “New run” the practice sites come first.",
  );
  say("Enter prints another link, Ctrl-C stops.");
  if (process.stdin.isTTY) process.stdin.on("data", () => say(serving.newLink()));
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  await stopped;
  await close();
  process.exit(0);
}

/** The flagship, without a model: the same command a person types, on a practice site of this repository. */
async function wholeJob(): Promise<void> {
  const practice = await startPractice({ port: 0 });
  try {
    const scenario =
      practice.scenarios.find(({ id }) => id === "velora-1") ?? practice.scenarios[0];
    if (scenario === undefined) return;
    const url = new URL(scenario.url, `http://127.0.0.1:${practice.port}`).href;
    step(`The whole job: subterminator cancel --url ${url} --approve always`);
    const bin = fileURLToPath(new URL("../bin/subterminator.js", import.meta.url));
    const child = spawn(
      process.execPath,
      [
        bin,
        "cancel",
        "--url",
        url,
        "--goal",
        scenario.goal,
        "--planner",
        "rules",
        "--approve",
        "always",
      ],
      { stdio: ["ignore", "inherit", "inherit"] },
    );
    const [code] = (await once(child, "exit")) as [number | null];
    const truth = (await (
      await fetch(`http://127.0.0.1:${practice.port}/__truth/${scenario.id}`)
    ).json()) as { status: string; commits: number };
    expect(
      code === 0 && truth.status === "cancelled" && truth.commits === 1,
      "the practice site's server has exactly one cancellation",
    );
    say(`${colour(32, "✓")} the practice site's server agrees: cancelled, once`);
  } finally {
    await practice.close();
  }
}

function idOf(observation: Observation, name: string): string {
  const found = observation.affordances.find((affordance) => affordance.name.startsWith(name));
  expect(found !== undefined, `there is a control "${name}"`);
  return found?.actionId ?? "";
}

function expect(holds: boolean, what: string): void {
  if (holds) return;
  process.stderr.write(`✗ not so: ${what}\n`);
  process.exitCode = 1;
  throw new Error(what);
}
