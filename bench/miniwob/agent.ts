import type { Server } from "../server.ts";
import { readView, type Control, type View } from "./view.ts";

export type Box = { x: number; y: number; width: number; height: number };
export type Placed = { actionId: string; role: string; name: string; box: Box };
/** A control of the newest answer, its number, or words, a role or a point to find it by. */
export type Aim = Control | string | Record<string, string | number>;

/** A tool said no. What it said is the reason that the table gives. */
export class Refused extends Error {}

/**
 * The browser tools in the hands of a fixed script: what it knows of the page is what the answers say, in the form that
 * models read, and all it can do is call the tools.
 */
export class Agent {
  calls = 0;
  /** Acts that were called danger and had to be confirmed. */
  asked: string[] = [];
  view: View | undefined;
  said = "";
  readonly log: string[] = [];
  #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async #call(name: string, args: Record<string, unknown>): Promise<string> {
    this.calls++;
    const { text, failed } = await this.#server.ask(name, args);
    this.log.push(`> ${name} ${JSON.stringify(args)}`, text);
    if (failed && !/^observation \S+ session/m.test(text)) throw new Refused(text);
    return text;
  }

  /** The first look at an address, in the session that is open or in a new one. */
  async open(url: string): Promise<void> {
    if (this.view === undefined)
      this.view = readView(await this.#call("browser_open", { url }), undefined);
    else await this.act("navigate", undefined, url);
  }

  async look(how: Record<string, unknown> = {}): Promise<Control[]> {
    this.view = readView(await this.#call("browser_observe", how), undefined);
    return this.controls;
  }

  /** The page's words as Markdown; with a control's number all that stands in it. */
  async read(scope?: string): Promise<string> {
    const text = await this.#call("browser_observe", {
      mode: "read",
      ...(scope === undefined ? {} : { scope }),
    });
    // It lists no controls; those of the look before still stand.
    this.view = { ...readView(text, this.view), controls: this.controls };
    return text
      .split("\n")
      .filter((line) => line.startsWith(">"))
      .map((line) => line.replace(/^> ?/, ""))
      .join("\n");
  }

  /** Where the controls are: told in the JSON form only. */
  async places(): Promise<Placed[]> {
    this.calls++;
    const { structured } = await this.#server.ask("browser_observe", {
      format: "json",
      maxAffordances: 200,
    });
    const seen = structured as { observationId: string; affordances: Placed[] };
    if (this.view !== undefined) this.view.observationId = seen.observationId;
    return seen.affordances;
  }

  get controls(): Control[] {
    return this.view?.controls ?? [];
  }

  /** All controls of that role; those of that name where one is given, in the order of the page. */
  all(role: string | RegExp, name?: string | RegExp): Control[] {
    const fits = (wanted: string | RegExp, text: string) =>
      typeof wanted === "string" ? wanted === text : wanted.test(text);
    return this.controls.filter(
      (one) => fits(role, one.role) && (name === undefined || fits(name, one.name)),
    );
  }

  one(role: string | RegExp, name?: string | RegExp): Control {
    const [first] = this.all(role, name);
    if (first === undefined)
      throw new Refused(`no ${String(role)} ${String(name ?? "")} is listed`);
    return first;
  }

  async act(
    action: string,
    aim?: Aim,
    value?: string,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const target =
      typeof aim === "object" && "marks" in aim ? (aim as Control).id : (aim ?? undefined);
    const send = (extra: Record<string, unknown>) =>
      this.#call("browser_act", {
        observationId: this.view?.observationId,
        ...(target === undefined ? {} : { target }),
        action,
        ...(value === undefined ? {} : { value }),
        ...more,
        ...extra,
      });
    let text = await send({});
    this.view = readView(text, this.view);
    const confirm = /confirm: (\{"token".*\})$/m.exec(text)?.[1];
    if (confirm !== undefined) {
      this.asked.push(/^SAFETY\S+ .*/m.exec(text)?.[0] ?? "asked");
      text = await send({ confirm: JSON.parse(confirm) as unknown });
      this.view = readView(text, this.view);
    }
    this.said = text;
    if (!/^done: /m.test(text)) throw new Refused(text.split("\n")[0] ?? text);
    return text;
  }

  click = (aim: Aim, held?: string) => this.act("click", aim, held);
  fill = (aim: Aim, value: string) => this.act("fill", aim, value);
  /** Several fields in one call, each by its control. */
  fillAll = (fields: [Control, string][]) =>
    this.act("fill", undefined, undefined, {
      fields: Object.fromEntries(fields.map(([control, value]) => [control.id, value])),
    });
}
