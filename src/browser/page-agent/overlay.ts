import { elementOf, state } from "./state.ts";
import { allRoots, queryAll } from "./roots.ts";
import { possibleClosedHosts } from "./survey.ts";
import { visibleBox } from "./visible.ts";

export type Badge = { id: number; label: string; danger: boolean };
/** A stretch of a painted piece that must not be seen: which piece, from where to where. */
export type Stretch = [piece: number, start: number, end: number];
export type Masks = { stretches: Stretch[]; fields: number[] };
/** x, y, width, height in the document's own coordinates. */
export type Area = [number, number, number, number];

/** Frames and possible hosts of closed shadow roots, as elements: they are looked into before anything is drawn. */
export function overlayParts(): Record<string, unknown> {
  const answer: Record<string, unknown> = { json: "null" };
  const roots = allRoots(document);
  let frames = 0;
  for (const root of roots)
    for (const frame of queryAll(root, "iframe,frame")) answer[`f${frames++}`] = frame;
  const custom = roots.flatMap((root) =>
    [...queryAll(root, "*")].filter((element) => state.dom.localName(element).includes("-")),
  );
  for (const [index, host] of possibleClosedHosts(roots, custom).entries())
    answer[`h${index}`] = host;
  return answer;
}

/** Every text that is painted now, piece by piece and in order: text nodes, values, placeholders, labels of lists. */
export function paintedTexts(): string[] {
  const pieces: { text: string; node: Text | undefined; element: Element | undefined }[] = [];
  state.unread = [];
  let length = 0;
  const add = (text: string, node: Text | undefined, element: Element | undefined): void => {
    if (text.length === 0 || (text.length < 100 && text.trim() === "")) return;
    const fits = text.length <= 20_000 && length + text.length <= 200_000;
    if (fits) {
      pieces.push({ text, node, element });
      length += text.length;
      return;
    }
    // What is nowhere near the picture needs neither reading nor covering.
    const part = node ?? (element as Element);
    if (state.unread.length < 2_000 && isNearPicture(part)) state.unread.push(part);
  };
  for (const root of allRoots(document)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (
        parent !== null &&
        /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|TITLE)$/i.test(parent.tagName)
      )
        continue;
      add(text.data, text, undefined);
    }
    for (const element of queryAll(root, "input,textarea,select,img[alt]"))
      add(textOfField(element), undefined, element);
    const all = queryAll(root, "*");
    // Asking for the style of three parts of each of 200,000 elements took 10 s.
    const few = all.length < 10_000;
    for (const element of all)
      if (few || isNearPicture(element)) add(textAround(element), undefined, element);
  }
  state.painted = pieces.map(({ node, element }) => node ?? (element as Element));
  return pieces.map(({ text }) => text);
}

/** Pictures show the window, or the page from its top down to 12,000 pixels. */
export function isNearPicture(part: Text | Element): boolean {
  let rect: DOMRect;
  if (part instanceof Element) rect = part.getBoundingClientRect();
  else {
    const range = document.createRange();
    range.selectNode(part);
    rect = range.getBoundingClientRect();
  }
  if (rect.width === 0 || rect.height === 0) return false;
  const inWindow = rect.top < innerHeight && rect.bottom > 0;
  return inWindow || (rect.top + scrollY < 12_000 && rect.bottom + scrollY > 0);
}

export function textOfField(element: Element): string {
  if (element instanceof HTMLSelectElement) {
    const labels: string[] = [];
    let length = 0;
    for (const option of element.options) {
      const label = option.label || option.text;
      // Longer than anything that is read: the whole list is covered then.
      if ((length += label.length + 1) > 30_000) return "x".repeat(30_000);
      labels.push(label);
    }
    return labels.join("\n");
  }
  if (element instanceof HTMLImageElement) return element.alt;
  const field = element as HTMLInputElement;
  return field.value === "" ? field.placeholder : field.value;
}

