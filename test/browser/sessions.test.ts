import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { codeOf, Driver, eventually, testBrowsers } from "../support/session-driver.ts";
import { tempFolder } from "../support/temp-folder.ts";

const EXECUTABLE = process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium";

let server: PageServer;
let browsers: Browsers;
let clock = 1_000_000;

beforeAll(async () => {
  server = await startPageServer({
    "/": `<!doctype html><title>Home</title><p id="seen" role="status"></p><button onclick="document.cookie='who=me;max-age=999'; localStorage.who='me'; show()">Remember</button>
      <button>Plain</button><button onclick="window.open('/pop')">Pop</button><button onclick="navigator.serviceWorker.register('/sw.js').then(() => seen.textContent='worker', (e) => seen.textContent='no worker')">Worker</button>
      <script>function show() { seen.textContent = 'cookie ' + document.cookie + ' store ' + localStorage.who }; show()</script>`,
    "/pop": "<!doctype html><title>Pop</title><p>pop</p>",
    "/theirs": "<!doctype html><title>Theirs</title>",
    "/sw.js": (_, response) =>
      response.writeHead(200, { "content-type": "text/javascript" }).end("self.onfetch = () => {}"),
  });
  browsers = testBrowsers({ maxSessions: 3, idleMs: 60_000, now: () => clock });
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

afterEach(async () => {
  for (const { owner } of browsers.sessions()) await browsers.closeOwner(owner);
});

const url = (): string => server.origin + "/";
const browserArgs = (): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
        const args = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return parent === process.pid && args.includes("--user-data-dir") ? [args] : [];
      } catch {
        return [];
      }
    });

test("an unknown, a closed and another owner's session are not found, for every call", async () => {
  const driver = await Driver.open(browsers, url());
  const calls = (sessionId: string, owner: string): Promise<unknown>[] => [
    browsers.observe({ sessionId }, owner),
    browsers.act({ sessionId, observationId: driver.seen.observationId, action: "reload" }, owner),
    browsers.screenshot({ sessionId }, owner),
    browsers.close(sessionId, owner),
  ];
  for (const call of calls("s000", "test")) expect(await codeOf(call)).toBe("SESSION_NOT_FOUND");
  for (const call of calls(driver.id, "mallory"))
    expect(await codeOf(call)).toBe("SESSION_NOT_FOUND");
  expect(browsers.sessions("mallory")).toEqual([]);
  await driver.close();
  for (const call of calls(driver.id, "test")) expect(await codeOf(call)).toBe("SESSION_NOT_FOUND");
});

test("two sessions are apart: storage, observations and ids", async () => {
  const [one, two] = await Promise.all([
    Driver.open(browsers, url(), "a"),
    Driver.open(browsers, url(), "b"),
  ]);
  expect(browserArgs()).toHaveLength(1);
  await one.click("Remember");
  expect(one.seen.messages.join()).toContain("cookie who=me store me");
  await two.send("reload");
  expect(two.seen.messages.join()).toContain("cookie store undefined");
  expect(
    await codeOf(
      browsers.act(
        { sessionId: two.id, observationId: one.seen.observationId, action: "reload" },
        "b",
      ),
    ),
  ).toBe("STALE_OBSERVATION");
  for (let round = 0; round < 3; round++) await one.send("reload");
  const unknown = await two.send("click", undefined, {
    target: { kind: "element", actionId: one.find("Plain").actionId },
  });
  expect(unknown.error?.code).toBe("UNKNOWN_ACTION_ID");
  await browsers.closeOwner("a");
  expect(browsers.sessions().map((session) => session.owner)).toEqual(["b"]);
  await two.close();
});

test("calls on one session take turns", async () => {
  const driver = await Driver.open(browsers, url());
  const order: string[] = [];
  const act = (): Promise<unknown> =>
    browsers.act(
      {
        sessionId: driver.id,
        observationId: driver.seen.observationId,
        action: "wait",
        value: 200,
      },
      "test",
    );
  await Promise.all([
    act().then(() => order.push("first")),
    browsers.observe({ sessionId: driver.id }, "test").then(() => order.push("second")),
    codeOf(act()).then((code) => order.push(code)),
  ]);
  expect(order).toEqual(["first", "second", "STALE_OBSERVATION"]);
  await driver.close();
});

test("there are no more than were allowed", async () => {
  const open = await Promise.all([1, 2, 3].map(() => Driver.open(browsers)));
  expect(await codeOf(browsers.open({}, "test"))).toBe("LIMIT_EXCEEDED");
  await open[0]?.close();
  const again = await Driver.open(browsers);
  await again.close();
});

