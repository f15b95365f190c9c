import { closestAcross, containsAcross, deepElementFromPoint, parentOf } from "./roots.ts";
import { shortText, visibleBox, visibleText } from "./visible.ts";

export type FoundBlocker = { kind: string; label: string; element: Element };

/** What stands before the page, topmost first. Words are a last resort: markup and geometry come first. */
export function findBlockers(roots: ParentNode[]): FoundBlocker[] {
  const found: FoundBlocker[] = [];
  const add = (kind: string, element: Element): void => {
    if (found.some((known) => known.element === element || containsAcross(known.element, element)))
      return;
    found.push({ kind, label: blockerLabel(element), element });
  };
  for (const root of roots) {
    for (const element of root.querySelectorAll(
      "dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true],[popover]",
    )) {
      if (visibleBox(element) === undefined) continue;
      const modal =
        element.matches("dialog:modal,[aria-modal=true],[role=alertdialog]") ||
        coversCentre(element);
      if (modal || looksLikeConsent(element))
        add(looksLikeConsent(element) ? "consent" : "modal", element);
    }
  }
  for (const element of fixedOverlays()) {
    if (looksLikeConsent(element)) add("consent", element);
    else if (coversCentre(element) && holdsControl(element)) add("modal", element);
  }
  for (const root of roots) {
    for (const element of root.querySelectorAll(captchaSelector()))
      if (visibleBox(element) !== undefined) add("captcha", element);
    for (const element of root.querySelectorAll("input[type=password]")) {
      if (
        visibleBox(element) === undefined ||
        element.getAttribute("autocomplete") === "new-password"
      )
        continue;
      const form = element.closest("form,[role=form],main,section") ?? element;
      if (isSignIn(form)) add("login", form);
    }
  }
  return found;
}

/** A sign-in form asks for little and says so; a password among an account's other settings is no wall. */
export function isSignIn(form: Element): boolean {
  const fields = form.querySelectorAll(
    "input:not([type=hidden]):not([type=submit]):not([type=checkbox]),select,textarea",
  ).length;
  if (fields > 3 || form.querySelectorAll("input[type=password]").length > 1) return false;
  const marks = `${form.id} ${form.getAttribute("class") ?? ""} ${form.getAttribute("action") ?? ""} ${location.pathname}`;
  if (
    /log-?_?in|sign-?_?in|auth|session|anmeld|connexion|acceso|entrar|accedi|inloggen/i.test(marks)
  )
    return true;
  return document.querySelectorAll("a[href],button,input:not([type=hidden]),select").length <= 8;
}

export function captchaSelector(): string {
  return [
    "iframe[src*='recaptcha' i]",
    "iframe[src*='hcaptcha' i]",
    "iframe[src*='challenges.cloudflare.com' i]",
    "iframe[src*='arkoselabs' i]",
    "iframe[title*='captcha' i]",
    "[class*='captcha' i]:not(html):not(body)",
    "[id*='captcha' i]",
  ].join(",");
}

export function blockerLabel(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label !== null && label.trim() !== "") return shortText(label, 80);
  const by = element.getAttribute("aria-labelledby");
  if (by !== null) {
    const root = element.getRootNode() as Document | ShadowRoot;
    const text = by
      .split(/\s+/)
      .map((id) => root.getElementById(id)?.textContent ?? "")
      .join(" ");
    if (text.trim() !== "") return shortText(text, 80);
  }
  const heading = element.querySelector("h1,h2,h3,h4,[role=heading],legend");
  if (heading !== null) return shortText(heading.textContent, 80);
  return visibleText(element, 80);
}

export function coversCentre(element: Element): boolean {
  const hit = deepElementFromPoint(innerWidth / 2, innerHeight / 2);
  return hit !== null && containsAcross(element, hit);
}

export function holdsControl(element: Element): boolean {
  return element.querySelector("button,a[href],input,[role=button],[tabindex]") !== null;
}

/** Fixed or sticky layers above the page, found where a person would see them: on a coarse grid. */
export function fixedOverlays(): Element[] {
  const result = new Set<Element>();
  for (const fy of [0.03, 0.25, 0.5, 0.75, 0.97])
    for (const fx of [0.05, 0.5, 0.95]) {
      let top: Element | undefined;
      for (
        let at = deepElementFromPoint(innerWidth * fx, innerHeight * fy);
        at !== null;
        at = parentOf(at)
      ) {
        if (at.matches("html,body")) break;
        const style = getComputedStyle(at);
        if (
          style.position === "fixed" ||
          (style.position === "absolute" && Number(style.zIndex) >= 100)
        )
          top = at;
      }
      if (top !== undefined) result.add(top);
    }
  return [...result];
}

/** What lies over the page around one element; from the element up, since looking over the whole page costs 10 ms on a large one. */
export function overlayAround(element: Element): Element | null {
  const dialog = closestAcross(
    element,
    "dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]",
  );
  if (dialog !== null) return dialog;
  let top: Element | null = null;
  for (
    let at: Element | null = element;
    at !== null && !at.matches("html,body");
    at = parentOf(at)
  ) {
    const style = getComputedStyle(at);
    if (
      style.position === "fixed" ||
      (style.position === "absolute" && Number(style.zIndex) >= 100)
    )
      top = at;
  }
  return top !== null && (coversCentre(top) || looksLikeConsent(top)) ? top : null;
}

export function looksLikeConsent(element: Element): boolean {
  const marks = `${element.id} ${element.getAttribute("class") ?? ""} ${element.getAttribute("aria-label") ?? ""}`;
  if (/cookie|consent|gdpr|cmp-|onetrust|didomi|usercentrics|quantcast|sp_message/i.test(marks))
    return holdsControl(element);
  const text = visibleText(element, 600);
  return (
    /cookie|クッキー|\bgdpr\b|\bconsent\b|einwilligung|consentement|consentimiento|consenso|toestemming|samtycke|zgod[aęy]/i.test(
      text,
    ) &&
    text.length > 20 &&
    holdsControl(element)
  );
}
