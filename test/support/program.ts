import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";

export type Ended = { code: number | null; signal: string | null; stdout: string; stderr: string };

/** A started program: its process, its end with all that it printed, and a wait for a word on its stdout. */
export type Program = {
  child: ChildProcessWithoutNullStreams;
  ended: Promise<Ended>;
  printed: (word: string) => Promise<string>;
};

export function start(command: string, args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(command, args, { env });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const ended = once(child, "close").then(([code, signal]): Ended => ({ code, signal, ...output }));
  const printed = async (word: string) => {
    while (!output.stdout.includes(word))
      await Promise.race([once(child.stdout, "data"), ended.then(refuse)]);
    return output.stdout;
  };
  return { child, ended, printed };
}

const refuse = (end: Ended) => {
  throw new Error(`It ended too early: ${JSON.stringify(end)}`);
};

/** In a group of its own, as a shell starts it: Ctrl-C there reaches all of it, and so does `stop`. */
export function startGroup(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Program & { stop: () => void } {
  const program = start("setsid", [command, ...args], env);
  const stop = (): void => {
    if (program.child.pid === undefined) return;
    try {
      process.kill(-program.child.pid, "SIGINT");
    } catch {
      // All of it has ended.
    }
  };
  return { ...program, stop };
}

/** Runs a program to its end with nothing on its stdin. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const { child, ended } = start(command, args, env);
  child.stdin.end();
  return ended;
}
