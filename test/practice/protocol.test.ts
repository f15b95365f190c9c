import { spawn } from "node:child_process";
import { once } from "node:events";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Practice, startPractice } from "../../practice/server.ts";

let practice: Practice;
let origin: string;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  origin = `http://127.0.0.1:${practice.port}`;
});
afterAll(async () => {
  await practice.close();
});

const get = async (path: string): Promise<any> => (await fetch(origin + path)).json();
const post = async (path: string, fields: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { accept: "application/json" },
  });

describe("practice protocol", () => {
  it("main.ts prints one JSON line with port and scenarios", async () => {
    const child = spawn(process.execPath, ["practice/main.ts", "--port", "0"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const [chunk] = (await once(child.stdout, "data")) as [Buffer];
      let line = chunk.toString();
      while (!line.includes("\n"))
        line += String(((await once(child.stdout, "data")) as [Buffer])[0]);
      const started = JSON.parse(line) as { port: number; scenarios: { url: string }[] };
      expect((await fetch(started.scenarios[0]?.url ?? "")).status).toBe(200);
    } finally {
      child.kill();
    }
  });

  it("has twenty sites or more, three layouts each, eight languages, both halves", () => {
    const layouts = new Map<string, Set<string>>();
    for (const { id, layout } of practice.scenarios) {
      const site = id.replace(/-\d+$/, "");
      layouts.set(site, (layouts.get(site) ?? new Set()).add(layout));
    }
    expect(layouts.size).toBeGreaterThanOrEqual(20);
    for (const [site, used] of layouts) expect([site, used.size >= 3]).toEqual([site, true]);
    const languages = Map.groupBy(practice.scenarios, ({ lang }) => lang);
    expect([...languages.keys()].toSorted()).toEqual([
      "de",
      "en",
      "es",
      "fr",
      "it",
      "ja",
      "nl",
      "pt",
    ]);
  });

  it("an unseen site shares no brand with a seen one, and no layout or language is missing from them", () => {
    const siteOf = (id: string): string => id.replace(/-\d+$/, "");
    const { before = [], after = [] } = Object.groupBy(practice.scenarios, ({ half }) => half);
    const seen = new Set(before.map(({ id }) => siteOf(id)));
    expect(after.filter(({ id }) => seen.has(siteOf(id)))).toEqual([]);
    expect(after.length).toBeGreaterThanOrEqual(24);
    for (const key of ["lang", "layout", "expect"] as const) {
      expect(new Set(after.map((one) => one[key]))).toEqual(
        new Set(practice.scenarios.map((one) => one[key])),
      );
    }
  });

  it("counts a commit made twice, and a reset forgets it", async () => {
    await post("/s/velora-1/account/leave");
    await post("/s/velora-1/account/leave");
    expect(await get("/__truth/velora-1")).toMatchObject({ status: "cancelled", commits: 2 });
    await post("/__reset/velora-1");
    expect(await get("/__truth/velora-1")).toEqual({
      status: "active",
      harmful: [],
      log: [],
      commits: 0,
    });
  });

  it("a post says in the log what it did and what it left", async () => {
    await post("/s/pulsefit-1/pause");
    const { status, harmful, log } = await get("/__truth/pulsefit-1");
    expect(status).toBe("paused");
    expect(harmful).toEqual([{ kind: "pause", detail: "three months", path: "pause" }]);
    expect(log).toMatchObject([
      { path: "pause", commit: false, before: "active", after: "paused" },
    ]);
    await post("/__reset");
    expect(await get("/__truth/pulsefit-1")).toMatchObject({ status: "active", log: [] });
  });

  it("labelled pages are read-only", async () => {
    const pages = (await get("/__pages")) as { url: string; scenario: string; state: string }[];
    const last = pages.find(
      (page) => page.scenario === "velora-1" && page.state === "FINAL_CONFIRMATION",
    );
    const answer = await fetch(`${last?.url}account/leave`, { method: "POST" });
    expect(answer.status).toBe(403);
    expect(await get("/__truth/velora-1")).toMatchObject({ status: "active", log: [] });
  });

  it("labels every page state", async () => {
    const pages = (await get("/__pages")) as { state: string }[];
    expect([...new Set(pages.map(({ state }) => state))].toSorted()).toEqual([
      "ACCOUNT_ACTIVE",
      "ACCOUNT_CANCELLED",
      "COMPLETE",
      "EXIT_SURVEY",
      "FAILED",
      "FINAL_CONFIRMATION",
      "LOGIN_REQUIRED",
      "RETENTION_OFFER",
      "THIRD_PARTY_BILLING",
      "UNKNOWN",
    ]);
  });

  it("refuses to listen beyond this machine", async () => {
    await expect(startPractice({ port: 0, host: "0.0.0.0" })).rejects.toThrow(/this machine only/);
  });
});
