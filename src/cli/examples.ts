import { BY_LETTER, KNOWN } from "../services/names-in-examples.ts";

/** What one would type, and what it does; for help. A test sees to it that each could be typed as it stands. */
export const EXAMPLES: Record<string, [typed: string, what: string][]> = {
  "": [
    ["find statement.csv", "what you pay for"],
    [`cancel ${KNOWN}`, "end it; asks before the last click"],
    ["runs proof last --pdf", "the proof, to keep or to send"],
  ],
  cancel: [
    [`cancel ${KNOWN}`, "asks before the last click, writes a proof"],
    ["cancel --url https://example.com/account", "any other site: its account page"],
    [`cancel ${KNOWN} --rehearse`, "walks the way and stops before the last step"],
    [`cancel ${KNOWN} --chrome`, "in a tab of your own Chrome, signed in there"],
    [`cancel ${KNOWN} --approve ask --json`, "for a script: the verdict as one object"],
  ],
  run: [
    [
      'run "Change my display name to Kim" --url https://example.com/settings',
      "any task, by a language model",
    ],
  ],
  find: [
    ["find statement.csv", "one bank's export"],
    ["find account.csv card.ofx mails.mbox --json", "several files as one, for a script"],
    ["find statement.csv --forget", "compares with nothing and keeps nothing"],
  ],
  login: [
    [`login ${KNOWN}`, `a window to sign in; \`cancel ${KNOWN}\` uses it`],
    ["login --url https://example.com/account --profile mine", "any other site"],
  ],
  state: [["state --url https://example.com/account", "what the page is, without a click"]],
  check: [
    ["check", "has the last one held?"],
    ["check --all --json", "all whose end date has passed; for cron"],
  ],
  notice: [
    [
      `notice ${BY_LETTER} --country DE --name "Erika Muster"`,
      "a letter, a mail draft and a phone script",
    ],
    ["notice last --country FR", "for the last run, which found no way out online"],
  ],
  dispute: [
    [
      'dispute last --charged-on 2026-12-14 --amount "13.99 EUR"',
      "a draft to your bank, with the proof",
    ],
  ],
  services: [
    ["services", "all that are known"],
    [`services show ${KNOWN}`, "ways out, friction, warnings, sources"],
  ],
  "services show": [[`services show ${KNOWN}`, "by name, alias or address"]],
  "services test": [["services test my-gym.json", "what is wrong with it, field by field"]],
  runs: [
    ["runs show last", "step by step"],
    ["runs proof last --pdf", "the proof, to keep or to send"],
    ["runs resume last", "go on with an interrupted one"],
  ],
  "runs show": [["runs show last", "the newest one"]],
  "runs resume": [
    ["runs resume last", "looks at the account first where something final had begun"],
  ],
  "runs verify": [["runs verify last --json", "for a script"]],
  "runs proof": [["runs proof last --pdf", "writes it anew and prints its path"]],
  "runs calendar": [
    ["runs calendar last --out ends.ics", "the end date, and a day to check again"],
  ],
  "runs prune": [["runs prune --days 30 --dry-run", "what would go"]],
  recordings: [["recordings list", "the ways that can be walked again"]],
  practice: [["practice serve", "made-up sites to try everything on"]],
  "practice serve": [["practice serve --port 4800", "on a port of your choice"]],
  "practice score": [["practice score --only velora-1", "one scenario"]],
  submit: [
    [`submit ${KNOWN} --profile mine`, "one run"],
    ["submit --file jobs.jsonl", "many: one JSON object a line"],
  ],
  worker: [["worker --dev", "with a Postgres of its own"]],
  jobs: [["jobs list", "the newest ones"]],
  profiles: [["profiles store mine", "for all workers of a fleet"]],
  serve: [["serve", "prints a link and opens it"]],
  tokens: [["tokens create cron --scopes read,submit", "printed once"]],
  mcp: [
    ["mcp setup cursor", "writes it into a client's settings, after asking"],
    ["mcp --http --port 8931", "one server for several clients"],
  ],
  "mcp setup": [["mcp setup claude-desktop --print", "only shows what would be written"]],
  doctor: [["doctor --json", "for a script"]],
  completion: [["completion bash", "then: source <(subterminator completion bash)"]],
};
