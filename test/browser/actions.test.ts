import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
let folder: string;

/** The same controls, to stand in a page, in a frame and in a shadow root; `log` collects what happened to them. */
const CONTROLS = `
  <button onclick="say('clicked')">Press me</button>
  <label>Name <input id="name" oninput="say('input:' + this.value)"></label>
  <label>Story <textarea id="story"></textarea></label>
  <div contenteditable role="textbox" aria-label="Note" style="min-height:1em;border:1px solid">old</div>
  <label>Colour <select id="colour" onchange="say('colour:' + this.value)">
    <option value="r">Red</option><option value="g">Green</option><option value="b" disabled>Blue</option></select></label>
  <label>Toppings <select id="toppings" multiple onchange="say('toppings:' + [...this.selectedOptions].map(o => o.value))">
    <option value="1">Ham</option><option value="2">Egg</option><option value="3">Corn</option></select></label>
  <label><input type="checkbox" id="news" onchange="say('news:' + this.checked)"> News</label>
  <label><input type="radio" name="size" value="s"> Small</label>
  <label><input type="radio" name="size" value="l" onchange="say('size:' + this.value)"> Large</label>
  <div role="checkbox" tabindex="0" aria-checked="false" aria-label="Loud" style="width:40px;height:20px;background:#ccc"
    onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true'); say('loud:' + this.getAttribute('aria-checked'))"></div>
  <button onmouseover="say('hovered')">Menu</button>
  <label>Key <input id="key" onkeydown="say('key:' + (event.ctrlKey ? 'Control+' : '') + event.key)"></label>
  <label>File <input type="file" id="file" multiple onchange="say('files:' + [...this.files].map(f => f.name))"></label>
  <div id="box" style="height:60px;width:200px;overflow:auto" onscroll="say('scrolled')"><div style="height:600px">tall</div></div>
`;
const LOG = `<p id="log" role="status"></p><script>function say(text) { const log = (document.getElementById('log')); log.textContent += text + ';'; }</script>`;
const FIELDS = `<!doctype html><title>Fields</title>${LOG}
  <label>Number <input type="number"></label>
  <label>Date <input type="date" onchange="say('date:' + this.value)"></label>
  <label>Time <input type="time"></label>
  <label>Month <input type="month"></label>
  <label>Shade <input type="color" value="#000000" onchange="say('shade:' + this.value)"></label>
  <label>Volume <input type="range" min="0" max="10" oninput="say('volume:' + this.value)"></label>
  <label>Find <input type="search"></label>
  <label>Short <input maxlength="3"></label>
  <label>Fixed <input readonly value="kept"></label>
  <label>Off <input disabled value="kept"></label>
  <label>Post <input type="email" value="a@b.example"></label>
  <label>Tracked <input id="tracked"></label>
  <label class="sw"><input type="checkbox" style="position:absolute;opacity:0;width:1px;height:1px" onchange="say('styled:' + this.checked)"><span style="display:inline-block;width:30px;height:16px;background:#ccc"></span> Styled</label>
  <label><input type="checkbox" onclick="event.preventDefault()"> Stubborn</label>
  <button disabled>Dead</button>
  <button style="visibility:hidden">Unseen</button>
  <div style="position:relative"><button>Under</button><div style="position:absolute;inset:0;background:#eee" id="cover">on top</div></div>
  <script>
    // As React does: the setter on the element remembers what the framework wrote, and an input event whose value is the remembered one is taken for no change.
    const field = document.getElementById('tracked');
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    let known = '';
    Object.defineProperty(field, 'value', { configurable: true, get() { return own.get.call(this); }, set(v) { known = String(v); own.set.call(this, v); } });
    field.addEventListener('input', () => { const now = own.get.call(field); if (now === known) return; known = now; say('tracked:' + now); field.value = now.toUpperCase(); });
  </script>`;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "subterminator-files-")));
  mkdirSync(path.join(folder, "allowed"));
  writeFileSync(path.join(folder, "allowed", "one.txt"), "1");
  writeFileSync(path.join(folder, "allowed", "two.txt"), "2");
  writeFileSync(path.join(folder, "outside.txt"), "no");
  server = await startPageServer({
    "/plain": `<!doctype html><title>Plain</title>${LOG}${CONTROLS}`,
    "/inner": `<!doctype html><title>Inner</title>${LOG}${CONTROLS}`,
    "/frame": `<!doctype html><title>Frame</title><h1>Outer</h1><iframe src="/inner" style="width:700px;height:620px;border:7px solid"></iframe>`,
    "/far-frame": `<!doctype html><title>Far frame</title><div style="height:3000px">Outer</div><iframe src="/inner" style="width:700px;height:1620px"></iframe>`,
    "/shadow": `<!doctype html><title>Shadow</title>${LOG}<div id="host"></div><script>
      document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(CONTROLS)};</script>`,
    "/closed": `<!doctype html><title>Closed</title>${LOG}<div id="host"></div><script>
      document.getElementById('host').attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(CONTROLS)};</script>`,
    "/fields": FIELDS,
    "/long": `<!doctype html><title>Long</title><p>top</p><div style="height:4000px"></div><button>Last</button>`,
    "/one": `<!doctype html><title>One</title><a href="/two">Go to two</a>`,
    "/two": `<!doctype html><title>Two</title><p>second</p>`,
    "/dir/leaf": `<!doctype html><title>Leaf</title>`,
    "/gone": `<!doctype html><title>Gone</title><button id="b">Short-lived</button><button onclick="document.getElementById('b').remove()">Remove it</button>`,
  });
  browsers = testBrowsers({ uploadFolders: [path.join(folder, "allowed")] });
  driver = await Driver.open(browsers, server.origin + "/plain");
});

