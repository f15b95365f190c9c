import { shortText, visibleBox, visibleText } from "./visible.ts";

/** What the page says to the person by itself: alerts, status lines, toasts and field errors. */
export function findMessages(roots: ParentNode[]): string[] {
  const texts: string[] = [];
  const add = (text: string): void => {
    if (text !== "" && texts.length < 8 && !texts.some((known) => known.includes(text)))
      texts.push(text);
  };
  for (const root of roots) {
    const live =
      "[role=alert],[role=status],[aria-live=polite],[aria-live=assertive],output,[class*=toast i],[class*=snackbar i],[class*=flash-message i],[class*=error-message i],[class*=field-error i],[class*=alert-danger i],[class*=alert-success i],[class*=notification i]";
    for (const element of root.querySelectorAll(live)) {
      if (element.matches("html,body,main,form") || visibleBox(element) === undefined) continue;
      const text = visibleText(element, 240);
      if (text.length >= 2) add(text);
    }
    for (const field of root.querySelectorAll(
      "[aria-invalid=true],input:user-invalid,select:user-invalid,textarea:user-invalid",
    )) {
      if (visibleBox(field) === undefined) continue;
      const scope = field.getRootNode() as Document | ShadowRoot;
      const ids = `${field.getAttribute("aria-errormessage") ?? ""} ${field.getAttribute("aria-describedby") ?? ""}`;
      const said = ids
        .split(/\s+/)
        .filter((id) => id !== "")
        .map((id) => scope.getElementById(id)?.textContent ?? "")
        .join(" ");
      const native = (field as HTMLInputElement).validationMessage;
      add(shortText(said.trim() === "" ? native : said, 200));
    }
  }
  return texts;
}
