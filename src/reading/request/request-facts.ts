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
/** Their address and body say all there is to say; the last four look something up, but what they say is read like a POST's. */
const KNOWN = new Set(
  "GET HEAD OPTIONS POST PUT PATCH DELETE PROPFIND REPORT SEARCH QUERY".split(" "),
);

export function isReadingMethod(method: string): boolean {
  return READS.has(method.toUpperCase());
}

/** MOVE, UNLINK or a verb of the site's own does what the server behind it does, and the rest of the request need not say it. */
export function isKnownMethod(method: string): boolean {
  return KNOWN.has(method.toUpperCase());
}
