import { MEANINGS, type Meaning } from "../../services/labels.ts";
import type { Service } from "../../services/service.ts";
import { labelled, widthOf, wrapped } from "../terminal/wrapped.ts";

/** Where the values begin. */
const INDENT = 13;

/** All that is known of a service, with since when and from where. */
export function details(service: Service, columns = widthOf(process.stdout)): string {
  const rows: [string, string][] = [
    ["name", [service.name, ...service.aliases].join(", ")],
    ["begins at", service.startUrl ?? "not online"],
    ["account", service.accountUrl ?? ""],
    ["domains", service.domains.join(", ")],
    ["goal", service.goal],
    ["billed by", service.billers.map(({ biller }) => biller).join(", ")],
    ["facts read", service.lastChecked ?? ""],
    ["tested", service.tested],
  ];
  const list = (title: string, items: string[]) =>
    items.length === 0
      ? []
      : ["", title, ...items.flatMap((item) => wrapped(item, columns, "  - ", "    "))];
  return [
    service.title,
    ...rows
      .filter(([, value]) => value !== "")
      .flatMap(([key, value]) => labelled(`  ${key.padEnd(INDENT - 2)}`, value, columns, INDENT)),
    ...list(
      "Ways out",
      service.channels.map((channel) => WAYS[channel]),
    ),
    ...list("Friction", frictionOf(service)),
    ...list("Before you do it", service.warnings),
    ...list("The way", service.hints),
    ...list(
      "Sources",
      service.facts.map(
        ({ fact, source, sure, checked, dated }) =>
          `${fact} (${sure}; read ${checked}${dated === undefined ? "" : `, page of ${dated}`}; ${source})`,
      ),
    ),
  ].join("\n");
}

const WAYS: Record<Service["channels"][number], string> = {
  online: "online: `subterminator cancel` walks it",
  app: "only in the app, on the phone, console or computer it runs on",
  chat: "by chat",
  phone: "by phone: `subterminator notice` writes what to say",
  mail: "by e-mail: `subterminator notice` writes it",
  letter: "by letter: `subterminator notice` writes it",
  visit: "at a desk",
};

const SEEN: Partial<Record<Meaning, string>> = {
  decline: "offers or questions to pass",
  keep: "a control that leads back out of the flow",
  pause: "a pause offered in place of the end",
};

/** What stands between the first click and the last, as its labels tell it. */
export function frictionOf({ labels, warnings, billers, channels }: Service): string[] {
  const met = new Set(
    Object.values(labels).flatMap((words) =>
      MEANINGS.filter((one) => (words[one]?.length ?? 0) > 0),
    ),
  );
  return [
    ...Object.entries(SEEN).flatMap(([meaning, words]) =>
      met.has(meaning as Meaning) ? [words] : [],
    ),
    ...(channels.includes("online") ? [] : ["no way out online"]),
    ...(billers.length > 0 ? [`may be billed by somebody else (${billers.length} known)`] : []),
    ...(warnings.length > 0
      ? [`${warnings.length} ${warnings.length === 1 ? "thing" : "things"} to know before`]
      : []),
  ];
}
