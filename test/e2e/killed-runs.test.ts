import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { eventTypes, killAndResume, processesOf, type KilledRun } from "../support/killed-run.ts";
import { inLanes } from "../support/lanes.ts";
import { run, start } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const SITE = "velora-1";
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
};

/** Which of its kind is killed: the second act of this flow is the one that ends the subscription. */
const EVENTS: Record<string, number> = {
  observed: 1,
  decided: 2,
  gated: 1,
  acting: 2,
  "approval.asked": 1,
  "approval.given": 1,
  acted: 2,
  verified: 1,
  note: 1,
  "run.finished": 1,
};

let lanes: Practice[];
beforeAll(async () => {
  lanes = [await startPractice({ port: 0 }), await startPractice({ port: 0 })];
});
afterAll(async () => {
  await Promise.all(lanes.map((practice) => practice.close()));
});

const kill = (practice: Practice, ...faults: string[]): Promise<KilledRun> =>
  killAndResume({ practice, site: SITE, faults, home: tempFolder(), env });

const cancelledOnce = {
  verdict: {
    success: true,
    verified: true,
    reason: "completed",
    outcome: "ends_on",
    approvals: expect.arrayContaining([expect.objectContaining({ answer: "approved" })]),
    proof: expect.stringContaining("proof.html"),
  },
  exitCode: 0,
  status: "cancelled",
  commits: 1,
  harmful: 0,
  intact: true,
  left: 0,
};

test("kill -9 before and after every kind of event: the resumed run ends right, with one commit", async () => {
  const points = [
    ...Object.entries(EVENTS).flatMap(([type, nth]) => [
      `event.${type}.before:${nth}:kill`,
      `event.${type}:${nth}:kill`,
    ]),
    "event.run.started:1:kill",
    "act.before:1:kill",
    "act.after:1:kill",
  ];
  const killed = await inLanes(points, lanes, (point, practice) => kill(practice, point));
  for (const one of killed)
    expect(one, one.fault).toMatchObject({ ...cancelledOnce, endedBy: "SIGKILL" });
}, 240_000);

test("killed before its first line it has left nothing, and a resume says so", async () => {
  const [practice] = lanes;
  if (practice === undefined) return;
  expect(await kill(practice, "event.run.started.before:1:kill")).toMatchObject({
    endedBy: "SIGKILL",
    verdict: undefined,
    exitCode: 2,
    status: "active",
    commits: 0,
    left: 0,
  });
});

test("a resume that is killed too can be resumed", async () => {
  const [practice] = lanes;
  if (practice === undefined) return;
  // The note is what a resume writes that finds the last step begun and not done.
  expect(await kill(practice, "act.before:1:kill", "event.note:1:kill")).toMatchObject(
    cancelledOnce,
  );
});

test("a last step that was done and whose end was lost is looked for, never taken again", async () => {
  const [practice] = lanes;
  if (practice === undefined) return;
  const found = await kill(practice, "act:1:execThenThrow");
  expect(found).toMatchObject({ ...cancelledOnce, endedBy: "code 0" });
  expect(found.verdict?.evidence.map(({ tier }) => tier)).toContain("C");
});

test("every kind of event that a cancellation writes is among those", async () => {
  const home = tempFolder();
  const url = lanes[0]?.scenarios.find(({ id }) => id === SITE)?.url ?? "";
  await fetch(`http://127.0.0.1:${lanes[0]?.port}/__reset/${SITE}`, { method: "POST" });
  const program = start(
    process.execPath,
    [BIN, "cancel", "--url", url, "--planner", "rules", "--approve", "always", "--json"],
    { ...env, SUBTERMINATOR_HOME: home },
  );
  program.child.stdin.end();
  await new Promise<void>((resolve) =>
    program.child.stderr.on("data", (chunk) => {
      if (String(chunk).includes("✓  1")) resolve();
    }),
  );
  // What says that no browser is left can see one that is there.
  expect(processesOf(home).length).toBeGreaterThan(2);
  await program.ended;
  expect(eventTypes(home).toSorted()).toEqual(["run.started", ...Object.keys(EVENTS)].toSorted());
});

test("an unknown fault is a configuration error, before anything is started", async () => {
  const ended = await run(process.execPath, [BIN, "cancel", "--url", "http://127.0.0.1:1"], {
    ...env,
    SUBTERMINATOR_HOME: tempFolder(),
    SUBTERMINATOR_FAULT: "act:soon:kill",
  });
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining("SUBTERMINATOR_FAULT") });
});
