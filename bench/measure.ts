import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import type { BenchPage } from "./pages.ts";
import type { BenchTool, Driver } from "./peers.ts";
import type { ListedTool, Server } from "./server.ts";
import { rotated, spread, type Spread } from "./statistics.ts";

export type PageResult = {
  observeTokens: Spread;
  observeMs: Spread;
  stepTokens: Spread;
  stepMs: Spread;
  /** Steps whose effect was seen on the page afterwards. */
  verified: number;
  memoryMb: number;
  /** How many of the page's known controls the observation names. */
  controlsShown: number;
  canarySeen: boolean;
};

export type ServerResult = {
  /** Name, description, schema and annotations, as the protocol sends them. */
  listTokens: number;
  /** Without annotations, which most clients keep to themselves. */
  bareListTokens: number;
  listLength: number;
  instructionTokens: number;
  coldStartMs: Spread;
};

export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: string };

export type Starter = { tool: BenchTool; start: () => Promise<Server> };

/** The same serialisation for every tool, whatever else its server sends along. */
export function listTokens(tools: ListedTool[], withAnnotations: boolean): number {
  const sent = tools.map(({ name, description, inputSchema, annotations }) => ({
    name,
    description,
    inputSchema,
    ...(withAnnotations ? { annotations } : {}),
  }));
  return countTokens(JSON.stringify(sent));
}

/** Spawn to the text of the first observation, in turns. The first round fills file and compile caches and is dropped. */
export async function measureServers(
  starters: Starter[],
  url: string,
  rounds: number,
  progress: (line: string) => void,
): Promise<Map<string, Outcome<ServerResult>>> {
  const times = new Map<string, number[]>();
  const lists = new Map<string, Omit<ServerResult, "coldStartMs">>();
  const failures = new Map<string, string>();
  for (let round = 0; round <= rounds; round += 1) {
    progress(`cold start: round ${round} of ${rounds}`);
    for (const { tool, start } of rotated(starters, round)) {
      if (failures.has(tool.name)) continue;
      const result = await attempt(async () => {
        const before = performance.now();
        const server = await start();
        try {
          const driver = tool.drive(server);
          await driver.open(url);
          const ms = performance.now() - before;
          if (!lists.has(tool.name)) {
            const listed = await server.listTools();
            lists.set(tool.name, {
              listTokens: listTokens(listed, true),
              bareListTokens: listTokens(listed, false),
              listLength: listed.length,
              instructionTokens: countTokens(server.instructions()),
            });
          }
          await closeQuietly(driver);
          return ms;
        } finally {
          await server.stop();
        }
      });
      if (!result.ok) failures.set(tool.name, result.reason);
      else if (round > 0) times.set(tool.name, [...(times.get(tool.name) ?? []), result.value]);
    }
  }
  const outcomes = new Map<string, Outcome<ServerResult>>();
  for (const { tool } of starters) {
    const list = lists.get(tool.name);
    const reason = failures.get(tool.name);
    if (reason !== undefined || !list)
      outcomes.set(tool.name, { ok: false, reason: reason ?? "not run" });
    else
      outcomes.set(tool.name, {
        ok: true,
        value: { ...list, coldStartMs: spread(times.get(tool.name) ?? []) },
      });
  }
  return outcomes;
}

type Sample = {
  observeMs: number;
  observeText: string;
  stepMs: number;
  stepText: string;
  verified: boolean;
};

type Runner = {
  tool: BenchTool;
  server: Server;
  driver: Driver;
  clicks: number;
  samples: Sample[];
};

/** One page: every tool has it open in its own browser, and in each round they take turns at one observation and one step. */
export async function measurePage(
  starters: Starter[],
  page: BenchPage,
  url: string,
  options: { rounds: number; warmups: number; canary: string; progress: (line: string) => void },
): Promise<Map<string, Outcome<PageResult>>> {
  const outcomes = new Map<string, Outcome<PageResult>>();
  const runners: Runner[] = [];
  try {
    for (const { tool, start } of starters) {
      options.progress(`${page.name}: ${tool.name} opens it`);
      let server: Server | undefined;
      const opened = await attempt(async () => {
        server = await start();
        const driver = tool.drive(server);
        await driver.open(url);
        await untilLocated(driver, page);
        return { tool, server, driver, clicks: 0, samples: [] as Sample[] };
      });
      if (opened.ok) runners.push(opened.value);
      else {
        outcomes.set(tool.name, opened);
        await server?.stop();
      }
    }

    for (let round = 0; round < options.warmups + options.rounds; round += 1) {
      options.progress(`${page.name}: round ${round + 1 - options.warmups} of ${options.rounds}`);
      for (const runner of rotated(runners, round)) {
        if (outcomes.has(runner.tool.name)) continue;
        const sample = await attempt(() => takeSample(runner, page));
        if (!sample.ok) outcomes.set(runner.tool.name, sample);
        else if (round >= options.warmups) runner.samples.push(sample.value);
      }
    }

    for (const { tool, server, samples } of runners) {
      if (outcomes.has(tool.name)) continue;
      const memoryMb = server.memory();
      outcomes.set(tool.name, {
        ok: true,
        value: {
          observeTokens: spread(samples.map((sample) => countTokens(sample.observeText))),
          observeMs: spread(samples.map((sample) => sample.observeMs)),
          stepTokens: spread(samples.map((sample) => countTokens(sample.stepText))),
          stepMs: spread(samples.map((sample) => sample.stepMs)),
          verified: samples.filter((sample) => sample.verified).length,
          memoryMb,
          controlsShown: shown(page.controls, samples.at(-1)?.observeText ?? ""),
          canarySeen: samples.some((sample) =>
            (sample.observeText + sample.stepText).includes(options.canary),
          ),
        },
      });
    }
  } finally {
    for (const { server, driver } of runners) {
      await closeQuietly(driver);
      await server.stop();
    }
  }
  return outcomes;
}

async function takeSample(runner: Runner, page: BenchPage): Promise<Sample> {
  const { driver } = runner;
  const beforeObserve = performance.now();
  const observeText = await driver.observe();
  const observeMs = performance.now() - beforeObserve;

  const ref = await driver.locate(observeText, page.target);
  const effect = page.effect(++runner.clicks);

  const beforeStep = performance.now();
  const stepText = await driver.step(ref, effect);
  const stepMs = performance.now() - beforeStep;
  const verified = await driver.verify(stepText, effect);

  if (page.toggles)
    await driver.step(
      await driver.locate(await driver.observe(), page.target),
      page.effect(++runner.clicks),
    );
  return { observeMs, observeText, stepMs, stepText, verified };
}

const shown = (controls: string[], text: string): number =>
  controls.filter((name) => text.includes(name)).length;

/** An app draws itself after its load event; that time belongs to the app, not to a tool. */
async function untilLocated(driver: Driver, page: BenchPage): Promise<void> {
  const deadline = performance.now() + 15_000;
  for (;;) {
    const located = await attempt(async () => driver.locate(await driver.observe(), page.target));
    if (located.ok) return;
    if (performance.now() > deadline) throw new Error(located.reason);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function closeQuietly(driver: Driver): Promise<void> {
  await attempt(() => driver.close());
}

async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
