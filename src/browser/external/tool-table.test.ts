import { expect, test } from "vitest";
import { argumentsFor, mapTools, WANTED, type ListedTool } from "./tool-table.ts";

const tool = (name: string, properties: string[], required: string[] = []): ListedTool => ({
  name,
  inputSchema: { properties: Object.fromEntries(properties.map((one) => [one, {}])), required },
});

const needed = [
  tool("browser_navigate", ["url"], ["url"]),
  tool("browser_snapshot", ["boxes"]),
  tool("browser_click", ["element", "ref"], ["element", "ref"]),
  tool("browser_type", ["element", "ref", "text"], ["element", "ref", "text"]),
  tool("browser_select_option", ["ref", "values"], ["ref", "values"]),
  tool("browser_press_key", ["key"], ["key"]),
  tool("browser_handle_dialog", ["accept"], ["accept"]),
];

test("fields are sent under the names that the server's schema lists, and no others", () => {
  const { found, missing } = mapTools(needed);
  expect(missing).toEqual([]);
  expect(found.click && argumentsFor(found.click, { target: "e1", label: "button", x: 1 })).toEqual(
    { ref: "e1", element: "button" },
  );
  expect(found.snapshot && argumentsFor(found.snapshot, {})).toEqual({ boxes: true });
  expect(found.tabs).toBeUndefined();
});

test("every tool that is needed and not there is named", () => {
  const all = Object.values(WANTED).filter((one) => one.needed).length;
  expect(mapTools([]).missing).toHaveLength(all);
  expect(mapTools(needed.slice(1)).missing).toEqual(["browser_navigate"]);
});

test("a tool of the right name that cannot take what is needed, or wants something else, does not count", () => {
  const without = (name: string, other: ListedTool) => [
    ...needed.filter((one) => one.name !== name),
    other,
  ];
  expect(mapTools(without("browser_click", tool("browser_click", ["x", "y"]))).missing).toEqual([
    "browser_click with target or ref",
  ]);
  expect(
    mapTools(without("browser_press_key", tool("browser_press_key", ["key", "pin"], ["pin"])))
      .missing,
  ).toEqual(["browser_press_key without a required pin"]);
});
