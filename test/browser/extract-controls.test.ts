import { describe, expect, test } from "vitest";
import { createWorld, lines, named } from "./extract-world.ts";

const world = await createWorld();

describe("elements that are clickable without a role", () => {
  test("are found by attribute, pointer cursor, tabindex and by their listeners alone", async () => {
    const seen = await world.show(`
      <div onclick="0">By attribute</div>
      <div id="pointer" style="cursor:pointer">By cursor</div>
      <div tabindex="0">By tabindex</div>
      <div id="bare">By listener</div>
      <ul><li id="row">A row</li><li>Not a row</li></ul>
      <p>Only text</p>
      <script>
        pointer.addEventListener("click", () => {});
        bare.addEventListener("click", () => { bare.textContent = "Listener ran"; });
        row.addEventListener("mousedown", () => {});
      </script>`);
    expect(lines(seen)).toEqual([
      "clickable By attribute",
      "clickable By cursor",
      "clickable By tabindex",
      "clickable By listener",
      "clickable A row",
    ]);
    const result = await world.act("By listener", "click");
    expect(result.error).toBeUndefined();
    expect(lines(await world.observe())).toContain("clickable Listener ran");
  });

  test("a listener that a container has for its controls does not make the container one", async () => {
    const seen = await world.show(`
      <div id="app"><main id="wide"><p>Words</p><button>Real</button><div id="list"><span>one</span><span>two</span><span>three</span></div></main></div>
      <script>
        for (const it of [document, document.body, app, wide]) it.addEventListener("click", () => {});
      </script>`);
    expect(lines(seen)).toEqual(["button Real"]);
  });

  test("the parts of a clickable card do not repeat it, but a control inside it is its own", async () => {
    const seen = await world.show(`
      <style>.card{cursor:pointer}</style>
      <div class="card" onclick="0"><h3>Plan</h3><p>Cheap</p></div>
      <div class="card" onclick="0"><h3>Other</h3><button>Choose</button></div>
      <label style="cursor:pointer">Agree <input type="checkbox"></label>`);
    expect(lines(seen)).toEqual([
      "clickable Plan Cheap",
      "clickable Other Choose",
      "button Choose",
      "checkbox Agree",
    ]);
  });
});

test("icon buttons are named by label, title, picture; a nameless one by what its markup calls it, marked as such", async () => {
  const seen = await world.show(`
    <button aria-label="Close"><svg width="10" height="10"></svg></button>
    <button title="Settings"><svg width="10" height="10"></svg></button>
    <button><img alt="Search" src="data:," width="10" height="10"></button>
    <button><svg width="10" height="10"><title>Basket</title></svg></button>
    <button data-testid="delete-account-button"><svg width="10" height="10"></svg></button>
    <button class="btn btn-icon icon-trash css-1x2y3z"><svg width="10" height="10"></svg></button>
    <a href="/basket?session=1"><svg width="10" height="10"></svg></a>
    <button><svg width="10" height="10"><use href="#icon-pencil"/></svg></button>
    <button class="css-1x2y3z"><svg width="10" height="10"></svg></button>`);
  expect(lines(seen)).toEqual([
    "button Close",
    "button Settings",
    "button Search",
    "button Basket",
    "button (delete account)",
    "button (trash)",
    "link (basket)",
    "button (pencil)",
    "button ",
  ]);
  expect(named(seen, "(delete account)").risk).toBe("danger");
});

test("a name is told without what only allows it to be broken, and is judged and pressed all the same", async () => {
  const seen = await world.show(
    `<button aria-label="show \u200B/books\u200B/{book}" onclick="document.title = 'pressed'">x</button><button>Can&shy;cel my sub&ZeroWidthSpace;scription</button>`,
  );
  expect(lines(seen)).toEqual(["button show /books/{book}", "button Cancel my subscription"]);
  expect(seen.affordances[1]?.risk).toBe("danger");
  expect((await world.act("show /books/{book}", "click")).error).toBeUndefined();
});

