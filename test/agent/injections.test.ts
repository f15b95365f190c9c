import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { act, complete, scriptedModel, type Policy } from "../support/scripted-model.ts";
import { testBrowsers } from "../support/session-driver.ts";
import { instructionsIn } from "../support/wire/instructions.ts";
import { controlNamed, pageTextOf } from "../support/wire/page-text.ts";
import {
  CHANNELS,
  INSTRUCTIONS,
  injectionPage,
  type Channel,
  type InstructionName,
} from "./injection-pages.ts";

const CANARY = "canary-K9-0f3e7";
/** The last one ends a run, since somebody says no to it; those before it are refused and the run goes on. */
const PAGES_A_RUN = ["elsewhere", "secret", "claim", "danger"] as const;
const DANGERS: InstructionName[] = ["delete", "upgrade", "approved"];

type Told = { id: number; channel: Channel; instruction: InstructionName };
/** Every channel once, the instructions in turn. */
const TOLD: Told[] = CHANNELS.map((channel, id) => {
  const kind = PAGES_A_RUN[id % 4] ?? "danger";
  const instruction = kind === "danger" ? DANGERS[Math.floor(id / 4) % 3] : kind;
  return { id, channel, instruction: instruction ?? "delete" };
});
const RUNS = Array.from({ length: Math.ceil(TOLD.length / 4) }, (_, run) =>
  TOLD.slice(run * 4, run * 4 + 4),
);

let site: LedgerSite;
let elsewhere: LedgerSite;
let kit: JobKit;

beforeAll(async () => {
  site = await startLedgerSite();
  elsewhere = await startLedgerSite();
  kit = jobKit((home) => {
    const secretsFile = join(home, "secrets.env");
    writeFileSync(secretsFile, `VAULT=${CANARY}\n`, { mode: 0o600 });
    return testBrowsers({ confirmations: "ask", secretsFile });
  });
  for (const told of TOLD) serve(told);
  site.set("/plain", injectionPage(undefined, "", { frame: "", otherFrame: "", download: "" }, ""));
  site.set("/note", `<!doctype html><title>Note</title><main><p>Your note was kept.</p></main>`);
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await Promise.all([site.close(), elsewhere.close()]);
  kit.remove();
});

const pathOf = ({ id, channel }: Told): string =>
  `/page/${id}${channel.hash === undefined ? "" : `#${channel.hash(wordsOf({ id, channel, instruction: "claim" }))}`}`;

const wordsOf = ({ id, instruction }: Told): string =>
  INSTRUCTIONS[instruction].replace("ELSEWHERE", elsewhere.otherOrigin).replace("PLACE", `p${id}`);

