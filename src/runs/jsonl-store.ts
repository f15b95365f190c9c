import { join } from "node:path";
import { ContractError } from "../contract/errors.ts";
import { checkArtifactName } from "./artifacts.ts";
import { seal } from "./chain.ts";
import { readWhole, realDisk, writeWhole, type Disk, type DiskEntry } from "./disk.ts";
import { faultOf } from "./events.ts";
import { faultPoint } from "./fault-point.ts";
import { EVENTS_FILE, jsonlWriter, type Opened } from "./jsonl-writer.ts";
import { mendedBytes } from "./mend.ts";
import { checkRunId, homeFolder, isRunId } from "./run-id.ts";
import { lockHolder, lockRun, type RunLock } from "./run-lock.ts";
import { parseLog } from "./run-log.ts";
import { damagedRun, noSuchRun, runExists } from "./store-refusals.ts";
import { StoreError, errnoOf, storeFailure } from "./store-error.ts";
import { PROOF_FILE, type RunStore } from "./store.ts";
import { tailFile } from "./tail.ts";

export type JsonlOptions = { home?: string; disk?: Disk; now?: () => Date };

/** Runs as folders: `<home>/runs/<id>/events.jsonl`, pictures and the proof beside it. */
export function jsonlStore(options: JsonlOptions = {}): RunStore {
  const disk = options.disk ?? realDisk;
  const now = options.now ?? (() => new Date());
  const root = join(options.home ?? homeFolder(), "runs");
  const folderOf = (runId: string) => join(root, checkRunId(runId));

  async function existing(runId: string): Promise<string> {
    const folder = folderOf(runId);
    const entry = await clear("read", folder, disk.entry(folder));
    if (entry?.kind === "folder") return folder;
    throw noSuchRun(runId);
  }

  async function openWriter(folder: string, runId: string, lock: RunLock, bytes: Uint8Array) {
    const file = await disk.open(join(folder, EVENTS_FILE), "append");
    const { events } = parseLog(runId, bytes);
    const opened: Opened = { disk, folder, runId, lock, file, size: bytes.length, events, now };
    return jsonlWriter(opened);
  }

  return {
    async create(started) {
      const { runId } = started;
      const folder = folderOf(runId);
      const draft = { type: "run.started", data: started } as const;
      const fault = faultOf(draft);
      if (fault !== undefined) throw new ContractError("INTERNAL", `Bad run.started: ${fault}`);
      const bytes = Buffer.from(`${seal(draft, now().toISOString(), undefined).line}\n`);
      try {
        await disk.makeFolder(root);
        await disk.makeNewFolder(folder);
      } catch (error) {
        throw errnoOf(error) === "EEXIST"
          ? runExists(runId)
          : storeFailure("start a run in", folder, error);
      }
      try {
        await disk.syncFolder(root);
        const lock = await lockRun(disk, folder, runId);
        await faultPoint?.("event.run.started.before");
        await writeWhole(disk, join(folder, EVENTS_FILE), bytes);
        await faultPoint?.("event.run.started");
        return await openWriter(folder, runId, lock, bytes);
      } catch (error) {
        await disk.removeTree(folder).catch(() => undefined);
        throw storeFailure("start a run in", folder, error);
      }
    },

    async lock(runId) {
      const folder = await existing(runId);
      const path = join(folder, EVENTS_FILE);
      try {
        const lock = await lockRun(disk, folder, runId);
        try {
          const bytes = await readWhole(disk, path);
          const log = parseLog(runId, bytes ?? new Uint8Array());
          if (log.damaged !== undefined || log.events.length === 0) {
            throw damagedRun(runId, log.damaged?.seq);
          }
          const mended = mendedBytes(log, bytes ?? new Uint8Array(), now());
          if (mended !== undefined) await writeWhole(disk, path, mended);
          return await openWriter(folder, runId, lock, mended ?? bytes ?? new Uint8Array());
        } catch (error) {
          await lock.release().catch(() => undefined);
          throw error;
        }
      } catch (error) {
        throw storeFailure("open the run in", folder, error);
      }
    },

    async read(runId) {
      return parseLog(runId, await this.readBytes(runId));
    },

    async readBytes(runId) {
      const path = join(await existing(runId), EVENTS_FILE);
      return (await clear("read", path, readWhole(disk, path))) ?? new Uint8Array();
    },

    async list() {
      const entries = await clear("list the runs in", root, disk.entries(root));
      const ids = entries.filter((entry) => entry.kind === "folder" && isRunId(entry.name));
      return ids.map((entry) => entry.name).toSorted((a, b) => (a < b ? 1 : -1));
    },

    async holder(runId) {
      const folder = await existing(runId);
      return clear("read the lock in", folder, lockHolder(disk, folder));
    },

    async *watch(runId, signal) {
      yield* tailFile(disk, join(await existing(runId), EVENTS_FILE), signal);
    },

    async artifact(runId, file) {
      const path = join(
        await existing(runId),
        file === PROOF_FILE ? file : checkArtifactName(file),
      );
      return clear("read", path, readWhole(disk, path));
    },

    async artifacts(runId) {
      const folder = await existing(runId);
      return (await clear("list", folder, disk.entries(folder))).filter(isArtifact);
    },

    artifactPath: (runId, file) =>
      join(folderOf(runId), file === PROOF_FILE ? file : checkArtifactName(file)),

    async putProof(runId, html) {
      const path = join(await existing(runId), PROOF_FILE);
      await clear("write the proof to", path, writeWhole(disk, path, Buffer.from(html)));
      return path;
    },

    async remove(runId, keep) {
      const folder = await existing(runId);
      const lock = await lockRun(disk, folder, runId).catch((error: unknown) => {
        // A full disk has no room for a lock, and removing runs is how it gets room again.
        if (error instanceof StoreError) throw error;
        return undefined;
      });
      try {
        await removeFiles(folder, runId, keep?.proof === true);
      } catch (error) {
        await lock?.release().catch(() => undefined);
        throw storeFailure("remove the run in", folder, error);
      }
    },
  };

  async function removeFiles(folder: string, runId: string, keepProof: boolean): Promise<void> {
    if (keepProof) {
      for (const entry of await disk.entries(folder)) {
        if (entry.name !== PROOF_FILE) await disk.removeTree(join(folder, entry.name));
      }
      return;
    }
    // Moved out of sight first, so that nobody meets half a run.
    const gone = join(root, `.removed-${runId}-${process.pid}`);
    await disk.rename(folder, gone);
    await disk.removeTree(gone);
  }
}

async function clear<T>(doing: string, path: string, job: Promise<T>): Promise<T> {
  try {
    return await job;
  } catch (error) {
    throw storeFailure(doing, path, error);
  }
}

function isArtifact({ name, kind }: DiskEntry): boolean {
  return kind === "file" && name !== EVENTS_FILE && !name.startsWith("lock.");
}
