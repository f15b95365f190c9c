import { ContractError } from "../../contract/errors.ts";

/** Where somebody else's browser tools are: a command that speaks MCP over stdio, or an MCP server's address. */
export type ServerAddress =
  | { kind: "command"; command: string; args: readonly string[] }
  | { kind: "http"; url: string };

const EXAMPLES = "mcp:npx @playwright/mcp@latest or mcp+http:http://127.0.0.1:8931/mcp";

/** `mcp:<command>`, `mcp+http:<url>`; `mcp+http://…` and `mcp+https://…` are the same address in one word. */
export function readServerAddress(text: string): ServerAddress {
  const http =
    /^mcp\+http:(?=https?:)(.+)$/is.exec(text)?.[1] ?? /^mcp\+(https?:\/\/.+)$/is.exec(text)?.[1];
  if (http !== undefined) {
    if (!URL.canParse(http)) throw mismatch(`"${http.slice(0, 80)}" is not an address`);
    return { kind: "http", url: new URL(http).href };
  }
  const line = /^mcp:(.*)$/is.exec(text)?.[1];
  if (line === undefined) throw mismatch(`"${text.slice(0, 60)}" names no MCP server`);
  const [command, ...args] = splitCommand(line);
  if (command === undefined || command === "") throw mismatch("the command is missing after mcp:");
  return { kind: "command", command, args };
}

/** Words as a shell would part them, without a shell: nothing is expanded, piped or run besides the command. */
export function splitCommand(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = "";
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
      else if (sign === "\\" && quote === '"' && /["\\]/.test(line[at + 1] ?? ""))
        word = `${word ?? ""}${line[++at]}`;
      else word = `${word ?? ""}${sign}`;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= "";
    } else if (sign === "\\" && /["'\\ ]/.test(line[at + 1] ?? ""))
      word = `${word ?? ""}${line[++at]}`;
    else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = `${word ?? ""}${sign}`;
  }
  if (quote !== "") throw mismatch(`a ${quote} is opened and not closed`);
  if (word !== undefined) words.push(word);
  return words;
}

function mismatch(what: string): ContractError {
  return new ContractError("CONTRACT_MISMATCH", `browser: ${what}`, {
    field: "browser",
    hint: `Give a server such as ${EXAMPLES}.`,
  });
}
