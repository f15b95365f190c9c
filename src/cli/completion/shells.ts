import type { CommandInfo } from "../command-tree.ts";

type Shell = (commands: CommandInfo[], services: string[]) => string;

// Ours, and no library's: the one that fits (@bomb.sh/tab 0.0.22) evaluates what was typed at every Tab, a `$(…)` in it too, offers no
// files, needs a package of bash's own, and starts the program for each word. These scripts are text, and run nothing.

/** What can follow a path of commands: commands, flags, and values of a flag. */
type Node = { path: string; words: string[]; values: [flag: string, values: string[]][] };

export const SHELLS: Record<string, Shell> = { bash, zsh, fish };

function nodes(commands: CommandInfo[], services: string[]): Node[] {
  const top: Node = {
    path: "",
    words: [...commands.map(({ path }) => path.at(-1) ?? ""), "--help", "--version"],
    values: [],
  };
  const visit = (command: CommandInfo): Node[] => [
    {
      path: command.path.join(" "),
      words: [
        ...command.under.map(({ path }) => path.at(-1) ?? ""),
        ...(takesService(command) ? services : []),
        ...flags(command),
      ],
      values: Object.entries(command.args).flatMap(([name, arg]) =>
        arg.type === "enum" ? [[`--${name}`, [...(arg.options ?? [])]] as [string, string[]]] : [],
      ),
    },
    ...command.under.flatMap(visit),
  ];
  return [top, ...commands.flatMap(visit)];
}

function takesService({ path, args }: CommandInfo): boolean {
  return args["service"]?.type === "positional" || path.join(" ") === "services";
}

function flags({ args }: CommandInfo): string[] {
  const named = Object.entries(args).filter(([, { type }]) => type !== "positional");
  return [...named.map(([name]) => `--${name}`), "--help"];
}

function bash(commands: CommandInfo[], services: string[]): string {
  return `# subterminator completion bash > ~/.local/share/bash-completion/completions/subterminator
_subterminator() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${nodes(commands, services)
  .filter(({ path }) => path !== "")
  .map(
    ({ path }) =>
      `      "${path.split(" ").slice(0, -1).join(" ")} ${path.split(" ").at(-1)}") path="${path}" ;;`,
  )
  .join("\n")}
    esac
  done
  case "$path $before" in
${nodes(commands, services)
  .flatMap(({ path, values }) =>
    values.map(
      ([flag, words]) =>
        `    "${path} ${flag}") COMPREPLY=($(compgen -W "${words.join(" ")}" -- "$current")); return ;;`,
    ),
  )
  .join("\n")}
  esac
  case "$path" in
${nodes(commands, services)
  .map(
    ({ path, words }) =>
      `    "${path}") COMPREPLY=($(compgen -W "${words.join(" ")}" -- "$current")) ;;`,
  )
  .join("\n")}
  esac
}
complete -o default -F _subterminator subterminator
`;
}

/** zsh runs the bash function through its own emulation. */
function zsh(commands: CommandInfo[], services: string[]): string {
  return `#compdef subterminator
# subterminator completion zsh > "\${fpath[1]}/_subterminator", or source it from ~/.zshrc
autoload -U +X bashcompinit && bashcompinit
${bash(commands, services).split("\n").slice(1).join("\n")}`;
}

function fish(commands: CommandInfo[], services: string[]): string {
  const lines = ["# subterminator completion fish > ~/.config/fish/completions/subterminator.fish"];
  const say = (condition: string, rest: string) =>
    lines.push(`complete -c subterminator -f -n '${condition}' ${rest}`);
  const visit = (command: CommandInfo, condition: string): void => {
    const name = command.path.at(-1) ?? "";
    say(condition, `-a ${name} -d ${quoted(command.description)}`);
    const inside = `__fish_seen_subcommand_from ${command.path.join("; and __fish_seen_subcommand_from ")}`;
    if (takesService(command)) say(inside, `-a ${quoted(services.join(" "))}`);
    for (const [flag, arg] of Object.entries(command.args)) {
      if (arg.type === "positional") continue;
      const values = arg.type === "enum" ? ` -x -a ${quoted((arg.options ?? []).join(" "))}` : "";
      const takes = arg.type === "string" ? " -r" : "";
      say(inside, `-l ${flag} -d ${quoted(arg.description ?? "")}${values}${takes}`);
    }
    const names = command.under.map(({ path }) => path.at(-1)).join(" ");
    for (const one of command.under)
      visit(one, `${inside}; and not __fish_seen_subcommand_from ${names}`);
  };
  for (const command of commands) visit(command, "__fish_use_subcommand");
  return `${lines.join("\n")}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
