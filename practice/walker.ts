// Walks a site as a scripted visitor does, by the words on it, in any layout.
import type { BrowserContext, Frame, Locator, Page } from "playwright";

export type Step =
  | string
  /** Types into the last field on the page. */
  | { fill: string }
  /** Opens a choice by the words it shows, and takes one. */
  | { pick: [string, string] }
  /** A click that opens a new tab, where the walk goes on. */
  | { tab: string }
  /** A click whose native dialog is accepted. */
  | { accept: string }
  /** Opens a menu or switch by its accessible name or title. */
  | { press: string }
  | { see: string };

const PATIENCE = 10_000;

/** Closed roots are opened for the walker, which goes by text. */
export async function openRoots(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the element as this
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function openShadow(init) {
      return attachShadow.call(this, { ...init, mode: "open" });
    };
  });
}

async function visible(all: Locator): Promise<Locator | undefined> {
  const shown = all.filter({ visible: true });
  return (await shown.count()) > 0 ? shown.last() : undefined;
}

/** Polls every frame: a dialog or portal may be drawn late and anywhere. */
async function find(
  page: Page,
  what: string,
  candidates: (frame: Frame) => Locator[],
): Promise<Locator> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const frame of page.frames()) {
      for (const candidate of candidates(frame)) {
        const found = await visible(candidate).catch(() => undefined);
        if (found) return found;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`Nothing says "${what}" on ${page.url()}`);
}

const control = async (page: Page, label: string): Promise<Locator> =>
  find(page, label, (frame) => [
    frame.getByRole("button", { name: label, exact: true }),
    frame.getByRole("link", { name: label, exact: true }),
    frame.getByText(label, { exact: true }),
  ]);

const TEXT_FIELDS = "textarea, input[type=text], input[type=tel], input[type=email]";

export async function walk(first: Page, steps: Step[]): Promise<Page> {
  let page = first;
  for (const step of steps) {
    if (typeof step === "string") {
      await (await control(page, step)).click({ timeout: PATIENCE });
    } else if ("fill" in step) {
      await (await find(page, "a field", (frame) => [frame.locator(TEXT_FIELDS)])).fill(step.fill);
    } else if ("pick" in step) {
      const [shown, option] = step.pick;
      const native = page.locator("select").filter({ hasText: option, visible: true });
      await find(page, shown, (frame) => [
        frame.locator("select").filter({ hasText: option }),
        frame.getByText(shown, { exact: true }),
      ]);
      if ((await native.count()) > 0) {
        await native.last().selectOption({ label: option });
      } else {
        await walk(page, [shown, option]);
      }
    } else if ("tab" in step) {
      const opened = page.context().waitForEvent("page");
      await (await control(page, step.tab)).click();
      page = await opened;
    } else if ("accept" in step) {
      page.once("dialog", (dialog) => void dialog.accept());
      await (await control(page, step.accept)).click();
    } else if ("press" in step) {
      const target = await find(page, step.press, (frame) => [
        frame.getByLabel(step.press, { exact: true }),
        frame.getByTitle(step.press, { exact: true }),
      ]);
      await target.click();
    } else {
      await find(page, step.see, (frame) => [frame.getByText(step.see)]);
    }
  }
  return page;
}
