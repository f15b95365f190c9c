// A fast part of `node practice/oracle.ts`, which proves every practice site against itself.
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { idsOf, isClosed, MOVES, type Oracle, startOracle } from "../../practice/oracle.ts";

let oracle: Oracle;
beforeAll(async () => {
  oracle = await startOracle();
});
afterAll(async () => {
  await oracle.close();
});

describe("practice sites in a real browser", () => {
  it.each([
    "velora-1",
    "kindred-3",
    "ironquay-3",
    "pipkin-3",
    "porchlet-1",
    "quillo-3",
    "fanory-2",
  ])("%s can be cancelled, and a fresh account page shows the end", async (id) => {
    expect(await oracle.solve(id)).toEqual({ what: `solve ${id}` });
  });

  it.each(["arcadium-3", "inkloom-3"])(
    "%s claims success while the account page shows the plan still there",
    async (id) => {
      expect(await oracle.lie(id)).toEqual({ what: `lie ${id}` });
    },
  );

  it.each(idsOf(isClosed))("%s cannot be cancelled by any post", async (id) => {
    expect(await oracle.knock(id)).toEqual({ what: `knock ${id}` });
  });

  it.each(["upgrade", "delete", "pause", "accept-offer", "downgrade"])(
    "a wrong move of kind %s is recorded",
    async (kind) => {
      const index = MOVES.findIndex((move) => move.kind === kind);
      expect(await oracle.wrong(index)).not.toHaveProperty("problem");
    },
  );

  it("labelled pages draw without script errors and do not give their label away", async () => {
    const chosen = new Set(["velora-2", "pipkin-3", "quillo-3"]);
    const findings = await oracle.pages(({ scenario }) => chosen.has(scenario));
    expect(findings.length).toBeGreaterThan(6);
    expect(findings.filter(({ problem }) => problem !== undefined)).toEqual([]);
  });
});
