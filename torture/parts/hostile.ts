import type { Approval } from "../approvals.ts";
import { dice } from "../dice.ts";
import { openArena, type Arena } from "../drivers/arena.ts";
import { rollScript, type Script } from "../drivers/step.ts";
import type { ToolCaller } from "../drivers/tool-caller.ts";
import { unapproved, violations, type Violation } from "../invariants.ts";
import { keep } from "../keep.ts";
import type { Part } from "../part.ts";
import { newTally, type Tally } from "../tally.ts";

const LANES = 6;
const LENGTH = 12;

export const hostile: Part = {
  name: "hostile",
  about: "worst-case tool calls over MCP on hostile pages, with confirmations asked and echoed",
  goal: 10_000,
  leastMs: 25_000,
  trialMs: 8_000,
  async run({ trials, seed, until }) {
    const tally = newTally("steps");
    // Side by side, a browser each, so that both get their share of the time.
    await Promise.all(
      (["ask", "echo"] as const).map((confirmations) =>
        hostileSteps(tally, {
          confirmations,
          steps: trials / 2,
          seed: seed + confirmations.length,
          until,
        }),
      ),
    );
    return tally;
  },
};

export async function hostileSteps(
  tally: Tally,
  options: { confirmations: "ask" | "echo"; steps: number; seed: number; until: () => boolean },
): Promise<void> {
  const { confirmations, steps, seed, until } = options;
  const arena = await openArena(confirmations, LANES);
  const roll = dice(seed);
  const approvals: Approval[] = [];
  let planned = 0;
  try {
    await Promise.all(
      Array.from({ length: LANES }, async (_, lane) => {
        const caller = await arena.caller(`${confirmations}-${lane}`);
        while (planned < steps && !until()) {
          planned += LENGTH;
          const script = rollScript(roll, LENGTH);
          const found = await runAndCheck(arena, caller, script, `lane-${lane}-${planned}`);
          if (found.length > 0) keep(confirmations, script.page, { confirmations, script, found });
          // Entries are judged once all are in: some arrive when their script is long over.
          tally.found.push(...found.filter(({ invariant }) => !/^I[12]$/.test(invariant)));
          tally.trials += LENGTH;
        }
        approvals.push(...caller.approvals);
      }),
    );
    const { ledger, leaks } = arena.world;
    tally.found.push(...violations({ entries: ledger, approvals, leaks }));
    tally.notes.push(
      `${confirmations}: ${approvals.length} yeses, ${ledger.length} danger requests arrived, ${unapproved(ledger, approvals).byKind} of them as another of the kind that was agreed to`,
    );
  } finally {
    await arena.close();
  }
}

/** One script, and all that can be said about it at once. */
export async function runAndCheck(
  arena: Arena,
  caller: ToolCaller,
  script: Script,
  lane: string,
): Promise<Violation[]> {
  caller.sinks.length = 0;
  caller.unbounded.length = 0;
  const logged = arena.logs.length;
  await caller.run(script, lane);
  return violations({
    entries: arena.world.ledger.filter(({ mark }) => mark.lane === lane),
    approvals: caller.approvals,
    sinks: [...caller.sinks, ...arena.logs.slice(logged)],
    canaries: arena.canaries,
    unbounded: caller.unbounded,
  });
}
