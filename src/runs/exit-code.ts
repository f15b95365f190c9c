/** What a script can rely on; documented in `--help`. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  usage: 2,
  rejected: 3,
  personNeeded: 4,
  notPossible: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
