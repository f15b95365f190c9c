import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ServiceCard } from "../../dashboard/deps.ts";
import { PROFILE_NAME } from "../../jobs/job-request.ts";
import { loadServices } from "../../services/load.ts";
import { services as builtIn } from "../../services/services.ts";
import { homeFolder } from "../home.ts";
import { profileFolder } from "../run/browser-setup.ts";

export async function serviceCards(): Promise<ServiceCard[]> {
  const { services } = await loadServices({ home: homeFolder() });
  return services.map((service) => ({
    name: service.name,
    title: service.title,
    aliases: service.aliases,
    channels: service.channels,
    online: service.channels.includes("online"),
    warnings: service.warnings,
    hints: service.hints.slice(0, 6),
    facts: service.facts.length,
    ...(service.lastChecked === undefined ? {} : { lastChecked: service.lastChecked }),
    tested: service.tested,
    signedIn: existsSync(profileFolder(service.name)),
    own: !builtIn.includes(service),
  }));
}

export async function profileNames(): Promise<string[]> {
  const folder = join(homeFolder(), "profiles");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // What is named otherwise is no profile that a run could be given.
  const folders = entries.filter((entry) => entry.isDirectory() && PROFILE_NAME.test(entry.name));
  return folders.map(({ name }) => name);
}
