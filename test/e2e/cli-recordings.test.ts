import { join } from "node:path";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startPractice } from "../../practice/server.ts";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const SITE = "velora-1";

type Shown = { events: { type: string; data: { planner?: string; reason?: string } }[] };
type Listed = { recordings: { id: string; state: string; steps: number; replays: number }[] };

test("cancel leaves a recording, replays it the next time, and recordings lists, shows and drops it", async () => {
  const practice = await startPractice({ port: 0 });
  const env = {
    ...process.env,
    SUBTERMINATOR_HOME: tempFolder(),
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
  };
  const program = (...args: string[]) => run(process.execPath, [BIN, ...args], env);
  const cancel = async () => {
    await fetch(`http://127.0.0.1:${practice.port}/__reset/${SITE}`, { method: "POST" });
    const url = practice.scenarios.find(({ id }) => id === SITE)?.url ?? "";
    const { stdout } = await program("cancel", "--url", url, "--approve", "always", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ verified: true, reason: "completed" });
    const { events } = JSON.parse(
      (await program("runs", "show", "last", "--json")).stdout,
    ) as Shown;
    return events;
  };
  const list = async () =>
    (JSON.parse((await program("recordings", "list", "--json")).stdout) as Listed).recordings;
  try {
    expect(await list()).toEqual([]);
    const decided = (events: Shown["events"]) =>
      events.flatMap(({ type, data }) => (type === "decided" ? [data.reason] : []));
    expect(decided(await cancel()).join()).not.toContain("replay");
    const again = await cancel();
    expect(again[0]?.data.planner).toMatch(/^replay\+/);
    expect(decided(again)[0]).toMatch(/^replay: step 1 of 2/);
    const [one, ...more] = await list();
    expect(more).toEqual([]);
    expect(one).toMatchObject({ state: "in use", steps: 2, replays: 1 });
    const id = one?.id ?? "";
    const { stdout: shown } = await program("recordings", "show", id.slice(0, -4));
    expect(shown).toContain(id);
    expect(shown).toMatch(/1 {2}click “Cancel membership” {2}ACCOUNT_ACTIVE at 127/);
    expect(shown).toMatch(/2 {2}click “Finish cancellation” \(asked about each time\)/);
    expect(await program("recordings", "show", "nothing")).toMatchObject({ code: 2 });
    expect(await program("recordings", "drop", id)).toMatchObject({ code: 0 });
    expect(await list()).toEqual([]);
  } finally {
    await practice.close();
  }
});
