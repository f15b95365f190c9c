import type { Page, Request } from "playwright";
import { isReadingMethod, type RequestFacts } from "../reading/request/request-facts.ts";
import type { Held } from "./effect-gate.ts";

/** A request as its page's route sees it. */
export function factsOf(request: Request): RequestFacts {
  const method = request.method();
  const headers = request.headers();
  const body = request.postDataBuffer();
  // A form's own kind of body without one: the browser keeps what it would send to itself.
  const withheld =
    body === null && !isReadingMethod(method) && /multipart/i.test(headers["content-type"] ?? "");
  return {
    method,
    url: request.url(),
    resourceType: request.resourceType(),
    isNavigation: request.isNavigationRequest(),
    headers,
    pageUrl: pageUrlOf(request),
    ...(body === null ? {} : { body }),
    ...(withheld ? { bodyWithheld: true } : {}),
  };
}

function pageUrlOf(request: Request): string {
  try {
    return request.frame().url();
  } catch {
    // A request of a worker, or of a document that is only being made, has no frame yet.
    return "";
  }
}

/** A frame's own document leaves the page around it answering; only that of the page itself does not. */
export function pageOf(request: Request): Held["page"] {
  if (!request.isNavigationRequest()) return undefined;
  try {
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : undefined;
  } catch {
    // Playwright knows the request of a new window before the window.
    return "new";
  }
}

/** The page that sends it; undefined for a worker's, or where the page is only being made. */
export function senderOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

export function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "null";
}
