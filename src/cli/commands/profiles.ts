import { commandGroup, type GroupedCommand } from "../command-group.ts";
import { outputArgs } from "../settings.ts";

const name = {
  type: "positional",
  required: true,
  description: "The profile's name, as `login` made it",
} as const;

const load = () => import("../fleet/profiles.ts");

const COMMANDS: Record<string, GroupedCommand> = {
  list: {
    description: "Profiles that all workers can use",
    args: { ...outputArgs },
    work: async (_, json) => (await load()).listProfiles(json),
  },
  store: {
    description: "Seal a profile of this machine and put it where all workers find it",
    args: { name, ...outputArgs },
    work: async (given, json) => (await load()).storeProfile(given, json),
  },
  remove: {
    description: "Take a stored profile away; this machine's own stays",
    args: { name, ...outputArgs },
    work: async (given, json) => (await load()).removeProfile(given, json),
  },
  rotate: {
    description: "Put all stored profiles under the newest key",
    args: { ...outputArgs },
    work: async (_, json) => (await load()).rotateProfiles(json),
  },
  "new-key": {
    description: "Print a new key; it is kept nowhere",
    args: { ...outputArgs },
    work: async (_, json) => (await load()).newKey(json),
  },
};

export const profiles = commandGroup(
  { name: "profiles", description: "Signed-in profiles for all workers of a fleet, sealed" },
  COMMANDS,
);
