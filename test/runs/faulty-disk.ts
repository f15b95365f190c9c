import { realDisk, type Disk, type DiskFile } from "../../src/runs/disk.ts";

export type Fault = "ENOSPC" | "EIO" | "EROFS" | "EACCES" | "short write" | "stays broken";

export type FaultyDisk = { disk: Disk; calls: () => number };

/** A real disk whose n-th changing call fails. `short write` puts half of the bytes down first. */
export function faultyDisk(failAt: number, fault: Fault): FaultyDisk {
  let calls = 0;
  const errno = fault === "short write" || fault === "stays broken" ? "ENOSPC" : fault;
  const isDue = () => {
    calls += 1;
    return fault === "stays broken" ? calls >= failAt : calls === failAt;
  };
  const strike = () => {
    if (isDue()) throw Object.assign(new Error(`${errno}: made up`), { code: errno });
  };
  const file = (real: DiskFile): DiskFile => ({
    ...real,
    async write(bytes) {
      if (!isDue()) return real.write(bytes);
      if (fault === "short write") return real.write(bytes.subarray(0, bytes.length >> 1));
      throw Object.assign(new Error(`${errno}: made up`), { code: errno });
    },
    async datasync() {
      strike();
      await real.datasync();
    },
  });
  return {
    calls: () => calls,
    disk: {
      ...realDisk,
      async open(path, how) {
        if (how !== "read") strike();
        return file(await realDisk.open(path, how));
      },
      entries: (path) => realDisk.entries(path),
      async makeFolder(path) {
        strike();
        await realDisk.makeFolder(path);
      },
      async makeNewFolder(path) {
        strike();
        await realDisk.makeNewFolder(path);
      },
      async syncFolder(path) {
        strike();
        await realDisk.syncFolder(path);
      },
      async rename(from, to) {
        strike();
        await realDisk.rename(from, to);
      },
      async remove(path) {
        strike();
        await realDisk.remove(path);
      },
      async removeTree(path) {
        strike();
        await realDisk.removeTree(path);
      },
    },
  };
}
