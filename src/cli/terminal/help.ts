import stringWidth from "string-width";
import type { ArgDef, CommandDef } from "citty";
import { EXAMPLES } from "../examples.ts";
import { EXIT_CODE_ROWS } from "../exit-codes.ts";
import type { Style } from "./style.ts";
import { wrapped } from "./wrapped.ts";

/** Beside each other only where what is said has at least this room; else it stands below. */
const ROOM = 40;

/** What a command does, how it is typed, and its options; `path` is the words that lead to it. */
export async function helpText(
  path: readonly string[],
  command: CommandDef,
  style: Style,
  columns: number,
): Promise<string> {
  const { description = "" } = (await resolved(command.meta)) ?? {};
  const args = Object.entries((await resolved(command.args)) ?? {});
  const under = Object.entries((await resolved(command.subCommands)) ?? {});
  const places = args.filter(([, { type }]) => type === "positional");
  const options = args.filter(([, { type }]) => type !== "positional");
  const typed = [
    "subterminator",
    ...path,
    ...(under.length > 0 ? [args.length > 0 ? "[command]" : "<command>"] : []),
    ...places.map(([name, { required }]) => (required === false ? `[${name}]` : `<${name}>`)),
    ...(options.length > 0 ? ["[options]"] : []),
  ];
  const examples = EXAMPLES[path.join(" ")] ?? [];
  const commands = await Promise.all(
    under.map(async ([name, load]) => {
      const one = await resolved(load);
      return [name, ((await resolved(one?.meta)) ?? {}).description ?? ""] as Row;
    }),
  );
  return [
    ...wrapped(`${description.replace(/[.]$/, "")}.`, columns),
    "",
    ...wrapped(typed.join(" "), columns, "  ", "      "),
    ...part(
      "EXAMPLES",
      examples.map(([words, what]) => [`subterminator ${words}`, what]),
      true,
    ),
    ...part("COMMANDS", commands),
    ...part(
      "ARGUMENTS",
      places.map(([name, { description: words = "" }]) => [name, words]),
    ),
    ...part(
      "OPTIONS",
      options.map(([name, arg]) => [optionWords(name, arg), arg.description ?? ""]),
    ),
    ...(path.length === 0
      ? part(
          "EXIT CODES",
          EXIT_CODE_ROWS.map(([code, what]) => [String(code).padStart(3), what]),
        )
      : []),
    ...(under.length === 0
      ? []
      : [
          "",
          ...wrapped(
            `\`${["subterminator", ...path, "<command>", "--help"].join(" ")}\` says more about one.`,
            columns,
          ),
        ]),
  ].join("\n");

  function part(title: string, rows: Row[], below = false): string[] {
    if (rows.length === 0) return [];
    return ["", style.bold(title), ...rowLines(rows, columns, style, below)];
  }
}

type Row = [name: string, what: string];

function rowLines(rows: readonly Row[], columns: number, style: Style, below: boolean): string[] {
  const wide = Math.max(...rows.map(([name]) => stringWidth(name))) + 4;
  const beside = !below && columns - wide >= ROOM;
  return rows.flatMap(([name, what]) => {
    if (!beside) return [`  ${style.cyan(name)}`, ...wrapped(what, columns, "      ")];
    const [first = "", ...rest] = wrapped(what, columns, " ".repeat(wide));
    const gap = " ".repeat(wide - 2 - stringWidth(name));
    return [`  ${style.cyan(name)}${gap}${first.slice(wide)}`, ...rest];
  });
}

function optionWords(name: string, arg: ArgDef): string {
  if (arg.type === "enum") return `--${name} ${(arg.options ?? []).join("|")}`;
  return arg.type === "string" ? `--${name} <${arg.valueHint ?? "text"}>` : `--${name}`;
}

/** citty takes a value, a promise of one, or a function that gives either. */
async function resolved<T>(given: T | Promise<T> | (() => T | Promise<T>) | undefined) {
  return typeof given === "function" ? (given as () => T | Promise<T>)() : given;
}
