import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { PROVIDERS } from "../../models/providers/providers.ts";
import { loadServices } from "../../services/load.ts";
import { homeFolder } from "../home.ts";
import { serverBrowsers } from "../run/browser-setup.ts";
import { isServer, readSettings } from "../settings.ts";

/** optional: not there, and nothing today needs it. */
export type Check = {
  name: string;
  state: "ok" | "missing" | "optional";
  found: string;
  /** What to type. */
  fix?: string;
};

const GIB = 1024 ** 3;
const NODE = { major: 22, minor: 18 };

export async function examine(env: NodeJS.ProcessEnv = process.env): Promise<Check[]> {
  const home = homeFolder(env);
  const folder = await homeCheck(home);
  return [
    node(),
    await browser(env),
    display(env),
    folder,
    await profiles(home),
    await disk(home),
    config(env),
    await services(home),
    ...keys(env),
  ];
}

function node(): Check {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const fits = major > NODE.major || (major === NODE.major && minor >= NODE.minor);
  return {
    name: "Node",
    state: fits ? "ok" : "missing",
    found: process.versions.node,
    ...(fits ? {} : { fix: "npm run setup" }),
  };
}

async function browser(env: NodeJS.ProcessEnv): Promise<Check> {
  const { findBrowser, isBrowser } = (await import(
    new URL("../../../scripts/setup/find-browser.js", import.meta.url).href
  )) as {
    findBrowser: (options: { env: NodeJS.ProcessEnv }) => { path: string } | undefined;
    isBrowser: (path: string) => boolean;
  };
  const address = env["SUBTERMINATOR_BROWSER"];
  if (isServer(address)) return server(address);
  const named = env["SUBTERMINATOR_BROWSER"];
  if (named)
    return isBrowser(named)
      ? { name: "Browser", state: "ok", found: named }
      : {
          name: "Browser",
          state: "missing",
          found: `SUBTERMINATOR_BROWSER does not name a browser: ${named}`,
          fix: "unset SUBTERMINATOR_BROWSER",
        };
  const found = findBrowser({ env });
  if (found !== undefined) return { name: "Browser", state: "ok", found: found.path };
  return {
    name: "Browser",
    state: "missing",
    found: "no Chrome, Chromium or Edge",
    fix: "npx playwright install --with-deps chromium",
  };
}

/** Somebody else's server can only be tried: whether it starts, and has the tools that are needed. */
async function server(address: string): Promise<Check> {
  const name = "Browser";
  const found = `browser server ${address}`;
  try {
    const browsers = (await serverBrowsers(address, []))();
    try {
      await browsers.ready();
    } finally {
      await browsers.closeAll();
    }
    return { name, state: "ok", found: `${found}; login and mcp need a browser besides` };
  } catch (error) {
    return {
      name,
      state: "missing",
      found: `${found}: ${(error as Error).message}`,
      fix: "unset SUBTERMINATOR_BROWSER",
    };
  }
}

function display(env: NodeJS.ProcessEnv): Check {
  const name = "Display";
  if (process.platform !== "linux") return { name, state: "ok", found: "of the system" };
  const found = env["WAYLAND_DISPLAY"] || env["DISPLAY"];
  if (found) return { name, state: "ok", found };
  return {
    name,
    state: "optional",
    found: "none; needed for `login` and --headed",
    fix: "sign in in your own Chrome on a desktop, and use --chrome there",
  };
}

async function homeCheck(home: string): Promise<Check> {
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await access(home, constants.W_OK);
    return { name: "Folder", state: "ok", found: home };
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? "";
    return {
      name: "Folder",
      state: "missing",
      found: `${home} can't be written to (${why})`,
      fix: "export SUBTERMINATOR_HOME=<a folder of yours>",
    };
  }
}

async function profiles(home: string): Promise<Check> {
  const folder = join(home, "profiles");
  const names = existsSync(folder) ? await readdir(folder).catch(() => []) : [];
  if (names.length > 0) return { name: "Profiles", state: "ok", found: names.join(", ") };
  return {
    name: "Profiles",
    state: "optional",
    found: "none yet",
    fix: "subterminator login <service>",
  };
}

async function disk(home: string): Promise<Check> {
  const name = "Disk";
  try {
    const { bavail, bsize } = await statfs(existsSync(home) ? home : ".");
    const free = (bavail * bsize) / GIB;
    const found = `${free.toFixed(1)} GiB free`;
    // A run may take 200 MB of pictures, the browser about as much.
    if (free >= 0.5) return { name, state: "ok", found };
    return { name, state: "missing", found, fix: "subterminator runs prune" };
  } catch (error) {
    return { name, state: "optional", found: `unknown (${(error as Error).message})` };
  }
}

function config(env: NodeJS.ProcessEnv): Check {
  const file = join(homeFolder(env), "config.json");
  try {
    readSettings({}, env);
    return { name: "Settings", state: "ok", found: existsSync(file) ? file : "defaults" };
  } catch (error) {
    return {
      name: "Settings",
      state: "missing",
      found: (error as Error).message,
      fix: `edit ${file}, or unset the variable`,
    };
  }
}

async function services(home: string): Promise<Check> {
  const { services: all, problems } = await loadServices({ home });
  const first = problems[0];
  if (first === undefined) return { name: "Services", state: "ok", found: `${all.length} known` };
  return {
    name: "Services",
    state: "missing",
    found: problems.map(({ message }) => message).join("; "),
    fix: `edit or remove ${first.file}`,
  };
}

/** Only whether they are set: their values are nobody's business here. */
function keys(env: NodeJS.ProcessEnv): Check[] {
  return PROVIDERS.filter(({ keyRequired }) => keyRequired).map(({ name, access: [first] }) => {
    const variables = first.keys;
    const set = variables.find((variable) => env[variable]);
    return {
      name: `${name} key`,
      state: set === undefined ? "optional" : "ok",
      found: set === undefined ? "not set; the rules planner needs none" : `set in ${set}`,
      ...(set === undefined ? { fix: `export ${variables[0]}=…` } : {}),
    };
  });
}
