#!/usr/bin/env node
import { statSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import { isRecentEnough } from "../scripts/setup/node-version.js";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const changed = (path) => statSync(at(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// Node strips no types below node_modules: an installed package runs its build, a clone its sources.
const isClone = changed("src/cli/main.ts") > 0;
const isReady =
  !isClone || changed("node_modules/.subterminator-setup") >= changed("package-lock.json");

// What is only read about the program is worth no download: the build prints it on any Node that gets this far.
const [first = "", ...further] = process.argv.slice(2);
const isQuestion =
  !isClone &&
  (/^(--help|-h|help|--version|-v)$/.test(first) ||
    further.some((word) => word === "--help" || word === "-h"));

if (isQuestion || (isReady && isRecentEnough(process.versions.node))) {
  await start();
} else {
  const { launch } = await import("../scripts/setup/launch.js");
  await launch({ root: at(""), script: fileURLToPath(import.meta.url), isClone, start });
}

async function start() {
  dieWithLauncher();
  // The young generation would grow to 48 MB of garbage that nobody needs: 117 MB instead of 96 for the MCP server.
  v8.setFlagsFromString("--max-semi-space-size=2");
  v8.setFlagsFromString("--semi-space-growth-factor=1");
  // Not the default folder: that is below /tmp, where others could put code to be loaded.
  const { homeFolder } = await import("../scripts/setup/paths.js");
  if (!process.env.NODE_COMPILE_CACHE) module.enableCompileCache?.(`${homeFolder()}/cache/compile`);
  await import(
    new URL(isClone ? "../src/cli/main.ts" : "../dist/cli/main.js", import.meta.url).href
  );
}

// With an old Node this process is the child of a launcher. If that is killed with -9, the channel closes.
function dieWithLauncher() {
  if (!process.channel || !process.env.SUBTERMINATOR_LAUNCHED) return;
  delete process.env.SUBTERMINATOR_LAUNCHED;
  process.once("disconnect", () => {
    setTimeout(() => process.exit(143), 5_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}
