import { UsageError } from "./usage-error.ts";

/** A server whose port somebody else has: the one fault of listening that a person can mend. */
export function portInUse(port: number, by: string): (error: unknown) => never {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new UsageError(
      `Port ${port} is in use, perhaps by ${by}.`,
      "Give another one with --port; 0 takes a free one.",
    );
  };
}
