import { GROUNDS } from "./grounds.ts";

/** The laws that letters name, for docs/after.md. */
export const renderGroundsTable = (): string =>
  [
    "| country | law | since | its text | read at | on |",
    "| --- | --- | --- | --- | --- | --- |",
    ...GROUNDS.map(
      ({ country, languages, law, since, source, readAt, checked }) =>
        `| ${country} (${languages.join(", ")}) | ${law} | ${since} | [law](${source}) | [page](${readAt}) | ${checked} |`,
    ),
  ].join("\n");
