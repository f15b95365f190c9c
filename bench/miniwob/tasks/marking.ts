import { caught, family, nth, ordinal, type Task } from "../task.ts";

export const marking: Task[] = [
  ...family(["highlight-text"], async (page, { lines }) => {
    const paragraph = lines.find((line) => line !== "Submit") ?? "";
    await page.act("select_text", { text: paragraph });
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["highlight-text-2"], async (page, { ask, lines }) => {
    const paragraphs = lines.filter((line) => line !== "Submit");
    await page.act("select_text", { text: nth(paragraphs, ordinal(ask)) });
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["copy-paste"], async (page) => {
    // By the keys of the clipboard, as a person would, without reading the words.
    await page.act("press", page.one("textbox", /copy/), "Control+A");
    await page.act("press", undefined, "Control+C");
    await page.click(page.one("textbox", /answer/));
    await page.act("press", undefined, "Control+V");
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["copy-paste-2"], async (page, { ask }) => {
    const from = nth(page.all("textbox"), ordinal(caught(ask, /the (\d+)\w+ text area/)[0] ?? ""));
    const words = await page.read(from.id);
    await page.fill(page.one("textbox", /answer/), words);
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["text-editor"], async (page, { ask }) => {
    const word = /the text (\S+) the/.exec(ask)?.[1];
    await page.act("select_text", page.one("textbox"), word);
    const style = /bold|italic|underline/.exec(ask)?.[0];
    if (style !== undefined) await page.click(page.one("button", new RegExp(style)));
    else {
      const [colour = ""] = caught(ask, /the color (\w+)/);
      await page.click(page.one("clickable", /picker/));
      await page.look();
      await page.click(page.one("clickable", new RegExp(`\\b${colour}\\b`)));
    }
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["scroll-text"], async (page) => {
    const words = (await page.read(nth(page.all("textbox"), 0).id)).trim().split(/\s+/);
    await page.fill(page.one("textbox", /answer/), (words.at(-1) ?? "").replace(/[.,]+$/, ""));
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["scroll-text-2"], async (page, { ask }) => {
    await page.act("scroll", page.one("textbox"), /bottom/.test(ask) ? "bottom" : "top");
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["sign-agreement"], async (page, { ask }) => {
    const [name] = /name "(.*?)"/.exec(ask)?.slice(1) ?? [];
    if (name !== undefined) {
      await page.act("scroll", nth(page.all("textbox"), 0), "bottom");
      await page.fill(page.one("textbox", "Name"), name);
    }
    await page.click(page.one("button", /press "Agree"/.test(ask) ? "Agree" : "Cancel"));
  }),
];
