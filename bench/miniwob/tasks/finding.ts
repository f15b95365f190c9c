import type { Agent } from "../agent.ts";
import { caught, family, nth, ordinal, quoted, type Task } from "../task.ts";

const link = /^(link|clickable)$/;

/** Opens one thing after the other until the words are listed, then clicks them. */
async function openUntil(page: Agent, wanted: string, openers: () => Promise<boolean>) {
  const listed = () => page.all(link, wanted)[0];
  while (listed() === undefined && (await openers()));
  await page.click(listed() ?? page.one(link, wanted));
}

export const finding: Task[] = [
  ...family(["click-collapsible", "click-collapsible-nodelay"], async (page) => {
    await page.act("click", page.one("tab", /^Section/), undefined, {
      expect: [{ kind: "textPresent", value: "." }],
    });
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["click-collapsible-2", "click-collapsible-2-nodelay"], async (page, { ask }) => {
    const wanted = quoted(ask);
    let at = 0;
    await openUntil(page, wanted, async () => {
      const section = page.all("tab", /^Section/)[at++];
      if (section === undefined) return false;
      await page.click(section);
      await page.act("wait", undefined, "500");
      return true;
    });
  }),
  ...family(["click-tab"], async (page, { ask }) => {
    await page.click(page.one(/^(link|tab)$/, caught(ask, /Click on (Tab #\d+)/)[0]));
  }),
  ...family(
    ["click-tab-2", "click-tab-2-easy", "click-tab-2-medium", "click-tab-2-hard"],
    async (page, { ask }) => {
      let at = 0;
      await openUntil(page, quoted(ask), async () => {
        const tab = page.all("tab")[at++];
        if (tab !== undefined) await page.click(tab);
        return tab !== undefined;
      });
    },
  ),
  ...family(["navigate-tree"], async (page, { ask }) => {
    const opened = new Set<string>();
    await openUntil(page, quoted(ask), async () => {
      const folder = page.all("clickable", /expand/).find(({ id }) => !opened.has(id));
      if (folder === undefined) return false;
      opened.add(folder.id);
      await page.click(folder);
      await page.look();
      return true;
    });
  }),
  ...family(["phone-book"], async (page, { ask, lines }) => {
    const [who = "", what = ""] = caught(ask, /^Find (.*) in the contact book.* their (\w+)/);
    const kinds: Record<string, RegExp> = {
      phone: /^\d{3}-\d{3}-\d{4}$/,
      email: /@/,
      address: /^\d+ [A-Z]/,
    };
    // The page that comes up first does not listen yet: its list begins to when it is paged.
    let seen = lines.join("\n");
    for (let turns = 0; turns < 10; turns++) {
      if (turns > 0 && seen.split("\n").some((line) => line.replace(/^#+ /, "") === who))
        return void (await page.click(page.one("link", kinds[what] ?? /./)));
      const way = turns < 5 ? page.all("link", ">")[0] : page.all("link", "<")[0];
      await page.click(way ?? page.one("link", "<"));
      seen = await page.read();
    }
  }),
  ...family(["search-engine"], async (page, { ask }) => {
    const wanted = ordinal(caught(ask, /click the (\d+)\w+ search/)[0] ?? "");
    await page.fill(page.one("textbox"), quoted(ask));
    await page.click(page.one("button", "Search"));
    const number = Math.floor(wanted / 3) + 1;
    if (number > 1) await page.click(page.one("link", String(number)));
    const results = page.all("link").filter(({ name }) => !/^([<>]|\d|First|Last)$/.test(name));
    await page.click(nth(results, wanted % 3));
  }),
  ...family(["click-pie", "click-pie-nodelay"], async (page, { ask }) => {
    await page.click(page.one(/./, "+"));
    await page.act("wait", undefined, "1500");
    await page.look();
    await page.click(page.one(/./, quoted(ask)));
  }),
];
