import type { CDPSession } from "playwright";
import { ContractError } from "../contract/errors.ts";
import { AGENT_SOURCE, WORLD, type PageAgent } from "./page-agent/source.ts";
import type { SurveyOptions } from "./page-agent/survey.ts";

type Calls = {
  [
    K in keyof PageAgent as PageAgent[K] extends (...args: never[]) => unknown ? K : never
  ]: PageAgent[K];
};
type Result<K extends keyof Calls> = Awaited<
  ReturnType<Extract<Calls[K], (...args: never[]) => unknown>>
>;
type Arguments<K extends keyof Calls> = Parameters<
  Extract<Calls[K], (...args: never[]) => unknown>
>;

export type RemoteParts = { json: string; objects: Map<string, string> };

/** How long the page may take to answer one call before it counts as hung. */
const CALL_TIMEOUT_MS = 8_000;

/** Listeners told to the agent in one go. */
const MAX_HEARD = 500;

let documents = 0;

export class DocumentGone extends Error {}

export class NavigationUnderWay extends ContractError {
  constructor() {
    super("NAVIGATION_TIMEOUT", "The page is leaving for an address that does not answer.");
  }
}

/**
 * Ends every call that is waiting on a page: a native dialog, a crash or a close would leave it waiting for ever, and
 * of a page that hangs, or died unheard, no event tells. Such a page is silent until it answers again.
 */
export class Interrupts {
  silent = false;
  /** While an address is being waited for, Chromium passes nothing on to the page that it would replace. */
  readonly #underWay: () => boolean;
  readonly #callMs: number;
  #waiting = new Set<(error: Error) => void>();
  #silence: Error | undefined;

  constructor(callMs = CALL_TIMEOUT_MS, underWay = () => false) {
    this.#callMs = callMs;
    this.#underWay = underWay;
  }

