import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { ContractError } from "../../contract/errors.ts";

/** What a browser makes anew by itself: the larger part of a profile, and nothing of a sign-in. */
const MADE_ANEW = new Set([
  "Cache",
  "Code Cache",
  "GPUCache",
  "GPUPersistentCache",
  "GrShaderCache",
  "GraphiteDawnCache",
  "ShaderCache",
  "DawnGraphiteCache",
  "DawnWebGPUCache",
  "Crashpad",
  "Crash Reports",
  "BrowserMetrics",
  "component_crx_cache",
  "extensions_crx_cache",
  "optimization_guide_model_store",
  "Safe Browsing",
]);
/** Of the process that had it open. */
const OF_A_PROCESS = /^(?:Singleton(?:Lock|Socket|Cookie)|lockfile|DevToolsActivePort|LOCK)$/;
/** A profile that was used for months has some 30 MB without its caches. */
const MOST_BYTES = 256 * 1024 * 1024;

type Entry = { path: string; size: number };

/** A browser's profile as one piece: of each file the length of its head, the head, the content; then gzip. */
export async function pack(folder: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for (const path of await filesBelow(folder)) {
    const content = await readFile(join(folder, path)).catch(goneMeanwhile);
    if (content === undefined) continue;
    bytes += content.length;
    if (bytes > MOST_BYTES) throw tooLarge();
    const head = Buffer.from(JSON.stringify({ path, size: content.length } satisfies Entry));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(head.length);
    parts.push(length, head, content);
  }
  return promisify(gzip)(Buffer.concat(parts), { level: 6 });
}

export async function unpack(packed: Uint8Array, folder: string): Promise<void> {
  // Twice: the heads come on top of what the files hold.
  const all = await promisify(gunzip)(packed, { maxOutputLength: 2 * MOST_BYTES });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let at = 0; at < all.length;) {
    const head = at + 4 + all.readUInt32BE(at);
    const { path, size } = JSON.parse(all.toString("utf8", at + 4, head)) as Entry;
    if (posix.isAbsolute(path) || path.split(/[/\\]/).includes(".."))
      throw new ContractError("INTERNAL", `A stored profile holds a path outside of it.`);
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, all.subarray(head, head + size), { mode: 0o600 });
    at = head + size;
  }
}

async function filesBelow(folder: string, below = ""): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = posix.join(below, entry.name);
    // Links and sockets are the running browser's own.
    if (entry.isDirectory() && !MADE_ANEW.has(entry.name))
      found.push(...(await filesBelow(folder, path)));
    else if (entry.isFile() && !OF_A_PROCESS.test(entry.name)) found.push(path);
  }
  return found;
}

function goneMeanwhile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function tooLarge(): ContractError {
  return new ContractError(
    "LIMIT_EXCEEDED",
    `The profile holds more than ${MOST_BYTES / 1024 ** 2} MB without its caches.`,
    { hint: "Make one for this site alone: `subterminator login <service> --profile <name>`." },
  );
}
