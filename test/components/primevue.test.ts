import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld("primevue");
});
afterAll(() => world?.close());

test("menu", async () => {
  await world.show("menus/menu");
  expect(await world.act(/Edit picture/)).toMatch(/^\+ \d+ menuitem Crop$/m);
  await world.act(/Crop/);
  await world.truth("menu Crop");
});

test("context menu: what listens for the right button alone is listed", async () => {
  await world.show("menus/context");
  expect(await world.act(/Picture of a bridge/, "right_click")).toMatch(/menuitem Rotate/);
  await world.act(/Rotate/);
  await world.truth("menu Rotate");
});

test("tabs that scroll", async () => {
  expect((await world.show("menus/tabs")).split("off-screen")[1]).toMatch(/tab Stage 20$/m);
  expect(await world.act(/tab Stage 20$/)).toContain("Notes of Stage 20");
  await world.truth("tab Stage 20");
});

test("select", async () => {
  await world.show("choices/select");
  expect(await world.act(/combobox Town/, "select", "Quito")).toMatch(/Town = "Quito"/);
  await world.truth("town Quito");
});

test("combobox", async () => {
  await world.show("choices/combobox");
  expect(await world.act(/combobox Airport/, "select", "Bonn")).toMatch(/Airport = "Bonn"/);
  await world.truth("airport Bonn");
});

test("date picker: every day is listed", async () => {
  await world.show("choices/date");
  const open = await world.act(/button Choose Date/);
  for (const day of [1, 18, 31]) expect(open).toMatch(new RegExp(`clickable ${day}$`, "m"));
  expect(await world.act(/clickable 18$/)).toMatch(/Leaving = "03\/18\/2026"/);
  await world.truth("day 2026-3-18");
});

test("rating: hidden fields are pressed where they are drawn", async () => {
  expect(await world.show("choices/rating")).not.toContain("off-screen");
  expect(await world.act(/radio 4 stars/)).toMatch(/radio 4 stars \[checked\]/);
  await world.truth("stars 4");
});

test("tree select: the hidden field stands for the whole of it", async () => {
  expect(await world.show("trees/treeselect")).toMatch(/^\d+ combobox Where = "Pick a place"/m);
  expect(world.body).not.toMatch(/dropdown/);
  await world.act(/combobox Where/);
  await world.act(/\(expand Asia\)/);
  expect(await world.act(/\(expand Japan\)/)).toMatch(/treeitem Kyoto/);
  expect(await world.act(/treeitem Kyoto/)).toMatch(/Where = "Kyoto"/);
  await world.truth("place Kyoto");
});

test("cascader: opened by the pointer, level by level", async () => {
  await world.show("trees/cascader");
  await world.act(/combobox Where/);
  expect(await world.act(/treeitem Asia/, "hover")).toMatch(/treeitem India/);
  expect(await world.act(/treeitem India/, "hover")).toMatch(/treeitem Pune/);
  expect(await world.act(/treeitem Pune/)).toMatch(/Where = "Pune"/);
  await world.truth("town Pune");
});

test("tree with ticks: a box without a name has that of its branch", async () => {
  await world.show("trees/tree");
  expect(await world.act(/\(expand Asia\)/)).toMatch(/checkbox India \[unchecked\]/);
  expect(await world.act(/checkbox India/)).toMatch(/checkbox Asia \[mixed\]/);
  await world.truth("ticked India");
});

test("dialog over dialog", async () => {
  await world.show("layers/dialogs");
  await world.act(/Add bird/);
  expect(await world.act(/Choose nest/)).toMatch(/^modal in front: Nest/m);
  expect(await world.act(/Ground/)).toMatch(/^modal in front: Bird/m);
  await world.truth("nest Ground");
});

test("drawer", async () => {
  await world.show("layers/drawer");
  expect(await world.act(/Queue/)).toMatch(/1 controls behind it/);
  await world.act(/Play first/);
  await world.truth("played first");
});

test("toast", async () => {
  await world.show("layers/toast");
  expect(await world.act(/Boil/)).toMatch(/^says: Kettle Water is hot$/m);
});

test("sliders: single and range", async () => {
  await world.show("numbers/slider");
  expect(await world.act(/slider Heat/, "fill", "45")).toMatch(/Heat = "45"/);
  await world.truth("one 45");
  expect(await world.act(/slider Span = "80"/, "fill", "60")).toMatch(/Span = "60"/);
  await world.truth("two 20-60");
});

test("splitter", async () => {
  await world.show("numbers/splitter");
  expect(await world.act(/separator/, "drag", "60,0")).toMatch(/~ \d+ separator \(resize\) = /);
  await world.truth("left wider");
});

describe("data table", () => {
  beforeEach(() => world.show("grids/grid"));

  test("an icon's button is named by its icon and its row", async () => {
    await world.act(/button \(pencil\) · Jon/);
    await world.truth("edit Jon");
  });

  test("sorted, and a row ticked", async () => {
    expect(await world.act(/columnheader Score/)).toMatch(/columnheader Score \[ascending\]/);
    await world.truth("sort score 1");
    expect(await world.act(/checkbox Row Unselected · Kim/)).toMatch(/Row Selected \[checked\]/);
    await world.truth("chosen Kim");
  });

  test("a column is made wider", async () => {
    const [, was] = /\(resize Name\) = "(\d+) px"/.exec(world.body) ?? [];
    const told = await world.act(/\(resize Name\)/, "drag", "50,0");
    expect(told).toContain(`(resize Name) = "${Number(was) + 50} px"`);
    await world.truth("width wider");
  });
});

test("sortable list: by its buttons, and the new order is told", async () => {
  await world.show("grids/sortable");
  expect(await world.act(/option Cook/)).toMatch(/option Cook \[selected\]/);
  expect(await world.act(/Move Top/)).toMatch(/option Cook[^]*option Wash[^]*option Peel/);
  await world.truth("order Cook Wash Peel");
});

test("virtual list", async () => {
  await world.show("grids/virtual");
  await world.scrollTo(/Take Line 40$/, /Take Line/);
  await world.act(/Take Line 40$/);
  await world.truth("took Line 40");
});
