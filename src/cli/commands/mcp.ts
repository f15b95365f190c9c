import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as nextTurn } from "node:timers/promises";
import { defineCommand, type ArgsDef } from "citty";
import type { BrowsersOptions } from "../../browser/browsers-options.ts";
import type { Confirmations, OpenInput } from "../../browser/port.ts";
import { ContractError } from "../../contract/errors.ts";
import type { LogLevel } from "../../mcp/log.ts";
import { portInUse } from "../port-in-use.ts";
import { guardArg, readSettings, sessionArgs } from "../settings.ts";
import { strictArgs, wholeNumber, type Given } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  http: { type: "boolean", description: "Streamable HTTP on this machine instead of stdio" },
  port: { type: "string", description: "With --http: port; 0 takes a free one", valueHint: "0" },
  host: {
    type: "string",
    description: "With --http: 127.0.0.1 (default) or ::1",
    valueHint: "address",
  },
  "client-idle": {
    type: "string",
    description: "With --http: seconds after which a silent client counts as gone",
    valueHint: "300",
  },
  confirmations: {
    type: "enum",
    options: ["ask", "echo", "deny"],
    description: "Danger acts: ask a person, let the caller confirm, or refuse (default: ask)",
  },
  questions: {
    type: "enum",
    options: ["anywhere", "client"],
    description:
      "Questions the client cannot show: also in the dashboard and `subterminator approve` (default), or refused",
  },
  guard: {
    ...guardArg,
    description: `${guardArg.description} (default: open, strict for cancel_subscription)`,
  },
  headed: { type: "boolean", description: "Show the browser window" },
  profile: {
    type: "string",
    description: "Keep cookies and logins in this named profile",
    valueHint: "name",
  },
  cdp: {
    type: "string",
    description: "Use your own running Chrome at this DevTools address",
    valueHint: "url",
  },
  chrome: sessionArgs.chrome,
  "chrome-folder": sessionArgs["chrome-folder"],
  "allow-host": {
    type: "string",
    description: "Host that may be visited though it is private; can be repeated",
    valueHint: "host",
  },
  "block-host": {
    type: "string",
    description: "Host that may not be visited; can be repeated",
    valueHint: "host",
  },
  "https-only": { type: "boolean", description: "Refuse plain http" },
  secrets: {
    type: "string",
    description: "File of secrets that pages are filled with by secret:NAME",
    valueHint: "file",
  },
  "max-sessions": {
    type: "string",
    description: "Sessions open at once (default: 8)",
    valueHint: "8",
  },
  "max-line": {
    type: "string",
    description: "Without --http: longest message on stdin, in bytes (default: 4000000)",
    valueHint: "4000000",
  },
  "log-level": {
    type: "enum",
    options: ["debug", "info", "warn", "error"],
    description: "What is logged to stderr (default: info)",
  },
} satisfies ArgsDef;

export const mcp = defineCommand({
  meta: {
    name: "mcp",
    description: "Browser tools for an AI assistant, over the Model Context Protocol",
  },
  args: args as ArgsDef,
  subCommands: { setup: async () => (await import("./mcp-setup.ts")).mcpSetup },
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs, ["allow-host", "block-host"]);
    const http = httpOptions(given);
    await serve(given, http);
  },
});

type HttpChoice = { host: string; port: number; idleMs: number };

function httpOptions(given: Given): HttpChoice | undefined {
  const port = wholeNumber(given, "port", { min: 0, max: 65_535 });
  const idle = wholeNumber(given, "client-idle", { min: 1, max: 86_400 });
  const host = text(given, "host");
  if (given["http"] === true && given["max-line"] !== undefined)
    throw new UsageError("--max-line is for stdin; over HTTP a body may have 1 MB.");
  if (given["http"] !== true) {
    const stray = ["port", "host", "client-idle"].find((name) => given[name] !== undefined);
    if (stray !== undefined) throw new UsageError(`--${stray} needs --http.`);
    return undefined;
  }
  if (host !== undefined && !["127.0.0.1", "localhost", "::1"].includes(host))
    throw new UsageError(
      "--host takes 127.0.0.1, localhost or ::1: this server is for programs on the same machine.",
    );
  return {
    host: host === "localhost" ? "127.0.0.1" : (host ?? "127.0.0.1"),
    port: port ?? 0,
    idleMs: (idle ?? 300) * 1000,
  };
}

