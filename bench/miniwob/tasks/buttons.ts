import { caught, family, nth, ordinal, quoted, type Task } from "../task.ts";

export const buttons: Task[] = [
  ...family(["click-test"], async (page) => void (await page.click(page.one("button")))),
  ...family(["click-test-2", "click-test-transfer"], async (page) => {
    await page.click(page.one("button", "ONE"));
  }),
  ...family(["click-button", "unicode-test"], async (page, { ask }) => {
    await page.click(page.one("button", quoted(ask)));
  }),
  ...family(["click-button-sequence"], async (page) => {
    await page.click(page.one("button", "ONE"));
    await page.click(page.one("button", "TWO"));
  }),
  ...family(["click-link"], async (page, { ask }) => {
    await page.click(page.one(/^(link|clickable)$/, quoted(ask)));
  }),
  ...family(["click-dialog"], async (page) => void (await page.click(page.one("button", "Close")))),
  ...family(["click-dialog-2"], async (page, { ask }) => {
    const label = quoted(ask);
    await page.click(page.one("button", label === "x" ? "Close" : label));
  }),
  ...family(["click-widget"], async (page, { ask }) => {
    const wanted = quoted(ask);
    const role = wanted === "text" || wanted === "textarea" ? "textbox" : wanted;
    await page.click(page.one(role));
  }),
  ...family(["ascending-numbers"], async (page) => {
    // The numbers are hidden after the first click: where they stood has to be remembered.
    const numbers = (await page.places())
      .filter(({ name }) => /^\d+$/.test(name))
      .toSorted((a, b) => Number(a.name) - Number(b.name));
    for (const { box } of numbers)
      await page.click({
        x: Math.round(box.x + box.width / 2),
        y: Math.round(box.y + box.height / 2),
      });
  }),
  ...family(["find-greatest"], async (page) => {
    const cards = page.all("clickable", /^\d+$/);
    await page.click(
      nth(
        cards.toSorted((a, b) => Number(b.name) - Number(a.name)),
        0,
      ),
    );
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["odd-or-even"], async (page, { lines }) => {
    const numbers = lines.filter((line) => /^-?\d+$/.test(line)).map(Number);
    for (const [at, number] of numbers.entries())
      await page.click(nth(page.all("button", number % 2 === 0 ? "Even" : "Odd"), at));
    await page.click(page.one("button", "Submit"));
  }),
  ...family(["focus-text"], async (page) => void (await page.click(page.one("textbox")))),
  ...family(["focus-text-2"], async (page, { ask }) => {
    await page.click(nth(page.all("textbox"), ordinal(ask)));
  }),
  ...family(["generate-number"], async (page, { ask }) => {
    const bound = Number(/than (-?\d+)/.exec(ask)?.[1]);
    const fits = (number: number) =>
      /greater/.test(ask)
        ? number > bound
        : /less/.test(ask)
          ? number < bound
          : number % 2 === (/odd/.test(ask) ? 1 : 0);
    for (let tries = 0; tries < 60; tries++) {
      await page.click(page.one("button", "Generate"));
      // The number is told with the act that made it; one that came twice in a row is not new.
      const number = page.view?.says.map((text) => /-?\d+/.exec(text)?.[0]).find(Boolean);
      if (number !== undefined && fits(Number(number)))
        return void (await page.click(page.one("button", "Submit")));
    }
  }),
  ...family(["guess-number"], async (page) => {
    let [low, high] = [0, 9];
    while (low <= high) {
      const guess = Math.floor((low + high) / 2);
      await page.fill(page.one("spinbutton"), String(guess));
      await page.click(page.one("button", "Submit"));
      const told = page.view?.says.join(" ") ?? "";
      if (/lower/.test(told)) high = guess - 1;
      else if (/higher/.test(told)) low = guess + 1;
      else return;
    }
  }),
  ...family(["grid-coordinate"], async (page, { ask }) => {
    // Points in a square of five by five; where each is told in the JSON form.
    const [x = "", y = ""] = caught(ask, /\((-?\d+),(-?\d+)\)/);
    const points = (await page.places()).filter(({ name }) => /point/.test(name));
    const steps = (axis: "x" | "y") =>
      [...new Set(points.map(({ box }) => box[axis]))].toSorted((a, b) => a - b);
    const wanted = { x: nth(steps("x"), Number(x) + 2), y: nth(steps("y"), 2 - Number(y)) };
    const point = points.find(({ box }) => box.x === wanted.x && box.y === wanted.y);
    await page.click(point?.actionId ?? page.one("clickable", /point/));
  }),
];
