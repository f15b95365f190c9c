import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { PROFILE_NAME } from "../../jobs/job-request.ts";
import { KEYS_VARIABLE, takeKeys } from "../../jobs/profiles/keys.ts";
import type { ProfileVault } from "../../jobs/profiles/vault.ts";
import { databaseFailure } from "../../runs/postgres/database.ts";
import { migrate } from "../../runs/postgres/migrate.ts";
import { checkProfileIsFree, profileFolder } from "../run/browser-setup.ts";
import { textOf, type Given } from "../strict-args.ts";
import { say } from "../terminal/say.ts";
import { table } from "../terminal/table.ts";
import { UsageError } from "../usage-error.ts";
import { neededDatabase } from "./database-address.ts";
import { opened, vaultOn } from "./open-store.ts";

export async function listProfiles(json: boolean): Promise<void> {
  const all = await withVault((vault) => vault.list());
  if (json) return print(JSON.stringify({ profiles: all }));
  if (all.length === 0)
    return say("No profile is stored. `subterminator profiles store <name>` does that.");
  print(
    table(
      ["name", "version", "KB", "key", "changed", "by", "in use by"],
      all.map((one) => [
        one.name,
        String(one.version),
        String(Math.ceil(one.bytes / 1024)),
        one.keyId,
        one.changedAt.slice(0, 16).replace("T", " "),
        one.storedBy,
        one.usedBy ?? "",
      ]),
    ),
  );
}

export async function storeProfile(given: Given, json: boolean): Promise<void> {
  const name = nameOf(given);
  const folder = profileFolder(name);
  if (!existsSync(folder))
    throw new UsageError(
      `there is no profile ${name} on this machine.`,
      `\`subterminator login <service> --profile ${name}\` makes it.`,
    );
  await checkProfileIsFree(name);
  const stored = await withVault((vault) => vault.store(name, folder, userInfo().username));
  print(
    json
      ? JSON.stringify(stored)
      : `✓ ${name} is stored (${Math.ceil(stored.bytes / 1024)} KB, key ${stored.keyId}). Workers with that key use it.`,
  );
}

export async function removeProfile(given: Given, json: boolean): Promise<void> {
  const name = nameOf(given);
  if (!(await withVault((vault) => vault.remove(name))))
    throw new UsageError(
      `no profile ${name} is stored.`,
      "`subterminator profiles list` shows them.",
    );
  print(json ? JSON.stringify({ removed: name }) : `${name} is no longer stored.`);
}

export async function rotateProfiles(json: boolean): Promise<void> {
  const { changed, total } = await withVault((vault) => vault.rotate());
  print(
    json
      ? JSON.stringify({ changed, total })
      : `✓ ${changed.length} of ${total} put under the newest key. Keys behind it in ${KEYS_VARIABLE} can go.`,
  );
}

export async function newKey(json: boolean): Promise<void> {
  const key = randomBytes(32).toString("base64");
  print(json ? JSON.stringify({ key }) : key);
}

async function withVault<T>(work: (vault: ProfileVault) => Promise<T>): Promise<T> {
  const keys = takeKeys();
  if (keys === undefined)
    throw new UsageError(
      `${KEYS_VARIABLE} is not set: stored profiles are sealed by a key of yours.`,
      "`subterminator profiles new-key` prints one; set it here and where workers run.",
    );
  const { database } = await opened(neededDatabase());
  try {
    await migrate(database).catch((error: unknown) => {
      throw databaseFailure("open the database", error);
    });
    return await work(await vaultOn(database, keys));
  } finally {
    await database.close();
  }
}

function nameOf(given: Given): string {
  const name = textOf(given, "name") ?? "";
  if (PROFILE_NAME.test(name)) return name;
  throw new UsageError("a profile's name takes letters, digits, dots and dashes.");
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
