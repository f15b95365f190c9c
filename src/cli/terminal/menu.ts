import { emitKeypressEvents, type Key } from "node:readline";
import { fit, styleFor } from "./style.ts";

export type Choice = { value: string; label: string; note?: string };

const ROWS = 12;

/** A list to choose from with the arrow keys; typed letters narrow it. undefined: left with Esc or Ctrl-C. */
export async function choose(
  question: string,
  choices: readonly Choice[],
  input: NodeJS.ReadStream = process.stdin,
  screen: NodeJS.WriteStream = process.stderr,
): Promise<Choice | { typed: string } | undefined> {
  const style = styleFor(screen);
  const menu = { filter: "", at: 0, drawn: 0 };
  const matching = () => {
    const wanted = menu.filter.toLowerCase();
    return choices.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(wanted));
  };
  const draw = (): void => {
    const found = matching();
    menu.at = Math.max(0, Math.min(menu.at, found.length - 1));
    const first = Math.max(0, Math.min(menu.at - ROWS + 3, found.length - ROWS));
    const rows = found.slice(first, first + ROWS).map((choice, index) => {
      const here = first + index === menu.at;
      const text = fit(`${choice.label}${choice.note ? `  ${choice.note}` : ""}`, columns(screen));
      return here ? style.cyan(`❯ ${text}`) : `  ${text}`;
    });
    const none =
      menu.filter === "" ? [] : [style.dim("  no such service; Enter takes it as typed")];
    const lines = [
      `${style.bold(question)} ${menu.filter}`,
      ...(rows.length > 0 ? rows : none),
      style.dim(fit("  ↑ ↓ move · type to search · Enter choose · Esc leave", columns(screen) + 4)),
    ];
    screen.write(`${erase(menu.drawn)}${lines.join("\n")}\n`);
    menu.drawn = lines.length;
  };
  const { promise, resolve } = Promise.withResolvers<Choice | { typed: string } | undefined>();
  const onKey = (text: string | undefined, key: Key): void => {
    if (key.name === "escape" || (key.ctrl === true && (key.name === "c" || key.name === "d")))
      return resolve(undefined);
    if (key.name === "return" || key.name === "enter")
      return resolve(
        matching()[menu.at] ?? (menu.filter === "" ? undefined : { typed: menu.filter }),
      );
    if (key.name === "up") menu.at -= 1;
    else if (key.name === "down") menu.at += 1;
    else if (key.name === "pageup") menu.at -= ROWS;
    else if (key.name === "pagedown") menu.at += ROWS;
    else if (key.name === "backspace") menu.filter = menu.filter.slice(0, -1);
    else if (text !== undefined && /^[\p{L}\p{N} .+&:/_-]$/u.test(text)) menu.filter += text;
    draw();
  };
  const onEnd = (): void => resolve(undefined);
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on("keypress", onKey).once("end", onEnd);
  input.resume();
  draw();
  try {
    return await promise;
  } finally {
    input.off("keypress", onKey).off("end", onEnd);
    input.setRawMode(false);
    input.pause();
    screen.write(erase(menu.drawn));
  }
}

function erase(lines: number): string {
  return lines === 0 ? "" : `\x1b[${lines}A\r\x1b[J`;
}

function columns(screen: NodeJS.WriteStream): number {
  return (screen.columns || 80) - 4;
}
