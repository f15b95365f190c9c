import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { PinnedPackage } from "./install.ts";
import type { Effect } from "./pages.ts";
import { agentBrowserRef, chromeDevtoolsRef, playwrightRef } from "./refs.ts";
import type { Server, ServerCommand } from "./server.ts";

export type Control = { role: string; name: string };

/** How one page is read and acted on with one server. Every string returned is the exact text a model would receive. */
export type Driver = {
  /** Opens the address and returns what the first look at it shows. */
  open: (url: string) => Promise<string>;
  observe: () => Promise<string>;
  /** Not measured: finds the control in what `observe` returned. */
  locate: (observation: string, control: Control) => Promise<string>;
  /** Clicks, and returns everything that was said until the page after the click is known. */
  step: (ref: string, effect: Effect) => Promise<string>;
  /** Not measured: whether the click did what it should. `stepText` is what `step` returned. */
  verify: (stepText: string, effect: Effect) => Promise<boolean>;
  close: () => Promise<void>;
};

export type Launch = { browser: string; noSandbox: boolean; packageFolder: string; folder: string };

export type BenchTool = {
  name: string;
  runtime: "node" | "native";
  /** What is installed by the bench; ours is built. */
  package?: PinnedPackage;
  /** How it is called, in words, for the report. */
  calls: string;
  command: (launch: Launch) => ServerCommand;
  drive: (server: Server) => Driver;
};

const VIEWPORT = "1280x720";

const seen = (text: string, effect: Effect): boolean =>
  text.includes(effect.text) === effect.present;
const seenInText = (text: string, effect: Effect) => Promise.resolve(seen(text, effect));

export const playwrightMcp: BenchTool = {
  name: "@playwright/mcp",
  runtime: "node",
  package: { name: "@playwright/mcp", version: "0.0.83" },
  calls:
    "`browser_navigate`; `browser_snapshot`; step: `browser_click`, then `browser_snapshot`. Started with `--snapshot-mode none`: " +
    "otherwise each click also writes a snapshot to a file and answers with a link, which costs it a second snapshot a step",
  command: ({ browser, noSandbox, packageFolder }) => ({
    command: process.execPath,
    args: [
      join(packageFolder, "cli.js"),
      `--executable-path=${browser}`,
      "--headless",
      "--isolated",
      `--viewport-size=${VIEWPORT}`,
      "--snapshot-mode=none",
      ...(noSandbox ? ["--no-sandbox"] : []),
    ],
  }),
  drive: (server) => {
    const snapshot = async () => (await server.call("browser_snapshot", {})).text;
    return {
      open: async (url) => {
        await server.call("browser_navigate", { url });
        return snapshot();
      },
      observe: snapshot,
      locate: async (observation, control) => playwrightRef(observation, control),
      step: async (target) => {
        const clicked = await server.call("browser_click", { target, element: "the control" });
        return `${clicked.text}\n${await snapshot()}`;
      },
      verify: seenInText,
      close: async () => void (await server.call("browser_close", {})),
    };
  },
};

export const chromeDevtoolsMcp: BenchTool = {
  name: "chrome-devtools-mcp",
  runtime: "node",
  package: { name: "chrome-devtools-mcp", version: "1.11.0" },
  calls: "`new_page`; `take_snapshot`; step: `click` with `includeSnapshot`",
  command: ({ browser, noSandbox, packageFolder }) => ({
    command: process.execPath,
    args: [
      join(packageFolder, "build/src/bin/chrome-devtools-mcp.js"),
      `--executablePath=${browser}`,
      "--headless",
      "--isolated",
      `--viewport=${VIEWPORT}`,
      "--no-usage-statistics",
      "--no-performance-crux",
      ...(noSandbox ? ["--chromeArg=--no-sandbox"] : []),
    ],
  }),
  drive: (server) => {
    let pageId = 0;
    const snapshot = async () => (await server.call("take_snapshot", { pageId })).text;
    return {
      open: async (url) => {
        const opened = await server.call("new_page", { url });
        pageId = Number(/^(\d+):.*\[selected\]/m.exec(opened.text)?.[1]);
        return snapshot();
      },
      observe: snapshot,
      locate: async (observation, control) => chromeDevtoolsRef(observation, control),
      step: async (uid) =>
        (await server.call("click", { pageId, uid, includeSnapshot: true })).text,
      verify: seenInText,
      close: async () => void (await server.call("close_page", { pageId })),
    };
  },
};

const agentBrowserCommand: BenchTool["command"] = ({
  browser,
  noSandbox,
  packageFolder,
  folder,
}) => ({
  command: agentBrowserBinary(packageFolder),
  args: ["mcp"],
  env: {
    AGENT_BROWSER_EXECUTABLE_PATH: browser,
    // Its own daemon for each start: a shared one would hide the cold start and outlive the bench.
    AGENT_BROWSER_SOCKET_DIR: folder,
    // It has no option for the viewport outside of its tools; 87 pixels of the window are its frame.
    AGENT_BROWSER_ARGS: ["--window-size=1280,807", ...(noSandbox ? ["--no-sandbox"] : [])].join(
      "\n",
    ),
  },
});

