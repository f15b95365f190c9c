import { defineConfig } from "vitest/config";

// Native module loading: tests run the sources exactly as users do, by Node's own type stripping. It also
// keeps Function#toString intact, which the scripts that are sent into pages rely on.
const native = { experimental: { viteModuleRunner: false } } as const;

const FAULTS = ["test/browser/faults.test.ts"];
// Whole runs by the dozen, each with a process and a browser of its own: `npm run long`, which `npm test` leaves out
// so as to end within a quarter of an hour on two cores.
const LONG = [
  "test/agent/account-lies.test.ts",
  "test/mcp/bounded.test.ts",
  "test/strangers/lies.test.ts",
  "test/agent/model-faults.test.ts",
  "test/agent/provider-faults.test.ts",
  "test/browser/extract-many.test.ts",
  "test/e2e/killed-runs.test.ts",
  "test/e2e/lying-pages.test.ts",
  "test/external/gate.test.ts",
  "test/external/model-sites.test.ts",
  "test/external/practice.test.ts",
  "test/replay/replay.test.ts",
  "test/runs/full-disk.test.ts",
  "test/torture/parts.test.ts",
];
const withLong = process.env["SUBTERMINATOR_LONG"] === "1";

export default defineConfig({
  test: {
    projects: [
      {
        // Five seconds, the default, are not enough for thousands of cases on a machine that is busy.
        test: { name: "unit", include: ["src/**/*.test.ts"], testTimeout: 60_000, ...native },
      },
      {
        test: {
          name: "browser",
          include: ["test/**/*.test.ts"],
          exclude: [...FAULTS, ...(withLong ? [] : LONG)],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The default of one second fails on a machine that is busy with something else.
          expect: { poll: { timeout: 30_000 } },
          pool: "forks",
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          ...native,
        },
      },
      {
        // Stops and kills processes and counts on short deadlines: alone, when nothing else wants the machine.
        test: {
          name: "faults",
          include: FAULTS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          pool: "forks",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...native,
        },
      },
    ],
  },
});
