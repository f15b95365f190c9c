import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const REPOSITORY = "https://github.com/Farama-Foundation/miniwob-plusplus.git";
/** Ignored by git: nothing of the collection becomes a part of this project. */
const CACHE = fileURLToPath(new URL("../../.cache/miniwob-plusplus", import.meta.url));

/** The folder of the collection's pages, if there is a copy already; the variable names another clone of it. */
export function findCopy(): string | undefined {
  const named = process.env["SUBTERMINATOR_MINIWOB"];
  return [named, CACHE]
    .filter((folder) => folder !== undefined && folder !== "")
    .map((folder) => join(folder as string, "miniwob/html"))
    .find((folder) => existsSync(join(folder, "core/core.js")));
}

/** Cloned beside its place first: a clone that was cut off must not count as a copy. */
export async function fetchCopy(): Promise<string> {
  const found = findCopy();
  if (found !== undefined) return found;
  const unfinished = `${CACHE}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(CACHE), { recursive: true });
  try {
    await promisify(execFile)("git", ["clone", "--depth", "1", REPOSITORY, unfinished]);
  } catch (error) {
    throw new Error(
      `MiniWoB++ could not be cloned from ${REPOSITORY}. Set SUBTERMINATOR_MINIWOB to the folder of a clone of it.`,
      { cause: error },
    );
  }
  await rm(CACHE, { recursive: true, force: true });
  await rename(unfinished, CACHE);
  return join(CACHE, "miniwob/html");
}
