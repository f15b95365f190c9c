import { EXIT_CODES } from "../runs/exit-code.ts";

const MEANINGS: Record<keyof typeof EXIT_CODES, string> = {
  done: "done and verified; already cancelled counts as done",
  failed: "failed",
  usage: "wrong use or configuration; nothing was started",
  rejected: "you said no",
  personNeeded: "you are needed: sign-in, puzzle or code",
  notPossible: "not possible here: billed by somebody else, or only by phone, letter or at a desk",
  interrupted: "interrupted",
};

/** For help and docs: one row a code. */
export const EXIT_CODE_ROWS: [number, string][] = Object.entries(MEANINGS).map(
  ([name, meaning]) => [EXIT_CODES[name as keyof typeof EXIT_CODES], meaning],
);
