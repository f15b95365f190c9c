import { expect, test } from "vitest";
import { GivenBack, Takeover } from "./takeover.ts";

function hands() {
  const seen: boolean[] = [];
  return {
    seen,
    view: () => ({ hands: (taken: boolean) => seen.push(taken), changed: () => false }),
  };
}

test("of two who take the mouse one has it, and only that one gives it back", async () => {
  const { seen, view } = hands();
  const takeover = new Takeover(view);
  expect(takeover.take("kim")).toEqual({ by: "kim", first: true });
  expect(takeover.take("lee")).toEqual({ by: "kim", first: false });
  takeover.giveBack("lee");
  expect(takeover.by).toBe("kim");
  const over = takeover.over(new AbortController().signal);
  takeover.giveBack("kim");
  expect(await over).toBe(true);
  expect(seen).toEqual([true, false]);
});

test("what is asked while somebody has the mouse lapses when they give it back, and the next question does not", () => {
  const takeover = new Takeover(hands().view);
  const asked = takeover.whenGivenBack();
  takeover.take("kim");
  expect(asked.aborted).toBe(false);
  takeover.giveBack("kim");
  expect(asked.reason).toBeInstanceOf(GivenBack);
  expect(takeover.whenGivenBack().aborted).toBe(false);
});

test("whoever goes away with the mouse has given it back after a while in which nothing was done", async () => {
  const { seen, view } = hands();
  const takeover = new Takeover(view, { idleMs: 20 });
  takeover.take("kim");
  expect(await takeover.over(new AbortController().signal)).toBe(true);
  expect(takeover.by).toBeUndefined();
  expect(seen).toEqual([true, false]);
});
