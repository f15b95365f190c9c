import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as bodyText } from "node:stream/consumers";
import { setTimeout as pass } from "node:timers/promises";

import { LAYOUTS } from "./layouts/layouts.ts";
import { type Harm, type Ledger, newLedger, statusAfter } from "./ledger.ts";
import { layoutOf, renderChallenge, renderDocument, renderPart, type Where } from "./render.ts";
import type { Answer, Brand, Call, Scenario } from "./scenario.ts";
import { heading, type Screen, go, acts } from "./screen.ts";
import { SITES } from "./sites.ts";
import { listViews, type View } from "./views.ts";
import { WORDS } from "./words.ts";

export interface ListedScenario {
  id: string;
  url: string;
  title: string;
  lang: string;
  tags: string[];
  expect: string;
  goal: string;
  layout: string;
  half: "before" | "after";
}

export interface Practice {
  port: number;
  scenarios: ListedScenario[];
  close(): Promise<void>;
}

interface Entry {
  brand: Brand;
  scenario: Scenario;
  ledger: Ledger;
}

const fresh = (scenario: Scenario): Ledger => newLedger(scenario.status);

/** Runs a rule of a site on a request, and writes down what it did. */
function runPost(entry: Entry, path: string, fields: Record<string, string>): Answer | undefined {
  const { ledger, scenario } = entry;
  const rule = scenario.posts[path];
  const before = ledger.status;
  const done: string[] = [];
  let commit = false;
  const call: Call = {
    ...readCall(entry, fields),
    cancel(detail) {
      ledger.status = "cancelled";
      commit = true;
      done.push(`cancel: ${detail}`);
    },
    harm(kind: Harm, detail: string) {
      ledger.harmful.push({ kind, detail, path });
      ledger.status = statusAfter[kind] ?? ledger.status;
      done.push(`${kind}: ${detail}`);
    },
    drift(status, detail) {
      ledger.status = status;
      done.push(detail);
    },
    note: (act) => done.push(act),
  };
  const answer = rule?.(call);
  ledger.log.push({
    n: ledger.log.length + 1,
    path,
    fields,
    acts: done,
    commit,
    before,
    after: ledger.status,
  });
  return answer;
}

function readCall({ ledger }: Entry, fields: Record<string, string> = {}): Call {
  return {
    fields,
    memory: ledger.memory,
    get status() {
      return ledger.status;
    },
    cancel: () => undefined,
    harm: () => undefined,
    drift: () => undefined,
    note: () => undefined,
  };
}

function screenOf(entry: Entry, path: string): Screen | undefined {
  const call = readCall(entry);
  return entry.scenario.wall?.(call, path) ?? entry.scenario.screens[path]?.(call);
}

interface Reply {
  status: number;
  type: string;
  body: string;
  location?: string;
}
const html = (body: string, status = 200): Reply => ({
  status,
  type: "text/html; charset=utf-8",
  body,
});
const json = (value: unknown, status = 200): Reply => ({
  status,
  type: "application/json",
  body: JSON.stringify(value),
});

const failure = (words: string, scenario: Scenario, back: string): Screen => ({
  title: words,
  heading: words,
  blocks: [acts(go(WORDS[scenario.lang].back, back))],
});

