import type { Agent } from "../agent.ts";
import type { Control } from "../view.ts";
import { caught, family, type Task } from "../task.ts";

/** The row of a sender, and the icons that are listed after it, before the next row. */
function rowOf(page: Agent, sender: string): { row: Control; icon: (name: string) => Control } {
  const listed = page.controls;
  const at = listed.findIndex(
    ({ role, name }) => role === "clickable" && name.startsWith(`${sender} `),
  );
  const row = listed[at];
  if (row === undefined) throw new Error(`no row of ${sender} is listed`);
  return {
    row,
    icon: (name) => {
      const found = listed.slice(at + 1, at + 3).find((one) => one.name.includes(name));
      if (found === undefined) throw new Error(`no ${name} is listed for ${sender}`);
      return found;
    },
  };
}

async function reply(page: Agent, sender: string, words: string): Promise<void> {
  await page.click(rowOf(page, sender).row);
  await page.click(page.one("clickable", /^Reply/));
  await page.fill(page.one("textbox"), words);
  await page.click(page.one("clickable", /send/));
}

async function forward(page: Agent, sender: string, to: string): Promise<void> {
  await page.click(rowOf(page, sender).row);
  await page.click(page.one("clickable", /^Forward/));
  await page.fill(page.all("textbox")[0] ?? page.one("textbox"), to);
  await page.click(page.one("clickable", /send/));
}

/** The orders in which the two names come in the sentences of this page. */
const FORWARDS: [RegExp, "from-to" | "to-from"][] = [
  [/\bto (\w+) the email (?:by|from|you got from) (\w+)/i, "to-from"],
  [
    /(?:Send|Give|Forward) (\w+) the (?:email|message|information)(?: you (?:got|received) from| from)? (\w+)/,
    "to-from",
  ],
  [/^(\w+) (?:wants|is waiting for) the email (?:you got from |by )?(\w+)/, "to-from"],
  [/(?:by|from|mail) (?!from |by )(\w+)(?: sent you)?\W.*\bto (\w+)/, "from-to"],
  [/^(\w+) wants his or her message to be sent to (\w+)/, "from-to"],
];

export const mail: Task[] = [
  ...family(
    [
      "email-inbox",
      "email-inbox-noscroll",
      "email-inbox-delete",
      "email-inbox-important",
      "email-inbox-reply",
      "email-inbox-forward",
      "email-inbox-star-reply",
    ],
    async (page, { ask }) => {
      const [sender = ""] = caught(ask, /the email by (\w+)/);
      if (/trash/.test(ask)) await page.click(rowOf(page, sender).icon("trash"));
      else if (/star/.test(ask)) await page.click(rowOf(page, sender).icon("star"));
      else if (/reply/.test(ask)) await reply(page, sender, caught(ask, /text "(.*)"/)[0] ?? "");
      else await forward(page, sender, caught(ask, /to (\w+)\W*$/)[0] ?? "");
    },
  ),
  ...family(["email-inbox-forward-nl"], async (page, { ask }) => {
    const [pattern, order] = FORWARDS.find(([one]) => one.test(ask)) ?? [];
    if (pattern === undefined) throw new Error(`not understood: ${ask}`);
    const [first = "", second = ""] = caught(ask, pattern);
    if (order === "from-to") await forward(page, first, second);
    else await forward(page, second, first);
  }),
];
