import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import { TAIL_DROPPED } from "../../src/runs/mend.ts";
import { prune } from "../../src/runs/prune.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { run, start } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { seededRandom } from "./seeded-random.ts";

// Thirty-odd processes, each a Node start: seconds on a quiet machine, minutes on a busy one.
vi.setConfig({ testTimeout: 300_000 });

const PROGRAM = join(import.meta.dirname, "writing-program.ts");
const ID = "20261115-091530-streamly-4f2a";
const args = (home: string, ...more: string[]) => [PROGRAM, home, ID, ...more];
const acknowledged = (stdout: string) =>
  Math.max(0, ...stdout.split("\n").slice(0, -1).map(Number).filter(Number.isFinite));

test("kill -9 in a write loop, 30 times over one run: a readable prefix with all that was acknowledged", async () => {
  const home = tempFolder();
  const store = jsonlStore({ home });
  const random = seededRandom(11);
  let known = 0;
  let mended = 0;
  for (let round = 0; round < 30; round++) {
    const mode = round === 0 ? "create" : "resume";
    const program = start(process.execPath, args(home, mode, String(round * 400)), process.env);
    await program.printed("\n");
    await pause(random() * 120);
    program.child.kill("SIGKILL");
    const { stdout } = await program.ended;
    expect(stdout).not.toContain("error");
    const log = await store.read(ID);
    expect(log.damaged, `round ${round}`).toBeUndefined();
    expect(log.events.length, `round ${round}`).toBeGreaterThanOrEqual(acknowledged(stdout));
    expect(log.events.length).toBeGreaterThanOrEqual(known);
    known = log.events.length;
    mended = log.events.filter((event) => event.data["kind"] === TAIL_DROPPED).length;
    expect(await store.holder(ID), "a dead holder holds nothing").toBeUndefined();
  }
  await (await store.lock(ID)).close();
  expect((await verifyRun(store, ID)).problems).toEqual([]);
  expect(
    readdirSync(join(home, "runs", ID)).filter((name) => name.startsWith("lock.")),
  ).toHaveLength(1);
  console.log(`${known} events over 30 kills, ${mended} torn lines mended`);
});

test("three readers of a log that is being written never see damage and never lose an event", async () => {
  const home = tempFolder();
  const store = jsonlStore({ home });
  const program = start(process.execPath, args(home, "create", "30000"), process.env);
  onTestFinished(() => void program.child.kill("SIGKILL"));
  await program.printed("\n");
  let reads = 0;
  let torn = 0;
  const reader = async () => {
    let seen = 0;
    while (seen < 600) {
      const log = await store.read(ID);
      expect(log.damaged).toBeUndefined();
      expect(log.events.length).toBeGreaterThanOrEqual(seen);
      seen = log.events.length;
      reads += 1;
      torn += log.dropped === undefined ? 0 : 1;
    }
  };
  const watcher = async () => {
    let last = 0;
    for await (const event of store.watch(ID)) {
      expect(event.seq).toBe(last + 1);
      last = event.seq;
      if (last === 600) return;
    }
  };
  await Promise.all([reader(), reader(), watcher()]);
  console.log(`${reads} reads, ${torn} met a line in the middle of its writing`);
});

test("of six processes after one dead holder's lock exactly one gets it, five times", async () => {
  for (let round = 0; round < 5; round++) {
    const home = tempFolder();
    const dead = start(process.execPath, args(home, "create"), process.env);
    await dead.printed("1\n");
    dead.child.kill("SIGKILL");
    await dead.ended;
    const takers = Array.from({ length: 6 }, () =>
      start(process.execPath, args(home, "hold"), process.env),
    );
    const firsts = await Promise.all(
      takers.map((taker) => taker.printed("\n").catch((error: unknown) => String(error))),
    );
    const winners = firsts.filter((first) => !first.includes("RUN_LOCKED"));
    expect(winners, `round ${round}`).toHaveLength(1);
    for (const { child } of takers) child.stdin.on("error", () => undefined).end("done\n");
    await Promise.all(takers.map((taker) => taker.ended));
    expect(await jsonlStore({ home }).holder(ID)).toBeUndefined();
  }
});

test("a real limit on file size stops the run with a clear word and a readable log", async () => {
  const home = tempFolder();
  const command = `ulimit -f 16; exec "${process.execPath}" ${args(home, "create", "900").join(" ")}`;
  const { code, stdout } = await run("bash", ["-c", command], process.env);
  expect(code).toBe(1);
  const error = JSON.parse(stdout.split("error ")[1] ?? "");
  expect(error).toMatchObject({
    code: "STORE_FAILED",
    message: expect.stringContaining("Could not"),
    hint: expect.stringContaining("resume"),
  });
  const store = jsonlStore({ home });
  const log = await store.read(ID);
  expect(log.damaged).toBeUndefined();
  expect(log.events.length).toBeGreaterThanOrEqual(acknowledged(stdout.split("error")[0] ?? ""));
  await (await store.lock(ID)).close();
  expect((await verifyRun(store, ID)).ok).toBe(true);
});

const canMount = (folder: string) => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

test("a disk that is really full", async (context) => {
  const home = join(tempFolder(), "small");
  mkdirSync(home);
  if (!canMount(home)) return context.skip("needs the right to mount");
  onTestFinished(() => void execFileSync("umount", [home]));
  const { code, stdout } = await run(process.execPath, args(home, "create", "900"), process.env);
  expect(code).toBe(1);
  expect(JSON.parse(stdout.split("error ")[1] ?? "")).toMatchObject({
    code: "STORE_FAILED",
    errno: "ENOSPC",
    message: expect.stringContaining("the disk is full"),
  });
  const store = jsonlStore({ home });
  const log = await store.read(ID);
  expect(log.damaged).toBeUndefined();
  expect(log.events.length).toBeGreaterThanOrEqual(acknowledged(stdout.split("error")[0] ?? ""));
  // Pruning is the way out, so it must work without room to write.
  expect(await prune(store, { now: new Date("2100-01-01") })).toMatchObject({ removed: [ID] });
});
