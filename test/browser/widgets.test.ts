import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browsers } from "../../src/browser/port.ts";
import { renderActResult, renderObservation } from "../../src/contract/render-text.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
beforeAll(async () => {
  server = await startPageServer();
  browsers = testBrowsers();
  driver = await Driver.open(browsers);
});
afterAll(async () => {
  await browsers?.closeAll();
  await server?.close();
});

let pages = 0;
/** Shows a page; answers its list as models read it. */
async function show(body: string): Promise<string> {
  server.set(`/${++pages}`, `<!doctype html><html lang=en><title>${pages}</title>${body}`);
  await driver.goto(`${server.origin}/${pages}`);
  return renderObservation(driver.seen);
}

const hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)";

describe("names", () => {
  test("of alike buttons come with the card, row or heading they stand on, and only of those", async () => {
    const list =
      await show(`<section><h3>Lisbon</h3><button>Menu</button></section><section><h3>Porto</h3><button>Menu</button></section>
      <table><tr><td>Ada</td><td><button>Edit</button></td></tr><tr><td>Bo</td><td><button>Edit</button></td></tr></table>
      <h2>Day</h2><button>More</button><h2>Night</h2><button>More</button><div><p>Alone</p><button>Single</button></div>`);
    expect(list).toMatch(/^\d+ button Menu · Lisbon$/m);
    expect(list).toMatch(/^\d+ button Edit · Bo$/m);
    expect(list).toMatch(/^\d+ button More · Night$/m);
    expect(list).toMatch(/^\d+ button Single$/m);
  });

  test("of icons come from title, label or test id before any class", async () => {
    const list =
      await show(`<button class="zz-burger"><svg width=20 height=20><title>Open menu</title></svg></button>
      <button class="zz-knob"><svg width=20 height=20 data-testid="PrintIcon"></svg></button>
      <button class="zz-only"><i class="pi pi-pencil" style="display:inline-block;width:9px;height:9px"></i></button>`);
    expect(list).toMatch(/button \(?Open menu\)?$/im);
    expect(list).toMatch(/button \(print\)$/m);
    expect(list).toMatch(/button \(pencil\)$/m);
  });

  test("that say something else than what is drawn there come with that", async () => {
    const list = await show(
      `<button aria-label="Proceed">Show list</button><button aria-label="Close the list">Close</button>`,
    );
    expect(list).toMatch(/button Proceed - shows "Show list"$/m);
    expect(list).toMatch(/button Close the list$/m);
  });

  test("of stars and fields without a label come from their place and the words beside them", async () => {
    const list =
      await show(`<div role=radiogroup>${[1, 2, 3].map((n) => `<span role=radio tabindex=0 aria-checked=false aria-posinset=${n} aria-setsize=3><i role=img aria-label=star></i><i role=img aria-label=star></i>★</span>`.replace("★", "<svg width=9 height=9 aria-hidden=true></svg>")).join("")}</div>
      <p>Brightness</p><div><div role=slider tabindex=0 aria-valuenow=3 style="width:90px;height:9px;background:#ccc"></div></div>`);
    expect(list).toMatch(/radio star 2 of 3/);
    expect(list).toMatch(/slider Brightness = "3"/);
  });
});

describe("a field that nobody sees", () => {
  const list = `<p>Town</p><div id=box style="width:200px;height:30px;border:1px solid;cursor:pointer"><span id=now>Oslo</span><div style="${hidden}"><input role=combobox readonly autocomplete=new-password aria-haspopup=listbox aria-expanded=false></div></div>
    <div id=o hidden style="position:absolute;z-index:9;background:#fff">${["Oslo", "Turin"].map((name) => `<div style="cursor:pointer" onclick="now.textContent='${name}';o.hidden=true">${name}</div>`).join("")}</div>
    <script>box.onmousedown = () => { o.hidden = false; box.querySelector('input').setAttribute('aria-expanded', 'true') }</script>`;

  test("is listed where it is drawn, with the choice that stands there", async () => {
    const text = await show(list);
    expect(text).toMatch(/^\d+ combobox Town = "Oslo" \[collapsed\]$/m);
    expect(text).not.toContain("off-screen");
  });

  test("is chosen from, though its options have no role", async () => {
    await show(list);
    expect((await driver.on("Town", "select", "Turin")).error).toBeUndefined();
    expect(driver.find("Town").value).toBe("Turin");
  });
});