/** Of a millisecond or more each. */
const MOST_TURNS = 400;
const CLOSING_DEADLINE_MS = 4_000;
/** Less than the whole deadline, so that a browser that will not close is still ended by us. */
const BROWSER_CLOSING_MS = 2_500;

async function serve(given: Given, http: HttpChoice | undefined): Promise<void> {
  const openWith = sessionDefaults(given);
  const { refuseServer } = await import("../run/browser-setup.ts");
  refuseServer("these tools drive");
  const maxSessions = wholeNumber(given, "max-sessions", { min: 1, max: 100 });
  const lineLimit = wholeNumber(given, "max-line", { min: 1_000, max: 100_000_000 });
  const secretsFile = text(given, "secrets");
  const home = process.env["SUBTERMINATOR_HOME"] ?? join(homedir(), ".subterminator");
  // The browser may not be sent to this very server.
  const deniedPorts: number[] = [];

  const launched = http === undefined ? launchAhead(openWith, home) : undefined;
  if (launched !== undefined) await hasBegun(launched);
  const [{ createParkedCalls }, { HandedRuns }, { lazyBrowsers }, { stderrLog }] =
    await Promise.all([
      import("../../mcp/parked-calls.ts"),
      import("../../mcp/jobs/handed-runs.ts"),
      import("../../mcp/browser-source.ts"),
      import("../../mcp/log.ts"),
    ]);
  const log = stderrLog((given["log-level"] as LogLevel | undefined) ?? "info");
  const browsers = lazyBrowsers(async () => {
    const [{ createBrowsers }, executable] = await Promise.all([
      import("../../browser/browsers.ts"),
      openWith.cdp === undefined && openWith.chrome === undefined ? browserPath() : {},
    ]);
    return createBrowsers({
      ...executable,
      confirmations: (given["confirmations"] as Confirmations | undefined) ?? "ask",
      allowedHosts: list(given, "allow-host"),
      blockedHosts: list(given, "block-host"),
      httpsOnly: given["https-only"] === true,
      home,
      deniedPorts,
      closeMs: BROWSER_CLOSING_MS,
      log,
      spare: true,
      ...(launched !== undefined && { launched }),
      ...(openWith.headed === true && { headed: true }),
      ...(secretsFile !== undefined && { secretsFile }),
      ...(maxSessions !== undefined && { maxSessions }),
    });
  });
  // A wrong secrets file is found out now, not at the first call.
  if (secretsFile !== undefined) await browsers.get();
  const { jobDesk } = await import("../run/job-desk.ts");
  const { headed = false, profile, cdp, chrome } = openWith;
  const own = { chrome: chrome !== undefined, chromeFolder: chrome?.folder };
  const choice = { headed, profile, cdp, ...own, browser: undefined };
  const jobs = jobDesk(choice, given["confirmations"] === "deny" ? "never" : "ask");
  const parked = createParkedCalls();
  const handed = new HandedRuns();
  const elsewhere = given["questions"] === "client" ? undefined : await askedElsewhere(home);
  const door = {
    browsers,
    openWith,
    jobs,
    parked,
    handed,
    log,
    version: packageVersion(),
    ...(elsewhere && { elsewhere }),
  };

  const { promise: stopped, resolve: stop } = Promise.withResolvers<string>();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => stop(signal));

  let close: () => Promise<void>;
  if (http === undefined) {
    const { startStdio } = await import("../../mcp/stdio.ts");
    const connection = startStdio(door, lineLimit);
    void connection.ended.then(stop);
    close = connection.close;
  } else {
    const [{ startHttp }, { findToken, TokenError }] = await Promise.all([
      import("../../mcp/http/start.ts"),
      import("../../mcp/http/token.ts"),
    ]);
    const { token, where } = await findToken(process.env, home).catch((error: unknown) => {
      throw error instanceof TokenError ? new UsageError(error.message) : error;
    });
    const server = await startHttp(door, { ...http, token }).catch(
      portInUse(http.port, "another server of this kind"),
    );
    deniedPorts.push(server.port);
    log({ event: "listening", url: server.url, token: `in ${where}` });
    close = server.close;
  }

  const reason = await stopped;
  log({ event: "stopping", reason });
  setTimeout(() => process.exit(1), CLOSING_DEADLINE_MS);
  const closed = browsers.loaded()?.closeAll() ?? launched?.then((browser) => browser.close());
  await Promise.allSettled([close(), handed.dropAll(), closed]);
  process.exit(0);
}

