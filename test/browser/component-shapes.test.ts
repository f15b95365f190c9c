import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

/** A bar of tabs whose own links are in shadow roots and whose words are slotted in. */
const TABS = `<!doctype html><title>App</title><main><h1>Home</h1></main><footer>${[
  "Home",
  "Orders",
  "Profile",
]
  .map(
    (name) =>
      `<x-tab onclick="document.querySelector('h1').textContent='${name} page'"><span>${name}</span></x-tab>`,
  )
  .join(
    "",
  )}</footer><script>customElements.define("x-tab", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = '<a role="tab"><slot></slot></a>'; } })</script>`;

/** A field that takes no typing and opens a list, without the role of one. */
const READ_ONLY = `<!doctype html><title>App</title><main><label for="why">What has changed?</label><input id="why" readonly aria-haspopup="listbox" aria-expanded="false" aria-controls="list"><ul id="list" role="listbox" hidden><li role="option">Moved away</li><li role="option">Rather not say</li></ul><p id="said"></p></main>
<script>const list = document.getElementById("list"), why = document.getElementById("why"); why.onclick = () => { list.hidden = false; why.setAttribute("aria-expanded", "true"); }; for (const one of list.children) one.onclick = () => { why.value = one.textContent; list.hidden = true; why.setAttribute("aria-expanded", "false"); document.getElementById("said").textContent = "Chosen: " + one.textContent; }</script>`;

/** A list whose caption floats over all of it and passes its clicks on. */
const FLOATING = `<!doctype html><title>App</title><main><div id="field" style="position:relative;width:300px;height:56px"><div id="box" role="combobox" tabindex="0" aria-expanded="false" aria-labelledby="caption" style="width:300px;height:56px"></div><label id="caption" style="position:absolute;inset:0">Why do you leave?</label></div><ul id="list" role="listbox" hidden><li role="option">Too dear</li></ul></main>
<script>field.onclick = () => { list.hidden = false; box.setAttribute("aria-expanded", "true"); }</script>`;

/** The same, and what lies over it is no caption of its own. */
const COVERED = FLOATING.replace('aria-labelledby="caption"', 'aria-label="Why do you leave?"');

let server: PageServer;
let browsers: Browsers;
beforeAll(async () => {
  server = await startPageServer({
    "/tabs": TABS,
    "/read-only": READ_ONLY,
    "/floating": FLOATING,
    "/covered": COVERED,
  });
  browsers = testBrowsers();
});
afterEach(() => browsers.closeOwner("test"));
afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

test("tabs of a component library are all listed, though their own links hold no words", async () => {
  const driver = await Driver.open(browsers, `${server.origin}/tabs`);
  const tabs = driver.seen.affordances.filter(({ role }) => role === "tab");
  expect(tabs.map(({ name }) => name)).toEqual(["Home", "Orders", "Profile"]);
  expect(await driver.click("Profile")).toMatchObject({ ok: true });
  expect(await driver.text()).toContain("Profile page");
});

test("a field that opens a list and takes no typing is a list to choose from", async () => {
  const driver = await Driver.open(browsers, `${server.origin}/read-only`);
  const field = driver.seen.affordances.find(({ name }) => name === "What has changed?");
  expect(field?.role).toBe("combobox");
  const result = await driver.on("What has changed?", "select", "Rather not say");
  expect(result.ok).toBe(true);
  expect(driver.seen.affordances.find(({ name }) => name === "What has changed?")?.value).toBe(
    "Rather not say",
  );
});

test("a list is opened through the caption that floats over it", async () => {
  const driver = await Driver.open(browsers, `${server.origin}/floating`);
  const result = await driver.click("Why do you leave?");
  expect(result.ok).toBe(true);
  expect(driver.seen.affordances.map(({ name }) => name)).toContain("Too dear");
});

test("what covers a list and is no caption of it is not clicked in its place", async () => {
  const driver = await Driver.open(browsers, `${server.origin}/covered`);
  const field = driver.seen.affordances.find(({ role }) => role === "combobox");
  expect(field).toBeDefined();
  const result = await driver.click("Why do you leave?");
  expect(result.error?.code).toBe("ELEMENT_OBSCURED");
});
