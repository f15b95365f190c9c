import type { CDPSession } from "playwright";
import type { Judge } from "./backstop.ts";

/** More pages, frames and workers than one browser shows at a time; the oldest are forgotten. */
const MOST = 5_000;

/**
 * Whose a request is, in a browser that several sessions share. A page that goes away sends its last words without a route
 * being asked, and by address alone it cannot be told from another session's page of the same site: judged there, it went
 * out with a yes that somebody else had given.
 */
export class Owners {
  /** The browser context of each page, worker and frame that is a target of its own. */
  #contexts = new Map<string, string>();
  #judges = new Map<string, Judge>();
  /** Frames in their page's process are no targets: the first document of each, which a route let out, tells whose it is. */
  #frames = new Map<string, Judge>();

  async watch(session: CDPSession): Promise<void> {
    session.on("Target.targetCreated", ({ targetInfo }) => {
      const { targetId, browserContextId } = targetInfo;
      if (browserContextId === undefined) return;
      keep(this.#contexts, targetId, browserContextId);
      const judge = this.#frames.get(targetId);
      if (judge !== undefined) keep(this.#judges, browserContextId, judge);
    });
    await session.send("Target.setDiscoverTargets", { discover: true, filter: [{}] });
  }

  /** This page is that session's, and so is all else in its browser context. */
  joins(mainFrameId: string, judge: Judge): void {
    keep(this.#frames, mainFrameId, judge);
    const context = this.#contexts.get(mainFrameId);
    if (context !== undefined) keep(this.#judges, context, judge);
  }

  /** A session's own route has let out a request of this frame. */
  learn(frameId: string, judge: Judge): void {
    if (this.of(frameId) === undefined) keep(this.#frames, frameId, judge);
  }

  of(frameId: string): Judge | undefined {
    return this.#judges.get(this.#contexts.get(frameId) ?? "") ?? this.#frames.get(frameId);
  }
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= MOST && !map.has(key)) map.delete(map.keys().next().value ?? "");
  map.set(key, value);
}
