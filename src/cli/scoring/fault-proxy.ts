import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { takeElementsAway } from "./fault-script.ts";

/** Stands before the sites and puts a script into their pages; works with anybody's. One run at a time for each proxy. */
export type FaultProxy = {
  /** The same address, through the proxy. */
  through(url: string): string;
  /** How many elements have been taken away since the last call. */
  taken(): number;
  close(): Promise<void>;
};

/** As long as a page takes to draw itself anew. */
const GONE_MS = 1_200;

export async function startFaultProxy(siteUrl: string, goneMs = GONE_MS): Promise<FaultProxy> {
  const script = `<script>(${takeElementsAway.toString()})(${goneMs})</script>`;
  const site = new URL(siteUrl);
  let taken = 0;
  let own = "";
  const server = createServer((asked, answer) => {
    const told = /(?:^|; )practice-faults=(\d+)/.exec(asked.headers.cookie ?? "")?.[1];
    taken = Math.max(taken, Number(told ?? 0));
    forward(asked, answer, { site, own, script });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    through: (url) => url.replace(site.origin, own),
    taken: () => {
      const count = taken;
      taken = 0;
      return count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Between = { site: URL; own: string; script: string };

function forward(asked: IncomingMessage, answer: ServerResponse, between: Between): void {
  const { site, own, script } = between;
  const back = (text: string): string => text.replaceAll(site.origin, own);
  const forth = (text: string): string => text.replaceAll(own, site.origin);
  const headers = Object.fromEntries(
    Object.entries(asked.headers).map(([name, value]) => [
      name,
      typeof value === "string" ? forth(value) : value,
    ]),
  );
  const onward = request(
    new URL(asked.url ?? "/", site),
    {
      method: asked.method ?? "GET",
      headers: { ...headers, host: site.host, "accept-encoding": "identity" },
    },
    (came) => {
      const chunks: Buffer[] = [];
      came.on("data", (chunk: Buffer) => chunks.push(chunk));
      came.on("end", () => {
        const { "content-length": _, "transfer-encoding": __, ...rest } = came.headers;
        if (typeof rest.location === "string") rest.location = back(rest.location);
        const type = rest["content-type"] ?? "";
        answer.writeHead(came.statusCode ?? 502, rest);
        if (!/html|json|javascript/.test(type)) return answer.end(Buffer.concat(chunks));
        const text = back(Buffer.concat(chunks).toString("utf8"));
        return answer.end(/html/.test(type) ? withScript(text, script) : text);
      });
    },
  );
  onward.on("error", () => answer.writeHead(502).end());
  asked.pipe(onward);
}

function withScript(html: string, script: string): string {
  const head = /<head[^>]*>|<html[^>]*>|<!doctype[^>]*>/i.exec(html);
  if (head === null) return script + html;
  // After the last of these three that stands first, so that the doctype stays in its place.
  const at = /<head[^>]*>/i.exec(html) ?? head;
  const end = at.index + at[0].length;
  return `${html.slice(0, end)}${script}${html.slice(end)}`;
}
