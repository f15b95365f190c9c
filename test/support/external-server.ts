import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  createExternalBrowsers,
  type ExternalBrowsersOptions,
} from "../../src/browser/external/external-browsers.ts";
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
