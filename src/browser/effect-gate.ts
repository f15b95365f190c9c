import type { BrowserContext, Request, Route } from "playwright";
import type { EgressPolicy } from "../contract/egress.ts";
import { checkSubresource, checkUrl } from "../contract/egress.ts";
import type { DangerKind, Risk } from "../contract/risk/risk.ts";
import { riskOfRequest } from "../contract/risk/request-risk.ts";

/** A danger request that waits in the browser for a yes. */
export type Held = {
  route: Route;
  method: string;
  url: string;
  body: string;
  risk: Risk;
  at: number;
};

/** A request that went out, or was kept back, while an act was under way. */
export type Effect = {
  method: string;
  url: string;
  status?: number;
  risk: Risk["level"];
  held: boolean;
};

/** A yes for one danger act covers one request of the same kind. */
type Cover = { kinds: DangerKind[]; left: number; until: number };

const HOLD_MS = 120_000;
const MAX_HELD = 8;
const BODY_MAX = 65_536;
const STATIC = new Set(["image", "font", "stylesheet", "media", "script", "manifest", "texttrack"]);

/**
 * The gate by effect: looks at every request before it leaves the browser. One that reads as danger and is covered
 * by no approval waits here, whatever label set it off; approved it goes out once, else it is dropped.
 */
export class EffectGate {
  readonly held: Held[] = [];
  readonly effects: Effect[] = [];
  /** How many requests were dropped without anybody having been asked, for the log. */
  dropped = 0;
  #cover: Cover | undefined;
  #now: () => number;
  #policy: () => EgressPolicy;
  #onHeld: (held: Held) => void;
  #timers = new Set<NodeJS.Timeout>();

  constructor(options: {
    now: () => number;
    policy: () => EgressPolicy;
    onHeld: (held: Held) => void;
  }) {
    this.#now = options.now;
    this.#policy = options.policy;
    this.#onHeld = options.onHeld;
  }

  async install(context: BrowserContext): Promise<void> {
    await context.route(
      () => true,
      (route) => this.#decide(route),
    );
    context.on("response", (response) => this.#onResponse(response.request(), response.status()));
  }

  /** A new act begins: what the last one was allowed ends here. */
  begin(): void {
    this.#cover = undefined;
    this.effects.length = 0;
  }

  cover(kinds: DangerKind[]): void {
    this.#cover = { kinds, left: 1, until: this.#now() + HOLD_MS };
  }

  async release(held: Held): Promise<void> {
    this.#forget(held);
    this.effects.push({ method: held.method, url: held.url, risk: held.risk.level, held: false });
    await held.route.continue().catch(pageIsGone);
  }

  async drop(held: Held): Promise<void> {
    this.#forget(held);
    this.dropped++;
    this.effects.push({ method: held.method, url: held.url, risk: held.risk.level, held: true });
    // "aborted" leaves the page where it is; any other word would replace it with an error page.
    await held.route.abort("aborted").catch(pageIsGone);
  }

  async dropAll(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.held.map((held) => this.drop(held)));
  }

  async #decide(route: Route): Promise<void> {
    try {
      const request = route.request();
      const url = request.url();
      const verdict = request.isNavigationRequest()
        ? checkUrl(url, this.#policy())
        : checkSubresource(url, this.#policy());
      if (!verdict.allowed) return await route.abort("blockedbyclient");
      const risk = this.#riskOf(request, url);
      if (risk.level !== "danger") {
        if (request.method() !== "GET")
          this.effects.push({ method: request.method(), url, risk: risk.level, held: false });
        return await route.continue();
      }
      if (this.#covered(risk)) {
        this.effects.push({ method: request.method(), url, risk: "danger", held: false });
        return await route.continue();
      }
      await this.#hold(route, request, url, risk);
    } catch (error) {
      pageIsGone(error);
    }
  }

  #riskOf(request: Request, url: string): Risk {
    const method = request.method();
    const resourceType = request.resourceType();
    // Styles and pictures by GET are nearly all there is on a page; only an address that reads like a commit is looked at.
    const body =
      method === "GET" || method === "HEAD"
        ? undefined
        : (request.postData() ?? undefined)?.slice(0, BODY_MAX);
    const contentType = STATIC.has(resourceType) ? undefined : request.headers()["content-type"];
    return riskOfRequest({
      method,
      url,
      resourceType,
      isNavigation: request.isNavigationRequest(),
      pageUrl: pageUrlOf(request),
      ...(contentType === undefined ? {} : { contentType }),
      ...(body === undefined ? {} : { body }),
    });
  }

  #covered(risk: Risk): boolean {
    const cover = this.#cover;
    if (cover === undefined || cover.left === 0 || this.#now() > cover.until) return false;
    const unclear: DangerKind = "unclear_commit";
    const fits =
      risk.kinds.some((kind) => cover.kinds.includes(kind) || kind === unclear) ||
      cover.kinds.includes(unclear);
    if (fits) cover.left--;
    return fits;
  }

  async #hold(route: Route, request: Request, url: string, risk: Risk): Promise<void> {
    const held: Held = {
      route,
      method: request.method(),
      url,
      body: request.postData() ?? "",
      risk,
      at: this.#now(),
    };
    if (this.held.length >= MAX_HELD) return this.drop(held);
    this.held.push(held);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.held.includes(held)) void this.drop(held);
    }, HOLD_MS);
    timer.unref();
    this.#timers.add(timer);
    this.#onHeld(held);
  }

  #forget(held: Held): void {
    const at = this.held.indexOf(held);
    if (at >= 0) this.held.splice(at, 1);
  }

  #onResponse(request: Request, status: number): void {
    const effect = this.effects.find(
      (one) =>
        one.status === undefined && one.url === request.url() && one.method === request.method(),
    );
    if (effect !== undefined) effect.status = status;
  }
}

function pageUrlOf(request: Request): string {
  try {
    return request.frame().url();
  } catch {
    // A request of a worker, or of a document that is only being made, has no frame yet.
    return "";
  }
}

/** A route whose page or context has closed can be neither continued nor dropped, and need not be. */
function pageIsGone(error: unknown): void {
  if (!/closed|not found|already handled|Invalid InterceptionId|detached/i.test(String(error)))
    throw error;
}
