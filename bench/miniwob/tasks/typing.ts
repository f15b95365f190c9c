import { caught, family, nth, ordinal, quoted, type Task } from "../task.ts";

const submit = "Submit";

export const typing: Task[] = [
  ...family(["enter-text", "enter-text-dynamic"], async (page, { ask }) => {
    await page.fill(page.one("textbox"), quoted(ask));
    await page.click(page.one("button", submit));
  }),
  ...family(["enter-text-2"], async (page, { ask }) => {
    const word = quoted(ask);
    await page.fill(
      page.one("textbox"),
      /lower/.test(ask) ? word.toLowerCase() : word.toUpperCase(),
    );
    await page.click(page.one("button", submit));
  }),
  ...family(["enter-password"], async (page, { ask }) => {
    const [first, second] = page.all("textbox");
    await page.fillAll([first, second].flatMap((box) => (box ? [[box, quoted(ask)]] : [])));
    await page.click(page.one("button", submit));
  }),
  ...family(["login-user"], async (page, { ask }) => {
    await page.fillAll([
      [nth(page.all("textbox"), 0), quoted(ask, 0)],
      [nth(page.all("textbox"), 1), quoted(ask, 1)],
    ]);
    await page.click(page.one("button", "Login"));
  }),
  ...family(["login-user-popup"], async (page, { ask }) => {
    const leave = async () => {
      // A window that comes up over the form has to be answered before the form can go on.
      const no = page.all(/button|clickable/, /^(cancel|no|close|exit|dismiss)/i)[0];
      if (no !== undefined) await page.click(no);
      return no !== undefined;
    };
    for (let tries = 0; tries < 4; tries++)
      try {
        await page.fill(nth(page.all("textbox"), 0), quoted(ask, 0));
        await leave();
        await page.fill(nth(page.all("textbox"), 1), quoted(ask, 1));
        await leave();
        if (nth(page.all("textbox"), 0).value !== quoted(ask, 0)) continue;
        return void (await page.click(page.one("button", /^(Login|OK)$/)));
      } catch (error) {
        if (!(await leave())) throw error;
      }
  }),
  ...family(["enter-date"], async (page, { ask }) => {
    const [month = "", day = "", year = ""] = caught(ask, /(\d\d)\/(\d\d)\/(\d{4})/);
    await page.fill(page.one("date"), `${year}-${month}-${day}`);
    await page.click(page.one("button", submit));
  }),
  ...family(["enter-time"], async (page, { ask }) => {
    const [hour = "", minute = "", half = ""] = caught(ask, /(\d+):(\d\d) (AM|PM)/);
    const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
    await page.fill(page.one("time"), `${String(hours).padStart(2, "0")}:${minute}`);
    await page.click(page.one("button", submit));
  }),
  ...family(["find-word"], async (page, { ask, lines }) => {
    const words = (lines[0] ?? "").split(/\s+/);
    await page.fill(page.one("textbox"), nth(words, ordinal(ask)).replace(/[.,]+$/, ""));
    await page.click(page.one("button", submit));
  }),
  ...family(["read-table"], async (page, { ask, lines }) => {
    const [label = ""] = caught(ask, /value of (.*) into/);
    await page.fill(page.one("textbox"), cell(lines, label));
    await page.click(page.one("button", submit));
  }),
  ...family(["read-table-2"], async (page, { lines }) => {
    // The labels are tied to their fields by nothing but their order.
    const labels = lines.filter((line) => /^[^|].*:$/.test(line));
    await page.fillAll(
      page.all("textbox").map((box, at) => [box, cell(lines, nth(labels, at).replace(/:$/, ""))]),
    );
    await page.click(page.one("button", submit));
  }),
  ...family(["multi-layouts", "multi-orderings"], async (page, { ask, lines }) => {
    const [genre = "", director = "", year = ""] = caught(
      ask,
      /^Search for (.*) movies directed by (.*) from year (\d+)/,
    );
    const labels = lines.join("\n").match(/genre|director|year|date/gi) ?? [];
    await page.fillAll(
      page.all("textbox").map((box, at) => {
        const label = nth(labels, at).toLowerCase();
        return [box, label === "genre" ? genre : label === "director" ? director : year];
      }),
    );
    await page.click(page.one(/button|clickable/, /^(Search|Submit|Go!)$/));
  }),
  ...family(["simple-arithmetic"], async (page, { lines }) => {
    const [a = "", sign = "", b = ""] = caught(lines.join(" "), /(-?\d+) ?([+x*-]) ?(-?\d+) ?=/);
    const sum = { "+": +a + +b, "-": +a - +b, x: +a * +b, "*": +a * +b }[sign];
    await page.fill(page.one("textbox"), String(sum));
    await page.click(page.one("button", submit));
  }),
  ...family(["simple-algebra"], async (page, { lines }) => {
    const [a = "", sign = "", b = "", c = ""] = caught(
      lines.join(" "),
      /(x|-?\d+) ?([+-]) ?(x|-?\d+) ?= ?(-?\d+)/,
    );
    const x = a === "x" ? (sign === "+" ? +c - +b : +c + +b) : sign === "+" ? +c - +a : +a - +c;
    await page.fill(page.one("textbox"), String(x));
    await page.click(page.one("button", submit));
  }),
  ...family(["text-transform"], async (page, { lines }) => {
    await page.fill(page.one("textbox"), (lines[0] ?? "").replace(/\s/g, ""));
    await page.click(page.one("button", submit));
  }),
];

function cell(lines: string[], label: string): string {
  const row = lines.find((line) => line.startsWith(`| ${label} |`));
  if (row === undefined) throw new Error(`no row ${label} was read`);
  return (row.split("|")[2] ?? "").trim();
}
