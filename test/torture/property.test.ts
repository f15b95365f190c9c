import { assert, asyncProperty } from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openArena, type Arena } from "../../torture/drivers/arena.ts";
import type { Script } from "../../torture/drivers/step.ts";
import type { ToolCaller } from "../../torture/drivers/tool-caller.ts";
import { unapproved } from "../../torture/invariants.ts";
import { runAndCheck } from "../../torture/parts/hostile.ts";
import { scripts } from "../../torture/property.ts";

const SEED = 20_261_115;
const RUNS = 6;
const LONGEST = 6;

describe.each(["ask", "echo"] as const)("with confirmations by %s", (confirmations) => {
  let arena: Arena;
  let caller: ToolCaller;
  let lane = 0;
  beforeAll(async () => {
    arena = await openArena(confirmations, 1);
    caller = await arena.caller("property");
  });
  afterAll(() => arena.close());

  const found = (script: Script) => runAndCheck(arena, caller, script, `lane-p-${++lane}`);

  test("no list of calls, answers and faults on any page breaks an invariant", async () => {
    await assert(
      asyncProperty(scripts(LONGEST), async (script) => {
        expect(await found(script)).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 25_000 },
    );
    expect(arena.world.leaks).toEqual([]);
  });

  const folder = join(import.meta.dirname, "..", "..", "torture", "regressions");
  const kept = readdirSync(folder).flatMap((name) => {
    const one = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
      confirmations: string;
      script: Script;
    };
    return one.confirmations === confirmations ? [{ name, script: one.script }] : [];
  });
  if (kept.length > 0)
    test.each(kept)("what once broke one holds: $name", async ({ script }) => {
      expect(await found(script)).toEqual([]);
    });

  test("danger requests do arrive, each with a yes, and without the yeses they would be found", async () => {
    const steps: Script["steps"] = Array.from({ length: 3 }, (_, at) => ({
      verb: "click a danger",
      which: at / 3,
      how: 0,
      confirm: "echo",
      person: "yes",
      afterMs: 0,
      fault: "none",
    }));
    for (let page = 1; page <= 3; page++) await found({ page, steps });
    const { ledger } = arena.world;
    expect(ledger.length).toBeGreaterThan(0);
    expect(unapproved(ledger, caller.approvals).wrong).toEqual([]);
    expect(unapproved(ledger, []).wrong).toHaveLength(ledger.length);
  });
});
