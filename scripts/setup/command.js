import { spawn } from "node:child_process";

/**
 * Runs a command to its end with its output kept, for steps of the set-up. Nothing reaches the terminal; on
 * failure the error carries the end of what the command printed.
 */
export function run(command, args, { timeout = 15 * 60_000, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      // Node refuses to start .cmd files without a shell.
      shell: process.platform === "win32" && !command.endsWith(".exe"),
      windowsHide: true,
      timeout,
      ...options,
    });
    let output = "";
    const keep = (chunk) => (output = (output + chunk).slice(-100_000));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => reject(error));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(output);
      const how = signal ? `stopped by ${signal}` : `exit code ${code}`;
      reject(Object.assign(new Error(`${how}${tail(output)}`), { output }));
    });
  });
}

const NOISE = /^npm (warn|notice)|^\s*at |^\s*(errno|code|syscall):|^\}|debug-\d+\.log|^\s*$/;

function tail(output) {
  const lines = output.split("\n").filter((line) => !NOISE.test(line));
  return lines.length === 0 ? "" : `\n${lines.slice(-8).join("\n")}`;
}
