import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

type Setting = { home?: string; env?: NodeJS.ProcessEnv };

function subterminator(args: string[], { home = tempFolder(), env = {} }: Setting = {}) {
  return run(process.execPath, [BIN, ...args], {
    ...process.env,
    SUBTERMINATOR_HOME: home,
    // Otherwise every home of its own compiles everything anew.
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
    ...env,
  });
}

test("without a command it shows what one can do, and so does runs", async () => {
  const bare = await subterminator([]);
  expect(bare).toMatchObject({ code: 0, stderr: "" });
  for (const words of [
    "subterminator cancel",
    "subterminator find",
    "subterminator login",
    "--help",
  ])
    expect(bare.stdout).toContain(words);
  const runs = await subterminator(["runs"]);
  expect(runs).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/no runs yet[^]*runs show/),
  });
});

describe("wrong use is one sentence, code 2, and nothing is started", () => {
  const cases: [what: string, args: string[], words: RegExp][] = [
    ["an unknown command", ["cancell"], /Did you mean `subterminator cancel`/],
    ["an unknown command below one", ["runs", "lst"], /Did you mean `subterminator runs list`/],
    [
      "an unknown flag",
      ["cancel", "netflix", "--aprove"],
      /Unknown option '--aprove'.*Did you mean --approve\?/,
    ],
    ["a flag without its value", ["cancel", "--url"], /--url needs a value: --url <url>\./],
    ["a switch with a value", ["cancel", "netflix", "--json=yes"], /--json takes no value\./],
    ["one word too many", ["cancel", "netflix", "spotify"], /"spotify"[^]*--help shows/],
    ["a flag given twice", ["cancel", "--url", "https://a.b", "--url", "https://c.d"], /2 times/],
    ["an unknown service", ["cancel", "netflx"], /Did you mean `netflix`/],
    ["no service where nobody can choose", ["cancel"], /Give a service or --url/],
    ["no address", ["cancel", "--url", "account"], /--url: expected a full address/],
    ["an address of another kind", ["cancel", "--url", "file:///etc/passwd"], /--url: expected/],
    ["a wrong choice", ["cancel", "netflix", "--approve", "maybe"], /ask, always, never/],
    ["too many turns", ["cancel", "netflix", "--max-turns", "101"], /from 1 to 100/],
    ["no duration", ["cancel", "netflix", "--timeout", "soon"], /--timeout takes a duration/],
    ["two modes", ["cancel", "netflix", "--dry-run", "--rehearse"], /exclude each other/],
    [
      "no browser there",
      ["cancel", "netflix", "--cdp", "http://127.0.0.1:1"],
      /No browser answers/,
    ],
    [
      "a task without a model",
      ["run", "buy milk", "--url", "https://a.b"],
      /needs a language model/,
    ],
    ["an unknown run", ["runs", "show", "20260101-nothing"], /There is no run/],
    ["an unknown shell", ["completion", "tcsh"], /bash, zsh, fish/],
    ["sites that do not start", ["practice", "score", "--external", "exit 3"], /code 3/],
  ];

  test.each(cases)("%s", async (_, args, words) => {
    const home = tempFolder();
    const plain = await subterminator(args, { home });
    expect(plain).toMatchObject({ code: 2, stdout: "", stderr: expect.stringMatching(words) });
    expect(plain.stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(join(home, "runs"))).toBe(false);
  });

  test("with --json it is one object with the error, and still code 2", async () => {
    for (const args of [["cancel", "netflx"], ["cancel"], ["cancel", "--bogus"], ["nothing"]]) {
      const { code, stdout } = await subterminator([...args, "--json"]);
      expect(code).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({ success: false, error: { code: "USAGE" } });
    }
  });

  test("a browser that is not there", async () => {
    const env = { SUBTERMINATOR_BROWSER: "/nowhere/chrome" };
    const home = tempFolder();
    expect(await subterminator(["cancel", "netflix"], { home, env })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/SUBTERMINATOR_BROWSER does not name a browser/),
    });
    expect(existsSync(join(home, "runs"))).toBe(false);
  });

  test("a profile that another browser uses", async () => {
    const home = tempFolder();
    mkdirSync(join(home, "profiles", "mine"), { recursive: true });
    symlinkSync(`host-${process.pid}`, join(home, "profiles", "mine", "SingletonLock"));
    expect(await subterminator(["cancel", "netflix", "--profile", "mine"], { home })).toMatchObject(
      {
        code: 2,
        stderr: expect.stringMatching(/profile mine is in use by another browser/),
      },
    );
    expect(existsSync(join(home, "runs"))).toBe(false);
  });

  test.runIf(process.platform === "linux")("a window where there is no display", async () => {
    const env = { DISPLAY: "", WAYLAND_DISPLAY: "" };
    expect(await subterminator(["login", "netflix"], { env })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no display here/),
    });
  });

  test("a service file with a fault is named, with its field", async () => {
    const home = tempFolder();
    mkdirSync(join(home, "services"), { mode: 0o755 });
    writeFileSync(
      join(home, "services", "gym.json"),
      JSON.stringify({ name: "gym", title: "Gym", startUrl: "gym", domains: [] }),
    );
    const { code, stderr } = await subterminator(["cancel", "gym"], { home });
    expect(code).toBe(2);
    expect(stderr).toMatch(/gym\.json: startUrl/);
  });
});

