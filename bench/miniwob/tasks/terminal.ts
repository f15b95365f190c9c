import { caught, family, type Task } from "../task.ts";

export const terminal: Task[] = family(["terminal"], async (page, { ask }) => {
  await page.click(page.one("clickable", /^terminal/));
  await page.act("type", undefined, "ls");
  await page.act("press", undefined, "Enter");
  const text = await page.read();
  const files = (
    text.split("\n").findLast((line) => !/user\$|^$|reward|average|left|done/.test(line)) ?? ""
  ).split(" ");
  const ending = /no file extension/.test(ask) ? undefined : caught(ask, /extension (\.\S+)/)[0];
  const file = files.find((name) =>
    ending === undefined ? !name.includes(".") : name.endsWith(ending),
  );
  if (file === undefined) throw new Error(`no such file in: ${files.join(" ")}`);
  await page.act("type", undefined, `rm ${file}`);
  await page.act("press", undefined, "Enter");
});
