export type StoreErrorCode =
  | "STORE_FAILED"
  | "RUN_NOT_FOUND"
  | "RUN_EXISTS"
  | "RUN_LOCKED"
  | "RUN_DAMAGED"
  | "CLAIM_LOST"
  | "BAD_NAME";

/** A fault of the place where runs are kept, never of the site; `hint` says what the person does next. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly hint: string;
  /** The system's own word, such as ENOSPC. */
  readonly errno?: string;

  constructor(
    code: StoreErrorCode,
    message: string,
    more: { hint: string; cause?: unknown; errno?: string },
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "StoreError";
    this.code = code;
    this.hint = more.hint;
    if (more.errno !== undefined) this.errno = more.errno;
  }
}

type Cause = { why: string; hint: string };

const CAUSES: Record<string, Cause> = {
  ENOSPC: {
    why: "the disk is full",
    hint: "Free some space (`subterminator runs prune` removes old runs), then resume the run.",
  },
  EDQUOT: {
    why: "your disk quota is used up",
    hint: "Free some space (`subterminator runs prune` removes old runs), then resume the run.",
  },
  EIO: {
    why: "the disk reported a fault",
    hint: "Check the disk, or set SUBTERMINATOR_HOME to a folder on another one.",
  },
  EROFS: {
    why: "the disk is read-only",
    hint: "Set SUBTERMINATOR_HOME to a folder that can be written to.",
  },
  EACCES: {
    why: "writing there is not allowed",
    hint: "Give yourself write access to the folder, or set SUBTERMINATOR_HOME to another one.",
  },
  EPERM: {
    why: "writing there is not allowed",
    hint: "Give yourself write access to the folder, or set SUBTERMINATOR_HOME to another one.",
  },
  EMFILE: {
    why: "too many files are open",
    hint: "Close other programs or raise the limit (`ulimit -n`), then resume the run.",
  },
  EFBIG: {
    why: "the file would be larger than the system allows",
    hint: "Raise the limit on file sizes (`ulimit -f`), then resume the run.",
  },
  ELOOP: {
    why: "there is a symbolic link where a plain file should be",
    hint: "Remove the link; run folders hold plain files only.",
  },
};

const OTHER: Cause = {
  why: "the system refused",
  hint: "Set SUBTERMINATOR_HOME to another folder and try again.",
};

/** One clear sentence for whatever the file system says. */
export function storeFailure(doing: string, path: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const errno = errnoOf(cause);
  const { why, hint } = CAUSES[errno ?? ""] ?? OTHER;
  const word = errno === undefined ? "" : ` (${errno})`;
  return new StoreError("STORE_FAILED", `Could not ${doing} ${path}: ${why}${word}.`, {
    hint,
    cause,
    ...(errno === undefined ? {} : { errno }),
  });
}

export function errnoOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
