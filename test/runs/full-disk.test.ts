import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { DEFAULT_LIMITS } from "../../src/agent/job.ts";
import { runJob } from "../../src/agent/run-job.ts";
import { createBrowsers } from "../../src/browser/browsers.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import { StoreError } from "../../src/runs/store-error.ts";
import type { RunStore } from "../../src/runs/store.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { genericService } from "../../src/services/generic.ts";
import { inLanes } from "../support/lanes.ts";
import { run, type Ended } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { fillingDisk } from "./filling-disk.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const SITE = "velora-1";

let lanes: Practice[];
let browsers: Browsers;
beforeAll(async () => {
  lanes = [await startPractice({ port: 0 }), await startPractice({ port: 0 })];
  browsers = createBrowsers({
    ...(process.env["SUBTERMINATOR_BROWSER"] !== undefined && {
      executablePath: process.env["SUBTERMINATOR_BROWSER"],
    }),
    confirmations: "ask",
    allowedHosts: ["127.0.0.1"],
  });
});
afterAll(async () => {
  await browsers.closeAll();
  await Promise.all(lanes.map((practice) => practice.close()));
});

const urlOf = (practice: Practice): string =>
  practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";

async function reset({ port }: Practice): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/__reset/${SITE}`, { method: "POST" });
}

async function commits({ port }: Practice): Promise<number> {
  const truth = await fetch(`http://127.0.0.1:${port}/__truth/${SITE}`);
  return ((await truth.json()) as { commits: number }).commits;
}

function cancel(practice: Practice, store: RunStore, resume?: string): Promise<Verdict> {
  const url = urlOf(practice);
  return runJob({
    kind: "cancel",
    service: genericService(url),
    url,
    goal: genericService(url).goal,
    planner: rulesPlanner,
    approve: "always",
    person: undefined,
    mode: "run",
    limits: DEFAULT_LIMITS,
    browsers,
    open: {},
    store,
    ...(resume !== undefined && { resume }),
    signal: new AbortController().signal,
    onEvent: () => undefined,
    version: "test",
    now: Date.now,
  });
}

type Fate = {
  room: number;
  end: Verdict | StoreError;
  /** What the server had been told when the disk was full, and after the run went on. */
  commits: [full: number, after: number];
  approved: boolean;
  resumed: Verdict | undefined;
  intact: boolean;
};

async function fill(room: number, practice: Practice): Promise<Fate> {
  await reset(practice);
  const home = tempFolder();
  const end = await cancel(practice, jsonlStore({ home, disk: fillingDisk(room).disk })).catch(
    (error: unknown) => {
      if (error instanceof StoreError) return error;
      throw error;
    },
  );
  const full = await commits(practice);
  const store = jsonlStore({ home });
  const [runId] = await store.list();
  const events = runId === undefined ? [] : (await store.read(runId)).events;
  const resumed = runId === undefined ? undefined : await cancel(practice, store, runId);
  return {
    room,
    end,
    commits: [full, await commits(practice)],
    approved: events.some(({ type }) => type === "approval.given"),
    resumed,
    intact: runId === undefined || (await verifyRun(store, runId)).ok,
  };
}

test("a disk that is full at the n-th write stops the run, for every n, and a resume ends it right", async () => {
  const [practice] = lanes;
  if (practice === undefined) return;
  await reset(practice);
  const counting = fillingDisk(Number.POSITIVE_INFINITY);
  await cancel(practice, jsonlStore({ home: tempFolder(), disk: counting.disk }));
  expect(counting.writes()).toBeGreaterThan(20);
  const rooms = Array.from({ length: counting.writes() }, (_, room) => room);
  for (const fate of await inLanes(rooms, lanes, fill)) {
    const at = `room for ${fate.room} writes`;
    if (fate.end instanceof StoreError) {
      expect.soft(fate.end.message, at).toMatch(/^Could not .*: the disk is full \(ENOSPC\)\.$/);
      expect.soft(fate.end.hint, at).toMatch(/Free some space/);
    } else {
      // Only what comes after the verdict may fail without a word: the proof, and the lock's release.
      expect.soft(fate.end, at).toMatchObject({ success: true, reason: "completed" });
      expect.soft(fate.commits[0], at).toBe(1);
    }
    // What nobody could write down was not done.
    if (!fate.approved) expect.soft(fate.commits[0], at).toBe(0);
    expect.soft(fate.intact, at).toBe(true);
    if (fate.resumed === undefined) expect.soft(fate.commits, at).toEqual([0, 0]);
    else {
      expect.soft(fate.resumed, at).toMatchObject({ success: true, reason: "completed" });
      expect.soft(fate.commits[1], at).toBe(1);
    }
  }
}, 300_000);

describe("at the command line", () => {
  const cli = (home: string, fault?: string): Promise<Ended> =>
    run(
      process.execPath,
      [
        BIN,
        "cancel",
        "--url",
        urlOf(lanes[0] as Practice),
        "--planner",
        "rules",
        "--approve",
        "always",
        "--json",
      ],
      {
        ...process.env,
        SUBTERMINATOR_HOME: home,
        NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
        ...(fault !== undefined && { SUBTERMINATOR_FAULT: fault }),
      },
    );
  const refused = (words: RegExp) => ({
    code: 1,
    stderr: expect.stringMatching(words),
    stdout: expect.stringMatching(/^\{"success":false,"error":\{"code":"STORE_FAILED".*\}\}\n$/),
  });

  test("a folder that cannot be written to is said at the start", async () => {
    await reset(lanes[0] as Practice);
    // Root may write anywhere but into the kernel's own folders.
    const root = process.getuid?.() === 0;
    const home = root ? "/sys/subterminator" : join(tempFolder(), "home");
    if (!root) {
      mkdirSync(home);
      chmodSync(home, 0o500);
    }
    expect(await cli(home)).toMatchObject(
      refused(/Could not start a run in .*: writing there is not allowed[^]*SUBTERMINATOR_HOME/),
    );
    expect(await commits(lanes[0] as Practice)).toBe(0);
  });

  test("a disk that fills up in the middle ends the run with that word", async () => {
    await reset(lanes[0] as Practice);
    expect(await cli(tempFolder(), "disk.write:8:throw")).toMatchObject(
      refused(/the disk is full \(ENOSPC\)[^]*Free some space/),
    );
    expect(await commits(lanes[0] as Practice)).toBe(0);
  });

  test.runIf(canMount())("a real full disk does the same", async () => {
    await reset(lanes[0] as Practice);
    const home = tempFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", home]);
    onTestFinished(() => void execFileSync("umount", ["-l", home]));
    expect(await cli(home)).toMatchObject(refused(/the disk is full \(ENOSPC\)/));
    expect(await commits(lanes[0] as Practice)).toBe(0);
  });
});

function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  try {
    execFileSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
