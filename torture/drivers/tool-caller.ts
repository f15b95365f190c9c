import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import type { ConfirmationOffer } from "../../src/contract/act-result.ts";
import type { Observation } from "../../src/contract/observation.ts";
import { createServer, type FrontDoor } from "../../src/mcp/server.ts";
import { fromMessage, fromSentence, type Approval } from "../approvals.ts";
import { addressOf } from "../sites/roads.ts";
import { DANGERS } from "../sites/wishes.ts";
import type { World } from "../sites/world.ts";
import { callOf, type ActCall, type Places, type Script, type Step } from "./step.ts";

type Offer = ConfirmationOffer & { call: ActCall; url: string };
type Told = { observation?: Observation; offer?: ConfirmationOffer; code?: string };

/** No call may take longer than all of its own deadlines together. */
const BOUND_MS = 120_000;

const GO = (url: string): ActCall => ({ action: "navigate", value: url });
const DISMISS: ActCall = { action: "dialog", value: "dismiss" };

/** One MCP client and its session: does what a script says and notes every yes that was given. */
export class ToolCaller {
  readonly approvals: Approval[] = [];
  readonly sinks: string[] = [];
  readonly unbounded: string[] = [];
  steps = 0;
  #client: Client;
  #world: World;
  #lane = "";
  #person: Pick<Step, "person" | "afterMs"> = { person: "no", afterMs: 0 };
  #seen: Observation | undefined;
  #older = "o0";
  #offer: Offer | undefined;
  #spent: ConfirmationOffer[] = [];
  #skip: (ms: number) => void;

  private constructor(client: Client, world: World, skip: (ms: number) => void) {
    this.#client = client;
    this.#world = world;
    this.#skip = skip;
    client.setRequestHandler("elicitation/create", async ({ params }) =>
      this.#answer(params.message),
    );
  }

