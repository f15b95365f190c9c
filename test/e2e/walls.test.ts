import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../support/files.ts";
import { tempFolder } from "../support/temp-folder.ts";

const root = join(import.meta.dirname, "..", "..");

/** A folder that holds nothing but what the linter needs, and the files given. */
function repositoryWith(files: Record<string, string>): string {
  const folder = tempFolder();
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const name of ["oxlint.config.ts", "tsconfig.json"])
    copyFileSync(join(root, name), join(folder, name));
  writeFiles(folder, files);
  return folder;
}

/** Those of the imports that oxlint refuses, as "file specifier". */
function refused(imports: [file: string, specifier: string][]): string[] {
  const planted = new Map(
    imports.map((pair, n) => [pair[0].replace(/[^/]+$/, `${n}-$&`), pair] as const),
  );
  const folder = repositoryWith(
    Object.fromEntries(
      [...planted].map(([path, [, specifier]]) => [
        path,
        `import * as it from "${specifier}";\nexport const value = it;\n`,
      ]),
    ),
  );
  const hits = lint(folder).filter(({ code }) => code.includes("no-restricted-imports"));
  return hits.map(({ filename }) => String(planted.get(filename)?.join(" "))).toSorted();
}

type Finding = { code: string; filename: string };

function lint(folder: string): Finding[] {
  const oxlint = join(root, "node_modules", "oxlint", "bin", "oxlint");
  const options = { cwd: folder, encoding: "utf8" } as const;
  let report: string;
  try {
    report = execFileSync(process.execPath, [oxlint, "--format=json"], options);
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(report) as { diagnostics: Finding[] }).diagnostics;
}

const FORBIDDEN: [string, string][] = [
  ["src/contract/a.ts", "node:fs"],
  ["src/contract/a.ts", "playwright"],
  ["src/contract/a.ts", "../browser/session.ts"],
  ["src/contract/risk/a.ts", "../../browser/session.ts"],
  ["src/contract/a.ts", "../agent/loop.ts"],
  ["src/contract/a.ts", "../reading/label.ts"],
  ["src/reading/a.ts", "../browser/session.ts"],
  ["src/reading/a.ts", "../planners/port.ts"],
  ["src/reading/a.ts", "playwright"],
  ["src/browser/a.ts", "../agent/loop.ts"],
  ["src/browser/act/a.ts", "../../mcp/server.ts"],
  ["src/browser/a.ts", "../runs/events.ts"],
  ["src/browser/a.ts", "hono"],
  ["src/services/a.ts", "../browser/session.ts"],
  ["src/services/a.ts", "../models/choose.ts"],
  ["src/models/a.ts", "../services/load.ts"],
  ["src/models/a.ts", "playwright"],
  ["src/planners/rules/a.ts", "../../browser/session.ts"],
  ["src/planners/a.ts", "../agent/loop.ts"],
  ["src/planners/a.ts", "ai"],
  ["src/runs/a.ts", "../jobs/queue.ts"],
  ["src/runs/a.ts", "../browser/session.ts"],
  ["src/jobs/a.ts", "../agent/loop.ts"],
  ["src/agent/a.ts", "../cli/main.ts"],
  ["src/agent/a.ts", "../mcp/server.ts"],
  ["src/agent/a.ts", "../dashboard/app.ts"],
  ["src/agent/a.ts", "playwright"],
  ["src/mcp/tools/a.ts", "../../dashboard/app.ts"],
  ["src/mcp/a.ts", "../cli/main.ts"],
  ["src/dashboard/a.ts", "../mcp/server.ts"],
  ["src/agent/a.ts", "../../test/support/files.ts"],
  ["src/agent/a.ts", "../../practice/site.ts"],
  ["practice/a.ts", "../src/browser/session.ts"],
  ["practice/sites/a.ts", "../../src/agent/loop.ts"],
];

