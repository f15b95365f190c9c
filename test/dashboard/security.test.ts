import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "../../src/dashboard/api/routes.ts";
import { enter, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { writeRun } from "../support/written-runs.ts";

let board: TestDashboard;
let call: Awaited<ReturnType<typeof enter>>;
const RUN = "20261101-100000-shop-aaaa";
beforeAll(async () => {
  board = await openDashboard((home) => writeRun(home, { id: RUN }));
  call = await enter(board);
});
afterAll(() => board.stop());

/** fetch does not let a caller set Host or Origin. */
function raw(path: string, headers: Record<string, string>, method = "GET"): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port: board.port, path, method, headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on("error", reject).end();
  });
}

describe("who may ask", () => {
  test("a request under another name than the server's own is refused, the page too", async () => {
    for (const path of ["/", "/api/v1/runs", "/health"])
      expect(await raw(path, { host: `evil.example:${board.port}` })).toBe(403);
    expect(await raw("/", { host: `localhost:${board.port}` })).toBe(200);
  });

  test("a request that another page sent is refused, with or without a session", async () => {
    const host = `127.0.0.1:${board.port}`;
    expect(await raw("/api/v1/me", { host, origin: "https://evil.example" })).toBe(403);
    expect(await raw("/api/v1/me", { host, origin: "null" })).toBe(403);
    expect(await raw("/api/v1/me", { host, "sec-fetch-site": "cross-site" })).toBe(403);
    // Another port of this machine is another site's page too.
    expect(await raw("/api/v1/me", { host, "sec-fetch-site": "same-site" })).toBe(403);
    expect(await raw("/api/v1/me", { host, origin: `http://127.0.0.1:${board.port + 1}` })).toBe(
      403,
    );
  });

  test("a link is good once", async () => {
    const token = board.newLink().split("#enter=")[1] ?? "";
    const use = () =>
      fetch(`${board.url}/api/v1/enter`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token }),
      });
    const first = await use();
    expect(first.status).toBe(200);
    expect(first.headers.get("set-cookie")).toMatch(/HttpOnly/i);
    expect(first.headers.get("set-cookie")).toMatch(/SameSite=Strict/i);
    expect((await use()).status).toBe(404);
  });

  test("of many who enter at the same moment nobody is put out again", async () => {
    const calls = await Promise.all(Array.from({ length: 8 }, () => enter(board)));
    const statuses = await Promise.all(calls.map(async (one) => (await one("/api/v1/me")).status));
    expect(statuses).toEqual(calls.map(() => 200));
  });

  test("a cookie without the page's key opens nothing, nor the key without the cookie", async () => {
    expect((await call("/api/v1/me")).status).toBe(200);
    expect((await call("/api/v1/me", { headers: { "x-subterminator-key": "wrong" } })).status).toBe(
      401,
    );
    expect((await call("/api/v1/me", { headers: { cookie: "subterminator=wrong" } })).status).toBe(
      401,
    );
  });

  test("every route of the API is shut to whoever has neither session nor token", async () => {
    for (const { path, method, scope } of ROUTES) {
      if (scope === "none") continue;
      const address = path.replace("{id}", RUN).replaceAll(/\{\w+\}/g, "x");
      const { status } = await fetch(board.url + address, { method: method.toUpperCase() });
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`);
    }
  });
});

test("bad input is refused with the field that is wrong", async () => {
  const post = (body: unknown) =>
    call("/api/v1/runs", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const cases: [unknown, string][] = [
    [{}, "service"],
    [{ kind: "run" }, "url"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ service: "netflix", budget: { turns: 1e9 } }, "budget.turns"],
    [{ service: "netflix", evil: 1 }, "evil"],
    [{ service: "netflx" }, "service"],
    [{ service: "netflix", profile: "../../etc" }, "profile"],
    ["{", "body"],
  ];
  for (const [body, field] of cases) {
    const response = await post(body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { field: string; hint: string } };
    expect(error.field).toBe(field);
    expect(error.hint).not.toBe("");
  }
  expect((await post("x".repeat(70_000))).status).toBe(413);
  expect((await call("/api/v1/runs/../../etc/passwd")).status).toBe(404);
  expect((await call("/api/v1/runs/20261101-100000-none-0000")).status).toBe(404);
  expect((await call(`/api/v1/runs/${RUN}/pictures/events.jsonl`)).status).toBe(404);
  expect((await call(`/api/v1/runs/${RUN}/pictures/proof.html`)).status).toBe(404);
});

test("every answer carries a policy that lets nothing inline or foreign run", async () => {
  for (const path of ["/", "/api/v1/me", "/nothing", "/openapi.json"]) {
    const { headers } = await call(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("a file's address is good once, and its document runs nothing", async () => {
  const ticket = await call(`/api/v1/runs/${RUN}/files/proof.html`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ download: false }),
  });
  const { url } = (await ticket.json()) as { url: string };
  const first = await fetch(board.url + url);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-security-policy")).toContain("sandbox");
  expect(await first.text()).toContain("Subterminator");
  expect((await fetch(board.url + url)).status).toBe(404);
});