/**
 * The client has started us to use a browser. It boots while everything else is loaded and the client shakes hands, and
 * goes again when nobody opens a page. Not where the person has a browser or a profile of their own for it.
 */
function launchAhead(
  { cdp, chrome, profile, headed = false }: Omit<OpenInput, "url">,
  home: string,
): BrowsersOptions["launched"] {
  const own = cdp !== undefined || chrome !== undefined || profile !== undefined;
  if (own || headed) return undefined;
  const launch = async () => {
    const [{ browserAtHand }, { launchBrowser }] = await Promise.all([
      import("../../../scripts/setup/browser.js"),
      import("../../browser/launch.ts"),
    ]);
    return launchBrowser({ executablePath: browserAtHand().path, headed, home });
  };
  const launched = launch();
  // The first open starts another one, and is told what stands against it.
  launched.catch(() => undefined);
  return launched;
}

/** Loading the rest keeps this thread busy for 0.2 s: only when the browser's process is there does it boot beside that. */
async function hasBegun(launched: Promise<unknown>): Promise<void> {
  let over = false;
  const end = (): void => void (over = true);
  launched.then(end, end);
  for (let turn = 0; turn < MOST_TURNS && !over; turn++) {
    if (process.getActiveResourcesInfo().includes("ProcessWrap")) return;
    await nextTurn(1);
  }
}

async function askedElsewhere(home: string) {
  const [{ askElsewhere }, { fileDesk }, { desktopNotice }] = await Promise.all([
    import("../../mcp/ask-elsewhere.ts"),
    import("../../jobs/questions/file-desk.ts"),
    import("../serve/desktop-notice.ts"),
  ]);
  return askElsewhere(fileDesk(home), "an MCP client", () => desktopNotice());
}

/** Looks for a browser, and gets one where there is none; what it says about that goes to stderr. */
async function browserPath(): Promise<{ executablePath: string }> {
  const { ensureBrowser } = await import("../../../scripts/setup/browser.js");
  try {
    return { executablePath: (await ensureBrowser()).path };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
    throw new ContractError("BROWSER_UNAVAILABLE", why, { cause: error });
  }
}

function sessionDefaults(given: Given): Omit<OpenInput, "url"> {
  const profile = text(given, "profile");
  const cdp = text(given, "cdp");
  if (profile !== undefined && cdp !== undefined)
    throw new UsageError("--profile and --cdp exclude each other.");
  if (profile !== undefined && !/^[\w-][\w.-]{0,63}$/.test(profile))
    throw new UsageError("--profile takes a name of letters, digits, dots and dashes.");
  if (cdp !== undefined && !/^(https?|wss?):\/\//.test(cdp))
    throw new UsageError("--cdp takes an address such as http://127.0.0.1:9222.");
  // Also from the environment and the config file, as everywhere. Where nobody says, each session takes what fits it.
  const { guard, chrome, chromeFolder } = readSettings({
    guard: given["guard"],
    chrome: given["chrome"],
    "chrome-folder": given["chrome-folder"],
  });
  const beside = (["profile", "cdp"] as const).find((name) => given[name] !== undefined);
  if (chrome && beside !== undefined)
    throw new UsageError(`--${beside} and --chrome exclude each other.`);
  return {
    ...(guard !== undefined && { guard }),
    ...(given["headed"] === true && { headed: true }),
    ...(profile !== undefined && { profile }),
    ...(cdp !== undefined && { cdp }),
    ...(chrome && { chrome: chromeFolder === undefined ? {} : { folder: chromeFolder } }),
  };
}

function text(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === "string" ? value : undefined;
}

function list(given: Given, name: string): string[] {
  const value = given[name];
  return Array.isArray(value) ? value : [];
}

function packageVersion(): string {
  const file = readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  return (JSON.parse(file) as { version: string }).version;
}
