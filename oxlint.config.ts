import { defineConfig, type OxlintOverride } from "oxlint";

const FOLDERS = [
  "contract",
  "reading",
  "browser",
  "services",
  "statements",
  "notices",
  "models",
  "planners",
  "runs",
  "jobs",
  "agent",
  "mcp",
  "dashboard",
  "cli",
  "library",
] as const;
type Folder = (typeof FOLDERS)[number];

// The walls: which folders of src a folder may import. docs and diagrams follow this table.
const belowAgent: Folder[] = [
  "contract",
  "reading",
  "browser",
  "services",
  "models",
  "planners",
  "runs",
  "jobs",
];
const walls: Record<Folder, Folder[]> = {
  contract: [],
  reading: ["contract"],
  browser: ["contract", "reading"],
  services: ["contract", "reading"],
  notices: ["contract"],
  statements: ["contract", "reading", "services"],
  models: ["contract"],
  planners: ["contract", "reading", "services", "models"],
  runs: ["contract"],
  jobs: ["contract", "runs"],
  agent: belowAgent,
  mcp: ["agent", ...belowAgent],
  dashboard: ["agent", ...belowAgent, "notices"],
  // mcp and dashboard by dynamic import only, so that `cancel` does not load a web server; a test sees to that.
  cli: ["agent", ...belowAgent, "statements", "notices", "mcp", "dashboard"],
  library: ["agent", ...belowAgent],
};

// Packages that are somebody's own business. What is not listed is free for all but `contract`.
const owners: Record<string, Folder[]> = {
  playwright: ["browser"],
  "playwright-core": ["browser"],
  "@modelcontextprotocol/*": ["mcp", "browser"],
  hono: ["dashboard", "mcp"],
  "@hono/*": ["dashboard", "mcp"],
  ai: ["models", "library"],
  "@ai-sdk/*": ["models"],
  pg: ["runs", "jobs"],
  "pg-boss": ["jobs"],
  citty: ["cli"],
};

// Only the cli may start the practice sites; the other folders are there for work on the project.
const outside = (folder: Folder) => [
  "test",
  "bench",
  "torture",
  ...(folder === "cli" ? [] : folder === "library" ? ["practice"] : ["practice", "scripts"]),
];

const wall = (folder: Folder): OxlintOverride => {
  const refused = FOLDERS.filter((other) => other !== folder && !walls[folder].includes(other));
  const foreign = Object.keys(owners).filter((name) => !owners[name]?.includes(folder));
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `\\.\\./(${[...refused, ...outside(folder)].join("|")})(/|$)`,
              message: `src/${folder} may import only: ${walls[folder].join(", ") || "nothing of the project"}.`,
            },
            folder === "contract"
              ? {
                  group: ["*", "!zod", "!./**", "!../**"],
                  message: "src/contract is pure: zod and nothing else, no node:*.",
                }
              : {
                  group: foreign.flatMap((name) =>
                    name.endsWith("/*") ? [name] : [name, `${name}/*`],
                  ),
                  message: `This package is not for src/${folder}: see the owners in oxlint.config.ts.`,
                },
          ],
        },
      ],
    },
  };
};

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  plugins: ["typescript", "import", "unicorn", "oxc", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["node_modules", "dist", "coverage", ".cache", "test/fixtures", "examples"],
  rules: {
    "import/no-cycle": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    // A default branch is an answer too: most switches here single out a few of many cases.
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    // A string is spread to get its code points, on purpose.
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    // tsc does this, and knows when a switch is exhaustive.
    "typescript/consistent-return": "off",
    // Both are wrong more often than right here: page text is cleaned of control characters, and loops end
    // on properties that callees change.
    "no-control-regex": "off",
    "no-unmodified-loop-condition": "off",
    // Functions that are sent into pages must hold all they use.
    "unicorn/consistent-function-scoping": "off",
    // Every narrowing of a DOM node would need a guard that repeats what the selector before it said.
    "typescript/no-unsafe-type-assertion": "off",
  },
  overrides: [
    { files: ["src/**"], rules: { "no-console": "error" } },
    ...FOLDERS.map(wall),
    {
      files: ["practice/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: `src/(${FOLDERS.filter((folder) => folder !== "contract").join("|")})(/|$)`,
                message: "practice may import only src/contract.",
              },
            ],
          },
        ],
      },
    },
    {
      files: ["**/*.test.ts", "test/**"],
      rules: { "no-console": "off", "no-restricted-imports": "off" },
    },
  ],
});
