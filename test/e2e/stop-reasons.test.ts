import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { type Ended, start } from "../support/program.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
const OWN_PAGES = {
  "/phone": page(
    "Cancel your plan",
    "<p>Plans can't be cancelled online. To cancel your plan, call us on 0800 555 0142, Monday to Friday.</p>",
  ),
  "/nowhere": page("Seed catalogues", "<p>Printed in Devon since 1931.</p>"),
};

type Row = {
  /** A practice scenario, or an address of its own. */
  site: string;
  reason: Verdict["reason"];
  code: number;
  outcome: Verdict["outcome"];
  /** What the person does next. */
  next: RegExp;
  args?: string[];
  fault?: string;
  interrupt?: true;
};

const ROWS: Row[] = [
  {
    site: "paperlane-1",
    reason: "login_required",
    code: 4,
    outcome: "unknown",
    next: /Sign in with `subterminator login --url http:\/\/127\.0\.0\.1:\d+\/\S*`, then run this again/,
  },
  {
    site: "tunewell-1",
    reason: "third_party_billing",
    code: 5,
    outcome: "billed_elsewhere",
    next: /billed by Apple: cancel it there\. .*account\.apple\.com/,
  },
  {
    site: "glowcrate-1",
    reason: "already_cancelled",
    code: 0,
    outcome: "already_cancelled",
    next: /was already cancelled and ends on November 30, 2026/,
  },
  {
    site: "/phone",
    reason: "not_possible",
    code: 5,
    outcome: "needs_phone",
    next: /Call the number that stands at http/,
  },
  {
    site: "steadfone-1",
    reason: "needs_human",
    code: 4,
    outcome: "still_active",
    next: /Finish it yourself at http/,
  },
  {
    site: "kindred-1",
    reason: "needs_human",
    code: 4,
    outcome: "unknown",
    next: /only you can do \(a code,.*Finish it yourself at http/,
  },
  {
    site: "velora-1",
    args: ["--approve", "never"],
    reason: "human_rejected",
    code: 3,
    outcome: "still_active",
    next: /run this again and say yes/,
  },
  {
    site: "velora-1",
    args: ["--max-turns", "1"],
    reason: "max_turns_exceeded",
    code: 1,
    outcome: "unknown",
    next: /higher --max-turns/,
  },
  {
    site: "velora-1",
    args: ["--timeout", "2s"],
    fault: "event.decided:1:delay",
    reason: "budget_exceeded",
    code: 1,
    outcome: "unknown",
    next: /limit of money, tokens or time.*higher limit/,
  },
  {
    site: "velora-1",
    fault: "event.decided:1:delay",
    interrupt: true,
    reason: "interrupted",
    code: 130,
    outcome: "unknown",
    next: /`subterminator runs resume \S+` goes on/,
  },
  {
    site: "/nowhere",
    reason: "stuck",
    code: 1,
    outcome: "unknown",
    next: /No way forward.*Finish it yourself at http/,
  },
  {
    site: "arcadium-3",
    reason: "verification_failed",
    code: 1,
    outcome: "still_active",
    next: /still active\. Do not rely on it: look yourself at http/,
  },
  {
    site: "http://127.0.0.1:1/account",
    reason: "browser_error",
    code: 1,
    outcome: "unknown",
    next: /stopped answering.*Try again later/,
  },
];

let practice: Practice;
let own: PageServer;
let home: string;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  own = await startPageServer(OWN_PAGES);
  home = mkdtempSync(join(tmpdir(), "subterminator-home-"));
});
afterAll(async () => {
  await Promise.all([practice.close(), own.close()]);
  rmSync(home, { recursive: true, force: true });
});

function urlOf(site: string): string {
  if (site.startsWith("http")) return site;
  if (site.startsWith("/")) return own.origin + site;
  return practice.scenarios.find(({ id }) => id === site)?.url ?? "";
}

async function cancel({ site, args = [], fault, interrupt }: Row): Promise<Ended> {
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${site}`, { method: "POST" });
  const approve = args.includes("--approve") ? [] : ["--approve", "always"];
  const program = start(
    process.execPath,
    [
      BIN,
      "cancel",
      "--url",
      urlOf(site),
      "--planner",
      "rules",
      "--json",
      "--verbose",
      ...approve,
      ...args,
    ],
    {
      ...process.env,
      SUBTERMINATOR_HOME: home,
      NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
      ...(fault !== undefined && { SUBTERMINATOR_FAULT: fault }),
    },
  );
  program.child.stdin.end();
  if (interrupt) {
    let said = "";
    while (!said.includes("sees ")) said += String((await once(program.child.stderr, "data"))[0]);
    program.child.kill("SIGINT");
  }
  return program.ended;
}

test.each(ROWS)("$reason: $site", async (row) => {
  const { code, stdout } = await cancel(row);
  const verdict = JSON.parse(stdout) as Verdict;
  expect(stdout).toBe(`${JSON.stringify(verdict)}\n`);
  expect(verdict).toMatchObject({ reason: row.reason, outcome: row.outcome });
  expect(verdict.sentence).toMatch(row.next);
  expect(verdict.success).toBe(row.reason === "already_cancelled");
  expect(code).toBe(row.code);
});
