import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { defineRoute } from "../api/define-route.ts";
import { asked } from "../asked.ts";
import { eventStream, lastEventId } from "./sse.ts";

/** How soon a question of another process is seen here. */
const QUESTIONS_MS = 400;
/** Changes within this are told together: a run writes ten events in a moment. */
const GATHER_MS = 120;

export const feed = defineRoute({
  id: "feed",
  method: "get",
  path: "/api/v1/feed",
  scope: "read",
  words:
    "What changes, server-sent: `runs` (rows that are new or different, ids that are gone) and `questions` (all that are open). Resumes after Last-Event-ID.",
  query: z.strictObject({ after: z.string().max(60).optional() }),
  output: { media: "text/event-stream", words: "messages `runs`, `questions`" },
  async handle({ query, context }, { index, desk }) {
    const [epoch, number] = (lastEventId(context, query.after) ?? "").split(".");
    // Another life of this server: everything is new.
    const known = epoch === index.epoch && /^\d{1,15}$/.test(number ?? "");
    return eventStream(context, async (say, signal) => {
      const runs = async () => {
        let after = known ? Number(number) : 0;
        let first = !known;
        let wasWhole = false;
        while (!signal.aborted) {
          const changed = index.changed();
          const { rev, rows, gone } = index.since(after);
          const whole = index.whole();
          if (rows.length > 0 || gone.length > 0 || first || (whole && !wasWhole))
            await say({
              event: "runs",
              data: { rows, gone, whole, ...(first ? { reset: true } : {}) },
              id: `${index.epoch}.${rev}`,
            });
          after = rev;
          first = false;
          wasWhole = whole;
          await Promise.race([changed, aborted(signal)]);
          await sleep(GATHER_MS);
        }
      };
      const questions = async () => {
        let told = "";
        while (!signal.aborted) {
          const open = asked(await desk.open().catch(() => []));
          const text = JSON.stringify(open);
          if (text !== told) await say({ event: "questions", data: open });
          told = text;
          await sleep(QUESTIONS_MS, undefined, { signal }).catch(() => undefined);
        }
      };
      await Promise.all([runs(), questions()]);
    });
  },
});

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