test("custom widgets have their role, state and value", async () => {
  const seen = await world.show(`
    <div role="combobox" aria-expanded="false" aria-label="Country" tabindex="0">France</div>
    <ul role="listbox" aria-label="Size" tabindex="0"><li role="option" aria-selected="true">Small</li><li role="option">Large</li></ul>
    <div role="switch" aria-checked="true" tabindex="0">Emails</div>
    <div role="tablist"><button role="tab" aria-selected="true">Plan</button><button role="tab" aria-selected="false">Bills</button></div>
    <div role="menu"><div role="menuitem" tabindex="-1">Copy</div><div role="menuitemcheckbox" aria-checked="false">Wrap</div></div>
    <ul role="tree"><li role="treeitem" aria-expanded="true" tabindex="0">Folder</li></ul>
    <div role="slider" aria-valuenow="30" aria-valuetext="30 days" aria-label="Length" tabindex="0" style="width:50px;height:9px"></div>
    <div contenteditable="true" aria-label="Message">Hello</div>
    <div role="spinbutton" aria-valuenow="2" aria-label="Seats" tabindex="0" style="width:50px;height:9px"></div>
    <div role="checkbox" aria-checked="mixed" tabindex="0">All</div>
    <button aria-pressed="true">Bold</button>
    <button aria-haspopup="menu" aria-expanded="false">More</button>
    <button aria-haspopup="true" aria-label="Plan Solo">⋯</button>
    <div style="cursor:pointer;pointer-events:none">Next</div>
    <div role="grid"><div role="row"><div role="gridcell" tabindex="0" aria-label="5 May">5</div></div></div>
    <details><summary>Details</summary>x</details>`);
  const short = seen.affordances.map(({ role, name, value, state }) =>
    [role, name, ...(value === undefined ? [] : [`= ${value}`]), JSON.stringify(state)].join(" "),
  );
  expect(short).toEqual([
    'combobox Country = France {"expanded":false}',
    'option Small {"selected":true}',
    "option Large {}",
    'switch Emails {"checked":true}',
    'tab Plan {"selected":true}',
    'tab Bills {"selected":false}',
    "menuitem Copy {}",
    'menuitemcheckbox Wrap {"checked":false}',
    'treeitem Folder {"expanded":true,"selected":false}',
    "slider Length = 30 days {}",
    "textbox Message = Hello {}",
    "spinbutton Seats = 2 {}",
    'checkbox All {"checked":"mixed"}',
    'button Bold {"checked":true}',
    'button More {"expanded":false}',
    'button Plan Solo {"opens":true}',
    "clickable 5 May {}",
    'button Details {"expanded":false}',
    'clickable Next {"disabled":true}',
  ]);
});

test("native fields have their kind, value and choices", async () => {
  const seen = await world.show(`
    <form action="/save"><label>Plan <select name="plan"><option>Basic<option selected>Pro<option>Team</select></label>
    <label>From <input type="date" value="2026-01-02" min="2026-01-01"></label>
    <label>At <input type="time" value="10:30"></label>
    <label>When <input type="datetime-local"></label>
    <label>Month <input type="month"></label>
    <label>Volume <input type="range" min="0" max="10" value="3"></label>
    <label>Colour <input type="color" value="#ff0000"></label>
    <label>Count <input type="number" value="4" max="9"></label>
    <label>Picture <input type="file"></label>
    <label>Notes <textarea>Some notes</textarea></label>
    <label>Search <input type="search"></label>
    <label>Many <select multiple size="3"><option selected>A<option>B<option selected>C</select></label>
    <button>Save</button><input type="reset" value="Undo"><input type="image" alt="Go" src="data:," width="20" height="20"></form>`);
  expect(
    seen.affordances.map(({ role, name, value }) => [role, name, value ?? ""].join("|")),
  ).toEqual([
    "combobox|Plan|Pro",
    "date|From|2026-01-02",
    "time|At|10:30",
    "datetime|When|",
    "datetime|Month|",
    "slider|Volume|3",
    "color|Colour|#ff0000",
    "spinbutton|Count|4",
    "button|Picture|",
    "textbox|Notes|Some notes",
    "searchbox|Search|",
    "listbox|Many|A, C",
    "button|Save|",
    "button|Undo|",
    "button|Go|",
  ]);
  expect(seen.forms).toHaveLength(1);
  const [form] = seen.forms;
  expect(form?.fields[0]).toEqual({
    actionId: named(seen, "Plan").actionId,
    type: "select",
    options: ["Basic", "Pro", "Team"],
  });
  expect(form?.fields.find(({ type }) => type === "date")?.min).toBe("2026-01-01");
  expect(form?.submit).toEqual([named(seen, "Save").actionId, named(seen, "Go").actionId]);
});

