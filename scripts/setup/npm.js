import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./command.js";

/** npm's own script where it is known (no shell needed), else whatever `npm` is on PATH. */
export function npm(args, options) {
  const script = npmScript(options?.env ?? process.env);
  return script
    ? run(process.execPath, [script, ...args], { shell: false, ...options })
    : run("npm", args, options);
}

function npmScript(env) {
  const folder = dirname(process.execPath);
  return [
    // pnpm and yarn set this variable too.
    env.npm_execpath?.endsWith("npm-cli.js") ? env.npm_execpath : undefined,
    join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
    join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ].find((file) => file && existsSync(file));
}
