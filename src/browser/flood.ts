/** What one page may tell in a window of time: an honest page that logs everything it does stays far below. */
const WINDOW_MS = 2_000;
const MAX_EVENTS = 2_500;
const MAX_LENGTH = 5_000_000;

/**
 * Everything that a page makes its browser tell comes to us through one pipe that all sessions share. A page that logs,
 * navigates or makes frames without end fills it, and the others wait: 24 s were measured. Only stopping the page helps.
 */
export class Flood {
  readonly #now: () => number;
  #began = 0;
  #events = 0;
  #length = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts something that the page made its browser tell; true when it is too much. */
  tells(length = 0, events = 1): boolean {
    const now = this.#now();
    if (now - this.#began >= WINDOW_MS) {
      this.#began = now;
      this.#events = 0;
      this.#length = 0;
    }
    this.#events += events;
    this.#length += length;
    return this.#events > MAX_EVENTS || this.#length > MAX_LENGTH;
  }
}
