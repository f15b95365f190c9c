import { delimiter, dirname, join } from "node:path";
import { ensureBrowser } from "./browser.js";
import { endLike, runInPlace } from "./child.js";
import { ensureDependencies } from "./dependencies.js";
import { ensureNode } from "./node-runtime.js";
import { packageRoot as root } from "./paths.js";
import { SetupError } from "./setup-error.js";
import { tasks } from "./tasks.js";
import { toolScript } from "./tools.js";

const [name = "setup", ...typed] = process.argv.slice(2);

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task)
    throw new SetupError(`There is no task "${name}".`, {
      type: Object.keys(tasks).map((known) => `npm run ${known}`),
    });
  await ensureDependencies(root);
  const node = await ensureNode(root);
  const env = { ...process.env, PATH: pathFor(node) };
  // Every part of the task then drives the same browser, without looking for it again.
  if (task.needs.includes("browser")) env.SUBTERMINATOR_BROWSER = (await ensureBrowser()).path;
  await runSteps(task.steps, node, env);
}

// All steps run, whatever the ones before said: a stray space must not hide a broken test.
async function runSteps(steps, node, env) {
  const failed = [];
  let last = { code: 0, signal: null };
  let closing;
  for (const [index, step] of steps.entries()) {
    const { command, finish, env: own } = step.prepare?.() ?? step;
    const [tool, ...args] = command;
    const more = index === steps.length - 1 ? typed : [];
    const stepEnv = { ...env, ...step.env, ...own };
    last = await runInPlace(node, [toolScript(root, tool), ...args, ...more], { env: stepEnv });
    closing = finish?.();
    if (last.signal) break;
    if (last.code !== 0) failed.push(step.name);
  }
  if (failed.length > 0 && steps.length > 1)
    console.error(`✗ ${name}: ${failed.join(", ")} failed`);
  if (closing) console.log(closing);
  if (last.signal) endLike(last);
  else if (failed.length > 0) process.exitCode = last.code || 1;
}

function pathFor(node) {
  const bin = join(root, "node_modules", ".bin");
  const own = node === process.execPath ? [] : [dirname(node)];
  return [...own, bin, process.env.PATH].filter(Boolean).join(delimiter);
}
