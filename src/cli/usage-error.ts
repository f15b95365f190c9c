/** The command line is wrong: one sentence for the person, exit code 2. */
export class UsageError extends Error {}
