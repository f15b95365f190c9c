import { spawn } from "node:child_process";

/** The person's own browser, where there is one; the link is printed in any case. */
export function openInBrowser(link: string, env: NodeJS.ProcessEnv = process.env): void {
  const command = commandFor(process.platform, env);
  if (command === undefined) return;
  const [program, ...args] = command;
  const child = spawn(program, [...args, link], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}

function commandFor(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [string, ...string[]] | undefined {
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env["DISPLAY"] || env["WAYLAND_DISPLAY"] ? ["xdg-open"] : undefined;
}
