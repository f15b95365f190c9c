import { ContractError } from "../../contract/errors.ts";
import type { Blobs } from "../../runs/blobs/port.ts";
import { patiently, type Database } from "../../runs/postgres/database.ts";
import type { KeyRing } from "./keys.ts";
import { pack, unpack } from "./pack.ts";
import { rewrap, seal, unseal } from "./seal.ts";

export type StoredProfile = {
  name: string;
  version: number;
  bytes: number;
  keyId: string;
  storedBy: string;
  changedAt: string;
  /** The run that has it now. */
  usedBy?: string;
};

/** One run has it; `checkIn` writes it back unless somebody else has taken it meanwhile. */
export type CheckedOut = {
  checkIn(folder: string): Promise<"written" | "in other hands">;
};

/** Signed-in profiles for all workers: sealed before they leave a machine, opened only where the key is. */
export type ProfileVault = {
  list(): Promise<StoredProfile[]>;
  /** Puts a folder in, in the place of what was there. */
  store(name: string, folder: string, who: string): Promise<StoredProfile>;
  /** Undefined where none of that name is stored. */
  checkOut(name: string, runId: string, into: string): Promise<CheckedOut | undefined>;
  remove(name: string): Promise<boolean>;
  /** Everything under the ring's first key; how many were under another. */
  rotate(): Promise<{ changed: string[]; total: number }>;
};

type Row = {
  name: string;
  claim: string;
  version: number;
  blob: string | null;
  bytes: string;
  key_id: string | null;
  wrapped: Buffer | null;
  stored_by: string | null;
  changed_at: Date;
  used_by: string | null;
};

/** A run that is laid down or dead has nothing: only one that is under way counts. */
const ROWS = `select profile.*, job.id as used_by from subterminator.profile
  left join subterminator.job on job.id = profile.holder and job.state = 'running'`;

export function profileVault(database: Database, blobs: Blobs, keys: KeyRing): ProfileVault {
  const aboutOf = (name: string, version: number) => `profile ${name} version ${version}`;

  async function find(name: string): Promise<Row | undefined> {
    return (await database.query<Row>(`${ROWS} where name = $1`, [name]))[0];
  }

  /** The next number: whoever had the profile finds its own gone. */
  async function take(name: string, holder: string | null): Promise<Row | undefined> {
    return patiently(async () => {
      const [row] = await database.query<Row>(
        `update subterminator.profile set claim = claim + 1, holder = $2 where name = $1
         returning *, null as used_by`,
        [name, holder],
      );
      return row;
    });
  }

  /** False where the number is no longer in force; then nothing of it is left. */
  async function write(row: Row, folder: string, who: string): Promise<boolean> {
    const version = row.version + 1;
    const sealed = seal(await pack(folder), keys, aboutOf(row.name, version));
    const blob = `profiles/${row.name}/${version}-${row.claim}`;
    await blobs.put(blob, sealed.box);
    const written = await patiently(() =>
      database.query(
        `update subterminator.profile
            set version = $3, blob = $4, bytes = $5, key_id = $6, wrapped = $7, stored_by = $8, holder = null,
                changed_at = now()
          where name = $1 and claim = $2 returning name`,
        [row.name, row.claim, version, blob, sealed.box.length, sealed.keyId, sealed.wrapped, who],
      ),
    );
    if (written.length === 0) await blobs.remove([blob]);
    else await sweep(row.name, blob);
    return written.length > 0;
  }

  /** What an earlier version left, and what somebody wrote who died before it counted. */
  async function sweep(name: string, keep: string | undefined): Promise<void> {
    const there = await blobs.list(`profiles/${name}/`);
    await blobs.remove(there.map(({ key }) => key).filter((key) => key !== keep));
  }

  async function refuseInUse(name: string): Promise<void> {
    const used = (await find(name))?.used_by ?? null;
    if (used === null) return;
    throw new ContractError(
      "BROWSER_UNAVAILABLE",
      `The profile ${name} is in use by the run ${used}.`,
      { hint: `Wait until it is over, or stop it: \`subterminator jobs cancel ${used}\`.` },
    );
  }

  return {
    async list() {
      const rows = await database.query<Row>(`${ROWS} where blob is not null order by name`);
      return rows.map(shown);
    },

    async store(name, folder, who) {
      await database.query(
        "insert into subterminator.profile (name) values ($1) on conflict do nothing",
        [name],
      );
      await refuseInUse(name);
      const row = await take(name, null);
      const written = row !== undefined && (await write(row, folder, who));
      const now = written ? await find(name) : undefined;
      if (now === undefined)
        throw new ContractError(
          "BROWSER_UNAVAILABLE",
          `Somebody else has taken the profile ${name} meanwhile; it was not stored.`,
          { hint: "Try again once nobody uses it.", retryable: true },
        );
      return shown(now);
    },

    async checkOut(name, runId, into) {
      if (((await find(name))?.blob ?? null) === null) return undefined;
      const row = await take(name, runId);
      const { blob = null, key_id: keyId = null, wrapped = null } = row ?? {};
      if (row === undefined || blob === null || keyId === null || wrapped === null)
        return undefined;
      const box = await blobs.get(blob);
      if (box === undefined)
        throw new ContractError("INTERNAL", `The profile ${name} is not in the blob store.`, {
          hint: "Check SUBTERMINATOR_BLOBS: all machines must name the same place.",
        });
      const sealed = { keyId, wrapped, box: Buffer.from(box) };
      await unpack(unseal(sealed, keys, aboutOf(name, row.version)), into);
      return {
        checkIn: async (folder) =>
          (await write(row, folder, `run ${runId}`)) ? "written" : "in other hands",
      };
    },

    async remove(name) {
      await refuseInUse(name);
      const gone = await database.query(
        "delete from subterminator.profile where name = $1 returning name",
        [name],
      );
      await sweep(name, undefined);
      return gone.length > 0;
    },

    async rotate() {
      const rows = await database.query<Row>(`${ROWS} where blob is not null order by name`);
      const changed: string[] = [];
      for (const { name, version, key_id: keyId, wrapped } of rows) {
        if (keyId === null || wrapped === null) continue;
        const anew = rewrap({ keyId, wrapped }, keys, aboutOf(name, version));
        if (anew === undefined) continue;
        // Written back by a run meanwhile: under which key, the next look says.
        const done = await database.query(
          `update subterminator.profile set key_id = $3, wrapped = $4
            where name = $1 and version = $2 returning name`,
          [name, version, anew.keyId, anew.wrapped],
        );
        if (done.length > 0) changed.push(name);
      }
      return { changed, total: rows.length };
    },
  };
}

function shown(row: Row): StoredProfile {
  return {
    name: row.name,
    version: row.version,
    bytes: Number(row.bytes),
    keyId: row.key_id ?? "",
    storedBy: row.stored_by ?? "",
    changedAt: row.changed_at.toISOString(),
    ...(row.used_by === null ? {} : { usedBy: row.used_by }),
  };
}
