import { isAttached } from "./browser-source.ts";
import type { OpenInput } from "./port.ts";

/** A session that nobody has asked for yet, and what it was made as. */
type Waiting<T> = { kind: string; ready: Promise<T | undefined> };

/** So long nobody has called: a caller at work is not to share the machine with one that is made for later. */
const IDLE_MS = 250;

/**
 * One session made ready before it is asked for: half of what opening takes is a context, its page, its proxy's handshake
 * and its gate, none of which knows where it will go. Never more than one, and never one that was used.
 */
export class Spare<T> {
  #make: (input: OpenInput) => Promise<T>;
  #end: (spare: T) => Promise<void>;
  #wanted: () => boolean;
  #idle: () => boolean;
  #waiting: Waiting<T> | undefined;
  #given = new Set<(why: Error) => void>();
  #timer: NodeJS.Timeout | undefined;
  /** What the timer is for. */
  #soon: OpenInput | undefined;

  constructor(options: {
    make: (input: OpenInput) => Promise<T>;
    end: (spare: T) => Promise<void>;
    /** Asked right before one is made. */
    wanted: () => boolean;
    /** No call is under way. */
    idle: () => boolean;
  }) {
    this.#make = options.make;
    this.#end = options.end;
    this.#wanted = options.wanted;
    this.#idle = options.idle;
  }

  /** Begins now, where there is none. */
  prepare(input: OpenInput): void {
    clearTimeout(this.#timer);
    this.#soon = undefined;
    if (this.#waiting !== undefined || !canWait(input) || !this.#wanted()) return;
    const waiting: Waiting<T> = { kind: kindOf(input), ready: Promise.resolve(undefined) };
    waiting.ready = this.#makeOne(input).catch(() => {
      // Whoever opens next makes one by the usual way, and is told what stands against it.
      if (this.#waiting === waiting) this.#waiting = undefined;
      return undefined;
    });
    this.#waiting = waiting;
  }

  /** Playwright leaves some calls to a browser that dies without an answer: they are given up when it is heard of. */
  async #makeOne(input: OpenInput): Promise<T> {
    const { url: _, ...like } = input;
    const { promise, reject } = Promise.withResolvers<never>();
    let late = false;
    this.#given.add(reject);
    const made = this.#make(like).then(async (spare) => {
      if (late) await this.#end(spare);
      return spare;
    });
    try {
      return await Promise.race([made, promise]);
    } catch (error) {
      late = true;
      made.catch(() => undefined);
      throw error;
    } finally {
      this.#given.delete(reject);
    }
  }

  /** The browser is gone, and with it what was being made there. */
  giveUp(why: Error): void {
    for (const reject of this.#given) reject(why);
  }

  /** Begins when nobody has called for a moment. */
  prepareSoon(input: OpenInput): void {
    clearTimeout(this.#timer);
    this.#soon = input;
    const begin = (): void => (this.#idle() ? this.prepare(input) : this.prepareSoon(input));
    this.#timer = setTimeout(begin, IDLE_MS).unref();
  }

  /** Somebody has called. */
  putOff(): void {
    if (this.#soon !== undefined) this.prepareSoon(this.#soon);
  }

  /** The one that waits, also while it is still being made; undefined where there is none of this kind. */
  async take(input: OpenInput): Promise<T | undefined> {
    const waiting = this.#waiting;
    if (waiting === undefined || !canWait(input) || waiting.kind !== kindOf(input))
      return undefined;
    this.#waiting = undefined;
    return waiting.ready;
  }

  /** Ends the one that waits, or only this one. */
  async drop(which: (spare: T) => boolean = () => true): Promise<void> {
    const waiting = this.#waiting;
    const spare = await waiting?.ready;
    if (this.#waiting !== waiting || spare === undefined || !which(spare)) return;
    this.#waiting = undefined;
    await this.#end(spare);
  }

  /** No further one is made. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#soon = undefined;
    await this.drop();
  }
}

/** A profile and the person's own browser are theirs alone, and what is light follows from a page. */
function canWait(input: OpenInput): boolean {
  return !isAttached(input) && input.profile === undefined && input.light === undefined;
}

function kindOf({ guard, headed }: OpenInput): string {
  return JSON.stringify([guard, headed]);
}
