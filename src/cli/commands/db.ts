import { commandGroup, type GroupedCommand } from "../command-group.ts";
import { outputArgs } from "../settings.ts";

const COMMANDS: Record<string, GroupedCommand> = {
  migrate: {
    description: "Make or update the tables; safe when several do it at once",
    args: outputArgs,
    work: async (_, json) => (await import("../fleet/migrate.ts")).migrateDatabase(json),
  },
};

export const db = commandGroup(
  { name: "db", description: "The database of a fleet: make or update its tables" },
  COMMANDS,
);
