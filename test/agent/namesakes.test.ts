import { afterAll, beforeAll, expect, test } from "vitest";
import type { Planner } from "../../src/planners/port.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { pageCue, type PageCue } from "../support/page-cue.ts";
import { type PageServer, startPageServer } from "../support/page-server.ts";
import { testBrowsers } from "../support/session-driver.ts";

let site: PageServer;
let kit: JobKit;
let cue: PageCue;

/** Two boxes with the same button; the first one's goes away while it is thought over, and comes back where it is wanted. */
const boxes = (
  comesBack: boolean,
): string => `<!doctype html><title>Boxes</title><h1>Your boxes</h1>
  <h2>Box for Bram</h2><p id=a><button onclick="say('Bram')">Settings</button></p>
  <h2>Box for Poekie</h2><p id=b><button onclick="say('Poekie')">Settings</button></p><p id=out role=status></p>
  <script>const say = (name) => { out.textContent = 'Opened ' + name; };
  const first = a.firstChild;</script>
  ${cue.on(`first.remove(); ${comesBack ? "setTimeout(() => { a.append(first.cloneNode(true)); }, 1500)" : ""}`)}`;

beforeAll(async () => {
  site = await startPageServer();
  cue = pageCue(site);
  site.set("/gone", boxes(false));
  site.set("/back", boxes(true));
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

/** Chooses the first "Settings", and takes so long over it that the button has gone. */
function slowPlanner(): Planner {
  return {
    name: "slow",
    next: async (view) => {
      if (view.steps.length > 0) return { kind: "end", reason: "stuck", detail: "", confidence: 1 };
      const [first] = view.observation.affordances.filter(({ name }) => name === "Settings");
      await cue.give();
      return {
        kind: "act",
        intent: "open",
        target: { kind: "element", actionId: first?.actionId ?? "" },
        action: "click",
        role: "button",
        name: "Settings",
        expect: [],
        reason: "opens it",
        confidence: 1,
      };
    },
  };
}

test("a control that went away is not looked for in another one of its name", async () => {
  const { events } = await job(kit, slowPlanner(), `${site.origin}/gone`);
  expect(dataOf(events, "acted")[0]).toMatchObject({ ok: false });
  expect(JSON.stringify(events)).not.toContain("Opened Poekie");
});

test("once all of them are back, the one in its place is used", async () => {
  const { events } = await job(kit, slowPlanner(), `${site.origin}/back`);
  expect(dataOf(events, "acted")[0]).toMatchObject({ ok: true });
  expect(JSON.stringify(events)).not.toContain("Opened Poekie");
});
