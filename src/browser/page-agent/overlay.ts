import { elementOf, state } from "./state.ts";
import { allRoots } from "./roots.ts";
import { visibleBox } from "./visible.ts";

export type Badge = { id: number; label: string; danger: boolean };

/**
 * Numbers over the affordances and black boxes over what is secret, in the top layer and in a closed shadow root:
 * nothing of the page moves, nothing can be clicked, and undraw() takes it all away.
 */
export function draw(badges: Badge[], secrets: string[], sensitiveIds: number[]): number {
  undraw();
  const host = document.createElement("div");
  host.style.cssText =
    "all:initial;position:fixed;inset:0;width:100vw;height:100vh;pointer-events:none;z-index:2147483647;border:0;padding:0;margin:0;background:none;overflow:visible";
  const root = host.attachShadow({ mode: "closed" });
  let masked = 0;
  const cover = (x: number, y: number, width: number, height: number): void => {
    const box = document.createElement("div");
    box.style.cssText = `position:absolute;left:${x - 1}px;top:${y - 1}px;width:${width + 2}px;height:${height + 2}px;background:#111`;
    root.append(box);
    masked++;
  };
  for (const element of sensitiveElements(sensitiveIds)) {
    const box = visibleBox(element);
    if (box !== undefined) cover(box.x, box.y, box.width, box.height);
  }
  for (const rect of secretRects(secrets)) cover(rect.x, rect.y, rect.width, rect.height);
  for (const badge of badges) {
    const element = elementOf(badge.id);
    const box = element === undefined ? undefined : visibleBox(element);
    if (box === undefined) continue;
    const colour = badge.danger ? "#c62828" : "#1a57d6";
    const frame = document.createElement("div");
    frame.style.cssText = `position:absolute;box-sizing:border-box;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;border:1.5px solid ${colour};border-radius:3px`;
    const tag = document.createElement("div");
    tag.textContent = badge.label;
    tag.style.cssText = `position:absolute;left:${Math.max(0, box.x - 2)}px;top:${Math.max(0, box.y - 9)}px;background:${colour};color:#fff;font:bold 11px/13px sans-serif;padding:0 3px;border-radius:3px`;
    root.append(frame, tag);
  }
  state.overlay = host;
  document.documentElement?.append(host);
  // Only the top layer stands above an open modal dialog.
  host.popover = "manual";
  try {
    host.showPopover();
  } catch {
    host.removeAttribute("popover");
  }
  return masked;
}

export function undraw(): void {
  state.overlay?.remove();
  state.overlay = undefined;
}

export function sensitiveElements(ids: number[]): Set<Element> {
  const found = new Set<Element>();
  for (const id of ids) {
    const element = elementOf(id);
    if (element !== undefined) found.add(element);
  }
  for (const root of allRoots(document))
    for (const field of root.querySelectorAll("input,textarea,[contenteditable]")) {
      if ((field as HTMLInputElement).type === "password") state.sensitive.add(field);
      const marks = `${field.getAttribute("autocomplete") ?? ""} ${field.getAttribute("name") ?? ""} ${field.id}`;
      if (
        state.sensitive.has(field) ||
        /\bcc-|current-password|new-password|one-time-code|card-?num|cvc|cvv|iban/i.test(marks)
      )
        found.add(field);
    }
  return found;
}

/** Where the page shows a known secret in plain sight: in text, and in the value of any field. */
export function secretRects(secrets: string[]): DOMRect[] {
  const rects: DOMRect[] = [];
  const wanted = secrets.filter((secret) => secret.length >= 3);
  if (wanted.length === 0 || document.body === null) return rects;
  for (const root of allRoots(document)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const data = (node as Text).data;
      for (const secret of wanted) {
        for (
          let at = data.indexOf(secret);
          at >= 0;
          at = data.indexOf(secret, at + secret.length)
        ) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + secret.length);
          rects.push(...range.getClientRects());
        }
      }
    }
    for (const field of root.querySelectorAll<HTMLInputElement>("input,textarea"))
      if (
        wanted.some((secret) => field.value.includes(secret) || field.placeholder.includes(secret))
      )
        rects.push(field.getBoundingClientRect());
  }
  return rects;
}
