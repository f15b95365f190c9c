import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer as createTls } from "node:https";
import { createServer, type AddressInfo, type Server } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { codeOf, Driver, eventually, testBrowsers } from "../support/session-driver.ts";
import { tempFolder } from "../support/temp-folder.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
const silent: Server[] = [];

const HOME = `<!doctype html><title>Home</title><p>home page</p><a href="/next">Next</a>
  <button onclick="for (;;);">Hang</button><button onclick="setTimeout(() => { for (;;); }, 100)">Hang soon</button>
  <a href="/never">Never</a><button onclick="window.close()">Close me</button>
  <button onclick="window.open('/next')">Open</button><a href="/loop">Loop</a>`;

beforeAll(async () => {
  server = await startPageServer({
    "/": HOME,
    "/next": `<!doctype html><title>Next</title><p>next page</p><button onclick="window.close()">Close me</button>`,
    "/loop": (_, response) => response.writeHead(302, { location: "/loop" }).end(),
    "/never": () => undefined,
    "/refresh": `<!doctype html><title>Refresh</title><meta http-equiv="refresh" content="0"><p>again</p>`,
    "/loading": (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.write("<!doctype html><title>Loading</title><p>first part</p>");
    },
  });
  browsers = testBrowsers({ callMs: 3_000, navigationMs: 3_000, closeMs: 5_000 });
});

beforeEach(async () => {
  if (browsers.sessions().length === 0) driver = await Driver.open(browsers, server.origin + "/");
  else await driver.goto(server.origin + "/");
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
  for (const one of silent) one.close();
});

type Process = { pid: number; parent: number; args: string };

function processes(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const args = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return state === "Z" ? [] : [{ pid: Number(name), parent: Number(parent), args }];
      } catch {
        return [];
      }
    });
}

/** All that this test run has started, however deep. */
function descendants(): Process[] {
  const all = processes();
  const mine = new Set([process.pid]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { pid, parent } of all)
      if (mine.has(parent) && !mine.has(pid)) grew = mine.add(pid).has(pid);
  }
  return all.filter(({ pid }) => mine.has(pid) && pid !== process.pid);
}

const ofType = (type: string): number[] =>
  descendants()
    .filter(({ args }) => args.includes(`--type=${type}`))
    .map(({ pid }) => pid);
const browserPids = (): number[] =>
  descendants()
    .filter(({ args }) => args.includes("--user-data-dir") && !args.includes("--type="))
    .map(({ pid }) => pid);