test("one whose first page is still loading is counted once", async () => {
  const waiting: (() => void)[] = [];
  server.set("/slow", (_, response) => waiting.push(() => response.end("here")));
  const slow = [1, 2].map(() => Driver.open(browsers, `${server.origin}/slow`));
  await eventually(() => waiting.length).toBe(2);
  const third = await Driver.open(browsers);
  for (const answer of waiting) answer();
  await Promise.all([third, ...(await Promise.all(slow))].map((driver) => driver.close()));
});

test("one that nobody uses is closed, one that is used is not", async () => {
  const [idle, busy] = await Promise.all([Driver.open(browsers), Driver.open(browsers)]);
  clock += 50_000;
  await busy.look();
  clock += 20_000;
  await busy.look();
  const error = await idle.look().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "SESSION_NOT_FOUND" });
  expect(String(error)).toMatch(/1 minutes without a call/);
  expect(browsers.sessions().map((session) => session.sessionId)).toEqual([busy.id]);
  await busy.close();
});

test("a call that was cancelled while the browser started leaves no session", async () => {
  const stop = new AbortController();
  const opening = browsers.open({ url: url() }, "test", { signal: stop.signal });
  stop.abort();
  expect(await codeOf(opening)).toBe("CANCELLED");
  expect(browsers.sessions()).toEqual([]);
});

test("the browser keeps its sandbox, opens no port and no service worker", async () => {
  const driver = await Driver.open(browsers, url());
  const [args = ""] = browserArgs();
  expect(args.includes("--no-sandbox")).toBe(process.getuid?.() === 0);
  expect(args).not.toMatch(/--remote-debugging-port=[1-9]/);
  expect(args).toContain("--remote-debugging-pipe");
  await driver.click("Worker", { expect: { kind: "bannerContains", value: "worker" } });
  expect(server.ledger.map((asked) => asked.path)).not.toContain("/sw.js");
  await driver.close();
});

test("a profile keeps its cookie, belongs to one browser at a time, and has a plain name", async () => {
  const own = testBrowsers({ home: tempFolder() });
  onTestFinished(() => own.closeAll());
  const first = await Driver.open(own, { url: url(), profile: "mine" });
  await first.click("Remember");
  const taken = await own.open({ profile: "mine" }, "test").catch((thrown: unknown) => thrown);
  expect(taken).toMatchObject({ code: "BROWSER_UNAVAILABLE" });
  expect(String(taken)).toMatch(/mine is in use/);
  await first.close();
  const second = await Driver.open(own, { url: url(), profile: "mine" });
  expect(second.seen.messages.join()).toContain("cookie who=me");
  await second.close();
  for (const profile of ["../up", ".hidden", "a/b", ""])
    expect(await codeOf(own.open({ profile }, "test"))).toBe("CONTRACT_MISMATCH");
});

test("attached to a person's browser: their tabs are left alone, and it outlives the session", async () => {
  const folder = tempFolder();
  const theirs = spawn(
    EXECUTABLE,
    [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--headless=new",
      "--remote-debugging-port=0",
      "--no-first-run",
      `--user-data-dir=${folder}`,
      server.origin + "/theirs",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  onTestFinished(() => void theirs.kill("SIGKILL"));
  const endpoint = await new Promise<string>((resolve) => {
    let said = "";
    theirs.stderr.on("data", (chunk) => {
      said += String(chunk);
      const found = /DevTools listening on ws:\/\/(127\.0\.0\.1:\d+)/.exec(said);
      if (found !== null) resolve(`http://${found[1]}`);
    });
  });
  const pages = async (): Promise<string[]> => {
    const listed = (await (await fetch(`${endpoint}/json/list`)).json()) as {
      type: string;
      url: string;
    }[];
    return listed
      .filter(({ type }) => type === "page")
      .map((page) => page.url.replace(server.origin, ""));
  };
  await eventually(pages).toEqual(["/theirs"]);
  const driver = await Driver.open(browsers, { url: url(), cdp: endpoint });
  expect(driver.seen.page.title).toBe("Home");
  // What the person opens meanwhile is theirs, however many they are.
  for (let count = 0; count < 4; count++)
    await fetch(`${endpoint}/json/new?${server.origin}/theirs`, { method: "PUT" });
  await driver.click("Pop");
  expect(driver.seen.page.title).toBe("Pop");
  expect(driver.seen.tabs).toHaveLength(2);
  await driver.close();
  await eventually(async () => (await pages()).toSorted()).toEqual(Array(5).fill("/theirs"));
  expect(theirs.exitCode).toBeNull();
  expect(await codeOf(browsers.open({ cdp: "http://127.0.0.1:1" }, "test"))).toBe(
    "BROWSER_UNAVAILABLE",
  );
});
