import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { apiReference } from "../../scripts/api-reference.ts";
import { between, toolReference } from "../../scripts/generate-docs.ts";
import { renderModelsReference } from "../../src/models/table.ts";
import { renderGroundsTable } from "../../src/notices/table.ts";
import { LANGUAGES } from "../../src/planners/state/language.ts";
import { services } from "../../src/services/services.ts";

const at = (file: string): URL => new URL(`../../${file}`, import.meta.url);
const read = (file: string): string => readFileSync(at(file), "utf8");

test("the tool reference in docs/mcp.md is the one the tools themselves give", () => {
  const page = read("docs/mcp.md");
  expect(between(page, "<!-- tools: generated -->", "<!-- /tools -->", toolReference())).toBe(page);
});

test("the providers and prices in docs/models.md are the ones that are used", () => {
  const page = read("docs/models.md");
  const part = renderModelsReference();
  expect(between(page, "<!-- models: generated -->", "<!-- /models -->", part)).toBe(page);
});

test("the laws in docs/after.md are the ones that letters name", () => {
  const page = read("docs/after.md");
  expect(between(page, "<!-- laws: generated -->", "<!-- /laws -->", renderGroundsTable())).toBe(
    page,
  );
});

test("the API reference is the one that the sources give, and names every public thing", () => {
  const page = read("docs/api.md");
  expect(apiReference()).toBe(page);
  for (const name of ["openBrowser", "cancel", "verifyRun", "browserTools", "actInput", "Verdict"])
    expect(page).toContain(`### \`${name}\``);
  expect(page).toMatch(/function cancel\(options: CancelOptions\): Promise<Verdict>;/);
});

test("the bundle's manifest is what its own schema asks for, and names every tool", async () => {
  const { v0_3 } = await import("@anthropic-ai/mcpb");
  const { bundleManifest } = await import("../../scripts/mcpb-manifest.ts");
  expect(v0_3.McpbManifestSchema.safeParse(bundleManifest).error).toBeUndefined();
  expect(v0_3.McpbManifestSchema.safeParse({ ...bundleManifest, version: 1 }).success).toBe(false);
  expect(bundleManifest.tools.map(({ name }) => name)).toContain("browser_act");
});

test("a page without its marker is refused instead of overwritten", () => {
  expect(() => between("no marker", "<!-- tools: generated -->", "<!-- /tools -->", "x")).toThrow(
    /marker/,
  );
});

test("every picture that the README and the pages show is there", () => {
  const pages = [
    "README.md",
    ...readdirSync(at("docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
  ];
  const shown = pages.flatMap((page) =>
    [...read(page).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map((found) =>
      join(dirname(page), found[1] ?? ""),
    ),
  );
  expect(shown).toContain("docs/pictures/terminal.png");
  expect(shown).toContain("docs/pictures/proof.jpg");
  expect(shown.filter((file) => !existsSync(at(file)))).toEqual([]);
});

test("the README counts the services that there are, and the languages of the rules", () => {
  const words = read("README.md").replaceAll(/\s+/g, " ");
  expect(words).toContain(`none of the ${services.length} services it knows`);
  expect(words).toContain("rules in sixteen languages");
  expect(LANGUAGES).toHaveLength(16);
});

test("every page that the README links to exists", () => {
  const links = [...read("README.md").matchAll(/\]\(([\w./-]+\.md)\)/g)].map(
    (found) => found[1] ?? "",
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(read(link).length).toBeGreaterThan(50);
});
