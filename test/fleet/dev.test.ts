import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startPractice } from "../../practice/server.ts";
import { run, startGroup } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { expectTruth } from "../support/practice-run.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

test("without a database, a worker with one of its own takes a job of another command to its proof", async () => {
  const home = tempFolder();
  // Where this runs as root, Postgres does not, and has to get in.
  chmodSync(home, 0o755);
  const {
    SUBTERMINATOR_DATABASE_URL: _,
    DATABASE_URL: __,
    ...rest
  }: NodeJS.ProcessEnv = process.env;
  const env = { ...rest, SUBTERMINATOR_HOME: home, SUBTERMINATOR_PLANNER: "rules" };
  const cli = (...args: string[]) => run(process.execPath, [BIN, ...args], env);
  const practice = await startPractice({ port: 0 });
  onTestFinished(() => practice.close());
  const args = ["worker", "--dev", "--sessions", "1", "--approve", "always"];
  const worker = startGroup(process.execPath, [BIN, ...args, "--allow-host", "127.0.0.1"], env);
  onTestFinished(worker.stop);
  let said = "";
  worker.child.stderr.on("data", (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 60_000 }).toContain("takes up to 1 runs at a time");
  expect(said).toContain("No database is set: a Postgres of its own runs in");

  const url = practice.scenarios.find(({ id }) => id === "velora-1")?.url ?? "";
  const submitted = await cli("submit", "--url", url, "--reason", "Moving abroad", "--json");
  const id = (JSON.parse(submitted.stdout) as { jobs: { id: string }[] }).jobs[0]?.id ?? "";
  const job = async () => JSON.parse((await cli("jobs", "show", id, "--json")).stdout);
  await expect
    .poll(async () => (await job()).stage, { timeout: 110_000, interval: 2_000 })
    .toBe("ended");
  expect(await job()).toMatchObject({ verdict: { reason: "completed", verified: true } });
  await expectTruth(practice, "velora-1", { status: "cancelled", commits: 1 });

  // Ctrl-C reaches the whole group; the database has to outlive the worker that drains.
  worker.stop();
  expect((await worker.ended).code).toBe(0);
  expect(said).toMatch(/has ended\n$/);
  expect(said).not.toMatch(/queue:|ECONNREFUSED|terminating connection/);
  expect(existsSync(join(home, "postgres", "address"))).toBe(false);
  expect(existsSync(join(home, "postgres", "data", "postmaster.pid"))).toBe(false);
  const after = await cli("jobs", "list");
  expect(after.stderr).toContain("There is no database");
}, 300_000);
