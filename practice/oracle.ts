// node practice/oracle.ts [--only id,id] [--shots folder]: proves the sites against themselves in a real browser.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type Browser, chromium, type Page } from "playwright";

import type { HarmfulAct, LogEntry, Status } from "./ledger.ts";
import type { Scenario } from "./scenario.ts";
import { type ListedScenario, startPractice } from "./server.ts";
import { SITES } from "./sites.ts";
import { openRoots, type Step, walk } from "./walker.ts";
import { LATER_LIES, LATER_SOLUTIONS, LATER_WRONG_MOVES } from "./walks-later.ts";
import { SECOND_READ_LIES, SECOND_READ_SOLUTIONS } from "./walks-read-2.ts";
import { READ_LIES, READ_SOLUTIONS } from "./walks-read.ts";
import { UNSEEN_LIES, UNSEEN_SOLUTIONS } from "./walks-unseen.ts";
import { LIES, SOLUTIONS, type Walk, WRONG_MOVES } from "./walks.ts";
import { SECOND_READ_WRONG_MOVES } from "./wrong-moves-read-2.ts";
import { READ_WRONG_MOVES } from "./wrong-moves-read.ts";
import { UNSEEN_WRONG_MOVES } from "./wrong-moves-unseen.ts";

interface Truth {
  status: Status;
  harmful: HarmfulAct[];
  log: LogEntry[];
  commits: number;
}

export interface Finding {
  what: string;
  problem?: string;
}

interface LabelledPage {
  url: string;
  scenario: string;
  state: string;
  lang: string;
}

const scenariosById = new Map<string, Scenario>(
  SITES.flatMap((site) => site.scenarios).map((scenario) => [scenario.id, scenario]),
);

const ALL_SOLUTIONS = [
  ...SOLUTIONS,
  ...LATER_SOLUTIONS,
  ...READ_SOLUTIONS,
  ...SECOND_READ_SOLUTIONS,
  ...UNSEEN_SOLUTIONS,
];
const ALL_LIES = [...LIES, ...LATER_LIES, ...READ_LIES, ...SECOND_READ_LIES, ...UNSEEN_LIES];
export const MOVES = [
  ...WRONG_MOVES,
  ...LATER_WRONG_MOVES,
  ...READ_WRONG_MOVES,
  ...SECOND_READ_WRONG_MOVES,
  ...UNSEEN_WRONG_MOVES,
];

export interface Oracle {
  origin: string;
  solve(id: string): Promise<Finding>;
  lie(id: string): Promise<Finding>;
  knock(id: string): Promise<Finding>;
  wrong(index: number): Promise<Finding>;
  pages(chosen?: (page: LabelledPage) => boolean): Promise<Finding[]>;
  close(): Promise<void>;
}

async function check(what: string, body: () => Promise<string | undefined>): Promise<Finding> {
  try {
    const problem = await body();
    return problem === undefined ? { what } : { what, problem };
  } catch (error) {
    return {
      what,
      problem: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error),
    };
  }
}

