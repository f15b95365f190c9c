import { onInterrupt } from "../interrupt.ts";
import { portInUse } from "../port-in-use.ts";
import { startOurs } from "./sites.ts";

/** Serves until stopped. A program gets the protocol's one JSON line; a person at a terminal what they can open. */
export async function servePractice(port: number): Promise<void> {
  const {
    port: taken,
    scenarios,
    close,
  } = await startOurs(port).catch(portInUse(port, "other practice sites"));
  process.stdout.write(
    process.stdout.isTTY
      ? `${listOf(scenarios as Listed[])}\n`
      : `${JSON.stringify({ port: taken, scenarios })}\n`,
  );
  const interrupt = onInterrupt(() => undefined);
  await new Promise((resolve) => interrupt.signal.addEventListener("abort", resolve));
  interrupt.release();
  await close();
}

type Listed = { url: string; title: string };

function listOf(scenarios: readonly Listed[]): string {
  const first = scenarios[0]?.url ?? "";
  return [
    ...scenarios.flatMap(({ url, title }) => [title, `  ${url}`]),
    "",
    "Made-up sites; nothing here is real. In another terminal:",
    `  subterminator cancel --url ${first}`,
    "Ctrl-C stops them.",
  ].join("\n");
}
