import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld("bootstrap");
});
afterAll(() => world?.close());

test("menu", async () => {
  await world.show("menus/menu");
  expect(await world.act(/button Export/)).toMatch(/^\+ \d+ link As picture$/m);
  await world.act(/As picture/);
  await world.truth("export As picture");
});

test("select and combobox", async () => {
  await world.show("menus/select");
  expect(await world.act(/combobox Size/, "select", "Large")).toMatch(/Size = "Large"/);
  await world.truth("size Large");
  await world.show("menus/combobox");
  await world.act(/combobox River/, "fill", "Rhone");
  await world.act(/combobox River/, "press", "Tab");
  await world.truth("river Rhone");
});

test("date and slider", async () => {
  await world.show("menus/date");
  expect(await world.act(/date Start/, "fill", "2026-04-05")).toMatch(/Start = "2026-04-05"/);
  await world.truth("start 2026-04-05");
  await world.show("menus/slider");
  expect(await world.act(/slider Speed/, "fill", "33")).toMatch(/Speed = "33"/);
  await world.truth("speed 33");
});

test("tabs in a scroll area", async () => {
  expect((await world.show("menus/tabs")).split("off-screen")[1]).toMatch(/tab Floor 21$/m);
  expect(await world.act(/tab Floor 21$/)).toContain("Rooms on floor 21");
  await world.truth("tab Floor 21");
});

test("a dialog that leads to another", async () => {
  await world.show("layers/dialogs");
  expect(await world.act(/Add boat/)).toMatch(/button \(close\)/);
  expect(await world.act(/Choose colour/)).toMatch(/^modal in front: Colour/m);
  await world.act(/Green/);
  await world.truth("colour Green");
});

test("drawer", async () => {
  await world.show("layers/drawer");
  expect(await world.act(/Layers/)).toMatch(/^modal in front: Layers/m);
  await world.act(/Rivers/);
  await world.truth("layer Rivers");
});

test("toast", async () => {
  await world.show("layers/toast");
  expect(await world.act(/Check tyres/)).toMatch(/^says: Tyres All four are well$/m);
  await world.truth("toast up");
});
