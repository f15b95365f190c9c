import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The first browser there is, in the order of preference; undefined when there is none. */
export function findBrowser({
  env = process.env,
  platform = process.platform,
  home = homedir(),
} = {}) {
  return places({ env, platform, home }).find(({ path }) => isBrowser(path));
}

function places({ env, platform, home }) {
  const installed = { linux: onLinux, darwin: onMac, win32: onWindows }[platform] ?? onLinux;
  return [...installed({ env, home }), ...downloadedByPlaywright({ env, platform, home })];
}

const NAMES = [
  ["google-chrome-stable", "chrome"],
  ["google-chrome", "chrome"],
  ["chromium", "chromium"],
  ["chromium-browser", "chromium"],
  ["microsoft-edge-stable", "edge"],
  ["microsoft-edge", "edge"],
];

function onLinux({ env }) {
  // Not only PATH: services and MCP clients often start programs with a short one.
  const folders = [
    ...(env.PATH ?? "").split(delimiter),
    "/usr/local/bin",
    "/usr/bin",
    "/snap/bin",
  ].filter(Boolean);
  return NAMES.flatMap(([name, kind]) =>
    folders.map((folder) => ({ path: join(folder, name), kind })),
  );
}

function onMac({ home }) {
  const apps = [
    ["Google Chrome", "chrome"],
    ["Chromium", "chromium"],
    ["Microsoft Edge", "edge"],
  ];
  return apps.flatMap(([app, kind]) =>
    ["/Applications", join(home, "Applications")].map((folder) => ({
      path: join(folder, `${app}.app`, "Contents", "MacOS", app),
      kind,
    })),
  );
}

function onWindows({ env }) {
  const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
  const programs = [
    [join("Google", "Chrome", "Application", "chrome.exe"), "chrome"],
    [join("Chromium", "Application", "chrome.exe"), "chromium"],
    [join("Microsoft", "Edge", "Application", "msedge.exe"), "edge"],
  ];
  return programs.flatMap(([program, kind]) =>
    folders.map((folder) => ({ path: join(folder, program), kind })),
  );
}

/** Read from the folder, newest first: loading Playwright only to ask for the path takes 200 ms. */
function downloadedByPlaywright({ env, platform, home }) {
  const caches = {
    linux: join(env.XDG_CACHE_HOME || join(home, ".cache"), "ms-playwright"),
    darwin: join(home, "Library", "Caches", "ms-playwright"),
    win32: join(env.LOCALAPPDATA || join(home, "AppData", "Local"), "ms-playwright"),
  };
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || caches[platform] || caches.linux;
  const testing = join(
    "Google Chrome for Testing.app",
    "Contents",
    "MacOS",
    "Google Chrome for Testing",
  );
  const programs = [
    join("chrome-linux64", "chrome"),
    join("chrome-linux", "chrome"),
    join("chrome-linux-arm64", "chrome"),
    join("chrome-mac-arm64", testing),
    join("chrome-mac-x64", testing),
    join("chrome-mac", "Chromium.app", "Contents", "MacOS", "Chromium"),
    join("chrome-win64", "chrome.exe"),
    join("chrome-win", "chrome.exe"),
  ];
  return list(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) =>
      programs.map((program) => ({ path: join(folder, name, program), kind: "playwright" })),
    );
}

export function isBrowser(path) {
  try {
    accessSync(path, constants.X_OK);
    const file = statSync(path);
    return file.isFile() && !(file.size < 10_000 && isSnapStub(path));
  } catch {
    return false;
  }
}

// Ubuntu's chromium-browser is a script that asks for `snap install chromium` and starts nothing.
function isSnapStub(path) {
  return /snap install/.test(readFileSync(path, "utf8"));
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
