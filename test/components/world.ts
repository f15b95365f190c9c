import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { CLI } from "../support/mcp-cli.ts";
import { startPageServer } from "../support/page-server.ts";
import { bundle, type Library } from "./bundle.ts";

const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css" };

/** The pages of one library and a caller of the MCP tools before them, who sees only what their texts say. */
export async function createWorld(library: Library) {
  const files = await bundle(library);
  const server = await startPageServer();
  for (const [name, text] of files)
    server.set(`/${library}/${name}`, (_, response) => {
      const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain";
      response.writeHead(200, { "content-type": type, "cache-control": "max-age=600" }).end(text);
    });
  const home = mkdtempSync(join(tmpdir(), "subterminator-home-"));
  const client = new Client({ name: "components", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [CLI, "mcp", "--allow-host", "127.0.0.1", "--confirmations", "echo"],
      env: { ...process.env, SUBTERMINATOR_HOME: home },
      stderr: "ignore",
    }),
  );
  return new World(library, server, client, home);
}

type Answer = { text: string; failed: boolean };

class World {
  readonly library: Library;
  readonly server: Awaited<ReturnType<typeof startPageServer>>;
  readonly client: Client;
  readonly home: string;
  /** What the caller has been told so far of the page before it. */
  told = "";
  /** Lines of controls as they stand, by number. */
  lines = new Map<string, string>();
  ids = { session: "", observation: "" };

  constructor(library: Library, server: World["server"], client: Client, home: string) {
    this.library = library;
    this.server = server;
    this.client = client;
    this.home = home;
  }

  async call(name: string, given: Record<string, unknown>): Promise<Answer> {
    const result = await this.client.callTool({ name, arguments: given });
    const [first] = result.content as { text?: string }[];
    return { text: first?.text ?? "", failed: result.isError === true };
  }

  /** Shows `family/page` and answers what is said of it. */
  async show(page: string): Promise<string> {
    const path = `/${this.library}/${page}`;
    const style = `<link rel=stylesheet href="/${this.library}/index.css">`;
    this.server.set(
      path,
      `<!doctype html><html lang=en><title>${page}</title>${this.library === "bootstrap" ? style : ""}<body><div id=app></div><script type=module src="/${this.library}/index.js"></script>`,
    );
    const url = this.server.origin + path;
    this.lines.clear();
    const answer =
      this.ids.session === ""
        ? await this.call("browser_open", { url })
        : await this.call("browser_act", { ...this.where, action: "navigate", value: url });
    this.take(answer);
    // Two cores for all: a page of a megabyte of script may come to life after the first look.
    for (const until = Date.now() + 20_000; this.lines.size === 0 && Date.now() < until;)
      await this.observe();
    return this.body;
  }

  get where(): Record<string, string> {
    return { sessionId: this.ids.session, observationId: this.ids.observation };
  }

  async observe(): Promise<string> {
    return this.take(await this.call("browser_observe", { sessionId: this.ids.session })).text;
  }

  note({ text }: Answer): void {
    const [, observation, session = this.ids.session] =
      /observation (\S+)(?: session (\S+))?/.exec(text) ?? [];
    if (observation !== undefined) this.ids = { session, observation };
  }

  take(answer: Answer): Answer {
    this.note(answer);
    const lines = answer.text.split("\n");
    // A list that does not build on the one before replaces it.
    if (!lines.some((line) => /^(?:same controls$|other controls as before$|[+~-] )/.test(line)))
      this.lines.clear();
    for (const line of lines) {
      const [, actionId] = /^(?:[+~] )?(\d+) (?!of |controls )\w+ /.exec(line) ?? [];
      if (actionId !== undefined) this.lines.set(actionId, line.replace(/^[+~] /, ""));
      if (line.startsWith("- "))
        for (const gone of line.slice(2).split(" ")) this.lines.delete(gone);
    }
    this.told = answer.text;
    return { ...answer, text: this.body };
  }

  /** The last answer without the page's title, which holds the truth. */
  get body(): string {
    return this.told
      .split("\n")
      .filter((line) => !line.includes(" http://") && !line.startsWith("observation "))
      .join("\n");
  }

  /** The number of the one control whose line fits, or of the last of several. */
  number(line: RegExp, last = false): string {
    const fits = [...this.lines].filter(([, text]) => line.test(text.replace(/^\d+ /, "")));
    const only = fits.at(-1);
    if (only !== undefined && (last || fits.length === 1)) return only[0];
    throw new Error(
      `${fits.length} controls fit ${String(line)} among:\n${[...this.lines.values()].join("\n")}\n\nlast answer:\n${this.told}`,
    );
  }

  async act(line: RegExp, action = "click", value?: string): Promise<string> {
    return this.send({
      target: this.number(line),
      action,
      ...(value === undefined ? {} : { value }),
    });
  }

  /** Scrolls the list that holds such lines until this one is in view, as a caller would who looks for it. */
  async scrollTo(wanted: RegExp, among: RegExp): Promise<void> {
    const inView = (): boolean =>
      this.told
        .replace(/^.* off-screen:$[^]*/m, "")
        .split("\n")
        .some((line) => wanted.test(line));
    for (let steps = 0; steps < 30 && !inView(); steps++) {
      await this.send({ action: "scroll", value: "down", target: this.number(among, true) });
      await this.observe();
    }
  }

  async send(given: Record<string, unknown>): Promise<string> {
    const answer = this.take(await this.call("browser_act", { ...this.where, ...given }));
    if (answer.failed) throw new Error(answer.text);
    return answer.text;
  }

  /** What the page says in its title of the widget that was moved last; a busy machine may take its time. */
  async truth(expected: string): Promise<void> {
    const until = Date.now() + 20_000;
    const { told } = this;
    while (this.title !== expected) {
      if (Date.now() > until)
        throw new Error(`"${this.title}", not "${expected}", after:\n${told}`);
      await setTimeout(50);
      await this.observe();
    }
  }

  get title(): string {
    return (
      this.told
        .split("\n")
        .find((line) => line.includes(" http://"))
        ?.split(" http://")[0] ?? ""
    );
  }

  async close(): Promise<void> {
    if (this.ids.session !== "") await this.call("browser_close", { sessionId: this.ids.session });
    await this.client.close();
    await this.server.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}

export type { World };
