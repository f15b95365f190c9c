/** What one reading may cost, in work and not in time: beyond it the answer is "not read", the same on every machine. */
const MAX_CHARACTERS = 4_000_000;
const MAX_NODES = 200_000;
/** Between two breaths: no other session, signal or timer waits longer than this for a reading. */
const SLICE_MS = 10;

/** Counts the work of one reading, lets others have their turn meanwhile, and keeps what could not be read. */
export class Work {
  /** Why something was left unread; undefined while all of it was read. */
  unread: string | undefined;
  #characters = MAX_CHARACTERS;
  #nodes = MAX_NODES;
  #slice = performance.now();

  /** False when this much may not be read any more. */
  take(characters: number): boolean {
    this.#characters -= characters;
    this.#nodes--;
    if (this.#characters >= 0 && this.#nodes >= 0) return true;
    this.giveUp("it is too long");
    return false;
  }

  giveUp(why: string): void {
    this.unread ??= why;
  }

  /** Cheap enough to be called for every node. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#slice < SLICE_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#slice = performance.now();
  }
}
