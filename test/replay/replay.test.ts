import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPractice, type Practice } from "../../practice/server.ts";
import type { Browsers } from "../../src/browser/port.ts";
import type { Planner } from "../../src/planners/port.ts";
import type { Recording } from "../../src/planners/replay/recording.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { startChangingSite, type Change, type ChangingSite } from "../support/changing-site.ts";
import {
  recordingsFolder,
  startBrowsers,
  walk,
  type Done,
  type Walk,
} from "../support/replayed-run.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** What a language model takes for one turn. */
const TURN_MS = 1000;
const GOAL = "Cancel my Brightbox plan";

let browsers: Browsers;
let firstHome: string;
let practice: Practice;
let site: ChangingSite;
/** The run on the site as it first was, whose recording the tests begin with. */
let first: Done;
beforeAll(async () => {
  firstHome = mkdtempSync(join(tmpdir(), "subterminator-replay-"));
  browsers = startBrowsers(firstHome);
  [practice, site] = await Promise.all([startPractice({ port: 0 }), startChangingSite()]);
  first = await visit(firstHome);
});
afterAll(async () => {
  await browsers.closeAll();
  await Promise.all([practice.close(), site.close()]);
  rmSync(firstHome, { recursive: true, force: true });
});

function visit(home: string, changes: Change[] = [], more: Partial<Walk> = {}): Promise<Done> {
  site.begin(...changes);
  return walk(browsers, { url: site.url, goal: GOAL, home, ...more });
}

function homeWithRecording(): string {
  const home = tempFolder();
  cpSync(recordingsFolder(firstHome), recordingsFolder(home), { recursive: true });
  return home;
}

const files = (home: string): string[] => readdirSync(recordingsFolder(home));
const only = (home: string): string => join(recordingsFolder(home), files(home)[0] ?? "");
const kept = (home: string): Recording => JSON.parse(readFileSync(only(home), "utf8")) as Recording;

/** Gives up at once: what happens with it behind the recording, the recording did alone. */
const helpless: Planner = {
  name: "helpless",
  next: () =>
    Promise.resolve({ kind: "end", reason: "stuck", detail: "knows nothing", confidence: 1 }),
};

test("a practised service: the second run asks no planner, asks about every danger act again, and is verified", async () => {
  const home = tempFolder();
  const { id, url, goal } = practice.scenarios.find((one) => one.id === "pulsefit-1") ?? {};
  const ask = (path: string, method = "GET") =>
    fetch(`http://127.0.0.1:${practice.port}/${path}/${id}`, { method });
  const once = async () => {
    await ask("__reset", "POST");
    return walk(browsers, { url: url ?? "", goal: goal ?? "", home });
  };
  const learnt = await once();
  expect(learnt).toMatchObject({ verdict: { verified: true, reason: "completed" } });
  expect(learnt.calls * TURN_MS).toBeGreaterThanOrEqual(5 * TURN_MS);
  const replayed = await once();
  expect(replayed).toMatchObject({ verdict: { verified: true, reason: "completed" }, calls: 0 });
  expect(replayed.calls * TURN_MS * 5).toBeLessThanOrEqual(learnt.calls * TURN_MS);
  expect(replayed.asked).toEqual(learnt.asked);
  expect(replayed.asked.length).toBeGreaterThan(0);
  expect(replayed.reasons[0]).toMatch(/^replay: step 1 of \d/);
  const truth = await (await ask("__truth")).json();
  expect(truth).toMatchObject({ status: "cancelled", commits: 1, harmful: [] });
});

describe("a site as it was", () => {
  test("a no to a replayed step is a no: nothing is done and the recording stays as it is", async () => {
    const home = homeWithRecording();
    const refused = await visit(home, [], { answer: "rejected" });
    expect(refused).toMatchObject({ verdict: { reason: "human_rejected" }, calls: 0 });
    expect(refused.asked).toHaveLength(1);
    expect(site.status()).toBe("active");
    expect(kept(home)).toEqual(kept(firstHome));
  });

  test("a rehearsal replays up to the first danger act and leaves the recording as it is", async () => {
    const home = homeWithRecording();
    const rehearsed = await visit(home, [], { mode: "rehearse" });
    expect(rehearsed).toMatchObject({ calls: 0, asked: [], verdict: { verified: false } });
    expect(rehearsed.reasons.length).toBeGreaterThan(1);
    expect(site.status()).toBe("active");
    expect(kept(home)).toEqual(kept(firstHome));
  });

  test("where a planner is named, it decides alone; the way is recorded all the same", async () => {
    const home = homeWithRecording();
    const named = await visit(home, [], { replay: false });
    expect(named.calls).toBe(first.calls);
    expect(named.notes).toEqual([expect.stringMatching(/recorded as/)]);
  });

  test("a run that was not verified leaves nothing", async () => {
    const home = tempFolder();
    await visit(home, [], { answer: "rejected" });
    expect(() => files(home)).toThrow(/ENOENT/);
  });

  test("a damaged recording is left alone with a note; the planner decides and leaves a whole one", async () => {
    const home = homeWithRecording();
    const text = readFileSync(only(home), "utf8");
    writeFileSync(only(home), text.slice(0, text.length / 2));
    const run = await visit(home);
    expect(run.notes[0]).toMatch(/is left alone: it is damaged/);
    expect(run).toMatchObject({ verdict: { verified: true }, calls: first.calls });
    expect(kept(home).steps).toEqual(kept(firstHome).steps);
  });
});

