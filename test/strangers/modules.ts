import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = join(import.meta.dirname, "..", "fixtures", "strangers");

/** Every so many of a kind in `npm test`; all of them in `npm run long`. */
const SAMPLE = 160;

/** Cases of one kind, written by people who had seen neither the code nor each other's: file and name, and the case. */
export async function casesOf<T>(kind: string): Promise<[string, T][]> {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${kind}-`));
  const all: [string, T][] = [];
  for (const file of files.toSorted()) {
    const { default: cases } = (await import(pathToFileURL(join(FOLDER, file)).href)) as {
      default: Record<string, T>;
    };
    for (const [name, one] of Object.entries(cases)) all.push([`${file} ${name}`, one]);
  }
  return process.env["SUBTERMINATOR_LONG"] === "1" ? all : all.filter((_, at) => at % SAMPLE === 0);
}
