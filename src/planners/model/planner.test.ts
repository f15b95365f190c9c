import { expect, test } from "vitest";
import { act, complete, scriptedModel } from "../../../test/support/scripted-model.ts";
import { firstView as view, numbered as control } from "../../../test/support/view.ts";
import { ContractError } from "../../contract/errors.ts";
import type { Loan, Step } from "../port.ts";
import { modelPlanner } from "./planner.ts";

const loan = (more: Partial<Loan> = {}): Loan => ({
  feedback: [],
  left: { turns: 10, ms: 60_000, tokens: undefined, costUsd: 5 },
  picture: () => Promise.resolve({ data: new Uint8Array([1]), mimeType: "image/jpeg" }),
  mayCost: () => Promise.resolve(true),
  spent: () => Promise.resolve(),
  signal: new AbortController().signal,
  ...more,
});
const click = (confidence = 0.9) => act("click", { target: "1" }, confidence);
const failedStep: Step = {
  turn: 1,
  url: "https://site.test/start",
  state: "EXIT_SURVEY",
  intent: "survey",
  ok: false,
  changed: false,
  danger: false,
};
const plain = { kind: "cancel", state: "EXIT_SURVEY" } as const;

test("a plain page is decided by the cheaper model; what is unknown, went wrong or is final is not", async () => {
  const asks = async (page: ReturnType<typeof view>) => {
    const big = scriptedModel(() => click(), { name: "big" });
    const small = scriptedModel(() => click(), { name: "small" });
    await modelPlanner({ models: [big], simple: small }).next(page);
    return big.requests.length === 1 ? "big" : "small";
  };
  const final = control("1", {
    risk: "danger",
    riskReason: "ends a subscription",
    riskCode: "ends_subscription",
  });
  expect(await asks(view({ ...plain, loan: loan() }))).toBe("small");
  expect(await asks(view({ ...plain, state: "UNKNOWN", loan: loan() }))).toBe("big");
  expect(await asks(view({ ...plain, steps: [failedStep], loan: loan() }))).toBe("big");
  expect(await asks(view({ ...plain, loan: loan({ feedback: ["No."] }) }))).toBe("big");
  expect(await asks(view({ ...plain, loan: loan() }, [final]))).toBe("big");
});

test("where the cheaper model is not sure or does not answer, the other one is asked", async () => {
  const big = scriptedModel(() => click(), { name: "big" });
  const unsure = scriptedModel(() => click(0.3), { name: "unsure" });
  const first = await modelPlanner({ models: [big], simple: unsure }).next(
    view({ ...plain, loan: loan() }),
  );
  expect(first).toMatchObject({ kind: "act", confidence: 0.9 });
  expect([unsure.requests.length, big.requests.length]).toEqual([1, 1]);
  const gone = scriptedModel(() => new ContractError("MODEL_UNAVAILABLE", "gone"));
  const planner = modelPlanner({ models: [big], simple: gone });
  await planner.next(view({ ...plain, loan: loan() }));
  await planner.next(view({ ...plain, loan: loan() }));
  expect([gone.requests.length, big.requests.length]).toEqual([1, 3]);
});

test("a captcha and a sign-in are the person's: no model is asked about them", async () => {
  const model = scriptedModel(() => click());
  const planner = modelPlanner({ models: [model] });
  const captcha = view({ loan: loan() });
  captcha.observation.blockers.push({ kind: "captcha", label: "Are you human?", actionIds: [] });
  expect(await planner.next(captcha)).toMatchObject({ kind: "end", reason: "needs_human" });
  const signIn = { state: "LOGIN_REQUIRED", loan: loan() } as const;
  expect(await planner.next(view(signIn))).toMatchObject({ kind: "end", reason: "login_required" });
  expect(model.requests).toHaveLength(0);
  // Unless the goal gives the secret to sign in with.
  await planner.next(view({ ...signIn, goal: "Sign in with secret:WORD" }));
  expect(model.requests).toHaveLength(1);
});

test("a model that was down is asked last from then on", async () => {
  const order: string[] = [];
  const first = scriptedModel(
    ({ index }) => {
      order.push("first");
      return index === 0 ? new ContractError("MODEL_UNAVAILABLE", "busy") : click();
    },
    { name: "first" },
  );
  const second = scriptedModel(
    () => {
      order.push("second");
      return click();
    },
    { name: "second" },
  );
  const planner = modelPlanner({ models: [first, second] });
  const decided = await planner.next(view({ loan: loan() }));
  expect(decided.notes).toEqual([expect.stringContaining("first did not answer")]);
  await planner.next(view({ loan: loan() }));
  expect(order).toEqual(["first", "second", "second"]);
});

test("a call that may not be paid for is not made", async () => {
  const model = scriptedModel(() => complete("failed"));
  const asked: unknown[] = [];
  const decision = await modelPlanner({ models: [model] }).next(
    view({
      loan: loan({
        mayCost: (estimate) => {
          asked.push(estimate);
          return Promise.resolve(false);
        },
      }),
    }),
  );
  expect(decision).toMatchObject({ kind: "end", reason: "budget_exceeded" });
  expect(asked).toEqual([{ model: "scripted", costUsd: 0.02, tokens: expect.any(Number) }]);
  expect(model.requests).toHaveLength(0);
});

test("steps, errors and what was expected are told: five in full, older ones in a line", async () => {
  const steps = Array.from({ length: 8 }, (_, index): Step => ({
    ...failedStep,
    turn: index + 1,
    action: "click",
    role: "button",
    name: `Step ${index + 1}`,
    ok: index !== 1,
    changed: true,
    ...(index === 1
      ? {
          error: { code: "ELEMENT_GONE", message: "it left", retryable: true, hint: "" },
          strategies: ["number", "css #x"],
        }
      : {}),
    ...(index === 7 ? { missed: ["textPresent Done, seen: not on the page"] } : {}),
  }));
  const model = scriptedModel(() => click());
  await modelPlanner({ models: [model] }).next(view({ steps, loan: loan() }));
  const text = model.requests[0]?.text ?? "";
  expect(text).toMatch(/^3 click button "Step 3" ok$/m);
  expect(text).toMatch(
    /^8 click button "Step 8" at \/start: ok; not as expected: textPresent Done/m,
  );
  expect(text).toMatch(/^2 ELEMENT_GONE it left; tried: number, css #x$/m);
  expect(text).toMatch(/left: 10 turns, 60 s, \$5\.00/);
});
