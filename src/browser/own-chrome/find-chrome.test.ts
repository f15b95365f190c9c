import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChrome } from "./find-chrome.ts";
import { profileFolders } from "./profile-folders.ts";

const on = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string[] =>
  profileFolders({ platform, env, home }).map(({ folder }) => folder);

const HOME = "/homes/jo";

test("Chrome, Chromium, Edge and Brave are looked for where each system keeps them", () => {
  expect(on("linux", {}, HOME)).toEqual(
    expect.arrayContaining([
      `${HOME}/.config/google-chrome`,
      `${HOME}/.config/chromium`,
      `${HOME}/.config/microsoft-edge`,
      `${HOME}/.config/BraveSoftware/Brave-Browser`,
      `${HOME}/snap/chromium/common/chromium`,
      `${HOME}/.var/app/com.google.Chrome/config/google-chrome`,
    ]),
  );
  expect(on("linux", { XDG_CONFIG_HOME: "/etc/jo" }, HOME)[0]).toBe("/etc/jo/google-chrome");
  expect(on("darwin", {}, HOME)).toEqual(
    expect.arrayContaining([
      `${HOME}/Library/Application Support/Google/Chrome`,
      `${HOME}/Library/Application Support/Chromium`,
      `${HOME}/Library/Application Support/Microsoft Edge`,
      `${HOME}/Library/Application Support/BraveSoftware/Brave-Browser`,
    ]),
  );
  const local = "D:\\jo\\AppData\\Local";
  for (const env of [{}, { LOCALAPPDATA: local }])
    expect(on("win32", env, "D:\\jo")).toEqual(
      expect.arrayContaining([
        `${local}\\Google\\Chrome\\User Data`,
        `${local}\\Chromium\\User Data`,
        `${local}\\Microsoft\\Edge\\User Data`,
        `${local}\\BraveSoftware\\Brave-Browser\\User Data`,
      ]),
    );
});

test("the one that listens is taken, two are told apart by the person, files that say nonsense are none", async () => {
  const home = mkdtempSync(path.join(tmpdir(), "subterminator-home-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const machine = { platform: "linux" as const, env: {}, home };
  const write = (name: string, text: string): string => {
    const folder = path.join(home, ".config", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "DevToolsActivePort"), text);
    return folder;
  };
  await expect(findChrome(undefined, machine)).rejects.toMatchObject({
    message: "No running Chrome, Chromium, Edge or Brave allows remote debugging.",
  });
  write("google-chrome", "1\n/devtools/browser/old");
  write("chromium", `${port}\nhttp://evil.example/`);
  await expect(findChrome(undefined, machine)).rejects.toThrow(/Chrome is not running any more/);
  const brave = write("BraveSoftware/Brave-Browser", `${port}\n/devtools/browser/abc-1`);
  expect(await findChrome(undefined, machine)).toEqual({
    browser: "Brave",
    folder: brave,
    address: `ws://127.0.0.1:${port}/devtools/browser/abc-1`,
  });
  const edge = write("microsoft-edge", `${port}\n/devtools/browser/abc-2`);
  await expect(findChrome(undefined, machine)).rejects.toMatchObject({
    message: "Edge and Brave both allow remote debugging.",
  });
  expect(await findChrome(edge, machine)).toMatchObject({ folder: edge });
});
