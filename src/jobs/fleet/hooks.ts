import { createHmac } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { HOOKS } from "./boss.ts";
import type { ShortVerdict } from "./job-row.ts";

/** What somebody outside is told: that a person is needed, or that a run is over. Never what stood on a page. */
export type Notice =
  | { kind: "approval.asked"; runId: string; question: string; until: string }
  | { kind: "run.ended"; runId: string; who: string; verdict: ShortVerdict }
  | { kind: "run.failed"; runId: string; who: string };

export type Hook = { url: string; secret: string };

const ANSWER_MS = 10_000;

/** On the queue first: a receiver that is away gets it later, and a worker that dies takes none with it. */
export function notifier(boss: PgBoss, hook: Hook | undefined): (notice: Notice) => Promise<void> {
  return async (notice) => {
    if (hook !== undefined) await boss.send(HOOKS, notice);
  };
}

/** The receiver computes the same over `<t>.<body>` with the secret, and refuses an old `t`. */
export function signature(secret: string, t: number, body: string): string {
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}

/** Throws where it was not taken, so that the queue tries again, later each time. */
export async function deliverHook(hook: Hook, id: string, notice: Notice): Promise<void> {
  const body = JSON.stringify({ id, ...notice });
  const t = Math.floor(Date.now() / 1000);
  const answer = await fetch(hook.url, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "subterminator",
      // The same for every try of one notice: whoever got it twice can tell.
      "subterminator-id": id,
      "subterminator-signature": signature(hook.secret, t, body),
    },
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}
