const lines = (rows: [command: string, what: string][]): string =>
  rows.map(([command, what]) => `  ${command}\n      ${what}`).join("\n");

/** For whoever typed the bare name: the few things one wants first. Two short lines each, for any width. */
export function firstSteps(): string {
  return `Subterminator ends subscriptions in a real browser,
asks before anything irreversible, and proves it.

${lines([
  ["subterminator find statement.csv", "what you pay for, from a bank statement"],
  ["subterminator login netflix", "sign in once, in a window of its own"],
  ["subterminator cancel netflix", "end it; asks before the last click"],
  ["subterminator cancel --url https://…", "any other site: its account page"],
  ["subterminator runs", "what was done, with its proofs"],
  ["subterminator check", "has the last one held?"],
  ["subterminator mcp setup", "the same for your AI assistant"],
  ["subterminator doctor", "is everything there that it needs?"],
])}

  subterminator --help lists all commands.`;
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
