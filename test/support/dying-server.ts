import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { PLAYWRIGHT_ARGS, PLAYWRIGHT_MCP } from "./external-server.ts";

/** Microsoft's server, killed before it answers the first click: once, as the marker file remembers, or every time. */
const [marker = "", how = "once"] = process.argv.slice(2);
const child = spawn(process.execPath, [PLAYWRIGHT_MCP, ...PLAYWRIGHT_ARGS], {
  stdio: ["pipe", "inherit", "inherit"],
});
const end = (): never => {
  child.kill("SIGKILL");
  process.exit(1);
};
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  if (line.includes('"browser_click"') && (how === "always" || !existsSync(marker))) {
    writeFileSync(marker, `${Date.now()}\n`, { flag: "a" });
    end();
  }
  child.stdin.write(`${line}\n`);
});
lines.on("close", () => child.stdin.end());
child.on("exit", (code) => process.exit(code ?? 1));
