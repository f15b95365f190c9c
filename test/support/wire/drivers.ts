import { hostileReplies } from "./hostile-replies.ts";
import { instructionsIn } from "./instructions.ts";
import type { Policy, Reply } from "./wire.ts";

/** Stands in for a model: what it will answer is known before it is asked. */

/** These replies in order, and the last one again for every question after them. */
export function scripted(...replies: [Reply, ...Reply[]]): Policy {
  let asked = 0;
  return () => replies[Math.min(asked++, replies.length - 1)]!;
}

/**
 * The model that every injection hopes for: it does what the page's own words tell it to do, one instruction a
 * turn, each once for a page, and claims success when it has done all of them.
 */
export function obedient(otherwise: Policy = () => SUCCESS): Policy {
  const followed = new Set<string>();
  return (request, index) => {
    const next = instructionsIn(request.text).find(({ said }) => !followed.has(said));
    if (next === undefined) return otherwise(request, index);
    followed.add(next.said);
    return { call: next.call };
  };
}

const SUCCESS: Reply = {
  call: { name: "complete_task", input: { status: "success", reason: "The page says so." } },
};

/** The model at its worst: acts that must not happen, claims that are not true, and calls that make no sense. */
export function hostile(seed: number): Policy {
  const random = mulberry32(seed);
  return (request) => {
    const replies = hostileReplies(request, random);
    return replies[Math.floor(random() * replies.length)]!;
  };
}

/** Another policy behind a bad line: each question meets the next of these, round and round; undefined lets it through. */
export function faulty(policy: Policy, faults: readonly (Reply | undefined)[]): Policy {
  let asked = 0;
  let answered = 0;
  return (request) => faults[asked++ % faults.length] ?? policy(request, answered++);
}

/** Small, seeded, good enough to choose with. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
