import type { Agent } from "../agent.ts";
import { caught, family, nth, type Task } from "../task.ts";
import { pickDate } from "./dates.ts";

/** A field that offers places while one types: the first that fits is taken. */
async function choosePlace(page: Agent, field: RegExp, place: string): Promise<void> {
  await page.act("type", page.one("textbox", field), place);
  for (let looks = 0; looks < 20; looks++) {
    const offered = page.controls.find(
      ({ role, words }) => /^(menuitem|option|link|clickable)$/.test(role) && words.includes(place),
    );
    if (offered !== undefined) return void (await page.click(offered));
    await page.act("wait", undefined, "200");
    await page.look();
  }
  throw new Error(`${place} is not offered`);
}

const minutes = (text: string): number => {
  const [, hours = 0, rest = 0] = /(\d+)h (\d+)m/.exec(text) ?? [];
  return Number(hours) * 60 + Number(rest);
};

/** The place in the list with the least of it, or with the most. */
function best(values: number[], least: boolean): number {
  return values.indexOf(least ? Math.min(...values) : Math.max(...values));
}

export const flights: Task[] = [
  ...family(["book-flight", "book-flight-nodelay"], async (page, { ask }) => {
    const [which = "", from = "", to = "", date = ""] = caught(
      ask,
      /Book the (\w+) one-way flight from: (.*) to: (.*) on ([\d/]+)/,
    );
    await choosePlace(page, /From/, from);
    await choosePlace(page, /To/, to);
    const when = page.all("textbox").at(-1);
    if (when === undefined) throw new Error("no field for the date is listed");
    await page.act("click", when, undefined, {
      expect: [{ kind: "elementPresent", role: "link", value: "15" }],
    });
    await pickDate(page, date);
    await page.click(page.one("button", "Search"));
    const text = await page.read();
    await page.look();
    const books = page.all(/^(button|clickable)$/, /\$\d+/);
    const at =
      which === "cheapest"
        ? best(
            books.map(({ name }) => Number(/\$(\d+)/.exec(name)?.[1])),
            true,
          )
        : best(
            [...text.matchAll(/\d+h \d+m/g)].map(([one]) => minutes(one)),
            true,
          );
    await page.click(nth(books, at));
  }),
  ...family(["buy-ticket"], async (page, { ask, lines }) => {
    const books = page.all("button", /\$\d+/);
    const least = /cheapest|shortest|least|lowest/.test(ask);
    const at = /cost|price|expensive|cheap/.test(ask)
      ? best(
          books.map(({ name }) => Number(/\$(\d+)/.exec(name)?.[1])),
          least,
        )
      : best(lines.filter((line) => /\d+h \d+m/.test(line)).map(minutes), least);
    await page.click(nth(books, at));
  }),
];
