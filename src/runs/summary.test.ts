import { expect, test } from "vitest";
import { sampleDrafts, SAMPLE_ID, sealAll } from "../../test/runs/sample-run.ts";
import { duration, moment, writtenDate } from "./dates.ts";
import { summarise } from "./summary.ts";

const { events } = sealAll(sampleDrafts());
const holder = { pid: 1, host: "here", since: "now" };
const askedAt = events.findIndex((event) => event.type === "approval.asked");

test.each([
  ["nothing yet, held", 0, true, "running"],
  ["nothing, not held", 0, false, "damaged"],
  ["under way", 5, true, "running"],
  ["asked and not answered", askedAt + 1, true, "waiting"],
  ["asked, then killed", askedAt + 1, false, "interrupted"],
  ["answered", askedAt + 2, true, "running"],
  ["finished", events.length, false, "finished"],
])("%s", (_, length, held, state) => {
  const log = { runId: SAMPLE_ID, events: events.slice(0, length) };
  expect(summarise(log, held ? { holder } : {})).toMatchObject({ id: SAMPLE_ID, state });
});

test("what a list shows of a finished run", () => {
  expect(summarise({ runId: SAMPLE_ID, events })).toMatchObject({
    service: "Streamly",
    mode: "run",
    reason: "completed",
    outcome: "ends_on",
    verified: true,
    turns: 8,
    startedAt: "2026-11-15T09:15:30.000Z",
    durationMs: (events.length - 1) * 1_700,
    damaged: undefined,
  });
});

test("dates in words, and what is no date stays as it is", () => {
  expect(writtenDate("2026-12-14")).toBe("14 December 2026");
  expect(writtenDate("2026-02-31")).toBe("2026-02-31");
  expect(writtenDate("14. Dezember")).toBe("14. Dezember");
  expect(moment("2026-07-01T22:30:00Z", "Asia/Tokyo")).toEqual({
    local: "2 July 2026 at 07:30:00 GMT+09:00",
    utc: "2026-07-01 22:30:00 UTC",
  });
  expect(moment("2026-07-01T22:30:00Z", "No/Where")?.local).toContain("22:30:00 GMT");
  expect(moment("never", "UTC")).toBeUndefined();
  expect([duration(400), duration(75_000), duration(3_900_000)]).toEqual([
    "0 s",
    "1 min 15 s",
    "1 h 5 min",
  ]);
});