describe("settings", () => {
  const withConfig = (text: string): string => {
    const home = tempFolder();
    writeFileSync(join(home, "config.json"), text);
    return home;
  };

  test.each([
    ['{"approve": "perhaps"}', /config\.json: approve takes ask, always or never/],
    ['{"aprove": "ask"}', /config\.json: there is no setting "aprove"/],
    ['{"maxTurns": 0}', /config\.json: maxTurns takes a whole number/],
    ["{", /config\.json is not JSON/],
    ["[]", /config\.json must hold one object/],
  ])("a config file %s is refused by name and field", async (text, words) => {
    const home = withConfig(text);
    expect(await subterminator(["cancel", "netflix"], { home })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(words),
    });
  });

  test("flags win over environment over file", async () => {
    const home = withConfig('{"timeout": "file"}');
    const env = { SUBTERMINATOR_TIMEOUT: "environment" };
    const said = async (args: string[], setting: Setting) =>
      (await subterminator(["cancel", "netflix", ...args], setting)).stderr;
    expect(await said([], { home })).toMatch(/config\.json: timeout takes .*"file"/);
    expect(await said([], { home, env })).toMatch(/SUBTERMINATOR_TIMEOUT takes .*"environment"/);
    expect(await said(["--timeout", "flag"], { home, env })).toMatch(/--timeout takes .*"flag"/);
  });
});

describe("what is asked without a browser", () => {
  test("help lists every command and the exit codes, version is the package's", async () => {
    const { code, stdout } = await subterminator(["--help"]);
    expect(code).toBe(0);
    for (const word of ["cancel", "login", "runs", "doctor", "EXIT CODES", "130  interrupted"])
      expect(stdout).toContain(word);
    expect((await subterminator(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("services lists them, and shows one with its sources", async () => {
    const list = JSON.parse((await subterminator(["services", "--json"])).stdout) as {
      services: { name: string }[];
    };
    expect(list.services.map(({ name }) => name)).toContain("netflix");
    expect((await subterminator(["services", "Netflix"])).stdout).toMatch(/Sources\n {2}- /);
  });

  test("doctor names what is missing and what to type", async () => {
    const env = { SUBTERMINATOR_BROWSER: "/nowhere/chrome" };
    const { code, stdout } = await subterminator(["doctor", "--json"], { env });
    const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: { name: string }[] };
    expect({ code, ok }).toEqual({ code: 2, ok: false });
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: "Browser",
        state: "missing",
        fix: "unset SUBTERMINATOR_BROWSER",
      }),
    );
  });

  test("doctor tries a browser server, and says what is wrong with it", async () => {
    const odd = fileURLToPath(new URL("../support/odd-server.ts", import.meta.url));
    const browserOf = async (address: string) => {
      const env = { SUBTERMINATOR_BROWSER: address };
      const { stdout } = await subterminator(["doctor", "--json"], { env });
      const { checks } = JSON.parse(stdout) as { checks: { name: string }[] };
      return checks.find(({ name }) => name === "Browser");
    };
    expect(await browserOf("mcp:no-such-command-here")).toMatchObject({
      state: "missing",
      found: expect.stringMatching(/browser server mcp:no-such.*did not start/),
    });
    expect(await browserOf(`mcp:'${process.execPath}' '${odd}' lacking`)).toMatchObject({
      state: "missing",
      found: expect.stringMatching(/lacks what is needed/),
    });
  });

  test("doctor finds a key under any of its names", async () => {
    const env = { GEMINI_API_KEY: "k", GOOGLE_GENERATIVE_AI_API_KEY: "", GOOGLE_API_KEY: "" };
    const { stdout } = await subterminator(["doctor", "--json"], { env });
    expect((JSON.parse(stdout) as { checks: unknown[] }).checks).toContainEqual({
      name: "Google key",
      state: "ok",
      found: "set in GEMINI_API_KEY",
    });
  });

  test.each([["mcp"], ["login", "netflix"]])(
    "%s needs a browser of its own and says so where a browser server is set",
    async (...args) => {
      const env = { SUBTERMINATOR_BROWSER: "mcp:npx @playwright/mcp" };
      expect(await subterminator(args, { env })).toMatchObject({
        code: 2,
        stdout: "",
        stderr: expect.stringMatching(/SUBTERMINATOR_BROWSER names a browser server/),
      });
    },
  );

  test("runs of an empty home are none", async () => {
    expect((await subterminator(["runs", "list", "--json"])).stdout).toBe('{"runs":[]}\n');
  });

  test("the completion script of bash knows commands, services and values", async () => {
    const folder = tempFolder();
    const file = join(folder, "completion.bash");
    writeFileSync(file, (await subterminator(["completion", "bash"])).stdout);
    const complete = async (...words: string[]) => {
      const script = `source ${file}; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _subterminator; echo "\${COMPREPLY[@]}"`;
      const { stdout } = await run("bash", ["-c", script, "-", "subterminator", ...words], {});
      return stdout.trim().split(" ");
    };
    expect(await complete("ca")).toEqual(["cancel"]);
    expect(await complete("runs", "pr")).toEqual(["proof", "prune"]);
    expect(await complete("cancel", "netf")).toEqual(["netflix"]);
    expect(await complete("cancel", "--approve", "")).toEqual(["ask", "always", "never"]);
    // Where no word fits, as after `find`, the shell offers files.
    const { stdout } = await run("bash", ["-c", `source ${file}; complete -p subterminator`], {});
    expect(stdout).toMatch(/-o default/);
  });
});
