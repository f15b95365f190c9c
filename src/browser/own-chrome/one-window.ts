import type { BrowserContext, Page } from "playwright";

/** All that a document may do without a sandbox, but to open windows. */
const SANDBOX =
  "sandbox allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-presentation " +
  "allow-same-origin allow-scripts allow-storage-access-by-user-activation allow-top-navigation " +
  "allow-top-navigation-to-custom-protocols";

/**
 * A window that a page opens in the person's browser is not ours until it has been found among all their tabs, and has
 * sent its first request by then. So its documents may open none: the browser itself refuses, whatever the page tries.
 */
export async function keepToOneWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", (paused) => {
    const { requestId, responseStatusCode, responseHeaders = [] } = paused;
    const change =
      responseStatusCode === undefined || (responseStatusCode >= 300 && responseStatusCode < 400)
        ? {}
        : {
            responseCode: responseStatusCode,
            responseHeaders: [
              ...responseHeaders,
              { name: "Content-Security-Policy", value: SANDBOX },
            ],
          };
    session.send("Fetch.continueResponse", { requestId, ...change }).catch(isGone);
  });
  await session.send("Fetch.enable", {
    patterns: [{ urlPattern: "*", resourceType: "Document", requestStage: "Response" }],
  });
  // What a site's service worker answers and sends is not seen by the gate.
  await session.send("Network.enable");
  await session.send("Network.setBypassServiceWorker", { bypass: true });
}

/** Links and forms that ask for another window get this one, so that the way goes on. */
export async function openInPlace(context: BrowserContext): Promise<void> {
  await context.addInitScript(inPlace);
}

/** Runs inside pages, sent by its text. What a page does against it costs the page its window, nothing else. */
function inPlace(): void {
  const elsewhere = (target: string): boolean => !/^_(self|top|parent)$/i.test(target);
  const stay = (element: Element | null, attribute: string): void => {
    const own = element?.getAttribute(attribute) ?? document.querySelector("base")?.target ?? "";
    const named = [...document.querySelectorAll("iframe, frame")].some(
      (frame) => frame.getAttribute("name") === own,
    );
    if (element !== null && own !== "" && elsewhere(own) && !named)
      element.setAttribute(attribute, "_top");
  };
  // A key held while a link is clicked asks for another window too, and no sandbox refuses that.
  const plainly = (event: Event): void => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
    const { ctrlKey, metaKey, shiftKey, button } = event;
    const link = event.target.closest<HTMLAnchorElement>("a[href], area[href]");
    if (link === null || !(ctrlKey || metaKey || shiftKey || button === 1)) return;
    event.preventDefault();
    top?.location.assign(link.href);
  };
  const clicks = ["click", "auxclick"];
  for (const name of clicks) addEventListener(name, plainly, true);
  // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event): boolean {
    // One that is in no document is heard of by nobody but itself.
    if (clicks.includes(event.type) && this instanceof Element && !this.isConnected)
      this.addEventListener(event.type, plainly, { capture: true, once: true });
    return dispatch.call(this, event);
  };
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      stay(target.closest("a[href], area[href]"), "target");
      const button = target.closest("button, input");
      if (button?.hasAttribute("formtarget") === true) stay(button, "formtarget");
    },
    true,
  );
  addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement) stay(target, "target");
    },
    true,
  );
  // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
  const submit = HTMLFormElement.prototype.submit;
  HTMLFormElement.prototype.submit = function (): void {
    stay(this, "target");
    submit.call(this);
  };
  window.open = (url) => {
    if (url !== undefined && String(url) !== "" && String(url) !== "about:blank")
      top?.location.assign(new URL(String(url), document.baseURI).href);
    return window;
  };
}

function isGone(): void {
  // The document was given up by its page, or the tab has gone.
}
