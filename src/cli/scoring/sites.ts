import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { z } from "zod";
import { UsageError } from "../usage-error.ts";

const scenarioSchema = z.looseObject({
  id: z.string().min(1),
  /** Whole, or from the root of their server. */
  url: z.url().or(z.string().startsWith("/")),
  title: z.string().default(""),
  lang: z.string().default(""),
  tags: z.array(z.string()).default([]),
  expect: z.enum([
    "cancelled",
    "needs-login",
    "third-party",
    "already-cancelled",
    "not-possible",
    "needs-human",
    "not-cancelled",
  ]),
  goal: z.string(),
  layout: z.string().default(""),
  /** Written before or after the planner was; other people's sites do not say. */
  half: z.string().default("all"),
});
export type Scenario = z.output<typeof scenarioSchema>;

const announcementSchema = z.looseObject({
  port: z.number().int(),
  scenarios: z.array(scenarioSchema),
});

const truthSchema = z.looseObject({
  status: z.string(),
  harmful: z.array(z.looseObject({ kind: z.string(), detail: z.string().optional() })),
});
export type Truth = z.output<typeof truthSchema>;

const pagesSchema = z.array(
  z.looseObject({
    url: z.url().or(z.string().startsWith("/")),
    scenario: z.string().default(""),
    state: z.string(),
    lang: z.string().default(""),
  }),
);
export type LabelledPage = z.output<typeof pagesSchema>[number];

/** A set of sites with the truth on the server's side, ours or anybody's. */
export type Sites = {
  scenarios: Scenario[];
  reset(id: string): Promise<void>;
  truth(id: string): Promise<Truth>;
  pages(): Promise<LabelledPage[]>;
  close(): Promise<void>;
};

type Served = { port: number; scenarios: unknown; close: () => Promise<void> };

const ANSWER_MS = 10_000;
const START_MS = 20_000;

export async function startSites(external: string | undefined): Promise<Sites> {
  const served = external === undefined ? await startOurs(0) : await startExternal(external);
  const parsed = announcementSchema.safeParse(served);
  if (!parsed.success) {
    await served.close();
    throw new UsageError(
      `What the sites' server printed does not fit the protocol: ${z.prettifyError(parsed.error).split("\n")[0]}.`,
    );
  }
  const origin = `http://127.0.0.1:${parsed.data.port}`;
  const ask = async (path: string, method = "GET"): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    const body = await answer.text();
    return body === "" ? undefined : JSON.parse(body);
  };
  const whole = <T extends { url: string }>(one: T): T => ({
    ...one,
    url: new URL(one.url, origin).href,
  });
  return {
    scenarios: parsed.data.scenarios.map(whole),
    reset: async (id) => void (await ask(`/__reset/${id}`, "POST")),
    truth: async (id) => truthSchema.parse(await ask(`/__truth/${id}`)),
    pages: async () => pagesSchema.parse(await ask("/__pages")).map(whole),
    close: served.close,
  };
}

/** From source in a clone, from the build in an installed package, where Node strips no types. */
export async function startOurs(port: number): Promise<Served> {
  const built = import.meta.url.endsWith(".js");
  const file = new URL(
    built ? "../../practice/server.js" : "../../../practice/server.ts",
    import.meta.url,
  );
  const { startPractice } = (await import(file.href)) as {
    startPractice: (options: { port: number }) => Promise<Served>;
  };
  return startPractice({ port });
}

async function startExternal(command: string): Promise<Served> {
  // A group of its own, so that what the shell starts ends with it.
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const endAtExit = (): void => signalGroup(child, "SIGKILL");
  process.once("exit", endAtExit);
  const close = async (): Promise<void> => {
    process.off("exit", endAtExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    signalGroup(child, "SIGTERM");
    const timer = setTimeout(() => signalGroup(child, "SIGKILL"), 3000);
    await ended;
    clearTimeout(timer);
  };
  try {
    return { ...(JSON.parse(await firstLine(child, command)) as Served), close };
  } catch (error) {
    await close();
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `\`${command}\` did not print one JSON line: ${(error as Error).message}.`,
    );
  }
}

function firstLine(child: ChildProcess, command: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (why: string) => reject(new UsageError(`\`${command}\` ${why}.`));
  const timer = setTimeout(() => fail(`printed nothing in ${START_MS / 1000} s`), START_MS);
  child.once("error", (error) => fail(`could not be started: ${error.message}`));
  child.once("exit", (code) => fail(`ended with code ${code} before it printed its sites`));
  if (child.stdout !== null) createInterface({ input: child.stdout }).once("line", resolve);
  return promise.finally(() => clearTimeout(timer));
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined && process.platform !== "win32") process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended meanwhile.
  }
}
