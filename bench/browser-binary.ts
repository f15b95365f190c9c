import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

const CANDIDATES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/opt/google/chrome/chrome",
    "/usr/bin/microsoft-edge",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

/** One binary for all tools, else the table would compare browsers. */
export async function findBrowserBinary(): Promise<string> {
  const wanted = process.env["SUBTERMINATOR_BROWSER"];
  if (wanted) {
    if (!isExecutable(wanted))
      throw new Error(`SUBTERMINATOR_BROWSER is not an executable file: ${wanted}`);
    return wanted;
  }
  const found = (CANDIDATES[process.platform] ?? []).find(isExecutable);
  if (found) return found;
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  if (isExecutable(own)) return own;
  throw new Error("No Chrome, Chromium or Edge found. Set SUBTERMINATOR_BROWSER to one.");
}

export function browserVersion(binary: string): string {
  try {
    // The Debian wrapper writes a shell warning to stderr; only the answer is wanted.
    const answer = execFileSync(binary, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /[\d.]{5,}/.exec(answer)?.[0] ?? "unknown";
  } catch {
    return "unknown";
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
