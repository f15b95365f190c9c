import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderObservation } from "../../src/contract/render-text.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { codeOf, Driver, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;

const SAY = `<p id="log" role="status" style="height:3em"></p><script>function say(text) { document.getElementById('log').textContent += text + ';'; }</script>`;

const PAGES: Record<string, string> = {
  "/mouse": `<button ondblclick="say('double')" onclick="say('click' + event.detail)" oncontextmenu="event.preventDefault(); say('menu')">Row</button>
    <button onclick="say([event.ctrlKey && 'ctrl', event.shiftKey && 'shift'].filter(Boolean).join('+'))">Pick</button>
    <canvas width=300 height=120 style="border:1px solid" tabindex=0 aria-label="Map" onclick="say(event.offsetX + ',' + event.offsetY)"></canvas>`,
  "/drag": `<ul style="padding:0;width:200px"><li draggable=true id=a tabindex=0 role=listitem ondragstart="event.dataTransfer.setData('text', 'a')">Milk</li></ul>
    <button ondragover="event.preventDefault()" ondrop="say('binned ' + event.dataTransfer.getData('text'))">Bin</button>
    <div style="width:200px;height:60px;background:#eee" ondragover="event.preventDefault()" ondrop="say('dropped ' + event.dataTransfer.getData('text'))">Bought things</div>
    <button id=grip style="position:relative;left:0" onpointerdown="start = event.clientX; this.setPointerCapture(event.pointerId)" onpointerup="say('moved ' + Math.round(event.clientX - start))">Grip</button>
    <div tabindex=0 role=button aria-label="Delete account" style="width:200px;height:60px;background:#fcc" ondragover="event.preventDefault()" ondrop="say('deleted')">Delete account</div>`,
  "/sliders": `<div role=slider tabindex=0 aria-label="Guests" aria-valuemin=0 aria-valuemax=40 aria-valuenow=5 style="width:200px;height:20px;background:#ccc"
      onkeydown="const d = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0; if (d) { this.setAttribute('aria-valuenow', +this.getAttribute('aria-valuenow') + d); say('guests ' + this.getAttribute('aria-valuenow')) }"></div>
    <div role=slider tabindex=0 aria-label="Steps" aria-valuemin=0 aria-valuemax=100 aria-valuenow=0 style="width:200px;height:20px;background:#ccc"
      onkeydown="if (event.key === 'ArrowUp') this.setAttribute('aria-valuenow', +this.getAttribute('aria-valuenow') + 25)"></div>`,
  "/lists": `<div id=city role=combobox tabindex=0 aria-label="City" aria-expanded=false aria-haspopup=listbox style="width:200px;border:1px solid" onclick="openList()">Choose</div>
    <script>const cities = ['Aachen', 'Bern', 'Bern Nord', ...Array.from({ length: 60 }, (_, i) => 'Place ' + i), 'Zug'];
    function openList() { if (document.getElementById('l')) return; city.setAttribute('aria-expanded', 'true'); setTimeout(() => {
      const l = document.createElement('div'); l.id = 'l'; l.setAttribute('role', 'listbox'); l.style = 'height:100px;width:200px;overflow:auto';
      const inner = document.createElement('div'); inner.style.height = cities.length * 20 + 'px'; inner.style.position = 'relative'; l.append(inner);
      const draw = () => { inner.textContent = ''; const first = Math.floor(l.scrollTop / 20); cities.slice(first, first + 6).forEach((name, i) => { const o = document.createElement('div'); o.setAttribute('role', 'option'); o.textContent = name; o.style = 'position:absolute;height:20px;top:' + (first + i) * 20 + 'px'; o.onclick = () => { city.textContent = name; city.setAttribute('aria-expanded', 'false'); l.remove(); say('city ' + name) }; inner.append(o) }) };
      l.onscroll = draw; document.body.append(l); draw(); }, 150) }</script>`,
  "/keys": `<div onclick="field.focus()" role=application aria-label="Terminal" tabindex=-1 style="width:300px;height:80px;background:#111;color:#eee" id=t>$ </div>
    <textarea id=field style="position:fixed;left:-999px;opacity:0" onkeydown="event.preventDefault(); if (event.key === 'Enter') { say('ran ' + t.textContent); t.textContent = '$ ' } else if (event.key.length === 1) t.textContent += event.key"></textarea>
    <input aria-label="Rows" onkeydown="if (event.key === 'ArrowDown') say('down')">
    <p tabindex=0 role=note aria-label="Story" onmouseup="say('up')">It was a dark and stormy night.</p>
    <button onclick="say('marked ' + getSelection())">What is marked</button>`,
  "/form": `<form onsubmit="event.preventDefault()"><label>Name <input></label><label>Town <select><option>Rome</option><option>Oslo</option></select></label>
    <label><input type=checkbox> News</label><label>Short <input maxlength=2></label><label>Last <input></label></form>
    <label>End <select onchange="this.form ?? fetch('/gone')"><option>Keep my plan</option><option>Cancel my subscription</option></select></label>`,
  "/words": `<ul tabindex=0 role=list aria-label="Fruits: apple, pear, plum" onclick="say('list ' + event.target.textContent)" style="width:200px"><li>apple</li><li>pear</li><li>plum</li></ul>
    <div role=row tabindex=0 onclick="say('row')">Mail from Ann <button onclick="event.stopPropagation(); say('button')">Mail from Ann</button></div>
    <p>twice</p><p>twice</p>`,
  "/wide": `<div tabindex=0 role=region aria-label="Days" style="width:200px;overflow:auto;white-space:nowrap" onscroll="say('sideways ' + (this.scrollLeft > 0))">${"<span>Monday </span>".repeat(60)}</div>`,
  "/counting": `<h1>Basket</h1><p>You have <b id=n>1</b> apples</p><p id=t>Total: $<span id=s>2</span>.00</p>
    <button onclick="n.textContent = 2; s.textContent = 4">Add</button><button onclick="t.hidden = true">Hide</button><button>Nothing</button>
    <button onclick="a.textContent = 'Sending'; a.after(Object.assign(document.createElement('button'), { textContent: 'New button' })); setTimeout(() => { b.textContent = 'Thanks, done' }, 600)">Later</button><p id=a></p><p id=b></p>`,
  "/ending": `<button onclick="say('ended')">Cancel subscription</button>`,
  "/plan": `<div role=combobox tabindex=0 aria-label="Plan" aria-haspopup=listbox aria-expanded=false aria-controls=o style="width:200px;border:1px solid" onclick="o.hidden = false; this.setAttribute('aria-expanded', 'true')">Premium</div>
    <div role=listbox id=o hidden><div role=option onclick="say('chose ' + this.textContent)">Premium</div><div role=option onclick="say('chose ' + this.textContent)">Cancel my subscription now</div></div>`,
  "/two": "<p>second</p>",
};

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(
      Object.entries(PAGES).map(([path, body]) => [
        path,
        `<!doctype html><html lang=en><title>${path}</title>${SAY}${body}`,
      ]),
    ),
  );
  browsers = testBrowsers();
  driver = await Driver.open(browsers);
});
afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});

