import type { BrowserContext, Page, Request, Route } from "playwright";
import type { EgressPolicy } from "../contract/egress.ts";
import { checkSubresource, checkUrl } from "../contract/egress.ts";
import type { DangerKind, Risk } from "../contract/risk.ts";
import { riskOfRequest, type RequestFacts } from "../reading/risk/request-risk.ts";
import { watchRedirects, type Hop } from "./redirects.ts";

/** A danger request that waits in the browser for a yes. */
export type Held = {
  method: string;
  url: string;
  body: string;
  risk: Risk;
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
};

/** What a yes lets out: the request that it named, or else one of the same kind from the page that it was given on. */
export type Allowance = {
  kinds: DangerKind[];
  origins: string[];
  request: { method: string; url: string } | undefined;
};

type Cover = Allowance & { spent: boolean; until: number };

const HOLD_MS = 120_000;
/** Pages wait a while before they send (an animation, "cancelling…"), but not for minutes. */
const COVER_MS = 30_000;
/** How long an act waits for the answer to what it let out; a beacon never tells of one. */
const ANSWER_MS = 2_000;
const MAX_HELD = 8;
const BODY_MAX = 1_048_576;

/**
 * The gate by effect: looks at every request before it leaves the browser. One that reads as danger and is covered
 * by no approval waits here, whatever label set it off; approved it goes out once, else it is dropped.
 */
export class EffectGate {
  readonly held: Held[] = [];
  readonly effects: Effect[] = [];
  /** Documents on their way to windows that are not there yet. */
  windows = 0;
  #cover: Cover | undefined;
  /** Addresses that went out with a yes: where the site sends the browser on from there is the flow going on. */
  #approved = new Set<string>();
  #now: () => number;
  #policy: () => EgressPolicy;
  #onHeld: (held: Held) => void;
  #onFreed: (held: Held) => void;
  #onPass: (method: string, url: string) => void;
  #timers = new Map<Held, NodeJS.Timeout>();
  #awaited = new WeakMap<Effect, () => void>();

  constructor(options: {
    now: () => number;
    policy: () => EgressPolicy;
    onHeld: (held: Held) => void;
    onFreed: (held: Held) => void;
    onPass: (method: string, url: string) => void;
  }) {
    this.#now = options.now;
    this.#policy = options.policy;
    this.#onHeld = options.onHeld;
    this.#onFreed = options.onFreed;
    this.#onPass = options.onPass;
  }

  /** In a context that is shared with a person, `owns` tells this session's requests from theirs. */
  async install(context: BrowserContext, owns?: (request: Request) => boolean): Promise<void> {
    await Promise.all([
      context.route(
        () => true,
        (route) =>
          owns?.(route.request()) === false
            ? route.continue().catch(pageIsGone)
            : this.#decide(route),
      ),
      watchRedirects(context, (hop) => this.#onRedirect(hop)),
    ]);
    context.on("response", (response) => this.#onResponse(response.request(), response.status()));
  }

  /** A new act begins: what the last one was allowed ends here, unless the act is only to watch. */
  begin(watching: boolean): void {
    if (!watching) {
      this.#cover = undefined;
      this.#approved.clear();
    }
    this.effects.length = 0;
  }

  cover(allowance: Allowance): void {
    this.#cover = { ...allowance, spent: false, until: this.#now() + COVER_MS };
  }

  async release(held: Held): Promise<void> {
    this.#forget(held);
    const answered = this.#answerTo(this.#letOut(held.method, held.url));
    if (held.page === "new") this.windows++;
    this.#onPass(held.method, held.url);
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
    this.effects.push({ method: held.method, url: held.url, risk: held.risk.level, held: true });
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
      const verdict = request.isNavigationRequest()
        ? checkUrl(request.url(), this.#policy())
        : checkSubresource(request.url(), this.#policy());
      if (!verdict.allowed) return await route.abort("blockedbyclient");
      await this.#judge(factsOf(request), {
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

  /** A hop that the site itself could have answered is its own affair; one that carries a body on, or goes elsewhere, is not. */
  async #onRedirect(hop: Hop): Promise<void> {
    const { facts, from } = hop;
    const carries = facts.method !== "GET" && facts.method !== "HEAD";
    const elsewhere = from.url === "" || originOf(from.url) !== originOf(facts.url);
    const goesOn = this.#approved.has(`${from.method} ${from.url}`) && !elsewhere;
    if (goesOn || (!carries && !elsewhere)) return hop.go();
    await this.#judge(facts, hop);
  }

  async #judge(facts: RequestFacts, answer: Pick<Held, "go" | "stop" | "page">): Promise<void> {
    const { method, url } = facts;
    const { stop, page } = answer;
    const go = (): Promise<void> => {
      if (page === "new") this.windows++;
      this.#onPass(method, url);
      return answer.go();
    };
    const risk = riskOfRequest(facts);
    if (risk.level !== "danger") {
      if (this.#named(facts)) this.#spend();
      if (method !== "GET") this.effects.push({ method, url, risk: risk.level, held: false });
      return go();
    }
    if (this.#covers(facts, risk)) {
      this.#spend();
      this.#letOut(method, url);
      return go();
    }
    const body = facts.body ?? "";
    await this.#hold({ method, url, body, risk, at: this.#now(), page, go: answer.go, stop });
  }

  #letOut(method: string, url: string): Effect {
    this.#approved.add(`${method} ${url}`);
    const effect: Effect = { method, url, risk: "danger", held: false };
    this.effects.push(effect);
    return effect;
  }

  /** One approval, one request. */
  #spend(): void {
    if (this.#cover !== undefined) this.#cover.spent = true;
  }

  #covers(facts: RequestFacts, risk: Risk): boolean {
    const cover = this.#cover;
    if (cover === undefined || cover.spent || this.#now() > cover.until) return false;
    if (this.#named(facts)) return true;
    const from = /^https?:/.test(facts.pageUrl) ? facts.pageUrl : facts.url;
    return (
      cover.origins.includes(originOf(from)) &&
      risk.kinds.some((kind) => cover.kinds.includes(kind))
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

function factsOf(request: Request): RequestFacts {
  const method = request.method();
  const reads = method === "GET" || method === "HEAD";
  const body = reads ? undefined : request.postData()?.slice(0, BODY_MAX);
  const contentType = reads ? undefined : request.headers()["content-type"];
  return {
    method,
    url: request.url(),
    resourceType: request.resourceType(),
    isNavigation: request.isNavigationRequest(),
    pageUrl: pageUrlOf(request),
    ...(contentType === undefined ? {} : { contentType }),
    ...(body === undefined ? {} : { body }),
  };
}

function pageUrlOf(request: Request): string {
  try {
    return request.frame().url();
  } catch {
    // A request of a worker, or of a document that is only being made, has no frame yet.
    return "";
  }
}

/** A frame's own document leaves the page around it answering; only that of the page itself does not. */
function pageOf(request: Request): Held["page"] {
  if (!request.isNavigationRequest()) return undefined;
  try {
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : undefined;
  } catch {
    // Playwright knows the request of a new window before the window.
    return "new";
  }
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "null";
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}

/** A request whose page or context has closed can be neither let out nor dropped, and need not be. */
export function pageIsGone(error: unknown): void {
  if (!/closed|not found|already handled|Invalid InterceptionId|detached/i.test(String(error)))
    throw error;
}
