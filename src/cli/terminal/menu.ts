import { autocomplete, isCancel } from "@clack/prompts";

export type Choice = { value: string; label: string; note?: string };

const ROWS_MAX = 12;
/** What stands around the list: the question, the typed words, the keys, and room for a line of each to break. */
const AROUND = 6;

/** What was typed and is none of the choices; no service has a name like this. */
const TYPED = "\0typed";

/** A list to choose from with the arrow keys; typed letters narrow it. undefined: left with Esc or Ctrl-C. */
export async function choose(
  question: string,
  choices: readonly Choice[],
  input: NodeJS.ReadStream = process.stdin,
  screen: NodeJS.WriteStream = process.stderr,
): Promise<Choice | { typed: string } | undefined> {
  let typed = "";
  const shown = choices.map(({ value, label, note }) => ({
    value,
    label,
    ...(note === undefined ? {} : { hint: note }),
  }));
  const picked = await autocomplete<string>({
    message: question,
    options(this: { userInput: string }) {
      typed = this.userInput.trim();
      const wanted = typed.toLowerCase();
      const found = shown.filter((one) =>
        `${one.value} ${one.label}`.toLowerCase().includes(wanted),
      );
      return found.length > 0 || typed === ""
        ? found
        : [{ value: TYPED, label: typed, hint: "as typed" }];
    },
    filter: () => true,
    maxItems: Math.max(3, Math.min(ROWS_MAX, (screen.rows || 24) - AROUND)),
    input,
    output: screen,
  });
  if (isCancel(picked)) return undefined;
  return picked === TYPED ? { typed } : choices.find(({ value }) => value === picked);
}
