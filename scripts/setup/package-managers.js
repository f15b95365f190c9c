import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** One value a package manager: the commands that install Chromium without asking anything. */
const MANAGERS = [
  {
    name: "apt-get",
    root: true,
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
    ],
  },
  { name: "dnf", root: true, commands: [["dnf", "install", "-y", "chromium"]] },
  {
    name: "pacman",
    root: true,
    commands: [["pacman", "-Sy", "--noconfirm", "--needed", "chromium"]],
  },
  { name: "apk", root: true, commands: [["apk", "add", "--no-progress", "chromium"]] },
  // Homebrew refuses to run as root.
  { name: "brew", root: false, commands: [["brew", "install", "--cask", "google-chrome"]] },
];

/** The system's package manager, with the commands as this user has to give them; undefined when unknown. */
export function packageManager({
  env = process.env,
  uid = process.getuid?.(),
  sudo = hasFreeSudo,
} = {}) {
  const manager = MANAGERS.find(({ name }) => isOnPath(name, env));
  if (!manager) return undefined;
  const needsSudo = manager.root && uid !== 0;
  const commands = manager.commands.map((command) =>
    needsSudo ? ["sudo", "-n", ...command] : command,
  );
  const allowed = manager.root ? uid === 0 || sudo() : uid !== 0;
  const typed = manager.commands
    .map((command) => [...(needsSudo ? ["sudo"] : []), ...command].join(" "))
    .join(" && ");
  return { name: manager.name, commands, allowed, typed };
}

const isOnPath = (name, env) =>
  (env.PATH ?? "").split(delimiter).some((folder) => folder && existsSync(join(folder, name)));

function hasFreeSudo() {
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore", timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}