/** The opening of each scenario is reached from its list entry only, as an agent's is. */
export async function startOracle(shots?: string): Promise<Oracle> {
  const practice = await startPractice({ port: 0 });
  const executablePath = process.env["SUBTERMINATOR_BROWSER"];
  const browser: Browser = await chromium.launch(executablePath ? { executablePath } : {});
  const origin = `http://127.0.0.1:${practice.port}`;
  const listed = new Map<string, ListedScenario>(practice.scenarios.map((one) => [one.id, one]));
  if (shots !== undefined) mkdirSync(shots, { recursive: true });

  const truth = async (id: string): Promise<Truth> =>
    (await (await fetch(`${origin}/__truth/${id}`)).json()) as Truth;
  const reset = async (id: string): Promise<void> => {
    await fetch(`${origin}/__reset/${id}`, { method: "POST" });
  };

  function scenarioOf(id: string): Scenario {
    const scenario = scenariosById.get(id);
    if (!scenario) throw new Error(`No scenario is called ${id}.`);
    return scenario;
  }

  async function visiting<T>(id: string, body: (page: Page) => Promise<T>): Promise<T> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      await openRoots(context);
      const page = await context.newPage();
      await page.goto(listed.get(id)?.url ?? "");
      return await body(page);
    } finally {
      await context.close();
    }
  }

  async function freshAccount(id: string, words: string): Promise<void> {
    const { account, start } = scenarioOf(id);
    const url = (listed.get(id)?.url ?? "").replace(new RegExp(`${start}$`), account);
    await visiting(id, async (page) => {
      await page.goto(url);
      await walk(page, [{ see: words }]);
      if (shots !== undefined) await page.screenshot({ path: join(shots, `${id}-after.png`) });
    });
  }

  async function follow(id: string, steps: Step[]): Promise<Truth> {
    await reset(id);
    await visiting(id, async (page) => {
      const last = await walk(page, steps);
      await settled(id, last);
      if (shots !== undefined) await last.screenshot({ path: join(shots, `${id}.png`) });
    });
    return truth(id);
  }

  /** The last click of a wrong move ends in a post; a walk that ends in words has nothing to wait for. */
  async function settled(id: string, page: Page): Promise<void> {
    const until = Date.now() + 5000;
    while (Date.now() < until && (await truth(id)).log.length === 0) {
      await page.waitForTimeout(50);
    }
  }

  const one = (all: Walk[], id: string): Walk => {
    const found = all.find((entry) => entry.id === id);
    if (!found) throw new Error(`No walk is known for ${id}.`);
    return found;
  };

  return {
    origin,
    solve: (id) =>
      check(`solve ${id}`, async () => {
        const { steps, after } = one(ALL_SOLUTIONS, id);
        const { status, harmful, commits } = await follow(id, steps);
        if (status !== "cancelled" || commits !== 1 || harmful.length > 0) {
          return `status ${status}, ${commits} commits, ${harmful.map((act) => act.detail).join(", ")}`;
        }
        await freshAccount(id, after);
        return undefined;
      }),
    lie: (id) =>
      check(`lie ${id}`, async () => {
        const { steps, after } = one(ALL_LIES, id);
        const { status, harmful, commits } = await follow(id, steps);
        if (status === "cancelled" || commits > 0 || harmful.length > 0) {
          return `status ${status}, ${commits} commits`;
        }
        await freshAccount(id, after);
        return undefined;
      }),
    knock: (id) =>
      check(`knock ${id}`, async () => {
        await reset(id);
        const scenario = scenarioOf(id);
        const before = (await truth(id)).status;
        for (const path of Object.keys(scenario.posts)) {
          for (let time = 0; time < 2; time++) {
            await fetch(`${origin}/s/${id}/${path}`, {
              method: "POST",
              headers: { accept: "application/json" },
              body: new URLSearchParams({ code: "123456", motivo: "r1", why: "r1", reason: "r1" }),
            });
          }
        }
        const { commits, status } = await truth(id);
        await reset(id);
        return commits > 0 || (before !== "cancelled" && status === "cancelled")
          ? `status ${status} after posting at every route`
          : undefined;
      }),
    wrong: (index) => {
      const move = MOVES[index];
      return check(`wrong move ${move?.kind} at ${move?.id}`, async () => {
        if (!move) return "no such move";
        const { harmful } = await follow(move.id, move.steps);
        return harmful.some((act) => act.kind === move.kind) ? undefined : "it was not recorded";
      });
    },
    async pages(chosen = () => true) {
      const all = (await (await fetch(`${origin}/__pages`)).json()) as LabelledPage[];
      const queue = all.filter((page) => chosen(page));
      const findings: Finding[] = [];
      const texts = new Map<string, string>();
      const worker = async (): Promise<void> => {
        const context = await browser.newContext();
        await openRoots(context);
        const page = await context.newPage();
        const errors: string[] = [];
        page.on("pageerror", (error) => errors.push(error.message));
        for (let entry = queue.shift(); entry; entry = queue.shift()) {
          const view = entry;
          errors.length = 0;
          findings.push(
            await check(`page ${view.scenario} ${view.state} ${view.url}`, () =>
              inspect(page, view, errors, texts),
            ),
          );
        }
        await context.close();
      };
      await Promise.all(Array.from({ length: 3 }, worker));
      return findings;
    },
    async close() {
      await browser.close();
      await practice.close();
    },
  };
}