const visit = (path: string) => driver.goto(server.origin + path);
const log = (): string => driver.seen.messages.join(" ");

describe("the mouse", () => {
  beforeEach(() => visit("/mouse"));

  test("a double click is two clicks and a double click", async () => {
    expect((await driver.on("Row", "double_click")).error).toBeUndefined();
    expect(log()).toContain("click1;click2;double;");
  });

  test("a right click opens the page's own menu and clicks nothing", async () => {
    expect((await driver.on("Row", "right_click")).error).toBeUndefined();
    expect(log()).toBe("menu;");
  });

  test("keys are held down during a click, and nothing else is taken for keys", async () => {
    await driver.on("Pick", "click", "Control+Shift");
    expect(log()).toContain("ctrl+shift;");
    expect(await codeOf(driver.on("Pick", "click", "twice"))).toBe("CONTRACT_MISMATCH");
  });

  test("a click at x, y lands on that very point", async () => {
    const { box } = driver.find("Map");
    const at = { x: Math.round(box.x) + 17, y: Math.round(box.y) + 23 };
    await driver.send("click", undefined, { target: { kind: "locator", ...at } });
    const [x, y] = log().replace(";", "").split(",").map(Number);
    expect(Math.abs((x ?? 0) - 16)).toBeLessThan(3);
    expect(Math.abs((y ?? 0) - 22)).toBeLessThan(3);
  });
});

