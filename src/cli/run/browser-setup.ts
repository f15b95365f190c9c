import { readlink } from "node:fs/promises";
import { join } from "node:path";
import { existsSync } from "node:fs";
import type { Browsers, OpenInput } from "../../browser/port.ts";
import { homeFolder } from "../home.ts";
import { isServer, type Settings } from "../settings.ts";
import { UsageError } from "../usage-error.ts";
import { packageVersion } from "../version.ts";

export type BrowserChoice = Pick<
  Settings,
  "headed" | "profile" | "cdp" | "chrome" | "chromeFolder" | "browser"
>;

/** How a session is opened by these settings. */
export function openWith(choice: Omit<BrowserChoice, "browser">): Omit<OpenInput, "url"> {
  const { headed, profile, cdp, chrome, chromeFolder: folder } = choice;
  return {
    ...(headed && { headed: true }),
    ...(profile !== undefined && { profile }),
    ...(cdp !== undefined && { cdp }),
    ...(chrome && { chrome: folder === undefined ? {} : { folder } }),
  };
}

/** Everything that can be wrong with the browser is found here, before a run is written down. */
export async function prepareBrowsers(choice: BrowserChoice, url: string): Promise<Browsers> {
  if (isServer(choice.browser)) {
    const browsers = (await serverBrowsers(choice.browser, [new URL(url).hostname]))();
    await browsers.ready();
    return browsers;
  }
  if (choice.headed) checkDisplay();
  if (choice.profile !== undefined) await checkProfileIsFree(choice.profile);
  if (choice.cdp !== undefined) await checkDebugger(choice.cdp);
  if (choice.chrome) await sayOwnChrome(choice.chromeFolder);
  const attached = choice.cdp !== undefined || choice.chrome;
  const executable = attached ? {} : { executablePath: await browserPath(choice.browser) };
  const { createBrowsers } = await import("../../browser/browsers.ts");
  return createBrowsers({
    ...executable,
    confirmations: "ask",
    // The person named this host, so it may be visited also where it is private.
    allowedHosts: [new URL(url).hostname],
    home: homeFolder(),
  });
}

type ServerBrowsers = Browsers & { ready(): Promise<void> };

/** Makes browsers of somebody else's server, by the same port; each starts it when its first session is opened. */
export async function serverBrowsers(
  address: string,
  allowedHosts: string[],
): Promise<() => ServerBrowsers> {
  const [{ createExternalBrowsers }, { readServerAddress }] = await Promise.all([
    import("../../browser/external/external-browsers.ts"),
    import("../../browser/external/server-address.ts"),
  ]);
  const server = readServerAddress(address);
  const version = packageVersion();
  return () => createExternalBrowsers({ server, confirmations: "ask", allowedHosts, version });
}

/** For what only a browser of one's own can do; who set a browser server for everything is told so at once. */
export function refuseServer(doing: string, env: NodeJS.ProcessEnv = process.env): void {
  if (!isServer(env["SUBTERMINATOR_BROWSER"])) return;
  throw new UsageError(
    `SUBTERMINATOR_BROWSER names a browser server, and ${doing} a browser of its own.`,
    "Unset it for this command, or set it to the path of a browser.",
  );
}

/** Looks for a browser, and gets one where there is none; what it says about that goes to stderr. */
export async function browserPath(chosen?: string): Promise<string> {
  const { ensureBrowser } = await import("../../../scripts/setup/browser.js");
  try {
    return (
      await ensureBrowser({
        env: chosen === undefined ? process.env : { ...process.env, SUBTERMINATOR_BROWSER: chosen },
      })
    ).path;
  } catch (error) {
    const [why = "No browser.", ...rest] = (error as Error).message.split("\n");
    throw new UsageError(
      why,
      [...rest, "`subterminator doctor` shows what is missing."].join("\n").trim(),
    );
  }
}

export function checkDisplay(env: NodeJS.ProcessEnv = process.env): void {
  if (process.platform !== "linux" || env["DISPLAY"] || env["WAYLAND_DISPLAY"]) return;
  throw new UsageError(
    "There is no display here to show a browser window on.",
    "Run this in a desktop session. Or sign in in your own Chrome, on a machine that has one, and use --chrome there.",
  );
}

export function profileFolder(profile: string): string {
  return join(homeFolder(), "profiles", profile);
}

/** After `login`, a service's own profile is used without being named. */
export function withOwnProfile<T extends BrowserChoice>(choice: T, serviceName: string): T {
  const chosen = choice.profile !== undefined || choice.cdp !== undefined || choice.chrome;
  if (chosen || isServer(choice.browser)) return choice;
  return existsSync(profileFolder(serviceName)) ? { ...choice, profile: serviceName } : choice;
}

/** Chromium leaves a link `host-pid` while it runs; one whose process is gone is left over from a crash. */
export async function checkProfileIsFree(profile: string): Promise<void> {
  const lock = await readlink(join(profileFolder(profile), "SingletonLock")).catch(() => "");
  const pid = Number(lock.split("-").at(-1));
  if (lock === "" || !Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return;
  throw new UsageError(
    `The profile ${profile} is in use by another browser (process ${pid}).`,
    "Close that browser, or choose another profile with --profile.",
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What is weaker there than in a browser that we start is said before anything is opened, also with --quiet. */
async function sayOwnChrome(folder: string | undefined): Promise<void> {
  const [{ findChrome }, { ownChromeWords }] = await Promise.all([
    import("../../browser/own-chrome/find-chrome.ts"),
    import("../terminal/own-chrome-words.ts"),
  ]);
  const { browser } = await findChrome(folder);
  process.stderr.write(`${ownChromeWords(browser, process.stderr.columns)}\n`);
}

async function checkDebugger(cdp: string): Promise<void> {
  if (!/^https?:/.test(cdp)) return;
  try {
    const answer = await fetch(new URL("/json/version", cdp), {
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
  } catch {
    // Said below, in words.
  }
  throw new UsageError(
    `No browser answers at ${cdp.slice(0, 100)}.`,
    "Start Chrome with --remote-debugging-port=9222 and a --user-data-dir of its own.",
  );
}
