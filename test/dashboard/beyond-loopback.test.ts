import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startServing } from "../../src/cli/serve/start-serving.ts";
import { fileTokens } from "../../src/dashboard/security/tokens.ts";
import type { Serving } from "../../src/dashboard/serve.ts";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
let home: string;
beforeEach(() => {
  home = tempFolder();
  process.env["SUBTERMINATOR_HOME"] = home;
});

type Answer = { status: number; cookie: string; body: string };

/** As a proxy or a neighbour in the network sends it: to the machine's own address, under any name. */
function ask(
  { port }: Serving,
  host: string,
  path: string,
  more: { headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const address =
    Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.1";
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: address,
        port,
        path,
        method: more.body === undefined ? "GET" : "POST",
        headers: { host, ...more.headers },
      },
      (response) => {
        let body = "";
        response.on("data", (chunk) => (body += String(chunk)));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            cookie: String(response.headers["set-cookie"]),
            body,
          }),
        );
      },
    );
    sent.on("error", reject).end(more.body);
  });
}

test.each([
  [["--host", "0.0.0.0"], "--public-url"],
  [["--host", "0.0.0.0", "--public-url", "subs.example.com"], "an origin such as https://"],
  [["--host", "0.0.0.0", "--public-url", "https://a.example/path"], "an origin such as https://"],
  [["--host", "all", "--public-url", "https://a.example"], "an address of this machine"],
  [["--allow-name", "*"], "a host or host:port"],
])("serve %j is refused and says what is missing", async (args, words) => {
  const ended = await run(process.execPath, [BIN, "serve", "--no-open", "--port", "0", ...args], {
    ...process.env,
    SUBTERMINATOR_HOME: home,
  });
  expect(ended.code).not.toBe(0);
  expect(ended.stderr).toContain(words);
});

test("open to other machines it answers under the names it was given alone, and tells nothing without a token", async () => {
  const serving = await startServing(
    {
      host: "0.0.0.0",
      port: 0,
      publicUrl: "https://subs.example.com",
      names: ["server:4747"],
    },
    () => undefined,
  );
  onTestFinished(() => serving.close());
  const own = "subs.example.com";
  expect((await ask(serving, own, "/health")).status).toBe(200);
  expect((await ask(serving, "server:4747", "/ready")).status).toBe(200);
  for (const name of [
    "evil.example",
    "subs.example.com.evil.example",
    "subs.example.com:81",
    "server",
  ])
    for (const path of ["/", "/health", "/api/v1/runs"])
      expect((await ask(serving, name, path)).status).toBe(403);
  for (const path of ["/api/v1/runs", "/api/v1/questions", "/metrics", "/api/v1/feed"])
    expect((await ask(serving, own, path)).status).toBe(401);
  const token = await fileTokens(home).create("ci", ["read"]);
  const authorization = `Bearer ${token}`;
  expect((await ask(serving, own, "/api/v1/runs", { headers: { authorization } })).status).toBe(
    200,
  );

  const link = serving.newLink();
  expect(link).toMatch(/^https:\/\/subs\.example\.com\/#enter=/);
  const entered = (origin: string) =>
    ask(serving, own, "/api/v1/enter", {
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ token: link.split("#enter=")[1] }),
    });
  expect((await entered("https://evil.example")).status).toBe(403);
  const answer = await entered("https://subs.example.com");
  expect(answer.status).toBe(200);
  expect(answer.cookie).toMatch(/HttpOnly/i);
  expect(answer.cookie).toMatch(/Secure/i);
  expect(answer.cookie).toMatch(/SameSite=Strict/i);
});
