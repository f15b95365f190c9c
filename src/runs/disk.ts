import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import { dirname } from "node:path";
import { faultPoint } from "./fault-point.ts";
import { errnoOf } from "./store-error.ts";

export type DiskFile = {
  write(bytes: Uint8Array): Promise<number>;
  datasync(): Promise<void>;
  size(): Promise<number>;
  read(position: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type DiskEntry = {
  name: string;
  kind: "file" | "folder" | "other";
  size: number;
  modifiedMs: number;
};

/** All that runs need of a file system; a test hands in one that fails at the n-th call. */
export type Disk = {
  open(path: string, how: "append" | "create" | "read"): Promise<DiskFile>;
  makeFolder(path: string): Promise<void>;
  /** Fails with EEXIST where the folder is there already. */
  makeNewFolder(path: string): Promise<void>;
  syncFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  removeTree(path: string): Promise<void>;
  /** undefined where nothing is; a link is "other", never followed. */
  entry(path: string): Promise<DiskEntry | undefined>;
  entries(path: string): Promise<DiskEntry[]>;
};

// Windows has neither flag; there a link needs rights that another local user does not have.
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;
const FLAGS = {
  append: constants.O_RDWR | constants.O_APPEND | NO_FOLLOW,
  create: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW,
  read: constants.O_RDONLY | NO_FOLLOW,
};

export const realDisk: Disk = {
  async open(path, how) {
    const handle = await fs.open(path, FLAGS[how], 0o600);
    return {
      async write(bytes) {
        await faultPoint?.("disk.write", diskFull);
        return (await handle.write(bytes)).bytesWritten;
      },
      datasync: () => handle.datasync(),
      size: async () => (await handle.stat()).size,
      close: () => handle.close(),
      async read(position, length) {
        const buffer = Buffer.alloc(length);
        const { bytesRead } = await handle.read(buffer, 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    };
  },
  async makeFolder(path) {
    await fs.mkdir(path, { recursive: true, mode: 0o700 });
  },
  makeNewFolder: (path) => fs.mkdir(path, { mode: 0o700 }),
  async syncFolder(path) {
    // Windows cannot open a folder; its renames are journalled by the file system.
    if (process.platform === "win32") return;
    const handle = await fs.open(path, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  rename: (from, to) => fs.rename(from, to),
  remove: (path) => fs.rm(path, { force: true }),
  removeTree: (path) => fs.rm(path, { recursive: true, force: true }),
  async entry(path) {
    try {
      const stat = await fs.lstat(path);
      const kind = stat.isFile() ? "file" : stat.isDirectory() ? "folder" : "other";
      return { name: path, kind, size: stat.size, modifiedMs: stat.mtimeMs };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  },
  async entries(path) {
    const names = await fs.readdir(path).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    const found = await Promise.all(
      names.map(async (name) => {
        const entry = await this.entry(`${path}/${name}`);
        return entry === undefined ? [] : [{ ...entry, name }];
      }),
    );
    return found.flat();
  },
};

/** The whole of a file, or undefined where there is none. */
export async function readWhole(disk: Disk, path: string): Promise<Uint8Array | undefined> {
  let file: DiskFile;
  try {
    file = await disk.open(path, "read");
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
  try {
    return await file.read(0, await file.size());
  } finally {
    await file.close();
  }
}

/** Nobody ever sees half of it, and it is still there after a power cut: temp, sync, rename, sync of the folder. */
export async function writeWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const temp = `${path}.${process.pid}-${Math.random().toString(36).slice(2, 8)}.tmp`;
  const file = await disk.open(temp, "create");
  try {
    try {
      await writeFully(file, bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await disk.rename(temp, path);
  } catch (error) {
    await disk.remove(temp).catch(() => undefined);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

/** One write; a disk that takes only a part of it is full, whatever it says. */
export async function writeFully(file: DiskFile, bytes: Uint8Array): Promise<void> {
  const written = await file.write(bytes);
  if (written !== bytes.length) {
    throw Object.assign(new Error(`only ${written} of ${bytes.length} bytes were written`), {
      code: "ENOSPC",
    });
  }
}

function diskFull(): Error {
  return Object.assign(new Error("ENOSPC: made up"), { code: "ENOSPC" });
}

export function isAbsent(error: unknown): boolean {
  const errno = errnoOf(error);
  return errno === "ENOENT" || errno === "ENOTDIR";
}