/** What style sheets write before and after an element. */
export function textAround(element: Element): string {
  let text = "";
  for (const place of ["::before", "::after", "::marker"]) {
    const { content } = getComputedStyle(element, place);
    if (content === "none" || content === "normal" || content === "") continue;
    text += content.replace(/^"|"$/g, "");
    for (const [, name] of content.matchAll(/attr\(\s*([\w-]+)/g))
      text += element.getAttribute(name ?? "") ?? "";
  }
  return text;
}

/** Where these masks lie now, one area each. */
export function maskAreas(masks: Masks): Area[] {
  const areas: Area[] = [];
  const add = (rect: { x: number; y: number; width: number; height: number }): void => {
    if (rect.width > 0 && rect.height > 0)
      areas.push([
        Math.floor(rect.x + scrollX) - 2,
        Math.floor(rect.y + scrollY) - 1,
        Math.ceil(rect.width) + 4,
        Math.ceil(rect.height) + 3,
      ]);
  };
  for (const [piece, start, end] of masks.stretches) {
    const source = state.painted[piece];
    if (source instanceof Element) add(source.getBoundingClientRect());
    else if (source instanceof Text && source.isConnected) {
      const range = document.createRange();
      range.setStart(source, Math.min(start, source.length));
      range.setEnd(source, Math.min(end, source.length));
      for (const rect of range.getClientRects()) add(rect);
    }
  }
  for (const part of state.unread) {
    if (!part.isConnected) continue;
    const source = part instanceof Text ? part.parentElement : part;
    if (source !== null) add(source.getBoundingClientRect());
  }
  for (const field of sensitiveElements(masks.fields)) add(field.getBoundingClientRect());
  return areas;
}

/**
 * Numbers over the affordances and dark boxes over what is secret, in the top layer and in a closed shadow root:
 * nothing of the page moves, nothing can be clicked, and undraw() takes it all away.
 */
export function draw(badges: Badge[], masks: Masks): Area[] {
  const areas = maskAreas(masks);
  undraw();
  const host = document.createElement("div");
  const { scrollWidth = 0, scrollHeight = 0 } = state.dom.top(document) ?? {};
  host.style.cssText = `all:initial;position:absolute;inset:auto;left:0;top:0;width:${scrollWidth}px;height:${scrollHeight}px;max-width:none;max-height:none;overflow:hidden;pointer-events:none;z-index:2147483647;border:0;padding:0;margin:0;background:none`;
  const root = host.attachShadow({ mode: "closed" });
  for (const [x, y, width, height] of areas) {
    const box = document.createElement("div");
    box.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:#111`;
    root.append(box);
  }
  for (const badge of badges) {
    const element = elementOf(badge.id);
    const box = element === undefined ? undefined : visibleBox(element);
    if (box === undefined) continue;
    const [x, y] = [box.x + scrollX, box.y + scrollY];
    const colour = badge.danger ? "#c62828" : "#1a57d6";
    const frame = document.createElement("div");
    frame.style.cssText = `position:absolute;box-sizing:border-box;left:${x}px;top:${y}px;width:${box.width}px;height:${box.height}px;border:1.5px solid ${colour};border-radius:3px`;
    const tag = document.createElement("div");
    tag.textContent = badge.label;
    tag.style.cssText = `position:absolute;left:${Math.max(0, x - 2)}px;top:${Math.max(0, y - 9)}px;background:${colour};color:#fff;font:bold 11px/13px sans-serif;padding:0 3px;border-radius:3px`;
    root.append(frame, tag);
  }
  state.overlay = host;
  state.dom.top(document)?.append(host);
  // Only the top layer stands above an open modal dialog.
  host.popover = "manual";
  try {
    host.showPopover();
  } catch {
    host.removeAttribute("popover");
  }
  // A dialog that opens now keeps undraw() from being called until it is answered.
  setTimeout(() => state.overlay === host && undraw(), 20_000);
  return areas;
}

export function overlayStands(): boolean {
  return state.overlay?.isConnected === true;
}

export function undraw(): void {
  state.overlay?.remove();
  state.overlay = undefined;
  state.painted = [];
  state.unread = [];
}

export function sensitiveElements(ids: number[]): Set<Element> {
  const found = new Set<Element>();
  for (const id of ids) {
    const element = elementOf(id);
    if (element !== undefined) found.add(element);
  }
  for (const root of allRoots(document))
    for (const field of queryAll(root, "input,textarea,[contenteditable]")) {
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
