import type { ChromeLine, Message } from "./line.ts";

type Command = { id: number; method: string; params?: Record<string, unknown>; sessionId?: string };

/** Of the browser as a whole nothing else is asked: no list of tabs, no cookies, no settings. */
const WHOLE: ReadonlySet<string> = new Set(["Browser.getVersion", "Target.attachToBrowserTarget"]);

/** Said yes to without doing it: it would watch every tab, or change where the person's own downloads go. */
const LEFT_UNDONE: ReadonlySet<string> = new Set([
  "Target.setAutoAttach",
  "Target.getTargetInfo",
  "Browser.setDownloadBehavior",
]);

/** What names one tab, and is passed on where the tab is ours. */
const OF_ONE_TAB: ReadonlySet<string> = new Set([
  "Target.attachToTarget",
  "Target.closeTarget",
  "Target.activateTarget",
]);

/** What may be said to a tab of ours: what looks at this tab or acts in it. */
const OWN_DOMAINS = new Set(
  (
    "Accessibility CSS DOM DOMDebugger DOMSnapshot Debugger Emulation Fetch Input Inspector IO " +
    "Log Network Overlay Page Performance Runtime"
  ).split(" "),
);
const OWN_TARGETS: ReadonlySet<string> = new Set(["Target.setAutoAttach"]);

/** In those domains, and about the whole browser all the same. */
const TOO_WIDE: ReadonlySet<string> = new Set([
  "Network.getAllCookies",
  "Network.clearBrowserCookies",
  "Network.clearBrowserCache",
  "Network.setCookie",
  "Network.setCookies",
  "Network.deleteCookies",
  "Page.setDownloadBehavior",
]);

/**
 * Stands between Playwright and the person's browser. Playwright attaches to every tab there is, reads its address and
 * pauses its requests; here it hears of the tabs that it made itself and of what belongs to them, and of nothing else.
 */
export class OwnTabs {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  #line: ChromeLine;
  #leave: () => void;
  /** Sessions with the browser as a whole: they are told nothing of tabs that are not ours. */
  #roots = new Set<string | undefined>([undefined]);
  /** Sessions with our tabs, and with the frames and workers in them; and what those are. */
  #sessions = new Map<string, string>();
  #refused: (method: string) => void;

  constructor(line: ChromeLine, refused: (method: string) => void = () => undefined) {
    this.#line = line;
    this.#refused = refused;
    this.#leave = line.listen(
      (event) => this.#hear(event),
      () => this.onclose?.("the browser is gone"),
    );
  }

  send(message: object): void {
    const command = message as Command;
    void this.#answer(command).then((answer) =>
      this.onmessage?.({
        ...answer,
        id: command.id,
        ...(command.sessionId !== undefined && { sessionId: command.sessionId }),
      }),
    );
  }

  /** Playwright is done; the line stays for the next session. Tabs that were left open go now. */
  close(): void {
    this.#leave();
    for (const targetId of this.#tabs) void this.#line.send("Target.closeTarget", { targetId });
    this.#tabs.clear();
    this.onclose?.();
  }

  /** Tabs that were made here and are still open. */
  #tabs = new Set<string>();

  #answer(command: Command): Promise<Message> {
    const { method, params = {}, sessionId } = command;
    const root = this.#roots.has(sessionId);
    if (method === "Target.detachFromTarget")
      return this.#sessions.has(String(params["sessionId"])) ? this.#pass(command) : refusal();
    if (root && method === "Target.createTarget") return this.#open();
    if (OF_ONE_TAB.has(method))
      return this.#isOurs(params["targetId"]) ? this.#attach(command) : this.#refuse(method);
    if (root && LEFT_UNDONE.has(method)) return Promise.resolve({ result: {} });
    if (root) return WHOLE.has(method) ? this.#attach(command) : this.#refuse(method);
    if (!this.#sessions.has(sessionId ?? "")) return refusal();
    const domain = method.slice(0, method.indexOf("."));
    const allowed = (OWN_DOMAINS.has(domain) && !TOO_WIDE.has(method)) || OWN_TARGETS.has(method);
    return allowed ? this.#pass(command) : this.#refuse(method);
  }

  /** A tab of our own. Playwright expects to have heard of it before the call is answered. */
  async #open(): Promise<Message> {
    const made = await this.#line.send("Target.createTarget", { url: "about:blank" });
    const targetId = made.result?.["targetId"];
    if (typeof targetId !== "string") return made;
    this.#tabs.add(targetId);
    const attached = await this.#line.send("Target.attachToTarget", { targetId, flatten: true });
    return attached.error === undefined ? made : attached;
  }

  async #attach(command: Command): Promise<Message> {
    const answer = await this.#pass(command);
    const sessionId = answer.result?.["sessionId"];
    if (typeof sessionId !== "string") return answer;
    if (command.method === "Target.attachToBrowserTarget") this.#roots.add(sessionId);
    else this.#sessions.set(sessionId, String(command.params?.["targetId"]));
    return answer;
  }

  #pass({ method, params, sessionId }: Command): Promise<Message> {
    return this.#line.send(method, params, sessionId);
  }

  #isOurs(targetId: unknown): boolean {
    return (
      typeof targetId === "string" &&
      (this.#tabs.has(targetId) || [...this.#sessions.values()].includes(targetId))
    );
  }

  #refuse(method: string): Promise<Message> {
    this.#refused(method);
    return refusal();
  }

  #hear(event: Message): void {
    const { method, params = {}, sessionId } = event;
    const root = this.#roots.has(sessionId);
    if (!root && !this.#sessions.has(sessionId ?? "")) return;
    const child = typeof params["sessionId"] === "string" ? params["sessionId"] : "";
    if (method === "Target.attachedToTarget") {
      const { targetId } = params["targetInfo"] as { targetId: string };
      // The browser tells its own session of what anybody attached to: only what we asked for is ours.
      if (root && !this.#isOurs(targetId)) return;
      // A second session with the same tab is answered to whoever asked for it; Playwright would take it for a second tab.
      if (root && [...this.#sessions.values()].includes(targetId)) return;
      this.#sessions.set(child, targetId);
    } else if (method === "Target.detachedFromTarget") {
      const targetId = this.#sessions.get(child);
      if (targetId === undefined) return;
      this.#sessions.delete(child);
      if (![...this.#sessions.values()].includes(targetId)) this.#tabs.delete(targetId);
    } else if (root) return;
    this.onmessage?.(event);
  }
}

function refusal(): Promise<Message> {
  return Promise.resolve({
    error: { code: -32_000, message: "Not of a tab of this session's own." },
  });
}
