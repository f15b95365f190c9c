import { defineCommand, type ArgsDef } from "citty";
import { strictArgs, textOf, wholeNumber } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  port: {
    type: "string",
    description: "Port; 0 takes a free one (default: 4747)",
    valueHint: "4747",
  },
  host: { type: "string", description: "127.0.0.1 (default) or ::1", valueHint: "address" },
  "at-once": {
    type: "string",
    description: "Runs that go on at once; the others wait (default: 2)",
    valueHint: "2",
  },
  "no-open": { type: "boolean", description: "Only print the link, open no browser" },
} satisfies ArgsDef;

const DEFAULT_PORT = 4747;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "::1"]);

export const serve = defineCommand({
  meta: {
    name: "serve",
    description:
      "The dashboard: watch runs, answer what they ask, find the proof; and the HTTP API",
  },
  args: args as ArgsDef,
  async run({ rawArgs }) {
    const given = strictArgs(args, rawArgs);
    const host = textOf(given, "host") ?? "127.0.0.1";
    if (!LOOPBACK.has(host))
      throw new UsageError(
        "--host takes 127.0.0.1, localhost or ::1: the dashboard is for this machine.",
      );
    const port = wholeNumber(given, "port", { min: 0, max: 65_535 }) ?? DEFAULT_PORT;
    const atOnce = wholeNumber(given, "at-once", { min: 1, max: 32 });
    const say = (line: string) => process.stderr.write(`${line}\n`);
    const [{ startServing }, { onInterrupt }, { openInBrowser }] = await Promise.all([
      import("../serve/start-serving.ts"),
      import("../interrupt.ts"),
      import("../serve/open-in-browser.ts"),
    ]);
    const serving = await startServing(
      { host: host === "localhost" ? "127.0.0.1" : host, port, atOnce },
      say,
    );
    const interrupt = onInterrupt(say);
    const link = serving.newLink();
    process.stdout.write(`${link}\n`);
    say("Open this link; it is good once. Press Enter for another one, Ctrl-C to stop.");
    if (given["no-open"] !== true && process.stdout.isTTY) openInBrowser(link);
    if (process.stdin.isTTY)
      process.stdin.on("data", () => process.stdout.write(`${serving.newLink()}\n`));
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    interrupt.signal.addEventListener("abort", () => resolve(), { once: true });
    await stopped;
    process.stdin.pause();
    await serving.close();
    interrupt.release();
    process.exit(0);
  },
});