const ALLOWED: [string, string][] = [
  ["src/contract/a.ts", "zod"],
  ["src/contract/a.ts", "./risk/words.ts"],
  ["src/contract/risk/a.ts", "../words.ts"],
  ["src/reading/risk/a.ts", "../../contract/risk.ts"],
  ["src/reading/a.ts", "graphql"],
  ["src/browser/act/a.ts", "../../reading/label.ts"],
  ["src/planners/a.ts", "../reading/label.ts"],
  ["src/browser/a.ts", "playwright"],
  ["src/browser/a.ts", "node:fs"],
  ["src/browser/act/a.ts", "../../contract/words.ts"],
  ["src/browser/act/a.ts", "../extract/tree.ts"],
  ["src/browser/external/a.ts", "@modelcontextprotocol/client"],
  ["src/services/a.ts", "../contract/words.ts"],
  ["src/models/a.ts", "ai"],
  ["src/models/a.ts", "@ai-sdk/anthropic"],
  ["src/planners/model/a.ts", "../../models/choose.ts"],
  ["src/planners/a.ts", "../services/load.ts"],
  ["src/runs/a.ts", "pg"],
  ["src/jobs/a.ts", "../runs/events.ts"],
  ["src/agent/a.ts", "../browser/session.ts"],
  ["src/agent/a.ts", "../planners/planner.ts"],
  ["src/mcp/tools/a.ts", "../../browser/session.ts"],
  ["src/mcp/a.ts", "../agent/loop.ts"],
  ["src/dashboard/a.ts", "hono"],
  ["src/cli/commands/a.ts", "../../agent/loop.ts"],
  ["src/cli/a.ts", "../../scripts/setup/browser.js"],
  ["practice/a.ts", "../src/contract/words.ts"],
  ["src/contract/words.test.ts", "node:fs"],
  ["test/browser/a.ts", "../../src/mcp/server.ts"],
];

test("oxlint refuses every import across a wall, and no other", () => {
  expect(refused([...FORBIDDEN, ...ALLOWED])).toEqual(
    FORBIDDEN.map((pair) => pair.join(" ")).toSorted(),
  );
});

test("oxlint refuses a dynamic import, a type and a re-export across a wall", () => {
  const folder = repositoryWith({
    "src/contract/dynamic.ts": `export const it = () => import("../browser/b.ts");\n`,
    "src/contract/type.ts": `export const it = (b: B) => b;\nimport type { B } from "../browser/b.ts";\n`,
    "src/contract/again.ts": `export * from "../browser/b.ts";\n`,
  });
  const files = lint(folder).filter(({ code }) => code.includes("no-restricted-imports"));
  expect(files.map(({ filename }) => filename).toSorted()).toEqual([
    "src/contract/again.ts",
    "src/contract/dynamic.ts",
    "src/contract/type.ts",
  ]);
});

test("oxlint finds cycles, forgotten promises and prints in src", () => {
  const folder = repositoryWith({
    "src/runs/a.ts": `import { b } from "./b.ts";\nexport const a = () => b;\n`,
    "src/runs/b.ts": `import { a } from "./a.ts";\nexport const b = () => a;\n`,
    "src/runs/c.ts": `export function start() {\n  Promise.resolve(1);\n  console.log("started");\n}\n`,
    "src/runs/c.test.ts": `console.log("tests may print");\n`,
  });
  const found = lint(folder).map(({ code, filename }) => `${filename} ${code}`);
  expect([...new Set(found)].toSorted()).toEqual([
    "src/runs/a.ts import(no-cycle)",
    "src/runs/b.ts import(no-cycle)",
    "src/runs/c.ts eslint(no-console)",
    "src/runs/c.ts typescript(no-floating-promises)",
  ]);
});

// The lint rule sees no difference between the two kinds of import.
test("the cli loads the server and the dashboard only when a command asks for them", () => {
  const files = globSync("src/cli/**/*.ts", { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const statically = files.filter((file) =>
    /^(import|export) (?!type)[^;]*?from "[./]+\/(mcp|dashboard)\//m.test(
      readFileSync(join(root, file), "utf8"),
    ),
  );
  expect(statically).toEqual([]);
});
