import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld("dnd");
});
afterAll(() => world?.close());

test("sortable list: a handle is told by its line, described once, and needs no yes", async () => {
  const listed = await world.show("lists/sortable");
  expect(listed).toMatch(/button Drag · Rice$/m);
  expect(listed.match(/To pick up/g)).toHaveLength(1);
  expect(listed).not.toContain("danger");
  const told = await world.act(/button Drag · Rice/, "drag", "0,-130");
  expect(told).toMatch(/^now in this order: 4 1 2 3$/m);
  await world.truth("order Rice Bread Milk Apples");
});

test("kanban: a card is dropped on another lane", async () => {
  await world.show("lists/kanban");
  const [card, onto] = [world.number(/Paint fence/), world.number(/Mow lawn/)];
  expect(await world.send({ action: "drag", target: card, value: onto })).toMatch(/Paint fence/);
  await world.truth("lane Paint fence in Doing");
});

test("kanban: onto an empty lane, by the words on it", async () => {
  await world.show("lists/kanban");
  await world.act(/Fix lamp/, "drag", "Done");
  await world.truth("lane Fix lamp in Done");
});
