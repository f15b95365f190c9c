import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { addressIn, personsChrome, portFile } from "../support/persons-chrome.ts";
import { run, start, type Program } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
/** A colour that no other page shows. */
const PRIVATE = `<!doctype html><title>private-diary</title><body style="background:#ff00ff">private-diary`;

let home = "";
beforeEach(() => {
  home = tempFolder();
});

type Site = { origin: string; ended: () => boolean; asked: string[]; onCancel?: () => void };

/** An account that knows its person by a cookie that no script can read. */
async function site(): Promise<Site> {
  let ended = false;
  const asked: string[] = [];
  const known: Site = { origin: "", ended: () => ended, asked };
  const page = (answer: ServerResponse, body: string): void => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><html lang="en"><title>Velmora</title><main>${body}</main></html>`);
  };
  const server: Server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === "/private") {
      answer.setHeader("content-type", "text/html");
      return void answer.end(PRIVATE);
    }
    if (request.url === "/sign-in") {
      answer.setHeader("set-cookie", "sid=jo; HttpOnly; Max-Age=9999; Path=/");
      return page(answer, "<p>Welcome back, Jo</p>");
    }
    if (!/sid=jo/.test(request.headers.cookie ?? ""))
      return page(
        answer,
        `<h1>Sign in</h1><form><input type="email"><input type="password"><button>Sign in</button></form>`,
      );
    if (request.url === "/cancel" && request.method === "POST") {
      known.onCancel?.();
      ended = true;
      return void answer.writeHead(303, { location: "/account" }).end();
    }
    if (request.url === "/leave")
      return page(
        answer,
        `<h1>Cancel your membership?</h1><p>Your membership ends on January 5, 2099. You can't undo this.</p><form method="post" action="/cancel"><button>Cancel membership now</button></form><a href="/account">Keep my membership</a>`,
      );
    page(
      answer,
      ended
        ? `<h1>Membership</h1><p>Standard plan. Your membership is cancelled and ends on January 5, 2099. You will not be charged again.</p><button>Restart membership</button>`
        : `<h1>Membership</h1><p>Standard plan, $13.99 a month. Status: active.</p><p>Next payment: January 5, 2099</p><a href="/leave" target="_blank">Cancel membership</a>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  known.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return known;
}

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  SUBTERMINATOR_HOME: home,
  NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
});
const args = (url: string, folder: string, ...more: string[]): string[] => [
  BIN,
  "cancel",
  "--url",
  url,
  "--chrome-folder",
  folder,
  "--planner",
  "rules",
  ...more,
];

test("cancels in a tab of the person's own browser, signed in there, past their private tabs and a second client", async () => {
  const { origin, ended, asked } = await site();
  const chrome = await personsChrome([origin + "/sign-in", ...Array(3).fill(`${origin}/private`)]);
  const before = (await chrome.tabs()).map(({ targetId }) => targetId);
  // Somebody else debugs the same browser meanwhile.
  const other = await chromium.connectOverCDP(addressIn(chrome.folder));
  onTestFinished(() => other.close());
  const { code, stdout, stderr } = await run(
    process.execPath,
    args(`${origin}/account`, chrome.folder, "--approve", "always", "--json"),
    environment(),
  );
  expect(stderr).toMatch(/Your\s+other\s+tabs\s+are\s+not\s+listed,\s+read\s+or\s+touched/);
  expect(stderr).toMatch(/Weaker there than in a browser that this program starts/);
  const verdict = JSON.parse(stdout) as { outcome: string; proof: string };
  expect(verdict.outcome).toBe("ends_on");
  expect(code).toBe(0);
  expect(ended()).toBe(true);
  expect((await chrome.tabs()).map(({ targetId }) => targetId).toSorted()).toEqual(
    before.toSorted(),
  );
  expect(asked.filter((line) => line === "GET /private")).toHaveLength(3);
  // In no log, observation or picture.
  const files = globSync(join(home, "**/*"), { withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  for (const file of files) expect(readFileSync(file, "latin1")).not.toContain("private-diary");
  expect(stderr + stdout).not.toContain("private");
  const pictures = files.filter((file) => /\.(jpe?g|png)$/.test(file));
  expect(pictures.length).toBeGreaterThan(2);
  const context = other.contexts()[0];
  const viewer = await context?.newPage();
  for (const picture of pictures)
    expect(
      await viewer?.evaluate(
        magentaIn,
        `data:image/jpeg;base64,${readFileSync(picture, "base64")}`,
      ),
    ).toBe(0);
  expect(existsSync(verdict.proof)).toBe(true);
});

/** How many pixels have the private pages' colour. */
async function magentaIn(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext("2d");
  pen?.drawImage(image, 0, 0);
  const data = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) > 200) count++;
  return count;
}

test("a browser that quits midway ends the run in words, and nothing is claimed", async () => {
  const known = await site();
  const chrome = await personsChrome([`${known.origin}/sign-in`]);
  known.onCancel = () => chrome.quit();
  const { code, stdout } = await run(
    process.execPath,
    args(`${known.origin}/account`, chrome.folder, "--approve", "always", "--json"),
    environment(),
  );
  expect(code).not.toBe(0);
  const verdict = JSON.parse(stdout) as { success: boolean; sentence: string; error: unknown };
  expect(verdict.success).toBe(false);
  expect(JSON.stringify(verdict)).toMatch(/browser|Chrome/i);
});

test("nothing listening, and a choice that contradicts itself, are told before anything starts", async () => {
  const gone = await run(
    process.execPath,
    args("https://example.com/", portFile(1)),
    environment(),
  );
  expect(gone.code).toBe(2);
  expect(gone.stderr).toMatch(/not running any more, or its remote debugging was switched off/);
  expect(gone.stderr).toMatch(/chrome:\/\/inspect\/#remote-debugging/);
  const both = await run(
    process.execPath,
    args("https://example.com/", portFile(1), "--profile", "mine"),
    environment(),
  );
  expect(both.code).toBe(2);
  expect(both.stderr).toContain("--profile and --chrome exclude each other.");
  expect(existsSync(join(home, "runs"))).toBe(false);
});

test("ctrl-c closes the tab of ours and leaves the browser", async () => {
  const { origin } = await site();
  const chrome = await personsChrome([`${origin}/sign-in`]);
  const program: Program = start(
    process.execPath,
    args(`${origin}/account`, chrome.folder, "--approve", "ask", "--json"),
    environment(),
  );
  while ((await chrome.tabs()).length < 2) await new Promise((next) => setTimeout(next, 50));
  program.child.kill("SIGINT");
  await program.ended;
  expect(await chrome.tabs()).toHaveLength(1);
});
