import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
let home = "";
beforeEach(() => {
  home = tempFolder();
});

type Told = {
  success: boolean;
  sentence: string;
  error: unknown;
  title: string;
  proof: string;
  answers?: string[];
  proposed?: { action: string; name: string };
  approvals: { text: string }[];
};

const PAGES: Record<string, string> = {
  "/account": `<h1>Membership</h1><dl><dt>Plan</dt><dd>Standard</dd><dt>Price</dt><dd>$13.99 a month</dd><dt>Next payment</dt><dd>January 5, 2099</dd></dl><a href="/why">Cancel membership</a>`,
  "/why": `<h1>Why are you leaving?</h1><form action="/last"><fieldset><label><input type="radio" name="why" required value="1">Too expensive</label><label><input type="radio" name="why" required value="2">I am ill</label><label><input type="radio" name="why" required value="3">I'd rather not say</label></fieldset><button>Continue</button></form>`,
  "/last": `<h1>Cancel your membership?</h1><p>Your membership will end on January 5, 2099. An early termination fee of $58 applies.</p><form method="post" action="/end"><button>Finish cancellation</button></form>`,
};

/** An account, a survey, a last page; and what it was told. */
async function site(): Promise<{ url: string; reasons: (string | null)[] }> {
  let ended = false;
  const reasons: (string | null)[] = [];
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    answer.setHeader("content-type", "text/html; charset=utf-8");
    if (pathname === "/last") reasons.push(searchParams.get("why"));
    if (pathname === "/end") {
      ended = true;
      return void answer.writeHead(303, { location: "/account" }).end();
    }
    const over = `<h1>Membership</h1><p>Your membership is cancelled and ends on January 5, 2099. You will not be charged again.</p><button>Restart membership</button>`;
    const body = ended && pathname === "/account" ? over : PAGES[pathname];
    answer.end(
      `<!doctype html><html lang="en"><title>Account</title><meta property="og:site_name" content="Velmora"><main>${body ?? "none"}</main></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/account`, reasons };
}

async function cancel(url: string, ...more: string[]) {
  const args = [BIN, "cancel", "--url", url, "--planner", "rules", ...more];
  const ended = await run(process.execPath, args, {
    ...process.env,
    SUBTERMINATOR_HOME: home,
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  });
  return {
    ...ended,
    told: more.includes("--json") ? (JSON.parse(ended.stdout) as Told) : undefined,
  };
}

test("a dry run and a rehearsal name the step they stopped at, and are no success of cancelling", async () => {
  const { url, reasons } = await site();
  const dry = await cancel(url, "--dry-run");
  expect(dry.stdout).toMatch(
    /^■ Dry run: the first step would be: Click “Cancel membership”\. Nothing was changed\./,
  );
  expect(reasons).toEqual([]);
  const { told, code } = await cancel(url, "--rehearse", "--json");
  expect(told).toMatchObject({
    success: false,
    verified: false,
    error: null,
    title: expect.stringMatching(/^Velmora \(127\.0\.0\.1:\d+\)$/) as string,
    proposed: { action: "click", name: "Finish cancellation" },
  });
  expect(told?.sentence).toMatch(
    /^Rehearsal: stopped before the step that may end it: Click “Finish cancellation”\. It was not done\. Velmora \(.*\) is not cancelled\./,
  );
  expect(code).toBe(0);
});

test("a survey gets the answer that says nothing, shown on the card and in the proof", async () => {
  const { url, reasons } = await site();
  const { told, stderr } = await cancel(url, "--approve", "always", "--json");
  expect(reasons.at(-1)).toBe("3");
  expect(told).toMatchObject({ success: true, answers: ["I'd rather not say"] });
  expect(told?.approvals.at(-1)?.text).toMatch(
    /^Ends Standard at Velmora \(.*\), \$13\.99 a month, on January 5, 2099\. Button: Finish cancellation\.$/,
  );
  expect(stderr).toContain("The site shows that it ends on January 5, 2099");
  expect(readFileSync(told?.proof ?? "", "utf8")).toMatch(/Answers to the site.{1,6}s questions/);
});

test("--reason is the person's own answer", async () => {
  const { url, reasons } = await site();
  const { told, stderr } = await cancel(url, "--reason", "It got too expensive");
  expect(told).toBeUndefined();
  expect(reasons.at(-1)).toBe("1");
  // Nobody is there to say yes: the card stands there all the same, with what was answered and what it costs to go.
  expect(stderr).toMatch(/! The site says: “An early termination fee of \$58 applies\.”/);
  expect(stderr).toMatch(/answered +Too expensive/);
});
