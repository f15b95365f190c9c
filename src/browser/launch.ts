import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, BrowserContext, ConnectOverCDPTransport, LaunchOptions } from "playwright";
import { ContractError } from "../contract/errors.ts";
import { EGRESS_ARGS, egressLaunchOptions } from "./egress/launch-options.ts";
import { FEATURES_OFF, OFFERS_OFF } from "./features.ts";
import { mapError } from "./map-error.ts";

export const VIEWPORT = { width: 1280, height: 720 };

export type LaunchSettings = { executablePath?: string; headed: boolean; home: string };

/** No prompts, no phoning home, no way round the proxy. */
const ARGS = [
  // No interception sees what a shared worker sends.
  "--disable-shared-workers",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-sync",
  FEATURES_OFF,
  OFFERS_OFF,
];

function options(settings: LaunchSettings): LaunchOptions {
  // Chromium's sandbox cannot start for root; everywhere else it stays on.
  const root = process.getuid?.() === 0;
  const executablePath = settings.executablePath ?? process.env["SUBTERMINATOR_BROWSER"];
  return {
    headless: !settings.headed,
    chromiumSandbox: !root,
    args: [...ARGS, ...EGRESS_ARGS],
    // Playwright switches off what keeps one page from drowning the browser in address changes; all sessions waited 12 s.
    ignoreDefaultArgs: ["--disable-ipc-flooding-protection"],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}

/** Loaded only when a browser is wanted: it is by far the largest part of the program. */
async function chromium() {
  return (await import("playwright")).chromium;
}

/** Loading pages ahead (speculation rules) makes requests that no interception sees, with the person's cookies; 2 is "never". */
const NOTHING_AHEAD = { net: { network_prediction_options: 2 } };

/** Chromium takes preferences for a fresh profile from a file, and only when it is told that this is its first run. */
async function firstPreferences(home: string): Promise<string[]> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  const file = path.join(home, "first-preferences.json");
  await writeFile(file, JSON.stringify({ ...NOTHING_AHEAD, distribution: {} }), { mode: 0o600 });
  return [`--initial-preferences-file=${file}`, "--force-first-run"];
}

/** A profile that was used before has its own file, which a first run would take away. */
async function keepFromLoadingAhead(folder: string): Promise<void> {
  const file = path.join(folder, "Default", "Preferences");
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const known = await readFile(file, "utf8").catch(() => "{}");
  let preferences: { net?: object };
  try {
    preferences = JSON.parse(known) as { net?: object };
  } catch {
    // Chromium would put a broken one aside as well.
    preferences = {};
  }
  const net = { ...preferences.net, ...NOTHING_AHEAD.net };
  await writeFile(file, JSON.stringify({ ...preferences, net }), { mode: 0o600 });
}

export async function launchBrowser(settings: LaunchSettings): Promise<Browser> {
  try {
    const common = options(settings);
    return await (
      await chromium()
    ).launch({
      ...common,
      args: [...(common.args ?? []), ...(await firstPreferences(settings.home))],
      proxy: egressLaunchOptions().proxy,
    });
  } catch (error) {
    throw unavailable(error);
  }
}

/** A profile keeps its sign-ins; one browser at a time may use it. */
export async function launchProfile(
  settings: LaunchSettings,
  profile: string,
  context: Parameters<Awaited<ReturnType<typeof chromium>>["launchPersistentContext"]>[1],
): Promise<BrowserContext> {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(profile) || profile.startsWith("."))
    throw new ContractError(
      "CONTRACT_MISMATCH",
      "profile: letters, digits, dot, dash and underscore only",
      { field: "profile" },
    );
  const folder = path.join(settings.home, "profiles", profile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(path.join(folder, "SingletonLock")) && (await isLocked(folder)))
    throw profileInUse(profile);
  try {
    await keepFromLoadingAhead(folder);
    return await (
      await chromium()
    ).launchPersistentContext(folder, { ...options(settings), ...context });
  } catch (error) {
    throw unavailable(error);
  }
}

export function profileInUse(profile: string): ContractError {
  return new ContractError(
    "BROWSER_UNAVAILABLE",
    `The profile ${profile.slice(0, 64)} is in use by another browser.`,
    { hint: "Close that browser, or choose another profile." },
  );
}

/** Chromium leaves a link `host-pid` behind; one whose process is gone is left over from a crash. */
async function isLocked(folder: string): Promise<boolean> {
  const { readlink } = await import("node:fs/promises");
  const pid = Number(
    (await readlink(path.join(folder, "SingletonLock")).catch(() => "")).split("-").at(-1),
  );
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The browser's own process, for when it does not close by itself. */
export async function processOf(browser: Browser | null): Promise<number | undefined> {
  if (browser === null) return undefined;
  try {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    await session.detach();
    return processInfo.find(({ type }) => type === "browser")?.id;
  } catch {
    // It is gone already, and needs no ending.
    return undefined;
  }
}

/** Playwright starts a browser as the head of a process group of its own: all of it goes. */
export function killBrowser(pid: number): void {
  for (const target of [-pid, pid])
    try {
      process.kill(target, "SIGKILL");
      return;
    } catch {
      // No such group (on Windows there are none), or no such process any more.
    }
}

/** The user's own Chrome: closing the session must close neither it nor their other tabs. */
export async function attachBrowser(endpoint: string): Promise<Browser> {
  try {
    return await (await chromium()).connectOverCDP(endpoint, { timeout: 15_000 });
  } catch (error) {
    throw new ContractError(
      "BROWSER_UNAVAILABLE",
      `No browser answers at ${endpoint.slice(0, 100)}.`,
      {
        hint: "Start Chrome with --remote-debugging-port=9222 and a --user-data-dir of its own, or switch remote debugging on at chrome://inspect.",
        cause: error,
      },
    );
  }
}

/** The same by a transport of our own, which decides what is heard of that browser. */
export async function attachThrough(transport: ConnectOverCDPTransport): Promise<Browser> {
  try {
    return await (await chromium()).connectOverCDP(transport, { timeout: 15_000 });
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): ContractError {
  const mapped = mapError(error);
  return mapped.code === "INTERNAL"
    ? new ContractError(
        "BROWSER_UNAVAILABLE",
        `The browser could not be started: ${mapped.message}`,
        { cause: error },
      )
    : mapped;
}
