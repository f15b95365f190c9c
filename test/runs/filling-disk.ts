import { realDisk, type Disk } from "../../src/runs/disk.ts";

export type FillingDisk = { disk: Disk; writes: () => number };

/** A real disk with room for `room` writes; every later one is refused, as a full disk does until somebody frees space. */
export function fillingDisk(room: number): FillingDisk {
  let writes = 0;
  return {
    writes: () => writes,
    disk: {
      ...realDisk,
      entries: (path) => realDisk.entries(path),
      async open(path, how) {
        const file = await realDisk.open(path, how);
        return {
          ...file,
          async write(bytes) {
            writes += 1;
            if (writes > room) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
            return file.write(bytes);
          },
        };
      },
    },
  };
}
