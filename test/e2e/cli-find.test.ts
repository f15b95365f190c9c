import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bookingsOf } from "../support/statements/household.ts";
import { american, german } from "../support/statements/households.ts";
import { sparkasse, usCard } from "../support/statements/layouts/csv-seen.ts";
import { eml, mailbox, mbox } from "../support/statements/layouts/mail.ts";
import { run } from "../support/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

const BIN = fileURLToPath(new URL("../../bin/subterminator.js", import.meta.url));
const find = (home: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [BIN, "find", ...args], {
    ...process.env,
    SUBTERMINATOR_HOME: home,
    NODE_COMPILE_CACHE: join(tmpdir(), "subterminator-test-compiled"),
    ...env,
  });

type Row = {
  payee: string;
  service?: string;
  rhythm: string;
  amount: number;
  next?: string;
  trialTurned?: string;
  rises: { from: number; to: number }[];
};
type Answer = {
  files: { format: string; reading: string[] }[];
  recurring: Row[];
  trials: { payee: string; turns: string }[];
  since?: {
    new: { payee: string }[];
    dearer: { payee: string; from: number; to: number }[];
    gone: { payee: string }[];
  };
};

test("a statement gives a table with rhythm, price, days, rises and how it was read; nothing else is kept of it", async () => {
  const folder = tempFolder();
  const file = join(folder, "statement.csv");
  writeFileSync(file, usCard.write(bookingsOf(american)).bytes);
  const { code, stdout, stderr } = await find(folder, [file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/statement\.csv: csv, 623 bookings/);
  expect(stdout).toMatch(/read as: comma between columns; dates month first/);
  expect(stdout).toMatch(/Netflix +17\.99 +monthly +2026-10-08 +2026-09-08 +cancel netflix/);
  expect(stdout).toMatch(/dearer since 2026-02-09: 15\.49 → 17\.99/);
  expect(stdout).toMatch(/Planet Fit Club: last on 2026-04-17/);
  expect(stdout).toMatch(/a trial that turned into a paid plan on 2025-12-29/);
  expect(stdout).not.toMatch(/TRADER|STARBUCKS/i);
  const kept = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile() && name !== file);
  expect(kept).toEqual([join(folder, "statements", "last.json")]);
  expect(readFileSync(kept[0] ?? "", "utf8")).not.toMatch(/trader|starbucks|payroll/i);
  if (process.platform !== "win32") expect(statSync(kept[0] ?? "").mode & 0o077).toBe(0);
});

test("--json is one object; the second look says what is new, dearer and gone", async () => {
  const folder = tempFolder();
  const [before, after] = [join(folder, "before.csv"), join(folder, "after.csv")];
  const all = bookingsOf(german);
  writeFileSync(before, sparkasse.write(all.filter(({ day }) => day < "2026-02-20")).bytes);
  writeFileSync(after, sparkasse.write(all).bytes);
  const first = JSON.parse((await find(folder, [before, "--json"])).stdout) as Answer;
  expect(first.files).toMatchObject([{ format: "csv" }]);
  expect(first.since).toBeUndefined();
  const second = JSON.parse((await find(folder, [after, "--json"])).stdout) as Answer;
  expect(second.recurring.find(({ service }) => service === "netflix")).toMatchObject({
    rhythm: "monthly",
    amount: 14.99,
    rises: [{ from: 13.99, to: 14.99 }],
  });
  expect(second.since?.dearer.map(({ payee }) => payee)).toEqual(["Netflix"]);
  expect(second.since?.gone.map(({ payee }) => payee)).toEqual(["Audible"]);
  expect(second.since?.new.map(({ payee }) => payee)).toContain("Huk Coburg");
  expect(JSON.stringify(second)).not.toMatch(/REWE|ALDI|Miete Wohnung/);
  const forgotten = JSON.parse(
    (await find(folder, [after, "--forget", "--json"])).stdout,
  ) as Answer;
  expect(forgotten.since).toBeUndefined();
});

test("a mail export gives receipts by their rhythm, the trial that turned and the one that will", async () => {
  const folder = tempFolder();
  const file = join(folder, "mail.mbox");
  const mails = mailbox(7);
  writeFileSync(file, mbox(mails));
  const { recurring, trials, files } = JSON.parse(
    (await find(folder, [file, "--json"])).stdout,
  ) as Answer;
  expect(files).toMatchObject([{ format: "mbox" }]);
  const wanted = [...new Set(mails.flatMap(({ series }) => series ?? []))];
  expect(
    recurring.map(({ payee, rhythm, amount }) => `${payee} ${rhythm} ${amount}`).toSorted(),
  ).toEqual([
    expect.stringMatching(/^Courrier.* yearly 89$/),
    expect.stringMatching(/^Lingozo.* monthly 6.99$/),
    expect.stringMatching(/^Tunehall.* monthly 10.99$/),
    expect.stringMatching(/^Wolkenlager.* monthly 2.99$/),
  ]);
  expect(recurring).toHaveLength(wanted.length);
  expect(recurring.find(({ payee }) => payee.startsWith("Lingozo"))?.trialTurned).toBe(
    "2026-04-21",
  );
  expect(trials).toMatchObject([
    { payee: expect.stringMatching(/^filmhaus/), turns: "2099-11-19" },
  ]);
  const one = join(folder, "one.eml");
  writeFileSync(one, eml(mails.find(({ series }) => series === "press") ?? mails[0]!));
  expect(JSON.parse((await find(folder, [one, "--json", "--forget"])).stdout)).toMatchObject({
    files: [{ format: "eml" }],
    recurring: [{ rhythm: "yearly", amount: 89, currency: "EUR" }],
  });
});

test("a file that cannot be read is one sentence, and none of it is printed", async () => {
  const folder = tempFolder();
  const file = join(folder, "letter.txt");
  writeFileSync(file, "Dear Jo, the secret is hunter2.\n");
  const { code, stdout, stderr } = await find(folder, [file]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/letter\.txt is none that can be read: it looks like csv/);
  expect(stderr).not.toMatch(/hunter2|Dear/);
  expect((await find(folder, [join(folder, "nothing.csv")])).stderr).toMatch(
    /cannot be read \(ENOENT\)/,
  );
});
