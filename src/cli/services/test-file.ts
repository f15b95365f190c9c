import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readService } from "../../services/load.ts";
import { services as builtIn } from "../../services/services.ts";
import { say } from "../terminal/say.ts";
import { UsageError } from "../usage-error.ts";

/** Checks a contributed file as it would be loaded, and says what a reader of it would ask. */
export async function testFile(path: string, json: boolean): Promise<void> {
  const file = resolve(path);
  if (!existsSync(file))
    throw new UsageError(`There is no file ${JSON.stringify(path.slice(0, 120))}.`);
  const read = await readService(file);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  if ("message" in read) {
    process.exitCode = 1;
    const faults = read.message.replace(`${read.file}: `, "").split("; ");
    if (json) return void print(JSON.stringify({ success: false, file, faults }));
    return say([`✗ ${path}`, ...faults.map((fault) => `  - ${fault}`)].join("\n"));
  }
  const { service } = read;
  const advice = [
    ...(builtIn.some(({ name }) => name === service.name)
      ? [`name: replaces the built-in ${service.name}`]
      : []),
    ...(service.facts.length === 0 ? ["facts: none; say where each thing is known from"] : []),
    ...(Object.keys(service.labels).length === 0
      ? ["labels: none; without them only the general rules read the pages"]
      : []),
    ...(service.accountUrl === undefined && service.channels.includes("online")
      ? ["accountUrl: missing; the check afterwards begins at startUrl"]
      : []),
  ];
  if (json) return void print(JSON.stringify({ success: true, file, name: service.name, advice }));
  say(
    [
      `✓ ${service.title} (${service.name}): ${service.facts.length} facts, labels in ${Object.keys(service.labels).length} languages`,
      ...advice.map((one) => `  - ${one}`),
    ].join("\n"),
  );
}
