import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld("antd");
});
afterAll(() => world?.close());

test("menu", async () => {
  await world.show("menus/menu");
  expect(await world.act(/button Page/)).toMatch(/^\+ \d+ menuitem Duplicate$/m);
  expect(await world.act(/Move to top/)).toMatch(/^- \d+ \d+$/m);
  await world.truth("menu move");
});

test("context menu: the words are pressed, not the empty middle of what holds them", async () => {
  await world.show("menus/context");
  expect(await world.act(/Sketch of the garden/, "right_click")).toMatch(/menuitem Duplicate/);
  await world.act(/Duplicate/);
  await world.truth("context copy");
});

test("tabs that scroll by a transform", async () => {
  expect((await world.show("menus/tabs")).split("off-screen")[1]).toMatch(/tab Week 20$/m);
  const told = await world.act(/tab Week 20$/);
  expect(told).toMatch(/tab Week 20 \[selected\]/);
  expect(told).toContain("Plan of week 20");
  await world.truth("tab 20");
});

describe("select without search: its field is transparent and takes no text", () => {
  beforeEach(() => world.show("choices/select"));

  test("is named by the words beside it and shows what it stands at", () => {
    expect(world.body).toMatch(/^\d+ combobox Town = "Oslo" \[collapsed\]$/m);
  });

  test("by the option's name", async () => {
    expect(await world.act(/combobox Town/, "select", "Turin")).toMatch(/Town = "Turin"/);
    await world.truth("town Turin");
  });

  test("by clicks", async () => {
    await world.act(/combobox Town/);
    expect(await world.act(/clickable Bergen/)).toMatch(/Town = "Bergen"/);
    await world.truth("town Bergen");
  });

  test("virtual list: an option that is drawn only when scrolled to", async () => {
    expect(await world.act(/combobox Room/, "select", "Room 333")).toMatch(/= "Room 333"/);
    await world.truth("room 332");
  });
});

describe("tree select", () => {
  beforeEach(() => world.show("choices/treeselect"));

  test("by the leaf's name", async () => {
    expect(world.body).toMatch(/combobox Place = "Pick a place"/);
    expect(await world.act(/combobox Place/, "select", "Turin")).toMatch(/Place = "Turin"/);
    await world.truth("place turin");
  });

  test("by clicks", async () => {
    expect(await world.act(/combobox Place/)).toMatch(/\(collapse Norway\)/);
    expect(await world.act(/treeitem Oslo/)).toMatch(/Place = "Oslo"/);
    await world.truth("place oslo");
  });
});

test("cascader: level by level", async () => {
  await world.show("choices/cascader");
  expect(await world.act(/combobox Region/)).toMatch(/menuitemcheckbox Europe \[/);
  expect(await world.act(/Europe/)).toMatch(/menuitemcheckbox Italy/);
  expect(await world.act(/Italy/)).toMatch(/menuitemcheckbox Turin/);
  expect(await world.act(/Turin/)).toMatch(/Region = "Europe \/ Italy \/ Turin"/);
  await world.truth("region europe/italy/turin");
});

test("combobox: items without a role are found by what is typed", async () => {
  await world.show("choices/combobox");
  expect(await world.act(/combobox Harbour/, "select", "Bergen")).toMatch(/Harbour = "Bergen"/);
  await world.truth("harbour Bergen");
});

describe("date picker", () => {
  beforeEach(() => world.show("choices/date"));

  test("typed", async () => {
    await world.act(/textbox Day/, "fill", "2026-05-06");
    expect(await world.act(/textbox Day/, "press", "Enter")).toMatch(/Day = "2026-05-06"/);
    await world.truth("day 2026-05-06");
  });

  test("by its calendar, whose days are not told apart by their neighbours", async () => {
    await world.act(/textbox Day/, "fill", "2026-05-06");
    expect(world.body).not.toMatch(/clickable \d+ · \d+/);
    expect(await world.act(/2026-05-20/)).toMatch(/Day = "2026-05-20"/);
    await world.truth("day 2026-05-20");
  });
});

test("rating: stars are told by their place, and by the heading they stand under", async () => {
  expect(await world.show("choices/rating")).toMatch(/radio star 1 of 5 · How was it\?/);
  expect(await world.act(/radio star 4 of 5 · How/)).toMatch(/star 4 of 5 .*\[checked\]/);
  await world.truth("stars 4");
});

test("dialog over dialog", async () => {
  await world.show("layers/dialogs");
  await world.act(/Add plant/);
  expect(await world.act(/Choose soil/)).toMatch(/^modal in front: Soil/m);
  expect(await world.act(/Clay/)).toMatch(/^modal in front: Plant/m);
  await world.truth("soil Clay");
});

test("drawer", async () => {
  await world.show("layers/drawer");
  expect(await world.act(/Outline/)).toMatch(/^modal in front: Outline/m);
  await world.act(/Part two/);
  await world.truth("part two");
});

test("toasts", async () => {
  await world.show("layers/toast");
  expect(await world.act(/Keep draft/)).toMatch(/^says: The draft is kept$/m);
  expect(await world.act(/Weather/)).toMatch(/^says: Rain at four Take a coat along\.$/m);
});

test("sliders are named by the words before them", async () => {
  await world.show("numbers/slider");
  expect(await world.act(/slider Brightness/, "fill", "70")).toMatch(/Brightness = "70"/);
  await world.truth("one 70");
  expect(await world.act(/slider Hours = "50"/, "fill", "80")).toMatch(/Hours = "80"/);
  await world.truth("two 20-80");
});

test("splitter: says where it stands, and is dragged", async () => {
  expect(await world.show("numbers/splitter")).toMatch(/^\d+ separator \(resize\) = "50"$/m);
  expect(await world.act(/separator/, "drag", "80,0")).toMatch(/separator \(resize\) = "63"/);
  await world.truth("left wider");
});

describe("table", () => {
  beforeEach(() => world.show("grids/grid"));

  test("as a live region it says nothing by being there", () => {
    expect(world.body).not.toMatch(/^says:/m);
  });

  test("sorted, selected in part, and by a row's action", async () => {
    expect(await world.act(/columnheader Age/)).toMatch(/columnheader Age .*\[ascending\]/);
    expect(await world.act(/checkbox Select row 1/)).toMatch(/checkbox Select all \[mixed\]/);
    await world.act(/button Edit · Bo/);
    await world.truth("edit Bo");
  });

  test("paged by buttons that have their names on the item around them", async () => {
    expect(await world.act(/button Next Page/)).toMatch(/button Edit · Dan/);
    await world.truth("table 2 - none");
  });
});

test("tree: opened, ticked and chosen, each by its own number", async () => {
  await world.show("grids/tree");
  expect(await world.act(/\(expand Fruit\)/)).toMatch(/checkbox Pear \[unchecked\]/);
  expect(await world.act(/checkbox Pear/)).toMatch(/checkbox Fruit \[mixed\]/);
  await world.truth("ticked pear");
  expect(await world.act(/treeitem Apple/)).toMatch(/treeitem Apple .*selected/);
  await world.truth("chosen apple");
});

test("virtual list", async () => {
  await world.show("grids/virtual");
  await world.scrollTo(/Take · Bolt 25$/, /Take · Bolt/);
  await world.act(/Take · Bolt 25$/);
  await world.truth("took Bolt 25");
});