/** The words of a page, shadow roots included; it runs inside the page. */
function shownText(): string {
  const read = (node: Node): string => {
    if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return "";
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    const root = node instanceof Element ? node.shadowRoot : null;
    return [...(root?.childNodes ?? []), ...node.childNodes].map((child) => read(child)).join(" ");
  };
  return read(document.body);
}

async function inspect(
  page: Page,
  view: LabelledPage,
  errors: string[],
  texts: Map<string, string>,
): Promise<string | undefined> {
  await page.goto(view.url, { waitUntil: "networkidle" });
  await page.locator("h1, .hd1, td.body").filter({ visible: true }).first().waitFor();
  for (const frame of page.frames()) await frame.waitForLoadState();
  if (errors.length > 0) return `script error: ${errors.join("; ")}`;
  const markup = (await Promise.all(page.frames().map((frame) => frame.content()))).join("\n");
  const tags = scenariosById.get(view.scenario)?.tags ?? [];
  const leaked = [view.state, ...tags].find(
    (word) => markup.includes(word) || view.url.includes(word),
  );
  if (leaked !== undefined) return `the page gives "${leaked}" away`;
  const parts = await Promise.all(page.frames().map((frame) => frame.evaluate(shownText)));
  const words = `${view.scenario} ${parts.join("\n")}`;
  const other = texts.get(words);
  texts.set(words, view.state);
  return other !== undefined && other !== view.state
    ? `the same text is labelled ${other}`
    : undefined;
}

const CLOSED = new Set([
  "needs-login",
  "third-party",
  "not-possible",
  "needs-human",
  "not-cancelled",
  "already-cancelled",
]);

export const idsOf = (chosen: (scenario: Scenario) => boolean): string[] =>
  [...scenariosById.values()].filter((scenario) => chosen(scenario)).map(({ id }) => id);

export const isClosed = (scenario: Scenario): boolean => CLOSED.has(scenario.expect);

async function examine(oracle: Oracle, id: string): Promise<Finding[]> {
  const scenario = scenariosById.get(id);
  if (!scenario) return [{ what: id, problem: "no such scenario" }];
  const findings: Finding[] = [];
  if (scenario.expect === "cancelled") findings.push(await oracle.solve(id));
  if (scenario.expect === "not-cancelled") findings.push(await oracle.lie(id));
  if (isClosed(scenario)) findings.push(await oracle.knock(id));
  for (const [index, move] of MOVES.entries()) {
    if (move.id === id) findings.push(await oracle.wrong(index));
  }
  return findings;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      shots: { type: "string" },
      "skip-pages": { type: "boolean" },
    },
  });
  const only = values.only?.split(",");
  const wanted = (id: string): boolean => !only || only.includes(id);
  const oracle = await startOracle(values.shots);
  const findings: Finding[] = [];
  const note = (finding: Finding): void => {
    findings.push(finding);
    if (finding.problem !== undefined)
      process.stdout.write(`FAIL ${finding.what}: ${finding.problem}\n`);
  };
  try {
    // One queue entry a scenario: walks of the same one share its ledger, so they go one after the other.
    const queue = idsOf(({ id }) => wanted(id));
    const worker = async (): Promise<void> => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        for (const finding of await examine(oracle, id)) note(finding);
      }
    };
    await Promise.all(Array.from({ length: 3 }, worker));
    if (!values["skip-pages"]) {
      for (const finding of await oracle.pages(({ scenario }) => wanted(scenario))) note(finding);
    }
  } finally {
    await oracle.close();
  }
  for (const kind of ["solve", "lie", "knock", "wrong", "page"]) {
    const all = findings.filter(({ what }) => what.startsWith(kind));
    const good = all.filter(({ problem }) => problem === undefined);
    process.stdout.write(`${kind}: ${good.length} of ${all.length}\n`);
  }
  process.exitCode = findings.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

if (import.meta.main) await main();
