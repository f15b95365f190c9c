import { spawn } from "node:child_process";
import { isatty } from "node:tty";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a child that takes this process's place: same stdin, stdout and stderr, signals passed on. Resolves
 * to {code, signal}. Further stdio entries, such as "ipc", may be added.
 */
export function runInPlace(command, args, { env = process.env, extraStdio = [] } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env,
      stdio: ["inherit", "inherit", "inherit", ...extraStdio],
    });
    const stop = FORWARDED.map((signal) => {
      const forward = () => {
        if (!cameFromTerminal(signal)) child.kill(signal);
      };
      process.on(signal, forward);
      return () => process.off(signal, forward);
    });
    const end = () => stop.forEach((off) => off());
    child.on("error", (error) => (end(), reject(error)));
    child.on("exit", (code, signal) => (end(), resolve({ code, signal })));
  });
}

// Ctrl+C reaches every process of the terminal's foreground group; passed on as well, the child would get it
// twice, and a second one usually means "stop at once". Not process.stdin.isTTY: merely touching that stream
// changes the mode of a pipe that belongs to the child now.
const cameFromTerminal = (signal) => signal === "SIGINT" && isatty(0);

/** Ends this process as the child ended. */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code;
}
