// Started as a process of its own: writes events as fast as it can and prints each number that is on disk.
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import { started } from "./sample-run.ts";

const [home = "", runId = "", mode = "create", padding = "0"] = process.argv.slice(2);
const store = jsonlStore({ home });

try {
  const writer = mode === "create" ? await store.create(started(runId)) : await store.lock(runId);
  process.stdout.write(`${writer.events.length}\n`);
  if (mode === "hold") await new Promise((resolve) => process.stdin.once("data", resolve));
  else {
    for (let count = 0; ; count++) {
      const text = `${count} ${"x".repeat(Number(padding))}`;
      const { seq } = await writer.append({ type: "note", data: { text } });
      process.stdout.write(`${seq}\n`);
      if (count % 5 === 0) {
        const data = Buffer.from([0xff, 0xd8, 0xff, count & 255]);
        const screenshot = await writer.putPicture({ kind: "step", data });
        const shot = await writer.append({ type: "note", data: { text: "seen", screenshot } });
        process.stdout.write(`${shot.seq}\n`);
      }
    }
  }
  await writer.close();
  process.exit(0);
} catch (error) {
  const { code, errno, message, hint } = error as Record<string, unknown>;
  process.stdout.write(`error ${JSON.stringify({ code, errno, message, hint })}\n`);
  process.exit(1);
}
