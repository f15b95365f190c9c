import { ContractError } from "../../contract/errors.ts";

export type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
  sessionId?: string;
};

/** The browser asks its person before it lets anybody in; they have to find the window first. */
const ALLOW_MS = 90_000;

/**
 * One connection to the person's browser for all sessions of this program: each new one would ask them again. It carries
 * messages and knows nothing of what they mean; who may say what is decided in own-tabs.ts.
 */
export class ChromeLine {
  #socket: WebSocket;
  #last = 0;
  #waiting = new Map<number, (answer: Message) => void>();
  #listeners = new Set<(event: Message) => void>();
  #ends = new Set<() => void>();
  #over = false;

  static async open(address: string, allowMs = ALLOW_MS): Promise<ChromeLine> {
    const socket = new WebSocket(address);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(
      () =>
        reject(
          new ContractError(
            "BROWSER_UNAVAILABLE",
            `The browser asked whether to allow remote debugging, and nobody answered within ${Math.round(allowMs / 1000)} s.`,
            { hint: 'Press "Allow" in the browser\'s own window, then try again.' },
          ),
        ),
      allowMs,
    );
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () =>
      reject(
        new ContractError("BROWSER_UNAVAILABLE", "The browser did not let us in.", {
          hint: 'Press "Allow" when the browser asks whether to allow remote debugging; where it did not ask, switch it on at chrome://inspect/#remote-debugging.',
        }),
      ),
    );
    try {
      await promise;
    } catch (error) {
      socket.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return new ChromeLine(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) =>
      this.#take(JSON.parse(String(data)) as Message),
    );
    socket.addEventListener("close", () => this.#end());
  }

  get over(): boolean {
    return this.#over;
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Message> {
    if (this.#over) return Promise.resolve(GONE);
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(
        JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }),
      );
    });
  }

  /** Every event; whoever listens takes what is theirs. */
  listen(listener: (event: Message) => void, onEnd: () => void): () => void {
    this.#listeners.add(listener);
    this.#ends.add(onEnd);
    return () => {
      this.#listeners.delete(listener);
      this.#ends.delete(onEnd);
    };
  }

  close(): void {
    this.#socket.close();
    this.#end();
  }

  #take(message: Message): void {
    if (message.id === undefined) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const answer = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    answer?.(message);
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    for (const answer of this.#waiting.values()) answer(GONE);
    this.#waiting.clear();
    for (const end of this.#ends) end();
  }
}

const GONE: Message = { error: { code: -32_000, message: "Target closed" } };
