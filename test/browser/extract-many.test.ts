import { describe, expect, test } from "vitest";
import type { Affordance, Observation } from "../../src/contract/observation.ts";
import { createWorld, named } from "./extract-world.ts";

const world = await createWorld();

const rows = (count: number, what = "Row"): string =>
  Array.from(
    { length: count },
    (_, i) => `<tr><td>${what} ${i}</td><td><button>${what} ${i} edit</button></td></tr>`,
  ).join("");

/** Follows the cursors to the end; fails rather than going on for ever. */
async function all(first: Observation, maxAffordances?: number): Promise<Affordance[]> {
  const listed = [...first.affordances];
  let cursor = first.nextCursor;
  for (let pages = 0; cursor !== undefined; pages++) {
    if (pages > 400) throw new Error("the cursors do not end");
    const next = await world.observe({
      cursor,
      ...(maxAffordances === undefined ? {} : { maxAffordances }),
    });
    expect(next.affordances.length).toBeLessThanOrEqual(maxAffordances ?? 50);
    expect(next.observationId).toBe(first.observationId);
    expect(next.total).toBe(first.total);
    expect(next.hasMore).toBe(next.nextCursor !== undefined);
    listed.push(...next.affordances);
    cursor = next.nextCursor;
  }
  return listed;
}

const ids = (list: Affordance[]): string[] => list.map(({ actionId }) => actionId);

describe("10,000 controls", () => {
  test("are never more than asked for, and the cursors cover all of them exactly once, in the same order and with the same ids twice", async () => {
    const first = await world.show(
      `<title>Many</title><main><table>${rows(10_000)}</table></main>`,
    );
    expect(first.affordances).toHaveLength(50);
    expect(first.total).toBe(10_000);
    expect(first.hasMore).toBe(true);
    const listed = await all(await world.observe({ maxAffordances: 200 }), 200);
    expect(new Set(ids(listed)).size).toBe(10_000);
    expect(listed).toHaveLength(10_000);
    expect(new Set(listed.map(({ name }) => name)).size).toBe(10_000);
    expect(listed.map(({ name }) => name)).toEqual(
      Array.from({ length: 10_000 }, (_, i) => `Row ${i} edit`),
    );
    expect(ids(first.affordances)).toEqual(ids(listed.slice(0, 50)));
    const again = await world.observe({ maxAffordances: 200 });
    expect(ids(again.affordances)).toEqual(ids(listed.slice(0, 200)));
    for (const maxAffordances of [1, 7, 199])
      expect((await world.observe({ maxAffordances })).affordances).toHaveLength(maxAffordances);
  });

  test("with frames, a modal, hidden and disabled ones among them, all come once and the modal's first", async () => {
    world.server.set("/many-frame", `<table>${rows(300, "Framed")}</table>`);
    const first = await world.show(
      `<nav><a href="/x">Home</a><a href="/x">Home</a></nav><main><table>${rows(2500)}</table></main>
       <iframe src="/many-frame" width="500" height="300"></iframe>
       <button disabled>Off</button><button style="display:none">Hidden</button>
       <dialog id="d"><h2>Modal</h2>${Array.from({ length: 60 }, (_, i) => `<button>Modal ${i}</button>`).join("")}</dialog><script>d.showModal()</script>`,
      { maxAffordances: 37 },
    );
    expect(first.total).toBe(1 + 2500 + 300 + 1 + 60);
    const listed = await all(first, 37);
    expect(listed).toHaveLength(first.total);
    expect(new Set(ids(listed)).size).toBe(first.total);
    expect(listed.slice(0, 60).every(({ region }) => region === "modal")).toBe(true);
    expect(listed.filter(({ region }) => region === "frame")).toHaveLength(300);
    expect(listed.at(-1)?.name).toBe("Off");
  });
});

describe("a cursor", () => {
  test("ends with its observation, when it is used, and is not to be guessed", async () => {
    const first = await world.show(`<main>${"<button>x</button>".repeat(120)}</main>`);
    const cursor = first.nextCursor as string;
    const second = await world.observe({ cursor });
    expect(second.affordances).toHaveLength(50);
    const expired = { code: "CURSOR_EXPIRED" };
    await expect(world.observe({ cursor })).rejects.toMatchObject(expired);
    for (const forged of [
      `${first.observationId}.7`,
      `${first.observationId}.t0`,
      `${first.observationId}.t1`,
      `${first.observationId}.`,
      first.observationId,
      "o999abc.1",
      ".",
      "__proto__",
    ])
      await expect(world.observe({ cursor: forged }), forged).rejects.toMatchObject(expired);
    const last = await world.observe({ cursor: second.nextCursor as string });
    expect(last.affordances).toHaveLength(20);
    expect(last.hasMore).toBe(false);
    await world.observe();
    await expect(world.observe({ cursor })).rejects.toMatchObject(expired);
  });

  test("says what has become of controls that left the page meanwhile", async () => {
    const first = await world.show(
      `<main><button onclick="for (const b of [...document.querySelectorAll('.gone')]) b.remove()">Clear</button>${"<button class=gone>x</button>".repeat(99)}</main>`,
    );
    expect(first.total).toBe(100);
    await world.act("Clear", "click");
    const after = await world.observe();
    expect(after.total).toBe(1);
    expect(named(after, "Clear").actionId).toBe(named(first, "Clear").actionId);
  });
});
