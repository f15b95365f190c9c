import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createBrowsers, type BrowsersOptions } from "../../src/browser/browsers.ts";
import type { Browsers, CallContext } from "../../src/browser/port.ts";
import type { LogEvent } from "../../src/browser/session.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { codeOf, eventually } from "../support/session-driver.ts";
import { childBrowsers } from "../support/child-browsers.ts";

let server: PageServer;
let browsers: Browsers;
let told: LogEvent[] = [];

beforeAll(async () => {
  server = await startPageServer({
    "/": `<!doctype html><title>Home</title><p role=status></p>
      <script>const s = document.querySelector('p'); s.textContent = 'cookie ' + document.cookie; document.cookie = 'who=me'</script>
      <form method=post action=/cancel><button>Cancel my subscription</button></form>`,
    "/cancel": "<!doctype html><title>Over</title><p>It is over.</p>",
  });
});
afterAll(() => server.close());
afterEach(() => browsers.closeAll());

/** No host is allowed from the start: each open names its own. */
function start(options: BrowsersOptions = {}): void {
  told = [];
  browsers = createBrowsers({
    executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium",
    spare: true,
    log: (event) => void told.push(event),
    ...options,
  });
}

const url = (): string => `${server.origin}/`;
const opened = (): LogEvent[] => told.filter(({ event }) => event === "session.opened");
const open = async (owner = "test"): Promise<string> =>
  (await browsers.open({ url: url() }, owner)).sessionId;

/** Opens until one that was made ahead is handed out: it is made a moment after the one before, and a busy machine is slow. */
async function openOneMadeAhead(owner = "test", context: CallContext = {}): Promise<string> {
  for (let waitMs = 400; waitMs < 30_000; waitMs *= 2) {
    const { sessionId } = await browsers.open({ url: url() }, owner, context);
    if (opened().at(-1)?.["ahead"] === true) return sessionId;
    await browsers.closeOwner(owner);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new Error("none was made ahead");
}

test("a session made ahead is nobody's until it is opened, and then its opener's alone, with nothing in it", async () => {
  start({ maxSessions: 2 });
  await open("first");
  const sessionId = await openOneMadeAhead("me");
  const { messages, page } = await browsers.observe({ sessionId }, "me");
  expect(page.url).toBe(url());
  expect(messages.join(" "), "the cookie of the first session is not in it").not.toContain(
    "who=me",
  );
  expect(browsers.sessions().map(({ owner }) => owner)).toEqual(["first", "me"]);
  expect(await codeOf(browsers.observe({ sessionId }, "first"))).toBe("SESSION_NOT_FOUND");
  expect(await codeOf(open("third")), "it counts when it is opened").toBe("LIMIT_EXCEEDED");
});

test("what one may visit, whom one asks and how strict one is hold for one made ahead as for any other", async () => {
  start({ confirmations: "ask" });
  const cards: string[] = [];
  const approver = async ({ text }: { text: string }) => {
    cards.push(text);
    return "rejected" as const;
  };
  const id = await openOneMadeAhead("me", { approver });
  const first = await browsers.observe({ sessionId: id }, "me");
  const button = first.affordances.find(({ name }) => name === "Cancel my subscription");
  const pressed = await browsers.act(
    {
      sessionId: id,
      observationId: first.observationId,
      action: "click",
      target: { kind: "element", actionId: button?.actionId ?? "" },
    },
    "me",
  );
  expect(pressed.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(cards).toHaveLength(1);
  expect(server.ledger.filter(({ method }) => method === "POST")).toEqual([]);
  const elsewhere = await browsers.act(
    {
      sessionId: id,
      observationId: pressed.nextObservation?.observationId ?? "",
      action: "navigate",
      value: url().replace("127.0.0.1", "127.0.0.2"),
    },
    "me",
  );
  expect(elsewhere.error?.code, "a private host that nobody named").toBe("NAVIGATION_BLOCKED");
  const strict = await browsers.open({ url: url(), guard: "strict" }, "strict");
  expect(opened().at(-1)?.["ahead"], "it was made as an open one").toBeUndefined();
  expect(strict.page.title).toBe("Home");
});

test("whoever must be asked whether they still may gets a session of their own", async () => {
  start();
  await openOneMadeAhead();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await browsers.open({ url: url() }, "run", { mayAct: async () => true });
  expect(opened().at(-1)?.["ahead"]).toBeUndefined();
});

test("with its browser the one that waits is gone, and the next open starts another", async () => {
  start();
  await openOneMadeAhead();
  await new Promise((resolve) => setTimeout(resolve, 600));
  for (const pid of childBrowsers()) process.kill(pid, "SIGKILL");
  await eventually(() => browsers.sessions().length).toBe(0);
  const sessionId = await open();
  expect((await browsers.observe({ sessionId }, "test")).page.title).toBe("Home");
});

test("a browser that was only made ready goes by itself, and with everything when that is closed", async () => {
  start({ lingerMs: 500 });
  browsers.warm?.({});
  await eventually(() => childBrowsers().length).toBeGreaterThan(0);
  await eventually(() => childBrowsers().length).toBe(0);
  expect((await browsers.open({ url: url() }, "test")).page.title).toBe("Home");
  browsers.warm?.({});
  await browsers.closeAll();
  expect(childBrowsers()).toEqual([]);
});
