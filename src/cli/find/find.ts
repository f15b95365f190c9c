import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { loadServices } from "../../services/load.ts";
import { mergeStatements } from "../../statements/merge.ts";
import { readStatement } from "../../statements/read-statement.ts";
import { findRecurring } from "../../statements/recurring.ts";
import type { Recurring } from "../../statements/recurring-payment.ts";
import { remember, sinceLast } from "../../statements/since.ts";
import type { Statement } from "../../statements/transaction.ts";
import { openTrials } from "../../statements/trials.ts";
import { homeFolder } from "../home.ts";
import { styleFor } from "../terminal/style.ts";
import { widthOf } from "../terminal/wrapped.ts";
import { UsageError } from "../usage-error.ts";
import { keepLook, lastLook } from "./remembered.ts";
import { foundText, money, type Found } from "./show.ts";

export type FindRequest = { paths: string[]; json: boolean; forget: boolean };

/** Reads the files, says what comes back, and gives the row that the person wants to end. */
export async function find({ paths, json, forget }: FindRequest): Promise<Recurring | undefined> {
  const read = await Promise.all(paths.map(readOne));
  const { services, problems } = await loadServices({ home: homeFolder() });
  for (const { message } of problems) process.stderr.write(`! ${message}\n`);
  const { transactions, notices } = mergeStatements(read.map(({ statement }) => statement));
  const recurring = findRecurring({ transactions, notices, services });
  const today = new Date().toISOString().slice(0, 10);
  const lastDay =
    transactions
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? today;
  const before = forget ? undefined : await lastLook();
  const found: Found = {
    files: read.map(({ name, statement }) => ({
      name,
      format: statement.format,
      reading: statement.reading,
      transactions: statement.transactions.length,
      skipped: statement.skipped,
    })),
    recurring,
    trials: openTrials(recurring, notices, today),
    since: before === undefined ? undefined : sinceLast(before, recurring, lastDay),
  };
  if (!forget) await keepLook(remember(recurring, today));
  if (json) {
    // The bookings themselves stay where they are.
    const rows = recurring.map((row) => ({ ...row, members: undefined }));
    process.stdout.write(`${JSON.stringify({ success: true, ...found, recurring: rows })}\n`);
    return undefined;
  }
  process.stdout.write(`${foundText(found, widthOf(process.stdout), styleFor(process.stdout))}\n`);
  const running = recurring.filter(({ next }) => next !== undefined);
  if (running.length === 0 || !process.stdin.isTTY || !process.stderr.isTTY) {
    const [first] = running.filter(({ service }) => service !== undefined);
    if (first !== undefined)
      process.stdout.write(`\nEnd one: \`subterminator cancel ${first.service}\`\n`);
    return undefined;
  }
  return choosePayment(running);
}

async function readOne(path: string): Promise<{ name: string; statement: Statement }> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UsageError(
      `${path} cannot be read (${code}).`,
      "Give the path of a bank's export or of a mail export.",
    );
  }
  return { name: basename(path), statement: await readStatement(bytes, basename(path)) };
}

async function choosePayment(running: readonly Recurring[]): Promise<Recurring | undefined> {
  const { choose } = await import("../terminal/menu.ts");
  const picked = await choose(
    "Cancel which?",
    running.map((row) => ({
      value: row.key,
      label: row.payee,
      note: `${money(row.amount, row.currency)} ${row.rhythm}`,
    })),
  );
  return picked === undefined || "typed" in picked
    ? undefined
    : running.find(({ key }) => key === picked.value);
}
