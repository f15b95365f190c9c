import type { Page } from "playwright";
import { expect } from "vitest";
import type { Practice } from "../../practice/server.ts";

/** Starts a cancellation on a practice site by the form, and gives the run's id. */
export async function startRun(page: Page, practice: Practice, id: string): Promise<string> {
  const site = practice.scenarios.find((one) => one.id === id);
  if (site === undefined) throw new Error(`There is no practice site ${id}.`);
  await page.keyboard.press("n");
  await page.getByLabel("Which service?").first().fill(site.url);
  await page.getByLabel("What is wanted").fill(site.goal);
  await page.getByRole("button", { name: "Start" }).click();
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
