import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import PostalMime from "postal-mime";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startPractice } from "../../practice/server.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
let home = "";
beforeEach(() => {
  home = tempFolder();
});
const cli = (...args: string[]) =>
  run(process.execPath, [BIN, ...args], {
    ...process.env,
    SUBTERMINATOR_HOME: home,
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  });

const ACTIVE = `<h1>Membership</h1><p>Standard plan, $13.99 a month. Status: active.</p><p>Next payment: January 5, 2099</p><button>Cancel membership</button>`;
const ENDED = `<h1>Membership</h1><p>Your membership has ended on January 5, 2026. You will not be charged again.</p><button>Restart membership</button>`;

/** An account page that says what it is told to say. */
async function accountSite(): Promise<{ url: string; say(body: string): void; server: Server }> {
  let body = ENDED;
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><html lang="en"><title>Velmora</title><main>${body}</main></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/account`, say: (next) => (body = next), server };
}

/** A cancellation that was verified long ago, as its log would hold it. */
async function pastRun(url: string): Promise<string> {
  const runId = "20251210-101010-velmora-abcd";
  const writer = await jsonlStore({ home }).create({
    runId,
    kind: "cancel",
    service: "velmora",
    title: "Velmora",
    url,
    goal: "Cancel the subscription",
    planner: "rules",
    approve: "ask",
    limits: {},
    version: "0.1.0",
    startedAt: "2025-12-10T10:10:10.000Z",
    mode: "run",
  });
  await writer.append({
    type: "run.finished",
    data: {
      verdict: {
        runId,
        success: true,
        verified: true,
        outcome: "ends_on",
        reason: "completed",
        sentence: "Velmora is cancelled and ends on 5 January 2026.",
        evidence: [{ tier: "C", what: "two fresh loads", seen: "ended", url }],
        turns: 3,
        finalUrl: url,
        state: "ACCOUNT_CANCELLED",
        error: null,
        approvals: [],
        offers: [],
        patterns: [],
        costUsd: 0,
        tokens: 0,
        proof: null,
        endDate: "2026-01-05",
        title: "Velmora",
      },
    },
  });
  await writer.close();
  return runId;
}

test("check: a site that holds, one that bills again, one that cannot be reached; --all looks until it has held", async () => {
  const site = await accountSite();
  const runId = await pastRun(site.url);
  site.say(ACTIVE);
  const again = await cli("check", runId);
  expect(again).toMatchObject({ code: 1, stdout: expect.stringMatching(/✗ Velmora runs again/) });
  site.say(ENDED);
  const held = await cli("check", "--all", "--json");
  expect(held.code).toBe(0);
  expect(JSON.parse(held.stdout)).toMatchObject({
    success: true,
    checked: [{ runId, outcome: "held", sentence: expect.stringMatching(/has stayed ended/) }],
  });
  expect((await cli("check", "--all")).stdout).toBe("No cancellation waits for a check.\n");
  site.server.closeAllConnections();
  await new Promise((resolve) => site.server.close(resolve));
  const offline = await cli("check", "last", "--json");
  expect(offline.code).toBe(1);
  expect(JSON.parse(offline.stdout)).toMatchObject({ success: false, outcome: "could_not_look" });
  expect(
    readFileSync(join(home, "checks", `${runId}.jsonl`), "utf8")
      .trim()
      .split("\n"),
  ).toHaveLength(3);
});

test("dispute: a draft with the proof attached, only for a charge after the end", async () => {
  const site = await accountSite();
  const runId = await pastRun(site.url);
  expect(
    await cli("dispute", runId, "--charged-on", "2026-01-05", "--amount", "13.99"),
  ).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/not after the end/),
  });
  const out = join(home, "out");
  const args = [
    "--charged-on",
    "2026-02-05",
    "--amount",
    "13.99 EUR",
    "--language",
    "de",
    "--out",
    out,
  ];
  expect((await cli("dispute", runId, ...args)).code).toBe(0);
  const mail = await PostalMime.parse(readFileSync(join(out, "dispute.eml")));
  expect(mail.text).toMatch(/endete am 5\. Januar 2026/);
  expect(mail.text).toMatch(/5\. Februar 2026 wurden dennoch 13\.99 EUR/);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["proof.pdf", "proof.html"]);
  expect(
    Buffer.from(mail.attachments[0]?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("notice: a letter as PDF, a draft and a phone script; nothing is sent", async () => {
  const out = join(home, "letter");
  const answer = await cli(
    "notice",
    "planet-fitness",
    "--country",
    "fr",
    "--name",
    "Zoé",
    "--out",
    out,
    "--json",
  );
  expect(JSON.parse(answer.stdout)).toMatchObject({ success: true, language: "fr", sent: false });
  expect(readFileSync(join(out, "notice.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  expect(readFileSync(join(out, "phone.txt"), "utf8")).toMatch(/pas un conseil juridique/);
  const mail = await PostalMime.parse(readFileSync(join(out, "notice.eml")));
  expect(mail.subject).toBe("Résiliation : Planet Fitness");
  expect(mail.attachments).toHaveLength(1);
  expect(await cli("notice", "x", "--country", "jp")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Known are DE/),
  });
  // The machine's language is no answer to it.
  expect(await cli("notice", "x")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--country is missing: where do you live\?/),
  });
});

test("after a practice cancellation: proof as PDF, calendar, and a check that sees the site take it back", async () => {
  const practice = await startPractice({ port: 0 });
  onTestFinished(() => practice.close());
  const url = practice.scenarios.find(({ id }) => id === "velora-1")?.url ?? "";
  const ended = await cli(
    "cancel",
    "--url",
    url,
    "--planner",
    "rules",
    "--approve",
    "always",
    "--json",
  );
  expect(JSON.parse(ended.stdout)).toMatchObject({ verified: true });
  const pdf = (await cli("runs", "proof", "last", "--pdf")).stdout.trim();
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await cli("runs", "verify", "last")).code).toBe(0);
  const ics = join(home, "end.ics");
  await cli("runs", "calendar", "last", "--out", ics);
  expect(existsSync(ics)).toBe(true);
  expect(await cli("check")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/still shown as ending/),
  });
  await fetch(`http://127.0.0.1:${practice.port}/__reset/velora-1`, { method: "POST" });
  expect(await cli("check")).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/runs again/),
  });
});
