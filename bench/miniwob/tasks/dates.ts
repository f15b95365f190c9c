import type { Agent } from "../agent.ts";
import { caught, family, type Task } from "../task.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The month that a calendar is headed with, as a number that counts on from year to year. */
function monthIn(text: string): number | undefined {
  const [, month = "", year = ""] =
    new RegExp(`(${MONTHS.join("|")})\\W+(\\d{4})`).exec(text) ?? [];
  return year === "" ? undefined : Number(year) * 12 + MONTHS.indexOf(month);
}

/** A calendar that is opened by its field and leafed through by Prev and Next. */
export async function pickDate(page: Agent, date: string): Promise<void> {
  const [month = "", day = "", year = ""] = caught(date, /(\d\d)\/(\d\d)\/(\d{4})/);
  const wanted = Number(year) * 12 + Number(month) - 1;
  // Leafing tells the new month with the act; where it did not, the page is read.
  let shown = monthIn(page.said) ?? monthIn(await page.read());
  for (let turns = 0; turns < 30 && shown !== wanted; turns++) {
    if (shown === undefined) throw new Error("the calendar does not say which month it shows");
    await page.click(page.one(/^(link|clickable|button)$/, shown > wanted ? "Prev" : "Next"));
    shown = monthIn(page.said) ?? monthIn(await page.read());
  }
  await page.look();
  await page.click(page.one("link", String(Number(day))));
}

export const dates: Task[] = family(
  ["choose-date", "choose-date-easy", "choose-date-medium", "choose-date-nodelay"],
  async (page, { ask }) => {
    await page.act("click", page.one("textbox"), undefined, {
      expect: [{ kind: "elementPresent", role: "link", value: "15" }],
    });
    await pickDate(page, ask);
    await page.click(page.one("button", "Submit"));
  },
);