const driveAgentBrowser = (server: Server, afterClick: Record<string, unknown>): Driver => {
  const snapshot = async (args: Record<string, unknown> = {}) =>
    (await server.call("agent_browser_snapshot", args)).text;
  return {
    open: async (url) => {
      await server.call("agent_browser_open", { url });
      return snapshot(afterClick);
    },
    observe: () => snapshot(),
    locate: async (observation, control) => agentBrowserRef(observation, control),
    step: async (ref) => {
      const clicked = await server.call("agent_browser_click", { selector: `@${ref}` });
      return `${clicked.text}\n${await snapshot(afterClick)}`;
    },
    verify: seenInText,
    close: async () => void (await server.call("agent_browser_close", {})),
  };
};

export const agentBrowser: BenchTool = {
  name: "agent-browser",
  runtime: "native",
  package: { name: "agent-browser", version: "0.41.0" },
  calls:
    "`agent_browser_open`; `agent_browser_snapshot`; step: `agent_browser_click`, then `agent_browser_snapshot`",
  command: agentBrowserCommand,
  drive: (server) => driveAgentBrowser(server, {}),
};

/** Its own remedy for long snapshots; a column of its own, since the first snapshot gets three times as long by it. */
export const agentBrowserDelta: BenchTool = {
  ...agentBrowser,
  name: "agent-browser-delta",
  calls:
    "as agent-browser, but the snapshots at the start and after a click with `delta`. The goals are judged without this column",
  drive: (server) => driveAgentBrowser(server, { delta: true }),
};

/** The npm launcher would add a Node process in front of it; a global install replaces it by the binary as well. */
function agentBrowserBinary(packageFolder: string): string {
  const system = process.platform === "linux" && isMusl() ? "linux-musl" : process.platform;
  const ending = process.platform === "win32" ? ".exe" : "";
  const arch = process.platform === "win32" ? "x64" : process.arch;
  const binary = join(packageFolder, "bin", `agent-browser-${system}-${arch}${ending}`);
  if (!existsSync(binary)) throw new Error(`no agent-browser binary for ${system}-${arch}`);
  chmodSync(binary, 0o755);
  return binary;
}

const isMusl = () =>
  existsSync("/lib/ld-musl-x86_64.so.1") || existsSync("/lib/ld-musl-aarch64.so.1");

type OurObservation = {
  sessionId: string;
  observationId: string;
  affordances: { actionId: string; role: string; name: string }[];
};

export const subterminator: BenchTool = {
  name: "subterminator",
  runtime: "node",
  calls:
    "`browser_open`; `browser_observe`; step: `browser_act` with an expectation, which settles, checks and returns the next observation",
  command: ({ browser, packageFolder }) => ({
    command: process.execPath,
    args: [
      join(packageFolder, "bin/subterminator.js"),
      "mcp",
      "--allow-host=127.0.0.1",
      "--allow-host=localhost",
    ],
    env: { SUBTERMINATOR_BROWSER: browser },
  }),
  drive: (server) => {
    let sessionId = "";
    const observation = async () => {
      const { structured } = await server.call("browser_observe", { sessionId, format: "json" });
      return structured as OurObservation;
    };
    return {
      open: async (url) => {
        const { text } = await server.call("browser_open", { url });
        sessionId = /^observation \S+ session (\S+)/m.exec(text)?.[1] ?? "";
        return text;
      },
      observe: async () => (await server.call("browser_observe", { sessionId })).text,
      locate: async (_, control) => {
        const { observationId, affordances } = await observation();
        const found = affordances.find(
          ({ role, name }) => role === control.role && name === control.name,
        );
        if (!found)
          throw new Error(`${control.role} "${control.name}" is not among the affordances`);
        return `${observationId} ${found.actionId}`;
      },
      step: async (ref, effect) => {
        const [observationId, actionId] = ref.split(" ");
        const expect = [
          { kind: effect.present ? "textPresent" : "textAbsent", value: effect.text },
        ];
        const target = { kind: "element", actionId };
        return (
          await server.call("browser_act", {
            sessionId,
            observationId,
            target,
            action: "click",
            expect,
          })
        ).text;
      },
      // Our own "matched" is not taken on trust: the page is read again.
      verify: async (stepText, effect) => {
        if (!/^matched: /m.test(stepText)) return false;
        const read = await server.call("browser_observe", { sessionId, mode: "read" });
        return seen(read.text, effect);
      },
      close: async () => void (await server.call("browser_close", { sessionId })),
    };
  },
};

/** Ours first: ratios are taken to it. */
export const tools: BenchTool[] = [
  subterminator,
  playwrightMcp,
  chromeDevtoolsMcp,
  agentBrowser,
  agentBrowserDelta,
];
