import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cliReference } from "../src/cli/reference.ts";
import { TOOLS } from "../src/mcp/tools/tools.ts";
import { renderModelsReference } from "../src/models/table.ts";
import { renderGroundsTable } from "../src/notices/table.ts";
import { apiReference } from "./api-reference.ts";
import { services } from "../src/services/services.ts";
import { renderServicesTable } from "../src/services/table.ts";

const page = (file: string): string => fileURLToPath(new URL(`../docs/${file}`, import.meta.url));

/** The tools as clients see them, for people. */
export function toolReference(): string {
  return TOOLS.map(({ name, description, shown }) => {
    const rows = Object.entries(shown.properties).map(([argument, field]) => {
      const needed = shown.required?.includes(argument) === true ? " (required)" : "";
      const values = Array.isArray(field["enum"]) ? field["enum"].map(String).join(", ") : "";
      const words = typeof field["description"] === "string" ? field["description"] : "";
      const meaning = [values, words].filter((part) => part !== "").join("; ");
      return `| \`${argument}\`${needed} | ${meaning.replaceAll("|", "\\|")} |`;
    });
    return [
      `### \`${name}\``,
      "",
      description,
      "",
      "| argument | meaning |",
      "| --- | --- |",
      ...rows,
    ].join("\n");
  }).join("\n\n");
}

/** Puts a generated part between a page's markers; what people wrote around it stays. */
export function between(text: string, start: string, end: string, part: string): string {
  const [from, to] = [text.indexOf(start), end === "" ? text.length : text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the marker ${start} is missing`);
  return `${text.slice(0, from)}${start}\n\n${part}\n${end === "" ? "" : `\n${text.slice(to)}`}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [after, cli, mcp, models] = await Promise.all([
    readFile(page("after.md"), "utf8"),
    readFile(page("cli.md"), "utf8"),
    readFile(page("mcp.md"), "utf8"),
    readFile(page("models.md"), "utf8"),
  ]);
  await writeFile(
    page("after.md"),
    between(after, "<!-- laws: generated -->", "<!-- /laws -->", renderGroundsTable()),
  );
  await writeFile(
    page("cli.md"),
    between(cli, "<!-- generated: src/cli/reference.ts -->", "", (await cliReference()).trim()),
  );
  await writeFile(
    page("mcp.md"),
    between(mcp, "<!-- tools: generated -->", "<!-- /tools -->", toolReference()),
  );
  await writeFile(
    page("models.md"),
    between(models, "<!-- models: generated -->", "<!-- /models -->", renderModelsReference()),
  );
  await writeFile(page("services.md"), renderServicesTable(services));
  await writeFile(page("api.md"), apiReference());
}
