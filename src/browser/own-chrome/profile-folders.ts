import { homedir } from "node:os";
import path from "node:path";

/** Where a browser keeps everything of its person, and with it the file that tells where its debugger listens. */
export type ProfileFolder = { browser: string; folder: string };

export type Machine = {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
};

export const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
});

const LINUX: [browser: string, folder: string][] = [
  ["Chrome", "google-chrome"],
  ["Chrome Beta", "google-chrome-beta"],
  ["Chrome Dev", "google-chrome-unstable"],
  ["Chromium", "chromium"],
  ["Edge", "microsoft-edge"],
  ["Edge Beta", "microsoft-edge-beta"],
  ["Edge Dev", "microsoft-edge-dev"],
  ["Brave", "BraveSoftware/Brave-Browser"],
  ["Brave Beta", "BraveSoftware/Brave-Browser-Beta"],
  ["Brave Nightly", "BraveSoftware/Brave-Browser-Nightly"],
];

/** Packed with their own home: below the person's, whatever is configured. */
const LINUX_PACKED: [browser: string, folder: string][] = [
  ["Chrome (Flatpak)", ".var/app/com.google.Chrome/config/google-chrome"],
  ["Chromium (Flatpak)", ".var/app/org.chromium.Chromium/config/chromium"],
  ["Chromium (Snap)", "snap/chromium/common/chromium"],
  ["Edge (Flatpak)", ".var/app/com.microsoft.Edge/config/microsoft-edge"],
  ["Brave (Flatpak)", ".var/app/com.brave.Browser/config/BraveSoftware/Brave-Browser"],
  ["Brave (Snap)", "snap/brave/current/.config/BraveSoftware/Brave-Browser"],
];

const MAC: [browser: string, folder: string][] = [
  ["Chrome", "Google/Chrome"],
  ["Chrome Beta", "Google/Chrome Beta"],
  ["Chrome Dev", "Google/Chrome Dev"],
  ["Chrome Canary", "Google/Chrome Canary"],
  ["Chromium", "Chromium"],
  ["Edge", "Microsoft Edge"],
  ["Edge Beta", "Microsoft Edge Beta"],
  ["Edge Dev", "Microsoft Edge Dev"],
  ["Edge Canary", "Microsoft Edge Canary"],
  ["Brave", "BraveSoftware/Brave-Browser"],
  ["Brave Beta", "BraveSoftware/Brave-Browser-Beta"],
  ["Brave Nightly", "BraveSoftware/Brave-Browser-Nightly"],
];

const WINDOWS: [browser: string, folder: string][] = [
  ["Chrome", "Google/Chrome"],
  ["Chrome Beta", "Google/Chrome Beta"],
  ["Chrome Dev", "Google/Chrome Dev"],
  ["Chrome Canary", "Google/Chrome SxS"],
  ["Chromium", "Chromium"],
  ["Edge", "Microsoft/Edge"],
  ["Edge Beta", "Microsoft/Edge Beta"],
  ["Edge Dev", "Microsoft/Edge Dev"],
  ["Edge Canary", "Microsoft/Edge SxS"],
  ["Brave", "BraveSoftware/Brave-Browser"],
  ["Brave Beta", "BraveSoftware/Brave-Browser-Beta"],
  ["Brave Nightly", "BraveSoftware/Brave-Browser-Nightly"],
];

/** Every place where a browser of this family would keep its profile on this system. */
export function profileFolders({ platform, env, home }: Machine): ProfileFolder[] {
  const join = (...parts: string[]): string =>
    platform === "win32" ? path.win32.join(...parts) : path.posix.join(...parts);
  const below = (base: string, known: typeof LINUX, ...rest: string[]): ProfileFolder[] =>
    known.map(([browser, folder]) => ({ browser, folder: join(base, folder, ...rest) }));
  // Chrome's own variable, heeded by it on Linux.
  const set = env["CHROME_USER_DATA_DIR"];
  const own = set === undefined || set === "" ? [] : [{ browser: "Chrome", folder: set }];
  if (platform === "darwin") return below(join(home, "Library", "Application Support"), MAC);
  if (platform === "win32")
    return below(env["LOCALAPPDATA"] ?? join(home, "AppData", "Local"), WINDOWS, "User Data");
  const config = [env["CHROME_CONFIG_HOME"], env["XDG_CONFIG_HOME"], join(home, ".config")].find(
    (one) => one !== undefined && one !== "",
  );
  return [...own, ...below(config ?? home, LINUX), ...below(home, LINUX_PACKED)];
}