describe("drag", () => {
  beforeEach(() => visit("/drag"));

  test("onto another control", async () => {
    const { actionId } = driver.find("Bin");
    expect((await driver.on("Milk", "drag", actionId)).error).toBeUndefined();
    expect(log()).toContain("binned a;");
  });

  test("onto a place that is named by its words", async () => {
    expect((await driver.on("Milk", "drag", "Bought things")).error).toBeUndefined();
    expect(log()).toContain("dropped a;");
  });

  test("by so many pixels", async () => {
    await driver.on("Grip", "drag", "80,0");
    expect(log()).toContain("moved 80;");
  });

  test("onto what deletes needs the yes that pressing it would", async () => {
    const { actionId } = driver.find("Delete account");
    const refused = await driver.on("Milk", "drag", actionId);
    expect(refused.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(log()).not.toContain("deleted");
    const { token = "", text = "" } = refused.confirmation ?? {};
    const { actionId: now } = driver.find("Delete account");
    await driver.on("Milk", "drag", now, { confirm: { token, text } });
    expect(log()).toContain("deleted;");
  });

  test("by pixels onto what deletes needs that yes as well", async () => {
    const [milk, bin] = [driver.find("Milk").box, driver.find("Delete account").box];
    const dy = Math.round(bin.y + bin.height / 2 - milk.y - milk.height / 2);
    const refused = await driver.on("Milk", "drag", `0,${dy}`);
    expect(refused.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(log()).not.toContain("deleted");
  });

  test("to a number that is not there", async () => {
    expect(await codeOf(driver.on("Milk", "drag", "999"))).toBe("UNKNOWN_ACTION_ID");
  });
});

describe("a slider of the page's own making", () => {
  beforeEach(() => visit("/sliders"));

  test("is set to a value by its keys", async () => {
    expect((await driver.on("Guests", "fill", "12")).error).toBeUndefined();
    expect(driver.find("Guests").value).toBe("12");
    await driver.on("Guests", "fill", "3");
    expect(driver.find("Guests").value).toBe("3");
  });

  test("that goes by steps says where it cannot stand, and one beyond its ends is refused", async () => {
    expect((await driver.on("Steps", "fill", "75")).error).toBeUndefined();
    const between = await driver.on("Steps", "fill", "80");
    expect(between.error?.message).toMatch(/from 75 to 100, and not to 80/);
    expect((await driver.on("Guests", "fill", "41")).error?.message).toMatch(/between 0 and 40/);
    expect((await driver.on("Guests", "fill", "many")).error?.message).toMatch(/no number/);
  });
});

describe("a list of the page's own making", () => {
  beforeEach(() => visit("/lists"));

  test.each(["Bern", "Zug"])("%s is chosen by name, however far down it is drawn", async (name) => {
    expect((await driver.on("City", "select", name)).error).toBeUndefined();
    expect(log()).toContain(`city ${name};`);
  });

  test("an option that is not there is named, with those that are", async () => {
    const wrong = await driver.on("City", "select", "Atlantis");
    expect(wrong.error?.code).toBe("NOT_TARGETABLE");
    expect(wrong.error?.message).toMatch(/no option "Atlantis"; there are: .*Zug/);
  });
});

test("an option of the page's own list that ends something is chosen with a yes, and not without", async () => {
  await visit("/plan");
  const refused = await driver.on("Plan", "select", "Cancel my subscription now");
  expect(refused.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
  expect(log()).not.toContain("chose");
  const { token = "", text = "" } = refused.confirmation ?? {};
  const confirmed = { confirm: { token, text } };
  const done = await driver.on("Plan", "select", "Cancel my subscription now", confirmed);
  expect(done.error).toBeUndefined();
  expect(log()).toContain("chose Cancel my subscription now;");
});

describe("keys and text", () => {
  beforeEach(() => visit("/keys"));

  test("go to a field that nobody sees, where that has the focus", async () => {
    await driver.click("Terminal");
    expect((await driver.send("type", "ls -a")).error).toBeUndefined();
    expect((await driver.send("press", "Enter")).error).toBeUndefined();
    expect(log()).toContain("ran $ ls -a;");
  });

  test("typing without a focus, a secret, or without end is refused", async () => {
    expect(await codeOf(driver.send("type", "x"))).toBe("NOT_TARGETABLE");
    expect(await codeOf(driver.send("type", "secret:PIN"))).toBe("CONTRACT_MISMATCH");
    expect(await codeOf(driver.send("type", "x".repeat(2_001)))).toBe("CONTRACT_MISMATCH");
  });

  test("a space or a line typed onto a button that ends something needs a yes", async () => {
    await visit("/ending");
    const refused = await driver.on("Cancel subscription", "type", "x ");
    expect(refused.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    await driver.send("press", "Tab");
    expect((await driver.send("type", " ")).error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(log()).not.toContain("ended");
    expect(await codeOf(driver.send("type", "a\nb\n"))).toBe("CONTRACT_MISMATCH");
  });

  test("a key is pressed as often as is said, Enter only once", async () => {
    await driver.on("Rows", "press", "ArrowDown*4");
    expect(log()).toBe("down;down;down;down;");
    expect(await codeOf(driver.on("Rows", "press", "Enter*2"))).toBe("CONTRACT_MISMATCH");
    expect(await codeOf(driver.on("Rows", "press", "ArrowDown*101"))).toBe("CONTRACT_MISMATCH");
  });

  test("words are marked", async () => {
    expect((await driver.on("Story", "select_text", "dark and stormy")).error).toBeUndefined();
    await driver.click("What is marked");
    expect(log()).toContain("marked dark and stormy;");
    expect((await driver.on("Story", "select_text", "sunny")).error?.message).toMatch(/sunny/);
  });
});

describe("several fields at once", () => {
  beforeEach(() => visit("/form"));
  const id = (name: string): string => driver.find(name).actionId;

  test("each takes its value by the way that fits it", async () => {
    const fields = { [id("Name")]: "Ada", [id("Town")]: "Oslo", [id("News")]: true };
    expect((await driver.send("fill", undefined, { fields })).error).toBeUndefined();
    expect(driver.find("Name").value).toBe("Ada");
    expect(driver.find("Town").value).toBe("Oslo");
    expect(driver.find("News").state.checked).toBe(true);
  });

  test("it ends at the first that does not fit, and says what was filled", async () => {
    const fields = { [id("Name")]: "Ada", [id("Short")]: "long", [id("Last")]: "never" };
    const name = id("Name");
    const { error } = await driver.send("fill", undefined, { fields });
    expect(error).toMatchObject({ code: "NOT_TARGETABLE" });
    expect(error?.message).toContain("at most 2 characters");
    expect(error?.message).toContain(`Filled before it: ${name}.`);
    expect(driver.find("Last").value ?? "").toBe("");
  });

  test("what needs a yes is not done among many", async () => {
    const fields = { [id("Name")]: "Ada", [id("End")]: "Cancel my subscription" };
    const { error, confirmation } = await driver.send("fill", undefined, { fields });
    expect(error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(confirmation).toBeUndefined();
    expect(driver.find("End").value).toBe("Keep my plan");
    // A person's own hand is not met by a guard that was left behind.
    expect((await driver.on("Name", "fill", "Bea")).error).toBeUndefined();
  });

  test("fields are for fill alone", async () => {
    const fields = { [id("Name")]: "Ada" };
    expect(await codeOf(driver.send("click", undefined, { fields }))).toBe("CONTRACT_MISMATCH");
  });
});

describe("a control named by its text", () => {
  beforeEach(() => visit("/words"));
  const text = (words: string) => ({ target: { kind: "locator" as const, text: words } });

  test("is the words themselves, not the list that holds them", async () => {
    await driver.send("click", undefined, text("pear"));
    expect(log()).toContain("list pear;");
  });

  test("is the innermost of those that bear it", async () => {
    await driver.send("click", undefined, text("Mail from Ann"));
    expect(log()).toContain("button;");
    expect(log()).not.toContain("row");
  });

  test("is refused where it stands twice", async () => {
    expect(await codeOf(driver.send("click", undefined, text("twice")))).toBe("NOT_TARGETABLE");
  });
});

test("what is wider than its box is scrolled sideways", async () => {
  await visit("/wide");
  await driver.send("scroll", "right", { target: { kind: "locator", css: "[aria-label=Days]" } });
  expect(log()).toContain("sideways true;");
});

test("a new tab is opened and gone on in; beyond the limit it is refused", async () => {
  await visit("/mouse");
  await driver.send("new_tab", `${server.origin}/two`);
  expect(driver.seen.page.title).toBe("/two");
  expect(driver.seen.tabs).toHaveLength(2);
  await driver.send("new_tab", `${server.origin}/two`);
  expect(await codeOf(driver.send("new_tab", `${server.origin}/two`))).toBe("LIMIT_EXCEEDED");
  await driver.send("close_tab");
  await driver.send("close_tab");
  expect(driver.seen.page.title).toBe("/mouse");
});

describe("what an act changes in words", () => {
  test("a number, a message and a step are told, in the observation and in the text for models", async () => {
    await visit("/counting");
    const { nextObservation } = await driver.click("Add");
    expect(nextObservation?.changes).toMatchObject({
      samePage: true,
      added: [],
      textAdded: ["You have 2 apples", "Total: $4.00"],
    });
    expect(renderObservation(driver.seen, { changesOnly: true })).toContain(
      "text: You have 2 apples · Total: $4.00\nsame controls",
    );
    await driver.click("Hide");
    expect(driver.seen.changes?.textGone).toEqual(["Total: $4.00"]);
    await driver.click("Nothing");
    expect(driver.seen.changes).not.toHaveProperty("textAdded");
    expect(driver.seen.changes).not.toHaveProperty("textGone");
  });

  test("what came before the expectation did is told as well", async () => {
    await visit("/counting");
    const thanks = { kind: "textPresent" as const, value: "Thanks" };
    const result = await driver.click("Later", { expect: [thanks] });
    expect(result.expectations[0]?.result).toBe("matched");
    expect(driver.seen.changes?.textAdded).toEqual(["Sending", "Thanks, done"]);
    expect(driver.seen.changes?.added).toHaveLength(1);
  });

  test("an expectation that does not come true is followed by the page as it is then", async () => {
    await visit("/counting");
    const never = { kind: "textPresent" as const, value: "Never said" };
    await driver.click("Later", { expect: [never], expectTimeoutMs: 1_500 });
    expect(driver.seen.changes?.textAdded).toEqual(["Sending", "Thanks, done"]);
    expect(driver.has("New button")).toBe(true);
  });

  test("a page that is new is told by its sums, days and states", async () => {
    await visit("/counting");
    expect(driver.seen.said).toEqual(["Total: $2.00"]);
  });
});
