/** One line of what is typed, or why there is none. */
export type Typed = { line: string } | { none: "closed" | "time-out" | "aborted" };

type Input = NodeJS.ReadStream;

/** Keys that were pressed before the question stood there are no answer to it. */
const DRAIN_MS = 40;
/** What came after the line on a pipe belongs to the next question. */
let left = "";
let ended = false;

/** Not readline: it takes Ctrl-C for itself on a terminal, and here Ctrl-C must stop the run. */
export async function readLine(
  input: Input,
  ask: () => void,
  limits: { waitMs: number; signal: AbortSignal },
): Promise<Typed> {
  if (limits.signal.aborted) return { none: "aborted" };
  if (input.isTTY) await drain(input);
  ask();
  const newline = left.indexOf("\n");
  if (newline !== -1) return take(newline);
  if (ended || input.destroyed || input.readableEnded) return { none: "closed" };
  const { promise, resolve } = Promise.withResolvers<Typed>();
  const onData = (chunk: Buffer | string): void => {
    left += String(chunk);
    // A pipe that never sends a newline must not fill the memory.
    if (left.length > 10_000) left = `${left.slice(0, 100)}\n`;
    const end = left.indexOf("\n");
    if (end !== -1) resolve(take(end));
  };
  const onEnd = (): void => {
    ended = true;
    resolve({ none: "closed" });
  };
  const onAbort = (): void => resolve({ none: "aborted" });
  const timer = setTimeout(() => resolve({ none: "time-out" }), limits.waitMs);
  limits.signal.addEventListener("abort", onAbort, { once: true });
  input.on("data", onData).once("end", onEnd).once("error", onEnd).once("close", onEnd);
  input.resume();
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    limits.signal.removeEventListener("abort", onAbort);
    input.off("data", onData).off("end", onEnd).off("error", onEnd).off("close", onEnd);
    input.pause();
  }
}

function take(newline: number): Typed {
  const line = left.slice(0, newline);
  left = left.slice(newline + 1);
  return { line: line.replace(/\r$/, "") };
}

async function drain(input: Input): Promise<void> {
  left = "";
  const forget = (): void => undefined;
  input.on("data", forget);
  input.resume();
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  input.off("data", forget);
  input.pause();
}
