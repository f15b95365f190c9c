import { dirname, join } from "node:path";
import { readWhole, realDisk, writeWhole, type Disk } from "../disk.ts";
import { storeFailure } from "../store-error.ts";
import type { Blobs } from "./port.ts";

/** Blobs as files below one folder; keys are made of our own letters, so they are paths as they stand. */
export function folderBlobs(root: string, disk: Disk = realDisk): Blobs {
  const clear = async <T>(doing: string, path: string, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw storeFailure(doing, path, error);
    }
  };
  return {
    async put(key, data) {
      const path = join(root, key);
      const write = async () => {
        await disk.makeFolder(dirname(path));
        await writeWhole(disk, path, data);
      };
      await clear("write", path, write());
    },
    async get(key) {
      const path = join(root, key);
      return clear("read", path, readWhole(disk, path));
    },
    async list(prefix) {
      const folder = join(root, prefix);
      const entries = await clear("list", folder, disk.entries(folder));
      return entries
        .filter(({ kind, name }) => kind === "file" && !name.endsWith(".tmp"))
        .map(({ name, size, modifiedMs }) => ({
          key: `${prefix}${name}`,
          bytes: size,
          modifiedMs,
        }));
    },
    async remove(keys) {
      for (const key of keys) {
        const path = join(root, key);
        await clear("remove", path, disk.remove(path));
      }
    },
    locate: (key) => join(root, key),
  };
}
