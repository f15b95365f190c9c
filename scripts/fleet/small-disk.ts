import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own for the home folder and the temporary files of workers and their browsers. */
export type SmallDisk = {
  /** Where the next worker writes; `remove` takes away what one that was killed left. */
  place(): { env: NodeJS.ProcessEnv; remove(): Promise<void> };
  fill(): void;
  free(): void;
  close(): void;
};

const SIZE = "1g";
const PIECES = [2 ** 20, 2 ** 12, 1];

/** undefined: whoever runs this may not mount one, and filling the real disk would be felt by everybody. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "subterminator-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, "filler");
  let places = 0;
  return {
    place() {
      const tmp = join(folder, `tmp-${++places}`);
      try {
        mkdirSync(tmp, { recursive: true });
      } catch {
        // Full just now: the worker finds it so, too.
      }
      return {
        env: { TMPDIR: tmp, SUBTERMINATOR_HOME: join(folder, "home") },
        // Its browser may take a moment longer to die, and the practice sites answer from this very process.
        remove: () => rm(tmp, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
      };
    },
    fill() {
      const file = openSync(filler, "a");
      try {
        for (const bytes of PIECES) writeUntilFull(file, Buffer.alloc(bytes));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      execFileSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    while (writeSync(file, piece) === piece.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
