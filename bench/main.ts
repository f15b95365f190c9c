import { buildOwn } from "./build-own.ts";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { browserVersion, findBrowserBinary } from "./browser-binary.ts";
import { GITHUB_API, install, SWAGGER_UI } from "./install.ts";
import {
  measurePage,
  measureServers,
  type Outcome,
  type PageResult,
  type Starter,
} from "./measure.ts";
import { pages as allPages, servePages } from "./pages.ts";
import { flowText, measureFlow } from "./flow.ts";
import { playwrightMcp, tools as allTools } from "./peers.ts";
import { mergeIntoFile, render } from "./report.ts";
import { killAllServers, startServer } from "./server.ts";

const USAGE = `node bench/main.ts [--quick] [--flow] [--pages a,b] [--tools a,b] [--out file]

  --quick   few rounds, for working on the bench itself
  --flow    only the tokens of a whole flow with a model
  --pages   ${allPages.map((page) => page.name).join(", ")}
  --tools   ${allTools.map((tool) => tool.name).join(", ")}
  --out     file to write; a whole run writes docs/benchmarks.md, any other only prints
`;

const root = fileURLToPath(new URL("..", import.meta.url));
const progress = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      flow: { type: "boolean", default: false },
      pages: { type: "string" },
      tools: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const pages = chosen(allPages, values.pages, "page");
  const tools = chosen(allTools, values.tools, "tool");
  const isWhole = !values.quick && values.pages === undefined && values.tools === undefined;
  const out = values.out ?? (isWhole ? `${root}docs/benchmarks.md` : undefined);

  const browser = await findBrowserBinary();
  const noSandbox = process.getuid?.() === 0;
  const canary = `canary-${randomBytes(9).toString("hex")}`;

  const versions = new Map<string, string>();
  const starters: Starter[] = [];
  for (const tool of tools) {
    versions.set(tool.name, tool.package?.version ?? (await ownVersion()));
    if (tool.package) progress(`installing ${tool.package.name}@${tool.package.version}`);
    const installed = tool.package ? install(tool.package) : buildOwn();
    installed.catch(() => undefined);
    starters.push({
      tool,
      start: async () => {
        const packageFolder = await installed;
        return startServer(tool.name, (folder) =>
          tool.command({ browser, noSandbox, packageFolder, folder }),
        );
      },
    });
    await Promise.allSettled([installed]);
  }

  const peer = starters.find(({ tool }) => tool === playwrightMcp);
  const flow = peer === undefined ? undefined : await measureFlow(browser, peer.start).catch(warn);
  if (flow !== undefined) progress(flowText(flow));
  if (values.flow) return;

  const needsSwagger = pages.some((page) => page.needsSwagger);
  if (needsSwagger) progress(`installing ${SWAGGER_UI.name}@${SWAGGER_UI.version}`);
  const swaggerFolder = needsSwagger ? await install(SWAGGER_UI).catch(warn) : undefined;
  const needsGithub = pages.some((page) => page.kind === "heavy");
  if (needsGithub) progress(`installing ${GITHUB_API.name}@${GITHUB_API.version}`);
  const githubFolder = needsGithub ? await install(GITHUB_API).catch(warn) : undefined;
  const site = await servePages({ canary, swaggerFolder, githubFolder });
  try {
    const account = allPages[0]!;
    const servers = await measureServers(
      starters,
      site.url(account),
      values.quick ? 3 : 9,
      progress,
    );
    const perPage = new Map<string, Map<string, Outcome<PageResult>>>();
    for (const page of pages) {
      const rounds = values.quick ? page.rounds.quick : page.rounds.full;
      const options = { rounds, warmups: values.quick ? 1 : 2, canary, progress };
      perPage.set(page.name, await measurePage(starters, page, site.url(page), options));
    }
    const text = render({
      date: new Date().toISOString().slice(0, 10),
      node: process.versions.node,
      browser: browserVersion(browser),
      machine: `${process.platform} ${process.arch}, ${cpus().length} cores`,
      rounds: roundsInWords(pages, values.quick),
      tools,
      versions,
      pages,
      servers,
      perPage,
      flow,
    });
    if (text.includes(canary))
      throw new Error("the report holds the canary password; it was not written");
    process.stdout.write(`\n${text}\n`);
    if (out !== undefined) await writeReport(out, text);
  } finally {
    await site.close();
  }
}

function chosen<T extends { name: string }>(
  all: T[],
  wanted: string | undefined,
  kind: string,
): T[] {
  if (wanted === undefined) return all;
  const names = wanted.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !all.some((item) => item.name === name));
  if (unknown.length > 0)
    throw new Error(
      `unknown ${kind}: ${unknown.join(", ")}; known: ${all.map((item) => item.name).join(", ")}`,
    );
  return all.filter((item) => names.includes(item.name));
}

function roundsInWords(pages: typeof allPages, quick: boolean): string {
  const counts = pages.map((page) => (quick ? page.rounds.quick : page.rounds.full));
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  return `${most === least ? most : `${most} (${least} on the largest page)`} interleaved rounds a page after warm-up${quick ? ", quick run" : ""}`;
}

async function writeReport(file: string, text: string): Promise<void> {
  const previous = await readFile(file, "utf8").catch(() => undefined);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, mergeIntoFile(previous, text));
  progress(`written: ${file}`);
}

async function ownVersion(): Promise<string> {
  return (JSON.parse(await readFile(`${root}package.json`, "utf8")) as { version: string }).version;
}

function warn(error: unknown): undefined {
  progress(error instanceof Error ? error.message : String(error));
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    killAllServers();
    process.exit(signal === "SIGINT" ? 130 : 143);
  });
}
process.once("exit", killAllServers);

try {
  await main();
} catch (error) {
  progress(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
