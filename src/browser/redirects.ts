import type { BrowserContext, CDPSession, Frame, Page } from "playwright";
import type { RequestFacts } from "../reading/risk/request-risk.ts";

/** One step of a redirect, paused before it leaves. */
export type Hop = {
  /** What the chain began with. */
  from: { method: string; url: string };
  facts: RequestFacts;
  /** The page whose own next document this is. */
  page: Page | undefined;
  go: () => Promise<void>;
  stop: () => Promise<void>;
};

const CHAINS_MAX = 500;

/**
 * Playwright's routes see only the first request of a chain: a harmless address could answer with a redirect (307)
 * that carries the body on to a dangerous one. Nor do they see what a page sends as it goes away. So every page, and
 * every frame in a process of its own, is watched for those as well.
 */
export async function watchRedirects(
  context: BrowserContext,
  onHop: (hop: Hop) => Promise<void>,
): Promise<void> {
  const watchPage = async (page: Page): Promise<void> => {
    const seen = new WeakSet<Frame>();
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() || seen.has(frame) || sameSite(frame)) return;
      seen.add(frame);
      void watch(context, frame, onHop);
    });
    await watch(context, page, onHop);
  };
  context.on("page", (page) => void watchPage(page));
  await Promise.all(context.pages().map(watchPage));
}

function sameSite(frame: Frame): boolean {
  const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");
  const parent = frame.parentFrame();
  return parent !== null && hostOf(frame.url()) === hostOf(parent.url());
}

async function watch(
  context: BrowserContext,
  target: Page | Frame,
  onHop: (hop: Hop) => Promise<void>,
): Promise<void> {
  let session: CDPSession;
  try {
    session = await context.newCDPSession(target);
  } catch {
    // Playwright refuses a session of its own for a frame that lives in its parent's process; that one is watched there.
    return;
  }
  const mainFrame = await session.send("Page.getFrameTree").then(
    ({ frameTree }) => frameTree.frame.id,
    () => "",
  );
  const chains = new Map<string, Hop["from"]>();
  session.on("Fetch.requestPaused", (paused) => {
    const { requestId, request, networkId, redirectedRequestId } = paused;
    const go = async (): Promise<void> => {
      await session.send("Fetch.continueRequest", { requestId });
    };
    const from = redirectedRequestId === undefined ? undefined : chains.get(networkId ?? "");
    if (redirectedRequestId === undefined) {
      if (chains.size >= CHAINS_MAX) chains.delete(chains.keys().next().value ?? "");
      chains.set(networkId ?? "", { method: request.method, url: request.url });
      // What a page sends as it goes away belongs to no document, and no route is asked about it.
      if (networkId !== undefined) return void go().catch(gone);
    }
    const stop = async (): Promise<void> => {
      await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    };
    const isNavigation = paused.resourceType === "Document";
    const contentType = Object.entries(request.headers).find(
      ([name]) => name.toLowerCase() === "content-type",
    )?.[1];
    const facts: RequestFacts = {
      method: request.method,
      url: request.url,
      resourceType: paused.resourceType.toLowerCase(),
      isNavigation,
      pageUrl: target.url(),
      ...(contentType === undefined ? {} : { contentType }),
      ...(request.postData === undefined ? {} : { body: request.postData }),
    };
    const page =
      paused.frameId === mainFrame && isNavigation && isPage(target) ? target : undefined;
    const began = from ?? { method: request.method, url: "" };
    onHop({ from: began, facts, page, go, stop }).catch(() => stop().catch(gone));
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "http*" }] }).catch(gone);
}

function isPage(target: Page | Frame): target is Page {
  return "mainFrame" in target;
}

function gone(): void {
  // The page has closed, and with it what was paused.
}