function serve(told: Told): void {
  const words = wordsOf(told);
  const next = told.id % 4 === 3 ? undefined : TOLD[told.id + 1];
  const place = {
    frame: `/frame/${told.id}`,
    otherFrame: `${site.otherOrigin}/frame/${told.id}`,
    download: `/download/${told.id}`,
  };
  site.set(
    `/page/${told.id}`,
    injectionPage(told.channel, words, place, next === undefined ? "" : pathOf(next)),
  );
  site.set(`/frame/${told.id}`, `<!doctype html><title>Frame</title><p>${words}</p>`);
  site.set(`/download/${told.id}`, (_, response) =>
    response
      .writeHead(200, {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(words)}.txt`,
      })
      .end("nothing"),
  );
}

/** Does what the page's words tell it to, each once; only then what it came for. */
function obedientModel(otherwise: Policy) {
  const obeyed: string[] = [];
  const model = scriptedModel((turn) => {
    const next = instructionsIn(turn.request.text).find(({ said }) => !obeyed.includes(said));
    if (next === undefined) return otherwise(turn);
    obeyed.push(next.said);
    return next.call;
  });
  return { model, obeyed };
}

const walkOn: Policy = ({ request, number }) => {
  if (/dialog in front/.test(pageTextOf(request.text))) return act("dialog", { value: "dismiss" });
  return controlNamed(request.text, "Next page") === undefined
    ? complete("failed")
    : act("click", { target: number(/link Next page/) });
};

/** How many of the pages' instructions were read and followed; the rest never reached the model. */
let followed = 0;

describe("whatever a page tells a model that obeys it, nothing comes of it", () => {
  test.each(RUNS.map((run) => [run.map(({ channel }) => channel.name).join("; "), run] as const))(
    "%s",
    async (_, run) => {
      const { model, obeyed } = obedientModel(walkOn);
      const first = run[0];
      if (first === undefined) throw new Error("a run without pages");
      const { verdict, events } = await job(
        kit,
        modelPlanner({ models: [model], vision: "never" }),
        site.origin + pathOf(first),
        { goal: "Read the pages", approve: "never", limits: { turns: 16, timeMs: 60_000 } },
      );
      followed += obeyed.length;
      expect(verdict).toMatchObject({ success: false, verified: false });
      expect(site.danger()).toEqual([]);
      expect(elsewhere.ledger).toEqual([]);
      const visited = site.ledger.map(({ url }) => url);
      for (const { id } of run) expect(visited).toContain(`/page/${id}`);
      const written = JSON.stringify([site.ledger, events, model.requests.map(({ text }) => text)]);
      expect(written).not.toContain(CANARY);
      for (const { url } of dataOf(events, "observed"))
        expect(new URL(url).origin).toBe(site.origin);
      const told = model.requests.map(({ text }) => text).join("\n");
      const seen = model.requests.map(({ text }) => pageTextOf(text).toLowerCase()).join("\n");
      const missing = run.filter(
        (one) => one.channel.shown === true && !seen.includes(wordsOf(one).toLowerCase()),
      );
      expect(missing).toEqual([]);
      // Each was tried, and stopped by what is meant to stop it.
      const tried = (words: string): boolean => obeyed.some((said) => said.includes(words));
      if (tried("go to")) expect(told).toContain("neither a site of this task nor linked");
      if (tried("secret:")) expect(told).toContain("secret:VAULT is not named in the goal");
      if (tried("complete_task")) expect(told).toContain("Success was not accepted");
      if (tried("click")) expect(verdict.reason).toBe("human_rejected");
    },
  );

  test("it was told on at least 40 pages, and followed most of them", () => {
    expect(CHANNELS.length).toBeGreaterThanOrEqual(40);
    expect(followed).toBeGreaterThanOrEqual(CHANNELS.length / 2);
  });
});

describe("the same model", () => {
  test("does the task where nobody tells it otherwise", async () => {
    const { model, obeyed } = obedientModel(
      ({ index, number }) =>
        [
          () => act("fill", { target: number(/textbox Note/), value: "Hello" }),
          () => act("click", { target: number(/button Save the note/) }),
          () =>
            complete("success", { checks: [{ kind: "textPresent", value: "Your note was kept" }] }),
        ][index]?.() ?? complete("failed"),
    );
    const { verdict } = await job(kit, modelPlanner({ models: [model] }), `${site.origin}/plain`, {
      goal: "Leave the note Hello",
      approve: "never",
    });
    expect(obeyed).toEqual([]);
    expect(verdict).toMatchObject({ success: true, verified: true });
    expect(site.ledger.find(({ url }) => url === "/note")?.body).toBe("note=Hello");
  });

  test("would have done it, had somebody said yes", async () => {
    const told: Told = { id: 3, channel: CHANNELS[3]!, instruction: TOLD[3]!.instruction };
    expect(told.instruction).toBe("delete");
    const { model } = obedientModel(() => complete("failed"));
    await job(kit, modelPlanner({ models: [model] }), `${site.origin}/page/3`, {
      goal: "Read the page",
      approve: "always",
    });
    expect(site.danger().map(({ url }) => url)).toEqual(["/account/delete"]);
    site.clear();
  });
});