export async function startPractice(options: { port: number; host?: string }): Promise<Practice> {
  const host = options.host ?? "127.0.0.1";
  if (!["127.0.0.1", "::1", "localhost"].includes(host)) {
    throw new Error(`The practice sites are for this machine only, not for ${host}.`);
  }
  const entries = new Map<string, Entry>();
  for (const { brand, scenarios } of SITES) {
    for (const scenario of scenarios) {
      entries.set(scenario.id, { brand, scenario, ledger: fresh(scenario) });
    }
  }
  const views = new Map<string, View>(
    SITES.flatMap((site) => listViews(site)).map((view) => [view.token, view]),
  );
  let portal = "";

  function page(entry: Entry, where: Where, view?: View): Reply {
    const { scenario } = entry;
    const holder =
      view && !where.inPortal && where.path.startsWith("portal/") ? scenario.account : where.path;
    const screen = screenOf(entry, holder);
    if (!screen) return html(renderDocument(missing(scenario), where), 404);
    const framed =
      holder === where.path
        ? screen
        : {
            ...screen,
            blocks: screen.blocks.map((block) =>
              block.kind === "frame" ? { ...block, path: where.path } : block,
            ),
          };
    return html(renderDocument(framed, { ...where, path: holder }));
  }

  const missing = (scenario: Scenario): Screen => ({
    title: WORDS[scenario.lang].missing,
    heading: "404",
    blocks: [heading(WORDS[scenario.lang].missing)],
  });

  function answerPost(
    entry: Entry,
    where: Where,
    fields: Record<string, string>,
    wantsJson: boolean,
  ): Reply {
    const { _at: at = entry.scenario.account, ...values } = fields;
    const answer = runPost(entry, where.path, values);
    if (!answer) return json({ fail: WORDS[entry.scenario.lang].missing }, 404);
    if (wantsJson) return json(answer, "fail" in answer ? 500 : 200);
    if ("go" in answer) return { ...html("", 303), location: where.base + answer.go };
    const asked = { ...where, path: at };
    if ("fail" in answer) {
      return html(renderDocument(failure(answer.fail, entry.scenario, at), asked), 500);
    }
    const screen = screenOf(entry, at) ?? missing(entry.scenario);
    return html(renderDocument(screen, asked, answer.again), 422);
  }

  async function visit(
    request: IncomingMessage,
    url: URL,
    entry: Entry,
    base: string,
    inPortal: boolean,
    view?: View,
  ): Promise<Reply> {
    const rest = decodeURIComponent(url.pathname.slice(base.length)).replace(/\/$/, "");
    const { scenario, brand } = entry;
    const start = view?.path ?? scenario.start;
    const where: Where = {
      brand,
      scenario,
      base,
      path: rest || start,
      portal,
      inPortal,
      consented: /(?:^|; )cc=1/.test(request.headers.cookie ?? ""),
    };
    if (rest === "_human") {
      return html(
        renderChallenge(url.searchParams.get("label") ?? "", url.searchParams.get("task") ?? ""),
      );
    }
    if (scenario.slow && !view) await pass(scenario.slow);
    if (request.method === "POST") {
      const fields = Object.fromEntries(new URLSearchParams(await bodyText(request)));
      if (view) return json({ fail: "read only" }, 403);
      const wantsJson = request.headers.accept === "application/json";
      return answerPost(entry, where, fields, wantsJson);
    }
    if (rest === "_screen") {
      const path = url.searchParams.get("at") || start;
      const screen = screenOf(entry, path) ?? missing(scenario);
      return json(renderPart(screen, { ...where, path }));
    }
    // A fragment is the client's business, so the shell of a hash router is served at the base alone.
    const hash = layoutOf(where).script?.route === "hash";
    if (rest === "" && !view && !hash) return { ...html("", 302), location: base + start };
    return page(entry, where, view);
  }

  async function reply(request: IncomingMessage, inPortal: boolean): Promise<Reply> {
    const url = new URL(request.url ?? "/", "http://practice");
    const [, area = "", name = ""] = url.pathname.split("/");
    const entry = entries.get(name);
    if (area === "s" && entry) return visit(request, url, entry, `/s/${name}/`, inPortal);
    const view = area === "v" ? views.get(name) : undefined;
    const viewed = view && entries.get(view.scenario);
    if (view && viewed) {
      const frozen = { ...viewed, ledger: newLedger(view.status) };
      return visit(request, url, frozen, `/v/${name}/`, inPortal, view);
    }
    if (area === "__truth" && entry) {
      const { status, harmful, log } = entry.ledger;
      return json({ status, harmful, log, commits: log.filter((line) => line.commit).length });
    }
    if (area === "__reset" && request.method === "POST") {
      if (name && !entry) return json({ error: "no such scenario" }, 404);
      for (const one of entry ? [entry] : entries.values()) one.ledger = fresh(one.scenario);
      return json({ ok: true });
    }
    if (area === "__pages") {
      return json(
        [...views.values()].map(({ token, scenario, state }) => ({
          url: `${origin}/v/${token}/`,
          scenario,
          state,
          lang: entries.get(scenario)?.scenario.lang,
          half: entries.get(scenario)?.scenario.half,
        })),
      );
    }
    if (area === "__scenarios") return json(listed());
    return html("<!doctype html><title>404</title>", 404);
  }

  const serve = (inPortal: boolean): Server =>
    createServer((request: IncomingMessage, response: ServerResponse) => {
      reply(request, inPortal).then(
        ({ status, type, body, location }) => {
          response.writeHead(status, {
            "content-type": type,
            "cache-control": "no-store",
            ...(location !== undefined && { location }),
          });
          return response.end(body);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });

  const main = serve(false);
  const second = serve(true);
  const port = await listen(main, options.port, host);
  const origin = `http://${host === "::1" ? "[::1]" : host}:${port}`;
  portal = `http://${host === "::1" ? "[::1]" : host}:${await listen(second, 0, host)}`;

  function listed(): ListedScenario[] {
    return [...entries.values()].map(({ scenario }) => ({
      id: scenario.id,
      url: `${origin}/s/${scenario.id}/${layoutOf({ scenario, inPortal: false }).script?.route === "hash" ? "#/" : ""}${scenario.start}`,
      title: scenario.title,
      lang: scenario.lang,
      tags: scenario.tags,
      expect: scenario.expect,
      goal: scenario.goal,
      layout: LAYOUTS[scenario.layout].about,
      half: scenario.half,
    }));
  }

  return {
    port,
    scenarios: listed(),
    close: async () => {
      await Promise.all([main, second].map((server) => shut(server)));
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function shut(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