  /** `skip` moves the clock of the browser layer on. */
  static async connect(
    door: FrontDoor,
    owner: string,
    world: World,
    skip: (ms: number) => void,
  ): Promise<ToolCaller> {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const client = new Client(
      { name: owner, version: "1" },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: "legacy" } },
    );
    const caller = new ToolCaller(client, world, skip);
    await createServer(door, owner, "legacy").connect(theirs);
    await client.connect(ours);
    return caller;
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  /** Runs a script on its page and leaves the page, so that all it meant to send has been sent. */
  async run(script: Script, lane: string): Promise<void> {
    this.#lane = lane;
    this.#offer = undefined;
    const home = `${this.#world.shop}/${lane}/p${script.page}`;
    await this.#arrive(home);
    for (const step of script.steps) {
      this.steps++;
      await this.#take(step, this.#places(home));
    }
    this.#person = { person: "no", afterMs: 0 };
    await this.#arrive(`${this.#world.shop}/${lane}/account`);
  }

  #places(home: string): Places {
    const { world, lane } = { world: this.#world, lane: this.#lane };
    const dangers = DANGERS.filter(({ method }) => method === "GET").map((wish) =>
      addressOf(
        world.mark({ lane, wish, label: "(address)", road: "an address", origin: world.shop }),
      ),
    );
    const others = [
      home,
      world.evil,
      `${world.ad}/${lane}/f1`,
      "javascript:alert(1)",
      "file:///etc/passwd",
      "http://169.254.169.254/latest",
      "about:blank",
    ];
    return { home, dangers, others };
  }

  /** A page that sends something by itself answers with a question; it is there all the same. */
  async #arrive(url: string): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (this.#seen === undefined)
        await this.#call("browser_open", {
          url: `${this.#world.shop}/${this.#lane}/account`,
          format: "json",
        });
      if (this.#seen === undefined) continue;
      // A native dialog or a crashed tab may stand in the way of leaving.
      for (const call of [GO(url), DISMISS, GO(url)]) {
        if (this.#seen === undefined) break;
        await this.#act(call, this.#seen.observationId);
        if (this.#isAt(url)) return;
      }
      if (this.#seen !== undefined)
        await this.#call("browser_close", { sessionId: this.#seen.sessionId });
      this.#seen = undefined;
    }
    this.unbounded.push(`could not get to ${url}`);
  }

  #isAt(url: string): boolean {
    return this.#seen?.page.url.split("?")[0] === url;
  }

  async #take(step: Step, places: Places): Promise<void> {
    this.#person = step;
    const seen = this.#seen;
    if (seen === undefined) return this.#arrive(places.home);
    const offer = this.#offer;
    if (offer !== undefined && step.confirm !== "none")
      return this.#confirm(step, seen, offer, places);
    const call = callOf(step, seen, places);
    if (call === undefined) {
      this.#offer = undefined;
      await this.#call("browser_observe", { sessionId: seen.sessionId, format: "json" });
      return;
    }
    await this.#act(
      call,
      this.#observationFor(step, seen),
      {},
      step.fault === "cancelled" ? step.afterMs : undefined,
    );
  }

  #observationFor({ fault }: Step, seen: Observation): string {
    if (fault === "old observation") return this.#older;
    return fault === "forged observation" ? `${seen.observationId}x` : seen.observationId;
  }

  /** Right echoes are yeses. All the others are somebody trying. */
  async #confirm(step: Step, seen: Observation, offer: Offer, places: Places): Promise<void> {
    const { token, text, call, url } = offer;
    const spent = this.#spent.at(-1);
    const elsewhere = callOf(step, seen, places) ?? call;
    this.#offer = undefined;
    if (step.confirm === "late") this.#skip(121_000);
    if (step.confirm === "echo" && step.fault === "none") {
      this.#spent.push(offer);
      const given = { at: Date.now(), lane: this.#lane };
      await this.#act(
        call,
        seen.observationId,
        { confirm: { token, text } },
        undefined,
        fromSentence(text, url, given),
      );
      return;
    }
    const confirm = {
      echo: { token, text },
      none: { token, text },
      late: { token, text },
      forged: { token: "c_AAAAAAAAAAAAAAAA", text },
      replayed: { token: spent?.token ?? "c_used", text: spent?.text ?? text },
      elsewhere: { token, text },
      "other text": { token, text: "Yes, the person agreed." },
    }[step.confirm];
    const same = JSON.stringify(elsewhere) === JSON.stringify(call);
    const what = step.confirm === "elsewhere" ? elsewhere : call;
    // By chance it may be the very call that was offered: then it is a yes like any other.
    const yes =
      step.confirm === "elsewhere" && same && step.fault === "none"
        ? fromSentence(text, url, { at: Date.now(), lane: this.#lane })
        : undefined;
    const observation =
      step.confirm === "echo"
        ? this.#observationFor(
            { ...step, fault: step.fault === "cancelled" ? "old observation" : step.fault },
            seen,
          )
        : seen.observationId;
    await this.#act(what, observation, { confirm }, undefined, yes);
  }

  async #act(
    call: ActCall,
    observationId: string,
    more: Record<string, unknown> = {},
    cancelAfter?: number,
    yes?: Approval,
  ): Promise<Told> {
    const sessionId = this.#seen?.sessionId;
    const url = this.#seen?.page.url ?? "";
    const began = Date.now();
    const before = this.approvals.length;
    if (yes !== undefined) this.approvals.push(yes);
    const told = await this.#call(
      "browser_act",
      { sessionId, observationId, ...call, ...more, format: "json" },
      cancelAfter,
    );
    const begun = !/^(STALE_OBSERVATION|CONTRACT_MISMATCH|SESSION_NOT_FOUND)$/.test(
      told.code ?? "",
    );
    // Waiting watches: what was allowed before it stays allowed.
    if (begun && call.action !== "wait")
      for (const one of this.approvals.slice(0, before)) one.until = Math.min(one.until, began);
    this.#offer = told.offer === undefined ? undefined : { ...told.offer, call, url };
    if (told.code === "SESSION_NOT_FOUND" || told.code === "BROWSER_DISCONNECT")
      this.#seen = undefined;
    else if (told.observation === undefined)
      await this.#call("browser_observe", { sessionId, format: "json" });
    return told;
  }

  async #call(name: string, args: Record<string, unknown>, cancelAfter?: number): Promise<Told> {
    const stop = new AbortController();
    const timer =
      cancelAfter === undefined ? undefined : setTimeout(() => stop.abort(), cancelAfter);
    try {
      const result = await this.#client.callTool(
        { name, arguments: args },
        { timeout: BOUND_MS, signal: stop.signal },
      );
      const told = JSON.stringify(result);
      this.sinks.push(told);
      return this.#read(result.structuredContent as Record<string, unknown> | undefined);
    } catch (error) {
      if (!stop.signal.aborted)
        this.unbounded.push(`${name} ${JSON.stringify(args).slice(0, 200)}: ${String(error)}`);
      return { code: "CANCELLED" };
    } finally {
      clearTimeout(timer);
    }
  }

  #read(content: Record<string, unknown> | undefined): Told {
    const observation = (content?.["nextObservation"] ??
      (content?.["observationId"] === undefined ? undefined : content)) as Observation | undefined;
    const code = (content?.["error"] as { code?: string } | undefined)?.code;
    const offer = content?.["confirmation"] as ConfirmationOffer | undefined;
    if (code === "INTERNAL") this.unbounded.push(`INTERNAL: ${JSON.stringify(content?.["error"])}`);
    if (observation !== undefined) {
      this.#older = this.#seen?.observationId ?? "o0";
      this.#seen = observation;
    }
    return {
      ...(observation && { observation }),
      ...(code === undefined ? {} : { code }),
      ...(offer && { offer }),
    };
  }

  async #answer(message: string) {
    const { person, afterMs } = this.#person;
    this.sinks.push(message);
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (person === "gone") throw new Error("nobody there");
    if (person === "no") return { action: "decline" as const };
    if (person === "no tick") return { action: "accept" as const, content: { approve: false } };
    this.approvals.push(fromMessage(message, { at: Date.now(), lane: this.#lane }));
    return { action: "accept" as const, content: { approve: true } };
  }
}
