import { wrapped } from "./wrapped.ts";

const WIDEST = 60;
const columns = (): number => Math.min(process.stdout.columns ?? WIDEST, WIDEST);

const lines = (rows: [command: string, what: string][]): string =>
  rows
    .map(([command, what]) => [`  ${command}`, ...wrapped(what, columns(), "      ")].join("\n"))
    .join("\n");

/** For whoever typed the bare name: the few things one wants first. */
export function firstSteps(): string {
  const about =
    "Subterminator ends subscriptions in a real browser, asks before anything irreversible, and proves it.";
  return `${wrapped(about, columns()).join("\n")}

${lines([
  ["subterminator find statement.csv", "what you pay for, from a bank statement"],
  ["subterminator login netflix", "sign in once, in a window of its own"],
  ["subterminator cancel netflix", "end it; asks before the last click"],
  ["subterminator cancel --url https://…", "any other site: its account page"],
  ["subterminator runs", "what was done, with its proofs"],
  ["subterminator check", "has the last one held?"],
  ["subterminator serve", "all of it on a page in your browser"],
  ["subterminator mcp setup", "the same for your AI assistant"],
  ["subterminator doctor", "is everything there that it needs?"],
])}

${wrapped("subterminator --help lists all commands.", columns(), "  ").join("\n")}`;
}

export function runSteps(): string {
  return lines([
    ["subterminator runs show last", "step by step"],
    ["subterminator runs proof last --pdf", "the proof, to keep or to send"],
    ["subterminator runs calendar last", "the end date for your calendar"],
    ["subterminator runs resume last", "go on with an interrupted one"],
    ["subterminator check", "look again: has it held?"],
  ]);
}
