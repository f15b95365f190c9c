import type { Agent } from "../agent.ts";
import type { Control } from "../view.ts";
import { caught, family, nth, type Task } from "../task.ts";

/** A handle that is moved by its keys, from the value that stands beside it. */
async function slide(page: Agent, handle: Control, from: number, to: number): Promise<void> {
  if (from === to) return;
  await page.act(
    "press",
    handle,
    `${to > from ? "ArrowRight" : "ArrowLeft"}*${Math.abs(to - from)}`,
  );
}

const numbers = (lines: string[]): number[] =>
  lines.filter((line) => /^-?\d+$/.test(line)).map(Number);

export const sliders: Task[] = [
  ...family(["use-slider"], async (page, { ask, lines }) => {
    const wanted = Number(caught(ask, /Select (-?\d+) with/)[0]);
    await slide(page, page.one("clickable", /slider/), nth(numbers(lines), 0), wanted);
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["use-slider-2"], async (page, { ask, lines }) => {
    const wanted = (caught(ask, /combination \[(.*)\]/)[0] ?? "").split(",").map(Number);
    for (const [at, value] of wanted.entries())
      await slide(page, nth(page.all("clickable", /slider/), at), nth(numbers(lines), at), value);
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["form-sequence"], async (page, { ask, lines }) => {
    const [value = "", box = ""] = caught(ask, /Select (-?\d+) with the slider, click the (\d+)/);
    const now = nth(numbers(lines), 0);
    await slide(page, page.one("clickable", /slider/), now, Number(value));
    await page.act("check", nth(page.all("checkbox"), Number(box) - 1));
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["use-spinner"], async (page, { ask }) => {
    await page.fill(page.one("spinbutton"), caught(ask, /Select (-?\d+) with/)[0] ?? "");
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["use-colorwheel"], async (page, { ask }) => {
    const named: Record<string, string> = {
      red: "FF0000",
      aqua: "00FFFF",
      blue: "0000FF",
      green: "008000",
      yellow: "FFFF00",
      cyan: "00FFFF",
      magenta: "FF00FF",
      purple: "800080",
      orange: "FFA500",
      white: "FFFFFF",
      black: "000000",
      fuchsia: "FF00FF",
      gray: "808080",
      lime: "00FF00",
      maroon: "800000",
      navy: "000080",
      olive: "808000",
      silver: "C0C0C0",
      teal: "008080",
    };
    const colour = caught(ask, /Select (\w+) with/)[0] ?? "";
    await page.fill(page.one("textbox"), named[colour] ?? colour);
    await page.act("press", undefined, "Enter");
    await page.click({ role: "button", name: "Submit" });
  }),
  ...family(["use-autocomplete", "use-autocomplete-nodelay"], async (page, { ask }) => {
    const start = caught(ask, /starts with "(.*?)"/)[0] ?? "";
    const end = /ends with "(.*?)"/.exec(ask)?.[1]?.trim() ?? "";
    await page.act("type", page.one("textbox"), start);
    const fits = () =>
      page.controls.find(
        ({ role, words }) =>
          !/^(textbox|button)$/.test(role) && words.startsWith(start) && words.endsWith(end),
      );
    // What is offered comes up some time after the last key.
    for (let looks = 0; fits() === undefined && looks < 20; looks++)
      await page.act("wait", undefined, "200");
    await page.click(fits() ?? page.one("option"));
    await page.click({ role: "button", name: "Submit" });
  }),
];
