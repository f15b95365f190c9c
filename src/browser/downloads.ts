import type { CDPSession, Download, Page } from "playwright";
import { safeFileName } from "../contract/file-name.ts";

export type DownloadLimits = { bytes: number; ms: number };

/** A page that starts more than this is not offering files but filling a disk. */
const MAX_DOWNLOADS = 20;

/**
 * The downloads of one tab: recorded by name and never opened. The browser keeps them in a folder of its own that goes
 * with the session; one that is too large, never ends, or is one too many is cancelled, and that is said.
 */
export class Downloads {
  readonly names: string[] = [];
  #limits: DownloadLimits;
  #running = new Map<Download, NodeJS.Timeout>();
  #urls = new Map<string, string>();
  #say: (note: string) => void;

  constructor(page: Page, limits: DownloadLimits, say: (note: string) => void) {
    this.#limits = limits;
    this.#say = say;
    page.on("download", (download) => this.#begin(download));
  }

  /** Playwright tells of a download's start and end only; how far it has come is heard over CDP. */
  attach(session: CDPSession): void {
    session.on("Page.downloadWillBegin", ({ guid, url }) => this.#urls.set(guid, url));
    session.on("Page.downloadProgress", ({ guid, receivedBytes, totalBytes, state }) => {
      const url = this.#urls.get(guid);
      if (state !== "inProgress") this.#urls.delete(guid);
      if (url === undefined || Math.max(receivedBytes, totalBytes) <= this.#limits.bytes) return;
      for (const download of this.#running.keys())
        if (download.url() === url)
          this.#cancel(download, `it is larger than ${megabytes(this.#limits.bytes)}`);
    });
  }

  #begin(download: Download): void {
    this.names.push(safeFileName(download.suggestedFilename()));
    const timer = setTimeout(
      () => this.#cancel(download, `it took longer than ${Math.ceil(this.#limits.ms / 1000)} s`),
      this.#limits.ms,
    );
    timer.unref();
    this.#running.set(download, timer);
    this.#say("");
    const over = (): void => this.#forget(download);
    download.failure().then(over, over);
    if (this.names.length > MAX_DOWNLOADS)
      this.#cancel(download, `the page started more than ${MAX_DOWNLOADS} downloads`);
  }

  #cancel(download: Download, why: string): void {
    if (!this.#running.has(download)) return;
    this.#forget(download);
    this.#say(`download ${safeFileName(download.suggestedFilename())} cancelled: ${why}`);
    // A download whose page or browser is gone has ended anyway.
    download.cancel().catch(() => undefined);
  }

  #forget(download: Download): void {
    clearTimeout(this.#running.get(download));
    this.#running.delete(download);
  }
}

function megabytes(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${bytes} bytes`;
}
