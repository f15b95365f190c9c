import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let site: LedgerSite;
let browsers: Browsers;
let driver: Driver;
let now = Date.now();

const FORM = (label: string): string =>
  `<form method=post action=/subscription/cancel><button>${label}</button></form>`;

beforeAll(async () => {
  site = await startLedgerSite({
    "/account": `<!doctype html><title>Account</title><h1>Account</h1>${FORM("Cancel subscription")}
${FORM("End membership")}<form method=post action=/purchase><button>Buy now</button></form>
<form method=post action=/subscription/cancel><input aria-label=Reason name=r><select aria-label=Plan name=p onchange="this.form.submit()"><option>Basic<option>None<option>Less</select><button>Delete account</button></form>
<button onclick="this.textContent = 'Plain used'">Plain</button>`,
  });
  browsers = testBrowsers({ now: () => now });
  driver = await Driver.open(browsers, `${site.origin}/account`);
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});
beforeEach(async () => {
  await driver.goto(`${site.origin}/account`);
  site.clear();
});

const yes = ({ confirmation }: ActResult): { confirm: { token: string; text: string } } => ({
  confirm: { token: confirmation?.token ?? "", text: confirmation?.text ?? "" },
});
async function asked(name = "Cancel subscription"): Promise<ActResult> {
  const result = await driver.click(name);
  expect(result.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(result.confirmation).toBeDefined();
  return result;
}
function refused(result: ActResult, code = "SAFETY_CONFIRMATION_INVALID"): void {
  expect(result.error?.code).toBe(code);
  expect(result.nextObservation).toBeDefined();
  expect(site.danger()).toEqual([]);
}

describe("a token", () => {
  test("is good once", async () => {
    const confirm = yes(await asked());
    const call = {
      sessionId: driver.id,
      observationId: driver.seen.observationId,
      target: { kind: "element" as const, actionId: driver.find("Cancel subscription").actionId },
      action: "click" as const,
      ...confirm,
    };
    expect((await browsers.act(call, driver.owner)).ok).toBe(true);
    expect(site.danger()).toHaveLength(1);
    expect((await browsers.act(call, driver.owner)).error?.code).toBe("STALE_OBSERVATION");
    await driver.look();
    await driver.goto(`${site.origin}/account`);
    expect((await driver.click("Cancel subscription", confirm)).error?.code).toBe(
      "SAFETY_CONFIRMATION_INVALID",
    );
    expect(site.danger()).toHaveLength(1);
  });

  test("is good for two minutes", async () => {
    const first = await asked();
    now += 119_000;
    expect((await driver.click("Cancel subscription", yes(first))).ok).toBe(true);
    await driver.goto(`${site.origin}/account`);
    site.clear();
    const second = await asked();
    now += 121_000;
    refused(await driver.click("Cancel subscription", yes(second)));
  });

  test("of fifty calls at once does one thing", async () => {
    const first = await asked();
    const { actionId } = driver.find("Cancel subscription");
    const call = {
      sessionId: driver.id,
      observationId: driver.seen.observationId,
      target: { kind: "element" as const, actionId },
      action: "click" as const,
      ...yes(first),
    };
    const results = await Promise.all(
      Array.from({ length: 50 }, () => browsers.act(call, driver.owner)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter(({ error }) => error?.code === "STALE_OBSERVATION")).toHaveLength(49);
    expect(results.every(({ nextObservation }) => nextObservation !== undefined)).toBe(true);
    expect(site.danger()).toHaveLength(1);
    await driver.look();
  });

  test.each(["End membership", "Buy now"])("does not fit %s", async (name) => {
    refused(await driver.click(name, yes(await asked())));
  });

  test("does not fit another action", async () => {
    const first = await asked();
    refused(await driver.on("Cancel subscription", "press", "Enter", yes(first)));
  });

  test("does not fit another value", async () => {
    const first = await driver.on("Plan", "select", "None");
    expect(first.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    refused(await driver.on("Plan", "select", "Less", yes(first)));
  });

  test("does not fit an act on the page", async () => {
    const first = await asked();
    refused(
      await driver.send("navigate", `${site.origin}/subscription/cancel?confirm=1`, yes(first)),
    );
  });

  test("does not turn into a yes for something harmless that became a danger", async () => {
    refused(await driver.click("Plain", yes(await asked())));
  });

  test("does not fit with another text", async () => {
    const { confirmation } = await asked();
    const confirm = { token: confirmation?.token ?? "", text: "Click something harmless." };
    refused(await driver.click("Cancel subscription", { confirm }));
  });

  test.each(["", "c_AAAAAAAAAAAAAAAA", "approved", "c_".repeat(50)])(
    "cannot be made up: %s",
    async (token) => {
      const { confirmation } = await asked();
      const confirm = { token, text: confirmation?.text ?? "" };
      refused(await driver.click("Cancel subscription", { confirm }));
    },
  );

  test("ends with a new observation", async () => {
    const first = await asked();
    await driver.look();
    refused(await driver.click("Cancel subscription", yes(first)));
  });

  test("ends with another act, also one that fails", async () => {
    const first = await asked();
    await driver.click("Plain");
    refused(await driver.click("Cancel subscription", yes(first)));
  });

  test("ends with a reload", async () => {
    const first = await asked();
    await driver.send("reload");
    refused(await driver.click("Cancel subscription", yes(first)));
  });

  test("is of no use in another session, not even of the same owner", async () => {
    const other = await Driver.open(browsers, `${site.origin}/account`);
    site.clear();
    const first = await asked();
    expect((await other.click("Cancel subscription", yes(first))).error?.code).toBe(
      "SAFETY_CONFIRMATION_INVALID",
    );
    expect(site.danger()).toEqual([]);
    await other.close();
  });

  test("is replaced by the next one", async () => {
    const first = await asked();
    const second = await asked();
    refused(await driver.click("Cancel subscription", yes(first)));
    refused(await driver.click("Cancel subscription", yes(second)));
  });
});

describe("an observation that is over", () => {
  const clickAt = (observationId: string) =>
    browsers.act(
      {
        sessionId: driver.id,
        observationId,
        target: { kind: "locator", css: "form button" },
        action: "click",
      },
      driver.owner,
    );

  test("is refused with the newest one, which stays good", async () => {
    const old = driver.seen.observationId;
    const newest = await driver.look();
    for (const id of [old, "o1", "forged", `${newest.observationId}x`]) {
      const result = await clickAt(id);
      refused(result, "STALE_OBSERVATION");
      expect(result.nextObservation?.observationId).toBe(newest.observationId);
    }
    expect((await driver.click("Plain")).ok).toBe(true);
  });

  test("of another session is refused", async () => {
    const other = await Driver.open(browsers, `${site.origin}/account`);
    refused(await clickAt(other.seen.observationId), "STALE_OBSERVATION");
    await other.close();
  });

  /** A page that moves when the server tells it to. */
  async function visitMoving(move: string): Promise<() => Promise<void>> {
    const go = Promise.withResolvers<() => void>();
    site.set("/go", (_, response) => go.resolve(() => response.writeHead(204).end()));
    site.set(
      "/moving",
      `<!doctype html>${FORM("Cancel subscription")}<script>fetch("/go").then(() => ${move})</script>`,
    );
    await driver.goto(`${site.origin}/moving`);
    return async () => (await go.promise)();
  }
  const address = (): string | undefined =>
    browsers.sessions(driver.owner).find(({ sessionId }) => sessionId === driver.id)?.url;

  test.each([
    ["to another route", `history.pushState(0, "", "/moving/other")`, "/moving/other"],
    ["elsewhere", `location.assign("/start")`, "/start"],
  ])("is refused when the page went %s by itself", async (_, move, there) => {
    const tell = await visitMoving(move);
    const first = await driver.click("Cancel subscription");
    const { actionId } = driver.find("Cancel subscription");
    await tell();
    await expect.poll(address, { timeout: 20_000 }).toContain(there);
    const second = await driver.send("click", undefined, {
      target: { kind: "element", actionId },
      ...yes(first),
    });
    refused(second, "STALE_OBSERVATION");
    expect(second.nextObservation?.page.url).toContain(there);
  });
});

test("every error brings an observation", async () => {
  const results = [
    await driver.send("click", undefined, { target: { kind: "element", actionId: "9999" } }),
    await driver.send("click", undefined, { target: { kind: "locator", css: "#none" } }),
    await driver.send("click", undefined, { target: { kind: "locator", css: "::::" } }),
    await driver.send("click", undefined, { target: { kind: "locator", css: "button" } }),
    await driver.send("click"),
    await driver.send("navigate", "file:///etc/passwd"),
    await driver.send("dialog", "accept"),
    await driver.send("switch_tab", 7),
    await driver.on("Plain", "fill", "x"),
    await driver.on("Plain", "press", "NoSuchKey"),
    await driver.click("Buy now"),
  ];
  for (const result of results) {
    expect(result.ok).toBe(false);
    expect(result.error?.code).not.toBe("INTERNAL");
    expect(result.nextObservation).toBeDefined();
  }
  expect(site.danger()).toEqual([]);
});
