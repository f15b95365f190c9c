import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type WebFile = { data: Uint8Array; type: string; immutable: boolean };
export type WebFiles = { find(path: string): WebFile | undefined };

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
};

/** The built page, read once: a request's path is looked up among names that are known, never on the disk. */
export function webFilesIn(folder: string): WebFiles {
  const files = new Map<string, WebFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[name.split(".").at(-1) ?? ""];
    if (type === undefined) continue;
    const path = `/${name.replaceAll("\\", "/")}`;
    const immutable = path.startsWith("/assets/");
    files.set(path, { data: readFileSync(join(folder, name)), type, immutable });
  }
  return { find: (path) => files.get(path === "/" ? "/index.html" : path) };
}
