import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { DEFAULT_LIMITS, type JobOptions } from "../../src/agent/job.ts";
import { runJob } from "../../src/agent/run-job.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { genericService } from "../../src/services/generic.ts";
import { externalBrowsers, serveOverHttp, serverOf } from "../support/external-server.ts";

let practice: Practice;
let home: string;
let browsers: Browsers;
let stop: () => void;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  home = await mkdtemp(path.join(tmpdir(), "external-"));
  const started = await serveOverHttp();
  stop = started.stop;
  browsers = externalBrowsers({ server: started.server, maxSessions: 8 });
});
afterAll(async () => {
  await browsers.closeAll();
  stop();
  await practice.close();
  await rm(home, { recursive: true, force: true });
});

const SITES = [
  "velora-1",
  "burrowly-1",
  "cloudattic-1",
  "arcadium-1",
  "fablehall-2",
  "lingostar-1",
];

type Truth = { status: string; commits: number; harmful: unknown[] };
const truth = async (id: string): Promise<Truth> =>
  (await (await fetch(`http://127.0.0.1:${practice.port}/__truth/${id}`)).json()) as Truth;

async function cancel(
  id: string,
  more: Pick<JobOptions, "approve">,
  through = browsers,
): Promise<Verdict> {
  const site = practice.scenarios.find((one) => one.id === id);
  if (site === undefined) throw new Error(`no site ${id}`);
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${id}`, { method: "POST" });
  return runJob({
    kind: "cancel",
    service: genericService(site.url),
    url: site.url,
    goal: site.goal,
    planner: rulesPlanner,
    person: undefined,
    mode: "run",
    limits: DEFAULT_LIMITS,
    browsers: through,
    open: {},
    store: jsonlStore({ home }),
    signal: AbortSignal.timeout(110_000),
    onEvent: () => undefined,
    version: "0",
    now: Date.now,
    ...more,
  });
}

describe("the loop over Microsoft's browser server, with rules", () => {
  test.concurrent.each(["velora-2", "cloudattic-3"])(
    "%s: without a yes nothing is in the site's ledger",
    async (id) => {
      const verdict = await cancel(id, { approve: "ask" });
      expect(verdict).toMatchObject({ success: false, reason: "needs_human" });
      expect(await truth(id)).toMatchObject({ status: "active", commits: 0, harmful: [] });
    },
  );

  test.concurrent.each(SITES)("%s: with a yes it is cancelled once, and proved", async (id) => {
    const verdict = await cancel(id, { approve: "always" });
    expect(verdict).toMatchObject({ success: true, verified: true, reason: "completed" });
    expect(await truth(id)).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
    expect(verdict.evidence.map(({ tier }) => tier)).toContain("C");
  });
});

describe("a server that dies at a click", () => {
  test.concurrent.each([
    ["once", "velora-3", "completed", 1],
    ["always", "steadfone-3", "mcp_error", 0],
  ])("%s, at %s: %s", async (how, id, reason, commits) => {
    const marker = path.join(home, `died-${how}`);
    const dying = externalBrowsers({ server: serverOf("dying-server.ts", marker, how) });
    try {
      const verdict = await cancel(id, { approve: "always" }, dying);
      expect(verdict.reason).toBe(reason);
      expect((await truth(id)).commits).toBe(commits);
      // One reconnect in a run, and no more.
      expect((await readFile(marker, "utf8")).trim().split("\n")).toHaveLength(
        how === "once" ? 1 : 2,
      );
    } finally {
      await dying.closeAll();
    }
  });
});
