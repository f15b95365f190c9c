import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Observation } from "../../src/contract/observation.ts";
import type { ActRequest } from "../../src/contract/input.ts";
import type { ApprovalCard, Browsers, Decision } from "../../src/browser/port.ts";
import { externalBrowsers } from "../support/external-server.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";

const ME = "me";
let site: LedgerSite;
let browsers: Browsers;
let now: Observation;
const cards: ApprovalCard[] = [];

beforeAll(async () => {
  process.env["SUBTERMINATOR_SECRET_PIN"] = "tulip-9931-zebra";
  site = await startLedgerSite();
  // One session for the whole file: the server takes seconds to start.
  browsers = externalBrowsers();
  now = await browsers.open({ url: `${site.origin}/empty` }, ME);
});
afterAll(async () => {
  await browsers.closeAll();
  await site.close();
});
beforeEach(() => {
  site.clear();
  cards.length = 0;
});

async function show(html: string): Promise<void> {
  site.set("/page", `<!doctype html><html lang=en><title>Account</title>${html}`);
  now = await browsers.observe({ sessionId: now.sessionId }, ME);
  const result = await act({ action: "navigate", value: `${site.origin}/page` });
  expect(result.error).toBeUndefined();
  site.clear();
}

async function act(
  request: Omit<ActRequest, "sessionId" | "observationId">,
  answer?: (card: ApprovalCard) => Decision | Promise<Decision>,
) {
  const result = await browsers.act(
    { sessionId: now.sessionId, observationId: now.observationId, ...request },
    ME,
    answer === undefined
      ? {}
      : {
          approver: async (card) => {
            cards.push(card);
            return answer(card);
          },
        },
  );
  now = result.nextObservation ?? now;
  return result;
}

const on = (name: string) => {
  const found = now.affordances.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`no ${name} in ${now.affordances.map((one) => one.name).join(", ")}`);
  return { kind: "element" as const, actionId: found.actionId };
};

const CANCEL =
  "<form method=post action=/subscription/cancel><button>Cancel my subscription</button></form>";

