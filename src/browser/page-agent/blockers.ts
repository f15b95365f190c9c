import {
  attributeOf,
  byIdNear,
  closestAcross,
  containsAcross,
  deepElementFromPoint,
  fits,
  parentOf,
  queryAll,
  queryFirst,
} from "./roots.ts";
import { drawerTitle, isDrawer } from "./drawer.ts";
import { shadowOf, state } from "./state.ts";
import { shortText, visibleBox, visibleText, rectOf } from "./visible.ts";

export type FoundBlocker = { kind: string; label: string; element: Element };

/** What stands before the page, topmost first. Words are a last resort: markup and geometry come first. */
export function findBlockers(roots: ParentNode[]): FoundBlocker[] {
  const found: FoundBlocker[] = [];
  const add = (kind: string, element: Element): void => {
    if (found.some((known) => containsAcross(known.element, element))) return;
    found.push({ kind, label: blockerLabel(element), element });
  };
  for (const root of roots)
    for (const element of queryAll(
      root,
      "dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true],[popover]",
    )) {
      if (visibleBox(element) === undefined) continue;
      if (looksLikeConsent(element)) add("consent", element);
      else if (
        fits(element, "dialog:modal,[aria-modal=true],[role=alertdialog]") ||
        (coversCentre(element) && !isList(element))
      )
        add("modal", element);
    }
  for (const { kind, element } of findLayers()) add(kind, element);
  for (const root of roots)
    for (const element of queryAll(root, noticeSelector()))
      if (isNotice(element) && isInView(element) && looksLikeConsent(element))
        add("consent", element);
  // What is still visible at its own middle lies above what is not.
  found.sort((a, b) => Number(isCovered(a.element)) - Number(isCovered(b.element)));
  for (const root of roots) {
    for (const element of queryAll(root, captchaSelector()))
      if (isCaptcha(element)) add("captcha", element);
    for (const element of queryAll(
      root,
      "input[type=password],input[type=email],input[autocomplete~=username]",
    ))
      if (visibleBox(element) !== undefined) {
        const form = closestAcross(element, "form,[role=form],main,section") ?? element;
        if (isSignIn(form, element)) add("login", form);
      }
  }
  if (found.length === 0 && isInterstitial()) {
    const body = state.dom.body(document);
    if (body !== null) add("interstitial", body);
  }
  return found;
}

/** A sign-in form or a captcha is a part of the page; what lies over the page comes first in every list. */
export function standsInFront(blocker: { kind: string }): boolean {
  return blocker.kind === "modal" || blocker.kind === "consent";
}

export function isCovered(element: Element): boolean {
  const box = rectOf(element);
  const hit = deepElementFromPoint(
    Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1),
    Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1),
  );
  return hit !== null && !containsAcross(element, hit);
}

export function isInView(element: Element): boolean {
  const box = visibleBox(element);
  return box !== undefined && box.y < innerHeight && box.y + box.height > 0;
}

/** A sign-in form asks for little and says so; a password among an account's other settings is no wall. */
export function isSignIn(form: Element, field: Element): boolean {
  const password = fits(field, "input[type=password]");
  if (attributeOf(field, "autocomplete") === "new-password") return false;
  const fields = queryAll(
    form,
    "input:not([type=hidden]):not([type=submit]):not([type=checkbox]),select,textarea",
  ).length;
  if (fields > 3 || queryAll(form, "input[type=password]").length > 1) return false;
  const marks = ["id", "class", "action"].map((name) => attributeOf(form, name) ?? "").join(" ");
  if (
    /log-?_?in\b|sign-?_?in|\bauth|session|anmeld|connexion|acceso|entrar|accedi|inloggen/i.test(
      `${marks} ${location.pathname}`,
    )
  )
    return true;
  if (!password) return false;
  return queryAll(document, "a[href],button,input:not([type=hidden]),select").length <= 8;
}

export function captchaSelector(): string {
  return [
    ".g-recaptcha",
    ".h-captcha",
    ".cf-turnstile",
    "iframe[src*='captcha' i]",
    "iframe[src*='challenges.cloudflare.com' i]",
    "iframe[src*='arkoselabs' i]",
    "iframe[title*='captcha' i]",
    "img[src*='captcha' i]",
    "img[alt*='captcha' i]",
    "input[name*='captcha' i]:not([type=hidden])",
    "[class*='captcha' i]:not(html,body,form,main)",
    "[id*='captcha' i]:not(html,body,form,main)",
  ].join(",");
}

