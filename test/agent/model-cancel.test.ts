import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { z } from "zod";
import { startPractice, type Practice } from "../../practice/server.ts";
import type { Answer, Person, Question } from "../../src/agent/job.ts";
import { ContractError } from "../../src/contract/errors.ts";
import type { ModelRequest } from "../../src/models/port.ts";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import { testBrowsers } from "../support/session-driver.ts";
import { dataOf, job, jobKit, type JobKit } from "../support/job.ts";
import { act, complete, inOrder, scriptedModel, type Policy } from "../support/scripted-model.ts";

const SITE = "velora-1";
/** Whole runs that differ in a turn from others: `npm run long`. */
const LONG = process.env["SUBTERMINATOR_LONG"] === "1";
let practice: Practice;
let kit: JobKit;
let url: string;

beforeAll(async () => {
  practice = await startPractice({ port: 0 });
  kit = jobKit(testBrowsers({ confirmations: "ask" }));
  url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await practice.close();
  kit.remove();
});
beforeEach(async () => {
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${SITE}`, { method: "POST" });
});

async function status(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${practice.port}/__truth/${SITE}`);
  return ((await answer.json()) as { status: string }).status;
}

const person = (answer: Answer["answer"]): Person & { asked: Question[] } => {
  const asked: Question[] = [];
  return {
    asked,
    ask: (question) => {
      asked.push(question);
      return Promise.resolve({ answer, by: "test" });
    },
  };
};

const cancel = { kind: "cancel", goal: "Cancel the membership" } as const;
const enter: Policy = ({ number }) => act("click", { target: number(/link Cancel membership/) });
const finish: Policy = ({ number }) =>
  act("click", { target: number(/Finish cancellation/), reasoning: "MODEL-WORDS" });
const done: Policy = () => complete("success", { reason: "MODEL-WORDS" });

/** What a provider would be sent, without the image. */
function tokensOf({ system, tools, text }: ModelRequest): number {
  const sent = tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    input_schema: z.toJSONSchema(tool.schema, { io: "input" }),
  }));
  return countTokens(system) + countTokens(JSON.stringify(sent)) + countTokens(text);
}

test("a model cancels: asked once about the last step, believed only by the account page, counted to the cent", async () => {
  const model = scriptedModel(inOrder(enter, finish, done));
  const asked = person("approved");
  const { verdict, events } = await job(kit, modelPlanner({ models: [model] }), url, {
    ...cancel,
    approve: "ask",
    person: asked,
  });
  expect(verdict).toMatchObject({
    success: true,
    verified: true,
    outcome: "ends_on",
    reason: "completed",
    tokens: 3300,
  });
  expect(verdict.costUsd).toBeCloseTo(0.03);
  expect(await status()).toBe("cancelled");
  expect(dataOf(events, "spent")).toHaveLength(3);
  expect(asked.asked).toHaveLength(1);
  // A model's words are no facts: the log has them, the card does not.
  expect(JSON.stringify(asked.asked)).not.toContain("MODEL-WORDS");
  expect(dataOf(events, "decided").some(({ reason }) => reason === "MODEL-WORDS")).toBe(true);
  const sizes = model.requests.map(tokensOf);
  console.log(`input tokens a turn, without image: ${sizes.join(", ")}`);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2500);
  // A picture where the page is new.
  expect(model.requests[0]?.image?.mimeType).toBe("image/jpeg");
});

test("a no to the last step ends it, whatever the model wants", async () => {
  const model = scriptedModel(inOrder(enter, finish));
  const { verdict } = await job(kit, modelPlanner({ models: [model] }), url, {
    ...cancel,
    approve: "ask",
    person: person("rejected"),
  });
  expect(verdict).toMatchObject({ success: false, reason: "human_rejected" });
  expect(await status()).toBe("active");
});

test("a claim of success on a page that is not done is refused, told, and the model goes on", async () => {
  const model = scriptedModel(inOrder(done, enter, done, finish, done));
  const { verdict, events } = await job(kit, modelPlanner({ models: [model] }), url, cancel);
  expect(verdict).toMatchObject({ success: true, verified: true, reason: "completed" });
  expect(model.requests[1]?.text).toMatch(/Success was not accepted.*ACCOUNT_ACTIVE/);
  expect(model.requests[3]?.text).toMatch(/Success was not accepted.*FINAL_CONFIRMATION/);
  expect(dataOf(events, "note").filter(({ kind }) => kind === "claim.refused")).toHaveLength(2);
});

