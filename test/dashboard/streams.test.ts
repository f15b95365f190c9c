import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seeded } from "../../scripts/fleet/seeded.ts";
import { openRuns } from "../../src/cli/fleet/open-store.ts";
import { enter, openDashboard, type TestDashboard } from "../support/dashboard.ts";
import { openFleetDashboard } from "../support/fleet-dashboard.ts";
import { draftsOf } from "../support/written-runs.ts";

const RUN = "20261101-100000-shop-aaaa";
const EVENTS = 120;
const AHEAD = 15;

describe.each([
  ["the run folder", openDashboard],
  ["Postgres", openFleetDashboard],
] as const)("on %s", (_, open) => {
  let board: TestDashboard;
  beforeAll(async () => {
    board = await open();
  });
  afterAll(() => board.stop());

  test("cut again and again while its run is written, a reader has every event once and in order", async () => {
    const random = seeded(7);
    const [started, ...drafts] = draftsOf(
      { id: RUN, turns: EVENTS / 6 },
      { file: "x.png", sha256: "", bytes: 0 },
    );
    if (started?.type !== "run.started") throw new Error("no beginning");
    const writer = await (await openRuns()).create(started.data);
    const seqs: number[] = [];
    const writing = (async () => {
      for (const draft of drafts) {
        // On a slow machine the reader would find everything written, and have nothing to be cut off from.
        while (writer.events.length - seqs.length > AHEAD) await sleep(5);
        await writer.append(draft);
        await sleep(random() * 12);
      }
      await writer.close();
      return writer.events.length;
    })();

    const call = await enter(board);
    let [cuts, over] = [0, false];
    while (!over) {
      const cut = new AbortController();
      const response = await call(`/api/v1/runs/${RUN}/events`, {
        headers: { "last-event-id": String(seqs.at(-1) ?? 0) },
        signal: cut.signal,
      });
      const most = 1 + Math.floor(random() * 12);
      let [rest, got] = ["", 0];
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + part).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          const data = /^data: (\[.*)$/m.exec(block)?.[1];
          if (data !== undefined) {
            const events = JSON.parse(data) as { seq: number }[];
            seqs.push(...events.map(({ seq }) => seq));
            got += events.length;
          }
          if (/^event: end$/m.test(block)) over = true;
        }
        if (over || got >= most) break;
      }
      cut.abort();
      cuts++;
    }
    const count = await writing;
    expect(seqs).toEqual(Array.from({ length: count }, (__, at) => at + 1));
    expect(cuts).toBeGreaterThan(2);
  });
});
