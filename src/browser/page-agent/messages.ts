import { attributeOf, byIdNear, fits, queryAll } from "./roots.ts";
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
    for (const element of queryAll(root, live)) {
      if (fits(element, "html,body,main,form") || visibleBox(element) === undefined) continue;
      // A part of the page that is announced as a whole when it changes says nothing by being there.
      if (queryAll(element, "table,form,[role=grid],[role=tablist],input,select").length > 0)
        continue;
      const text = visibleText(element, 240);
      if (text.length >= 2) add(text);
    }
    for (const field of queryAll(
      root,
      "[aria-invalid=true],input:user-invalid,select:user-invalid,textarea:user-invalid",
    )) {
      if (visibleBox(field) === undefined) continue;
      const ids = `${attributeOf(field, "aria-errormessage") ?? ""} ${attributeOf(field, "aria-describedby") ?? ""}`;
      const said = ids
        .split(/\s+/)
        .filter((id) => id !== "")
        .map((id) => byIdNear(field, id)?.textContent ?? "")
        .join(" ");
      const native = (field as HTMLInputElement).validationMessage;
      add(shortText(said.trim() === "" ? native : said, 200));
    }
  }
  return texts;
}
