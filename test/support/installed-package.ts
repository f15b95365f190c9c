import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const call = promisify(execFile);

export type InstalledPackage = { bin: string; files: string[] };

/**
 * Our package as `npm install` leaves it: built, packed, unpacked below a node_modules, where Node strips no types. Only
 * its dependencies stand beside it, not what a clone has for development.
 */
export async function installPacked(folder: string): Promise<InstalledPackage> {
  const tarball = await packed(folder);
  const modules = join(folder, "project", "node_modules");
  const own = join(modules, "subterminator");
  await mkdir(own, { recursive: true });
  await call("tar", ["-xzf", tarball, "--strip-components=1", "-C", own]);
  await linkDependencies(modules);
  return {
    bin: join(own, "bin", "subterminator.js"),
    files: (await call("tar", ["-tzf", tarball])).stdout.trim().split("\n"),
  };
}

/** Built and packed as for the registry; the path of the tarball. */
export async function packed(folder: string): Promise<string> {
  const source = join(folder, "source");
  await mkdir(source);
  const { files } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
    files: string[];
  };
  const copied = ["package.json", ...files.filter((name) => name !== "dist")];
  for (const name of copied) await cp(join(ROOT, name), join(source, name), { recursive: true });
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  await Promise.all(
    [
      ["tsconfig.build.json", "dist"],
      ["tsconfig.build-practice.json", "dist/practice"],
    ].map(([project = "", out = ""]) =>
      call(process.execPath, [tsc, "-p", join(ROOT, project), "--outDir", join(source, out)]),
    ),
  );
  await call("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: source });
  return join(folder, (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "");
}

async function linkDependencies(modules: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name === undefined || dev === true) continue;
    await mkdir(join(modules, name, ".."), { recursive: true });
    await symlink(join(ROOT, path), join(modules, name), "junction").catch(ignoreOptional);
  }
}

/** A package for another system is in the lockfile and not on the disk; its link leads nowhere, as without it. */
function ignoreOptional(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
