import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { CheckedOut, ProfileVault } from "../../jobs/profiles/vault.ts";
import { isAlive, startOf } from "../../runs/process-identity.ts";

export type WorkingProfiles = {
  /** A home folder with the run's profile in it: opened from the vault and written back, or this machine's own. */
  use<T>(what: { runId: string; profile: string }, work: (home: string) => Promise<T>): Promise<T>;
};

export type WorkingOptions = {
  home: string;
  /** None where no key is set: then profiles are this machine's own. */
  vault: ProfileVault | undefined;
  say: (line: string) => void;
};

const FOLDER = "checked-out";
const OWNER = "owner.json";
/** A run has a day at most: what is older is nobody's. */
const OLD_MS = 25 * 60 * 60_000;

/** Opened profiles lie in a folder of their own for as long as a run uses them, readable for nobody else. */
export async function workingProfiles(options: WorkingOptions): Promise<WorkingProfiles> {
  const { home, vault, say } = options;
  const folder = join(home, FOLDER);
  await clearLeftOver(folder);

  /** The run has its end whatever becomes of this: at worst the profile stays as it was before. */
  async function giveBack(out: CheckedOut, place: string, profile: string): Promise<void> {
    try {
      const end = await out.checkIn(place);
      if (end !== "written") say(`profile ${profile} is in other hands; not written back`);
    } catch (error) {
      say(`profile ${profile} could not be written back: ${(error as Error).message}`);
    }
  }

  return {
    async use({ runId, profile }, work) {
      if (vault === undefined) return work(home);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const own = await mkdtemp(join(folder, "run-"));
      const place = join(own, "profiles", profile);
      try {
        await writeFile(join(own, OWNER), JSON.stringify(ownerHere()), { mode: 0o600 });
        const out = await vault.checkOut(profile, runId, place);
        if (out === undefined) return await work(home);
        try {
          return await work(own);
        } finally {
          await giveBack(out, place, profile);
        }
      } finally {
        await rm(own, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

type Owner = { host: string; pid: number; start?: string };

function ownerHere(): Owner {
  const start = startOf(process.pid);
  return { host: hostname(), pid: process.pid, ...(start === undefined ? {} : { start }) };
}

/** A worker that was killed had no time to take away what it had opened. */
async function clearLeftOver(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const own = join(folder, name);
    const text = await readFile(join(own, OWNER), "utf8").catch(() => "{}");
    const owner = JSON.parse(text) as Partial<Owner>;
    const made = (await stat(own).catch(() => undefined))?.mtimeMs ?? Date.now();
    const dead =
      owner.host === hostname() && owner.pid !== undefined && !isAlive(owner.pid, owner.start);
    if (dead || Date.now() - made > OLD_MS) await rm(own, { recursive: true, force: true });
  }
}
