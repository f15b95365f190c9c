import { endLike, runInPlace } from "./child.js";
import { ensureDependencies, isInstalled, isInstalledByHand } from "./dependencies.js";
import { isForClient, setUpForClient } from "./for-client.js";
import { ensureNode, findNode } from "./node-runtime.js";
import { SetupError } from "./setup-error.js";

/** The launcher's slow path: sets up what is missing, then starts the program, in a newer Node if need be. */
export async function launch({ root, script, isClone, start }) {
  try {
    if (isForClient(process.argv.slice(2)) && isMissing(root, isClone)) await setUpForClient();
    if (isClone) await ensureDependencies(root);
    const node = await ensureNode(root);
    if (node === process.execPath) await start();
    else endLike(await startIn(node, script));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const isMissing = (root, isClone) =>
  (isClone && !isInstalled(root) && !isInstalledByHand(root)) || findNode(root) === undefined;

const startIn = (node, script) =>
  runInPlace(node, [script, ...process.argv.slice(2)], {
    env: { ...process.env, SUBTERMINATOR_LAUNCHED: "1" },
    extraStdio: ["ipc"],
  });
