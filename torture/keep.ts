import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What broke something is kept, so that it can be run again, made smaller and put among the regressions. */
export function keep(kind: string, page: number, value: object): void {
  const folder = join(import.meta.dirname, "found");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${kind}-${page}.json`), JSON.stringify(value, null, 1));
}
