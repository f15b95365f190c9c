import { onInterrupt } from "../interrupt.ts";
import { startOurs } from "./sites.ts";

/** Serves until stopped; the one JSON line is the protocol's. */
export async function servePractice(port: number): Promise<void> {
  const { port: taken, scenarios, close } = await startOurs(port);
  process.stdout.write(`${JSON.stringify({ port: taken, scenarios })}\n`);
  const interrupt = onInterrupt(() => undefined);
  await new Promise((resolve) => interrupt.signal.addEventListener("abort", resolve));
  interrupt.release();
  await close();
}
