import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleDrafts, SAMPLE_ID, started } from "../../test/runs/sample-run.ts";
import { tempFolder } from "../../test/support/temp-folder.ts";
import { jsonlStore } from "./jsonl-store.ts";

test("two watchers, one from the start and one late, see every event once and stop at the verdict", async () => {
  const store = jsonlStore({ home: tempFolder() });
  const writer = await store.create(started());
  const watch = async () => {
    const seen: number[] = [];
    for await (const event of store.watch(SAMPLE_ID)) seen.push(event.seq);
    return seen;
  };
  const early = watch();
  const drafts = sampleDrafts().slice(1);
  for (const draft of drafts.slice(0, 20)) await writer.append(draft);
  const late = watch();
  for (const draft of drafts.slice(20)) await writer.append(draft);
  const all = Array.from({ length: drafts.length + 1 }, (_, index) => index + 1);
  expect(await early).toEqual(all);
  expect(await late).toEqual(all);
  await writer.close();
});

test("a watcher waits out a torn line, sees the run mended, and stops when told", async () => {
  const home = tempFolder();
  const store = jsonlStore({ home });
  await (await store.create(started())).close();
  const log = join(home, "runs", SAMPLE_ID, "events.jsonl");
  appendFileSync(log, '{"at":"2026');
  const stop = new AbortController();
  const seen: string[] = [];
  for await (const event of store.watch(SAMPLE_ID, stop.signal)) {
    seen.push(event.type);
    if (seen.length === 1) {
      const writer = await store.lock(SAMPLE_ID);
      await writer.append({ type: "recovered", data: { how: "resumed" } });
      await writer.close();
    }
    if (event.type === "recovered") stop.abort();
  }
  expect(seen).toEqual(["run.started", "note", "recovered"]);
});

test("damage in the middle ends the watch with its place", async () => {
  const home = tempFolder();
  const store = jsonlStore({ home });
  const writer = await store.create(started());
  for (const draft of sampleDrafts().slice(1, 6)) await writer.append(draft);
  await writer.close();
  const log = join(home, "runs", SAMPLE_ID, "events.jsonl");
  writeFileSync(log, readFileSync(log, "utf8").split("\n").with(2, "junk").join("\n"));
  const watch = async () => {
    for await (const event of store.watch(SAMPLE_ID)) expect(event.seq).toBeLessThan(3);
  };
  await expect(watch()).rejects.toMatchObject({ code: "RUN_DAMAGED" });
});
