import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "./dependencies.js";
import { ensureNode } from "./node-runtime.js";
import { packageRoot as root } from "./paths.js";
import { SetupError } from "./setup-error.js";

// What the launcher would do itself, in a process that no client ends.
try {
  if (existsSync(join(root, "src", "cli", "main.ts"))) await ensureDependencies(root);
  await ensureNode(root);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
