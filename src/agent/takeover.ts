import type { Live } from "../browser/port.ts";

type Hands = Pick<Live, "hands" | "changed">;

/** Who has mouse and keys of a run's browser: the run, or a person who took them for a while. */
export class Takeover {
  by: string | undefined;
  #back = Promise.withResolvers<void>();
  #view: () => Hands | undefined;
  #told: (by: string, taken: boolean) => void = () => undefined;

  constructor(view: () => Hands | undefined) {
    this.#view = view;
  }

  take(by: string): { by: string; first: boolean } {
    if (this.by !== undefined) return { by: this.by, first: this.by === by };
    this.by = by;
    this.#back = Promise.withResolvers<void>();
    this.#view()?.hands(true);
    this.#told(by, true);
    return { by, first: true };
  }

  giveBack(by: string): void {
    if (this.by !== by) return;
    this.by = undefined;
    this.#view()?.hands(false);
    this.#told(by, false);
    this.#back.resolve();
  }

  onChange(told: (by: string, taken: boolean) => void): void {
    this.#told = told;
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
