import type { Service } from "./service.ts";

const INTRO = `# Services

What is known about each service, from pages that others wrote about it. None of it was tried on a live site: sites change,
and a fact is only as good as its source. Every fact, its source, the source's date and how sure it is stand in
\`src/services/sites\`; sources were noted by service, so a fact names the best of that service's pages. Any other site works by its address: \`subterminator cancel --url https://example.com/account\`.

A file of your own in \`~/.subterminator/services\` (JSON, or a TypeScript or JavaScript module with a default export) adds
a service, or replaces the one of the same name. The least it needs:

\`\`\`json
{ "name": "my-gym", "title": "My Gym", "startUrl": "https://example.com/account" }
\`\`\`

"Facts" counts those known, and in brackets those of which we are fairly or very sure. "Channels" other than online are yours
to walk: the tool says so and stops.
`;

/** The page docs/services.md. */
export function renderServicesTable(services: readonly Service[]): string {
  const rows = services.map((service) =>
    row([
      `\`${service.name}\``,
      service.title,
      service.channels.join(", "),
      `${service.facts.length} (${service.facts.filter((fact) => fact.sure !== "low").length})`,
      service.lastChecked ?? "",
      service.tested,
    ]),
  );
  const head = ["name", "title", "channels", "facts", "last checked", "tested"];
  return [INTRO, row(head), row(head.map(() => "---")), ...rows, ""].join("\n");
}

const row = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")).join(" | ")} |`;
