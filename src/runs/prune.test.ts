import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleDrafts, started } from "../../test/runs/sample-run.ts";
import { tempFolder } from "../../test/support/temp-folder.ts";
import { jsonlStore } from "./jsonl-store.ts";
import { writeProof } from "./proof.ts";
import { prune } from "./prune.ts";
import { summaries } from "./summary.ts";
import { verifyRun } from "./verify-run.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const IDS = {
  old: "20261101-120000-old-aaaa",
  proven: "20261102-120000-proven-aaaa",
  held: "20261103-120000-held-aaaa",
  fresh: "20261118-120000-fresh-aaaa",
};

async function world() {
  const home = tempFolder();
  const make = async (id: string, at: string, finished: boolean) => {
    const store = jsonlStore({ home, now: () => new Date(at) });
    const writer = await store.create(started(id));
    if (finished) for (const draft of sampleDrafts().slice(1)) await writer.append(draft);
    await writer.putPicture({ kind: "step", data: Buffer.from("x") });
    return writer;
  };
  await (await make(IDS.old, "2026-11-01T12:00:00Z", false)).close();
  await (await make(IDS.proven, "2026-11-02T12:00:00Z", true)).close();
  const held = await make(IDS.held, "2026-11-03T12:00:00Z", false);
  await (await make(IDS.fresh, "2026-11-18T12:00:00Z", true)).close();
  const store = jsonlStore({ home });
  await writeProof(store, IDS.proven);
  // Somebody's own folder, and one that a crash left without a log.
  mkdirSync(join(home, "runs", "my-notes"));
  writeFileSync(join(home, "runs", "my-notes", "todo"), "");
  mkdirSync(join(home, "runs", "20261001-120000-crashed-aaaa"));
  return { home, store, held };
}

test("old runs go, proofs stay, and held, fresh and foreign ones are left alone", async () => {
  const { store, home, held } = await world();
  const dry = await prune(store, { now: NOW, dryRun: true });
  expect(await store.list()).toHaveLength(6);
  const done = await prune(store, { now: NOW });
  expect(done).toEqual(dry);
  expect(done).toEqual({
    removed: [IDS.old, "20261001-120000-crashed-aaaa"],
    proofKept: [IDS.proven],
    failed: [],
  });
  expect(readdirSync(join(home, "runs")).toSorted()).toEqual([
    IDS.proven,
    IDS.held,
    IDS.fresh,
    "my-notes",
  ]);
  expect(readdirSync(join(home, "runs", IDS.proven))).toEqual(["proof.html"]);
  const states = (await summaries(store)).map(({ id, state }) => [id, state]);
  expect(states).toContainEqual([IDS.proven, "pruned"]);
  expect(states).toContainEqual([IDS.held, "running"]);
  expect(states).toContainEqual([IDS.fresh, "finished"]);
  expect(await prune(store, { now: NOW })).toEqual({ removed: [], proofKept: [], failed: [] });
  await held.close();
});

test("proofs go when somebody says so", async () => {
  const { store, held } = await world();
  await prune(store, { now: NOW });
  const { removed } = await prune(store, { now: NOW, proofs: true });
  expect(removed).toEqual([IDS.proven]);
  await held.close();
});

test("a run that somebody works on is not removed, whoever asks", async () => {
  const { store, held } = await world();
  await expect(store.remove(IDS.held)).rejects.toMatchObject({ code: "RUN_LOCKED" });
  await held.close();
  await store.remove(IDS.held);
  await expect(store.read(IDS.held)).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
});

test("a proof tells of a log that was cut off after it was made, and of its own edits", async () => {
  const { store, home, held } = await world();
  await writeProof(store, IDS.fresh);
  expect((await verifyRun(store, IDS.fresh)).ok).toBe(true);
  const log = join(home, "runs", IDS.fresh, "events.jsonl");
  const bytes = Buffer.from(await store.readBytes(IDS.fresh));
  writeFileSync(log, bytes.subarray(0, bytes.lastIndexOf(10, bytes.length - 2) + 1));
  const cut = await verifyRun(store, IDS.fresh);
  expect(cut).toMatchObject({ ok: false, complete: false, problems: [{ file: "proof.html" }] });
  writeFileSync(log, bytes);
  const proof = Buffer.from((await store.artifact(IDS.fresh, "proof.html")) ?? []).toString();
  await store.putProof(IDS.fresh, proof.replace("14 December 2026", "15 December 2026"));
  expect((await verifyRun(store, IDS.fresh)).problems).toEqual([
    expect.objectContaining({ file: "proof.html", what: expect.stringContaining("changed") }),
  ]);
  await held.close();
});
