import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RECORDING_VERSION, type Recording } from "../planners/replay/recording.ts";
import { recordingsIn, type RecordingKey } from "./recordings.ts";

const KEY: RecordingKey = {
  kind: "cancel",
  service: "brightbox",
  url: "https://brightbox.example/account?token=canary",
  goal: "Cancel my plan",
};
const page = { path: "brightbox.example/account", title: "Account", controls: [], ticked: [] };
const RECORDING: Recording = {
  version: RECORDING_VERSION,
  kind: "cancel",
  service: "brightbox",
  url: "https://brightbox.example/account",
  goal: "Cancel my plan",
  lang: "en",
  planner: "rules",
  program: "0.1.0",
  runId: "run-1",
  recordedAt: "2026-11-15T10:00:00.000Z",
  steps: [
    {
      page: { ...page, state: "ACCOUNT_ACTIVE" },
      intent: "back",
      action: "reload",
      withheld: false,
      danger: false,
    },
  ],
  end: { path: page.path, state: "ACCOUNT_CANCELLED" },
  replays: 0,
  failures: 0,
};

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "subterminator-recordings-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test("what is kept is found again, by the same kind, address and goal only", async () => {
  const store = recordingsIn(home);
  await store.keep(KEY, RECORDING);
  const found = async (more: Partial<RecordingKey>) =>
    (await store.find({ ...KEY, ...more })).map(({ recording }) => recording);
  expect(await found({})).toEqual([RECORDING]);
  expect(await found({ goal: "  cancel my PLAN " })).toEqual([RECORDING]);
  for (const other of [
    { goal: "Cancel my Photos plan" },
    { url: "https://brightbox.example/account?token=other" },
    { kind: "run" as const },
    { service: "bright" },
  ])
    expect(await found(other)).toEqual([]);
});

test("another language is another file beside it", async () => {
  const store = recordingsIn(home);
  await store.keep(KEY, RECORDING);
  await store.keep(KEY, { ...RECORDING, lang: "de" });
  const languages = (await store.find(KEY)).map(({ recording }) => recording?.lang);
  expect(new Set(languages)).toEqual(new Set(["de", "en"]));
});

test("only its owner reads the file, and neither its name nor a left-over tells of the address", async () => {
  await recordingsIn(home).keep(KEY, RECORDING);
  const [file, ...more] = readdirSync(join(home, "recordings"));
  expect(more).toEqual([]);
  expect(file).toMatch(/^brightbox-[0-9a-f]{12}-en\.json$/);
  expect(statSync(join(home, "recordings", file ?? "")).mode & 0o777).toBe(0o600);
});

test.each([
  ["cut in half", (text: string) => text.slice(0, text.length / 2), /not JSON/],
  ["empty", () => "", /not JSON/],
  ["a list", () => "[]", /version unknown/],
  [
    "of a later version",
    (text: string) => text.replace(`"version":${RECORDING_VERSION}`, `"version":7`),
    /version 7, and this program reads/,
  ],
  [
    "with an act nobody knows",
    (t: string) => t.replace("reload", "buy"),
    /damaged: steps\.0\.action/,
  ],
  [
    "with a field nobody knows",
    (t: string) => t.replace(`{"version`, `{"x":1,"version`),
    /damaged/,
  ],
  ["far too long", (t: string) => t + " ".repeat(1_000_001), /bytes/],
])("a file that is %s gives its fault and no recording", async (_, harm, fault) => {
  const store = recordingsIn(home);
  const id = await store.keep(KEY, RECORDING);
  const path = join(home, "recordings", `${id}.json`);
  writeFileSync(path, harm(readFileSync(path, "utf8")));
  const [found] = await store.find(KEY);
  expect(found?.recording).toBeUndefined();
  expect(found?.fault).toMatch(fault);
});

test("one set aside is listed and never found; dropping takes it away", async () => {
  const store = recordingsIn(home);
  const id = await store.keep(KEY, RECORDING);
  await store.setAside(id);
  expect(await store.find(KEY)).toEqual([]);
  expect(await store.list()).toMatchObject([{ id, setAside: true, recording: RECORDING }]);
  await store.drop(id);
  expect(await store.list()).toEqual([]);
});
