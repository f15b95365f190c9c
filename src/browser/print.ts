import { launchBrowser } from "./launch.ts";

const PRINT_MS = 30_000;

/** A document of our own making as PDF, by a browser of its own: no script runs and nothing is fetched. */
export async function printPdf(
  html: string,
  settings: { executablePath?: string; home: string },
): Promise<Uint8Array> {
  const browser = await launchBrowser({ ...settings, headed: false });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
    const page = await context.newPage();
    page.setDefaultTimeout(PRINT_MS);
    await page.setContent(html, { waitUntil: "load" });
    return await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true });
  } finally {
    await browser.close();
  }
}
