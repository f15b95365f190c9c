import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { workingProfiles } from "../../src/cli/fleet/working-profiles.ts";
import { readKeys, type KeyRing } from "../../src/jobs/profiles/keys.ts";
import { profileVault, type ProfileVault } from "../../src/jobs/profiles/vault.ts";
import { folderBlobs } from "../../src/runs/blobs/folder-blobs.ts";
import type { Blobs } from "../../src/runs/blobs/port.ts";
import { openDatabase, type Database } from "../../src/runs/postgres/database.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { tempFolder } from "../support/temp-folder.ts";

const CANARY = "canary-4be1c77a-session-of-anna";
const keyRing = (...keys: string[]): KeyRing => readKeys(keys.join(",")) as KeyRing;
const [KEY, NEXT] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64")];

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
let folder: string;
let blobs: Blobs;
let vault: ProfileVault;
beforeEach(async () => {
  database = openDatabase(await postgres.database());
  folder = tempFolder();
  blobs = folderBlobs(join(folder, "blobs"));
  vault = profileVault(database, blobs, keyRing(KEY));
  return () => database.close();
});

/** As a browser leaves it, with what is not to be taken along. */
function signedIn(name: string, cookie = CANARY): string {
  const place = join(folder, name);
  mkdirSync(join(place, "Default", "Cache"), { recursive: true });
  writeFileSync(join(place, "Default", "Cookies"), `session=${cookie}`);
  writeFileSync(join(place, "Local State"), "{}");
  writeFileSync(join(place, "Default", "Cache", "data_0"), Buffer.alloc(100_000));
  symlinkSync("somewhere-123", join(place, "SingletonLock"));
  return place;
}
const cookieIn = (place: string) => readFileSync(join(place, "Default", "Cookies"), "utf8");

async function running(...ids: string[]): Promise<void> {
  for (const id of ids)
    await database.query(
      "insert into subterminator.job (id, request, who, state) values ($1, '{}', 'anna', 'running')",
      [id],
    );
}

