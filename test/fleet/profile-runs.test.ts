import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { pgTokens } from "../../src/dashboard/security/pg-tokens.ts";
import { fleetWorld } from "../support/fleet-world.ts";
import { run } from "../support/program.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const CANARY = "canary-91d0f3e2";

/** Knows its visitors by a cookie alone, gives a new one with every page, and has secrets on the page as well. */
async function cookieSite(): Promise<{ url: string; seen: string[] }> {
  const seen: string[] = [];
  let given = 0;
  const server = createServer((request, response) => {
    if (request.url !== "/account") return response.writeHead(404).end();
    seen.push(request.headers.cookie ?? "nobody");
    response.writeHead(200, {
      "content-type": "text/html",
      "set-cookie": `session=${CANARY}-${++given}; Max-Age=86400; HttpOnly; Path=/`,
    });
    return response.end(
      `<title>Account</title><h1>Your account</h1><p>Nothing to end here.</p>
       <a href="/account/edit?session=${CANARY}-link">Edit</a>
       <form><label>Password <input type="password" value="${CANARY}-field"></label></form>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/account`, seen };
}

/** Whoever workers tell of their runs: a collector of traces and metrics, and a webhook. */
async function ears(): Promise<{ url: string; heard: { path: string; all: string }[] }> {
  const heard: { path: string; all: string }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const all = `${JSON.stringify(request.headers)} ${await text(request)}`;
      heard.push({ path: request.url ?? "", all });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

test("signed in on one machine, used by workers on two others, renewed by the first for the second; no secret is left anywhere", async () => {
  const world = await fleetWorld(0);
  const site = await cookieSite();
  const { url, heard } = await ears();
  const keys = {
    SUBTERMINATOR_PROFILE_KEYS: randomBytes(32).toString("base64"),
    SUBTERMINATOR_WEBHOOK_SECRET: randomBytes(16).toString("hex"),
    ANTHROPIC_API_KEY: `sk-ant-${randomBytes(16).toString("hex")}`,
  };
  const token = await pgTokens(world.fleet.database).create("program", ["admin"]);
  const secrets = [CANARY, ...Object.values(keys), token, new URL(world.postgres.url).password];
  const env = {
    ...world.env,
    ...keys,
    SUBTERMINATOR_BLOBS: join(world.folder, "blobs"),
    SUBTERMINATOR_WEBHOOK_URL: `${url}/hook`,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  };
  const homeOf = (name: string) => ({ SUBTERMINATOR_HOME: join(world.folder, name) });

  const browsers = createBrowsers({
    executablePath: world.env["SUBTERMINATOR_BROWSER"] ?? "",
    confirmations: "ask",
    allowedHosts: ["127.0.0.1"],
    home: join(world.folder, "desk"),
  });
  await browsers.open({ url: site.url, profile: "anna" }, "anna");
  await browsers.closeAll();
  expect(site.seen).toEqual(["nobody"]);
  const stored = await run(process.execPath, [BIN, "profiles", "store", "anna", "--json"], {
    ...env,
    ...homeOf("desk"),
  });
  expect(JSON.parse(stored.stdout)).toMatchObject({ name: "anna", version: 1 });
  rmSync(join(world.folder, "desk"), { recursive: true });

  for (const machine of ["one", "two"]) {
    const from = site.seen.length;
    const [id = ""] = await world.submit([
      { url: site.url, profile: "anna", mode: "rehearse", budget: { turns: 2 } },
    ]);
    const worker = world.startWorker(["--once"], { ...env, ...homeOf(machine) });
    await worker.ended;
    const job = await world.fleet.jobs.show(id);
    expect(job, readFileSync(worker.log, "utf8")).toMatchObject({ stage: "ended" });
    expect(site.seen[from]).toBe(`session=${CANARY}-${from}`);
    expect(readdirSync(join(world.folder, machine, "checked-out"))).toEqual([]);
  }

  // Bytes in a row are told in hex.
  const forms = secrets.flatMap((one) => [one, Buffer.from(one).toString("hex")]);
  const tables = await world.fleet.database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'subterminator%'",
  );
  const holding = (name: string, words: string[]) =>
    world.fleet.database.query(
      `select 1 from ${name} t where exists (select from unnest($1::text[]) s where strpos(t::text, s) > 0)`,
      [words],
    );
  for (const { name } of tables) expect(await holding(name, forms), name).toEqual([]);
  // Looked for in the same way, what is there is found.
  expect(await holding("subterminator.event", ["Your account"])).not.toEqual([]);
  const files = readdirSync(world.folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes("/postgres"),
  );
  expect(files.map(({ name }) => name)).toContain("3-3");
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^worker-\d+\.log$/)]),
  );
  for (const entry of files) {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    expect(
      forms.filter((secret) => bytes.includes(secret)),
      entry.name,
    ).toEqual([]);
  }
  expect(new Set(heard.map(({ path }) => path))).toEqual(
    new Set(["/v1/traces", "/v1/metrics", "/hook"]),
  );
  expect(heard.filter(({ all }) => forms.some((secret) => all.includes(secret)))).toEqual([]);
  const told = heard.map(({ all }) => all).join("\n");
  const metrics = ["runs", "run.duration", "queue.jobs", "queue.wait"];
  for (const name of ["run", "turn", "decide", ...metrics.map((one) => `subterminator.${one}`)])
    expect(told).toContain(`"name":"${name}"`);
}, 300_000);
