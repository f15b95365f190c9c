import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.js";
import { npm } from "./npm.js";
import { step } from "./progress.js";
import { SetupError } from "./setup-error.js";

const stampFile = (root) => join(root, "node_modules", ".subterminator-setup");

/** Makes node_modules what package-lock.json says. Does nothing when it is. */
export async function ensureDependencies(root, install = npmInstall) {
  if (isInstalled(root)) return touchStamp(root);
  await withLock(join(root, ".cache", "setup.lock"), async () => {
    // Another process may have done it while this one waited.
    if (isInstalled(root)) return;
    if (!isInstalledByHand(root)) await step("Packages", () => install(root));
    writeStamp(root);
  });
}

export function isInstalled(root) {
  return readOrNothing(stampFile(root)) === lockfileHash(root);
}

// `npm install` by a person leaves no stamp. npm notes what it put there; if that covers the lockfile,
// installing again would only throw away a good folder while somebody may be using it.
export function isInstalledByHand(root) {
  const noted = readOrNothing(join(root, "node_modules", ".package-lock.json"));
  if (noted === undefined) return false;
  const there = JSON.parse(noted).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || there[path]?.version === version,
  );
}

async function npmInstall(root) {
  const options = { cwd: root };
  // --include=dev: NODE_ENV=production must not leave out the compiler and the test runner.
  const quiet = ["--include=dev", "--no-audit", "--no-fund"];
  const tried = [];
  const attempt = async (args) => {
    try {
      await npm(args, options);
      return true;
    } catch (error) {
      tried.push({ step: `npm ${args.join(" ")}`, error: error.message, output: error.output });
      return false;
    }
  };
  if (await attempt(["ci", ...quiet])) return;
  // A lockfile made with a registry that lacked some platform's optional package is "out of sync" to
  // `npm ci`. `npm install` still takes every version and checksum from it.
  if (/EUSAGE/.test(tried[0].output ?? "") && (await attempt(["install", "--no-save", ...quiet])))
    return;
  throw new SetupError("The packages could not be installed.", {
    tried,
    type: [`cd ${root} && npm ci`],
  });
}

// The launcher compares times, which are quicker to get than a hash.
function touchStamp(root) {
  const now = new Date();
  utimesSync(stampFile(root), now, now);
}

function writeStamp(root) {
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stampFile(root), lockfileHash(root));
}

const lockfileHash = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

function readOrNothing(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