/** Everything that somebody has who took the database and the blob store, as one text. */
async function stolen(): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'subterminator%'",
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      database.query<{ line: string }>(`select t::text as line from ${name} t`),
    ),
  );
  const files = readdirSync(join(folder, "blobs"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(() => gunzipSync(file)).toThrow();
  return [
    ...rows.flat().map(({ line }) => line),
    ...files.map((file) => file.toString("latin1")),
  ].join("\n");
}

test("what is stored comes out on another machine as it went in, without caches and locks", async () => {
  const stored = await vault.store("anna", signedIn("anna"), "anna");
  expect(stored).toMatchObject({ name: "anna", version: 1, storedBy: "anna" });
  expect(stored.bytes).toBeLessThan(5_000);
  const there = join(folder, "there");
  await vault.checkOut("anna", "run-1", there);
  expect(cookieIn(there)).toBe(`session=${CANARY}`);
  expect(readdirSync(there, { recursive: true }).map(String).toSorted()).toEqual([
    "Default",
    "Default/Cookies",
    "Local State",
  ]);
});

test("a stolen database with its blobs holds no word of a profile, and opens with no other key", async () => {
  await vault.store("anna", signedIn("anna"), "anna");
  const everything = await stolen();
  for (const form of ["utf8", "hex", "base64", "base64url"] as const)
    expect(everything).not.toContain(Buffer.from(CANARY).toString(form).replaceAll("=", ""));
  expect(everything).not.toContain(KEY);
  expect(everything).not.toContain(Buffer.from(KEY, "base64").toString("hex"));
  const thief = profileVault(database, blobs, keyRing(NEXT));
  await expect(thief.checkOut("anna", "run-1", join(folder, "there"))).rejects.toThrow(
    /is not among those set here/,
  );
  expect(() => readdirSync(join(folder, "there"))).toThrow();
});

test("one profile put in the place of another does not open", async () => {
  await vault.store("anna", signedIn("anna"), "anna");
  await vault.store("mallory", signedIn("mallory", "another"), "mallory");
  await database.query(
    `update subterminator.profile m set blob = a.blob, wrapped = a.wrapped, version = a.version
       from subterminator.profile a where m.name = 'mallory' and a.name = 'anna'`,
  );
  await expect(vault.checkOut("mallory", "run-1", join(folder, "there"))).rejects.toThrow(
    /not what was sealed/,
  );
});

test("after a change of keys all open with the new one alone, and no blob was written again", async () => {
  await vault.store("anna", signedIn("anna"), "anna");
  await vault.store("bert", signedIn("bert"), "bert");
  const before = await blobs.list("profiles/anna/");
  const both = profileVault(database, blobs, keyRing(NEXT, KEY));
  expect(await both.rotate()).toEqual({ changed: ["anna", "bert"], total: 2 });
  expect(await both.rotate()).toEqual({ changed: [], total: 2 });
  expect(await blobs.list("profiles/anna/")).toEqual(before);
  const there = join(folder, "there");
  await profileVault(database, blobs, keyRing(NEXT)).checkOut("anna", "run-1", there);
  expect(cookieIn(there)).toBe(`session=${CANARY}`);
  await expect(vault.checkOut("bert", "run-2", join(folder, "else"))).rejects.toThrow(/not among/);
});

test("what a run changed is written back; a worker that was given up writes nothing", async () => {
  await running("run-1");
  await vault.store("anna", signedIn("anna"), "anna");
  const [late, now] = [join(folder, "late"), join(folder, "now")];
  const given = await vault.checkOut("anna", "run-1", late);
  const taken = await vault.checkOut("anna", "run-1", now);
  writeFileSync(join(late, "Default", "Cookies"), "session=old worker");
  writeFileSync(join(now, "Default", "Cookies"), "session=renewed");
  expect(await taken?.checkIn(now)).toBe("written");
  expect(await given?.checkIn(late)).toBe("in other hands");
  const after = join(folder, "after");
  await vault.checkOut("anna", "run-2", after);
  expect(cookieIn(after)).toBe("session=renewed");
  expect(await blobs.list("profiles/anna/")).toHaveLength(1);
});

test("while a run has it nobody replaces or removes it, and the run is named", async () => {
  await running("run-1");
  await vault.store("anna", signedIn("anna"), "anna");
  const there = join(folder, "there");
  const out = await vault.checkOut("anna", "run-1", there);
  expect(await vault.list()).toMatchObject([{ name: "anna", usedBy: "run-1" }]);
  await expect(vault.store("anna", there, "bert")).rejects.toThrow(/in use by the run run-1/);
  await expect(vault.remove("anna")).rejects.toThrow(/in use by the run run-1/);
  await out?.checkIn(there);
  expect(await vault.remove("anna")).toBe(true);
  expect(await blobs.list("profiles/anna/")).toEqual([]);
  expect(await vault.checkOut("anna", "run-2", there)).toBeUndefined();
});

test("an opened profile is gone once its run is over, whole or broken, and what a dead worker left goes too", async () => {
  await vault.store("anna", signedIn("anna"), "anna");
  const home = join(folder, "home");
  const left = join(home, "checked-out", "run-dead");
  mkdirSync(left, { recursive: true });
  const { hostname } = await import("node:os");
  writeFileSync(join(left, "owner.json"), JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1 }));
  const said: string[] = [];
  const profiles = await workingProfiles({ home, vault, say: (line) => said.push(line) });
  expect(readdirSync(join(home, "checked-out"))).toEqual([]);
  let seen = "";
  await profiles.use({ runId: "run-1", profile: "anna" }, async (own) => {
    seen = cookieIn(join(own, "profiles", "anna"));
  });
  expect(seen).toBe(`session=${CANARY}`);
  const broken = profiles.use({ runId: "run-2", profile: "anna" }, () =>
    Promise.reject(new Error("the browser died")),
  );
  await expect(broken).rejects.toThrow("the browser died");
  expect(readdirSync(join(home, "checked-out"))).toEqual([]);
  // One that is in no vault is this machine's own.
  expect(
    await profiles.use({ runId: "run-3", profile: "own" }, (own) => Promise.resolve(own)),
  ).toBe(home);
  expect(said).toEqual([]);
});

test("a blob store that fails at the end costs the profile's news and not the run", async () => {
  await vault.store("anna", signedIn("anna"), "anna");
  const failing = { ...blobs, put: () => Promise.reject(new Error("503 slow down")) };
  const said: string[] = [];
  const profiles = await workingProfiles({
    home: join(folder, "home"),
    vault: profileVault(database, failing, keyRing(KEY)),
    say: (line) => said.push(line),
  });
  const use = profiles.use({ runId: "run-1", profile: "anna" }, () => Promise.resolve("ended"));
  expect(await use).toBe("ended");
  expect(said).toEqual(["profile anna could not be written back: 503 slow down"]);
  const there = join(folder, "there");
  await vault.checkOut("anna", "run-2", there);
  expect(cookieIn(there)).toBe(`session=${CANARY}`);
});
