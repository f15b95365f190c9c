import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ArgsDef } from "citty";
import { DEFAULT_LIMITS, MAX_TURNS } from "../agent/job.ts";
import { GUARDS, type Guard } from "../contract/words.ts";
import { homeFolder } from "./home.ts";
import { readSetting, type SettingKind, type SettingValue } from "./setting-kinds.ts";
import type { Given } from "./strict-args.ts";
import { UsageError } from "./usage-error.ts";

const MINUTE_MS = 60_000;
const MODEL_NAME = /^\S+$/;
const VISION = ["auto", "always", "never"] as const;

/** Settable by flag, by SUBTERMINATOR_<NAME> and in the config file; flags win over environment over file. */
export const SETTINGS = {
  planner: { kind: "choice", options: ["rules", "model", "replay", "auto"] },
  approve: { kind: "choice", options: ["ask", "always", "never"] },
  guard: { kind: "choice", options: GUARDS },
  "max-turns": { kind: "number", min: 1, max: MAX_TURNS },
  timeout: { kind: "duration", minMs: 1000, maxMs: 24 * 60 * MINUTE_MS },
  headed: { kind: "switch" },
  profile: {
    kind: "text",
    pattern: /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/,
    expected: "a name of letters, digits, dots and dashes",
  },
  cdp: {
    kind: "text",
    pattern: /^(https?|wss?):\/\/\S+$/,
    expected: "an address such as http://127.0.0.1:9222",
  },
  chrome: { kind: "switch" },
  "chrome-folder": { kind: "text", pattern: /\S/, expected: "a browser's profile folder" },
  browser: {
    kind: "text",
    pattern: /^(mcp:\s*\S|mcp\+https?:\S|[^\s:]*[/\\.]\S|[A-Za-z]:[/\\])/,
    expected: "mcp:<command>, mcp+http:<url> or the path of a browser",
  },
  json: { kind: "switch" },
  quiet: { kind: "switch" },
  verbose: { kind: "switch" },
  model: { kind: "text", pattern: MODEL_NAME, expected: "a model's name" },
  "fallback-model": {
    kind: "text",
    pattern: /^\s*[^\s,]+(\s*,\s*[^\s,]+)*\s*$/,
    expected: "a model's name, or several with commas between",
  },
  "model-simple": { kind: "text", pattern: MODEL_NAME, expected: "a model's name" },
  "model-timeout": { kind: "duration", minMs: 1000, maxMs: 60 * MINUTE_MS },
  vision: { kind: "choice", options: VISION },
  "max-cost": { kind: "amount", min: 0, max: 10_000 },
  "max-tokens": { kind: "number", min: 1, max: 999_999_999 },
} satisfies Record<string, SettingKind>;
export type SettingName = keyof typeof SETTINGS;

export type Settings = {
  planner: "rules" | "model" | "replay" | "auto";
  approve: "ask" | "always" | "never";
  /** undefined: strict where a subscription is cancelled, open for all else. */
  guard: Guard | undefined;
  maxTurns: number;
  timeoutMs: number;
  headed: boolean;
  profile: string | undefined;
  cdp: string | undefined;
  /** The person's everyday browser, and where its profile is if not in a usual place. */
  chrome: boolean;
  chromeFolder: string | undefined;
  /** Somebody else's browser server (mcp:…), or the browser to start. */
  browser: string | undefined;
  json: boolean;
  quiet: boolean;
  verbose: boolean;
  model: string | undefined;
  /** Names with commas between. */
  fallbackModel: string | undefined;
  modelSimple: string | undefined;
  modelTimeoutMs: number | undefined;
  vision: (typeof VISION)[number];
  maxCost: number;
  maxTokens: number | undefined;
};

export const CONFIG_FILE = "config.json";

