import { setTimeout as sleep } from "node:timers/promises";
import { ContractError } from "../../contract/errors.ts";
import { checkArtifactName, storedPictures } from "../artifacts.ts";
import type { Blobs } from "../blobs/port.ts";
import { checkLine, seal } from "../chain.ts";
import type { DiskEntry } from "../disk.ts";
import { faultOf, type RunEvent } from "../events.ts";
import { faultPoint } from "../fault-point.ts";
import { checkRunId } from "../run-id.ts";
import { parseLog } from "../run-log.ts";
import { StoreError } from "../store-error.ts";
import { PROOF_FILE, type LockHolder, type RunStore, type RunWriter } from "../store.ts";
import { damagedRun, noSuchRun, runExists } from "../store-refusals.ts";
import { holderHere, keepClaim, LEASE_SECONDS, takeClaim } from "./claim.ts";
import { databaseFailure, patiently, type Database, type Queries } from "./database.ts";
import { pgWriter } from "./pg-writer.ts";

export type PgStoreOptions = { database: Database; blobs: Blobs; now?: () => Date };

/** A watcher looks twice a second; a thousand of them are a thousand small reads by primary key. */
const POLL_MS = 500;

/** Runs as rows: the same lines as in a file, one a row; pictures and proofs as blobs. */
export function pgStore(options: PgStoreOptions): RunStore {
  const { database, blobs } = options;
  const now = options.now ?? (() => new Date());
  const folderOf = (runId: string) => `runs/${checkRunId(runId)}/`;
  const keyOf = (runId: string, file: string) =>
    `${folderOf(runId)}${file === PROOF_FILE ? file : checkArtifactName(file)}`;

  async function lines(runId: string, after = 0): Promise<string[]> {
    const rows = await database.query<{ line: string }>(
      "select line from subterminator.event where run_id = $1 and seq > $2 order by seq",
      [runId, after],
    );
    return rows.map(({ line }) => line);
  }

  async function existing(runId: string): Promise<{ holder: LockHolder | undefined }> {
    const id = checkRunId(runId);
    const [row] = await clear("read the run", () =>
      database.query<{ holder: LockHolder | null; live: boolean }>(
        "select holder, lease_until > now() as live from subterminator.run where id = $1",
        [id],
      ),
    );
    if (row === undefined) throw noSuchRun(runId);
    return { holder: row.holder !== null && row.live ? row.holder : undefined };
  }

  async function entries(runId: string): Promise<DiskEntry[]> {
    const folder = folderOf(runId);
    return (await blobs.list(folder)).map(({ key, bytes, modifiedMs }) => ({
      name: key.slice(folder.length),
      kind: "file",
      size: bytes,
      modifiedMs,
    }));
  }

  function openWriter(runId: string, number: number, events: RunEvent[]): RunWriter {
    return pgWriter({
      database,
      blobs,
      claim: keepClaim(database, runId, number),
      folder: folderOf(runId),
      events,
      pictures: async () => storedPictures(await entries(runId)),
      now,
    });
  }

  return {
    async create(started) {
      const { runId } = started;
      checkRunId(runId);
      const draft = { type: "run.started", data: started } as const;
      const fault = faultOf(draft);
      if (fault !== undefined) throw new ContractError("INTERNAL", `Bad run.started: ${fault}`);
      const { event, line } = seal(draft, now().toISOString(), undefined);
      await faultPoint?.("event.run.started.before");
      const holder = JSON.stringify(holderHere());
      const make = async (queries: Queries): Promise<void> => {
        const made = await queries.query(
          `insert into subterminator.run (id, holder, lease_until)
           values ($1, $2, now() + make_interval(secs => ${LEASE_SECONDS}))
           on conflict (id) do nothing returning id`,
          [runId, holder],
        );
        if (made.length === 0) {
          // The first try went through and its answer was lost: the holder is this very call.
          const [row] = await queries.query<{ same: boolean }>(
            "select holder = $2::jsonb as same from subterminator.run where id = $1 and claim = 1",
            [runId, holder],
          );
          if (row?.same === true) return;
          throw runExists(runId);
        }
        await queries.query(
          "insert into subterminator.event (run_id, seq, claim, line) values ($1, 1, 1, $2)",
          [runId, line],
        );
      };
      await clear("start a run", () => database.transaction(make));
      await faultPoint?.("event.run.started");
      return openWriter(runId, 1, [event]);
    },

    async lock(runId) {
      await existing(runId);
      const number = await clear("claim the run", () => takeClaim(database, runId));
      if (number === undefined) throw held(runId, (await existing(runId)).holder);
      const log = await this.read(runId);
      const writer = openWriter(runId, number, log.events);
      if (log.damaged === undefined && log.dropped === undefined && log.events.length > 0)
        return writer;
      await writer.close();
      throw damagedRun(runId, log.damaged?.seq ?? (log.dropped && log.events.length + 1));
    },

    async read(runId) {
      return parseLog(runId, await this.readBytes(runId));
    },

    async readBytes(runId) {
      await existing(runId);
      const found = await clear("read the run's events", () => lines(runId));
      return Buffer.from(found.map((line) => `${line}\n`).join(""));
    },

    async list() {
      const rows = await clear("list the runs", () =>
        database.query<{ id: string }>(
          `select id from subterminator.run order by id collate "C" desc`,
        ),
      );
      return rows.map(({ id }) => id);
    },

    async holder(runId) {
      return (await existing(runId)).holder;
    },

    async *watch(runId, signal) {
      await existing(runId);
      let last: RunEvent | undefined;
      while (signal?.aborted !== true) {
        const found = await clear("read the run's events", () => lines(runId, last?.seq ?? 0));
        for (const line of found) {
          const checked = checkLine(Buffer.from(line), last);
          if (!checked.ok) throw damagedAt((last?.seq ?? 0) + 1, checked.fault);
          last = checked.event;
          yield checked.event;
        }
        if (last?.type === "run.finished") return;
        if (found.length === 0)
          await sleep(POLL_MS, undefined, signal === undefined ? {} : { signal }).catch(
            () => undefined,
          );
      }
    },

    async artifact(runId, file) {
      const key = keyOf(runId, file);
      await existing(runId);
      return blobs.get(key);
    },

    async artifacts(runId) {
      await existing(runId);
      return entries(runId);
    },

    artifactPath: (runId, file) => blobs.locate(keyOf(runId, file)),

    async putProof(runId, html) {
      await existing(runId);
      const key = keyOf(runId, PROOF_FILE);
      await blobs.put(key, Buffer.from(html));
      return blobs.locate(key);
    },

    async remove(runId, keep) {
      await existing(runId);
      const number = await clear("claim the run", () => takeClaim(database, runId));
      if (number === undefined) throw held(runId, (await existing(runId)).holder);
      const folder = folderOf(runId);
      const gone = (await blobs.list(folder))
        .map(({ key }) => key)
        .filter((key) => keep?.proof !== true || key !== `${folder}${PROOF_FILE}`);
      await blobs.remove(gone);
      await clear("remove the run", () =>
        database.transaction(async (queries) => {
          await queries.query("select set_config('subterminator.removing', $1, true)", [runId]);
          await queries.query("delete from subterminator.event where run_id = $1", [runId]);
          await queries.query(
            keep?.proof === true
              ? "update subterminator.run set holder = null where id = $1"
              : "delete from subterminator.run where id = $1",
            [runId],
          );
        }),
      );
    },
  };
}

async function clear<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await patiently(work);
  } catch (error) {
    throw databaseFailure(doing, error);
  }
}

function held(runId: string, holder: LockHolder | undefined): StoreError {
  const who =
    holder === undefined
      ? "another process"
      : `process ${holder.pid} on ${holder.host}, since ${holder.since}`;
  return new StoreError("RUN_LOCKED", `Run ${runId} is in the hands of ${who}.`, {
    hint: `Wait for it to end; a holder that died is forgotten after ${LEASE_SECONDS} seconds.`,
  });
}

function damagedAt(seq: number, fault: string): StoreError {
  return new StoreError("RUN_DAMAGED", `Event ${seq} ${fault}.`, {
    hint: "`subterminator runs verify` with the run's id says more.",
  });
}
