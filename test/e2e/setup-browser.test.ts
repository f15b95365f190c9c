import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeFiles } from "../support/files.ts";
import { fixtureClone } from "../support/fixture-clone.ts";
import { run as runProgram } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

type Options = {
  env: NodeJS.ProcessEnv;
  platform?: string;
  home?: string;
  commands?: (command: string, args: string[]) => Promise<unknown>;
  manager?: { name: string; commands: string[][]; allowed: boolean; typed: string } | undefined;
};
type Browser = { path: string; kind: string };

// By address, not by name: the set-up is plain JavaScript and its inner functions have no declared types.
const load = (name: string) => import(new URL(`../../scripts/setup/${name}`, import.meta.url).href);
const { findBrowser }: { findBrowser: (options: Options) => Browser | undefined } =
  await load("find-browser.js");
const { ensureBrowser }: { ensureBrowser: (options: Options) => Promise<Browser> } =
  await load("browser.js");
const { packageManager } = await load("package-managers.js");

beforeEach(() => void vi.spyOn(process.stderr, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const PROGRAM = "#!/bin/sh\n";

function folderWith(files: Record<string, string>): string {
  const folder = tempFolder();
  writeFiles(folder, files, 0o755);
  return folder;
}

/** A system without any browser: Windows' folders are named by the environment alone. */
const bare = (): Options => ({
  platform: "win32",
  env: { SUBTERMINATOR_HOME: tempFolder() },
  home: tempFolder(),
});

test("Chrome is taken before Chromium, wherever on PATH they are", () => {
  const folder = folderWith({ "a/chromium": PROGRAM, "b/google-chrome": PROGRAM });
  const PATH = [join(folder, "a"), join(folder, "b")].join(":");
  expect(findBrowser({ platform: "linux", env: { PATH } })).toEqual({
    path: join(folder, "b", "google-chrome"),
    kind: "chrome",
  });
});

test("a stub that only asks for a snap is not a browser", () => {
  const folder = folderWith({
    "a/google-chrome-stable": "#!/bin/sh\necho run: snap install chromium >&2\nexit 1\n",
    "b/google-chrome-stable": PROGRAM,
  });
  const PATH = [join(folder, "a"), join(folder, "b")].join(":");
  expect(findBrowser({ platform: "linux", env: { PATH } })?.path).toBe(
    join(folder, "b", "google-chrome-stable"),
  );
});

test("of Playwright's browsers the newest is taken", () => {
  const PLAYWRIGHT_BROWSERS_PATH = folderWith({
    "chromium-999/chrome-linux/chrome": PROGRAM,
    "chromium-1254/chrome-linux64/chrome": PROGRAM,
    "chromium_headless_shell-1300/chrome-linux/headless_shell": PROGRAM,
  });
  expect(findBrowser({ ...bare(), env: { PLAYWRIGHT_BROWSERS_PATH } })).toEqual({
    path: join(PLAYWRIGHT_BROWSERS_PATH, "chromium-1254/chrome-linux64/chrome"),
    kind: "playwright",
  });
});

test("SUBTERMINATOR_BROWSER wins over all others", async () => {
  const folder = folderWith({ "google-chrome": PROGRAM, mine: PROGRAM });
  const env = { PATH: folder, SUBTERMINATOR_BROWSER: join(folder, "mine") };
  expect(await ensureBrowser({ env })).toEqual({ path: join(folder, "mine"), kind: "given" });
});

test("a wrong SUBTERMINATOR_BROWSER is an error, not a reason to take another browser", async () => {
  const folder = folderWith({ "google-chrome": PROGRAM });
  const env = { PATH: folder, SUBTERMINATOR_BROWSER: join(folder, "gone") };
  await expect(ensureBrowser({ env })).rejects.toMatchObject({
    name: "SetupError",
    message: expect.stringMatching(/gone[^]*no such file[^]*type: /),
  });
});

test("Playwright is asked first, then the package manager, and what it brought is returned", async () => {
  const system = bare();
  const programs = tempFolder();
  system.env["PROGRAMFILES"] = programs;
  const asked: string[] = [];
  const found = await ensureBrowser({
    ...system,
    manager: {
      name: "apt-get",
      commands: [
        ["apt-get", "update"],
        ["apt-get", "install", "chromium"],
      ],
      allowed: true,
      typed: "",
    },
    commands: async (command, args) => {
      asked.push(
        command === process.execPath ? "playwright install" : [command, ...args].join(" "),
      );
      if (command === process.execPath) throw new Error("no way to the download");
      if (args[0] === "install")
        writeFiles(programs, { "Chromium/Application/chrome.exe": PROGRAM }, 0o755);
    },
  });
  const path = join(programs, "Chromium/Application/chrome.exe");
  expect(found).toEqual({ path, kind: "chromium" });
  expect(asked).toEqual([
    "playwright install",
    "apt-get update",
    "apt-get install chromium",
    `${path} --version`,
  ]);
});

test("a browser that was installed but does not start is not returned", async () => {
  const system = bare();
  const PROGRAMFILES = folderWith({});
  const commands = async (command: string) => {
    if (command.endsWith("chrome.exe")) throw new Error("libnss3.so is missing");
    writeFiles(PROGRAMFILES, { "Chromium/Application/chrome.exe": PROGRAM }, 0o755);
  };
  await expect(
    ensureBrowser({
      ...system,
      env: { ...system.env, PROGRAMFILES },
      manager: undefined,
      commands,
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining("libnss3.so is missing") });
});

test("where nothing can be had, the error says what was tried and what to type", async () => {
  const commands = () => Promise.reject(new Error("no network"));
  const manager = {
    name: "apt-get",
    commands: [["sudo", "-n", "apt-get", "install", "chromium"]],
    allowed: false,
    typed: "sudo apt-get install chromium",
  };
  const error: Error = await ensureBrowser({ ...bare(), commands, manager }).catch(
    (reason) => reason,
  );
  expect(error.name).toBe("SetupError");
  for (const words of [
    "usual places",
    "tried: playwright install chromium\n         no network",
    "type:  sudo apt-get install chromium",
    "SUBTERMINATOR_BROWSER",
  ])
    expect(error.message).toContain(words);
  expect(error.message).not.toContain("tried: apt-get");
});

test("the package manager is used only as root or where sudo asks for no password", () => {
  const PATH = folderWith({ "apt-get": PROGRAM });
  const ask = (uid: number, free: boolean) =>
    packageManager({ env: { PATH }, uid, sudo: () => free });
  expect(ask(0, false)).toMatchObject({
    allowed: true,
    commands: [["apt-get", "update"], expect.anything()],
  });
  expect(ask(1000, true)).toMatchObject({
    allowed: true,
    commands: [expect.arrayContaining(["sudo"]), expect.anything()],
  });
  expect(ask(1000, false)).toMatchObject({ allowed: false });
  expect(packageManager({ env: { PATH: "/nowhere" } })).toBeUndefined();
});

test("a program that asks for the browser keeps its stdout", async () => {
  const clone = fixtureClone({});
  const script = `const { ensureBrowser } = await import(${JSON.stringify(join(clone.root, "scripts/setup/browser.js"))});
    process.stdout.write(JSON.stringify(await ensureBrowser()));`;
  const end = await runProgram(process.execPath, ["--input-type=module", "-e", script], clone.env);
  expect(end.stdout).toBe(JSON.stringify({ path: process.execPath, kind: "given" }));
  expect(end.stderr).toBe("");
});
