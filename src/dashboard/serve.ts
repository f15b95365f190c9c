import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Dashboard } from "./deps.ts";
import { createRunIndex, type RunIndex } from "./rows/run-index.ts";
import type { WebFiles } from "./web-files.ts";

export type ServeOptions = {
  host: string;
  port: number;
  /** Other names under which a proxy reaches this server, as host or host:port. */
  names?: string[];
  /** The address that people are given; its own where there is none. */
  publicUrl?: string | undefined;
};

export type Serving = {
  url: string;
  port: number;
  index: RunIndex;
  /** The address to open, with a token that is good once; it stands behind the #, which no server and no log sees. */
  newLink(): string;
  close(): Promise<void>;
};

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
const MAX_CONNECTIONS = 512;

export async function serveDashboard(
  dashboard: Dashboard,
  web: WebFiles,
  { host, port, names = [], publicUrl }: ServeOptions,
): Promise<Serving> {
  const index = createRunIndex(dashboard.store, dashboard.jobs);
  let bound = port;
  const given = [...names, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])];
  const ownNames = () => [
    ...LOOPBACK.map((name) => `${name}:${bound}`),
    ...given.map((name) => name.toLowerCase()),
  ];
  const app = createApp({ ...dashboard, index }, web, ownNames);
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  try {
    bound = await listen(server, host, port);
  } catch (error) {
    await index.close();
    throw error;
  }
  const own = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
  const url = publicUrl === undefined ? own : new URL(publicUrl).origin;
  return {
    url,
    port: bound,
    index,
    newLink: () => `${url}/#enter=${dashboard.sessions.newLink()}`,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await Promise.all([closed, index.close()]);
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}