test("a danger act without anybody to ask is refused, and nothing reaches the site", async () => {
  await show(CANCEL);
  const result = await act({ action: "click", target: on("Cancel my subscription") });
  expect(result.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(site.ledger).toEqual([]);
});

test("a no keeps it undone; a yes does it once, and the card says what and where", async () => {
  await show(CANCEL);
  const target = on("Cancel my subscription");
  expect((await act({ action: "click", target }, () => "rejected")).ok).toBe(false);
  expect(site.ledger).toEqual([]);
  const done = await act(
    {
      action: "click",
      target: on("Cancel my subscription"),
      expect: [{ kind: "textPresent", value: "Result: done" }, { kind: "navigated" }],
    },
    () => "approved",
  );
  expect(done).toMatchObject({
    ok: true,
    expectations: [{ result: "matched" }, { result: "matched" }],
  });
  expect(site.danger()).toHaveLength(1);
  expect(cards[1]).toMatchObject({
    action: "click",
    element: { role: "button", name: "Cancel my subscription" },
    kinds: ["ends_subscription"],
    request: { method: "POST", url: `${site.origin}/subscription/cancel` },
  });
  expect(cards[1]?.picture?.subarray(0, 2).toString("hex")).toBe("ffd8");
  expect(done.effects.requests).toMatchObject([{ method: "POST", status: 200, risk: "danger" }]);
});

test.each([
  ["the label", "document.querySelector('button').textContent='Pay $99 now'"],
  ["the form's target", "document.forms[0].action='/purchase'"],
  [
    "a hidden field",
    "document.forms[0].insertAdjacentHTML('beforeend','<input type=hidden name=plan value=pro>')",
  ],
])("%s that changes while a person decides makes their yes worthless", async (_, change) => {
  const held = Promise.withResolvers<void>();
  site.set("/wait", (__, response) => void held.promise.then(() => response.end()));
  await show(`${CANCEL}<script>fetch('/wait').then(() => { ${change} })</script>`);
  const result = await act(
    { action: "click", target: on("Cancel my subscription") },
    async (): Promise<Decision> => {
      held.resolve();
      await new Promise((resolve) => setTimeout(resolve, 400));
      return "approved";
    },
  );
  expect(result.error?.code).toBe("SAFETY_CONFIRMATION_INVALID");
  expect(site.danger()).toEqual([]);
});

test("Enter in a field has the risk of the button it presses", async () => {
  await show(
    "<form method=post action=/subscription/cancel><label>Why <input name=why></label><button>Cancel my subscription</button></form>",
  );
  await act({ action: "fill", target: on("Why"), value: "moving" });
  const result = await act({ action: "press", target: on("Why"), value: "Enter" });
  expect(result.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  const nowhere = await act({ action: "press", value: "Enter" });
  expect(nowhere.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(site.danger()).toEqual([]);
});

test("a key is judged by what has the focus, also where that is no control", async () => {
  await show(
    "<main><div tabindex=0 autofocus onkeydown=\"fetch('/subscription/cancel',{method:'POST'})\">Cancel my subscription</div></main>",
  );
  const result = await act({ action: "press", value: "Enter" });
  expect(result.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(site.danger()).toEqual([]);
});

test("a native question is a blocker, and accepting it is gated by what it asks", async () => {
  await show(
    "<button onclick=\"confirm('Cancel your subscription now?') && fetch('/subscription/cancel',{method:'POST'})\">Go on</button>",
  );
  const asked = await act({ action: "click", target: on("Go on") }, () => "approved");
  expect(asked.effects.dialog).toEqual({
    type: "confirm",
    message: "Cancel your subscription now?",
  });
  expect(now.blockers).toEqual([
    { kind: "dialog", label: "confirm: Cancel your subscription now?", actionIds: [] },
  ]);
  const refused = await act({ action: "dialog", value: "accept" });
  expect(refused.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect((await act({ action: "dialog", value: "dismiss" })).ok).toBe(true);
  expect(site.danger()).toEqual([]);
  await act({ action: "click", target: on("Go on") });
  const accepted = await act({ action: "dialog", value: "accept" }, () => "approved");
  // Only what was sent since: an earlier request is no evidence for this act.
  expect(accepted.effects.requests).toMatchObject([{ method: "POST", status: 200 }]);
  expect(site.danger()).toHaveLength(1);
});

test("addresses outside the policy and addresses that commit are not opened", async () => {
  await show("<a href='http://10.0.0.7/admin'>Inside</a>");
  expect((await act({ action: "navigate", value: "http://169.254.169.254/x" })).error?.code).toBe(
    "NAVIGATION_BLOCKED",
  );
  expect((await act({ action: "click", target: on("Inside") })).error?.code).toBe(
    "NAVIGATION_BLOCKED",
  );
  const commit = await act({
    action: "navigate",
    value: `${site.origin}/subscription/cancel?confirm=1`,
  });
  expect(commit.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(site.danger()).toEqual([]);
});

test("passwords and secrets typed by name are shown nowhere, and a page that shows one gets no picture", async () => {
  await show(
    "<label>Password <input type=password value=hunter2></label><label>Note <input name=n></label><p id=p></p><script>document.querySelector('[name=n]').oninput=e=>p.textContent=e.target.value</script>",
  );
  const typed = await act({ action: "fill", target: on("Note"), value: "secret:PIN" });
  expect(typed.ok).toBe(true);
  const full = await browsers.observe({ sessionId: now.sessionId, mode: "full" }, ME);
  now = full;
  expect(JSON.stringify([typed, full])).not.toMatch(/hunter2|tulip-9931-zebra/);
  expect(full.affordances.find((one) => one.name === "Password")?.valueRedacted).toBe(true);
  await expect(browsers.screenshot({ sessionId: now.sessionId }, ME)).rejects.toMatchObject({
    message: expect.stringContaining("no picture"),
  });
});

test("pictures come as the server's image, with their size", async () => {
  await show("<h1>Hello</h1>");
  const picture = await browsers.screenshot({ sessionId: now.sessionId }, ME);
  expect(picture).toMatchObject({ mimeType: "image/jpeg", width: 1280, height: 720 });
  const whole = await browsers.screenshot({ sessionId: now.sessionId, fullPage: true }, ME);
  expect(whole.mimeType).toBe("image/png");
  expect(whole.height).toBeGreaterThanOrEqual(720);
});

test("choosing, ticking, uploading, going back, and a tab that the page opens", async () => {
  await show(`<label>Plan <select><option>Gold</option><option>Silver</option></select></label>
    <label><input type=checkbox> I agree</label><input type=file aria-label=Letter onchange="document.title=this.files[0].name">
    <button onclick="document.title='forbidden'" disabled>Off</button><a href=/second target=_blank>Second</a>`);
  await act({
    action: "select",
    target: on("Plan"),
    value: "Silver",
    expect: [{ kind: "changed" }],
  });
  expect(now.affordances.find((one) => one.name === "Plan")?.value).toBe("Silver");
  await act({ action: "check", target: on("I agree") });
  await act({ action: "check", target: on("I agree") });
  expect(now.affordances.find((one) => one.name === "I agree")?.state.checked).toBe(true);
  expect((await act({ action: "click", target: on("Off") })).error?.code).toBe("ELEMENT_DISABLED");
  const outside = await act({ action: "upload", target: on("Letter"), value: "/etc/hostname" });
  expect(outside.error?.code).toBe("CONTRACT_MISMATCH");
  await act({ action: "upload", target: on("Letter"), value: "package.json" });
  expect(now.page.title).toBe("package.json");
  const opened = await act({
    action: "click",
    target: on("Second"),
    expect: [{ kind: "tabOpened" }],
  });
  expect(opened).toMatchObject({
    effects: { tabOpened: 1 },
    expectations: [{ result: "matched" }],
  });
  expect(now.page.url).toBe(`${site.origin}/second`);
  expect(now.tabs).toHaveLength(2);
  await act({ action: "close_tab", value: 1 });
  expect(now.page.url).toBe(`${site.origin}/page`);
  await act({ action: "navigate", value: `${site.origin}/third` });
  await act({ action: "back" });
  expect(now.page.url).toBe(`${site.origin}/page`);
});

test("an old observation, an unknown control and one that changed are refused by name", async () => {
  await show(
    "<button onclick=\"setTimeout(() => this.textContent='Delete my account', 50)\">More</button>",
  );
  const old = now;
  now = await browsers.observe({ sessionId: now.sessionId }, ME);
  const stale = await browsers.act(
    { sessionId: old.sessionId, observationId: old.observationId, action: "reload" },
    ME,
  );
  expect(stale.error?.code).toBe("STALE_OBSERVATION");
  const strange = await act({ action: "click", target: { kind: "element", actionId: "e999" } });
  expect(strange.error?.code).toBe("UNKNOWN_ACTION_ID");
  const target = on("More");
  await act({ action: "click", target });
  const gone = await act({ action: "click", target });
  expect(gone.error?.code).toMatch(/^(UNKNOWN_ACTION_ID|ELEMENT_GONE)$/);
});
