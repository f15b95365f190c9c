import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowserBinary } from "../browser-binary.ts";
import { killAllServers, startServer } from "../server.ts";
import { fetchCopy } from "./copy.ts";
import { renderRest, renderTable } from "./report.ts";
import { runTasks } from "./run.ts";
import { serveTasks } from "./site.ts";
import { tasks as allTasks } from "./tasks.ts";

const USAGE = `npm run miniwob -- [--tasks a,b] [--seeds 1,2,3] [--log]

  Drives task pages of MiniWoB++ through the browser tools of \`subterminator mcp\`, by a fixed script for each.
  --log     everything that was called and answered

  The pages are cloned into .cache; SUBTERMINATOR_MINIWOB names the folder of another clone.
`;

const cli = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const progress = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tasks: { type: "string" },
      seeds: { type: "string", default: "1,2,3" },
      log: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const wanted = values.tasks?.split(",");
  const unknown = wanted?.filter((name) => !allTasks.some((task) => task.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`no script for: ${unknown.join(", ")}`);
  const tasks = allTasks.filter((task) => wanted === undefined || wanted.includes(task.name));
  const browser = await findBrowserBinary();
  const site = await serveTasks(await fetchCopy());
  try {
    const server = await startServer("subterminator", () => ({
      command: process.execPath,
      // The scripts are the caller, so they confirm: what had to be confirmed is a column of the table.
      args: [cli, "mcp", "--allow-host=127.0.0.1", "--confirmations=echo", "--log-level=error"],
      env: { SUBTERMINATOR_BROWSER: browser },
    }));
    const rows = await runTasks(server, site, tasks, values.seeds.split(",").map(Number), (row) => {
      const solved = row.results.filter((result) => result.solved).length;
      progress(`${solved} of ${row.results.length}  ${row.task}`);
      for (const result of row.results) {
        if (values.log) progress(result.log.join("\n"));
        if (!result.solved) progress(`        ${result.why.slice(0, 300)}`);
      }
    });
    process.stdout.write(`${renderTable(rows)}\n\nNot tried:\n\n${renderRest()}\n`);
    if (rows.some((row) => row.results.some((result) => !result.solved))) process.exitCode = 1;
  } finally {
    killAllServers();
    await site.close();
  }
}

process.once("exit", killAllServers);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => process.exit(signal === "SIGINT" ? 130 : 143));

try {
  await main();
} catch (error) {
  progress(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
