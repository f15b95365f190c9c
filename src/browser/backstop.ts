import type { Browser, CDPSession, Page } from "playwright";
import type { RequestFacts } from "../reading/request/request-facts.ts";
import { isReadingMethod } from "../reading/request/request-facts.ts";
import { readRequest } from "../reading/request/read-request.ts";
import { Owners } from "./owners.ts";
import type { LogEvent } from "./session.ts";

/** A request, or one step of a redirect, paused below the page, before it leaves. */
export type Paused = {
  facts: RequestFacts;
  /** What its chain began with; undefined for what is no redirect. */
  from: { method: string; url: string } | undefined;
  /** The page whose own next document this is, as far as that is known. */
  page: Page | "new" | undefined;
  go: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Whoever decides on what was paused: a session's gate. */
export type Judge = {
  onPaused: (paused: Paused) => Promise<void>;
  /** Addresses of the pages that it stands for. */
  addresses: () => string[];
};

type Passed = { judge: Judge; page: Paused["page"] };
type Chain = Passed & { from: { method: string; url: string } };

/** Between a gate's yes and this one lies a message to the browser and back; on a busy machine that took up to 2 s. */
const PASSED_MS = 10_000;
const CHAINS_MAX = 2_000;

/**
 * Stands below the pages and sees what no route of a page is asked about: every hop of every redirect, and what comes from
 * sandboxed frames, shared workers, windows that are only being made and pages that are going away. What a gate has
 * let out passes once; all else is judged here, by the gate that it belongs to.
 */
export class Backstop {
  #passed = new Map<string, (Passed & { at: number })[]>();
  #judges = new Map<Browser, Set<Judge>>();
  #owners = new WeakMap<Browser, Owners>();
  #log: (event: LogEvent) => void;

  constructor(log: (event: LogEvent) => void) {
    this.#log = log;
  }

  /** A gate has let this out, once. */
  pass(judge: Judge, method: string, url: string, page: Paused["page"]): void {
    const now = Date.now();
    const key = keyOf(method, url);
    const fresh = (this.#passed.get(key) ?? []).filter(({ at }) => now - at < PASSED_MS);
    this.#passed.set(key, [...fresh, { judge, page, at: now }]);
    if (this.#passed.size > 500)
      for (const [other, times] of this.#passed)
        if (times.every(({ at }) => now - at >= PASSED_MS)) this.#passed.delete(other);
  }

  /** A session begins in this browser, with this page; what is called back ends it. */
  join(browser: Browser, judge: Judge, mainFrameId: string): () => void {
    this.#owners.get(browser)?.joins(mainFrameId, judge);
    const judges = this.#judges.get(browser) ?? new Set();
    this.#judges.set(browser, judges.add(judge));
    return () => void judges.delete(judge);
  }

  /** A browser of our own: everything in it is ours to judge. */
  async guard(browser: Browser): Promise<void> {
    const session = await browser.newBrowserCDPSession();
    const owners = new Owners();
    this.#owners.set(browser, owners);
    await owners.watch(session);
    await this.#watch(session, (facts, frame) => this.#judgeOf(browser, frame, facts), owners);
  }

  /** One page of the person's own browser. Its first requests come by its route; only what follows from them is judged here. */
  async guardPage(page: Page, judge: Judge): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await this.#watch(session, () => judge, undefined);
  }

  async #watch(
    session: CDPSession,
    judgeOf: (facts: RequestFacts, frameId: string) => Judge | undefined,
    owners: Owners | undefined,
  ): Promise<void> {
    const chains = new Map<string, Chain>();
    session.on("Fetch.requestPaused", (paused) => {
      const { requestId, request, redirectedRequestId } = paused;
      const { method, url } = request;
      const go = async (): Promise<void> => {
        await session.send("Fetch.continueRequest", { requestId });
      };
      const stop = async (): Promise<void> => {
        await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
      };
      const facts = factsOf(paused);
      const chain = redirectedRequestId === undefined ? undefined : chains.get(redirectedRequestId);
      chains.delete(redirectedRequestId ?? "");
      const known =
        redirectedRequestId === undefined ? this.#take(method, url, paused.frameId, owners) : chain;
      const judge = known?.judge ?? judgeOf(facts, paused.frameId);
      const from =
        redirectedRequestId === undefined ? undefined : (chain?.from ?? { method, url: "" });
      if (judge !== undefined) {
        if (chains.size >= CHAINS_MAX) chains.delete(chains.keys().next().value ?? "");
        chains.set(requestId, { judge, page: known?.page, from: from ?? { method, url } });
      }
      // A page's own session cannot tell what its route will be asked about: only what belongs to no document is not.
      const routed = owners === undefined ? paused.networkId !== undefined : known !== undefined;
      if (redirectedRequestId === undefined && routed && facts.bodyWithheld !== true)
        return void go().catch(isGone);
      const judged =
        judge?.onPaused({ facts, from, page: known?.page, go, stop }) ??
        this.#withoutJudge(facts, go, stop);
      judged.catch(() => stop().catch(isGone));
    });
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "http*" }] }).catch(isGone);
  }

  /** Nobody can be asked about it. What only looks may go; all else ends here. */
  async #withoutJudge(facts: RequestFacts, go: Paused["go"], stop: Paused["stop"]): Promise<void> {
    const { method, url } = facts;
    const looks = isReadingMethod(method) && (await readRequest(facts)).risk.level !== "danger";
    if (looks) return go();
    this.#log({ event: "gate.backstop", method, origin: originOf(url) });
    return stop();
  }

  /** One whose owner is not known belongs to the only session there is, or to the only one that shows its site. */
  #judgeOf(browser: Browser, frameId: string, { pageUrl }: RequestFacts): Judge | undefined {
    const judges = [...(this.#judges.get(browser) ?? [])];
    const owner = this.#owners.get(browser)?.of(frameId);
    if (owner !== undefined) return judges.find((judge) => judge === owner);
    if (judges.length <= 1) return judges[0];
    const origin = originOf(pageUrl);
    const showing = judges.filter((judge) =>
      judge.addresses().some((address) => originOf(address) === origin),
    );
    return showing.length === 1 ? showing[0] : undefined;
  }

  /** Two sessions may have let out the same address: each takes its own. */
  #take(
    method: string,
    url: string,
    frameId: string,
    owners: Owners | undefined,
  ): Passed | undefined {
    const key = keyOf(method, url);
    const waiting = (this.#passed.get(key) ?? []).filter(({ at }) => Date.now() - at < PASSED_MS);
    const owner = owners?.of(frameId);
    const known = waiting.find(({ judge }) => owner === undefined || judge === owner);
    if (known !== undefined && waiting.every(({ judge }) => judge === known.judge))
      owners?.learn(frameId, known.judge);
    const rest = waiting.filter((one) => one !== known);
    if (rest.length === 0) this.#passed.delete(key);
    else this.#passed.set(key, rest);
    return known;
  }
}

type RequestPaused = {
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    postData?: string;
    hasPostData?: boolean;
    postDataEntries?: { bytes?: string }[];
  };
  resourceType: string;
};

function factsOf({ request, resourceType }: RequestPaused): RequestFacts {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const parts = request.postDataEntries?.flatMap(({ bytes }) =>
    bytes === undefined ? [] : [bytes],
  );
  const body =
    parts !== undefined && parts.length > 0
      ? Buffer.concat(parts.map((bytes) => Buffer.from(bytes, "base64")))
      : request.postData;
  return {
    method: request.method,
    url: request.url,
    resourceType: resourceType.toLowerCase(),
    isNavigation: resourceType === "Document",
    headers,
    pageUrl: headers["referer"] ?? headers["origin"] ?? "",
    ...(body === undefined ? {} : { body }),
    ...(request.hasPostData === true && body === undefined ? { bodyWithheld: true } : {}),
  };
}

function keyOf(method: string, url: string): string {
  return `${method} ${url.replace(/#.*$/s, "")}`;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "null";
}

function isGone(): void {
  // The request was given up by its page, or the browser has ended.
}