describe("what a scroll area cuts off", () => {
  const tabs = `<div style="width:300px;overflow:auto;white-space:nowrap" role=tablist>${Array.from({ length: 30 }, (_, n) => `<button role=tab onclick="document.getElementById('p').textContent='Shown ${n}'">Tab ${n}</button>`).join("")}</div><p id=p></p>`;

  test("does not count as in view, and is scrolled to sideways", async () => {
    await show(tabs);
    expect(driver.find("Tab 1").inViewport).toBe(true);
    expect(driver.find("Tab 20").inViewport).toBe(false);
    const result = await driver.click("Tab 20");
    expect(result.error).toBeUndefined();
    expect(renderActResult(result)).toContain("text: Shown 20");
  });

  test("a row that is drawn anew while it is scrolled to is not pressed in the other's place", async () => {
    await show(`<div id=l style="height:120px;overflow:auto"><div style="height:4000px;position:relative"></div></div><p id=p>nothing</p>
      <script>const inner = l.firstChild; for (let i = 0; i < 8; i++) { const b = document.createElement('button'); b.style = 'position:absolute;height:30px;left:0'; b.onclick = () => { p.textContent = 'took ' + b.textContent }; inner.append(b) }
      function draw() { const first = Math.floor(l.scrollTop / 30); [...inner.children].forEach((b, i) => { b.textContent = 'Row ' + (first + i); b.style.top = (first + i) * 30 + 'px' }) } l.onscroll = draw; draw()</script>`);
    const result = await driver.click("Row 6");
    expect(await driver.text()).not.toMatch(/took Row (?!6)/);
    if (result.error !== undefined) {
      expect(result.error.code).toBe("ELEMENT_GONE");
      await driver.look();
      await driver.click("Row 6");
    }
    expect(await driver.text()).toContain("took Row 6");
  });
});

describe("parts of widgets", () => {
  test("a branch is opened by what stands before its words, and pressed on its words", async () => {
    const list =
      await show(`<ul role=tree style="padding:0;width:600px"><li role=treeitem aria-expanded=true style="display:block"><span id=t style="cursor:pointer;display:inline-block;width:16px;height:16px;background:#ccc"></span><span id=w>Fruit</span>
      <ul role=group><li role=treeitem id=a>Apple</li></ul></li></ul><p id=p></p>
      <script>t.onclick = () => { p.textContent = 'folded' }; w.onclick = () => { p.textContent = 'chosen' }; a.onclick = () => { p.textContent = 'apple' }</script>`);
    expect(list).toMatch(/treeitem Fruit .*expanded/);
    await driver.click("(collapse Fruit)");
    expect(await driver.text()).toContain("folded");
    await driver.look();
    await driver.click("Fruit");
    expect(await driver.text()).toContain("chosen");
  });

  test("a grid lists rows and columns, how they are sorted and how wide they are, and no cells", async () => {
    const list =
      await show(`<div role=grid><div role=row><div role=columnheader aria-sort=ascending tabindex=0 style="display:inline-block;width:100px">Name<span style="cursor:col-resize;display:inline-block;width:6px;height:16px" id=r></span></div></div>
      ${["Ada", "Bo"].map((name) => `<div role=row class=r><div role=gridcell tabindex=-1>${name}</div><div role=gridcell tabindex=-1>Oslo</div><button>Open</button></div>`).join("")}</div>
      <script>r.onpointerdown = () => {}; for (const one of document.querySelectorAll('.r, .r > div')) one.addEventListener('click', () => {})</script>`);
    expect(list).toMatch(/columnheader Name \[ascending\]/);
    expect(list).toMatch(/\(resize Name\) = "100 px"/);
    expect(list).toMatch(/^\d+ clickable Ada Oslo$/m);
    expect(list).toMatch(/^\d+ button Open · Ada$/m);
    expect(list).not.toMatch(/clickable Oslo/);
  });

  test("a splitter says where it stands; a table that is a live region says nothing", async () => {
    const list =
      await show(`<div role=separator aria-valuenow=50 tabindex=0 style="cursor:col-resize;width:8px;height:90px;background:#ccc"></div>
      <div aria-live=polite><table><tr><td>Ada</td></tr></table></div>`);
    expect(list).toMatch(/separator \(resize\) = "50"/);
    expect(list).not.toContain("says:");
  });
});

test("a new order is told where nothing else has changed", async () => {
  await show(`<ul id=l><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ul>
    <script>for (const b of document.querySelectorAll('button')) b.onclick = () => l.prepend(b.parentElement)</script>`);
  const [one, two, three] = ["One", "Two", "Three"].map((name) => driver.find(name).actionId);
  const told = renderActResult(await driver.click("Three"));
  expect(told).toContain(`now in this order: ${three} ${one} ${two}`);
});

test("tabs, pages and branches bear no mark of risk, and are judged all the same", async () => {
  const list = await show(`<div role=tablist><button role=tab>Buy now</button></div>`);
  expect(list).toMatch(/tab Buy now$/m);
  expect(driver.find("Buy now").risk).toBe("danger");
});
