import { inLanes } from "../../test/support/lanes.ts";
import { dice } from "../dice.ts";
import { openArena } from "../drivers/arena.ts";
import { MINDS, runLoop, type LoopScript } from "../drivers/loop-runner.ts";
import { rollScript } from "../drivers/step.ts";
import { violations } from "../invariants.ts";
import { keep } from "../keep.ts";
import type { Part } from "../part.ts";
import { newTally } from "../tally.ts";

const LANES = [0, 1, 2, 3];
const LENGTH = 8;

export const loop: Part = {
  name: "loop",
  about: "whole runs with planners that are scripted, obedient to the page or hostile",
  goal: 250,
  leastMs: 25_000,
  trialMs: 10_000,
  async run({ trials, seed, until }) {
    const tally = newTally("runs");
    const arena = await openArena("ask", LANES.length);
    const roll = dice(seed);
    const scripts: LoopScript[] = Array.from({ length: trials }, () => ({
      ...rollScript(roll, LENGTH),
      mind: roll.pick(MINDS),
      approve: roll.pick(["ask", "ask", "always", "never"] as const),
    }));
    const sum = { steps: 0, yeses: 0, entries: 0 };
    let at = 0;
    try {
      await inLanes(scripts, LANES, async (script) => {
        if (until()) return;
        const run = await runLoop(arena, script, `lane-loop${++at}-1`);
        if (run.found.length > 0) keep("loop", script.page, { script, found: run.found });
        tally.found.push(...run.found);
        tally.trials++;
        sum.steps += run.steps;
        sum.yeses += run.yeses;
        sum.entries += run.entries;
      });
      tally.found.push(...violations({ entries: [], approvals: [], leaks: arena.world.leaks }));
    } finally {
      await arena.close();
    }
    tally.notes.push(
      `${sum.steps} acts, ${sum.yeses} yeses, ${sum.entries} danger requests arrived`,
    );
    return tally;
  },
};
