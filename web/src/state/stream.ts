import { headers } from "../api.ts";

export type Message = { event: string; data: unknown; id: string | undefined };

type Options = {
  path: string;
  onMessage: (message: Message) => void;
  onState?: (connected: boolean) => void;
  /** Whether the stream has told all there is, and need not be opened again. */
  isOver?: () => boolean;
  lastId?: string | undefined;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/**
 * Server-sent events by fetch: EventSource cannot send the page's key. After a cut it goes on behind the last id, so
 * that nothing is lost or told twice.
 */
export function openStream({ path, onMessage, onState, isOver, lastId }: Options): () => void {
  const stop = new AbortController();
  let id = lastId;
  let wait = FIRST_WAIT_MS;

  const read = async (): Promise<void> => {
    const response = await fetch(`/api/v1${path}`, {
      headers: { ...headers(), ...(id === undefined ? {} : { "last-event-id": id }) },
      signal: stop.signal,
    });
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    onState?.(true);
    wait = FIRST_WAIT_MS;
    const parse = parser((message) => {
      id = message.id ?? id;
      onMessage(message);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) parse(part.value);
  };

  const keepReading = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await read().catch(() => undefined);
      if (stop.signal.aborted || isOver?.() === true) return;
      onState?.(false);
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  };
  void keepReading();
  return () => stop.abort();
}

/** Takes text as it comes, whole lines or not. */
function parser(tell: (message: Message) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split("\n");
      const field = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2));
      const data = field("data").join("\n");
      if (data === "") continue;
      tell({ event: field("event")[0] ?? "message", data: JSON.parse(data), id: field("id")[0] });
    }
  };
}
