import { createHash } from "node:crypto";
import type { BrowserContext, Page, Request, Route, WebSocketRoute } from "playwright";
import type { EgressPolicy } from "../contract/egress.ts";
import { checkSubresource, checkUrl } from "../contract/egress.ts";
import { danger, type DangerKind, type Risk } from "../contract/risk.ts";
import type { Guard } from "../contract/words.ts";
import { NO_DEED } from "../reading/deed.ts";
import { speaksOfAll } from "../reading/request/everyday-requests.ts";
import { rule } from "../reading/request/hold.ts";
import { type Doing, type HoldCode, type PassCode } from "../reading/request/hold-ruling.ts";
import { readRequest } from "../reading/request/read-request.ts";
import { type RequestReading } from "../reading/request/request-reading.ts";
import { isReadingMethod, type RequestFacts } from "../reading/request/request-facts.ts";
import { YES_TO } from "../reading/request/strange-words.ts";
import { sameSite } from "../reading/request/same-site.ts";
import type { Judge, Paused } from "./backstop.ts";
import { factsOf, originOf, pageOf, senderOf } from "./request-facts.ts";

/** A request that waits in the browser for a yes. */
export type Held = {
  method: string;
  url: string;
  /** Of the whole body: a yes is for exactly this one. */
  bodyHash: string;
  fields: RequestReading["fields"];
  risk: Risk;
  code: HoldCode;
  wide: boolean;
  doing: Doing;
  at: number;
  /** The page whose own next document this is, "new" where it is only being opened; undefined for a part of a page. */
  page: Page | "new" | undefined;
  /** Let it out, or end it as if the page had aborted it. */
  go: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A request that went out, or was kept back, while an act was under way. */
export type Effect = {
  method: string;
  url: string;
  status?: number;
  risk: Risk["level"];
  held: boolean;
  /** It was no mere look. */
  canChange: boolean;
  /** Why it was held or let go. */
  code: HoldCode | PassCode;
};

/** What a yes to a control lets out: the first request that can change something, of those kinds and of that site. */
export type Allowance = {
  kinds: DangerKind[];
  origins: string[];
  request: { method: string; url: string } | undefined;
  /** What the person read: a request that speaks of more than these words is not covered. */
  words: string;
};

type Cover = Allowance & { spent: boolean; until: number };
type Answer = Pick<Held, "go" | "stop" | "page">;

const HOLD_MS = 120_000;
/** Pages wait a while before they send (an animation, "cancelling…"), but not for minutes. */
const COVER_MS = 30_000;
/** How long an act waits for the answer to what it let out; a beacon never tells of one. */
const ANSWER_MS = 2_000;
const MAX_HELD = 8;
/** What a page has sent while it loaded, and may send again. */
const MAX_OWN = 500;

/** Can change something by its method, and is known not to. */
const CHANGES_NOTHING: ReadonlySet<PassCode> = new Set<PassCode>([
  "own-while-loading",
  "telemetry",
  "consent",
  "search-typing",
]);

const IDLE: Doing = { deed: NO_DEED, searched: undefined, signsIn: false };

/**
 * The gate by effect: looks at every request before it leaves the browser. One that `rule` holds and no approval covers
 * waits here, whatever label set it off; approved it goes out once, else it is dropped.
 */
export class EffectGate implements Judge {
  readonly held: Held[] = [];
  readonly effects: Effect[] = [];
  /** Documents on their way to windows that are not there yet. */
  windows = 0;
  #cover: Cover | undefined;
  #doing: Doing = IDLE;
  /** The act under way only looks where something leads. */
  #looking = false;
  /** Pages whose document has been acted on. */
  #acted = new Set<Page>();
  /** Where each page stood when it was last acted on. */
  #at = new WeakMap<Page, string>();
  /** The address of the document that was acted on and has made way for another: what it sends as it goes is still its own. */
  #left = new Map<Page, string>();
  /** What each document sent by itself before any act. */
  #own = new WeakMap<Page, Set<string>>();
  /** Addresses that went out with a yes, and to what: where the site sends the browser on from there is the flow going on. */
  #agreed = new Map<string, DangerKind[]>();
  #guard: Guard;
  #now: () => number;
  #policy: () => EgressPolicy;
  #onHeld: (held: Held) => void;
  #onFreed: (held: Held) => void;
  #onPass: (gate: Judge, method: string, url: string, page: Held["page"]) => void;
  #addresses: () => string[];
  #mayAct: (() => Promise<boolean>) | undefined;
  #timers = new Map<Held, NodeJS.Timeout>();
  #awaited = new WeakMap<Effect, () => void>();
  #abandoned = new Set<Page | undefined>();
  /** A person has mouse and keys: what goes out is their own doing, and their hand on it is the yes. */
  byPerson = false;
  #personChanged = false;

  constructor(options: {
    guard: Guard;
    now: () => number;
    policy: () => EgressPolicy;
    onHeld: (held: Held) => void;
    onFreed: (held: Held) => void;
    onPass: (gate: Judge, method: string, url: string, page: Held["page"]) => void;
    addresses: () => string[];
    /** False: this process may do nothing more. Asked right before a request goes out that can change something. */
    mayAct: (() => Promise<boolean>) | undefined;
  }) {
    this.#guard = options.guard;
    this.#now = options.now;
    this.#policy = options.policy;
    this.#onHeld = options.onHeld;
    this.#onFreed = options.onFreed;
    this.#onPass = options.onPass;
    this.#addresses = options.addresses;
    this.#mayAct = options.mayAct;
  }

  /** Whether a person's own hands have sent something that reads as final; told once. */
  takePersonChanged(): boolean {
    const changed = this.#personChanged;
    this.#personChanged = false;
    return changed;
  }

  /** In a context that is shared with a person, `owns` tells this session's requests from theirs. */
  async install(context: BrowserContext, owns?: (request: Request) => boolean): Promise<void> {
    await context.route(
      () => true,
      (route) =>
        owns?.(route.request()) === false
          ? route.continue().catch(pageIsGone)
          : this.#decide(route),
    );
    if (owns === undefined)
      await context.routeWebSocket(
        () => true,
        (socket) => this.#onSocket(socket),
      );
    context.on("response", (response) => this.#onResponse(response.request(), response.status()));
  }

  addresses(): string[] {
    return this.#addresses();
  }

  /** A new act begins: what the last one was allowed ends here, unless the act is only to watch. */
  begin({ watching, looking }: { watching: boolean; looking: boolean }): void {
    if (!watching) {
      this.#looking = looking;
      this.#cover = undefined;
      this.#agreed.clear();
    }
    this.effects.length = 0;
  }

  /** What is about to be done on this page. From here on its document has been acted on. */
  does(doing: Partial<Doing>, page: Page): void {
    this.#doing = { ...IDLE, ...doing };
    if (!this.#acted.has(page))
      page.once("close", () => {
        this.#acted.delete(page);
        this.#left.delete(page);
      });
    this.#acted.add(page);
    this.#at.set(page, withoutHash(page.url()));
  }

  /** The browser is sent to an address that the caller named; what was pressed before still speaks for what its page sends. */
  goes(): void {
    this.#doing = { ...this.#doing, deed: { ...this.#doing.deed, journey: true } };
  }

  /** What was done last: answering a dialog goes on with it. */
  get doing(): Doing {
    return this.#doing;
  }

  /** The page shows another document, which nobody has acted on yet. */
  newDocument(page: Page): void {
    const acted = this.#acted.delete(page);
    const from = this.#at.get(page);
    if (acted && from !== undefined) this.#left.set(page, from);
    else this.#left.delete(page);
    this.#own.delete(page);
  }

  /** The page is being ended: judging what it has asked for by the thousand would keep everybody else waiting. */
  abandon(page: Page): void {
    this.#abandoned.add(page);
  }

  cover(allowance: Allowance): void {
    this.#cover = { ...allowance, spent: false, until: this.#now() + COVER_MS };
  }

  async release(held: Held): Promise<void> {
    if (this.#mayAct !== undefined && !(await this.#mayAct())) return this.drop(held);
    this.#forget(held);
    const answered = this.#answerTo(this.#letOut(held.method, held.url, held.risk.kinds));
    if (held.page === "new") this.windows++;
    this.#onPass(this, held.method, held.url, held.page);
    await held.go().catch(pageIsGone);
    // It began before the act that let it out, so nobody else waits for it; a document is waited for as a page.
    if (held.page === undefined) await answered;
  }

  #answerTo(effect: Effect): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ANSWER_MS).unref();
      this.#awaited.set(effect, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async drop(held: Held): Promise<void> {
    this.#forget(held);
    const { method, url, code } = held;
    this.effects.push({ method, url, risk: held.risk.level, held: true, canChange: true, code });
    await held.stop().catch(pageIsGone);
  }

  /** Drops what has waited too long. */
  async expire(): Promise<void> {
    const late = this.held.filter((held) => this.#now() - held.at > HOLD_MS);
    await Promise.all(late.map((held) => this.drop(held)));
  }

  async dropAll(): Promise<void> {
    await Promise.all([...this.held].map((held) => this.drop(held)));
  }

  async #decide(route: Route): Promise<void> {
    try {
      const request = route.request();
      if (this.#abandoned.size > 0 && this.#abandoned.has(senderOf(request))) return;
      const verdict = request.isNavigationRequest()
        ? checkUrl(request.url(), this.#policy())
        : checkSubresource(request.url(), this.#policy());
      // What is loaded ahead was asked for by nobody.
      if (!verdict.allowed || isAhead(request)) return await route.abort("blockedbyclient");
      await this.#judge(factsOf(request), senderOf(request), {
        page: pageOf(request),
        go: () => route.continue(),
        // "aborted" leaves the page where it is; any other word would replace it with an error page.
        stop: () => route.abort("aborted"),
      });
    } catch (error) {
      // What cannot be judged does not go out.
      await route.abort("failed").catch(pageIsGone);
      pageIsGone(error);
    }
  }

  /** What no route was asked about, and every step of every redirect. */
  async onPaused(paused: Paused): Promise<void> {
    const { from, facts } = paused;
    if (from === undefined || this.byPerson) return this.#judge(facts, undefined, paused);
    const reading = await readRequest(facts);
    const carries = !isReadingMethod(facts.method);
    const elsewhere = from.url === "" || originOf(from.url) !== originOf(facts.url);
    const isDanger = reading.risk.level === "danger";
    const agreed = this.#agreed.get(keyOf(from.method, from.url));
    if (agreed !== undefined) {
      // A yes covers the hops that stay of its kind; to another kind, or with the body to another place, it was not given.
      // "…/confirm" as the next page of what was agreed to is no kind of its own.
      const sameKind =
        !isDanger ||
        reading.risk.kinds.every(
          (kind) => agreed.includes(kind) || (kind === "unclear_commit" && !carries),
        );
      if (sameKind && !(elsewhere && (carries || isDanger))) return paused.go();
      const risk: Risk = isDanger ? reading.risk : danger("unclear_commit", "carried_elsewhere");
      return this.#hold(this.#heldOf(facts, reading, risk, "danger", paused));
    }
    // What the site itself could have answered at once is its own affair, unless it reads as final, or what was to be a
    // picture or a script becomes a yes to something in words that nobody here reads.
    const becomesYes =
      !facts.isNavigation && reading.strange().some((word) => word.startsWith(YES_TO));
    if (!elsewhere && !isDanger && !becomesYes) return paused.go();
    await this.#judge(facts, undefined, paused);
  }

  /** A beacon that is sent as a document goes away is seen when the next one is there already; it names where it is from. */
  #isLastWord({ headers, isNavigation }: RequestFacts, sender: Page): boolean {
    const left = this.#left.get(sender);
    if (left === undefined || isNavigation || left === withoutHash(sender.url())) return false;
    return withoutHash(headers?.["referer"] ?? "") === left;
  }

  async #judge(
    facts: RequestFacts,
    sender: Page | undefined,
    answer: Answer,
    isMessage = false,
  ): Promise<void> {
    const { method, url } = facts;
    const doing = this.#doing;
    const acted =
      sender === undefined
        ? this.#acted.size > 0 ||
          [...this.#left.keys()].some((page) => this.#isLastWord(facts, page))
        : this.#acted.has(sender) || this.#isLastWord(facts, sender);
    const reading = await readRequest(facts);
    const mark = `${method} ${url} ${sameness(facts)}`;
    const road = `${method} ${url.replace(/[?#].*$/s, "")}`;
    const own = sender === undefined ? undefined : this.#own.get(sender);
    const ruling = rule(reading, {
      guard: this.#guard,
      method,
      url,
      pageUrl: facts.pageUrl,
      isMessage,
      resourceType: facts.resourceType,
      isNavigation: facts.isNavigation,
      acted,
      sentWhileLoading: own?.has(mark) === true,
      knownRoad: own?.has(road) === true,
      foreign: !sameSite(facts.pageUrl, url),
      looking: this.#looking,
      doing,
    });
    if (!acted && sender !== undefined && (own?.size ?? 0) < MAX_OWN)
      this.#own.set(sender, (own ?? new Set()).add(mark).add(road));
    const go = async (changes: boolean): Promise<void> => {
      // Last of all: whoever lost the run while it was stopped or cut off lets nothing more out.
      if (changes && this.#mayAct !== undefined && !(await this.#mayAct())) return answer.stop();
      if (answer.page === "new") this.windows++;
      if (!isMessage) this.#onPass(this, method, url, answer.page);
      return answer.go();
    };
    if (!ruling.hold) {
      if (this.#named(facts)) this.#spend();
      const changes = method !== "GET" || reading.changes;
      if (changes)
        this.effects.push({
          method,
          url,
          risk: reading.risk.level,
          held: false,
          canChange: reading.changes && !CHANGES_NOTHING.has(ruling.code),
          code: ruling.code,
        });
      return go(changes);
    }
    if (this.byPerson) {
      if (reading.risk.level === "danger") this.#personChanged = true;
      this.#letOut(method, url, reading.risk.kinds);
      return go(true);
    }
    if (this.#covers(facts, reading)) {
      const kinds = this.#cover?.kinds ?? [];
      this.#spend();
      this.#letOut(method, url, kinds);
      return go(true);
    }
    await this.#hold({ ...this.#heldOf(facts, reading, ruling.risk, ruling.code, answer), doing });
  }

  #heldOf(
    facts: RequestFacts,
    { fields, wide }: RequestReading,
    risk: Risk,
    code: HoldCode,
    { page, go, stop }: Answer,
  ): Held {
    const { method, url } = facts;
    const doing = this.#doing;
    const bodyHash = hashOf(facts);
    return {
      method,
      url,
      bodyHash,
      fields,
      risk,
      code,
      wide,
      doing,
      at: this.#now(),
      page,
      go,
      stop,
    };
  }

  async #onSocket(socket: WebSocketRoute): Promise<void> {
    const url = socket.url();
    const pageUrl = this.#addresses()[0] ?? "";
    const headers = { "sec-websocket-protocol": socket.protocols().join(", ") };
    const facts = { url, resourceType: "websocket", isNavigation: false, pageUrl, headers };
    const opened = await this.#ask({ ...facts, method: "GET" }, false);
    if (!opened) return socket.close({ code: 1008, reason: "not allowed" });
    const server = socket.connectToServer();
    // One after the other, so that what waits does not let what came later overtake it.
    let last = Promise.resolve();
    const send = async (message: string | Buffer, before: Promise<void>): Promise<void> => {
      await before;
      if (await this.#ask({ ...facts, method: "SEND", body: message }, true)) server.send(message);
    };
    socket.onMessage((message) => void (last = send(message, last)));
  }

  async #ask(facts: RequestFacts, isMessage: boolean): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (value: boolean) => (): Promise<void> => {
      resolve(value);
      return Promise.resolve();
    };
    await this.#judge(
      facts,
      undefined,
      { page: undefined, go: answer(true), stop: answer(false) },
      isMessage,
    ).catch(answer(false));
    return promise;
  }

  #letOut(method: string, url: string, kinds: DangerKind[]): Effect {
    this.#agreed.set(keyOf(method, url), kinds);
    const effect: Effect = {
      method,
      url,
      risk: "danger",
      held: false,
      canChange: true,
      code: "agreed",
    };
    this.effects.push(effect);
    return effect;
  }

  /** One approval, one request. */
  #spend(): void {
    if (this.#cover !== undefined) this.#cover.spent = true;
  }

  #covers(facts: RequestFacts, { risk, wide }: RequestReading): boolean {
    const cover = this.#cover;
    if (cover === undefined || cover.spent || this.#now() > cover.until) return false;
    if (wide && !speaksOfAll(cover.words) && !cover.kinds.includes("deletes")) return false;
    if (risk.level === "danger" && !risk.kinds.every((kind) => cover.kinds.includes(kind)))
      return this.#named(facts) && risk.kinds.some((kind) => cover.kinds.includes(kind));
    if (this.#named(facts)) return true;
    const from = /^https?:/.test(facts.pageUrl) ? facts.pageUrl : facts.url;
    return (
      cover.origins.includes(originOf(from)) &&
      cover.origins.some((origin) => sameSite(origin, facts.url))
    );
  }

  /** The very request that was named to whoever agreed; a form sent by GET adds its fields to the address. */
  #named({ method, url }: RequestFacts): boolean {
    const request = this.#cover?.request;
    if (request === undefined || request.method !== method) return false;
    return (
      request.url === url || (method === "GET" && withoutQuery(request.url) === withoutQuery(url))
    );
  }

  async #hold(held: Held): Promise<void> {
    if (this.held.length >= MAX_HELD) return this.drop(held);
    this.held.push(held);
    const timer = setTimeout(() => void this.drop(held), HOLD_MS).unref();
    this.#timers.set(held, timer);
    this.#onHeld(held);
  }

  #forget(held: Held): void {
    clearTimeout(this.#timers.get(held));
    this.#timers.delete(held);
    const at = this.held.indexOf(held);
    if (at < 0) return;
    this.held.splice(at, 1);
    if (!this.held.some((other) => other.page === held.page)) this.#onFreed(held);
  }

  #onResponse(request: Request, status: number): void {
    const effect = this.effects.find(
      (one) =>
        one.status === undefined && one.url === request.url() && one.method === request.method(),
    );
    if (effect === undefined) return;
    effect.status = status;
    this.#awaited.get(effect)?.();
  }
}

function isAhead(request: Request): boolean {
  const headers = request.headers();
  return /prefetch|prerender/i.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`);
}

function hashOf({ body }: RequestFacts): string {
  return body === undefined ? "" : createHash("sha256").update(body).digest("hex");
}

/** What a page asks for while it loads is short. */
const COUNTED_MAX = 20_000;

/** JSON-RPC numbers its calls: the same call once more has another number and is the same call. */
function sameness(facts: RequestFacts): string {
  const text = facts.body?.toString() ?? "";
  if (text.length > COUNTED_MAX || !/"jsonrpc"/.test(text)) return hashOf(facts);
  try {
    const call = JSON.parse(text) as Record<string, unknown>;
    if (call["jsonrpc"] !== "2.0" || Array.isArray(call)) return hashOf(facts);
    const { id: _, ...rest } = call;
    return JSON.stringify(rest);
  } catch {
    return hashOf(facts);
  }
}

function keyOf(method: string, url: string): string {
  return `${method} ${url}`;
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, "");
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}

/** A request whose page or context has closed can be neither let out nor dropped, and need not be. */
export function pageIsGone(error: unknown): void {
  if (!/closed|not found|already handled|Invalid InterceptionId|detached/i.test(String(error)))
    throw error;
}
