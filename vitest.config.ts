import { defineConfig } from "vitest/config";

// Native module loading: tests run the sources exactly as users do, by Node's own type stripping. It also
// keeps Function#toString intact, which the scripts that are sent into pages rely on.
const native = { experimental: { viteModuleRunner: false } } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["src/**/*.test.ts"], ...native } },
      {
        test: {
          name: "browser",
          include: ["test/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The default of one second fails on a machine that is busy with something else.
          expect: { poll: { timeout: 30_000 } },
          pool: "forks",
          maxWorkers: 2,
          ...native,
        },
      },
    ],
  },
});
