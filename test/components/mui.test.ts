import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld("mui");
});
afterAll(() => world?.close());

test("menu: icon buttons are told by the card they stand on", async () => {
  expect(await world.show("menus/menu")).toMatch(/^\d+ button \(more vert\) · Lisbon trip$/m);
  expect(await world.act(/button .* Kitchen plan$/)).toMatch(/^\+ \d+ menuitem Rename$/m);
  expect(await world.act(/menuitem Rename/)).toMatch(/^- /m);
  await world.truth("Kitchen plan renamed");
});

test("context menu: opened by a right click, and what it changed is told", async () => {
  await world.show("menus/context");
  expect(await world.act(/Floor plan/, "right_click")).toMatch(/menuitem Actual size/);
  expect(await world.act(/Twice the size/)).toContain("text: Shown at 200 %");
  await world.truth("zoom 200 %");
});

test("tabs that scroll: those that are cut off are not in view, and are scrolled to", async () => {
  const listed = await world.show("menus/tabs");
  expect(listed.split("off-screen")[1]).toMatch(/tab MONTH 14$/m);
  expect(listed.split("off-screen")[0]).not.toMatch(/MONTH 12/);
  const told = await world.act(/^tab MONTH 14$/);
  expect(told).toMatch(/^~ \d+ tab MONTH 14 \[selected\]$/m);
  expect(told).toContain("Figures of Month 14");
  await world.truth("tab Month 14");
});

describe("select", () => {
  beforeEach(() => world.show("choices/select"));

  test("by the option's name", async () => {
    expect(await world.act(/combobox City/, "select", "Turin")).toMatch(
      /^~ \d+ combobox City = "Turin"/m,
    );
    await world.truth("city Turin");
  });

  test("by clicks", async () => {
    expect(await world.act(/combobox City/)).toMatch(/option Oslo \[selected\]/);
    expect(await world.act(/option Ghent/)).toMatch(/combobox City = "Ghent"/);
    await world.truth("city Ghent");
  });
});

test("combobox: typed into and chosen from", async () => {
  await world.show("choices/combobox");
  expect(await world.act(/combobox Where to/, "select", "Bergamo")).toContain('= "Bergamo"');
  await world.truth("city Bergamo");
});

describe("date picker", () => {
  beforeEach(() => world.show("choices/date"));

  test("by its fields", async () => {
    expect(await world.act(/spinbutton Day/, "fill", "15")).toMatch(/spinbutton Day = "15"/);
    await world.truth("day 2026-03-15");
  });

  test("by its calendar", async () => {
    expect(await world.act(/button Choose date/)).toMatch(/clickable 10 \[selected\]/);
    expect(await world.act(/clickable 20$/)).toMatch(/Mar 20, 2026/);
    await world.truth("day 2026-03-20");
  });
});

test("rating", async () => {
  await world.show("choices/rating");
  expect(await world.act(/radio 4 Stars/)).toMatch(/^~ \d+ radio 4 Stars \[checked\]$/m);
  await world.truth("food 4");
});

test("dialog over dialog: only the upper one is listed, then the lower one again", async () => {
  await world.show("layers/dialogs");
  await world.act(/NEW ALBUM/);
  const upper = await world.act(/CHOOSE COVER/);
  expect(upper).toContain("Pick a picture for the cover.");
  expect(upper).toMatch(/^modal in front: Covers/m);
  expect(upper).not.toMatch(/textbox Title/);
  expect(await world.act(/MEADOW/)).toMatch(/^modal in front: Album/m);
  await world.truth("cover Meadow");
});

test("drawer", async () => {
  await world.show("layers/drawer");
  const open = await world.act(/FOLDERS/);
  expect(open).toMatch(/in front: Inbox/);
  expect(open).toMatch(/2 controls behind it/);
  await world.act(/Drafts/);
  await world.truth("folder Drafts");
});

test("toast: said, and its button listed", async () => {
  await world.show("layers/toast");
  expect(await world.act(/COPY LINK/)).toMatch(/^says: Link is on the clipboard/m);
  await world.act(/TAKE BACK/);
  await world.truth("toast taken back");
});

test("sliders: single and range", async () => {
  await world.show("numbers/slider");
  expect(await world.act(/slider Volume/, "fill", "55")).toMatch(/~ \d+ slider Volume = "55"/);
  await world.truth("volume 55");
  await world.act(/slider Lowest/, "fill", "35");
  await world.act(/slider Highest/, "fill", "90");
  await world.truth("price 35-90");
});

describe("data grid", () => {
  beforeEach(() => world.show("grids/grid"));

  test("a row is one line, its buttons are told by it, and no cell is listed", () => {
    expect(world.body).toMatch(/^\d+ clickable Ada Oslo 20$/m);
    expect(world.body).not.toMatch(/clickable Oslo$/m);
    expect(world.body).not.toMatch(/\(no name\)/);
  });

  test("every sortable column is listed, and how it is sorted", async () => {
    expect(await world.act(/columnheader Age$/)).toMatch(/columnheader Age \[ascending\]/);
    expect(await world.act(/columnheader Age/)).toMatch(/columnheader Age \[descending\]/);
    await world.truth("sort age desc");
  });

  test("one row of several: the box for all of them is neither ticked nor empty", async () => {
    const told = await world.act(/checkbox Select row · Bo/);
    expect(told).toMatch(/checkbox Select all rows \[mixed\]/);
    expect(told).toContain("1 row selected");
    await world.truth("chosen include 2");
  });

  test("a row's own action", async () => {
    await world.act(/button OPEN · Cleo/);
    await world.truth("opened Cleo");
  });

  test("a column is made wider", async () => {
    const told = await world.act(/\(resize Name\) = "150 px"/, "drag", "60,0");
    expect(told).toMatch(/\(resize Name\) = "210 px"/);
    await world.truth("width name wider");
  });
});

test("tree: branches are opened by what stands before them", async () => {
  await world.show("grids/tree");
  expect(await world.act(/\(expand Documents\)/)).toMatch(/treeitem Letters .*collapsed/);
  expect(await world.act(/\(expand Letters\)/)).toMatch(/treeitem To my aunt/);
  await world.act(/treeitem To my aunt/);
  await world.truth("file aunt");
});

test("virtual list: scrolled until a row is drawn", async () => {
  await world.show("grids/virtual");
  await world.scrollTo(/TAKE · Part 30$/, /TAKE · Part/);
  await world.act(/TAKE · Part 30$/);
  await world.truth("took Part 30");
});
