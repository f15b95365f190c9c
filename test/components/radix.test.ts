import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld("radix");
});
afterAll(() => world?.close());

test("menu with a menu in it and a tick", async () => {
  await world.show("menus/menu");
  expect(await world.act(/button View/)).toMatch(/menuitemcheckbox Show lines \[unchecked\]/);
  expect(await world.act(/menuitem Zoom/)).toMatch(/menuitem Twice/);
  await world.act(/Twice/);
  await world.truth("zoom 200");
  await world.act(/button View/);
  await world.act(/Show lines/);
  await world.truth("grid true");
});

test("context menu", async () => {
  await world.show("menus/context");
  expect(await world.act(/Photo of the lake/, "right_click")).toMatch(/menuitem Mirror/);
  await world.act(/Mirror/);
  await world.truth("photo mirrored");
});

test("tabs in a scroll area", async () => {
  expect((await world.show("menus/tabs")).split("off-screen")[1]).toMatch(/tab Chapter 17$/m);
  expect(await world.act(/tab Chapter 17$/)).toContain("Text of Chapter 17");
  await world.truth("tab Chapter 17");
});

test("select", async () => {
  await world.show("choices/select");
  expect(await world.act(/combobox Fruit/, "select", "Plum")).toMatch(/Fruit = "Plum"/);
  await world.truth("fruit plum");
});

test("sliders: single and range", async () => {
  await world.show("choices/slider");
  expect(await world.act(/slider Loudness/, "fill", "55")).toMatch(/Loudness = "55"/);
  await world.truth("one 55");
  expect(await world.act(/slider From/, "fill", "30")).toMatch(/From = "30"/);
  await world.truth("two 30-70");
});

test("dialog over dialog", async () => {
  await world.show("layers/dialogs");
  await world.act(/New recipe/);
  expect(await world.act(/Pick a unit/)).toContain("By weight or by spoon.");
  expect(await world.act(/Spoons/)).toMatch(/^modal in front: Recipe/m);
  await world.truth("unit Spoons");
});

test("drawer", async () => {
  await world.show("layers/drawer");
  expect(await world.act(/Filters/)).toMatch(/^modal in front: Filters/m);
  await world.act(/Only new books/);
  await world.truth("only new");
});

test("toast", async () => {
  await world.show("layers/toast");
  expect(await world.act(/Mark spot/)).toContain("A flag is on the map");
  await world.act(/Look at it/);
  await world.truth("toast looked");
});
