import type { Agent } from "../agent.ts";
import type { Control } from "../view.ts";
import { caught, family, nth, quoted, type Task } from "../task.ts";

/** Posts in the order of the page; each has the same icons, so the nth icon belongs to the nth post. */
const handles = (lines: string[]): string[] =>
  lines.flatMap((line) => /(@\S+)/.exec(line)?.[1] ?? []);

const icons = (page: Agent, name: string): Control[] =>
  page.all("clickable", new RegExp(`^\\(${name.toLowerCase()}`));

export const social: Task[] = [
  ...family(["social-media"], async (page, { ask, lines }) => {
    const [who = ""] = caught(ask, /user (@[^\s,]+)/);
    const what = quoted(ask);
    const at = handles(lines).indexOf(who);
    if (/^(Reply|Retweet|Like)$/.test(what))
      return void (await page.click(nth(icons(page, what), at)));
    await page.click(nth(icons(page, "more"), at));
    await page.click(page.one("clickable", new RegExp(`^${what}`)));
  }),
  ...family(["social-media-all", "social-media-some"], async (page, { ask, lines }) => {
    const [who = ""] = caught(ask, /posts? by (@\S+)/);
    const most = Number(/on (\d+) posts?/.exec(ask)?.[1] ?? Infinity);
    let done = 0;
    for (const [at, handle] of handles(lines).entries())
      if (handle === who && done++ < most) await page.click(nth(icons(page, quoted(ask)), at));
    await page.click(page.one("button", "Submit"));
  }),
];
