import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { descendants, isAlive } from "../support/mcp-cli.ts";
import { run, start, type Program } from "../support/program.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const SITE = "velora-1";
/** Whole runs that differ little from others: `npm run long`. */
const LONG = process.env["SUBTERMINATOR_LONG"] === "1";

let practice: Practice;
let home: string;
let url: string;
const env = (): NodeJS.ProcessEnv => ({
  ...process.env,
  SUBTERMINATOR_HOME: home,
  NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  NO_COLOR: "",
  TERM: "xterm",
});

beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  home = mkdtempSync(join(tmpdir(), "subterminator-home-"));
  url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
});
afterAll(async () => {
  await practice.close();
  rmSync(home, { recursive: true, force: true });
});

async function reset(): Promise<void> {
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${SITE}`, { method: "POST" });
}

async function status(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${practice.port}/__truth/${SITE}`);
  return ((await answer.json()) as { status: string }).status;
}

/** The program in a terminal of its own, by util-linux's script; what it is given goes to the keyboard. */
function atTerminal(args: string, more: NodeJS.ProcessEnv = {}): Program {
  const command = `exec ${process.execPath} ${BIN} cancel --url ${url} --planner rules ${args}`;
  return start("script", ["-qec", command, "/dev/null"], { ...env(), ...more });
}

const shown = (text: string): string => stripVTControlCharacters(text).replaceAll("\r", "");
const runs = async (): Promise<{ state: string; reason: string }[]> => {
  const { stdout } = await run(process.execPath, [BIN, "runs", "list", "--json"], env());
  return (JSON.parse(stdout) as { runs: { state: string; reason: string }[] }).runs;
};

