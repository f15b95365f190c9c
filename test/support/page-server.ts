import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};
export type Handler = (asked: Asked, response: ServerResponse) => void;
export type Routes = Record<string, string | Handler>;

export type PageServer = {
  /** http://127.0.0.1:port */
  origin: string;
  port: number;
  /** Every request that arrived, oldest first; `path` is without the query, `headers.host` tells the name used. */
  ledger: Asked[];
  set(path: string, page: string | Handler): void;
  close(): Promise<void>;
};

/** Pages on a port of its own: path -> HTML (sent as UTF-8) or a handler. Another origin is another server. */
export async function startPageServer(routes: Routes = {}): Promise<PageServer> {
  const pages = new Map(Object.entries(routes));
  const ledger: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const asked: Asked = {
        method: request.method ?? "GET",
        path,
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      ledger.push(asked);
      const page = pages.get(path);
      if (page === undefined) {
        response.writeHead(404, { "content-type": "text/plain" }).end("no such page");
        return;
      }
      if (typeof page === "function") {
        page(asked, response);
        return;
      }
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    ledger,
    set: (path, page) => void pages.set(path, page),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
