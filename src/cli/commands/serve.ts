import { defineCommand, type ArgsDef } from "citty";
import { isIP } from "node:net";
import { strictArgs, textOf, wholeNumber, type Given } from "../strict-args.ts";
import { UsageError } from "../usage-error.ts";

const args = {
  port: {
    type: "string",
    description: "Port; 0 takes a free one (default: 4747)",
    valueHint: "4747",
  },
  host: {
    type: "string",
    description:
      "Address to listen at (default: 127.0.0.1); any other than loopback needs --public-url",
    valueHint: "address",
  },
  "public-url": {
    type: "string",
    description: "Where people reach it, such as https://subs.example.com behind a proxy with TLS",
    valueHint: "url",
  },
  "allow-name": {
    type: "string",
    description: "Another name it may be called by, as host or host:port; can be repeated",
    valueHint: "name",
  },
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
    const given = strictArgs(args, rawArgs, ["allow-name"]);
    const host = textOf(given, "host") ?? "127.0.0.1";
    const { publicUrl, names } = reachedAt(given);
    if (!LOOPBACK.has(host) && publicUrl === undefined)
      throw new UsageError(
        `--host ${host.slice(0, 60)} opens the dashboard to other machines: say with --public-url where they reach it.`,
        "Put a proxy with TLS before it; requests under any other name are refused, and each needs a token or a link.",
      );
    if (!LOOPBACK.has(host) && isIP(host) === 0)
      throw new UsageError("--host takes an address of this machine, such as 0.0.0.0.");
    const port = wholeNumber(given, "port", { min: 0, max: 65_535 }) ?? DEFAULT_PORT;
    const atOnce = wholeNumber(given, "at-once", { min: 1, max: 32 });
    const say = (line: string) => process.stderr.write(`${line}\n`);
    const [{ startServing }, { onInterrupt }, { openInBrowser }] = await Promise.all([
      import("../serve/start-serving.ts"),
      import("../interrupt.ts"),
      import("../serve/open-in-browser.ts"),
    ]);
    const serving = await startServing(
      { host: host === "localhost" ? "127.0.0.1" : host, port, atOnce, publicUrl, names },
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

function reachedAt(given: Given): { publicUrl: string | undefined; names: string[] } {
  const publicUrl = textOf(given, "public-url");
  if (publicUrl !== undefined && !/^https?:\/\/[^/?#@\s]+\/?$/i.test(publicUrl))
    throw new UsageError("--public-url takes an origin such as https://subs.example.com.");
  const names = (given["allow-name"] as string[] | undefined) ?? [];
  const wrong = names.find((name) => !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(name));
  if (wrong !== undefined)
    throw new UsageError(
      `--allow-name takes a host or host:port; not ${JSON.stringify(wrong.slice(0, 60))}.`,
    );
  return { publicUrl, names };
}
