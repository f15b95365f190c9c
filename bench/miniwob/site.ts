import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";

export type Site = {
  /** The page of a task with its random numbers fixed by the seed. */
  address: (task: string, seed: number) => string;
  /** The reward without its share for speed, as the page told it; undefined while the episode goes on. */
  outcome: (task: string, seed: number) => number | undefined;
  close: () => Promise<void>;
};

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
  ".gif": "image/gif",
};

/** The pages' own ten to thirty seconds are for people and pixels; a model takes longer, and the raw reward knows no time. */
const EPISODE_MS = 600_000;

/**
 * The one thing that is put into a page: it starts the episode from the seed when the page has loaded, and tells the server
 * how it ended. The page's own words, markup and handlers are as they are.
 */
function starter(key: string, id: number): string {
  return `<script>addEventListener("load", function () {
  var end = core.endEpisode;
  core.endEpisode = function () {
    var open = core.EP_TIMER !== null;
    end.apply(core, arguments);
    if (open) new Image().src = "/collect?id=${id}&value=" + WOB_RAW_REWARD_GLOBAL;
  };
  core.EPISODE_MAX_TIME = ${EPISODE_MS};
  Math.seedrandom(${JSON.stringify(key)});
  core.startEpisodeReal();
});</script></head>`;
}

export async function serveTasks(folder: string): Promise<Site> {
  const outcomes = new Map<string, number>();
  const keys: string[] = [];
  const server = createServer((request, response) => {
    const send = async (): Promise<void> => {
      const { status, type, body } = await answer(request.url ?? "/");
      response.writeHead(status, {
        "content-type": type,
        "cache-control": type.startsWith("text/html") ? "no-store" : "max-age=3600",
      });
      response.end(body);
    };
    void send();
  });
  const answer = async (address: string) => {
    const url = new URL(address, "http://localhost");
    const path = decodeURIComponent(url.pathname);
    const ended = keys[Number(url.searchParams.get("id"))];
    if (path === "/collect" && ended !== undefined) {
      outcomes.set(ended, Number(url.searchParams.get("value")));
      return { status: 204, type: "text/plain", body: "" };
    }
    const file = normalize(join(folder, path));
    const inside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
    const body = inside ? await readFile(file).catch(() => undefined) : undefined;
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    if (body === undefined) return { status: 404, type: "text/plain", body: "not there" };
    const seed = url.searchParams.get("seed");
    if (seed === null) return { status: 200, type, body };
    const task = /([^/]+)\.html$/.exec(path)?.[1] ?? "";
    const key = `${task}:${seed}`;
    outcomes.delete(key);
    const id = keys.push(key) - 1;
    return { status: 200, type, body: String(body).replace("</head>", starter(key, id)) };
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (task, seed) => `http://127.0.0.1:${port}/miniwob/${task}.html?seed=${seed}`,
    outcome: (task, seed) => outcomes.get(`${task}:${seed}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
