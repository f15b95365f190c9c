import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type PinnedPackage = { name: string; version: string };

/** A real app to look at. Pinned, since another version has other controls. */
export const SWAGGER_UI: PinnedPackage = { name: "swagger-ui-dist", version: "5.34.1" };

/** 13 MB of API: what makes the same app a heavy page. */
export const GITHUB_API: PinnedPackage = { name: "@octokit/openapi", version: "23.0.2" };

const CACHE = fileURLToPath(new URL("../node_modules/.cache/subterminator-bench", import.meta.url));

/** Puts one package into a folder of its own, so that one that fails leaves the others alone. Returns the package's folder. */
export async function install(wanted: PinnedPackage): Promise<string> {
  const prefix = join(
    CACHE,
    `${wanted.name.replace(/\W+/g, "-").replace(/^-/, "")}-${wanted.version}`,
  );
  const folder = join(prefix, "node_modules", wanted.name);
  if ((await installedVersion(folder)) === wanted.version) return folder;
  await mkdir(prefix, { recursive: true });
  await writeFile(
    join(prefix, "package.json"),
    JSON.stringify({ name: "subterminator-bench-cache", private: true }),
  );
  // No scripts: the peers' own download browsers or patch global folders, and none is needed to run them.
  await npm(
    ["install", "--ignore-scripts", "--no-audit", "--no-fund", `${wanted.name}@${wanted.version}`],
    prefix,
  );
  if ((await installedVersion(folder)) !== wanted.version)
    throw new Error(`npm installed another version than ${wanted.name}@${wanted.version}`);
  return folder;
}

async function installedVersion(folder: string): Promise<string | undefined> {
  try {
    return (
      JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version?: string }
    ).version;
  } catch {
    return undefined;
  }
}

function npm(args: string[], cwd: string): Promise<void> {
  // Set when started by `npm run`: then the same npm is used, and no shell is needed on Windows.
  const own = process.env["npm_execpath"];
  const [command, prefix] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {
      cwd,
      shell: process.platform === "win32" && prefix.length === 0,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      // Only the code: the other lines hold folders of this machine and the registry's address.
      const reason = /^npm error code (\S+)/m.exec(stderr)?.[1] ?? `exit ${code}`;
      if (code === 0) resolve();
      else reject(new Error(`npm install failed: ${reason}`));
    });
  });
}
