import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { carryOut, LIES, newTruth, type Lie, type Truth } from "./lies.ts";
import { accountPage, byScript, closingPage, leavePage, stepPage, type Visit } from "./pages.ts";
import { TONGUES, type Tongue } from "./tongues.ts";

export type Case = { lie: Lie; tongue: Tongue; honest: boolean; signsOut: boolean };

export type LyingSites = {
  urlOf(one: Case): string;
  truthOf(one: Case): Truth;
  reset(one: Case): void;
  close(): Promise<void>;
};

/** Every lie and its honest twin in every language on one server, each with a truth of its own. */
export async function startLyingSites(tongues: readonly Tongue[] = TONGUES): Promise<LyingSites> {
  const truths = new Map<string, Truth>();
  const truthAt = (key: string): Truth => {
    const truth = truths.get(key) ?? newTruth();
    truths.set(key, truth);
    return truth;
  };
  const server = createServer((request, response) => {
    const [, key = "", path = ""] = new URL(request.url ?? "/", "http://x").pathname.split("/");
    const [lang, index, ...words] = key.split("-");
    const tongue = tongues.find((one) => nameOf(one) === lang);
    const lie = LIES[Number(index)];
    if (tongue === undefined || lie === undefined) return void response.writeHead(404).end();
    const visit: Visit = {
      tongue,
      lie,
      honest: words.includes("honest"),
      signsOut: words.includes("out"),
      truth: truthAt(key),
      base: `/${key}/`,
    };
    request.resume();
    request.on("end", () => answer(visit, request.method ?? "GET", path, response));
  });
  // A run waits longer between two looks than Node keeps a quiet connection open.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (one) => `http://127.0.0.1:${port}/${keyOf(one)}/account`,
    truthOf: (one) => truthAt(keyOf(one)),
    reset: (one) => void truths.delete(keyOf(one)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const nameOf = ({ key, lang }: Tongue): string => key ?? lang;

function keyOf({ lie, tongue, honest, signsOut }: Case): string {
  const word = honest ? "honest" : "lying";
  return `${nameOf(tongue)}-${LIES.indexOf(lie)}-${word}${signsOut ? "-out" : ""}`;
}

function answer(visit: Visit, method: string, path: string, response: ServerResponse): void {
  const html = (body: string): void =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
  const go = (to: string): void =>
    void response.writeHead(303, { location: visit.base + to }).end();
  const { lie, honest, truth, tongue } = visit;
  if (method === "POST" && path === "again") {
    truth.ended = false;
    return go("account");
  }
  if (method === "POST" && path === "finish") {
    carryOut(lie, honest, truth);
    return go("done");
  }
  if (method === "POST" && path === "leave") {
    if (lie === "one more step that never comes") {
      truth.asked = true;
      return go("step");
    }
    carryOut(lie, honest, truth);
    if (!byScript(lie))
      return lie === "closing words that were there before" && !honest
        ? html(leavePage(visit, true))
        : go("done");
    const failed = !honest && lie === "toast over a failed request";
    response.writeHead(failed ? 500 : 200, { "content-type": "application/json" });
    return void response.end(
      JSON.stringify(honest ? { ok: true } : { ok: false, error: tongue.failed }),
    );
  }
  if (path === "leave") return html(leavePage(visit));
  if (path === "step") return html(stepPage(visit));
  if (path === "done") return html(closingPage(visit));
  return html(accountPage(visit));
}