const signal = (pids: number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

async function recovers(): Promise<void> {
  const result = await driver.send("reload");
  expect(result.error).toBeUndefined();
  expect(driver.seen.page).toMatchObject({ title: "Home", url: server.origin + "/" });
  expect(driver.seen.tabs).toHaveLength(1);
  await driver.click("Next");
  expect(driver.seen.page.title).toBe("Next");
}

describe("the renderer", () => {
  test("killed: the next call says so, reload opens the last address in a fresh tab", async () => {
    signal(ofType("renderer"), "SIGKILL");
    await eventually(() => codeOf(driver.look())).toBe("PAGE_CRASH");
    const click = await driver.click("Next");
    expect(click.error?.code).toBe("PAGE_CRASH");
    expect(click.nextObservation?.blockers[0]?.kind).toBe("interstitial");
    expect(await codeOf(browsers.screenshot({ sessionId: driver.id }, "test"))).toBe("PAGE_CRASH");
    await recovers();
  });

  test("killed by the page itself: navigate elsewhere works too", async () => {
    const crash = await driver.goto("chrome://crash");
    expect(crash.error?.code).toBe("NAVIGATION_BLOCKED");
    signal(ofType("renderer"), "SIGKILL");
    const away = await driver.goto(server.origin + "/next");
    // The news of the death may come before, while or after the address is opened.
    if (away.error !== undefined) {
      expect(away.error.code).toBe("PAGE_CRASH");
      await driver.goto(server.origin + "/next");
    }
    expect(driver.seen.page.title).toBe("Next");
  });

  test("killed in mid-act: the act ends with the reason", async () => {
    const waiting = driver.click("Next", {
      expect: { kind: "textPresent", value: "never there" },
      expectTimeoutMs: 8_000,
    });
    await new Promise((resolve) => setTimeout(resolve, 800));
    signal(ofType("renderer"), "SIGKILL");
    const result = await waiting;
    expect([result.error?.code, result.expectations[0]?.result]).toContain(
      result.error === undefined ? "unknown" : "PAGE_CRASH",
    );
    await driver.goto(server.origin + "/");
    expect(driver.seen.page.title).toBe("Home");
  });

  test("stopped, so that no event tells of it: calls end all the same", async () => {
    const stopped = ofType("renderer");
    signal(stopped, "SIGSTOP");
    try {
      expect(await codeOf(driver.look())).toBe("PAGE_CRASH");
      const click = await driver.click("Next");
      expect(click.error?.code).toBe("PAGE_CRASH");
      expect(click.nextObservation?.blockers[0]?.kind).toBe("interstitial");
      expect(await codeOf(browsers.screenshot({ sessionId: driver.id }, "test"))).toBe(
        "PAGE_CRASH",
      );
    } finally {
      signal(stopped, "SIGCONT");
    }
    await eventually(async () => (await driver.look().catch(() => driver.seen)).page.title).toBe(
      "Home",
    );
    expect((await driver.click("Next")).ok).toBe(true);
  });

  test.each(["Hang", "Hang soon"])(
    "busy for ever (%s): a typed error, then reload",
    async (how) => {
      const click = await driver.click(how, {
        expect: { kind: "changed" },
        expectTimeoutMs: 1_000,
      });
      if (how === "Hang") expect(click.error?.code).toBe("PAGE_CRASH");
      expect(click.nextObservation).toBeDefined();
      expect(await codeOf(driver.look())).toBe("PAGE_CRASH");
      await recovers();
    },
  );

  test("a session whose page hangs can be closed", async () => {
    const hung = await Driver.open(browsers, server.origin + "/");
    await hung.click("Hang");
    await hung.close();
    expect(await codeOf(hung.look())).toBe("SESSION_NOT_FOUND");
  });
});

test("a page that closes its only tab is gone until it is opened again", async () => {
  await driver.click("Open");
  await driver.send("close_tab", 0);
  expect(driver.seen.page.title).toBe("Next");
  const result = await driver.click("Close me");
  expect(result.nextObservation?.blockers[0]?.kind).toBe("interstitial");
  await driver.goto(server.origin + "/");
  expect(driver.seen.page.title).toBe("Home");
  expect(driver.seen.tabs).toHaveLength(1);
});

describe("the network", () => {
  const refusedPort = async (): Promise<number> => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  };

  test("refused, unknown name, redirect loop", async () => {
    for (const url of [
      `http://127.0.0.1:${await refusedPort()}/`,
      "http://no-such-host.invalid/",
      server.origin + "/loop",
    ]) {
      const result = await driver.goto(url);
      expect(result.error?.code, url).toBe("NETWORK_ERROR");
      expect(result.nextObservation, url).toBeDefined();
      await driver.goto(server.origin + "/");
      expect(driver.seen.page.title).toBe("Home");
    }
    expect(await codeOf(browsers.open({ url: "http://no-such-host.invalid/" }, "test"))).toBe(
      "NETWORK_ERROR",
    );
    expect(browsers.sessions()).toHaveLength(1);
  });

  test("a certificate that nobody vouches for", async () => {
    const folder = tempFolder();
    const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
    const made = spawnSync("openssl", [
      ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout".split(" "),
      key,
      "-out",
      cert,
    ]);
    if (made.status !== 0) return;
    const tls = createTls({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
      response.end("<p>no</p>"),
    );
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
    const { port } = tls.address() as AddressInfo;
    const result = await driver.goto(`https://127.0.0.1:${port}/`);
    expect(result.error).toMatchObject({ code: "NETWORK_ERROR", retryable: false });
    expect(result.error?.message).toMatch(/certificate/);
    tls.close();
  });

  test("a server that accepts and never answers: by navigate, link and open", async () => {
    const goto = await driver.goto(server.origin + "/never");
    expect(goto.error?.code).toBe("NAVIGATION_TIMEOUT");
    expect(goto.nextObservation?.page.title).toBe("Home");
    const link = await driver.click("Never");
    expect(link.error?.code).toBe("NAVIGATION_TIMEOUT");
    expect(link.error?.message).toContain("/never");
    expect(link.nextObservation?.page.title).toBe("Home");
    expect((await driver.click("Next")).ok).toBe(true);
    expect(await codeOf(browsers.open({ url: server.origin + "/never" }, "test"))).toBe(
      "NAVIGATION_TIMEOUT",
    );
    expect(browsers.sessions()).toHaveLength(1);
  });

  test("a server that stops half-way: what came is shown", async () => {
    const result = await driver.goto(server.origin + "/loading");
    expect([undefined, "NAVIGATION_TIMEOUT"]).toContain(result.error?.code);
    expect(await driver.text()).toContain("first part");
  });

  test("a server that goes away", async () => {
    const gone = await startPageServer({ "/": "<title>Here</title><a href='/x'>Go</a>" });
    const other = await Driver.open(browsers, gone.origin + "/");
    await gone.close();
    const result = await other.send("reload");
    expect(result.error?.code).toBe("NETWORK_ERROR");
    expect(result.nextObservation).toBeDefined();
    await other.close();
  });
});

describe("closing", () => {
  test.each(["/refresh", "/loading"])("while %s goes on for ever", async (page) => {
    const other = await Driver.open(browsers, server.origin + "/");
    const going = other.goto(server.origin + page).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.close();
    await going;
    expect(await codeOf(other.look())).toBe("SESSION_NOT_FOUND");
  });
});

describe("the browser", () => {
  test("killed: its sessions say so, a new one gets a new browser, nothing is left", async () => {
    const lost = await Driver.open(browsers, server.origin + "/next");
    const waiting = codeOf(
      driver.send("wait", 10_000).then((result) => {
        throw Object.assign(new Error("answered"), { code: result.error?.code });
      }),
    );
    signal(browserPids(), "SIGKILL");
    await eventually(() => codeOf(lost.look())).toBe("BROWSER_DISCONNECT");
    expect(await codeOf(driver.look())).toBe("BROWSER_DISCONNECT");
    expect(await codeOf(browsers.screenshot({ sessionId: lost.id }, "test"))).toBe(
      "BROWSER_DISCONNECT",
    );
    expect(await waiting).toBe("BROWSER_DISCONNECT");
    expect(browsers.sessions()).toEqual([]);
    driver = await Driver.open(browsers, server.origin + "/");
    expect(driver.seen.page.title).toBe("Home");
  });

  test("one that does not close is killed, and no process stays", async () => {
    const own = testBrowsers({ closeMs: 1_000 });
    const before = new Set(browserPids());
    const session = await Driver.open(own, server.origin + "/");
    const [pid] = browserPids().filter((one) => !before.has(one));
    expect(pid).toBeDefined();
    process.kill(pid as number, "SIGSTOP");
    await own.closeAll();
    await eventually(() => processes().some((one) => one.pid === pid)).toBe(false);
    expect(await codeOf(session.look())).toBe("SESSION_NOT_FOUND");
  });

  test("closeAll leaves no process", async () => {
    await browsers.closeAll();
    await eventually(() => descendants().filter(({ args }) => /chrom/.test(args))).toEqual([]);
  });
});
