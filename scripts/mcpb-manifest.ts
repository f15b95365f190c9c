import { readFileSync } from "node:fs";
import { TOOLS } from "../src/mcp/tools/tools.ts";

const own = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
  description: string;
  license: string;
};

/** What a client shows before the bundle is installed, and how it starts the server. */
export const bundleManifest = {
  manifest_version: "0.3" as const,
  name: "subterminator",
  display_name: "Subterminator",
  version: own.version,
  description:
    "A browser that asks before anything irreversible; cancels subscriptions and proves it.",
  long_description: `${own.description} Danger acts are asked about in the client; nothing leaves this machine but what the pages you visit get.`,
  author: { name: "Subterminator contributors" },
  license: own.license,
  keywords: ["browser", "subscriptions", "cancel", "automation"],
  server: {
    type: "node" as const,
    entry_point: "server/bin/subterminator.js",
    mcp_config: {
      command: "node",
      args: ["${__dirname}/server/bin/subterminator.js", "mcp"],
      env: {},
    },
  },
  tools: TOOLS.map(({ name, description }) => ({
    name,
    description: description.split("\n")[0]?.slice(0, 300) ?? "",
  })),
  compatibility: {
    platforms: ["darwin" as const, "win32" as const, "linux" as const],
    runtimes: { node: ">=22.18.0" },
  },
};