/** The badge of a captcha that works unseen asks nothing of anybody. */
export function isCaptcha(element: Element): boolean {
  if (closestAcross(element, ".grecaptcha-badge,[data-size=invisible]") !== null) return false;
  if (visibleBox(element) === undefined) return false;
  if (/[?&]size=invisible/.test(attributeOf(element, "src") ?? "")) return false;
  return (
    fits(element, "iframe,img,input,[data-sitekey],.g-recaptcha,.h-captcha,.cf-turnstile") ||
    queryFirst(element, "iframe,img,canvas,input[type=checkbox],[role=checkbox]") !== null
  );
}

/** A page that only checks the browser, or sends it away: little on it, and it says so. */
export function isInterstitial(): boolean {
  const body = state.dom.body(document);
  if (body === null || queryAll(body, "a[href],button,input,select").length > 4) return false;
  const text = visibleText(body, 1500);
  return (
    text.length < 1400 &&
    /just a moment|checking (if|your|the) (browser|site|connection)|verif(y|ying) (that )?you are (a )?human|access (is |has been )?denied|attention required|are you a robot|unusual traffic|enable javascript and cookies/i.test(
      `${state.dom.title(document)} ${text}`,
    )
  );
}

export function blockerLabel(element: Element): string {
  const label = attributeOf(element, "aria-label");
  if (label !== null && label.trim() !== "") return shortText(label, 80);
  const text = (attributeOf(element, "aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => (id === "" ? "" : (byIdNear(element, id)?.textContent ?? "")))
    .join(" ");
  if (text.trim() !== "") return shortText(text, 80);
  const heading = queryFirst(element, "h1,h2,h3,h4,[role=heading],legend");
  if (heading !== null) return shortText(heading.textContent, 80);
  if (fits(element, "form,[role=form]")) {
    const above = closestAcross(element, "main,section,article,dialog,[role=dialog],body");
    const title = above === null ? null : queryFirst(above, "h1,h2,[role=heading]");
    if (title !== null) return shortText(title.textContent, 80);
  }
  const frame = fits(element, "iframe,img") ? element : queryFirst(element, "iframe[title]");
  return (
    (isDrawer(element) ? drawerTitle(element) : "") ||
    visibleText(element, 80) ||
    shortText(
      frame === null ? "" : (attributeOf(frame, "title") ?? attributeOf(frame, "alt") ?? ""),
      80,
    )
  );
}

export function coversCentre(element: Element): boolean {
  const hit = deepElementFromPoint(innerWidth / 2, innerHeight / 2);
  return hit !== null && containsAcross(element, hit);
}

export function holdsControl(element: Element): boolean {
  const controls = "button,a[href],input,[role=button],[tabindex],iframe";
  if (fits(element, "iframe") || queryFirst(element, controls) !== null) return true;
  const shadow = shadowOf(element);
  if (shadow !== null && queryFirst(shadow, controls) !== null) return true;
  return looksPressable(element);
}

/** Boxes of text that the pointer turns into a hand over: controls without any markup of one. */
export function looksPressable(element: Element): boolean {
  return [...queryAll(element, "div,span,li,p")]
    .slice(0, 60)
    .some((one) => getComputedStyle(one).cursor === "pointer");
}

/** Things that open over the page and go away by themselves, or are a part of it. */
export function isList(element: Element): boolean {
  const roles =
    "[role=menu],[role=listbox],[role=tooltip],[role=tree],[role=grid],[role=status],[role=log]";
  if (fits(element, `${roles},[role=banner],[role=navigation],[role=main],nav,main`)) return true;
  if (closestAcross(element, "nav,header,[role=navigation],[role=banner],[role=menubar]") !== null)
    return true;
  const only = [...state.dom.childNodes(element)].filter(
    (child) => child instanceof Element && visibleBox(child) !== undefined,
  );
  return only.length === 1 && fits(only[0] as Element, roles);
}

/**
 * Layers above the page that nothing in the markup calls a dialog, found where a person would see them: on a coarse
 * grid, from what is hit there outwards.
 */
export function findLayers(): { kind: string; element: Element }[] {
  const layers = new Set<Element>();
  const hits = new Set<Element>();
  for (const fy of [0.03, 0.25, 0.5, 0.75, 0.97])
    for (const fx of [0.05, 0.5, 0.95]) {
      const path: Element[] = [];
      const hit = deepElementFromPoint(innerWidth * fx, innerHeight * fy);
      if (hit === null || hits.has(hit)) continue;
      hits.add(hit);
      for (let at: Element | null = hit; at !== null && !fits(at, "html,body"); at = parentOf(at))
        if (isLayer(at)) path.unshift(at);
      for (const layer of path) layers.add(layer);
    }
  const result: { kind: string; element: Element }[] = [];
  const screen = innerWidth * innerHeight;
  const area = (element: Element): number => {
    const { width, height } = rectOf(element);
    return (width * height) / screen;
  };
  const backdrop = [...layers].some(
    (layer) => area(layer) >= 0.9 && !holdsControl(layer) && coversCentre(layer),
  );
  for (const element of layers) {
    if (result.some((known) => containsAcross(known.element, element))) continue;
    if (looksLikeConsent(element)) result.push({ kind: "consent", element });
    else if (!holdsControl(element) || isList(element) || isApplication(element)) continue;
    else if (isDrawer(element)) result.push({ kind: "modal", element });
    else if (backdrop && area(element) >= 0.02) result.push({ kind: "modal", element });
    else if (
      coversCentre(element) &&
      area(element) >= (getComputedStyle(element).position === "fixed" ? 0.06 : 0.5)
    )
      result.push({ kind: "modal", element });
  }
  return result;
}

export function isLayer(element: Element): boolean {
  const style = getComputedStyle(element);
  return style.position === "fixed" || (style.position === "absolute" && Number(style.zIndex) >= 1);
}

/** Some sites lay the whole page out in one fixed box: it holds the page's own parts, or nothing is left outside. */
export function isApplication(element: Element): boolean {
  const parts = "main,[role=main],nav,[role=navigation]";
  const shadow = shadowOf(element);
  if (queryFirst(element, parts) !== null) return true;
  if (shadow !== null || fits(element, "iframe")) return false;
  const controls = "a[href],button,input:not([type=hidden]),select,textarea,[role=button]";
  const root = Node.prototype.getRootNode.call(element);
  if (root !== document) return false;
  const all = queryAll(document, controls).length;
  if (all > 0) return all === queryAll(element, controls).length;
  // A page of boxes without markup: what lies over it leaves most of its words outside.
  const words = (node: Node | null): number =>
    node === null ? 0 : (state.dom.textContent(node) ?? "").length;
  return words(element) > words(state.dom.body(document)) * 0.8;
}

/** What lies over the page around one element; from the element up, since looking over the whole page costs 10 ms on a large one. */
export function overlayAround(element: Element): Element | null {
  const dialog = closestAcross(
    element,
    "dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]",
  );
  if (dialog !== null) return dialog;
  let top: Element | null = null;
  for (let at: Element | null = element; at !== null && !fits(at, "html,body"); at = parentOf(at))
    if (isLayer(at) && !isApplication(at)) top = at;
  return top !== null && (coversCentre(top) || looksLikeConsent(top) || isDrawer(top)) ? top : null;
}

/** Notices that push the page down instead of lying over it: four attribute tests for the engine, the rest by name. */
export function noticeSelector(): string {
  return "[id*='cookie' i],[class*='cookie' i],[id*='consent' i],[class*='consent' i]";
}

export function isNotice(element: Element): boolean {
  return /(cookie|consent)s?[-_]?(banner|notice|bar|popup|message|wall|overlay)/i.test(
    `${attributeOf(element, "id")} ${attributeOf(element, "class")}`,
  );
}

/** A link to the cookie settings or a round button in a corner asks nothing yet. */
export function looksLikeConsent(element: Element): boolean {
  if (!holdsControl(element) || fits(element, "html,body,main")) return false;
  const box = rectOf(element);
  if (box.width * box.height < innerWidth * innerHeight * 0.02) return false;
  const inner = fits(element, "iframe") ? element : queryFirst(element, "iframe");
  const marks = [element, ...(inner === null ? [] : [inner])]
    .flatMap((one) => ["id", "class", "aria-label", "title", "src"].map((n) => attributeOf(one, n)))
    .join(" ");
  const marked =
    /cookie|consent|gdpr|\bcmp\b|cmp-|onetrust|didomi|usercentrics|quantcast|sp_message/i.test(
      marks,
    );
  const words = visibleText(element, 800, true);
  if (marked) return words.length >= 20 || inner !== null;
  return (
    words.length >= 20 &&
    /cookie|クッキー|\bgdpr\b|\bconsent\b|einwilligung|consentement|consentimiento|consenso|toestemming|samtycke|zgod[aęy]/i.test(
      words,
    )
  );
}
