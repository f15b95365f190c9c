import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** Set in the environment of every server; daemons that leave the process tree still carry it. */
export const MARKER = "SUBTERMINATOR_BENCH_SERVER";

export type Process = {
  pid: number;
  parent: number;
  program: string;
  marker: string | undefined;
  rss: number;
};

const BROWSER = /^(chrom|google.chrome|msedge|microsoft.edge|headless.shell)/i;

export const isBrowser = (process: Process): boolean => BROWSER.test(process.program);

/** The processes of one server: marked ones, the given ones, and all their descendants. */
export function family(all: Process[], marker: string, roots: number[] = []): Process[] {
  const members = new Map<number, Process>();
  const add = (process: Process) => {
    if (members.has(process.pid)) return;
    members.set(process.pid, process);
    for (const child of all) if (child.parent === process.pid) add(child);
  };
  for (const process of all)
    if (process.marker === marker || roots.includes(process.pid)) add(process);
  return [...members.values()];
}

/** Memory of the server without its browser, in MB. Shared pages are split among those who map them where the system tells. */
export function serverMemory(members: Process[]): number {
  const bytes = members
    .filter((member) => !isBrowser(member))
    .map((member) => pss(member.pid) ?? member.rss);
  return bytes.reduce((sum, value) => sum + value, 0) / 1e6;
}

export function listProcesses(): Process[] {
  return process.platform === "linux" ? fromProc() : fromPs();
}

export function killFamily(members: Process[]): void {
  for (const member of members) {
    try {
      process.kill(member.pid, "SIGKILL");
    } catch {
      // It ended by itself between the listing and now.
    }
  }
}

function fromProc(): Process[] {
  const found: Process[] = [];
  for (const entry of readdirSync("/proc")) {
    const pid = Number(entry);
    if (!pid) continue;
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      found.push({
        pid,
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        program: basename(readlinkSync(`/proc/${pid}/exe`)),
        marker: environment.find((line) => line.startsWith(`${MARKER}=`))?.slice(MARKER.length + 1),
        rss: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024,
      });
    } catch {
      // Another user's process, or one that has just ended.
    }
  }
  return found;
}

function fromPs(): Process[] {
  if (process.platform === "win32") return [];
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], {
    encoding: "utf8",
  }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, parent, rss, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!command) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        program: basename(command),
        marker: undefined,
        rss: Number(rss) * 1024,
      },
    ];
  });
}

function pss(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}