  all(error: Error): void {
    for (const reject of this.#waiting) reject(error);
  }

  /** Ends every call that is waiting, and every further one at once, until it is lifted. */
  silence(error: Error | undefined): void {
    this.#silence = error;
    if (error !== undefined) this.all(error);
  }

  /** For work that has a deadline of its own: ended by events only. */
  async until<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.#waiting.delete(reject);
    }
  }

  async guard<T>(work: Promise<T>, timeoutMs?: number): Promise<T> {
    if (this.#silence !== undefined) {
      work.catch(ignoreGone);
      throw this.#silence;
    }
    const { promise, reject } = Promise.withResolvers<never>();
    // One that has been silent is asked again, but not given all that time again.
    const timer = setTimeout(
      () => {
        if (this.#underWay()) return reject(new NavigationUnderWay());
        this.silent = true;
        reject(new ContractError("PAGE_CRASH", "The page does not answer."));
      },
      timeoutMs ?? (this.silent ? this.#callMs / 4 : this.#callMs),
    );
    this.#waiting.add(reject);
    try {
      const answer = await Promise.race([work, promise]);
      this.silent = false;
      return answer;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(reject);
    }
  }
}

/**
 * One frame's isolated world. The document behind it can change at any time; `documentKey` changes with it, so a
 * caller can tell that what it remembers is of another document.
 */
export class FrameLink {
  readonly session: CDPSession;
  readonly frameId: string;
  documentKey = "";
  /** The frame element in the parent's document; undefined for the page itself. */
  owner: { frame: FrameLink; localId: number } | undefined;
  #contextId = 0;
  #connecting: Promise<void> | undefined;
  #heard = new Set<number>();
  /** The document whose listeners have been asked about. */
  #askedOf = "";
  #interrupts: Interrupts;

  constructor(session: CDPSession, frameId: string, interrupts: Interrupts) {
    this.session = session;
    this.frameId = frameId;
    this.#interrupts = interrupts;
  }

  /** Calls a function of the page agent and answers its value. */
  async call<K extends keyof Calls>(name: K, ...args: Arguments<K>): Promise<Result<K>> {
    const expression = `agent.${name}(${args.map((arg) => (arg === undefined ? "undefined" : JSON.stringify(arg))).join(",")})`;
    const result = await this.#evaluate(expression, { returnByValue: true, awaitPromise: true });
    return result.value as Result<K>;
  }

  /** Calls a function whose answer holds elements: `json` comes by value, each element as an object id. */
  async callForParts(
    name: "survey" | "surveyMore" | "overlayParts",
    options?: SurveyOptions,
  ): Promise<RemoteParts> {
    const result = await this.#evaluate(`agent.${name}(${JSON.stringify(options) ?? ""})`, {
      returnByValue: false,
    });
    const objects = new Map<string, string>();
    let json = "null";
    if (result.objectId === undefined) return { json, objects };
    const { result: properties } = await this.#send("Runtime.getProperties", {
      objectId: result.objectId,
      ownProperties: true,
    });
    for (const { name: key, value } of properties) {
      if (key === "json") json = String(value?.value);
      else if (value?.objectId !== undefined) objects.set(key, value.objectId);
    }
    return { json, objects };
  }

  /** An element of this frame as an object id, by an expression over the agent; undefined when there is none. */
  async object(expression: string): Promise<string | undefined> {
    const result = await this.#evaluate(expression, { returnByValue: false });
    return result.objectId;
  }

  /** The elements of a list in this frame, as object ids. */
  async objects(expression: string): Promise<string[]> {
    const objectId = await this.object(expression);
    if (objectId === undefined) return [];
    const { result } = await this.#send("Runtime.getProperties", { objectId, ownProperties: true });
    return result.flatMap(({ name, value }) =>
      /^\d+$/.test(name) && value?.objectId !== undefined ? [value.objectId] : [],
    );
  }

  async valueOf(expression: string): Promise<unknown> {
    return (await this.#evaluate(expression, { returnByValue: true, awaitPromise: true })).value;
  }

  /** Hands the agent a shadow root that it cannot reach by itself. */
  async adoptClosedRoot(backendNodeId: number): Promise<void> {
    const { object } = await this.#send("DOM.resolveNode", {
      backendNodeId,
      executionContextId: this.#contextId,
      objectGroup: WORLD,
    });
    if (object.objectId === undefined) return;
    await this.#send("Runtime.callFunctionOn", {
      objectId: object.objectId,
      functionDeclaration: "function() { agent.adoptClosedRoot(this); }",
    });
  }

  /**
   * The page's own listeners in a root. Asked from the page's world and not pierced: from ours, Chromium 156 compiles
   * inline handlers where they do not belong and the renderer crashes when the page is left.
   */
  async listenersIn(rootObjectId: string): Promise<{ type: string; backendNodeId?: number }[]> {
    const { node } = await this.#send("DOM.describeNode", { objectId: rootObjectId });
    const { object } = await this.#send("DOM.resolveNode", {
      backendNodeId: node.backendNodeId,
      objectGroup: WORLD,
    });
    if (object.objectId === undefined) return [];
    const { listeners } = await this.#send("DOMDebugger.getEventListeners", {
      objectId: object.objectId,
      depth: -1,
    });
    return listeners;
  }

  /** True once for each document: what listens in it has not been asked about yet. */
  takeUnheard(): boolean {
    const unheard = this.#askedOf !== this.documentKey || this.#contextId === 0;
    this.#askedOf = this.documentKey;
    return unheard;
  }

  /** Tells the agent which elements have a listener for clicks, each once; true when there were new ones. */
  async hear(backendNodeIds: number[]): Promise<boolean> {
    const fresh = backendNodeIds.filter((id) => !this.#heard.has(id)).slice(0, MAX_HEARD);
    if (fresh.length === 0) return false;
    for (const id of fresh) this.#heard.add(id);
    const resolved = await Promise.all(
      fresh.map((backendNodeId) =>
        this.#send("DOM.resolveNode", {
          backendNodeId,
          executionContextId: this.#contextId,
          objectGroup: WORLD,
        }).catch(ignoreGone),
      ),
    );
    const found = resolved.flatMap((one) =>
      one?.object.objectId === undefined ? [] : [{ objectId: one.object.objectId }],
    );
    if (found.length === 0) return false;
    await this.#send("Runtime.callFunctionOn", {
      executionContextId: this.#contextId,
      functionDeclaration: "function(...nodes) { agent.hear(...nodes); }",
      arguments: found,
    });
    return true;
  }

  /** The agent's id for an element given by object id. */
  async idFor(objectId: string): Promise<number> {
    const answer = await this.#send("Runtime.callFunctionOn", {
      objectId,
      functionDeclaration: "function() { return agent.idOf(this); }",
      returnByValue: true,
    });
    return Number(answer.result.value);
  }

  objectOf(id: number): Promise<string | undefined> {
    return this.object(`agent.elementOf(${id}) ?? null`);
  }

  /** Frees what object() and callForParts() hold on to. */
  async release(): Promise<void> {
    await this.session.send("Runtime.releaseObjectGroup", { objectGroup: WORLD }).catch(ignoreGone);
  }

  async #evaluate(
    expression: string,
    how: { returnByValue: boolean; awaitPromise?: boolean },
  ): Promise<{ value?: unknown; objectId?: string }> {
    let bare = false;
    for (let attempt = 0; ; attempt++) {
      try {
        if (this.#contextId === 0) await this.#connected(bare);
        const answer = await this.#send("Runtime.evaluate", {
          contextId: this.#contextId,
          expression,
          objectGroup: WORLD,
          ...how,
        });
        if (answer.exceptionDetails === undefined) return answer.result;
        const text = answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text;
        if (!/agent is not defined|agent\.\w+ is not a function/.test(text))
          throw new ContractError("INTERNAL", `page agent: ${text.slice(0, 300)}`);
        throw new DocumentGone(text);
      } catch (error) {
        if (!isDocumentGone(error) || attempt >= 3) throw error;
        this.#contextId = 0;
        bare = error instanceof DocumentGone;
      }
    }
  }

  /** Another document has come. Its world is asked for at once, while it still loads. */
  moved(): void {
    this.#contextId = 0;
    this.#connecting = undefined;
    this.#connected(false).catch(ignoreGone);
  }

  #connected(bare: boolean): Promise<void> {
    const connecting = (bare ? undefined : this.#connecting) ?? this.#connect(bare);
    this.#connecting = connecting;
    const over = (): void => {
      if (this.#connecting === connecting) this.#connecting = undefined;
    };
    connecting.then(over, over);
    return connecting;
  }

  /**
   * A session brings the agent into every document by itself, so its 150 kB are sent only where it turned out to be
   * missing; and only into a world that was just made, since a number may stand for another one a moment later.
   */
  async #connect(bare: boolean): Promise<void> {
    const { executionContextId } = await this.#send("Page.createIsolatedWorld", {
      frameId: this.frameId,
      worldName: WORLD,
    });
    if (bare)
      await this.#send("Runtime.evaluate", {
        contextId: executionContextId,
        expression: `${AGENT_SOURCE}; 0`,
      });
    this.#contextId = executionContextId;
    this.#heard.clear();
    this.documentKey = `d${++documents}`;
  }

  #send: CDPSession["send"] = (method, params) =>
    this.#interrupts.guard(this.session.send(method, params));
}

export function isDocumentGone(error: unknown): boolean {
  if (error instanceof DocumentGone) return true;
  const text = error instanceof Error ? error.message : String(error);
  return /Cannot find context|context with specified id|Execution context was destroyed|Cannot find execution context|Inspected target navigated|uniqueContextId not found|No frame (for|with) given id|Could not find object|Cannot find object with given id/i.test(
    text,
  );
}

function ignoreGone(): void {
  // The document went away, and with it everything that was held.
}
