import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";

/** What only this person may read, as one JSON file; a file that cannot be understood counts as empty. */
export function privateFile<T>(path: string, schema: z.ZodType<T>, empty: T) {
  let last: Promise<unknown> = Promise.resolve();
  async function read(): Promise<T> {
    try {
      return schema.parse(JSON.parse(await readFile(path, "utf8")));
    } catch {
      return empty;
    }
  }
  async function write(value: T): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomBytes(6).toString("hex")}`;
    await writeFile(draft, `${JSON.stringify(value, undefined, 1)}\n`, { mode: 0o600, flag: "wx" });
    await rename(draft, path);
  }
  return {
    read,
    /** One change after the other: of two people who enter at once, one was put out again by the other's writing. */
    change(work: (value: T) => T): Promise<void> {
      const turn = last.then(async () => write(work(await read())));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
