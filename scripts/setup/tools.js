import { join } from "node:path";

// Scripts rather than node_modules/.bin: those are .cmd files on Windows and pick their own Node elsewhere.
const SCRIPTS = {
  tsc: ["typescript", "bin", "tsc"],
  oxlint: ["oxlint", "bin", "oxlint"],
  oxfmt: ["oxfmt", "bin", "oxfmt"],
  vitest: ["vitest", "vitest.mjs"],
  vite: ["vite", "bin", "vite.js"],
};

export const toolScript = (root, name) =>
  SCRIPTS[name] ? join(root, "node_modules", ...SCRIPTS[name]) : join(root, name);
