import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  createExternalBrowsers,
  type ExternalBrowsersOptions,
} from "../../src/browser/external/external-browsers.ts";
import type { ServerAddress } from "../../src/browser/external/server-address.ts";
import type { Browsers } from "../../src/browser/port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const PLAYWRIGHT_MCP = path.join(root, "node_modules/@playwright/mcp/cli.js");
const EXECUTABLE = process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium";
export const PLAYWRIGHT_ARGS = [
  "--headless",
  "--no-sandbox",
  "--isolated",
  "--executable-path",
  EXECUTABLE,
];

/** Microsoft's own browser server, as a person would name it. */
export const PLAYWRIGHT_SERVER = {
  kind: "command",
  command: process.execPath,
  args: [PLAYWRIGHT_MCP, ...PLAYWRIGHT_ARGS],
} as const;

/** A server of test/support by its file. */
export const serverOf = (file: string, ...args: string[]) =>
  ({
    kind: "command",
    command: process.execPath,
    args: [path.join(root, "test/support", file), ...args],
  }) as const;

export function externalBrowsers(options: Partial<ExternalBrowsersOptions> = {}): Browsers {
  return createExternalBrowsers({
    server: PLAYWRIGHT_SERVER,
    version: "0.0.0-test",
    allowedHosts: ["127.0.0.1"],
    ...options,
  });
}

/** The same server on a port: one process for many sessions, each with a context of its own. */
export async function serveOverHttp(): Promise<{ server: ServerAddress; stop: () => void }> {
  // It writes what it sees to disk.
  const folder = mkdtempSync(path.join(tmpdir(), "browser-server-"));
  const child = spawn(process.execPath, [PLAYWRIGHT_MCP, ...PLAYWRIGHT_ARGS, "--port", "0"], {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: folder,
  });
  child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      const found = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (found !== undefined) resolve(`${found}/mcp`);
    });
  return { server: { kind: "http", url: await promise }, stop: () => void child.kill() };
}
