import { defineCommand, type ArgsDef } from "citty";
import { outputArgs } from "../settings.ts";
import { strictArgs, textOf } from "../strict-args.ts";

const args = {
  name: { type: "positional", required: false, description: "Show what is known about this one" },
  ...outputArgs,
} satisfies ArgsDef;

export const services = defineCommand({
  meta: { name: "services", description: "List the services that are known, or show one" },
  args: args as ArgsDef,
  subCommands: {
    show: async () => (await import("./services-more.ts")).show,
    test: async () => (await import("./services-more.ts")).test,
  },
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const json = given["json"] === true;
    const name = textOf(given, "name");
    const print = (text: string) => process.stdout.write(`${text}\n`);
    if (name !== undefined) {
      const { namedService } = await import("../run/target.ts");
      const service = await namedService(name);
      const { details } = await import("../services/details.ts");
      print(json ? JSON.stringify(service) : details(service));
      return;
    }
    const [{ loadServices }, { homeFolder }, { table }] = await Promise.all([
      import("../../services/load.ts"),
      import("../home.ts"),
      import("../terminal/table.ts"),
    ]);
    const loaded = await loadServices({ home: homeFolder() });
    for (const { message } of loaded.problems) process.stderr.write(`! ${message}\n`);
    const rows = loaded.services.toSorted((a, b) => a.name.localeCompare(b.name));
    print(
      json
        ? JSON.stringify({
            services: rows.map(({ name: id, title, startUrl, channels, lastChecked, tested }) => ({
              name: id,
              title,
              startUrl: startUrl ?? null,
              channels,
              lastChecked: lastChecked ?? null,
              tested,
            })),
            problems: loaded.problems,
          })
        : table(
            ["name", "service", "ends by", "facts read"],
            rows.map((one) => [
              one.name,
              one.title,
              one.channels.join(", "),
              one.lastChecked ?? "",
            ]),
          ),
    );
  },
});
