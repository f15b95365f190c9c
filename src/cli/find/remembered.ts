import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rememberedSchema, type Remembered } from "../../statements/since.ts";
import { homeFolder } from "../home.ts";

const folder = (): string => join(homeFolder(), "statements");
const file = (): string => join(folder(), "last.json");

/** undefined: nothing was looked at yet, or the file is damaged, which is no reason to refuse a new look. */
export async function lastLook(): Promise<Remembered | undefined> {
  try {
    return rememberedSchema.parse(JSON.parse(await readFile(file(), "utf8")));
  } catch {
    return undefined;
  }
}

/** For the person's eyes only: the file is theirs alone. */
export async function keepLook(look: Remembered): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const next = `${file()}.${process.pid}`;
  await writeFile(next, `${JSON.stringify(look)}\n`, { mode: 0o600 });
  await rename(next, file());
}
