import { defineConfig } from "vitest/config";

// Native module loading: tests run the sources exactly as users do, by Node's own type stripping. It also
// keeps Function#toString intact, which the scripts that are sent into pages rely on.
const native = { experimental: { viteModuleRunner: false } } as const;

const FAULTS = ["test/browser/faults.test.ts"];

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
          exclude: FAULTS,
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
