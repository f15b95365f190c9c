import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { tempFolder } from "./temp-folder.ts";

const EXECUTABLE = process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium";

export type Target = { targetId: string; type: string; url: string; attached: boolean };

export type PersonsChrome = {
  /** Its profile folder, with the file that tells where its debugger listens. */
  folder: string;
  /** What the browser itself says of its tabs, asked from outside. */
  tabs(): Promise<Target[]>;
  quit(): void;
};

/** A browser as a person has it: started by nobody of ours, with a profile of its own and tabs that are open already. */
export async function personsChrome(addresses: string[]): Promise<PersonsChrome> {
  const folder = tempFolder();
  const child = spawn(
    EXECUTABLE,
    [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--headless=new",
      "--remote-debugging-port=0",
      "--no-first-run",
      `--user-data-dir=${folder}`,
      ...addresses.slice(0, 1),
    ],
    { stdio: "ignore", detached: true },
  );
  const quit = (): void => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, "SIGKILL");
  };
  onTestFinished(async () => {
    quit();
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once("exit", resolve));
  });
  const file = join(folder, "DevToolsActivePort");
  while (!existsSync(file) || readFileSync(file, "utf8").split("\n").length < 2) await sleep(50);
  const tabs = async (): Promise<Target[]> => {
    const { result } = await ask(addressIn(folder), "Target.getTargets");
    return (result as { targetInfos: Target[] }).targetInfos.filter(({ type }) => type === "page");
  };
  // Without a screen, Chromium opens the first of several addresses only.
  for (const address of addresses.slice(1))
    await fetch(`http://${new URL(addressIn(folder)).host}/json/new?${address}`, { method: "PUT" });
  while ((await tabs()).filter(({ url }) => url.startsWith("http")).length < addresses.length)
    await sleep(50);
  return { folder, tabs, quit };
}

export function addressIn(folder: string): string {
  const [port, road] = readFileSync(join(folder, "DevToolsActivePort"), "utf8").split("\n");
  return `ws://127.0.0.1:${port}${road}`;
}

async function ask(address: string, method: string): Promise<{ result: unknown }> {
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  socket.send(JSON.stringify({ id: 1, method }));
  const answer = await new Promise<string>((resolve) =>
    socket.addEventListener("message", ({ data }) => resolve(String(data))),
  );
  socket.close();
  return JSON.parse(answer) as { result: unknown };
}

/** A second profile folder whose file leads to the same browser, past an ear: all that the browser says, byte by byte. */
export async function overheard(folder: string): Promise<{ folder: string; heard: () => string }> {
  const { port, pathname } = new URL(addressIn(folder));
  const chunks: Buffer[] = [];
  const server = createServer((socket) => {
    const browser = connect(Number(port), "127.0.0.1");
    browser.on("data", (chunk) => chunks.push(chunk));
    // Packed, nothing could be read: the offer to do so is not passed on. It stands in the first piece.
    socket.once("data", (first) => {
      const offer = /sec-websocket-extensions:[^\r]*\r\n/i;
      browser.write(Buffer.from(first.toString("latin1").replace(offer, ""), "latin1"));
      socket.pipe(browser);
    });
    browser.pipe(socket);
    for (const end of [socket, browser])
      end.on("error", () => {
        socket.destroy();
        browser.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return {
    folder: portFile((server.address() as AddressInfo).port, pathname),
    heard: () => Buffer.concat(chunks).toString("latin1"),
  };
}

/** A profile folder with nothing but the file. */
export function portFile(port: number, road = "/devtools/browser/none"): string {
  const folder = tempFolder();
  writeFileSync(join(folder, "DevToolsActivePort"), `${port}\n${road}`);
  return folder;
}
