import { setTimeout as sleep } from "node:timers/promises";
import { ContractError } from "../contract/errors.ts";

/**
 * Named places where a run can be made to fail, for tests and torture:
 * `SUBTERMINATOR_FAULT=<point>:<nth>:<kind>`, several by comma. Points: `event.<type>.before` and `event.<type>` (on
 * disk), `act.before` and `act.after` around the browser's part of a danger step, `disk.write`.
 */
const KINDS = ["kill", "throw", "delay", "execThenThrow"] as const;
type Kind = (typeof KINDS)[number];

export type Fault = { point: string; nth: number; kind: Exclude<Kind, "execThenThrow"> };

/** Longer than any pause that the loop itself makes, shorter than any of its deadlines. */
const DELAY_MS = 3_000;

export type FaultPoint = (point: string, thrown?: () => Error) => Promise<void>;

/** undefined unless asked for: `await faultPoint?.(…)` then costs a comparison and builds no name. */
export const faultPoint: FaultPoint | undefined = armed(process.env["SUBTERMINATOR_FAULT"]);

export function armed(text: string | undefined): FaultPoint | undefined {
  const faults = (text ?? "").split(",").filter(Boolean).map(parseFault);
  if (faults.length === 0) return undefined;
  const reached = new Map<string, number>();
  return async (point, thrown) => {
    const count = (reached.get(point) ?? 0) + 1;
    reached.set(point, count);
    const due = faults.find((fault) => fault.point === point && fault.nth === count);
    if (due !== undefined) await strike(due, thrown);
  };
}

export function parseFault(text: string): Fault {
  const [point = "", nth = "", kind = ""] = text.trim().split(":");
  if (!/^[a-z.]+$/.test(point) || !/^[1-9]\d{0,5}$/.test(nth) || !isKind(kind))
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `SUBTERMINATOR_FAULT: ${JSON.stringify(text.slice(0, 80))} is not <point>:<nth>:<${KINDS.join("|")}>.`,
      { field: "SUBTERMINATOR_FAULT", hint: "Unset it: it is for tests only." },
    );
  // The work is done and nobody hears of it: what a lost connection looks like from here.
  return kind === "execThenThrow"
    ? { point: `${point}.after`, nth: Number(nth), kind: "throw" }
    : { point, nth: Number(nth), kind };
}

async function strike({ point, nth, kind }: Fault, thrown: (() => Error) | undefined) {
  switch (kind) {
    case "kill":
      process.kill(process.pid, "SIGKILL");
      // The signal is on its way; nothing more may happen here.
      await new Promise(() => undefined);
      break;
    case "delay":
      await sleep(DELAY_MS);
      break;
    case "throw":
      throw thrown?.() ?? new ContractError("INTERNAL", `Made to fail at ${point}, time ${nth}.`);
  }
}

function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}
