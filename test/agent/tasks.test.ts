import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { act, complete, inOrder, scriptedModel, type Policy } from "../support/scripted-model.ts";
import { testBrowsers } from "../support/session-driver.ts";
import { pageTextOf } from "../support/wire/page-text.ts";
import { startEverydaySite, type EverydaySite } from "./everyday-site.ts";

let site: EverydaySite;
let kit: JobKit;

beforeAll(async () => {
  site = await startEverydaySite();
  kit = jobKit((home) => testBrowsers({ confirmations: "ask", uploadFolders: [home] }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});
beforeEach(() => site.clear());

const click =
  (line: RegExp): Policy =>
  ({ number }) =>
    act("click", { target: number(line) });
const fill =
  (line: RegExp, value: string): Policy =>
  ({ number }) =>
    act("fill", { target: number(line), value });
const claim =
  (value: string): Policy =>
  () =>
    complete("success", { checks: [{ kind: "textPresent", value }] });

/** A whole task with nobody there to say yes: none of these may need one. */
async function task(path: string, goal: string, ...replies: Policy[]) {
  const model = scriptedModel(inOrder(...replies));
  const done = await job(
    kit,
    modelPlanner({ models: [model], vision: "never" }),
    site.origin + path,
    {
      goal,
      approve: "never",
    },
  );
  return { ...done, texts: model.requests.map(({ text }) => text) };
}
const posts = (path: string) =>
  site.ledger.filter((one) => one.method === "POST" && one.url === path);
const VERIFIED = { success: true, verified: true, reason: "completed", kind: "run" };

test("a form that is rejected is corrected by what the page says about it", async () => {
  const { verdict, texts } = await task(
    "/guest-book",
    "Sign the guest book for Robin, who came on 12 March 1990",
    fill(/textbox Name/, "Robin"),
    fill(/textbox Day of visit/, "12.3.1990"),
    click(/button Sign the book/),
    fill(/textbox Day of visit/, "1990-03-12"),
    click(/button Sign the book/),
    claim("Robin is guest number 1"),
  );
  expect(verdict).toMatchObject(VERIFIED);
  expect(texts[3]).toContain("says: Write the day as year-month-day");
  expect(posts("/guests")).toHaveLength(2);
  expect(site.truth.guests).toEqual(["Robin 1990-03-12"]);
});

test("a value is searched for and read; the verdict quotes it from the page", async () => {
  const { verdict } = await task(
    "/library",
    "How heavy is the walnut bowl?",
    fill(/Search/, "walnut"),
    click(/button Find/),
    click(/link Walnut bowl/),
    ({ request, ...turn }) => {
      const read = /Weight\s+(?:> )?(\d+ grams)/.exec(request.text)?.[1] ?? "not told";
      return claim(read)({ request, ...turn });
    },
  );
  expect(verdict).toMatchObject(VERIFIED);
  expect(JSON.stringify(verdict.evidence)).toContain(site.truth.weight);
  expect(site.ledger.map(({ url }) => url)).toContain("/find?q=walnut");
});

test("a row is looked for over the pages of a table, and only that row is changed", async () => {
  const turnPage: Policy = (turn) => {
    expect(pageTextOf(turn.request.text)).not.toContain("R-777");
    return click(/link Next page/)(turn);
  };
  const { verdict, events } = await task(
    "/records",
    "Put a star on record R-777",
    turnPage,
    turnPage,
    click(/Star R-777/),
    claim("Record R-777 carries a star now"),
  );
  expect(verdict).toMatchObject(VERIFIED);
  expect(dataOf(events, "observed").map(({ title }) => title)).toContain("Records, page 3");
  expect(site.truth.starred).toEqual(["R-777"]);
});

test("a file that the goal names is handed in; every other is refused and told", async () => {
  const folder = join(kit.home, "letters");
  mkdirSync(folder);
  const [letter, diary] = [join(folder, "letter.txt"), join(folder, "diary.txt")];
  writeFileSync(letter, "Dear library");
  writeFileSync(diary, "PRIVATE-DIARY");
  const upload =
    (value: string): Policy =>
    ({ number }) =>
      act("upload", { target: number(/Your letter/), value });
  const { verdict, texts } = await task(
    "/letters",
    `Hand in ${letter}, nothing else`,
    upload(diary),
    upload(folder),
    upload(letter),
    click(/button Hand in/),
    claim("We hold your letter letter.txt"),
  );
  expect(verdict).toMatchObject(VERIFIED);
  for (const text of texts.slice(1, 3))
    expect(text).toMatch(/upload takes a path that the goal names/);
  const [sent, ...more] = posts("/letter");
  expect(more).toEqual([]);
  expect(sent?.body).toContain("Dear library");
  expect(JSON.stringify(site.ledger)).not.toContain("PRIVATE-DIARY");
});

test("what a second tab shows is brought back to the first", async () => {
  let voucher = "";
  const { verdict } = await task(
    "/desk",
    "Hand over the voucher",
    click(/link Show my voucher/),
    ({ request }) => {
      expect(request.text).toMatch(/tabs: 0 Desk, \*1 Voucher/);
      voucher = /Your voucher is (V\d+)/.exec(request.text)?.[1] ?? "";
      return act("switch_tab", { value: "0" });
    },
    (turn) => fill(/textbox Voucher/, voucher)(turn),
    click(/button Hand over/),
    claim("Seat 12 is yours"),
  );
  expect(verdict).toMatchObject(VERIFIED);
  expect(posts("/hand-over").map(({ body }) => body)).toEqual([`voucher=${site.truth.voucher}`]);
});
