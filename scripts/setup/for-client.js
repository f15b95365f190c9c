import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { homeFolder } from "./paths.js";
import { SetupError } from "./setup-error.js";

// The shortest patience of a known client is 30 s from its start to the answer to `initialize`.
const PATIENCE_MS = 20_000;
// A client that says nothing is not kept waiting for.
const FIRST_LINE_MS = 5_000;

/** A client of the MCP server talks over stdin and gives up on a server that says nothing for half a minute. */
export const isForClient = (args) =>
  args[0] === "mcp" && args[1] !== "setup" && !args.some((arg) => /^(--http|--help|-h)$/.test(arg));

/**
 * Sets up what is missing while a client waits. It goes on by itself in a process of its own, so that a client that gives up
 * and comes back finds it done; one whose patience would end is told so, as the answer to its first request.
 */
export async function setUpForClient(env = process.env) {
  const patience = Number(env.SUBTERMINATOR_SETUP_WAIT_MS) || PATIENCE_MS;
  console.error(
    "subterminator: first start. What it needs is being installed; that happens once and takes a minute or two.",
  );
  const folder = join(homeFolder(env), "cache");
  mkdirSync(folder, { recursive: true });
  const log = join(folder, "setup.log");
  const out = openSync(log, "w", 0o600);
  const child = spawn(process.execPath, [fileURLToPath(new URL("install.js", import.meta.url))], {
    detached: true,
    stdio: ["ignore", out, out],
    windowsHide: true,
  });
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
  const code = await Promise.race([ended, sleep(patience, "late", { ref: false })]);
  if (code === 0) return;
  child.unref();
  const message =
    code === "late"
      ? "Subterminator is still being installed. That happens once and goes on by itself: start this server again in two minutes."
      : `Subterminator could not be installed.\n${readFileSync(log, "utf8").trim()}`;
  await answer(message);
  throw new SetupError(message);
}

/** Nothing has been read from stdin yet, so the client's first request is still there. */
async function answer(message) {
  const lines = createInterface({ input: process.stdin });
  const timer = setTimeout(() => lines.close(), FIRST_LINE_MS);
  for await (const line of lines) {
    const id = idOf(line);
    if (id === undefined) continue;
    const error = { code: -32000, message };
    await new Promise((written) => {
      process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error })}\n`, written);
    });
    break;
  }
  clearTimeout(timer);
  lines.close();
  process.stdin.destroy();
}

function idOf(line) {
  try {
    const { id } = JSON.parse(line);
    return typeof id === "string" || typeof id === "number" ? id : undefined;
  } catch {
    return undefined;
  }
}