/** Every setting, wherever it comes from. Throws a UsageError that names the place and the field. */
export function readSettings(given: Given, env: NodeJS.ProcessEnv = process.env): Settings {
  const file = readConfig(env);
  const values: Partial<Record<SettingName, SettingValue>> = {};
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const found = sources(name, given, env, file).find(({ raw }) => raw !== undefined);
    if (found === undefined) continue;
    const read = readSetting(SETTINGS[name], found.raw);
    if ("expected" in read)
      throw new UsageError(`${found.where} takes ${read.expected}; not ${shown(found.raw)}.`);
    values[name] = read.value;
  }
  const settings = {
    planner: "auto",
    approve: "ask",
    guard: undefined,
    maxTurns: DEFAULT_LIMITS.turns,
    timeoutMs: DEFAULT_LIMITS.timeMs,
    headed: false,
    profile: undefined,
    cdp: undefined,
    chrome: false,
    chromeFolder: undefined,
    browser: undefined,
    json: false,
    quiet: false,
    verbose: false,
    model: undefined,
    fallbackModel: undefined,
    modelSimple: undefined,
    modelTimeoutMs: undefined,
    vision: "auto",
    maxCost: DEFAULT_LIMITS.costUsd,
    maxTokens: undefined,
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [FIELDS[name] ?? name, value]),
    ),
  } as Settings;
  if (settings.profile !== undefined && settings.cdp !== undefined)
    throw new UsageError("--profile and --cdp exclude each other.");
  if (settings.chromeFolder !== undefined) settings.chrome = true;
  const beside = (["profile", "cdp"] as const).find((name) => settings[name] !== undefined);
  if (settings.chrome && beside !== undefined)
    throw new UsageError(`--${beside} and --chrome exclude each other.`);
  const own = (["profile", "cdp", "chrome", "headed"] as const).find((name) => settings[name]);
  if (isServer(settings.browser) && own !== undefined)
    throw new UsageError(
      `--${own} belongs to the own browser and does nothing for a browser server.`,
      "Give it to the server instead, in its own command or configuration.",
    );
  return settings;
}

/** Whether a browser is somebody else's server and not a program on this machine. */
export function isServer(browser: string | undefined): browser is string {
  return browser !== undefined && /^mcp(\+https?)?:/.test(browser);
}

const FIELDS: Record<string, keyof Settings> = {
  "chrome-folder": "chromeFolder",
  "max-turns": "maxTurns",
  timeout: "timeoutMs",
  "fallback-model": "fallbackModel",
  "model-simple": "modelSimple",
  "model-timeout": "modelTimeoutMs",
  "max-cost": "maxCost",
  "max-tokens": "maxTokens",
};

type Config = { path: string; values: Record<string, unknown> };

function sources(name: SettingName, given: Given, env: NodeJS.ProcessEnv, file: Config) {
  const variable = `SUBTERMINATOR_${name.toUpperCase().replaceAll("-", "_")}`;
  const set = env[variable];
  return [
    { where: `--${name}`, raw: given[name] as unknown },
    { where: variable, raw: set === "" ? undefined : set },
    { where: `${file.path}: ${camel(name)}`, raw: file.values[camel(name)] },
  ];
}

function readConfig(env: NodeJS.ProcessEnv): Config {
  const path = join(homeFolder(env), CONFIG_FILE);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { path, values: {} };
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  let values: unknown;
  try {
    values = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}.`);
  }
  if (typeof values !== "object" || values === null || Array.isArray(values))
    throw new UsageError(`${path} must hold one object, such as {"approve": "ask"}.`);
  const known = (Object.keys(SETTINGS) as SettingName[]).map(camel);
  const strange = Object.keys(values).find((key) => !known.includes(key) && key !== "$schema");
  if (strange !== undefined)
    throw new UsageError(
      `${path}: there is no setting ${JSON.stringify(strange)}.`,
      `Known are ${known.join(", ")}.`,
    );
  return { path, values: values as Record<string, unknown> };
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function shown(raw: unknown): string {
  return (JSON.stringify(raw) ?? String(raw)).slice(0, 60);
}

export const guardArg = {
  type: "enum",
  options: [...GUARDS],
  description:
    "What the browser may send unasked: open reads every request, strict asks about each that can change something",
} satisfies ArgsDef[string];

/** Flags that several commands share, with their words for --help. */
export const sessionArgs = {
  headed: { type: "boolean", description: "Show the browser window" },
  profile: {
    type: "string",
    description: "Keep cookies and sign-ins in this named profile",
    valueHint: "name",
  },
  cdp: {
    type: "string",
    description: "Use your own running Chrome at this DevTools address",
    valueHint: "url",
  },
  chrome: {
    type: "boolean",
    description: "Use a tab in your own running Chrome, Chromium, Edge or Brave, with its sign-ins",
  },
  "chrome-folder": {
    type: "string",
    description: "The profile folder of that browser, where it is not in its usual place",
    valueHint: "folder",
  },
  browser: {
    type: "string",
    description: "Another browser: its path, mcp:<command> or mcp+http:<url> for a browser server",
    valueHint: "browser",
  },
} satisfies ArgsDef;

export const outputArgs = {
  json: {
    type: "boolean",
    description: "Print exactly one JSON object on stdout, all else on stderr",
  },
} satisfies ArgsDef;
