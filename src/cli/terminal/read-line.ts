/** One line of what is typed, or why there is none. */
export type Typed = { line: string } | { none: "closed" | "time-out" | "aborted" };

type Input = NodeJS.ReadStream;

/** Keys that were pressed before the question stood there are no answer to it. */
const DRAIN_MS = 40;
/** What came after the line on a pipe belongs to the next question. */
type Rest = { left: string; ended: boolean };
const rests = new WeakMap<Input, Rest>();

/** Not readline: it takes Ctrl-C for itself on a terminal, and here Ctrl-C must stop the run. */
export async function readLine(
  input: Input,
  ask: () => void,
  limits: { waitMs: number; signal: AbortSignal },
): Promise<Typed> {
  if (limits.signal.aborted) return { none: "aborted" };
  const rest = rests.get(input) ?? { left: "", ended: false };
  rests.set(input, rest);
  if (input.isTTY) {
    rest.left = "";
    await drain(input);
  }
  ask();
  if (rest.left.includes("\n")) return take(rest);
  if (rest.ended || input.destroyed || input.readableEnded) return { none: "closed" };
  const { promise, resolve } = Promise.withResolvers<Typed>();
  const onData = (chunk: Buffer | string): void => {
    rest.left += String(chunk);
    // A pipe that never sends a newline must not fill the memory.
    if (rest.left.length > 10_000) rest.left = `${rest.left.slice(0, 100)}\n`;
    if (rest.left.includes("\n")) resolve(take(rest));
  };
  const onEnd = (): void => {
    rest.ended = true;
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

function take(rest: Rest): Typed {
  const newline = rest.left.indexOf("\n");
  const line = rest.left.slice(0, newline);
  rest.left = rest.left.slice(newline + 1);
  return { line: line.replace(/\r$/, "") };
}

async function drain(input: Input): Promise<void> {
  const forget = (): void => undefined;
  input.on("data", forget);
  input.resume();
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  input.off("data", forget);
  input.pause();
}
