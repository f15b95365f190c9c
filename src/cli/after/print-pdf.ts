import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { browserPath } from "../run/browser-setup.ts";
import { UsageError } from "../usage-error.ts";

const call = promisify(execFile);
const LIMIT_MS = 60_000;

/** Prints a page of our own by the browser there is, in a folder of its own and without any network. */
export async function printPdf(html: string): Promise<Uint8Array> {
  const browser = await browserPath();
  const folder = await mkdtemp(join(tmpdir(), "subterminator-print-"));
  const [page, pdf] = [join(folder, "page.html"), join(folder, "page.pdf")];
  try {
    await writeFile(page, html, { mode: 0o600 });
    await call(
      browser,
      [
        "--headless",
        "--disable-gpu",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        `--user-data-dir=${join(folder, "profile")}`,
        "--no-first-run",
        "--disable-extensions",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--no-pdf-header-footer",
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      { timeout: LIMIT_MS, killSignal: "SIGKILL" },
    );
    return await readFile(pdf);
  } catch {
    throw new UsageError(
      "The browser could not print a PDF.",
      "`subterminator doctor` shows which browser is used; the same as HTML is written without --pdf.",
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
