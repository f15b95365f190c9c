import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { started, SAMPLE_ID } from "../../test/runs/sample-run.ts";
import { tempFolder } from "../../test/support/temp-folder.ts";
import { makeRoom, mimeOf, pictureName, PICTURE_LIMITS, type StoredPicture } from "./artifacts.ts";
import { jsonlStore } from "./jsonl-store.ts";
import { unrecordedPictures, verifyRun } from "./verify-run.ts";

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);
const stored = (count: number, kind: StoredPicture["kind"], bytes = 10): StoredPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    file: `f${index}`,
    number: index + 1,
    kind,
    bytes,
  }));

describe("room", () => {
  test("the hundred-and-first step pushes out the oldest step only", () => {
    const full = [...stored(1, "checkpoint"), ...stored(99, "step")];
    expect(makeRoom({ kind: "step", data: JPEG }, full)).toEqual({ fits: true, evict: ["f0"] });
  });

  test("200 MB: as many old steps go as needed", () => {
    const big = stored(4, "step", 50 * 1024 * 1024);
    expect(makeRoom({ kind: "step", data: Buffer.alloc(1024) }, big).evict).toEqual(["f0"]);
    expect(
      makeRoom({ kind: "final", data: JPEG }, stored(2, "step", 150 * 1024 * 1024)).evict,
    ).toEqual(["f0"]);
  });

  test("checkpoints and the final one are never pushed out and always let in", () => {
    const full = stored(PICTURE_LIMITS.files, "checkpoint");
    expect(makeRoom({ kind: "step", data: JPEG }, full)).toEqual({ fits: false, evict: [] });
    expect(makeRoom({ kind: "final", data: JPEG }, full)).toEqual({ fits: true, evict: [] });
  });

  test("one picture above 20 MB is not kept", () => {
    const huge = Buffer.alloc(PICTURE_LIMITS.fileBytes + 1);
    expect(makeRoom({ kind: "final", data: huge }, []).fits).toBe(false);
  });
});

test("names are made of our own letters whatever the label is", () => {
  const name = (label: string) =>
    pictureName({ kind: "step", label, data: JPEG }, stored(6, "step"));
  expect(name("../../etc/passwd\0")).toBe("0007-step-etc-passwd.jpg");
  expect(name("日本")).toBe("0007-step.jpg");
  expect(name("x".repeat(500))).toHaveLength("0007-step-.jpg".length + 40);
});

test("what a picture is, its bytes say", () => {
  expect(mimeOf(JPEG)).toBe("image/jpeg");
  expect(mimeOf(Buffer.from("<svg onload=alert(1)>"))).toBeUndefined();
  expect(mimeOf(new Uint8Array())).toBeUndefined();
});

test("a run of 130 pictures keeps 100, says which went, and verifies", async () => {
  const store = jsonlStore({ home: tempFolder() });
  const writer = await store.create(started());
  for (let index = 0; index < 130; index++) {
    const kind = index === 0 ? "checkpoint" : "step";
    const data = Buffer.concat([JPEG, Buffer.from(String(index))]);
    const screenshot = await writer.putPicture({ kind, data });
    await writer.append({ type: "note", data: { text: "seen", screenshot } });
  }
  await writer.close();
  const names = (await store.artifacts(SAMPLE_ID)).map(({ name }) => name).toSorted();
  expect(names).toHaveLength(100);
  expect(names[0]).toBe("0001-checkpoint.jpg");
  expect(names[1]).toBe("0032-step.jpg");
  expect(await verifyRun(store, SAMPLE_ID)).toMatchObject({
    ok: true,
    pictures: 130,
    problems: [],
  });
});

test("one changed byte anywhere in a picture is found", async () => {
  const home = tempFolder();
  const store = jsonlStore({ home });
  const writer = await store.create(started());
  const data = Buffer.concat([JPEG, Buffer.from("a picture of a page")]);
  const screenshot = await writer.putPicture({ kind: "final", data });
  await writer.append({ type: "note", data: { text: "seen", screenshot } });
  await writer.close();
  const path = join(home, "runs", SAMPLE_ID, screenshot?.file ?? "");
  for (let at = 0; at < data.length; at++) {
    writeFileSync(path, data.with(at, (data[at] ?? 0) ^ 1));
    const { problems } = await verifyRun(store, SAMPLE_ID);
    expect(problems, `byte ${at}`).toEqual([expect.objectContaining({ file: screenshot?.file })]);
  }
  writeFileSync(path, data);
  expect((await verifyRun(store, SAMPLE_ID)).ok).toBe(true);
});

test("a changed, missing, linked or added picture is found", async () => {
  const home = tempFolder();
  const store = jsonlStore({ home });
  const writer = await store.create(started());
  const files: string[] = [];
  for (let index = 0; index < 4; index++) {
    const data = Buffer.concat([JPEG, Buffer.from(String(index))]);
    const screenshot = await writer.putPicture({ kind: "step", data });
    files.push(screenshot?.file ?? "");
    await writer.append({ type: "note", data: { text: "seen", deep: [{ screenshot }] } });
  }
  await writer.close();
  const path = (file = "") => join(home, "runs", SAMPLE_ID, file);
  writeFileSync(path(files[0]), Buffer.concat([JPEG, Buffer.from("!")]));
  rmSync(path(files[1]));
  rmSync(path(files[2]));
  symlinkSync("/etc/hostname", path(files[2]));
  writeFileSync(path("0099-step.jpg"), JPEG);
  const { problems } = await verifyRun(store, SAMPLE_ID);
  expect(problems.map(({ file, seq }) => [file, seq])).toEqual([
    [files[0], 2],
    [files[1], 3],
    [files[2], 4],
  ]);
  expect(await unrecordedPictures(store, SAMPLE_ID)).toEqual(["0099-step.jpg"]);
});
