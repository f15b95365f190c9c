import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

export type Say = (message: { event: string; data: unknown; id?: string }) => Promise<void>;

/** Proxies and sleeping laptops cut what is silent; a comment every so often shows that it lives. */
const BEAT_MS = 15_000;

/** A stream of events that ends with its reader. */
export function eventStream(
  context: Context,
  work: (say: Say, signal: AbortSignal) => Promise<void>,
): Response {
  context.header("x-accel-buffering", "no");
  return streamSSE(context, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const beat = setInterval(
      () => void stream.write(": here\n\n").catch(() => gone.abort()),
      BEAT_MS,
    );
    try {
      await stream.write(": here\n\n");
      await work(
        ({ event, data, id }) =>
          stream.writeSSE({
            event,
            data: JSON.stringify(data),
            ...(id === undefined ? {} : { id }),
          }),
        gone.signal,
      );
    } catch (error) {
      if (!gone.signal.aborted) {
        const { code, message } = error as { code?: unknown; message?: unknown };
        await stream
          .writeSSE({ event: "fault", data: JSON.stringify({ code: code ?? "INTERNAL", message }) })
          .catch(() => undefined);
      }
    } finally {
      clearInterval(beat);
      gone.abort();
    }
  });
}

export function lastEventId(context: Context, query: string | undefined): string | undefined {
  return context.req.header("last-event-id") ?? query;
}