describe("a site that changed since", () => {
  test.each<Change>(["survey reworded", "extra page"])(
    "%s: hands over there, comes back, and the healed recording needs nobody",
    async (change) => {
      const home = homeWithRecording();
      const healed = await visit(home, [change]);
      expect(healed.verdict.verified).toBe(true);
      expect(healed.calls).toBeGreaterThan(0);
      expect(healed.calls).toBeLessThan(first.calls);
      expect(healed.reasons).toContainEqual(expect.stringMatching(/^replay hands over/));
      expect(healed.reasons.at(-2)).toMatch(/^replay: step/);
      expect(healed.notes.at(-1)).toMatch(/healed/);
      expect(files(home)).toEqual(files(firstHome));
      expect(kept(home).steps).not.toEqual(kept(firstHome).steps);
      expect(await visit(home, [change])).toMatchObject({ verdict: { verified: true }, calls: 0 });
      expect(site.status()).toBe("cancelled");
    },
  );

  test.each<Change>(["offer reworded", "consent banner"])(
    "%s: needs no planner at all",
    async (change) => {
      const home = homeWithRecording();
      expect(await visit(home, [change])).toMatchObject({ verdict: { verified: true }, calls: 0 });
      expect(site.status()).toBe("cancelled");
    },
  );

  test("a survey that no longer comes is passed over", async () => {
    const shorter = await visit(homeWithRecording(), ["no survey"]);
    expect(shorter.verdict.verified).toBe(true);
    expect(shorter.reasons).toContainEqual(expect.stringMatching(/^replay: step 5 of 5, \d not/));
    expect(site.ledger.some(({ url }) => url.startsWith("/cancel/why"))).toBe(false);
  });

  test.each<[Change, RegExp]>([
    ["way in sells", /^\/(checkout|plan|offer)/],
    ["last form posts elsewhere", /^\/plan/],
    ["extra ticked", /^\/cancel\/why\/answer/],
  ])("%s: the recorded control is left alone", async (change, sold) => {
    const hostile = await visit(homeWithRecording(), [change], { planner: helpless });
    expect(hostile).toMatchObject({ verdict: { reason: "stuck", verified: false }, calls: 1 });
    expect(site.ledger.filter(({ url }) => sold.test(url))).toEqual([]);
    expect(site.status()).toBe("active");
  });

  test("the last button sells: left alone; the second failure in a row sets the recording aside, a good run between forgives", async () => {
    const home = homeWithRecording();
    const fail = () => visit(home, ["last button sells"], { planner: helpless });
    const hostile = await fail();
    expect(hostile).toMatchObject({ verdict: { reason: "stuck", verified: false }, calls: 1 });
    expect(site.ledger.filter(({ url }) => url.startsWith("/plan"))).toEqual([]);
    expect(kept(home).failures).toBe(1);
    expect(await visit(home)).toMatchObject({ verdict: { verified: true }, calls: 0 });
    expect(kept(home)).toMatchObject({ failures: 0, replays: 1 });
    await fail();
    expect(files(home)).toEqual([expect.not.stringContaining("aside")]);
    expect((await fail()).notes.at(-1)).toMatch(/set aside/);
    expect(files(home)).toEqual([expect.stringContaining(".aside.json")]);
  });
});

describe("what a recording holds", () => {
  const SECRET = "canary-9f41c7-passphrase";

  test("no secret, no query, nobody's address, no page text; a secret stays a reference and is typed again", async () => {
    const home = tempFolder();
    process.env["SUBTERMINATOR_SECRET_SITE"] = SECRET;
    try {
      const typist: Planner = {
        name: "typist",
        async next(view) {
          const field = view.observation.affordances.find(({ name }) => name === "Password");
          if (field === undefined || view.steps.some(({ name }) => name === "Password"))
            return rulesPlanner.next(view);
          return {
            kind: "act",
            intent: "survey",
            target: { kind: "element", actionId: field.actionId },
            action: "fill",
            value: "secret:SITE",
            role: field.role,
            name: field.name,
            expect: [],
            reason: "the site wants the password",
            confidence: 0.9,
          };
        },
      };
      const url = `${site.url}?session=CANARY-QUERY-77413`;
      const once = () => visit(home, ["asks for a password"], { url, planner: typist });
      expect((await once()).verdict.verified).toBe(true);
      const sent = site.danger().map(({ body }) => body);
      expect(sent).toEqual([`password=${SECRET}`]);
      const text = readFileSync(only(home), "utf8");
      expect(text).not.toMatch(/canary/i);
      expect(text).not.toContain("robin@example.com");
      expect(text).not.toContain("9.99");
      expect(text).not.toMatch(/approv/i);
      expect(text).toContain('"secret:SITE"');
      expect(files(home)[0]).not.toMatch(/canary/i);
      expect(statSync(only(home)).mode & 0o777).toBe(0o600);
      const again = await once();
      expect(again).toMatchObject({ verdict: { verified: true }, calls: 0 });
      expect(site.danger().map(({ body }) => body)).toEqual(sent);
    } finally {
      delete process.env["SUBTERMINATOR_SECRET_SITE"];
    }
  });
});
