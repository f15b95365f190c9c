import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const packageRoot = fileURLToPath(new URL("../..", import.meta.url));

export const homeFolder = (env = process.env) =>
  env.SUBTERMINATOR_HOME || join(homedir(), ".subterminator");
