import { changesBetween } from "../../contract/changes.ts";
import { observationHandle, sessionHandle } from "../handles.ts";
import { checkUrl, type EgressPolicy } from "../../contract/egress.ts";
import { ContractError } from "../../contract/errors.ts";
import type { ObserveInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import type { Redactor } from "../../contract/redact/redactor.ts";
import { riskOfAddress } from "../../reading/risk/address-risk.ts";
import { SCHEMA_VERSION } from "../../contract/words.ts";
import { Confirmations } from "../act/confirmations.ts";
import { Mutex } from "../mutex.ts";
import type { RunApprover, Confirmations as Policy } from "../port.ts";
import type { SecretStore } from "../secrets.ts";
import { defaultObserve, type LogEvent } from "../session.ts";
import type { Described } from "./describe-page.ts";
import type { McpLink } from "./mcp-link.ts";
import { behindDialog, chosen, pageParts } from "./page-parts.ts";
import { isGone, PageWatcher, type PageView } from "./page-view.ts";
import { failureOf, type ListedTab, type OpenDialog } from "./reply.ts";
import { serverFailure } from "./server-failure.ts";

export type ExternalOptions = {
  owner: string;
  policy: EgressPolicy;
  confirmations: Policy;
  approver: RunApprover | undefined;
  redactor: Redactor;
  secrets: SecretStore;
  uploadFolders: string[];
  /** A connection in place of one that broke. */
  reconnect: (broken: McpLink, signal: AbortSignal | undefined) => Promise<McpLink>;
  now: () => number;
  log: (event: LogEvent) => void;
};

export type Current = {
  observation: Observation;
  described: Described | undefined;
  raw: string;
  rest: Observation["affordances"];
  dialog: OpenDialog | undefined;
};

const TEXT_PAGE = 8_000;

/** One page of somebody else's browser, looked at and acted on through its tools. */
export class ExternalSession {
  readonly id = sessionHandle();
  readonly options: ExternalOptions;
  readonly confirmations: Confirmations;
  readonly lock = new Mutex();
  readonly watcher = new PageWatcher();
  link: McpLink;
  current: Current | undefined;
  closed: ContractError | undefined;
  lastUsed: number;
  calls = 0;
  tabs: ListedTab[] = [];
  /** The number of the last request before the act at hand. */
  sent = 0;
  /** Where the page was last, as it is and not as it is shown. */
  lastUrl = "about:blank";
  startUrl = "about:blank";
  #reconnected = false;
  #epoch = 0;

  constructor(link: McpLink, options: ExternalOptions) {
    this.link = link;
    this.options = options;
    this.confirmations = new Confirmations(options.now);
    this.lastUsed = options.now();
  }

  async observe(input: ObserveInput, signal?: AbortSignal): Promise<Observation> {
    if (input.cursor !== undefined) return this.#pageOn(input.cursor, input.maxAffordances);
    this.confirmations.forget();
    return this.surviving(() => this.look(input, { signal }), signal);
  }

  /** Once in a session a server that went away is started again, at the page where it was; nothing is done twice. */
  async surviving<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isGone(error)) throw error;
      await this.revive(error as ContractError, signal);
      return work();
    }
  }

  async revive(why: ContractError, signal: AbortSignal | undefined): Promise<void> {
    if (this.#reconnected) throw lost(why);
    this.#reconnected = true;
    this.sent = 0;
    this.options.log({ event: "mcp.reconnecting", sessionId: this.id });
    try {
      this.link = await this.options.reconnect(this.link, signal);
      const again = riskOfAddress(this.lastUrl).level === "danger" ? this.startUrl : this.lastUrl;
      if (!again.startsWith("about:")) await this.link.call("navigate", { url: again }, signal);
    } catch (error) {
      throw isGone(error) ? lost(error as ContractError) : error;
    }
  }

  /** The page as it is, without ending the observation in force: what an act is judged by. */
  async see(signal?: AbortSignal, anew = false): Promise<PageView> {
    const view = await this.watcher.look(this.link, signal, anew);
    if (view.kind === "page") await this.#noteWhere(view, signal);
    return view;
  }

  /** Takes a new observation, which ends the one before; compared with it when it follows an act. */
  async look(
    input: ObserveInput,
    { compare = false, signal }: { compare?: boolean; signal?: AbortSignal | undefined } = {},
  ): Promise<Observation> {
    const view = await this.see(signal);
    const before = this.current;
    const described = view.kind === "page" ? view.described : undefined;
    const all = described === undefined ? [] : chosen(described.affordances, input);
    const limit = input.mode === "read" ? 0 : input.maxAffordances;
    const observation: Observation = {
      schemaVersion: SCHEMA_VERSION,
      sessionId: this.id,
      observationId: this.#nextId(),
      takenAt: new Date(this.options.now()).toISOString(),
      ...(view.kind === "page"
        ? pageParts(view.described)
        : behindDialog(view.dialog, before, this.lastUrl)),
      affordances: all.slice(0, limit),
      total: all.length,
      hasMore: limit > 0 && all.length > limit,
      tabs: this.#tabList(),
    };
    if (observation.hasMore) observation.nextCursor = `${observation.observationId}.${limit}`;
    if (input.mode !== "act" && described !== undefined) {
      observation.text = described.text.slice(0, TEXT_PAGE);
      if (described.text.length > TEXT_PAGE)
        observation.textCursor = `${observation.observationId}.t${TEXT_PAGE}`;
    }
    if (compare && before !== undefined)
      observation.changes = changesBetween(before.observation, observation, true);
    const shown = this.options.redactor.deep(observation);
    this.current = {
      observation: shown,
      described,
      raw: view.kind === "page" ? view.raw : "",
      rest: all,
      dialog: view.kind === "dialog" ? view.dialog : undefined,
    };
    return shown;
  }

  lookPlainly(signal: AbortSignal | undefined): Promise<Observation> {
    return this.look(defaultObserve(this.id), { compare: true, signal });
  }

  /** The empty page a session begins with: the first navigation needs an epoch, nothing else. */
  blank(): Observation {
    const observation: Observation = {
      schemaVersion: SCHEMA_VERSION,
      sessionId: this.id,
      observationId: this.#nextId(),
      takenAt: new Date(this.options.now()).toISOString(),
      ...behindDialog(undefined, undefined, "about:blank"),
      tabs: [],
    };
    this.current = { observation, described: undefined, raw: "", rest: [], dialog: undefined };
    return observation;
  }

  /** A page that went where it may not be is left at once; what it loaded on the way could not be stopped. */
  async #noteWhere(
    view: Extract<PageView, { kind: "page" }>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { url } = view.described.page;
    const verdict = checkUrl(url, this.options.policy);
    // An error page of the browser has no address of its own.
    if (!verdict.allowed && /^https?:/.test(url)) {
      await this.link.call("navigate", { url: "about:blank" }, signal);
      this.options.log({
        event: "egress.refused",
        sessionId: this.id,
        url: this.options.redactor.url(url),
        rule: verdict.rule,
      });
      throw new ContractError(
        "NAVIGATION_BLOCKED",
        `The page went to a refused address: ${verdict.reason}`,
      );
    }
    this.lastUrl = url;
    this.tabs = view.tabs;
  }

  /** Calls a tool and turns what it says of a failure into an error. */
  async use(
    what: Parameters<McpLink["call"]>[0],
    given: Record<string, unknown>,
    signal: AbortSignal | undefined,
  ) {
    const reply = await this.link.call(what, given, signal);
    if (reply.failed) throw serverFailure(failureOf(reply));
    return reply;
  }

  #nextId(): string {
    return observationHandle(++this.#epoch);
  }

  #tabList(): Observation["tabs"] {
    return this.tabs.length === 0
      ? [{ index: 0, url: this.lastUrl, title: "", active: true }]
      : this.tabs.map(({ index, url, title, active }) => ({ index, url, title, active }));
  }

  #pageOn(cursor: string, limit: number): Observation {
    const [observationId, place = ""] = cursor.split(".");
    const { current } = this;
    if (current === undefined || current.observation.observationId !== observationId)
      throw new ContractError(
        "CURSOR_EXPIRED",
        "This cursor belongs to an observation that is over.",
      );
    const {
      text: _,
      textCursor: __,
      nextCursor: ___,
      changes: ____,
      ...base
    } = current.observation;
    const at = Number(place.replace(/^t/, ""));
    const isText = place.startsWith("t");
    const end = at + (isText ? TEXT_PAGE : limit);
    const length = isText ? (current.described?.text.length ?? 0) : current.rest.length;
    if (!Number.isInteger(at) || at < 1 || at >= length)
      throw new ContractError("CURSOR_EXPIRED", "There is nothing at this cursor.");
    const next = end < length ? `${observationId}.${isText ? "t" : ""}${end}` : undefined;
    return this.options.redactor.deep({
      ...base,
      affordances: isText ? [] : current.rest.slice(at, end),
      forms: [],
      hasMore: !isText && next !== undefined,
      ...(isText ? { text: current.described?.text.slice(at, end) ?? "" } : {}),
      ...(next === undefined ? {} : isText ? { textCursor: next } : { nextCursor: next }),
    });
  }
}

function lost(why: ContractError): ContractError {
  return new ContractError("MCP_ERROR", why.message, { retryable: false });
}
