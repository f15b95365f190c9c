import { watchRoot } from "./roots.ts";
import { state } from "./state.ts";

/**
 * Resolves when the document has been quiet: no mutation over two looks one frame apart, and no short animation
 * running. Frames stop in hidden tabs, so each wait is also bounded by a timer.
 */
export async function quiet(
  sinceMutations: number,
  ceilingMs: number,
): Promise<{ mutations: number; busy: boolean }> {
  watchRoot(document);
  const started = performance.now();
  const left = (): number => ceilingMs - (performance.now() - started);
  let seen = state.mutations;
  let calm = 0;
  // An act that changed nothing needs one look; one that changed something gets a second, for what follows from it.
  const needed = state.mutations === sinceMutations ? 1 : 2;
  let need = needed;
  while (left() > 0) {
    await nextFrame();
    if (state.mutations !== seen) {
      seen = state.mutations;
      calm = 0;
      need = 2;
      continue;
    }
    if (shortAnimations()) {
      calm = 0;
      continue;
    }
    if (++calm >= need) return { mutations: state.mutations, busy: false };
  }
  return { mutations: state.mutations, busy: true };
}

export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 40);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Transitions that will end soon; spinners and endless loops are not waited for. */
export function shortAnimations(): boolean {
  for (const animation of document.getAnimations()) {
    if (animation.playState !== "running") continue;
    const timing = animation.effect?.getComputedTiming();
    const end = Number(timing?.endTime ?? Infinity);
    if (end <= 700) return true;
  }
  return false;
}

/** Resolves at the next change of the document, or when the time is up. */
export async function nextMutation(since: number, timeoutMs: number): Promise<number> {
  const started = performance.now();
  while (state.mutations === since && performance.now() - started < timeoutMs) await nextFrame();
  return state.mutations;
}

export function mutationCount(): number {
  return state.mutations;
}
