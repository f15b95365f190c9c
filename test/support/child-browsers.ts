import { readdirSync, readFileSync } from "node:fs";

/** The browsers that this process has started, by their process ids. */
export function childBrowsers(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
        const args = readFileSync(`/proc/${name}/cmdline`, "utf8");
        return parent === process.pid && args.includes("--user-data-dir");
      } catch {
        return false;
      }
    })
    .map(Number);
}
