import { homedir } from "node:os";
import { join } from "node:path";

/** Where everything of one person is kept: config, services, profiles, runs. */
export function homeFolder(env: NodeJS.ProcessEnv = process.env): string {
  const set = env["SUBTERMINATOR_HOME"];
  return set === undefined || set === "" ? join(homedir(), ".subterminator") : set;
}
