import { request as httpRequest } from "node:http";
import { openDoor, TOKEN, type Door } from "../../test/support/http-door.ts";
import { dice, type Dice } from "../dice.ts";
import { violations } from "../invariants.ts";
import type { Part } from "../part.ts";
import { newTally } from "../tally.ts";

type Forged = { method: string; path: string; headers: Record<string, string>; body: string };

export const http: Part = {
  name: "http",
  about:
    "forged requests to the MCP server over HTTP: wrong host, origin, token, path, type or body",
  goal: 10_000,
  leastMs: 5_000,
  trialMs: 1_000,
  async run({ trials, seed, until }) {
    const tally = newTally("requests");
    const door = await openDoor();
    const roll = dice(seed);
    const answers = new Map<number, number>();
    try {
      while (tally.trials < trials && !until()) {
        const batch = Array.from({ length: 50 }, () => forge(roll, door.port));
        const statuses = await Promise.all(batch.map((one) => send(one, door.port)));
        for (const [at, status] of statuses.entries()) {
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (status >= 400 && status < 500) continue;
          const forged = [`${status} for ${JSON.stringify(batch[at]).slice(0, 300)}`];
          tally.found.push(...violations({ entries: [], approvals: [], forged }));
        }
        tally.trials += batch.length;
      }
      tally.found.push(...violations({ entries: [], approvals: [], forged: traces(door) }));
    } finally {
      await door.close();
    }
    tally.notes.push(`answers: ${JSON.stringify(Object.fromEntries(answers))}`);
    return tally;
  },
};

/** Nobody may have got in, whatever the answer was. */
function traces({ events, browsers }: Door): string[] {
  const connected = events.filter(({ event }) => event === "client_connected").length;
  return [
    ...(connected === 0 ? [] : [`${connected} clients connected`]),
    ...browsers.sessions().map(() => "a session was opened"),
  ];
}

/** Right in all parts but one or more; never right in all. */
function forge(roll: Dice, port: number): Forged {
  const own = `127.0.0.1:${port}`;
  const wrong = {
    host: [
      "evil.test",
      `evil.test:${port}`,
      "127.0.0.1",
      `127.0.0.1:${port + 1}`,
      `127.0.0.1.evil.test:${port}`,
      `[::1]:${port}0`,
      `${own}@evil.test`,
      "0.0.0.0",
      `localhost.evil.test:${port}`,
    ],
    origin: [
      "http://evil.test",
      "null",
      `http://127.0.0.1:${port + 1}`,
      `https://${own}`,
      `http://${own}.evil.test`,
      "file://",
      "http://localhost:1",
      "chrome-extension://abc",
    ],
    token: [
      "",
      "Bearer",
      "Bearer no",
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Basic ${TOKEN}`,
      `bearer${TOKEN}`,
      `Bearer ${TOKEN.toUpperCase()}`,
    ],
    type: [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/html",
    ],
  };
  const parts = ["host", "origin", "token", "type"] as const;
  const first = roll.pick(parts);
  const isWrong = (part: (typeof parts)[number]): boolean => part === first || roll.chance(0.25);
  const token = isWrong("token") ? roll.pick(wrong.token) : `Bearer ${TOKEN}`;
  return {
    method: first === "type" ? "POST" : roll.pick(["POST", "POST", "GET", "DELETE"]),
    path: roll.chance(0.8)
      ? "/mcp"
      : roll.pick(["/", "/sse", "/mcp/", "/..%2fmcp", `/mcp?token=${TOKEN}`, "/mcp;x", "//mcp"]),
    headers: {
      host: isWrong("host") ? roll.pick(wrong.host) : own,
      accept: "application/json, text/event-stream",
      "content-type": isWrong("type") ? roll.pick(wrong.type) : "application/json",
      ...(isWrong("origin") ? { origin: roll.pick(wrong.origin) } : {}),
      ...(token === "" ? {} : { authorization: token }),
      ...(roll.chance(0.2) ? { "x-forwarded-host": own, forwarded: `host=${own}` } : {}),
      ...(roll.chance(0.2) ? { "sec-fetch-site": "cross-site" } : {}),
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: roll.pick(["initialize", "tools/list", "tools/call"]),
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "x", version: "1" },
        name: "browser_open",
        arguments: {},
      },
    }),
  };
}

function send({ method, path, headers, body }: Forged, port: number): Promise<number> {
  return new Promise((resolve) => {
    const call = httpRequest(
      { host: "127.0.0.1", port, method, path, setHost: false, headers },
      (response) => {
        response.resume();
        response.on("close", () => resolve(response.statusCode ?? 0));
      },
    );
    // Hung up on is refused too.
    call.on("error", () => resolve(499));
    call.end(method === "POST" ? body : "");
  });
}
