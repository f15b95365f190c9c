import type { Live } from "../browser/port.ts";

type Hands = Pick<Live, "hands" | "changed">;

/** Whoever has gone without a word gives it back: a code by mail may take this long, a run need not wait for ever. */
const IDLE_MS = 10 * 60_000;

export type TakeoverOptions = {
  /** Whether somebody sees the browser, or comes to see it in a moment, and so can be asked to do something in it. */
  seen?: () => Promise<boolean>;
  idleMs?: number;
};

/** Why a question is asked no more: whoever had the mouse has given it back, and the page may be another one. */
export class GivenBack extends Error {
  readonly by: string;
  constructor(by: string) {
    super(`${by} used the page themselves.`);
    this.by = by;
  }
}

/** Who has mouse and keys of a run's browser: the run, or a person who took them for a while. */
export class Takeover {
  by: string | undefined;
  readonly seen: () => Promise<boolean>;
  #back = Promise.withResolvers<void>();
  #asked = new AbortController();
  #view: () => Hands | undefined;
  #told: (by: string, taken: boolean) => void = () => undefined;
  #idleMs: number;
  #idle: NodeJS.Timeout | undefined;

  constructor(view: () => Hands | undefined, options: TakeoverOptions = {}) {
    this.#view = view;
    this.seen = options.seen ?? (() => Promise.resolve(true));
    this.#idleMs = options.idleMs ?? IDLE_MS;
  }

  take(by: string): { by: string; first: boolean } {
    if (this.by !== undefined) return { by: this.by, first: this.by === by };
    this.by = by;
    this.#back = Promise.withResolvers<void>();
    this.#view()?.hands(true);
    this.#told(by, true);
    this.used();
    return { by, first: true };
  }

  giveBack(by: string): void {
    if (this.by !== by) return;
    clearTimeout(this.#idle);
    this.by = undefined;
    this.#view()?.hands(false);
    this.#told(by, false);
    this.#back.resolve();
    this.#asked.abort(new GivenBack(by));
    this.#asked = new AbortController();
  }

  /** Something was done with it just now. */
  used(): void {
    const { by } = this;
    if (by === undefined) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.giveBack(by), this.#idleMs).unref();
  }

  onChange(told: (by: string, taken: boolean) => void): void {
    this.#told = told;
  }

  /** Aborts when the mouse is given back next. */
  whenGivenBack(): AbortSignal {
    return this.#asked.signal;
  }

  /** Whether the person sent something meanwhile that reads as final. */
  changed(): boolean {
    return this.#view()?.changed() ?? false;
  }

  /** Resolves at once where nobody has it. True: somebody had. */
  async over(signal: AbortSignal): Promise<boolean> {
    if (this.by === undefined) return false;
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    signal.addEventListener("abort", () => resolve(), { once: true });
    await Promise.race([this.#back.promise, stopped]);
    return true;
  }
}
