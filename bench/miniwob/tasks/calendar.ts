import { caught, family, nth, quoted, type Task } from "../task.ts";

const halfHours = (text: string): number => {
  const [amount = "", unit = ""] = caught(text, /Create a ([\d.]+) (hour|min)/);
  return unit === "hour" ? Number(amount) * 2 : Number(amount) / 30;
};

/** "8AM" is the sixteenth half hour of the day. */
function startOf(text: string): number {
  const [hour = "", half = ""] = caught(text, /between (\d+)(AM|PM)/);
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 2;
}

export const calendar: Task[] = family(["daily-calendar"], async (page, { ask }) => {
  const length = halfHours(ask);
  const name = quoted(ask);
  const slots = () => page.all("clickable", /half hour/);
  // What is taken is covered by what takes it: the next stretch of the window is tried.
  for (let from = startOf(ask); from + length <= startOf(ask) + 8; from++) {
    const [first, last] = [nth(slots(), from), nth(slots(), from + length - 1)];
    try {
      await page.act("drag", first, length === 1 ? "0,3" : last.id);
    } catch (error) {
      if (!/OBSCURED|INVALID|TARGETABLE/.test(String(error))) throw error;
      continue;
    }
    // With some fonts the page draws the event beside the pointer, and waits for the button to be let go over it.
    if (page.all("textbox").length === 0) await page.click(page.one("clickable", "New event"));
    await page.fill(page.one("textbox"), name);
    return void (await page.click(page.one("button", "Create")));
  }
  throw new Error("no free stretch was found");
});