afterAll(async () => {
  await browsers.closeAll();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (page: string) => driver.goto(server.origin + page);
const log = (): string => driver.seen.messages.join(" ");

describe.each(["/plain", "/frame", "/far-frame", "/shadow", "/closed"])("on %s", (page) => {
  beforeAll(async () => {
    expect((await visit(page)).ok).toBe(true);
  });

  test("click", async () => {
    expect(await driver.click("Press me")).toMatchObject({ ok: true, effects: { changed: true } });
    expect(log()).toContain("clicked;");
  });

  test("fill replaces what was there", async () => {
    await driver.on("Name", "fill", "first");
    await driver.on("Name", "fill", "Ada é 漢");
    expect(driver.find("Name").value).toBe("Ada é 漢");
    await driver.on("Story", "fill", "two\nlines");
    expect(driver.find("Story").value).toMatch(/two\s+lines/);
    await driver.on("Note", "fill", "new");
    expect(driver.find("Note").value).toBe("new");
    await driver.on("Name", "fill", "");
    expect(driver.find("Name").value ?? "").toBe("");
  });

  test("select by label, by value, several, and an option that is not there", async () => {
    await driver.on("Colour", "select", "Green");
    expect(driver.find("Colour").value).toBe("Green");
    await driver.on("Colour", "select", "r");
    expect(log()).toContain("colour:g;colour:r;");
    await driver.on("Toppings", "select", ["Ham", "3"]);
    expect(log()).toContain("toppings:1,3;");
    const wrong = await driver.on("Colour", "select", "Mauve");
    expect(wrong).toMatchObject({ ok: false, error: { code: "NOT_TARGETABLE" } });
    expect(wrong.error?.message).toMatch(/"Mauve".*Red, Green/);
    expect(wrong.nextObservation).toBeDefined();
    const disabled = await driver.on("Colour", "select", "Blue");
    expect(disabled.error?.message).toMatch(/Blue/);
  });

  test("check and uncheck: native, radio and ARIA; twice is once", async () => {
    await driver.on("News", "check");
    await driver.on("News", "check");
    expect(driver.find("News").state.checked).toBe(true);
    await driver.on("News", "uncheck");
    expect(driver.find("News").state.checked).toBe(false);
    await driver.on("Large", "check");
    expect(driver.find("Large").state.checked).toBe(true);
    await driver.on("Loud", "check");
    expect(driver.find("Loud").state.checked).toBe(true);
    expect(log()).toContain("news:true;news:false;size:l;loud:true;");
    expect((await driver.on("Press me", "check")).error?.code).toBe("NOT_TARGETABLE");
  });

  test("press: a key, a chord, an unknown key", async () => {
    await driver.on("Key", "press", "ArrowDown");
    await driver.on("Key", "press", "Control+K");
    expect(log()).toMatch(/key:ArrowDown;.*key:Control\+[kK];/);
    const unknown = await driver.on("Key", "press", "Bogus");
    expect(unknown.error).toMatchObject({ code: "CONTRACT_MISMATCH", field: "value" });
    expect(unknown.error?.message).toContain("Bogus");
    expect(unknown.nextObservation).toBeDefined();
  });

  test("hover", async () => {
    await driver.on("Menu", "hover");
    expect(log()).toContain("hovered;");
  });

  test("upload: one, several, missing, outside the folder, not a file field", async () => {
    const file = (name: string): string => path.join(folder, "allowed", name);
    expect((await driver.on("File", "upload", file("one.txt"))).ok).toBe(true);
    await driver.on("File", "upload", [file("one.txt"), file("two.txt")]);
    expect(log()).toContain("files:one.txt;files:one.txt,two.txt;");
    for (const [value, words] of [
      [file("three.txt"), /no file three\.txt/],
      [path.join(folder, "outside.txt"), /outside\.txt is outside/],
      [path.join(folder, "allowed", "..", "outside.txt"), /outside/],
    ] as const) {
      const refused = await driver.on("File", "upload", value);
      expect(refused.error).toMatchObject({ code: "CONTRACT_MISMATCH", field: "value" });
      expect(refused.error?.message).toMatch(words);
      expect(refused.nextObservation).toBeDefined();
    }
    expect((await driver.on("Name", "upload", file("one.txt"))).error?.code).toBe("NOT_TARGETABLE");
  });

  test("scroll an inner scroller", async () => {
    expect(
      (await driver.send("scroll", "down", { target: { kind: "locator", css: "#box" } })).ok,
    ).toBe(true);
    await driver.look();
    expect(log()).toContain("scrolled;");
  });
});

describe("fields of every type", () => {
  beforeAll(async () => {
    await visit("/fields");
  });

  test.each([
    ["Number", "12.5"],
    ["Date", "2026-11-15"],
    ["Time", "09:30"],
    ["Month", "2026-11"],
    ["Shade", "#ff8800"],
    ["Volume", "7"],
    ["Find", "words"],
    ["Post", "c@d.example"],
  ])("%s takes %s", async (name, value) => {
    const result = await driver.on(name, "fill", value, {
      expect: { kind: "valueEquals", actionId: driver.find(name).actionId, value },
    });
    expect(result).toMatchObject({ ok: true, expectations: [{ result: "matched" }] });
  });

  test("pickers announce their value", () => {
    expect(log()).toMatch(/date:2026-11-15;.*shade:#ff8800;.*volume:7;/);
  });

  test("a field that a framework tracks sees the change", async () => {
    await driver.on("Tracked", "fill", "abc");
    expect(log()).toContain("tracked:abc;");
    expect(driver.find("Tracked").value).toBe("ABC");
    await driver.on("Tracked", "fill", "xyz");
    expect(driver.find("Tracked").value).toBe("XYZ");
  });

  test("a value that does not fit is refused by name", async () => {
    const date = await driver.on("Date", "fill", "tomorrow");
    expect(date.error?.code).toBe("NOT_TARGETABLE");
    expect(date.error?.message).toMatch(/tomorrow.*date/);
    const number = await driver.on("Number", "fill", "many");
    expect(number.error?.message).toMatch(/many.*number/);
    const range = await driver.on("Volume", "fill", "99");
    expect(range.error?.message).toMatch(/99.*range/);
  });

  test("text beyond maxlength is refused rather than cut", async () => {
    const long = await driver.on("Short", "fill", "abcdef");
    expect(long.error?.code).toBe("NOT_TARGETABLE");
    expect(long.error?.message).toMatch(/Short.*at most 3/);
    await driver.on("Short", "fill", "abc");
    expect(driver.find("Short").value).toBe("abc");
  });

  test("read-only and disabled fields are refused", async () => {
    const fixed = await driver.on("Fixed", "fill", "x");
    expect(fixed.error?.code).toBe("NOT_TARGETABLE");
    expect(fixed.error?.message).toMatch(/Fixed.*read-only/);
    expect((await driver.on("Off", "fill", "x")).error?.code).toBe("ELEMENT_DISABLED");
    expect((await driver.click("Dead")).error?.code).toBe("ELEMENT_DISABLED");
    expect(driver.find("Fixed").value).toBe("kept");
  });

  test("a styled checkbox is ticked through its label; one that refuses says so", async () => {
    await driver.on("Styled", "check");
    expect(driver.find("Styled").state.checked).toBe(true);
    const stubborn = await driver.on("Stubborn", "check");
    expect(stubborn.error).toMatchObject({ code: "NOT_TARGETABLE", retryable: true });
    expect(stubborn.error?.message).toContain("Stubborn");
  });

  test("a covered button names what covers it", async () => {
    const covered = await driver.click("Under");
    expect(covered.error?.code).toBe("ELEMENT_OBSCURED");
    expect(covered.error?.message).toMatch(/Under.*on top/);
    expect(covered.nextObservation).toBeDefined();
  });

  test("something that takes no text is refused", async () => {
    expect((await driver.on("Stubborn", "fill", "x")).error?.code).toBe("NOT_TARGETABLE");
    expect((await driver.on("Number", "select", "x")).error?.code).toBe("NOT_TARGETABLE");
  });
});

describe("the page", () => {
  test("navigate: absolute, relative, without a scheme, bad", async () => {
    await visit("/dir/leaf");
    await driver.goto("/one");
    expect(driver.seen.page.title).toBe("One");
    await visit("/dir/leaf");
    await driver.goto("../two");
    expect(driver.seen.page.title).toBe("Two");
    const bare = await driver.goto(`127.0.0.1:${server.port}/one`);
    expect(bare.error?.code).toBe("NETWORK_ERROR");
    const bad = await driver.goto("http://");
    expect(bad.error).toMatchObject({ code: "CONTRACT_MISMATCH", field: "value" });
    expect(bad.nextObservation).toBeDefined();
    expect((await driver.goto("javascript:alert(1)")).error?.code).toBe("NAVIGATION_BLOCKED");
    expect((await driver.goto("file:///etc/passwd")).error?.code).toBe("NAVIGATION_BLOCKED");
  });

  test("back, forward, reload; nowhere to go back to is said", async () => {
    await visit("/one");
    await driver.click("Go to two");
    expect(driver.seen.page.title).toBe("Two");
    expect(await driver.send("back")).toMatchObject({ ok: true, effects: { navigated: true } });
    expect(driver.seen.page.title).toBe("One");
    await driver.send("forward");
    expect(driver.seen.page.title).toBe("Two");
    const before = server.ledger.length;
    await driver.send("reload");
    expect(server.ledger.slice(before).map((asked) => asked.path)).toContain("/two");
    const end = await driver.send("forward");
    expect(end.error?.code).toBe("NOT_TARGETABLE");
    expect(end.nextObservation).toBeDefined();
  });

  test("scroll the page and to an element", async () => {
    await visit("/long");
    await driver.send("scroll", "bottom");
    expect(driver.seen.page.scroll.y).toBe(driver.seen.page.scroll.maxY);
    await driver.send("scroll", "top");
    expect(driver.seen.page.scroll.y).toBe(0);
    await driver.send("scroll", 300);
    expect(driver.seen.page.scroll.y).toBe(300);
    await driver.send("scroll", "up");
    expect(driver.seen.page.scroll.y).toBe(0);
    await driver.on("Last", "scroll");
    expect(driver.find("Last").inViewport).toBe(true);
    expect((await driver.send("scroll", "sideways")).error).toMatchObject({
      code: "CONTRACT_MISMATCH",
      field: "value",
    });
  });

  test("wait has bounds", async () => {
    expect((await driver.send("wait", 0)).ok).toBe(true);
    for (const value of [10_001, -1, "long"])
      expect((await driver.send("wait", value)).error).toMatchObject({
        code: "CONTRACT_MISMATCH",
        field: "value",
      });
  });

  test("press on the page reaches what has the focus", async () => {
    await visit("/plain");
    await driver.on("Key", "press", "Home");
    await driver.send("press", "End");
    expect(log()).toContain("key:End;");
  });

  test("element actions need an element, page actions the page", async () => {
    expect((await driver.send("click")).error).toMatchObject({ field: "target" });
    expect((await driver.on("Key", "back")).error).toMatchObject({ field: "target" });
  });

  test("an element that has left is ELEMENT_GONE, an unknown id UNKNOWN_ACTION_ID", async () => {
    await visit("/gone");
    const { actionId } = driver.find("Short-lived");
    await driver.click("Remove it");
    const target = { kind: "element", actionId } as const;
    const gone = await driver.send("click", undefined, { target });
    expect(gone.error?.code).toBe("ELEMENT_GONE");
    expect(gone.nextObservation).toBeDefined();
    await visit("/one");
    expect((await driver.send("click", undefined, { target })).error?.code).toBe("ELEMENT_GONE");
    const unknown = await driver.send("click", undefined, {
      target: { kind: "element", actionId: "99999" },
    });
    expect(unknown.error?.code).toBe("UNKNOWN_ACTION_ID");
    expect(unknown.error?.message).toContain("99999");
    expect(unknown.nextObservation).toBeDefined();
  });

  test("no dialog and no such tab are said", async () => {
    expect((await driver.send("dialog", "accept")).error?.code).toBe("NOT_TARGETABLE");
    expect((await driver.send("switch_tab", 7)).error).toMatchObject({ field: "value" });
    expect((await driver.send("close_tab")).error?.code).toBe("NOT_TARGETABLE");
  });
});

describe("what moves while it is clicked", () => {
  const LATE = `<p id="late"></p><button onpointerdown="PRESSED" onclick="say('clicked')">Go on</button>`;
  const moving = (pressed: string): string =>
    `<!doctype html><title>Moving</title>${LOG}${LATE.replace("PRESSED", pressed)}`;
  const once = `if (late.style.height === '') late.style.height = '200px'`;

  test("a button that slides from under the pointer is clicked where it is now, once", async () => {
    server.set("/moving", moving(once));
    await visit("/moving");
    expect((await driver.click("Go on")).error).toBeUndefined();
    expect(await driver.text()).toContain("clicked;");
    expect(await driver.text()).not.toContain("clicked;clicked;");
  });

  test("one that acts on pressing alone is not pressed again", async () => {
    server.set(
      "/pressed",
      moving(`${once}; say('pressed'); fetch('/views/count', { method: 'POST' })`),
    );
    await visit("/pressed");
    expect((await driver.click("Go on")).error).toBeUndefined();
    expect(await driver.text()).toContain("pressed;");
    expect(await driver.text()).not.toContain("pressed;pressed;");
  });

  test("one that never holds still is said to keep changing", async () => {
    server.set(
      "/running",
      moving(`late.style.height = (parseInt(late.style.height || 0) + 60) + 'px'`),
    );
    await visit("/running");
    expect((await driver.click("Go on")).error?.code).toBe("ELEMENT_GONE");
    expect(await driver.text()).not.toContain("clicked;");
  });
});
