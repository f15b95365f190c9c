import { z } from "zod";
import { defineRoute } from "../api/define-route.ts";
import { asNotFound } from "../api/runs.ts";
import { idParams } from "../api/shapes.ts";
import { shownDeep } from "../shown.ts";
import { eventStream, lastEventId } from "./sse.ts";

/** A run of thousands of events is told in parts, so that the first of them can be shown at once. */
const PART = 100;

export const runEvents = defineRoute({
  id: "runEvents",
  method: "get",
  path: "/api/v1/runs/{id}/events",
  scope: "read",
  words:
    "Events of a run as they come, server-sent: `events` messages with an array, whose id is the number of its last event. Resumes after Last-Event-ID.",
  params: idParams,
  query: z.strictObject({ after: z.coerce.number().int().min(0).max(1e9).optional() }),
  output: { media: "text/event-stream", words: "messages `events`, then `end`" },
  async handle({ params: { id }, query, context }, { store }) {
    await store.holder(id).catch(asNotFound);
    const given = lastEventId(context, query.after === undefined ? undefined : String(query.after));
    const after = given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : 0;
    return eventStream(context, async (say, signal) => {
      let part: unknown[] = [];
      let last = after;
      const tell = async () => {
        if (part.length === 0) return;
        const events = part;
        part = [];
        await say({ event: "events", data: events, id: String(last) });
      };
      const iterator = store.watch(id, signal)[Symbol.asyncIterator]();
      let next = iterator.next();
      for (;;) {
        // What has been read already goes out together; what is only awaited does not hold it back.
        const got = await Promise.race([next, soon(part.length)]);
        if (got === undefined) {
          await tell();
          continue;
        }
        if (got.done === true || signal.aborted) break;
        next = iterator.next();
        if (got.value.seq <= after) continue;
        last = got.value.seq;
        part.push(shownDeep(got.value));
        if (part.length >= PART) await tell();
      }
      await tell();
      if (!signal.aborted) await say({ event: "end", data: {}, id: String(last) });
    });
  },
});

/** Never, where nothing waits to be told. */
function soon(waiting: number): Promise<undefined> {
  if (waiting === 0) return new Promise(() => undefined);
  return new Promise((resolve) => setTimeout(resolve, 5, undefined));
}
