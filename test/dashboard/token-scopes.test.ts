import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "../../src/dashboard/api/routes.ts";
import { pgTokens } from "../../src/dashboard/security/pg-tokens.ts";
import { SCOPES, type Scope } from "../../src/dashboard/security/scopes.ts";
import { fileTokens, type Tokens } from "../../src/dashboard/security/tokens.ts";
import { openDatabase, type Database } from "../../src/runs/postgres/database.ts";
import { openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { openFleetDashboard } from "../support/fleet-dashboard.ts";
import { run } from "../support/program.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));

/** Every choice of scopes that a token can have. */
const CHOICES = Array.from({ length: 2 ** SCOPES.length - 1 }, (_, bits) =>
  SCOPES.filter((_scope, at) => ((bits + 1) >> at) & 1),
);

type Kept = { board: TestDashboard; tokens: Tokens; stored(): Promise<string>; close(): unknown };

async function inFiles(): Promise<Kept> {
  const board = await openDashboard();
  return {
    board,
    tokens: fileTokens(board.home),
    stored: () => Promise.resolve(readFileSync(join(board.home, "tokens.json"), "utf8")),
    close: () => board.stop(),
  };
}

async function inPostgres(): Promise<Kept> {
  const board = await openFleetDashboard();
  const database: Database = openDatabase(board.database);
  return {
    board,
    tokens: pgTokens(database),
    stored: async () => JSON.stringify(await database.query("select * from subterminator.token")),
    async close() {
      await database.close();
      await board.stop();
    },
  };
}

describe.each([
  ["a file", inFiles],
  ["Postgres", inPostgres],
])("tokens in %s", (_, open) => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await open();
  });
  afterAll(() => kept.close());

  async function statusOf(path: string, token: string, method = "GET"): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await fetch(kept.board.url + path, { method, headers });
    // A stream would go on for ever.
    await body?.cancel();
    return status;
  }
  const known = (token: string) => statusOf("/api/v1/me", token);

  test.each(CHOICES.map((scopes) => [scopes.join(" and "), scopes] as const))(
    "one for %s may what these say, at every route, and nothing else",
    async (name, scopes) => {
      const token = await kept.tokens.create(name.replaceAll(" ", "-"), [...scopes]);
      const told: string[] = [];
      const wanted: string[] = [];
      for (const route of ROUTES) {
        if (route.scope === "none") continue;
        const path = route.path
          .replace("{id}", "20261101-100000-none-0000")
          .replaceAll(/\{\w+\}/g, "x");
        const status = await statusOf(path, token, route.method.toUpperCase());
        told.push(`${route.id} ${status === 401 || status === 403 ? status : "may"}`);
        const may = scopes.includes("admin") || scopes.includes(route.scope);
        wanted.push(`${route.id} ${may ? "may" : 403}`);
      }
      expect(told).toEqual(wanted);
    },
  );

  test("made at the terminal it opens the server at once, and no more once it is revoked there", async () => {
    const cli = (...args: string[]) => run(process.execPath, [BIN, "tokens", ...args], process.env);
    const { stdout } = await cli("create", "ci", "--scopes", "read,submit");
    const token = stdout.trim();
    expect(await known(token)).toBe(200);
    expect((await cli("list")).stdout).toMatch(/ci\s+read, submit/);
    // Neither the token nor enough to guess it is kept.
    expect(await kept.stored()).toContain("ci");
    expect(await kept.stored()).not.toContain(token.slice(4, 12));
    // Made again under its name, the old one is worth nothing.
    const again = (await cli("create", "ci")).stdout.trim();
    expect(await known(token)).toBe(401);
    expect(await known(again)).toBe(200);
    await cli("revoke", "ci");
    expect(await known(again)).toBe(401);
    expect((await cli("revoke", "ci")).code).not.toBe(0);
  });
});

test("every scope is needed somewhere", () => {
  const used = new Set<Scope | "none">(ROUTES.map(({ scope }) => scope));
  expect(SCOPES.filter((scope) => scope !== "admin" && !used.has(scope))).toEqual([]);
});
