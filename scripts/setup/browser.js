import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { run } from "./command.js";
import { findBrowser, isBrowser } from "./find-browser.js";
import { withLock } from "./lock.js";
import { packageManager } from "./package-managers.js";
import { homeFolder } from "./paths.js";
import { step } from "./progress.js";
import { SetupError } from "./setup-error.js";

/**
 * The browser to drive, as {path, kind}. Looks first and prints nothing when there is one; else installs one,
 * with a line a step on stderr. Throws a SetupError that says what was tried and what to type.
 */
export async function ensureBrowser(options = {}) {
  const { env = process.env } = options;
  const chosen = env.SUBTERMINATOR_BROWSER;
  if (chosen) return givenBrowser(chosen);
  const look = () => findBrowser(options);
  return (
    look() ??
    (await withLock(
      join(homeFolder(env), "browser.lock"),
      async () => look() ?? install(look, options),
    ))
  );
}

/** The same one, where it is there already: nothing is installed for it. */
export function browserAtHand(options = {}) {
  const { env = process.env } = options;
  const chosen = env.SUBTERMINATOR_BROWSER;
  const found = chosen ? givenBrowser(chosen) : findBrowser(options);
  if (!found) throw new SetupError("No browser is there yet.", { tried: [], type: [] });
  return found;
}

// A wrong path must not fall back to some other browser: it may have another profile or other policies.
function givenBrowser(path) {
  if (isBrowser(path)) return { path, kind: "given" };
  throw new SetupError("SUBTERMINATOR_BROWSER does not name a browser that can be started.", {
    tried: [{ step: path, error: existsSync(path) ? "not an executable file" : "no such file" }],
    type: ["unset SUBTERMINATOR_BROWSER, or set it to the path of Chrome, Chromium or Edge"],
  });
}

async function install(
  look,
  { env = process.env, commands = run, manager = packageManager({ env }) } = {},
) {
  const tried = [];
  const attempt = async (name, work) => {
    try {
      return await step(name, async () => {
        await work();
        const found = look();
        if (!found) throw new Error("it ended well, but no browser is to be found afterwards");
        await starts(found);
        return found;
      });
    } catch (error) {
      tried.push({ step: name, error: error.message });
      return undefined;
    }
  };
  const starts = ({ path }) => commands(path, ["--version"], { env, timeout: 30_000 });
  const playwright = (...args) =>
    commands(process.execPath, [playwrightScript(), ...args], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...env },
      shell: false,
    });
  const found =
    (await attempt("playwright install chromium", async () => {
      await playwright("install", "chromium");
      const got = look();
      // Without its system libraries it is there but does not start. Playwright can add them with apt only.
      if (got && manager?.allowed && manager.name === "apt-get")
        await starts(got).catch(() => playwright("install-deps", "chromium"));
    })) ??
    (manager?.allowed &&
      (await attempt(`${manager.name}: chromium`, async () => {
        for (const [command, ...args] of manager.commands)
          await commands(command, args, { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } });
      })));
  if (found) return found;
  throw new SetupError("No browser was found, and none could be installed.", {
    tried: [
      { step: "Chrome, Chromium and Edge in the usual places", error: "not there" },
      ...tried,
    ],
    type: [
      ...(manager ? [manager.typed] : []),
      "npx playwright install --with-deps chromium",
      "or install Chrome yourself and set SUBTERMINATOR_BROWSER to its path",
    ],
  });
}

function playwrightScript() {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve("playwright/package.json")), "cli.js");
}
