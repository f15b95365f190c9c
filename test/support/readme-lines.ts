import { readFileSync } from "node:fs";

/** The commands of one part of the README, as they are printed, without what is said beside them. */
export function readmeLines(part: string): string[] {
  const text = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const from = text.indexOf(`## ${part}\n`);
  if (from < 0) throw new Error(`The README has no part "${part}".`);
  const end = text.indexOf("\n## ", from + 1);
  return text
    .slice(from, end < 0 ? text.length : end)
    .split("\n")
    .filter((line) => line.startsWith("    "))
    .map((line) => line.replace(/\s+#\s.*$/, "").trim());
}
