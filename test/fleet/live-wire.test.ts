import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveWire, type LiveWire } from "../../src/jobs/fleet/live-wire.ts";
import { openDatabase, type Database } from "../../src/runs/postgres/database.ts";
import { openListener } from "../../src/runs/postgres/listener.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";

const RUN = "20261101-100000-shop-aaaa";
let postgres: TestPostgres;
let url: string;
const open: { database: Database; wire: LiveWire }[] = [];

/** A process of its own, as far as the database can tell. */
function end(): LiveWire {
  const database = openDatabase(url, { connections: 2 });
  const wire = liveWire(database, openListener(url));
  open.push({ database, wire });
  return wire;
}
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
});
afterAll(async () => {
  for (const { wire, database } of open) {
    await wire.close();
    await database.close();
  }
  await postgres.stop();
});

test("a worker answers and shows, whoever watches asks and sees; nobody else answers for a run", async () => {
  const [worker, page, second] = [end(), end(), end()];
  expect(await page.ask(RUN, { what: "who" }, 300)).toBeUndefined();
  const served = await worker.serve(RUN, (asked) => Promise.resolve({ asked }));
  expect(await page.ask(RUN, { what: "who" })).toEqual({ asked: { what: "who" } });
  expect(await second.ask(RUN, { what: "take" })).toEqual({ asked: { what: "take" } });
  const seen: Record<string, Buffer[]> = { page: [], second: [] };
  await page.watch(RUN, (jpeg) => seen["page"]?.push(jpeg));
  await second.watch(RUN, (jpeg) => seen["second"]?.push(jpeg));
  const pictures = [randomBytes(90_000), randomBytes(10)];
  for (const picture of pictures) await served.push(picture);
  await expect.poll(() => [seen["page"], seen["second"]]).toEqual([pictures, pictures]);
  await served.close();
  expect(await page.ask(RUN, { what: "who" }, 300)).toBeUndefined();
  // Another worker has it now, with keys of its own: the next look finds it.
  const next = await end().serve(RUN, () => Promise.resolve("the next"));
  await expect.poll(() => page.ask(RUN, { what: "who" }, 500)).toBe("the next");
  await next.close();
});

test("after a cut both listen again", async () => {
  const [worker, page] = [end(), end()];
  const served = await worker.serve(RUN, () => Promise.resolve("here"));
  expect(await page.ask(RUN, {})).toBe("here");
  await postgres.cut(url);
  await sleep(100);
  await expect.poll(() => page.ask(RUN, {}, 500).catch(() => undefined)).toBe("here");
  await served.close();
});
