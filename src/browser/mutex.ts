/** One call at a time; the next starts when the one before has ended, however it ended. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work, work);
    this.#tail = result.catch(ended);
    return result;
  }
}

function ended(): void {
  // The caller of run() gets the error; the queue only needs to know that the turn is over.
}
