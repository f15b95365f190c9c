import { caught, family, nth, type Task } from "../task.ts";

/** A dish, and what the pictures beside it say of it. */
function menuOf(lines: string[]): { name: string; kinds: string[] }[] {
  const dishes: { name: string; kinds: string[] }[] = [];
  for (const [at, line] of lines.entries())
    if (/\[image: /.test(line))
      dishes.push({
        name: lines[at - 1] ?? "",
        kinds: [...line.matchAll(/\[image: (.*?)\]/g)].map(([, kind = ""]) => kind),
      });
  return dishes;
}

export const ordering: Task[] = [
  ...family(["order-food"], async (page, { ask, lines }) => {
    const menu = menuOf(lines);
    // The nth plus belongs to the nth dish.
    const add = (at: number) => page.click(nth(page.all("clickable", "+"), at));
    const kind = /Order (\d+) items? that (?:is|are) (.*)$/.exec(ask);
    if (kind !== null) {
      const at = menu.findIndex(({ kinds }) => kinds.includes((kind[2] ?? "").trim()));
      for (let count = 0; count < Number(kind[1]); count++) await add(at);
    } else {
      const wanted = (caught(ask, /each item: (.*)$/)[0] ?? "").split(", ");
      for (const name of wanted) await add(menu.findIndex((dish) => dish.name === name.trim()));
    }
    await page.click(page.one("button", "Order!"));
  }),
];
