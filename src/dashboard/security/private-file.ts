import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { z } from "zod";

/** What only this person may read, as one JSON file; a file that cannot be understood counts as empty. */
export function privateFile<T>(path: string, schema: z.ZodType<T>, empty: T) {
  return {
    async read(): Promise<T> {
      try {
        return schema.parse(JSON.parse(await readFile(path, "utf8")));
      } catch {
        return empty;
      }
    },
    async write(value: T): Promise<void> {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString("hex")}`;
      await writeFile(draft, `${JSON.stringify(value, undefined, 1)}\n`, {
        mode: 0o600,
        flag: "wx",
      });
      await rename(draft, path);
    },
  };
}
