import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import { externalBrowsers, serveOverHttp } from "../support/external-server.ts";
import { dataOf, jobKit, type JobKit } from "../support/job.ts";
import { cancelByModel, truthOf } from "../support/model-run.ts";
import { KINDS } from "../support/wire/question.ts";

let practice: Practice;
let kit: JobKit;
let stop: () => void;
beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  const started = await serveOverHttp();
  stop = started.stop;
  kit = jobKit(externalBrowsers({ server: started.server, maxSessions: 8 }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  stop();
  await practice.close();
  kit.remove();
});

/** No two are laid out alike: pages, drawn widgets, a single-page app, dialogs, a drawer, shadow roots and a new tab, sheets, tables, a portal node. */
const SITES = [
  "velora-1",
  "velora-2",
  "burrowly-1",
  "cloudattic-1",
  "cloudattic-3",
  "fablehall-2",
  "lingostar-3",
  "steadfone-3",
  "orchard-3",
].map((id, index) => [id, KINDS[index % KINDS.length]!] as const);

const layoutOf = (id: string) => practice.scenarios.find((one) => one.id === id)?.layout;

test("the sites are laid out in as many ways as there are sites", () => {
  expect(new Set(SITES.map(([id]) => layoutOf(id))).size).toBe(SITES.length);
});

describe("the loop over Microsoft's browser server, with a model that is asked over its provider's wire", () => {
  test.each(SITES)("%s (%s): with a yes it is cancelled once, and proved", async (id, kind) => {
    const commitsAtQuestion: number[] = [];
    const { verdict, events, truth } = await cancelByModel(practice, kit, id, {
      kind,
      job: {
        approve: "ask",
        person: {
          ask: async () => {
            commitsAtQuestion.push((await truthOf(practice, id)).commits);
            return { answer: "approved", by: "test" };
          },
        },
      },
    });
    expect(verdict).toMatchObject({ success: true, verified: true, reason: "completed" });
    expect(verdict.evidence.map(({ tier }) => tier)).toContain("C");
    expect(truth).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
    // Asked before it was done, never after, and written down as often as asked.
    expect(commitsAtQuestion.length).toBeGreaterThan(0);
    expect(new Set(commitsAtQuestion)).toEqual(new Set([0]));
    const given = dataOf(events, "approval.given");
    expect(given.map(({ answer, by }) => [answer, by])).toEqual(
      commitsAtQuestion.map(() => ["approved", "test"]),
    );
    // The act that ended it had one yes of its own, and nobody but the model had proposed it.
    const last = given.at(-1)?.turn;
    expect(given.filter(({ turn }) => turn === last)).toHaveLength(1);
    expect(verdict.notes?.join() ?? "").not.toMatch(/rules decide/);
  });

  test.each(SITES)("%s (%s): where nothing may be approved nothing is done", async (id, kind) => {
    const { verdict, events, truth } = await cancelByModel(practice, kit, id, {
      kind,
      job: { approve: "never" },
    });
    expect(verdict).toMatchObject({ success: false, verified: false, reason: "human_rejected" });
    expect(dataOf(events, "approval.given").at(-1)).toMatchObject({ answer: "rejected" });
    expect(truth).toMatchObject({ status: "active", commits: 0, harmful: [] });
  });
});
