import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * The built page. A package brings it along; a clone builds it at the first start and again when its source has
 * changed, which takes a second.
 */
export async function webFolder(say: (line: string) => void): Promise<string> {
  const source = join(root, "web");
  const built = join(root, "dist", "web");
  // In a package, `dist` is what runs, and there is no source beside it.
  if (!existsSync(join(source, "index.html"))) return built;
  const folder = join(root, ".cache", "web", versionOf(source));
  if (existsSync(join(folder, "index.html"))) return folder;
  say("Building the dashboard's page, once.");
  const { build } = await import("vite");
  const draft = `${folder}.${process.pid}`;
  await build({ root: source, logLevel: "error", build: { outDir: draft, emptyOutDir: true } });
  try {
    renameSync(draft, folder);
  } catch {
    // Another start of this moment has built the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

function versionOf(source: string): string {
  const hash = createHash("sha256");
  const names = readdirSync(source, { recursive: true, encoding: "utf8" }).toSorted();
  for (const name of names)
    if (/\.(?:tsx?|css|html|svg|json)$/.test(name))
      hash.update(name).update(readFileSync(join(source, name)));
  return hash.digest("hex").slice(0, 16);
}
