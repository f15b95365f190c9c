import { spawn } from "node:child_process";

const TITLE = "Subterminator";
const TEXT = "Something waits for your yes or no.";

/**
 * A question of a program that cannot ask, on the desktop of whoever sits there: the page and the terminal that show it
 * may be behind other windows. Only our own words, so that no page and no model writes into a person's notifications.
 */
export function desktopNotice(env: NodeJS.ProcessEnv = process.env): void {
  const command = noticeCommand(process.platform, env);
  if (command === undefined) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: "ignore", detached: true, windowsHide: true });
  child.on("error", () => undefined);
  child.unref();
}

export function noticeCommand(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [string, ...string[]] | undefined {
  if (platform === "darwin")
    return ["osascript", "-e", `display notification "${TEXT}" with title "${TITLE}"`];
  if (platform === "win32")
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", BALLOON];
  if (!env["DISPLAY"] && !env["WAYLAND_DISPLAY"]) return undefined;
  return ["notify-send", `--app-name=${TITLE}`, TITLE, TEXT];
}

const BALLOON = [
  "Add-Type -AssemblyName System.Windows.Forms, System.Drawing",
  "$note = New-Object System.Windows.Forms.NotifyIcon",
  "$note.Icon = [System.Drawing.SystemIcons]::Information",
  "$note.Visible = $true",
  `$note.ShowBalloonTip(10000, '${TITLE}', '${TEXT}', 'Info')`,
  "Start-Sleep -Seconds 10",
  "$note.Dispose()",
].join("; ");
