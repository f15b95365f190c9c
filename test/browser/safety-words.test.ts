import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let site: LedgerSite;
let browsers: Browsers;
let driver: Driver;
let approvals = 0;
let sentWhenAsked = 0;

/** What any page here does once pressed: an address and a body that say nothing. */
const SEND = "fetch('/subscription/cancel',{method:'POST',body:'x'})";

beforeAll(async () => {
  site = await startLedgerSite();
  browsers = testBrowsers({
    confirmations: "ask",
    approver: async () => {
      if (approvals++ === 0) sentWhenAsked = site.danger().length;
      return answer ? "approved" : "rejected";
    },
  });
  driver = await Driver.open(browsers, `${site.origin}/`);
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});

let answer = false;

async function show(html: string, lang = "en"): Promise<void> {
  site.set("/page", `<!doctype html><html lang=${lang}><title>Page</title><main>${html}</main>`);
  await driver.goto(`${site.origin}/page`);
  site.clear();
  [approvals, sentWhenAsked, answer] = [0, 0, false];
}

const LABEL = "Cancel my subscription now";
const SHAPES: Record<string, string> = {
  tab: `<div role=tablist><button role=tab id=t onclick="${SEND}">${LABEL}</button></div>`,
  radio: `<div role=radio tabindex=0 aria-checked=false onclick="${SEND}">${LABEL}</div>`,
  "native radio": `<label><input type=radio name=r onchange="${SEND}">${LABEL}</label>`,
  switch: `<button role=switch aria-checked=true onclick="${SEND}">${LABEL}</button>`,
  "native checkbox": `<label><input type=checkbox onchange="${SEND}">${LABEL}</label>`,
  slider: `<div role=slider tabindex=0 aria-valuenow=1 aria-label="${LABEL}" style="width:200px;height:20px;background:#ccc" onclick="${SEND}"></div>`,
  option: `<div role=listbox aria-label=List><div role=option tabindex=0 onclick="${SEND}">${LABEL}</div></div>`,
  "menu item": `<div role=menu><div role=menuitem tabindex=0 onclick="${SEND}">${LABEL}</div></div>`,
  "link with a handler": `<a href=/elsewhere onclick="${SEND};return false">${LABEL}</a>`,
  "link to a place on the page": `<a href=#x onclick="${SEND}">${LABEL}</a>`,
  "button of a GET form": `<form action=/page><button onclick="${SEND}">${LABEL}</button></form>`,
  summary: `<details><summary onclick="${SEND}">${LABEL}</summary>x</details>`,
  "words by ::before": `<style>#b::before{content:"${LABEL}"}</style><button id=b aria-label=More onclick="${SEND}"></button>`,
  "words in a picture": `<button aria-label=More onclick="${SEND}"><img alt="${LABEL}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=90 height=20></button>`,
  "words in a drawing": `<button aria-label=More onclick="${SEND}"><svg width=300 height=20><text y=15>${LABEL}</text></svg></button>`,
  "words over several spans": `<button aria-label=More onclick="${SEND}"><span>Can</span><span>cel my sub</span><span>scription now</span></button>`,
  "words in a shadow root": `<div id=h role=button tabindex=0 aria-label=More></div><script>h.attachShadow({mode:"open"}).innerHTML="<b>${LABEL}</b>";h.onclick=()=>${SEND}</script>`,
  "words in a title": `<button title="${LABEL}" onclick="${SEND}">Zwibbel</button>`,
  "value of an input": `<input type=button aria-label=More value="${LABEL}" onclick="${SEND}">`,
  "a name that is not drawn": `<button aria-label="${LABEL}" onclick="${SEND}">More</button>`,
};

