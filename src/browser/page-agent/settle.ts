import { arrived } from "./arrive.ts";
import { watchRoot } from "./roots.ts";
import { state } from "./state.ts";

/**
 * Resolves when the document is at rest: a frame has passed since the act, nothing has changed for a moment, no short
 * animation runs. An act that changed nothing waits for that one frame only; what follows from a change gets longer.
 * With `arriveMs` the page is also waited for to be drawn: its address is new.
 */
export async function quiet(
  ceilingMs: number,
  arriveMs = 0,
): Promise<{ mutations: number; busy: boolean }> {
  const rest = await stillness(ceilingMs);
  if (arriveMs > 0) await arrived(arriveMs);
  return rest;
}

export async function stillness(ceilingMs: number): Promise<{ mutations: number; busy: boolean }> {
  watchRoot(document);
  const started = performance.now();
  // Only a frame begins the fading in of what was put there; on a busy machine it comes late.
  await nextFrame(state.mutations === state.actMutations ? 40 : 250);
  const moved = new Set<Element>();
  while (performance.now() - started < ceilingMs) {
    for (const one of state.changed) if (one.getAnimations().length > 0) moved.add(one);
    const still = performance.now() - Math.max(state.lastMutation, started);
    const wanted = state.mutations === state.actMutations ? 0 : 12;
    const coming = performance.now() - started < 500 && fadesIn(moved);
    if (still >= wanted && !coming && !shortAnimations())
      return { mutations: state.mutations, busy: false };
    await (still >= wanted
      ? nextFrame()
      : new Promise((resolve) => setTimeout(resolve, wanted - still)));
  }
  return { mutations: state.mutations, busy: true };
}

export function nextFrame(mostMs = 40): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, mostMs);
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

/**
 * Words that the act put there have their place and are still wholly transparent, with a transition to come: toasts begin
 * to fade in a timer's time after they were shown, and until then nothing moves. What has moved already fades out.
 */
export function fadesIn(moved: Set<Element>): boolean {
  return state.changed.some((element) => {
    if (moved.has(element)) return false;
    const { opacity, transitionDuration } = getComputedStyle(element);
    if (opacity !== "0" || !/[1-9]/.test(transitionDuration)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.textContent.trim() !== "";
  });
}

/** Resolves at the next change of the document, or when the time is up. */
export async function nextMutation(since: number, timeoutMs: number): Promise<number> {
  const started = performance.now();
  while (state.mutations === since && performance.now() - started < timeoutMs) await nextFrame();
  return state.mutations;
}

/** Whether anything changes in the time given; answers as soon as something does. */
export async function stirs(ms: number): Promise<boolean> {
  const since = state.mutations;
  return shortAnimations() || (await nextMutation(since, ms)) !== since;
}
