import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** For the person's eyes only; gives the whole path. */
export async function putFile(path: string, data: string | Uint8Array): Promise<string> {
  const whole = resolve(path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, data, { mode: 0o600 });
  return whole;
}
