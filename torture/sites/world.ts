import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accountPage, adPage, makePage } from "./page.ts";
import { addressOf } from "./roads.ts";
import type { Wish } from "./wishes.ts";

/** One control of one loaded page. Its number is in every request that it sends, so the ledger knows who sent it. */
export type Mark = {
  id: number;
  lane: string;
  wish: Wish;
  label: string;
  road: string;
  /** Of the page that holds it, and where its request goes. */
  origin: string;
  /** Another origin that hops back to `origin`. */
  hop: string;
};

/** A request that changed something, as the server saw it. */
export type Entry = { at: number; method: string; url: string; body: string; mark: Mark };

export type World = {
  shop: string;
  ad: string;
  evil: string;
  ledger: Entry[];
  /** Connections to the host that no policy allows. */
  leaks: string[];
  mark(draft: Omit<Mark, "id" | "hop">): Mark;
  known(id: number): Mark | undefined;
  /** The server's truth about the plan of one lane. */
  isCancelled(lane: string): boolean;
  forget(lane: string): void;
  close(): Promise<void>;
};

/** A shop, an ad on another site and a host that nobody may reach, each on an origin of its own. The ledger is the oracle. */
export async function startWorld(): Promise<World> {
  const marks = new Map<number, Mark>();
  const ledger: Entry[] = [];
  const leaks: string[] = [];
  let nextId = 1;
  const shop = await listen("127.0.0.1", (request, response) => serve("shop", request, response));
  const ad = await listen("127.0.0.1", (request, response) => serve("ad", request, response));
  const evil = await listen("127.0.0.2", (request, response) => {
    leaks.push(`${request.method} ${request.url}`);
    response.end("gotcha");
  });
  evil.on("connection", () => void leaks.push("a connection"));
  const world: World = {
    shop: `http://127.0.0.1:${portOf(shop)}`,
    // Chromium takes another name for another site, whatever the address.
    ad: `http://localhost:${portOf(ad)}`,
    evil: `http://127.0.0.2:${portOf(evil)}`,
    ledger,
    leaks,
    mark(draft) {
      const hop = draft.origin === world.shop ? world.ad : world.shop;
      const mark = { ...draft, id: nextId++, hop };
      marks.set(mark.id, mark);
      return mark;
    },
    known: (id) => marks.get(id),
    isCancelled: (lane) =>
      ledger.some(({ mark }) => mark.lane === lane && mark.wish.kind === "ends_subscription"),
    forget(lane) {
      for (const [id, mark] of marks) if (mark.lane === lane) marks.delete(id);
      ledger.splice(0, ledger.length, ...ledger.filter(({ mark }) => mark.lane !== lane));
    },
    close: async () => {
      for (const server of [shop, ad, evil]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };

  function serve(site: "shop" | "ad", request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = request.url ?? "/";
      const method = request.method ?? "GET";
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-methods", "*");
      response.setHeader("access-control-allow-headers", "*");
      note(method, url, Buffer.concat(chunks).toString("utf8"));
      answer(site, method, new URL(url, world.shop), response);
    });
  }

  /** Only the request that the mark stands for counts; a hop on the way to it does not. */
  function note(method: string, url: string, body: string): void {
    const { pathname, searchParams } = new URL(url, world.shop);
    const mark = marks.get(Number(searchParams.get("m")));
    if (mark === undefined || method === "OPTIONS" || method === "HEAD") return;
    if (method !== mark.wish.method || pathname !== mark.wish.path.replace(/\?.*/, "")) return;
    if (mark.wish.kind !== "harmless") ledger.push({ at: Date.now(), method, url, body, mark });
  }

  function answer(
    site: "shop" | "ad",
    method: string,
    { pathname }: URL,
    response: ServerResponse,
  ): void {
    const html = (body: string): void =>
      void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
    const [, first = "", second = ""] = pathname.split("/");
    const mark = first === "hop" ? marks.get(Number(second)) : undefined;
    if (mark !== undefined)
      return void response.writeHead(307, { location: addressOf(mark) }).end();
    if (first.startsWith("lane-") && second.startsWith("p"))
      return html(makePage(world, first, Number(second.slice(1)) || 1));
    if (first.startsWith("lane-") && second.startsWith("f"))
      return html(
        adPage(world, site === "ad" ? world.ad : world.shop, first, Number(second.slice(1)) || 1),
      );
    if (first.startsWith("lane-")) return html(accountPage(world, first));
    if (method === "GET")
      return html("<!doctype html><title>Page</title><h1>A page</h1><p>Nothing to see.</p>");
    response.writeHead(204).end();
  }
  return world;
}

async function listen(
  host: string,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
