import { setTimeout as sleep } from "node:timers/promises";
import { ContractError } from "../../contract/errors.ts";
import { describePage, type Described } from "./describe-page.ts";
import type { McpLink } from "./mcp-link.ts";
import { isPageMore, pageFacts, type PageMore } from "./page-facts.ts";
import { failureOf, valueOf, type ListedTab, type OpenDialog } from "./reply.ts";
import { serverFailure } from "./server-failure.ts";
import { notASnapshot, readSnapshot, type Snapshot } from "./snapshot.ts";

export type PageView =
  | { kind: "page"; described: Described; tabs: ListedTab[]; raw: string }
  | { kind: "dialog"; dialog: OpenDialog };

const LOOK_EVERY_MS = 150;
/** A page that never rests, by a countdown or an animation, is taken as it is then. */
const SETTLE_MS = 2_500;
const FACTS_TRIES = 2;
/** What covers a page can come and go without a change in its tree. */
const FACTS_LIFE_MS = 1_500;

/** Looks at the page through the server; what a tree does not tell is asked for again when it changes or time has passed. */
export class PageWatcher {
  #known: { key: string; facts: PageMore | undefined; until: number } | undefined;

  /** As it is now. `anew`: where a form goes can change without anything to be seen, so before an act all is asked again. */
  async look(link: McpLink, signal: AbortSignal | undefined, anew = false): Promise<PageView> {
    if (anew) this.#known = undefined;
    for (let attempt = 1; ; attempt++) {
      const reply = await link.call("snapshot", {}, signal);
      const looked = readOrFail(reply);
      if ("dialog" in looked) return { kind: "dialog", dialog: looked.dialog };
      const facts = await this.#factsOf(link, looked, signal);
      if (facts === "moved" && attempt < FACTS_TRIES) continue;
      const more = facts === "moved" ? undefined : facts;
      const title = looked.title ?? more?.title;
      // A page may have no title, which the page itself must say; a server that tells none is no browser we can use.
      if (title === undefined && !looked.url.startsWith("about:blank"))
        throw notASnapshot(reply, looked.url, undefined);
      return {
        kind: "page",
        described: describePage(looked, title ?? "", more),
        tabs: looked.tabs,
        raw: looked.yaml,
      };
    }
  }

  /** When two looks in a row agree, or the time is up. */
  async settled(link: McpLink, signal: AbortSignal | undefined): Promise<void> {
    const until = Date.now() + SETTLE_MS;
    let before: string | undefined;
    while (Date.now() < until) {
      const looked = readOrFail(await link.call("snapshot", {}, signal));
      if ("dialog" in looked) return;
      const now = keyOf(looked);
      if (now === before) return;
      before = now;
      await sleep(LOOK_EVERY_MS, undefined, signal === undefined ? {} : { signal }).catch(
        () => undefined,
      );
    }
  }

  async #factsOf(
    link: McpLink,
    snapshot: Snapshot,
    signal: AbortSignal | undefined,
  ): Promise<PageMore | "moved" | undefined> {
    const key = keyOf(snapshot);
    if (this.#known?.key === key && Date.now() < this.#known.until) return this.#known.facts;
    if (!link.has("evaluate") || !/^https?:/.test(snapshot.url)) return undefined;
    const reply = await link.call("evaluate", { function: pageFacts.toString() }, signal);
    const value = valueOf(reply);
    const facts = isPageMore(value) ? value : undefined;
    if (facts !== undefined && withoutHash(facts.url) !== withoutHash(snapshot.url)) return "moved";
    this.#known = { key, facts, until: Date.now() + FACTS_LIFE_MS };
    return facts;
  }
}

function readOrFail(reply: Parameters<typeof readSnapshot>[0]): ReturnType<typeof readSnapshot> {
  if (reply.failed && !reply.sections.has("Modal state")) throw serverFailure(failureOf(reply));
  return readSnapshot(reply);
}

/** Where the focus is does not make it another page. */
function keyOf({ url, yaml }: Snapshot): string {
  return `${url}\n${yaml.replaceAll(" [active]", "")}`;
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, "");
}

export function isGone(error: unknown): boolean {
  return error instanceof ContractError && error.code === "MCP_ERROR" && error.retryable;
}
