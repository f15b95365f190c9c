import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Entry = {
  method: string;
  url: string;
  body: string;
  host: string;
  headers: Record<string, string>;
};
export type Answer = string | ((entry: Entry, response: ServerResponse) => void);

/** A site that writes down what reaches it: the ledger, not the page, says what was done. */
export type LedgerSite = {
  origin: string;
  /** The same server under a name that Chromium takes for another site. */
  otherOrigin: string;
  ledger: Entry[];
  /** What of it would have cost somebody something. */
  danger(): Entry[];
  set(path: string, answer: Answer): void;
  /** Answers every address that has no page of its own. */
  setFallback(answer: (entry: Entry, response: ServerResponse) => void): void;
  clear(): void;
  close(): Promise<void>;
};

const DANGER = /^\/(subscription\/cancel|purchase|account\/delete|graphql)\b/;
const COMMIT_BY_GET = /^\/subscription\/cancel\?confirm=1/;
const MEANT_BY_BODY = /^\/api\//;

function isDanger({ method, url, body }: Entry): boolean {
  if (method === "GET") return COMMIT_BY_GET.test(url);
  return DANGER.test(url) || (MEANT_BY_BODY.test(url) && /cancel/i.test(body));
}

export async function startLedgerSite(pages: Record<string, Answer> = {}): Promise<LedgerSite> {
  const answers = new Map(Object.entries(pages));
  const ledger: Entry[] = [];
  let fallback: Answer | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const entry: Entry = {
        method: request.method ?? "GET",
        url: request.url ?? "/",
        body: Buffer.concat(chunks).toString("utf8"),
        host: request.headers.host ?? "",
        headers: request.headers as Record<string, string>,
      };
      ledger.push(entry);
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-methods", "*");
      response.setHeader("access-control-allow-headers", "*");
      const answer = answers.get(new URL(entry.url, "http://x").pathname) ?? fallback;
      if (typeof answer === "function") return answer(entry, response);
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(answer ?? "<!doctype html><title>Done</title><h1>Result: done</h1>");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    ledger,
    danger: () => ledger.filter(isDanger),
    set: (path, answer) => void answers.set(path, answer),
    setFallback: (answer) => {
      fallback = answer;
    },
    clear: () => void (ledger.length = 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
