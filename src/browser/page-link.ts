import type { CDPSession, Frame, Page } from "playwright";
import { FrameLink, Interrupts, isDocumentGone } from "./frame-link.ts";
import { AGENT_SOURCE, WORLD } from "./page-agent/source.ts";

/** The CDP side of one tab: its own session, those of its out-of-process frames, and the agent in each document. */
export class PageLink {
  readonly page: Page;
  readonly interrupts: Interrupts;
  readonly main: FrameLink;
  /** Called with the session of each frame that lives in a process of its own. */
  onSession: (session: CDPSession) => void = () => undefined;
  #sessions: { session: CDPSession; frame: Frame | undefined }[];
  #frames = new Map<string, FrameLink>();

  private constructor(page: Page, session: CDPSession, frameId: string, interrupts: Interrupts) {
    this.page = page;
    this.interrupts = interrupts;
    this.main = new FrameLink(session, frameId, this.interrupts);
    this.#sessions = [{ session, frame: undefined }];
    this.#frames.set(frameId, this.main);
    page.on("framedetached", (frame) => this.#drop(frame));
    session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.id === frameId) this.main.moved();
    });
  }

  static async connect(page: Page, interrupts = new Interrupts()): Promise<PageLink> {
    const session = await page.context().newCDPSession(page);
    const [{ frameTree }] = await Promise.all([
      session.send("Page.getFrameTree"),
      prepareSession(session),
    ]);
    return new PageLink(page, session, frameTree.frame.id, interrupts);
  }

  /** The link to the frame that an iframe element shows; undefined while it has no document to look at. */
  async frameOf(parent: FrameLink, elementObjectId: string): Promise<FrameLink | undefined> {
    const { node } = await parent.session.send("DOM.describeNode", { objectId: elementObjectId });
    const frameId = node.frameId ?? node.contentDocument?.frameId;
    if (frameId === undefined) return undefined;
    const known = this.#frames.get(frameId);
    if (known !== undefined) return known;
    const session = await this.#sessionOf(frameId, parent.session);
    if (session === undefined) return undefined;
    const link = new FrameLink(session, frameId, this.interrupts);
    this.#frames.set(frameId, link);
    return link;
  }

  frames(): FrameLink[] {
    return [...this.#frames.values()];
  }

  forget(frame: FrameLink): void {
    if (frame !== this.main) this.#frames.delete(frame.frameId);
  }

  /** Which CDP session speaks for a frame: the parent's, or, for another process, one of its own. */
  async #sessionOf(frameId: string, parent: CDPSession): Promise<CDPSession | undefined> {
    if (await hasFrame(parent, frameId)) return parent;
    for (const frame of this.page.frames()) {
      if (frame.parentFrame() === null) continue;
      const known = this.#sessions.find((entry) => entry.frame === frame);
      const session = known?.session ?? (await this.#attach(frame));
      if (session !== undefined && (await hasFrame(session, frameId))) return session;
    }
    return undefined;
  }

  async #attach(frame: Frame): Promise<CDPSession | undefined> {
    try {
      const session = await this.page.context().newCDPSession(frame);
      await prepareSession(session);
      this.#sessions.push({ session, frame });
      this.onSession(session);
      session.on("close", () => this.#dropSession(session));
      return session;
    } catch {
      // Playwright refuses a session of its own for a frame that lives in its parent's process.
      return undefined;
    }
  }

  #drop(frame: Frame): void {
    for (const entry of this.#sessions) if (entry.frame === frame) this.#dropSession(entry.session);
  }

  #dropSession(session: CDPSession): void {
    this.#sessions = this.#sessions.filter((entry) => entry.session !== session);
    for (const [id, link] of this.#frames)
      if (link.session === session && link !== this.main) this.#frames.delete(id);
  }
}

async function prepareSession(session: CDPSession): Promise<void> {
  await Promise.all([
    session.send("Page.enable"),
    session.send("Accessibility.enable"),
    // For the start and end of requests only: nothing of them is kept.
    session.send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
    session.send("Page.addScriptToEvaluateOnNewDocument", {
      source: AGENT_SOURCE,
      worldName: WORLD,
      runImmediately: true,
    }),
  ]);
}

async function hasFrame(session: CDPSession, frameId: string): Promise<boolean> {
  try {
    const { frameTree } = await session.send("Page.getFrameTree");
    const holds = (tree: typeof frameTree): boolean =>
      tree.frame.id === frameId || (tree.childFrames ?? []).some(holds);
    return holds(frameTree);
  } catch (error) {
    if (isDocumentGone(error) || /closed|detached/i.test(String(error))) return false;
    throw error;
  }
}
