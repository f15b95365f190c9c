import type { ActDecision } from "../planners/port.ts";
import { actPrint } from "./fingerprint.ts";

/** The same act on the same page: done twice it is told, a third time it is a loop. Waiting may take longer. */
const LOOP = 3;
const LONGEST_WAIT = 8;
/** A way to a control that failed twice on the same page is not tried a third time. */
const STRATEGY_FAILURES = 2;

/** What was done on which page, by fingerprint. */
export class Repeats {
  #acts = new Map<string, number>();
  #failures = new Map<string, number>();

  /** How this act stands among those before it on the same page. */
  note(decision: ActDecision, page: string): "first" | "again" | "loop" {
    const times = add(this.#acts, `${actPrint(decision)} ${page}`);
    if (times >= (decision.action === "wait" ? LONGEST_WAIT : LOOP)) return "loop";
    return times > 1 && decision.action !== "wait" ? "again" : "first";
  }

  failed(strategy: string, page: string): void {
    add(this.#failures, `${strategy} ${page}`);
  }

  isUsedUp(strategy: string, page: string): boolean {
    return (this.#failures.get(`${strategy} ${page}`) ?? 0) >= STRATEGY_FAILURES;
  }
}

function add(counts: Map<string, number>, key: string): number {
  const times = (counts.get(key) ?? 0) + 1;
  counts.set(key, times);
  return times;
}