describe("at a terminal", () => {
  test("shows its progress, asks with a card, and cancels on y", async () => {
    await reset();
    const program = atTerminal("--approve ask");
    const before = await program.printed("Approve? [y/N]");
    expect(before).toMatch(/\x1b\[2K.*[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/);
    expect(before).toContain("\x1b[32m");
    expect(shown(before)).toMatch(/ · step \d+ · [\d.]+ s/);
    // Words of a person: what ends, for how much, when, and which button; no count of nothing.
    expect(shown(before)).toMatch(
      /■ Ends Standard \(HD\) at Velora \(127\.0\.0\.1:\d+\), \$13\.99 a month, on December 2, 2026\. Button: Finish cancellation\./,
    );
    expect(shown(before)).not.toMatch(/\$0\.00|turn \d|step 0/);
    expect(shown(before)).toMatch(/✓ {2}1 Click “Cancel membership”/);
    expect(shown(before)).toMatch(/held +\S/);
    expect(shown(before)).toMatch(/picture +\/.*\.jpe?g/);
    expect(await status()).toBe("active");
    program.child.stdin.write("y\r");
    const { code, stdout } = await program.ended;
    expect(code).toBe(0);
    expect(shown(stdout)).toMatch(/cancelled and ends on December 2, 2026/);
    expect(shown(stdout)).toMatch(/proof +\/.*proof\.html/);
    expect(await status()).toBe("cancelled");
  });

  const noes: [string, string][] = [
    ["Enter alone", "\r"],
    ["n", "n\r"],
  ];
  test.each(noes.slice(0, LONG ? 2 : 1))(
    "%s is a no: nothing happens and the code is 3",
    async (_, keys) => {
      await reset();
      const program = atTerminal("--approve ask --quiet");
      await program.printed("Approve? [y/N]");
      program.child.stdin.write(keys);
      expect(await program.ended).toMatchObject({ code: 3 });
      expect(await status()).toBe("active");
    },
  );

  test("no answer in time is a no", async () => {
    await reset();
    const program = atTerminal("--approve ask --quiet", { SUBTERMINATOR_CONFIRM_WAIT: "300ms" });
    expect(await program.ended).toMatchObject({ code: 3 });
    expect(await status()).toBe("active");
  });

  test("what was typed before the question is no answer to it", async () => {
    await reset();
    const program = atTerminal("--approve ask");
    await program.printed("Opening");
    program.child.stdin.write("y\ry\r");
    await program.printed("Approve? [y/N]");
    program.child.stdin.write("\r");
    expect(await program.ended).toMatchObject({ code: 3 });
    expect(await status()).toBe("active");
  });

  test("Ctrl-C ends with a verdict, leaving no process and no lock", async () => {
    await reset();
    const program = atTerminal("--approve ask");
    await program.printed("Approve? [y/N]");
    const children = descendants(program.child.pid ?? 0);
    expect(children.length).toBeGreaterThan(2);
    program.child.stdin.write("\x03");
    expect(await program.ended).toMatchObject({ code: 130 });
    expect(children.filter(isAlive)).toEqual([]);
    expect(await status()).toBe("active");
    // Held by nobody, and with its verdict.
    expect((await runs())[0]).toMatchObject({ state: "finished", reason: "interrupted" });
  });
});

describe("in a script", () => {
  const script = (...args: string[]) =>
    run(process.execPath, [BIN, "cancel", "--url", url, "--planner", "rules", ...args], env());

  test("--json prints the verdict and nothing else on stdout, without colour anywhere", async () => {
    await reset();
    const { code, stdout, stderr } = await script("--approve", "always", "--json");
    const verdict = JSON.parse(stdout) as { proof: string };
    expect(verdict).toMatchObject({
      success: true,
      verified: true,
      reason: "completed",
      state: expect.stringMatching(/^(COMPLETE|ACCOUNT_CANCELLED)$/),
      error: null,
      offers: [],
      patterns: expect.any(Array),
      turns: expect.any(Number),
      finalUrl: expect.stringContaining("http://127.0.0.1"),
      runId: expect.any(String),
    });
    expect(stdout.trim().split("\n")).toHaveLength(1);
    expect(stderr).not.toContain("\x1b");
    expect(readFileSync(verdict.proof, "utf8")).toContain("<html");
    expect(code).toBe(0);
  });

  test("a closed stdin is a no", async () => {
    await reset();
    const { code, stdout } = await script("--approve", "ask", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ success: false, reason: "human_rejected" });
    expect(code).toBe(3);
    expect(await status()).toBe("active");
  });

  test("a terminal that is closed says so twice, and the verdict is written all the same", async () => {
    await reset();
    const args = [BIN, "cancel", "--url", url, "--planner", "rules", "--approve", "ask"];
    const program = start(process.execPath, args, env());
    await new Promise<void>((resolve) =>
      program.child.stderr.on("data", (chunk) => {
        if (String(chunk).includes("Approve?")) resolve();
      }),
    );
    // What it prints from now on reaches nobody.
    program.child.stderr.destroy();
    program.child.kill("SIGHUP");
    program.child.kill("SIGHUP");
    await new Promise((resolve) => setTimeout(resolve, 20));
    program.child.kill("SIGHUP");
    await program.ended;
    expect((await runs())[0]).toMatchObject({ state: "finished", reason: "interrupted" });
    expect(await status()).toBe("active");
  });

  test.runIf(LONG)("SIGTERM ends with the verdict interrupted", async () => {
    await reset();
    const args = [BIN, "cancel", "--url", url, "--json", "--approve", "ask"];
    const program = start(process.execPath, args, env());
    await new Promise<void>((resolve) =>
      program.child.stderr.on("data", (chunk) => {
        if (String(chunk).includes("Approve?")) resolve();
      }),
    );
    const children = descendants(program.child.pid ?? 0);
    program.child.kill("SIGTERM");
    const { code, stdout } = await program.ended;
    expect(JSON.parse(stdout)).toMatchObject({ reason: "interrupted" });
    expect(code).toBe(130);
    expect(children.filter(isAlive)).toEqual([]);
  });

  test("runs show, verify and proof read what the run left", async () => {
    const ask = (...args: string[]) => run(process.execPath, [BIN, "runs", ...args], env());
    expect((await ask("verify", "last")).stdout).toMatch(
      /events and \d+ pictures are as they were/,
    );
    expect((await ask("show", "last")).stdout).toContain("Cancel membership");
    expect((await ask("proof", "last")).stdout).toMatch(/proof\.html\n$/);
    expect(await ask("verify", "last", "--json")).toMatchObject({ code: 0 });
  });
});
