import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { services } from "./services.ts";
import { renderServicesTable } from "./table.ts";

test("each service is one row, and nothing is called tested", () => {
  const page = renderServicesTable(services);
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows).toHaveLength(services.length);
  for (const row of rows) expect(row).toContain("never on the live site");
});

test("docs/services.md is what the services say", () => {
  const page = readFileSync(new URL("../../docs/services.md", import.meta.url), "utf8");
  expect(page).toBe(renderServicesTable(services));
});
