import type { CommandDef } from "citty";

/** Loaded one at a time: a command's file imports what is heavy only when it runs. */
export const COMMANDS: Record<string, () => Promise<CommandDef>> = {
  cancel: async () => (await import("./commands/cancel.ts")).cancel,
  run: async () => (await import("./commands/run.ts")).run,
  find: async () => (await import("./commands/find.ts")).find,
  login: async () => (await import("./commands/login.ts")).login,
  state: async () => (await import("./commands/state.ts")).state,
  check: async () => (await import("./commands/check.ts")).check,
  notice: async () => (await import("./commands/notice.ts")).notice,
  dispute: async () => (await import("./commands/dispute.ts")).dispute,
  services: async () => (await import("./commands/services.ts")).services,
  runs: async () => (await import("./commands/runs.ts")).runs,
  recordings: async () => (await import("./commands/recordings.ts")).recordings,
  practice: async () => (await import("./commands/practice.ts")).practice,
  submit: async () => (await import("./commands/submit.ts")).submit,
  worker: async () => (await import("./commands/worker.ts")).worker,
  jobs: async () => (await import("./commands/jobs.ts")).jobs,
  profiles: async () => (await import("./commands/profiles.ts")).profiles,
  db: async () => (await import("./commands/db.ts")).db,
  serve: async () => (await import("./commands/serve.ts")).serve,
  approve: async () => (await import("./commands/approve.ts")).approve,
  tokens: async () => (await import("./commands/tokens.ts")).tokensCommand,
  mcp: async () => (await import("./commands/mcp.ts")).mcp,
  doctor: async () => (await import("./commands/doctor.ts")).doctor,
  completion: async () => (await import("./commands/completion.ts")).completion,
};
