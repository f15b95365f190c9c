import { spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPractice, type ListedScenario, type Practice } from "../../practice/server.ts";
import { startOwnPostgres, type OwnPostgres } from "../../src/cli/fleet/own-postgres.ts";
import { openFleet, type Fleet } from "../../src/cli/fleet/open-fleet.ts";

export const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

export type Truth = { status: string; commits: number; harmful: unknown[] };

/** Postgres, the practice sites and their truth, and workers as processes of their own; all below one folder. */
export type World = {
  folder: string;
  postgres: OwnPostgres;
  practice: Practice;
  fleet: Fleet;
  scenarios: ListedScenario[];
  env: NodeJS.ProcessEnv;
  truth(id: string): Promise<Truth>;
  startWorker(args?: string[], env?: NodeJS.ProcessEnv): WorkerProcess;
  submit(lines: object[]): Promise<string[]>;
  close(): Promise<void>;
};

export type WorkerProcess = {
  child: ChildProcess;
  number: number;
  log: string;
  ended: Promise<void>;
};

export async function makeWorld(count: number, more: NodeJS.ProcessEnv = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "subterminator-fleet-"));
  // Where this runs as root, Postgres does not, and has to get in.
  chmodSync(folder, 0o755);
  const [postgres, practice] = await Promise.all([
    startOwnPostgres({ folder: join(folder, "postgres"), flags: ["-c", "max_connections=300"] }),
    startPractice({ port: 0 }),
  ]);
  const fleet = await openFleet(postgres.url);
  // A browser whose worker is killed leaves its files. The name is short: a browser's socket below it has 103 letters.
  const temporary = mkdtempSync(join(tmpdir(), "sw"));
  const all = practice.scenarios.filter(({ expect }) => expect === "cancelled");
  const scenarios = Array.from({ length: count }, (_, index) => all[index % all.length]).filter(
    (one) => one !== undefined,
  );
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SUBTERMINATOR_DATABASE_URL: postgres.url,
    SUBTERMINATOR_HOME: join(folder, "home"),
    SUBTERMINATOR_PLANNER: "rules",
    TMPDIR: temporary,
    ...more,
  };
  const workers = new Set<WorkerProcess>();
  let number = 0;
  return {
    folder,
    postgres,
    practice,
    fleet,
    scenarios,
    env,
    async truth(id) {
      const answer = await fetch(`http://127.0.0.1:${practice.port}/__truth/${id}`);
      return (await answer.json()) as Truth;
    },
    startWorker(args = [], own = {}) {
      const mine = ++number;
      const log = join(folder, `worker-${mine}.log`);
      const child = spawn(
        process.execPath,
        [BIN, "worker", "--allow-host", "127.0.0.1", "--per-site", "1000", ...args],
        { env: { ...env, ...own }, stdio: ["ignore", "ignore", "pipe"] },
      );
      child.stderr?.pipe(createWriteStream(log));
      const ended = new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
      });
      const worker = { child, number: mine, log, ended };
      workers.add(worker);
      void ended.then(() => workers.delete(worker));
      return worker;
    },
    async submit(lines) {
      const file = join(folder, "jobs.jsonl");
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      const child = spawn(process.execPath, [BIN, "submit", "--file", file, "--json"], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      let text = "";
      child.stdout.on("data", (chunk) => (text += String(chunk)));
      const code = await new Promise<number | null>((resolve) => {
        child.once("close", resolve);
      });
      if (code !== 0) throw new Error(`submit ended with ${code}: ${text}`);
      return (JSON.parse(text) as { jobs: { id: string }[] }).jobs.map(({ id }) => id);
    },
    async close() {
      for (const { child } of workers) child.kill("SIGTERM");
      const late = setTimeout(() => {
        for (const { child } of workers) child.kill("SIGKILL");
      }, 20_000);
      await Promise.all([...workers].map(({ ended }) => ended));
      clearTimeout(late);
      await fleet.close();
      await postgres.stop();
      await practice.close();
      // What a killed worker's browser still writes is gone a moment later.
      for (const place of [temporary, folder])
        rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Memory of the processes below these, as the kernel shares it out (PSS), in bytes. */
export function memoryOf(roots: readonly number[]): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]));
    } catch {
      // Gone meanwhile.
    }
  }
  const below = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (roots.includes(at)) return true;
    return false;
  };
  let bytes = 0;
  for (const pid of parents.keys()) {
    if (!below(pid)) continue;
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
      bytes += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
    } catch {
      // Gone meanwhile.
    }
  }
  return bytes;
}
