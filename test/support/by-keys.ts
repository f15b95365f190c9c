import type { Page } from "playwright";
import { expect } from "vitest";
import { openWindow, type Watched } from "./dashboard.ts";

/** More stops of the Tab key than any view has. */
const MOST_STOPS = 160;

/** A window of somebody without a mouse: whatever is done in it by one is a fault. */
export async function openForKeys(...given: Parameters<typeof openWindow>): Promise<Watched> {
  const watched = await openWindow(...given);
  await watched.page.evaluate(() => {
    for (const type of ["mousedown", "pointerdown", "touchstart", "wheel"])
      addEventListener(type, () => Object.assign(globalThis, { byMouse: type }), true);
  });
  return watched;
}

export async function expectNoMouse(page: Page): Promise<void> {
  expect(await page.evaluate(() => (globalThis as { byMouse?: string }).byMouse)).toBeUndefined();
}

/** What has the focus, as a screen reader calls it. */
async function here(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    if (at?.matches("a, button, input, textarea, select, summary, canvas, [role=tab]") !== true)
      return "";
    const label = at.getAttribute("aria-label");
    return label ?? at.labels?.[0]?.textContent ?? at.textContent ?? "";
  });
}

/** By Tab alone to the control of this name: what a person without a mouse does. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const heard: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    const at = (await here(page)).trim();
    if (typeof name === "string" ? at.includes(name) : name.test(at)) return;
    heard.push(at);
  }
  throw new Error(`Tab never reached ${String(name)}; it passed ${heard.slice(-40).join(" | ")}`);
}

/** To the control of this name, and pressed. */
export async function pressByKeys(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press("Enter");
}

/** To the field of this name, and written into it. */
export async function writeByKeys(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Out of a picture that takes all keys. */
export async function comeOut(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(() => here(page)).toContain("Give it back");
}
