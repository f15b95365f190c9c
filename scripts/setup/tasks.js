import { failedTestRun, testRun } from "./test-run.js";

const types = { name: "types", command: ["tsc"] };
const pageTypes = { name: "types of the dashboard's page", command: ["tsc", "-p", "web"] };
const lint = { name: "lint", command: ["oxlint"] };
const format = { name: "format", command: ["oxfmt", "--check"] };

/** What `npm test` leaves out, and what it does only a part of; the list in vitest.config.ts says why. */
const LONG = [
  "test/components",
  "agent/account-lies.test",
  "agent/injections.test",
  "agent/model-cancel.test",
  "agent/model-limits.test",
  "cli-model.test",
  "mcp/handed-over.test",
  "dashboard/fleet.test",
  "dashboard/fuzz.test",
  "dashboard/large.test",
  "dashboard/people.test",
  "fleet/answers.test",
  "fleet/approvals.test",
  "fleet/dev.test",
  "fleet/profile-runs.test",
  "fleet/takeover.test",
  "agent/model-faults.test",
  "bench/miniwob.test",
  "browser/egress.test",
  "browser/extract-many.test",
  "browser/safety-roads.test",
  "browser/safety-swaps-echo.test",
  "browser/tabs.test",
  "cli-after.test",
  "cli-cancel.test",
  "cli-chrome.test",
  "cli-words.test",
  "cli-recordings.test",
  "external/",
  "full-disk.test",
  "killed-runs.test",
  "lying-pages.test",
  "mcp/bounded.test",
  "mcp/jobs.test",
  "mcp/process.test",
  "mcp/stdin.test",
  "e2e/packed.test",
  "e2e/readme.test",
  "practice/oracle.test",
  "provider-faults.test",
  "replay/replay.test",
  "runs/processes.test",
  "stop-reasons.test",
  "strangers/",
  "torture/",
];

/**
 * One value a task: what it needs and its steps. A command starts with a tool or a script of this
 * repository; what the person typed after the task's name goes to the last step.
 */
export const tasks = {
  setup: { needs: ["browser"], steps: [] },
  check: { needs: [], steps: [types, pageTypes, lint, format] },
  fix: {
    needs: [],
    steps: [
      { name: "lint", command: ["oxlint", "--fix"] },
      { name: "format", command: ["oxfmt"] },
    ],
  },
  test: { needs: ["browser"], steps: [types, pageTypes, lint, format, testRun] },
  "test:failed": { needs: ["browser"], steps: [types, pageTypes, lint, format, failedTestRun] },
  demo: { needs: ["browser"], steps: [{ name: "demo", command: ["scripts/demo.ts"] }] },
  bench: { needs: ["browser"], steps: [{ name: "bench", command: ["bench/main.ts"] }] },
  miniwob: { needs: ["browser"], steps: [{ name: "miniwob", command: ["bench/miniwob/main.ts"] }] },
  safety: {
    needs: ["browser"],
    steps: [
      {
        name: "safety",
        command: [
          "vitest",
          "run",
          "--project",
          "browser",
          "test/browser/safety",
          "--testTimeout=3000000",
        ],
        env: { SAFETY_TRIALS: "180", SAFETY_REPORT: "1" },
      },
    ],
  },
  long: {
    needs: ["browser"],
    steps: [
      {
        name: "long",
        command: ["vitest", "run", "--project", "browser", ...LONG],
        env: { SUBTERMINATOR_LONG: "1" },
      },
    ],
  },
  torture: { needs: ["browser"], steps: [{ name: "torture", command: ["torture/main.ts"] }] },
  fleet: { needs: ["browser"], steps: [{ name: "fleet", command: ["scripts/fleet.ts"] }] },
  build: {
    needs: [],
    steps: [
      { name: "build", command: ["tsc", "-p", "tsconfig.build.json"] },
      { name: "practice sites", command: ["tsc", "-p", "tsconfig.build-practice.json"] },
      { name: "the dashboard's page", command: ["vite", "build", "web"] },
    ],
  },
  mcpb: {
    needs: [],
    steps: [
      { name: "build", command: ["tsc", "-p", "tsconfig.build.json"] },
      { name: "practice sites", command: ["tsc", "-p", "tsconfig.build-practice.json"] },
      { name: "the dashboard's page", command: ["vite", "build", "web"] },
      { name: "mcpb", command: ["scripts/mcpb.ts"] },
    ],
  },
  gen: { needs: [], steps: [{ name: "gen", command: ["scripts/generate-docs.ts"] }] },
};
