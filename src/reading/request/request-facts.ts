/** One request as it stands before it leaves. */
export type RequestFacts = {
  method: string;
  url: string;
  resourceType: string; // Playwright's: document, xhr, fetch, ping, image, script, websocket, other, …
  isNavigation: boolean;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** Where no headers are known. */
  contentType?: string;
  body?: string | Uint8Array;
  /** It has a body that nobody was given to read: a stream, or too much. */
  bodyWithheld?: boolean;
  pageUrl: string;
};

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isReadingMethod(method: string): boolean {
  return READS.has(method.toUpperCase());
}