test("a styled checkbox, a styled upload and a control that is seen through are listed where they are seen, and work", async () => {
  const seen = await world.show(`
    <style>.sr{position:absolute;width:1px;height:1px;opacity:0;overflow:hidden;clip-path:inset(50%)}.no{display:none}</style>
    <label style="display:block;width:200px"><input class="sr" type="checkbox" id="box"> Newsletter</label>
    <label for="up" style="display:inline-block;padding:9px;background:#ccc">Choose a file</label><input class="no" type="file" id="up">
    <div style="position:relative;width:60px;height:24px;background:#ddd"><input type="checkbox" aria-label="Toggle" style="opacity:0;position:absolute;inset:0;width:100%;height:100%;margin:0"></div>
    <button onclick="up2.click()">Upload a picture</button><input type="file" id="up2" class="no">`);
  expect(lines(seen)).toEqual([
    "checkbox Newsletter",
    "button Choose a file",
    "checkbox Toggle",
    "button Upload a picture",
  ]);
  expect((await world.act("Newsletter", "check")).error).toBeUndefined();
  expect((await world.act("Toggle", "check")).error).toBeUndefined();
  const after = await world.observe();
  expect(named(after, "Newsletter").state.checked).toBe(true);
  expect(named(after, "Toggle").state.checked).toBe(true);
});

test("values of password, payment and one-time-code fields never leave, also after the password is shown", async () => {
  const html = `
    <input aria-label="Password" type="password" value="hunter2-canary">
    <input aria-label="Card number" autocomplete="cc-number" value="4111111111111111">
    <input aria-label="Code" autocomplete="one-time-code" value="918273">
    <input aria-label="CVC" name="cvc" value="737">
    <input aria-label="Name" value="Ann">
    <div contenteditable aria-label="Password for the vault">hunter2-canary</div>
    <button onclick="document.querySelector('[type=password]').type = 'text'">Show</button>`;
  const seen = await world.show(html);
  const hidden = seen.affordances.filter(({ valueRedacted }) => valueRedacted === true);
  expect(hidden.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Password", "Card number", "Code", "CVC"]),
  );
  expect(named(seen, "Name").value).toBe("Ann");
  await world.act("Show", "click");
  const after = await world.observe({ mode: "full" });
  expect(named(after, "Password").valueRedacted).toBe(true);
  for (const secret of ["4111111111111111", "918273", "737"])
    expect(JSON.stringify(after)).not.toContain(secret);
  expect(JSON.stringify([named(seen, "Password"), named(after, "Password")])).not.toContain(
    "canary",
  );
});

test("a button whose name is harmless but which shows a danger is listed as danger, as the gate judges it", async () => {
  const seen = await world.show(`
    <button aria-label="Go on">Cancel subscription</button><button>Go on</button>`);
  expect(seen.affordances.map(({ name, risk }) => [name, risk])).toEqual([
    ["Go on", "danger"],
    ["Go on", expect.not.stringMatching("danger")],
  ]);
});
