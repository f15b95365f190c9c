import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver, eventually, testBrowsers } from "../support/session-driver.ts";

let site: LedgerSite;
let browsers: Browsers;
let driver: Driver;
let now = Date.now();

beforeAll(async () => {
  site = await startLedgerSite({
    "/shared.js": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(
          `onconnect = (e) => { const port = e.ports[0]; port.onmessage = () => fetch("/subscription/cancel", {method: "POST", body: "x=1"}).then(() => port.postMessage("done"), () => port.postMessage("failed")) }`,
        ),
  });
  browsers = testBrowsers({ now: () => now });
  driver = await Driver.open(browsers, `${site.origin}/start`);
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});

const SAY = `const say = (text) => { document.querySelector("#out").textContent = "Result: " + text; };
const post = (url, init = {}) => fetch(url, { method: "POST", body: "x=1", ...init }).then(() => say("done"), () => say("failed"));`;

async function visit(body: string): Promise<void> {
  site.clear();
  site.set(
    "/page",
    `<!doctype html><title>Account</title><h1>Account</h1><p id=out role=status></p>
<button id=other onclick="this.textContent='Other used'">Other</button><script>${SAY}</script>${body}`,
  );
  const arrived = () => site.ledger.some(({ url }) => url === "/page");
  await driver.goto(`${site.origin}/page`);
  // A form that the page before has sent may be asked about only now, in the place of going on; nobody says yes.
  if (!arrived()) await driver.goto(`${site.origin}/page`);
  expect(arrived()).toBe(true);
}

const yes = ({ confirmation }: ActResult): { confirm: { token: string; text: string } } => ({
  confirm: { token: confirmation?.token ?? "", text: confirmation?.text ?? "" },
});

async function usable(): Promise<void> {
  const other = await driver.send("click", undefined, {
    target: { kind: "locator", css: "#other" },
  });
  expect(other.error).toBeUndefined();
  expect(driver.has("Other used")).toBe(true);
}

