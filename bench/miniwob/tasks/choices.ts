import { caught, family, nth, quoted, type Task } from "../task.ts";

const names = (ask: string, pattern: RegExp): string[] =>
  (caught(ask, pattern)[0] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "nothing");

export const choices: Task[] = [
  ...family(
    ["click-checkboxes", "click-checkboxes-large", "click-checkboxes-transfer"],
    async (page, { ask }) => {
      const wanted = names(ask, /^Select (.*) and click Submit/);
      const fields = wanted.map((name) => [page.one("checkbox", name), "true"] as const);
      if (fields.length > 0) await page.fillAll(fields.map(([box, on]) => [box, on]));
      await page.click(page.one("button", "Submit"));
    },
  ),
  ...family(["click-option"], async (page, { ask }) => {
    await page.act("check", page.one("radio", caught(ask, /^Select (.*) and click/)[0]));
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["choose-list"], async (page, { ask }) => {
    await page.act("select", page.one("combobox"), caught(ask, /^Select (.*) from the list/)[0]);
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["click-scroll-list"], async (page, { ask }) => {
    const wanted = names(ask, /^Select (.*) from the scroll list/);
    await page.act("select", page.one("listbox"), JSON.stringify(wanted));
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["click-menu"], async (page, { ask }) => {
    const path = (caught(ask, /^Select (.*)$/)[0] ?? "").split(">").map((name) => name.trim());
    for (const [at, name] of path.entries())
      if (at === path.length - 1) await page.click(page.one("menuitem", name));
      else
        await page.act("hover", page.one("menuitem", name), undefined, {
          // A menu opens some time after the pointer is on it.
          expect: [{ kind: "elementPresent", role: "menuitem", value: path[at + 1] }],
        });
  }),
  ...family(["click-menu-2"], async (page, { ask }) => {
    await page.click(page.one("button", "Menu"));
    const wanted = /labeled "/.test(ask) ? quoted(ask, 1) : quoted(ask, 0);
    const listed = () => page.all(/menuitem|clickable|link/, wanted);
    if (listed().length === 0)
      for (const opener of page.all("menuitem")) {
        if (!opener.marks.includes("menu")) continue;
        await page.act("hover", opener);
        await page.act("wait", undefined, "600");
        if (listed().length > 0) break;
      }
    await page.click(nth(listed(), 0));
  }),
  ...family(["form-sequence-3"], async (page, { ask }) => {
    const [option = ""] = caught(ask, /^Choose (.*) from the dropdown/);
    await page.click(page.one("clickable", "▾"));
    await page.click(page.one("clickable", option));
    await page.click(page.one("button", quoted(ask)));
  }),
  ...family(["form-sequence-2"], async (page, { ask }) => {
    const [radio = "", , box = ""] = caught(ask, /the (\d+)\w+ radio .* "(\d+)" into the (\d+)\w+/);
    await page.act("check", nth(page.all("radio"), Number(radio) - 1));
    await page.fill(nth(page.all("textbox"), Number(box) - 1), quoted(ask));
    await page.click(page.one("button", "Submit"));
  }),
];
