import type { Agent, Placed } from "../agent.ts";
import { caught, family, nth, type Task } from "../task.ts";

/** Where an item has to be let go for the one that stands at `to` to make room for it: just past the middle of its place. */
async function moveItem(page: Agent, names: string[], from: number, to: number): Promise<void> {
  const places = await page.places();
  const of = (name: string): Placed => {
    const found = places.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not listed`);
    return found;
  };
  const item = of(nth(names, from));
  const goal = of(nth(names, to));
  const past = (a: number, b: number) => (b === a ? 0 : b - a + Math.sign(b - a) * 6);
  await page.act(
    "drag",
    item.actionId,
    `${Math.round(past(item.box.x, goal.box.x))},${Math.round(past(item.box.y, goal.box.y))}`,
  );
}

/** "to the 4th position", "to the top", "up by one position" in a list of so many. */
function goalInList(ask: string, from: number, count: number): number {
  if (/to the top/.test(ask)) return 0;
  if (/to the bottom/.test(ask)) return count - 1;
  if (/down by one/.test(ask)) return from + 1;
  if (/up by one/.test(ask)) return from - 1;
  return Number(caught(ask, /to the (\d+)\w+ position/)[0]) - 1;
}

/** "to the bottom left", "right by one" in a square of nine. */
function goalInSquare(ask: string, from: number): number {
  if (/up by one/.test(ask)) return from - 3;
  if (/down by one/.test(ask)) return from + 3;
  if (/left by one/.test(ask)) return from - 1;
  if (/right by one/.test(ask)) return from + 1;
  const row = /top/.test(ask) ? 0 : /bottom/.test(ask) ? 2 : 1;
  const column = /left/.test(ask) ? 0 : /right/.test(ask) ? 2 : 1;
  return row * 3 + column;
}

const center = ({ box }: Placed) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const dragging: Task[] = [
  ...family(["drag-items"], async (page, { ask, lines }) => {
    const [name = ""] = caught(ask, /^Drag (\S+)/);
    const from = lines.indexOf(name);
    await moveItem(page, lines, from, goalInList(ask, from, lines.length));
  }),
  ...family(["drag-items-grid"], async (page, { ask, lines }) => {
    const [name = ""] = caught(ask, /^Drag (\S+)/);
    const from = lines.indexOf(name);
    await moveItem(page, lines, from, goalInSquare(ask, from));
  }),
  ...family(["drag-sort-numbers"], async (page, { lines }) => {
    const names = lines.filter((line) => /^-?\d+$/.test(line));
    const sorted = names.toSorted((a, b) => Number(a) - Number(b));
    for (const [to, name] of sorted.entries()) {
      const from = names.indexOf(name, to);
      if (from === to) continue;
      await moveItem(page, names, from, to);
      names.splice(to, 0, ...names.splice(from, 1));
    }
    await page.click({ role: "button", name: "Submit" });
  }),
  ...family(["drag-box"], async (page) => {
    const places = await page.places();
    const [small, large] = ["s", "L"].map((name) => places.find((one) => one.name === name));
    if (small === undefined || large === undefined) throw new Error("the boxes are not listed");
    const [from, to] = [center(small), center(large)];
    await page.act(
      "drag",
      small.actionId,
      `${Math.round(to.x - from.x)},${Math.round(to.y - from.y)}`,
    );
    await page.click({ role: "button", name: "Submit" });
  }),
  ...family(["drag-circle", "drag-single-shape"], async (page, { ask }) => {
    const by = { up: "0,-40", down: "0,40", left: "-40,0", right: "40,0" };
    const way = Object.entries(by).find(([word]) => new RegExp(`\\b${word}\\b`).test(ask))?.[1];
    await page.act("drag", page.one(/graphics|clickable/), way);
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["resize-textarea"], async (page, { ask }) => {
    const { box } = (await page.places()).find(({ role }) => role === "textbox") ?? {};
    if (box === undefined) throw new Error("the field is not listed");
    const by = /smaller/.test(ask) ? -15 : 15;
    const corner = { x: Math.round(box.x + box.width - 4), y: Math.round(box.y + box.height - 4) };
    await page.act("drag", corner, /width/.test(ask) ? `${by},0` : `0,${by}`);
    await page.click({ role: "button", name: "Submit" });
  }),
];
