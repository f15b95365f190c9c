import { defineConfig } from "vitest/config";

// Native module loading: tests run the sources exactly as users do, by Node's own type stripping. It also
// keeps Function#toString intact, which the scripts that are sent into pages rely on.
const native = { experimental: { viteModuleRunner: false } } as const;

const FAULTS = ["test/browser/faults.test.ts"];
// Whole runs by the dozen, each with a process and a browser of its own: `npm run long`, which `npm test` leaves out
// so as to end within twelve minutes on two cores.
const LONG = [
  "test/agent/account-lies.test.ts",
  "test/agent/injections.test.ts",
  "test/agent/model-limits.test.ts",
  "test/e2e/cli-model.test.ts",
  "test/mcp/handed-over.test.ts",
  "test/dashboard/fleet.test.ts",
  "test/dashboard/large.test.ts",
  "test/dashboard/people.test.ts",
  "test/fleet/answers.test.ts",
  "test/fleet/approvals.test.ts",
  "test/fleet/dev.test.ts",
  "test/fleet/profile-runs.test.ts",
  "test/fleet/takeover.test.ts",
  "test/mcp/bounded.test.ts",
  "test/strangers/lies.test.ts",
  "test/agent/model-faults.test.ts",
  "test/agent/provider-faults.test.ts",
  "test/bench/miniwob.test.ts",
  "test/browser/extract-many.test.ts",
  "test/browser/egress.test.ts",
  "test/browser/safety-swaps-echo.test.ts",
  "test/e2e/cli-recordings.test.ts",
  "test/e2e/cli-after.test.ts",
  "test/e2e/cli-chrome.test.ts",
  "test/e2e/cli-words.test.ts",
  "test/components/antd.test.ts",
  "test/components/mui.test.ts",
  "test/components/primevue.test.ts",
  "test/components/radix.test.ts",
  "test/e2e/installed.test.ts",
  "test/e2e/packed.test.ts",
  "test/e2e/readme.test.ts",
  "test/e2e/killed-runs.test.ts",
  "test/e2e/lying-pages.test.ts",
  "test/e2e/stop-reasons.test.ts",
  "test/external/cli.test.ts",
  "test/external/gate.test.ts",
  "test/external/model-sites.test.ts",
  "test/external/model.test.ts",
  "test/external/practice.test.ts",
  "test/practice/oracle.test.ts",
  "test/replay/replay.test.ts",
  "test/runs/full-disk.test.ts",
  "test/runs/processes.test.ts",
  "test/torture/parts.test.ts",
  "test/torture/property.test.ts",
  "test/torture/roads.test.ts",
];
/** Half of the time a test waits for a page: three keep two cores busy. */
const WORKERS = 3;
const withLong = process.env["SUBTERMINATOR_LONG"] === "1";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts"],
          // Five seconds, the default, are not enough for thousands of cases on a machine that is busy.
          testTimeout: 120_000,
          // With a worker of its own by default, on two cores it would run after all the others, file by file, for two
          // minutes; in the browser's group it fills what the last long files leave free. Pure parts share a process.
          maxWorkers: WORKERS,
          isolate: false,
          sequence: { groupOrder: 0 },
          ...native,
        },
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
          maxWorkers: WORKERS,
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