test("the third claim that does not hold ends the run as not verified", async () => {
  const model = scriptedModel(() => complete("success"));
  const { verdict } = await job(kit, modelPlanner({ models: [model] }), url, cancel);
  expect(verdict).toMatchObject({ success: false, verified: false, reason: "verification_failed" });
  expect(model.requests).toHaveLength(3);
  expect(await status()).toBe("active");
});

test("where no model answers, the rules finish it, and verdict and log say so", async () => {
  const down = (): Error => new ContractError("NETWORK_ERROR", "connection refused");
  const first = scriptedModel(down, { name: "first" });
  const second = scriptedModel(down, { name: "second" });
  const { verdict, events } = await job(
    kit,
    modelPlanner({ models: [first, second] }),
    url,
    cancel,
  );
  expect(verdict).toMatchObject({ success: true, verified: true, tokens: 0 });
  expect(await status()).toBe("cancelled");
  for (const notes of [verdict.notes ?? [], dataOf(events, "note").map(({ text }) => text)]) {
    expect(notes.some((text) => /first did not answer.*connection refused/.test(text))).toBe(true);
    expect(notes.some((text) => /second did not answer/.test(text))).toBe(true);
    expect(notes.some((text) => /the rules decide from here/.test(text))).toBe(true);
  }
  // Down is down for the rest of the run: waiting for it on every turn would cost minutes.
  expect(first.requests).toHaveLength(1);
});

test.runIf(LONG)("the next model goes on where the first stops answering", async () => {
  const first = scriptedModel(
    ({ index, ...turn }) =>
      index === 0 ? enter({ index, ...turn }) : new ContractError("NETWORK_ERROR", "gone"),
    { name: "first" },
  );
  const second = scriptedModel(inOrder(finish, done), { name: "second" });
  const { verdict } = await job(kit, modelPlanner({ models: [first, second] }), url, cancel);
  expect(verdict).toMatchObject({ success: true, verified: true });
  // The question about the end goes round once more where the second has nothing to say to it.
  const turns = first.requests.filter(({ tools }) => tools.some(({ name }) => name === "act"));
  expect(turns).toHaveLength(2);
});

test("not sure at first, sure after a fuller look with a picture: it goes on", async () => {
  const unsure: Policy = ({ number }) =>
    act("click", { target: number(/link Cancel membership/) }, 0.4);
  const sure: Policy = ({ number }) =>
    act("click", { target: number(/link Cancel membership/) }, 0.8);
  const model = scriptedModel(inOrder(unsure, sure, finish, done));
  const { verdict, events } = await job(
    kit,
    modelPlanner({ models: [model], vision: "auto" }),
    url,
    cancel,
  );
  expect(verdict).toMatchObject({ success: true, verified: true, turns: 3 });
  const [first, second] = model.requests;
  expect(second?.text).toContain("in view, as markup:");
  expect(first?.text).not.toContain("in view, as markup:");
  expect(second?.image).toBeDefined();
  expect(dataOf(events, "spent")).toHaveLength(4);
});

test.runIf(LONG)(
  "not sure after the second look: a person decides, and the card holds only facts",
  async () => {
    const unsure: Policy = ({ number }) =>
      act("click", { target: number(/link Cancel membership/), reasoning: "MODEL-WORDS" }, 0.4);
    const model = scriptedModel(inOrder(unsure, unsure));
    const asked = person("rejected");
    const { verdict } = await job(kit, modelPlanner({ models: [model] }), url, {
      ...cancel,
      approve: "ask",
      person: asked,
    });
    expect(verdict).toMatchObject({ success: false, reason: "human_rejected", turns: 1 });
    expect(asked.asked[0]?.text).toContain('click link "Cancel membership"');
    expect(JSON.stringify(asked.asked)).not.toContain("MODEL-WORDS");
  },
);

