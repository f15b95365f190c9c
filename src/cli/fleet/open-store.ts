import { join } from "node:path";
import type { KeyRing } from "../../jobs/profiles/keys.ts";
import type { ProfileVault } from "../../jobs/profiles/vault.ts";
import type { Database } from "../../runs/postgres/database.ts";
import type { RunStore } from "../../runs/store.ts";
import { homeFolder } from "../home.ts";
import { runsDatabase } from "./database-address.ts";

/** The runs of this machine, or those in the database where one is set. */
export async function openRuns(): Promise<RunStore> {
  const url = runsDatabase();
  if (url !== undefined) return storeOn((await opened(url)).database);
  const { jsonlStore } = await import("../../runs/jsonl-store.ts");
  return jsonlStore({ home: homeFolder() });
}

export async function storeOn(database: Database): Promise<RunStore> {
  const [{ pgStore }, { openBlobs }] = await Promise.all([
    import("../../runs/postgres/pg-store.ts"),
    import("../../runs/blobs/open-blobs.ts"),
  ]);
  return pgStore({ database, blobs: await openBlobs(blobsPlace()) });
}

/** Signed-in profiles for all workers. */
export async function vaultOn(database: Database, keys: KeyRing): Promise<ProfileVault> {
  const [{ profileVault }, { openBlobs }] = await Promise.all([
    import("../../jobs/profiles/vault.ts"),
    import("../../runs/blobs/open-blobs.ts"),
  ]);
  return profileVault(database, await openBlobs(blobsPlace()), keys);
}

/** A database connection that does not keep a finished command at the terminal. */
export async function opened(url: string): Promise<{ database: Database }> {
  const { openDatabase } = await import("../../runs/postgres/database.ts");
  return { database: openDatabase(url, { connections: 4 }) };
}

/** All workers and whoever shows runs must see the same place. */
export function blobsPlace(env: NodeJS.ProcessEnv = process.env): string {
  const set = env["SUBTERMINATOR_BLOBS"];
  return set === undefined || set === "" ? join(homeFolder(env), "blobs") : set;
}
