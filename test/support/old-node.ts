import { execFileSync } from "node:child_process";
import { delimiter, join } from "node:path";

/** A Node of major 20 or 21 on this machine, for tests of what happens on systems that have nothing newer. */
export function findOldNode(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return folders
    .map((folder) => join(folder, "node"))
    .find((file) => /^v2[01]\./.test(version(file)));
}

function version(file: string): string {
  try {
    return execFileSync(file, ["-v"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
