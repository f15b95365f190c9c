import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const CLI = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));

export type Answer = {
  id: number;
  result?: {
    content: { type: string; text: string }[];
    structuredContent?: { error?: Record<string, unknown> };
    isError?: boolean;
  };
  error?: { code: number; message: string };
};

/** `subterminator mcp` as a process, spoken to line by line, so that a test can send what no client would. */
export function startCli(args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const home = mkdtempSync(join(tmpdir(), "subterminator-home-"));
  const child = spawn(process.execPath, [CLI, "mcp", ...args], {
    env: { ...process.env, SUBTERMINATOR_HOME: home, ...env },
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const stray: string[] = [];
  const output = { stderr: "", rest: "" };
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (output.rest + chunk).split("\n");
    output.rest = lines.pop() ?? "";
    for (const line of lines) {
      const answer = parse(line);
      const take = answer && waiting.get(answer.id);
      if (answer === undefined || take === undefined) stray.push(line);
      else {
        waiting.delete(answer.id);
        take(answer);
      }
    }
  });
  child.stdin.on("error", () => {});
  const ended = once(child, "exit").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  let nextId = 0;
  const request = (method: string, params: unknown) => {
    const id = ++nextId;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    return answered;
  };
  return {
    child,
    home,
    ended,
    stray,
    output,
    request,
    write: (line: string | Buffer) => child.stdin.write(line),
    expectAnswer: (id: number) => new Promise<Answer>((resolve) => waiting.set(id, resolve)),
    call: (name: unknown, given?: unknown) => request("tools/call", { name, arguments: given }),
    async initialize() {
      const answer = await request("initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "raw", version: "1" },
      });
      child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
      return answer;
    },
    logged: () =>
      output.stderr
        .split("\n")
        .flatMap((line) =>
          line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : [],
        ),
  };
}

function parse(line: string): Answer | undefined {
  try {
    return JSON.parse(line) as Answer;
  } catch {
    return undefined;
  }
}

/** Every process below `pid`, by what the kernel says. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found: number[] = [];
  const visit = (parent: number) => {
    for (const [child, of] of parents)
      if (of === parent) {
        found.push(child);
        visit(child);
      }
  };
  visit(pid);
  return found;
}

export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
