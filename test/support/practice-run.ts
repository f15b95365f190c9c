import type { Page } from "playwright";
import { expect } from "vitest";
import type { Practice } from "../../practice/server.ts";
import { pressByKeys, writeByKeys } from "./by-keys.ts";

/** Starts a cancellation on a practice site by the form, with keys alone, and gives the run's id. */
export async function startRun(
  page: Page,
  practice: Practice,
  id: string,
  reason?: string,
): Promise<string> {
  const site = practice.scenarios.find((one) => one.id === id);
  if (site === undefined) throw new Error(`There is no practice site ${id}.`);
  await page.keyboard.press("n");
  await page.locator(".services button").first().waitFor();
  await writeByKeys(page, "Which service?", site.url);
  await writeByKeys(page, "What is wanted", site.goal);
  if (reason !== undefined) await writeByKeys(page, "Your reason", reason);
  await pressByKeys(page, /^Start$/);
  await page.waitForURL(/#\/runs\/.+/).catch(async (error: unknown) => {
    const shown = await page.locator("main").textContent();
    throw new Error(`The run was not started; the page says: ${shown}`, { cause: error });
  });
  return new URL(page.url()).hash.split("/")[2] ?? "";
}

export async function truthOf(
  practice: Practice,
  id: string,
): Promise<{ status: string; commits: number }> {
  const answer = await fetch(`http://127.0.0.1:${practice.port}/__truth/${id}`);
  return (await answer.json()) as { status: string; commits: number };
}

export async function expectTruth(
  practice: Practice,
  id: string,
  truth: { status: string; commits: number },
): Promise<void> {
  expect(await truthOf(practice, id)).toMatchObject(truth);
}