test.runIf(LONG)(
  "not sure and nobody to ask: nothing is done, and the third time it is stuck",
  async () => {
    const model = scriptedModel(({ number }) =>
      act("click", { target: number(/link Cancel membership/) }, 0.4),
    );
    const { verdict, events } = await job(kit, modelPlanner({ models: [model] }), url, cancel);
    expect(verdict).toMatchObject({ success: false, reason: "stuck" });
    expect(dataOf(events, "acting")).toHaveLength(0);
  },
);

test("a control that leads away from leaving is not clicked; the model is told and goes on", async () => {
  const away: Policy = ({ number }) => act("click", { target: number(/Upgrade to Premium/) });
  const model = scriptedModel(inOrder(away, enter, finish, done));
  const { verdict, events } = await job(kit, modelPlanner({ models: [model] }), url, cancel);
  expect(verdict).toMatchObject({ success: true, verified: true });
  expect(model.requests[1]?.text).toContain("leads away from the goal");
  expect(dataOf(events, "acting").map(({ name }) => name)).not.toContain("Upgrade to Premium 4K");
});

test.runIf(LONG)(
  "what was taken for leading away and is chosen once more goes to the gate like anything else",
  async () => {
    const away: Policy = ({ number }) => act("click", { target: number(/Upgrade to Premium/) });
    const model = scriptedModel(inOrder(away, away));
    const { verdict, events } = await job(kit, modelPlanner({ models: [model] }), url, {
      ...cancel,
      approve: "never",
    });
    expect(verdict).toMatchObject({ success: false, reason: "human_rejected" });
    expect(dataOf(events, "acting").map(({ name }) => name)).toEqual(["Upgrade to Premium 4K"]);
    expect(await status()).toBe("active");
  },
);

test("a rehearsal stops before the last step, also where it is found by other means than its number", async () => {
  const byCss: Policy = () => act("click", { fallbacks: [{ css: "form button" }] });
  const model = scriptedModel(inOrder(enter, byCss));
  const { verdict } = await job(kit, modelPlanner({ models: [model] }), url, {
    ...cancel,
    mode: "rehearse",
    approve: "always",
  });
  expect(verdict).toMatchObject({ reason: "completed", mode: "rehearse", success: false });
  expect(await status()).toBe("active");
});

test("already over: the model quotes the account page, which is looked at; nothing was changed", async () => {
  const over = practice.scenarios.find(({ expect: end }) => end === "already-cancelled");
  const model = scriptedModel(() => complete("already_over", { reason: "It had ended before." }));
  const { verdict } = await job(kit, modelPlanner({ models: [model] }), over?.url ?? "", cancel);
  expect(verdict).toMatchObject({ verified: true, reason: "already_cancelled" });
  expect(verdict.sentence).toContain("Nothing was changed.");
});

test.runIf(LONG)(
  "already over, said of what runs, is refused and does not end in a lie",
  async () => {
    const model = scriptedModel(() => complete("already_over", { quote: "Membership" }));
    const { verdict } = await job(kit, modelPlanner({ models: [model] }), url, cancel);
    expect(verdict).toMatchObject({
      success: false,
      verified: false,
      reason: "verification_failed",
    });
    expect(model.requests).toHaveLength(3);
  },
);

const ENDS: [string, string][] = [
  ["not_possible", "not_possible"],
  ["needs_person", "needs_human"],
];
test.each(ENDS.slice(0, LONG ? 2 : 1))(
  "%s ends the run as %s, with the site's words where the page shows them",
  async (status_, reason) => {
    const page = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
    const quoting: Policy = ({ request: { text } }) => {
      const words = /link (Cancel membership)/.exec(text)?.[1] ?? "";
      return complete(status_, { reason: "no way", quote: words });
    };
    const quoted = await job(kit, modelPlanner({ models: [scriptedModel(quoting)] }), page, cancel);
    expect(quoted.verdict).toMatchObject({ success: false, reason });
    expect(quoted.verdict.error?.message).toBe("“Cancel membership”");
    const made = scriptedModel(() => complete(status_, { reason: "no way", quote: "Call us." }));
    const invented = await job(kit, modelPlanner({ models: [made] }), page, cancel);
    expect(invented.verdict.error?.message).toBe("The language model says: no way");
  },
);
