import type { BrowserContext, BrowserContextOptions } from "playwright";
import type { OpenInput } from "./port.ts";

export type Light = NonNullable<OpenInput["light"]>;

const SMALL = { width: 1024, height: 576 };
/**
 * By kind of request. Scripts are kept out as files and not switched off: with a page's scripts Chromium stops the
 * timers that the page agent waits on too, and nothing of the page could be read.
 */
const LEFT_OUT: Record<Light, ReadonlySet<string>> = {
  1: new Set(["image", "media", "font"]),
  2: new Set(["image", "media", "font", "script"]),
};

/** What a context is made with after its page took a browser with it. */
export function lighter({ light }: OpenInput): BrowserContextOptions {
  return light === undefined ? {} : { viewport: SMALL };
}

/** The last handler is asked first; whatever it does not drop goes on to the gate. */
export async function leaveOut(context: BrowserContext, light: Light): Promise<void> {
  await context.route(
    () => true,
    (route) =>
      LEFT_OUT[light].has(route.request().resourceType()) ? route.abort() : route.fallback(),
  );
}