describe("what one yes lets out", () => {
  test("of two cancellations set off by one click, one", async () => {
    await visit(
      `<button onclick='post("/subscription/cancel"); post("/subscription/cancel")'>Cancel subscription</button>`,
    );
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    await expect.poll(() => site.danger(), { timeout: 20_000 }).toHaveLength(1);
    expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    await usable();
    expect(site.danger()).toHaveLength(1);
  });

  test("a form that is sent and fetched too goes out once", async () => {
    await visit(
      `<form method=post action=/subscription/cancel onsubmit='post("/subscription/cancel", {keepalive: true})'><button>Cancel subscription</button></form>`,
    );
    const asked = await driver.click("Cancel subscription");
    await driver.click("Cancel subscription", yes(asked));
    await expect.poll(() => site.danger(), { timeout: 20_000 }).toHaveLength(1);
    await driver.send("reload");
    expect(site.danger()).toHaveLength(1);
  });

  test.each(["before", "after"])(
    "a purchase %s the approved cancellation is held",
    async (when) => {
      const cancel = `post("/subscription/cancel");`;
      const buy = `post("/purchase");`;
      await visit(
        `<button onclick='${when === "before" ? buy + cancel : cancel + buy}'>Cancel subscription</button>`,
      );
      const asked = await driver.click("Cancel subscription");
      const done = await driver.click("Cancel subscription", yes(asked));
      await expect
        .poll(() => site.danger().map(({ url }) => url), { timeout: 20_000 })
        .toEqual(["/subscription/cancel"]);
      expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
      expect(done.confirmation?.text).toContain("/purchase");
      await usable();
      expect(site.danger()).toHaveLength(1);
    },
  );

  test("a form whose own address reads as harmless spends the yes", async () => {
    await visit(`<form method=post action=/api/step><button>Cancel subscription</button></form>`);
    site.set(
      "/api/step",
      `<!doctype html><h1>Result: done</h1><script>fetch("/subscription/cancel", {method: "POST", body: "x=1"})</script>`,
    );
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    expect(done.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(site.ledger.filter(({ url }) => url === "/api/step")).toHaveLength(1);
    expect(site.danger()).toEqual([]);
  });

  test("a yes does not outlive the next act", async () => {
    await visit(`<button onclick='later = () => post("/subscription/cancel")'>Cancel subscription</button>
      <button onclick='later()'>Next</button>`);
    const asked = await driver.click("Cancel subscription");
    expect((await driver.click("Cancel subscription", yes(asked))).ok).toBe(true);
    expect((await driver.click("Next")).error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(site.danger()).toEqual([]);
  });

  test("what the approved click sends later goes out while it is waited for", async () => {
    await visit(
      `<button onclick='setTimeout(() => post("/subscription/cancel"), 300)'>Cancel subscription</button>`,
    );
    const asked = await driver.click("Cancel subscription");
    expect((await driver.click("Cancel subscription", yes(asked))).ok).toBe(true);
    for (let i = 0; i < 20 && site.danger().length === 0; i++)
      expect((await driver.send("wait", 200)).ok).toBe(true);
    expect(site.danger()).toHaveLength(1);
  });

  test("a yes on one page does not cover another origin's request", async () => {
    site.set(
      "/evil",
      `<!doctype html><script>onmessage = () => fetch("${site.origin}/subscription/cancel", {method: "POST", mode: "no-cors", body: "x=1"})</script>`,
    );
    await visit(
      `<iframe id=f src="${site.otherOrigin}/evil"></iframe><button onclick='f.contentWindow.postMessage(1, "*")'>Cancel subscription</button>`,
    );
    const asked = await driver.click("Cancel subscription");
    const done = await driver.click("Cancel subscription", yes(asked));
    expect(site.danger()).toEqual([]);
    const seen = done.error ?? (await driver.send("wait", 2000)).error;
    expect(seen?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  });
});

describe("what waits", () => {
  test("a token for a click does not let out a request that came in between", async () => {
    await visit(
      `<form method=post action=/api/x><input type=hidden name=do value=1><button onmouseenter='post("/purchase")'>Cancel subscription</button></form>`,
    );
    const asked = await driver.click("Cancel subscription");
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(asked.confirmation?.text).toContain("Cancel subscription");
    await driver.click("Cancel subscription", yes(asked));
    expect(site.danger().filter(({ url }) => url === "/purchase")).toEqual([]);
  });

  test("each of several is asked about by itself", async () => {
    await visit(
      `<button onclick='post("/purchase"); post("/account/delete", {method: "DELETE"})'>Go on</button>`,
    );
    // Which of the two the browser hands over first is its own affair.
    const roads = ["/purchase", "/account/delete"];
    const askedFor = (text = ""): string | undefined => roads.find((road) => text.includes(road));
    const first = await driver.click("Go on");
    const one = askedFor(first.confirmation?.text);
    const second = await driver.click("Go on", yes(first));
    const other = askedFor(second.confirmation?.text);
    expect(new Set([one, other])).toEqual(new Set(roads));
    expect(site.danger().map(({ url }) => url)).toEqual([one]);
    expect((await driver.click("Go on", yes(second))).ok).toBe(true);
    expect(site.danger().map(({ url }) => url)).toEqual([one, other]);
  });

  test("is not let out by a confirmation that comes with another act", async () => {
    await visit(`<button onclick='post("/purchase")'>Go on</button>`);
    const asked = await driver.click("Go on");
    const wrong = await driver.click("Other", yes(asked));
    expect(wrong.error?.code).toBe("SAFETY_CONFIRMATION_INVALID");
    expect(site.danger()).toEqual([]);
  });

  test("is dropped after two minutes", async () => {
    await visit(`<button onclick='post("/purchase")'>Go on</button>`);
    const asked = await driver.click("Go on");
    now += 121_000;
    const late = await driver.click("Go on", yes(asked));
    expect(late.error?.code).toBe("SAFETY_CONFIRMATION_INVALID");
    expect(site.danger()).toEqual([]);
    await expect.poll(() => driver.text()).toContain("Result: failed");
    await usable();
  });

  test("a document that waits leaves the page to be looked at", async () => {
    await visit(
      `<button onclick='location.href = "/subscription/cancel?confirm=1"'>Go on</button>`,
    );
    const asked = await driver.click("Go on");
    expect(driver.has("Other")).toBe(true);
    expect(asked.nextObservation?.messages.join()).toContain("held back");
    const seen = await driver.look();
    expect(seen.page.url).toBe(`${site.origin}/page`);
    await usable();
    expect(site.danger()).toEqual([]);
  });

  test("nothing is accepted by itself: many at once are dropped beyond the eighth", async () => {
    await visit(
      `<button onclick='let failed = 0; for (let i = 0; i < 40; i++)
        fetch("/purchase?n=" + i, { method: "POST" }).catch(() => say("failed " + ++failed))'>Go on</button>`,
    );
    expect((await driver.click("Go on")).error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    // The browser brings forty requests one after the other: the last may still be on its way after the answer.
    await expect.poll(() => driver.text(), { timeout: 20_000 }).toContain("Result: failed 32");
    await usable();
    expect(site.danger()).toEqual([]);
  });
});

describe("without any act", () => {
  test.each([
    ["a POST by a timer", `<script>setTimeout(() => post("/subscription/cancel"), 50)</script>`],
    ["a prefetch", `<link rel=prefetch href="/subscription/cancel?confirm=1">`],
    ["a preload", `<link rel=preload as=fetch href="/subscription/cancel?confirm=1">`],
    [
      "a prerender rule",
      `<script type=speculationrules>{"prerender":[{"urls":["/subscription/cancel?confirm=1"],"eagerness":"immediate"}]}</script>`,
    ],
    [
      "a prefetch rule",
      `<script type=speculationrules>{"prefetch":[{"urls":["/subscription/cancel?confirm=1"],"eagerness":"immediate"}]}</script>`,
    ],
    ["a meta refresh", `<meta http-equiv=refresh content="0;url=/subscription/cancel?confirm=1">`],
    ["a frame", `<iframe src="/subscription/cancel?confirm=1"></iframe>`],
    ["a frame of another site", `<iframe src="OTHER/subscription/cancel?confirm=1"></iframe>`],
    ["a style sheet", `<style>body { background: url("/subscription/cancel?confirm=1") }</style>`],
    [
      "a form sent by a script",
      `<form id=f method=post action=/subscription/cancel></form><script>setTimeout(() => f.submit(), 50)</script>`,
    ],
    [
      "a form sent into a frame",
      `<iframe name=n></iframe><form id=f method=post target=n action=/subscription/cancel></form><script>setTimeout(() => f.submit(), 50)</script>`,
    ],
    [
      "a shared worker",
      `<script>try { const w = new SharedWorker("/shared.js"); w.port.start(); w.port.postMessage(1); } catch {}</script>`,
    ],
    [
      "a beacon with a blob",
      `<script>navigator.sendBeacon("/subscription/cancel", new Blob(["x=1"]))</script>`,
    ],
    [
      "a keepalive fetch",
      `<script>fetch("/subscription/cancel", {method: "POST", keepalive: true, body: "x"}).catch(() => 0)</script>`,
    ],
    ["an event stream", `<script>new EventSource("/subscription/cancel?confirm=1")</script>`],
    ["a script", `<script src="/subscription/cancel?confirm=1"></script>`],
  ])("%s does not get out, and the page stays usable", async (_, body) => {
    await visit(body.replaceAll("OTHER", site.otherOrigin));
    await driver.send("wait", 400);
    expect(site.danger()).toEqual([]);
    await driver.look();
    await usable();
    expect(site.danger()).toEqual([]);
  });

  test("a ping of a link is held", async () => {
    await visit(`<a href="#x" ping="/subscription/cancel">Go on</a>`);
    await driver.click("Go on");
    await driver.send("wait", 300);
    await usable();
    expect(site.danger()).toEqual([]);
  });

  test("a beacon as the page is left", async () => {
    await visit(
      `<script>onpagehide = () => navigator.sendBeacon("/subscription/cancel", "x=1")</script>`,
    );
    await driver.goto(`${site.origin}/start`);
    await driver.send("wait", 200);
    await driver.goto(`${site.origin}/start`);
    expect(site.danger()).toEqual([]);
  });

  const LAST = `const last = () => { fetch("/subscription/cancel", {method: "POST", keepalive: true, body: "x"}).catch(() => 0); navigator.sendBeacon("/subscription/cancel", "x=1") };`;

  describe("the last word of what goes away", () => {
    test.each([
      ["a window that closes itself", "/closing", `setTimeout(() => window.close(), 300)`],
      [
        "a window that sends and closes",
        "/closing",
        `setTimeout(() => { last(); setTimeout(() => window.close(), 200) }, 300)`,
      ],
    ])("%s", async (_, path, script) => {
      site.set(
        path,
        `<!doctype html><p>Soon gone</p><script>${LAST} onpagehide = last; ${script}</script>`,
      );
      await visit(`<button onclick="window.open('${path}')">Open it</button>`);
      await driver.click("Open it");
      await driver.send("wait", 1500);
      await eventually(() => driver.look().then(({ tabs }) => tabs.length)).toBe(1);
      expect(site.danger()).toEqual([]);
      await usable();
    });

    test("a document that makes way for another one", async () => {
      site.set("/after", "<!doctype html><p>After</p>");
      await visit(
        `<button onclick="addEventListener('pagehide', () => navigator.sendBeacon('/tent/give-away', 'pole=4')); location = '/after'">Show more</button>`,
      );
      await driver.click("Show more");
      await driver.send("wait", 600);
      expect(site.ledger.map(({ url }) => url)).not.toContain("/tent/give-away");
    });

    test("a frame of another site that is removed", async () => {
      site.set(
        "/framed",
        `<!doctype html><p>Framed</p><script>${LAST} onpagehide = last; setTimeout(last, 100)</script>`,
      );
      await visit(
        `<iframe id=frame src="${site.otherOrigin}/framed"></iframe><button onclick="frame.remove(); say('removed')">Remove it</button>`,
      );
      await driver.send("wait", 400);
      await driver.click("Remove it");
      await driver.send("wait", 600);
      expect(site.danger()).toEqual([]);
      await usable();
    });

    test("a tab that is closed", async () => {
      site.set("/second", `<!doctype html><p>Second</p><script>${LAST} onpagehide = last</script>`);
      await visit(`<a target=_blank href=/second>Second</a>`);
      await driver.click("Second");
      expect((await driver.send("close_tab")).ok).toBe(true);
      await driver.send("wait", 600);
      expect(site.danger()).toEqual([]);
      await usable();
    });
  });

  test("two sessions on one site: the last word of one page is not the other's to agree to", async () => {
    await visit(`<button onclick="say('Nothing sent')">Cancel my subscription</button>`);
    const other = await Driver.open(browsers, `${site.origin}/start`);
    try {
      site.set(
        "/leaving",
        `<!doctype html><p>Leaving</p><iframe src=/leaving-too></iframe><script>${LAST} onpagehide = last</script>`,
      );
      site.set(
        "/leaving-too",
        `<!doctype html><p>Me too</p><script>${LAST} onpagehide = last</script>`,
      );
      await other.goto(`${site.origin}/leaving`);
      const asked = await driver.click("Cancel my subscription");
      expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
      const agreed = await driver.click("Cancel my subscription", yes(asked));
      expect(agreed.error).toBeUndefined();
      await other.goto(`${site.origin}/start`);
      await driver.send("wait", 600);
      expect(site.danger()).toEqual([]);
    } finally {
      await other.close();
    }
    // Its session is over; what it sent with its last breath is still nobody's to agree to.
    await driver.send("wait", 300);
    expect(site.danger()).toEqual([]);
  });

  test("waiting asks about what came by itself", async () => {
    await visit(`<script>setTimeout(() => post("/subscription/cancel"), 200)</script>`);
    let asked = await driver.send("wait", 2000);
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    asked = await driver.send("wait", 2000, yes(asked));
    expect(site.danger()).toHaveLength(1);
  });
});

describe("a picture that becomes something else on the way", () => {
  test.each([
    ["/tent/luovuta?rasti=1", 0],
    ["/pictures/4.large.png", 1],
  ])("to %s", async (to, times) => {
    await visit(
      `<button onclick="new Image().src = '${site.origin}/moved/4.png'">Show more</button>`,
    );
    site.setFallback((entry, response) => {
      if (entry.url === "/moved/4.png") response.writeHead(307, { location: to });
      response.end("ok");
    });
    await driver.click("Show more");
    await driver.send("wait", 600);
    expect(site.ledger.filter(({ url }) => url === to)).toHaveLength(times);
  });
});

describe("native dialogs", () => {
  const CONFIRM = `<button onclick='say(confirm("Cancel plan?") ? "accepted" : "dismissed")'>Go on</button>`;

  test("confirm() is never accepted by itself", async () => {
    await visit(CONFIRM);
    const opened = await driver.click("Go on");
    expect(opened.effects.dialog).toEqual({ type: "confirm", message: "Cancel plan?" });
    expect(driver.seen.blockers[0]?.kind).toBe("dialog");
    expect((await driver.send("scroll", "down")).error?.code).toBe("ELEMENT_OBSCURED");
    await driver.send("dialog", "dismiss");
    expect(await driver.text()).toContain("Result: dismissed");
  });

  test("accepting what asks to end a plan needs a yes", async () => {
    await visit(CONFIRM);
    await driver.click("Go on");
    const asked = await driver.send("dialog", "accept");
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect((await driver.send("dialog", "accept", yes(asked))).error).toBeUndefined();
    expect(await driver.text()).toContain("Result: accepted");
  });

  test("one yes for the dialog lets out the request behind it", async () => {
    await visit(
      `<button onclick='if (confirm("Cancel plan?")) post("/subscription/cancel")'>Go on</button>`,
    );
    await driver.click("Go on");
    const asked = await driver.send("dialog", "accept");
    expect((await driver.send("dialog", "accept", yes(asked))).error).toBeUndefined();
    expect(await driver.text()).toContain("Result: done");
    expect(site.danger()).toHaveLength(1);
  });

  test("behind a harmless question the request is still held", async () => {
    await visit(
      `<button onclick='if (confirm("Ready?")) post("/subscription/cancel")'>Go on</button>`,
    );
    await driver.click("Go on");
    const asked = await driver.send("dialog", "accept");
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(site.danger()).toEqual([]);
    await driver.send("dialog", "accept", yes(asked));
    expect(site.danger()).toHaveLength(1);
  });

  test("prompt() waits for an answer", async () => {
    await visit(
      `<button onclick='say(prompt("Type CANCEL to cancel your plan") ?? "nothing")'>Go on</button>`,
    );
    await driver.click("Go on");
    const asked = await driver.send("dialog", "accept", { text: "CANCEL" });
    expect(asked.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    await driver.send("dialog", "dismiss");
    expect(await driver.text()).toContain("Result: nothing");
  });

  test("beforeunload is accepted only where leaving was asked for", async () => {
    const body = `<input aria-label=Note><a href=/start>Leave</a><script>onbeforeunload = (e) => { e.preventDefault(); };</script>`;
    await visit(body);
    await driver.on("Note", "fill", "x");
    const clicked = await driver.click("Leave");
    expect(clicked.effects.dialog?.type).toBe("beforeunload");
    await driver.send("dialog", "dismiss");
    expect(driver.seen.page.url).toBe(`${site.origin}/page`);
    expect((await driver.goto(`${site.origin}/start`)).ok).toBe(true);
    expect(driver.seen.page.url).toBe(`${site.origin}/start`);
  });
});

describe("a key while nothing has the focus", () => {
  beforeEach(() =>
    visit(`<button id=b onclick='post("/api/cancel-nothing")'>Cancel subscription</button>
    <script>addEventListener("keydown", () => {}, true); setInterval(() => b.focus(), 1);</script>`),
  );

  test("does not reach a control that takes it in between", async () => {
    for (let i = 0; i < 10; i++) await driver.send("press", "Enter");
    expect(site.ledger.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

test("an access key does not click another control", async () => {
  await visit(
    `<input aria-label=Name><button accesskey=k onclick='post("/api/x", {body: "do=cancel"})'>Cancel subscription</button>`,
  );
  await driver.on("Name", "press", "Alt+k");
  await driver.send("press", "Alt+k");
  expect(site.ledger.filter(({ method }) => method === "POST")).toEqual([]);
});
