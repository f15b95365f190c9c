import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { chromium, type Browser } from "playwright";
import { startPractice } from "../practice/server.ts";

/** The pictures of the README: a cancellation as a terminal of 80 columns shows it, and the proof that it leaves. */
const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const bin = fileURLToPath(new URL("../bin/subterminator.js", import.meta.url));
const COLUMNS = 80;

const home = await mkdtemp(join(tmpdir(), "subterminator-pictures-"));
const practice = await startPractice({ port: 0 });
const browser = await chromium.launch({
  ...(process.env["SUBTERMINATOR_BROWSER"] && {
    executablePath: process.env["SUBTERMINATOR_BROWSER"],
  }),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const { href: url } = new URL(practice.scenarios.find(({ id }) => id === "velora-1")?.url ?? "");
  const shown = await atTerminal(url);
  await takeTerminal(browser, shown.replaceAll(home, "~/.subterminator"));
  const proof = /\S+proof\.html/.exec(stripVTControlCharacters(shown));
  await takeProof(browser, proof?.[0] ?? "");
} finally {
  await browser.close();
  await practice.close();
  await rm(home, { recursive: true, force: true });
}

/** What a person sees who types the command and says yes; util-linux's script is the terminal. */
async function atTerminal(url: string): Promise<string> {
  const words = `stty cols ${COLUMNS}; exec ${process.execPath} ${bin} cancel --url ${url} --planner rules`;
  const child = spawn("script", ["-qec", words, "/dev/null"], {
    env: { ...process.env, SUBTERMINATOR_HOME: home, TERM: "xterm-256color", NO_COLOR: "" },
  });
  let text = "";
  let answered = 0;
  child.stdout.on("data", (chunk) => {
    text += String(chunk);
    if (text.split("[y/N]").length - 1 > answered) {
      answered++;
      child.stdin.write("y\r");
    }
  });
  await once(child, "close");
  return `$ subterminator cancel --url ${url}\n${text}`;
}

async function takeTerminal(chrome: Browser, text: string): Promise<void> {
  const shown = text
    .replaceAll("\r\n", "\n")
    .split("\n")
    // What was drawn over is not there any more.
    .map((line) => line.split("\u001b[2K").at(-1) ?? "")
    .join("\n");
  const page = await chrome.newPage({
    viewport: { width: 900, height: 400 },
    deviceScaleFactor: 2,
  });
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#fff}pre{display:inline-block;margin:0;padding:22px 26px;background:#14171c;color:#d7dce2;font:14px/1.45 "DejaVu Sans Mono",Menlo,Consolas,monospace;border-radius:8px;white-space:pre;min-width:${COLUMNS}ch}.s1{font-weight:bold;color:#fff}.s2{color:#8b95a1}.s31{color:#ff7b72}.s32{color:#5fd38d}.s33{color:#f2c14e}.s36{color:#6cc7e6}</style><pre>${coloured(shown).trim()}</pre>`,
  );
  await page.locator("pre").screenshot({ path: `${folder}terminal.png` });
  await page.close();
}

/** The few colours that the program has, as markup; a colour goes on over the lines until it is taken back. */
function coloured(text: string): string {
  let weight = "";
  let colour = "";
  return text
    .split(/\u001b\[(\d*)m/)
    .map((part, at) => {
      if (at % 2 === 0)
        return `<span class="${weight} ${colour}">${part
          .replaceAll(/\u001b\[[\d;?]*[A-Za-z]/g, "")
          .replaceAll("&", "&amp;")
          .replaceAll("<", "&lt;")}</span>`;
      if (part === "1" || part === "2") weight = `s${part}`;
      else if (part === "22") weight = "";
      else colour = part === "39" ? "" : `s${part}`;
      return "";
    })
    .join("");
}

async function takeProof(chrome: Browser, file: string): Promise<void> {
  const page = await chrome.newPage({
    viewport: { width: 1100, height: 1150 },
    colorScheme: "light",
  });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: `${folder}proof.jpg`, type: "jpeg", quality: 82 });
  await page.close();
}