describe("final words are asked about", () => {
  test.each(Object.entries(SHAPES))("on a %s", async (_, html) => {
    await show(html);
    const [control] = driver.seen.affordances.filter(({ risk }) => risk === "danger");
    expect(control?.riskCode).toBe("ends_subscription");
    await driver.send("click", undefined, {
      target: { kind: "element", actionId: control?.actionId ?? "" },
    });
    expect([approvals, site.danger()]).toEqual([1, []]);
  });

  test("in a list, where no button has to be pressed first", async () => {
    await show(
      `<select aria-label=Plan onchange="${SEND}"><option value=a>Keep my plan</option><option value=b>${LABEL}</option></select>`,
    );
    await driver.on("Plan", "select", "b");
    await driver.on("Plan", "select", LABEL);
    expect([approvals, site.danger()]).toEqual([2, []]);
  });
});

test("a tick in a form that a button sends is not asked about; the button is", async () => {
  await show(
    `<form method=post action=/subscription/cancel><label><input type=checkbox>I understand that I will lose access</label><label><input type=radio name=why>I want to cancel my plan</label><button>Cancel my plan</button></form>`,
  );
  await driver.click("I understand that I will lose access");
  await driver.click("I want to cancel my plan");
  expect(approvals).toBe(0);
  await driver.click("Cancel my plan");
  expect([approvals, site.danger()]).toEqual([1, []]);
});

describe("a price on the card", () => {
  const cards = (button: string): string =>
    ["Basic €4.99", "Ultra €19.99", "Max €29.99"]
      .map(
        (plan) =>
          `<div class=card><p>${plan}<span> / month</span></p><p>Most loved</p><div class=foot><button onclick="${SEND}">${button}</button></div></div>`,
      )
      .join("");
  test.each(["Select", "Add", "Choose", "Off", "+ 5 today", "Go Ultra", "Zwibbel"])(
    "makes %s a danger",
    async (label) => {
      await show(cards(label));
      expect(driver.find(label).riskCode).toMatch(/price_beside|spends_money/);
      await driver.click(label);
      expect([approvals, site.danger()]).toEqual([1, []]);
    },
  );
  test.each(["Details", "Compare", "Learn more"])("leaves %s alone", async (label) => {
    await show(cards(label).replaceAll(SEND, "0"));
    expect(driver.find(label).risk).not.toBe("danger");
  });
  test("in a shop asks for nothing", async () => {
    await show(
      `<h1>Shoes</h1>${["Boot $59.00", "Shoe $39.00"].map((name) => `<article><h2>${name}</h2><fieldset><legend>Size</legend><button>42</button><button>43</button></fieldset><button>Midnight</button><button>Add to cart</button><button>Add</button><button>Wishlist</button><button>Quick view</button></article>`).join("")}`,
    );
    expect(driver.seen.affordances.filter(({ risk }) => risk === "danger")).toEqual([]);
  });
});

describe("nothing is touched before the yes", () => {
  const EVENTS = ["mouseover", "mouseenter", "mousemove", "pointerenter", "focus", "focusin"];
  const wired = `<button id=b>${LABEL}</button><script>for (const e of ${JSON.stringify(EVENTS)}) b.addEventListener(e, () => ${SEND}); b.onclick = () => ${SEND}</script>`;
  test.each(["click", "press"] as const)("by %s, when the answer is no", async (action) => {
    await show(wired);
    await driver.on(LABEL, action, action === "press" ? "Enter" : undefined);
    expect([approvals, site.danger()]).toEqual([1, []]);
  });
  test("and when it is yes, only after it", async () => {
    await show(wired);
    answer = true;
    await driver.click(LABEL);
    expect([approvals > 0, sentWhenAsked]).toEqual([true, 0]);
    expect(site.danger().length).toBeGreaterThan(0);
  });
  test("a page that only restyles under the pointer still works", async () => {
    await show(
      `<style>button:hover{background:red;text-transform:uppercase}button:hover::after{content:" →"}</style><button onclick="${SEND}">${LABEL}</button>`,
    );
    answer = true;
    const result = await driver.click(LABEL);
    expect([result.error, site.danger().length]).toEqual([undefined, 1]);
  });
});

test("two faces of one control are both told", async () => {
  await show(`<button aria-label="${LABEL}" onclick="${SEND}">Buy Ultra now</button>`);
  expect(driver.seen.affordances[0]?.riskCode).toBe("ends_and_spends");
});
