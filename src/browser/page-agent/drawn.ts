import type { Drawn, DrawnLine } from "../../contract/drawn.ts";
import { attributeOf, containsAcross, fits, parentOf, queryAll } from "./roots.ts";
import { regionOf } from "./regions.ts";
import { shadowOf, state } from "./state.ts";
import { isShown, rectOf } from "./visible.ts";

/** What a page says to whoever looks at it, line by line, each with the boxes that it stands in. */
export function readDrawn(maxLines: number): Drawn & { origin: string; opaque: boolean } {
  const lines: DrawnLine[] = [];
  const body = state.dom.body(document);
  const known = new Map<Element, number>();
  const reach = drawnReach();
  let boxes = 0;
  let depth = 0;
  let all = "";
  let own = "";
  let seen = "";
  let controls: DrawnLine[] = [];
  const path: number[] = [];
  const regions: string[] = ["main"];
  const rows: number[] = [];
  const cells: NonNullable<DrawnLine["cell"]>[] = [];
  let citations = 0;
  let pictures = 0;
  const at = (): Pick<DrawnLine, "region" | "path" | "row" | "cell" | "cited"> => {
    const row = rows.at(-1);
    const cell = cells.at(-1);
    return {
      region: regions.at(-1) ?? "main",
      path: [...path],
      ...(row === undefined ? {} : { row }),
      ...(cell === undefined ? {} : { cell }),
      ...(citations === 0 ? {} : { cited: true }),
    };
  };
  const flush = (heading = 0): void => {
    const text = all.replace(/\s+/g, " ").trim().slice(0, 600).toWellFormed();
    const said = own.replace(/[\s\p{P}\p{S}]+/gu, "") !== "";
    const painted = seen.replace(/\s+/g, " ").trim().slice(0, 600).toWellFormed();
    all = "";
    own = "";
    seen = "";
    if (said)
      lines.push({
        text,
        ...(painted === text ? {} : { painted }),
        kind: heading > 0 ? "heading" : "text",
        ...(heading > 0 ? { level: heading } : {}),
        ...at(),
      });
    lines.push(...controls);
    controls = [];
  };
  const addControl = (element: Element, words: string): void => {
    const role = attributeOf(element, "role") ?? controlRole(element);
    const on = switchState(element);
    const label = on === undefined ? "" : labelBeside(element);
    const text = `${words.includes(label) ? "" : `${label} `}${words}`
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 200)
      .toWellFormed();
    if (text !== "")
      controls.push({
        text,
        kind: "control",
        role,
        ...(on === undefined ? {} : { on }),
        ...at(),
      });
  };
  const visit = (node: Node, inControl: boolean): void => {
    if (lines.length >= maxLines || depth > 300) return;
    if (node instanceof Text) {
      if (node.data.trim() === "") {
        all += " ";
        own += " ";
        seen += " ";
      } else if (isDrawnText(node, known, reach, inControl)) {
        all += node.data.slice(0, 2000);
        seen += node.data.slice(0, 2000);
        if (!inControl) own += node.data.slice(0, 2000);
      }
      return;
    }
    if (!(node instanceof Element)) return;
    const tag = state.dom.localName(node);
    if (/^(script|style|noscript|template|canvas|datalist|option|iframe|head)$/.test(tag)) return;
    // An icon in a line says nothing.
    if (tag === "svg" && queryAll(node, "text").length === 0) return;
    if (pictures > 0 && /^(title|desc|defs|symbol|metadata|use|pattern|mask)$/i.test(tag)) return;
    const style = getComputedStyle(node);
    if (style.display === "none") return;
    depth++;
    const region = fits(node, "nav,[role=navigation]")
      ? "navigation"
      : fits(node, "footer,[role=contentinfo]")
        ? "footer"
        : fits(node, "dialog,[role=dialog],[role=alertdialog]")
          ? "modal"
          : isMessage(node)
            ? "message"
            : undefined;
    if (region !== undefined) regions.push(region === "footer" ? regionOf(node) : region);
    const unticked = isUnticked(node);
    // A stamp across the page may speak against an end; a picture of one proves none.
    const picture = tag === "svg";
    const cited =
      unticked ||
      picture ||
      /^(?:blockquote|figure|samp)$/.test(tag) ||
      fits(node, "[role=figure]");
    const heading = Number(/^h([1-6])$/.exec(tag)?.[1] ?? (fits(node, "[role=heading]") ? 3 : 0));
    const control = !inControl && isDrawnControl(node);
    const block =
      unticked ||
      picture ||
      (pictures > 0 && tag === "text") ||
      (!/^(inline|contents|ruby)$/.test(style.display) && tag !== "br");
    const boxed = block && !style.display.startsWith("inline");
    // What stands in boxes of its own inside a button is still the button's words.
    if (inControl && (block || tag === "br")) all += " ";
    else if (block || tag === "br") flush();
    if (cited) citations++;
    if (picture) pictures++;
    if (boxed && !control) path.push(++boxes);
    const row = boxed && !control && (style.display === "table-row" || fits(node, "[role=row]"));
    if (row) rows.push(boxes);
    const cell = tag === "dt" ? "term" : tag === "dd" ? "value" : undefined;
    if (cell !== undefined) cells.push(cell);
    const children = (within: boolean): void => {
      seen += wordsByStyle(node, "::before");
      for (const child of state.dom.childNodes(shadowOf(node) ?? node)) visit(child, within);
      if (node instanceof HTMLSlotElement)
        for (const child of node.assignedNodes()) visit(child, within);
      seen += wordsByStyle(node, "::after");
    };
    if (control) {
      const outer = { all, own };
      all = "";
      own = "";
      children(true);
      const words = all.replace(/\s+/g, " ").trim();
      if (isShown(node) || words !== "")
        addControl(node, words === "" ? nameWithoutText(node) : words);
      all = block ? outer.all : `${outer.all} ${words} `;
      own = outer.own;
      seen = all;
    } else if (isFixedField(node)) {
      const value = ` ${node.value.slice(0, 2000)} `;
      all += value;
      own += value;
      seen += value;
    } else children(inControl);
    if (block && inControl) all += " ";
    else if (block) flush(heading);
    if (cited) citations--;
    if (picture) pictures--;
    if (boxed && !control) path.pop();
    if (row) rows.pop();
    if (cell !== undefined) cells.pop();
    if (region !== undefined) regions.pop();
    depth--;
  };
  if (body !== null && !frameIsHidden()) visit(body, false);
  flush();
  return {
    lines,
    busy: body !== null && isBusy(body),
    origin: location.origin,
    opaque: frameIsOpaque(),
  };
}

/** Words that only a style sheet says: they prove nothing, and may turn round what they stand beside. */
export function wordsByStyle(element: Element, pseudo: "::before" | "::after"): string {
  const content = getComputedStyle(element, pseudo).content.slice(0, 300);
  if (!content.startsWith('"') || !/\p{L}{2}/u.test(content)) return "";
  const words = content.replace(/^"|"$/g, "").replace(/\\"/g, '"');
  return pseudo === "::before" ? `${words} ` : ` ${words}`;
}

/**
 * Frameworks call the whole page live, or what may still be loading in it: what has headings of its own, says whether it is
 * busy, or holds more to press than a message has (close, undo, more) is a part of the page.
 */
export function isMessage(node: Element): boolean {
  return (
    fits(node, "[role=alert],[role=status],[aria-live=polite],[aria-live=assertive]") &&
    !fits(node, "main,[role=main],[aria-busy]") &&
    queryAll(node, "h1,h2,main").length === 0 &&
    queryAll(node, "button,a[href],[role=button]").length <= 3
  );
}

/** What stands by an empty box would hold if it were ticked. */
export function isUnticked(node: Element): boolean {
  const box = node instanceof HTMLLabelElement ? node.control : null;
  return box instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(box.type) && !box.checked;
}

/** A field that nobody can write in is one more way to print a value. */
export function isFixedField(node: Element): node is HTMLInputElement | HTMLTextAreaElement {
  const field =
    node instanceof HTMLTextAreaElement ||
    (node instanceof HTMLInputElement && /^(?:text|email|tel|url|number|date)$/.test(node.type));
  return field && (node.readOnly || node.disabled) && isShown(node);
}

export function isDrawnControl(element: Element): boolean {
  return fits(
    element,
    "a[href],button,summary,input[type=submit],input[type=button],input[type=checkbox],input[type=radio],[role=button],[role=link],[role=switch],[role=checkbox],[role=radio],[role=tab],[role=menuitem]",
  );
}

/** "On" on a switch says nothing without what it is a switch of. */
export function labelBeside(element: Element): string {
  const ids = (attributeOf(element, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const named = ids.flatMap((id) => [...queryAll(document, `[id="${CSS.escape(id)}"]`)]);
  return (named[0]?.textContent ?? attributeOf(element, "aria-label") ?? "").slice(0, 200);
}

export function controlRole(element: Element): string {
  const tag = state.dom.localName(element);
  if (tag === "a") return "link";
  const type = attributeOf(element, "type");
  return type === "checkbox" || type === "radio" ? type : "button";
}

export function switchState(element: Element): boolean | undefined {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return element.checked;
  const told = attributeOf(element, "aria-checked") ?? attributeOf(element, "aria-pressed");
  return told === null ? undefined : told === "true";
}

/** An icon's label, a submit's value, the words beside a box: what a person takes it for. */
export function nameWithoutText(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (/^(submit|button)$/.test(element.type)) return element.value;
    return element.labels?.[0]?.textContent ?? attributeOf(element, "aria-label") ?? "";
  }
  return attributeOf(element, "aria-label") ?? attributeOf(element, "title") ?? "";
}

/** A frame that was written by the page into itself, or fenced off, speaks for nobody. */
export function frameIsOpaque(): boolean {
  if (self === top) return false;
  if (!/^https?:$/.test(location.protocol) || self.origin === "null") return true;
  const holder = frameHolder();
  return holder !== null && (fits(holder, "[sandbox]") || fits(holder, "[srcdoc]"));
}

export function frameHolder(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}

export function frameIsHidden(): boolean {
  const holder = frameHolder();
  if (holder === null) return false;
  const box = rectOf(holder);
  return box.width < 20 || box.height < 10 || box.right <= 0 || !isShown(holder);
}

export function isBusy(body: Element): boolean {
  for (const one of queryAll(
    body,
    "[aria-busy=true],[class*=skeleton i],[class*=shimmer i],[class*=spinner i],[role=progressbar]:not([aria-valuenow])",
  )) {
    const box = rectOf(one);
    if (box.width > 4 && box.height > 4 && isShown(one)) return true;
  }
  return false;
}

/** How far down somebody would scroll: the end of what stands in the flow, and a screen more. */
export function drawnReach(): number {
  const body = state.dom.body(document);
  let bottom = 0;
  for (const child of body?.children ?? []) {
    const { position } = getComputedStyle(child);
    if (position !== "absolute" && position !== "fixed")
      bottom = Math.max(bottom, rectOf(child).bottom + scrollY);
  }
  return Math.max(bottom, innerHeight) + innerHeight;
}

/** Less than this of its ink and nobody reads it. */
export function inkOf(element: Element, known: Map<Element, number>): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  const parent = parentOf(element);
  let ink = parent === null ? 1 : inkOf(parent, known);
  if (ink > 0) {
    const style = getComputedStyle(element);
    ink *= Number(style.opacity);
    const filtered = /opacity\(([\d.]+)(%?)\)/.exec(style.filter);
    if (filtered !== null) ink *= Number(filtered[1]) / (filtered[2] === "%" ? 100 : 1);
    const clipped =
      /inset\((?:[5-9]\d|100)(?:\.\d+)?%|circle\(0|ellipse\(0|polygon\((?:0(?:px|%)? 0(?:px|%)?,? ?)+\)/.test(
        style.clipPath,
      ) || /^rect\((?:0px,? ?|1px,? ?)+\)$/.test(style.clip);
    if (clipped || ink < 0.12) ink = 0;
  }
  known.set(element, ink);
  return ink;
}

export function isDrawnText(
  node: Text,
  known: Map<Element, number>,
  reach: number,
  inControl: boolean,
): boolean {
  const element = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
  if (element === undefined || element === null) return false;
  if (!isShown(element) && getComputedStyle(element).display !== "contents") return false;
  if (inkOf(element, known) === 0) return false;
  const style = getComputedStyle(element);
  if (Number.parseFloat(style.fontSize) < 5) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  let best: DOMRect | undefined;
  for (const rect of range.getClientRects())
    if (best === undefined || rect.width * rect.height > best.width * best.height) best = rect;
  if (best === undefined || best.width < 2 || best.height < 4) return false;
  const place = reachedPlace(element, best, reach);
  if (place === undefined) return false;
  if (inControl) return true;
  return !isStruck(element) && hasContrast(element, style, place) && !isUnder(element, place);
}

/** Where it can be brought into view; undefined where no scrolling shows it. */
export function reachedPlace(element: Element, rect: DOMRect, reach: number): DOMRect | undefined {
  let { left, top, right, bottom } = rect;
  let fixed = false;
  let absolute = false;
  const root = document.documentElement;
  const body = state.dom.body(document);
  for (let at: Element | null = element; at !== null && at !== root; at = parentOf(at)) {
    const style = getComputedStyle(at);
    fixed ||= style.position === "fixed";
    absolute ||= style.position === "absolute";
    if (at === body || style.overflow === "visible") continue;
    const box = rectOf(at);
    // Along an axis that scrolls, all but what lies before the beginning can be brought into view.
    if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth) {
      if (right + at.scrollLeft <= box.left) return undefined;
      left = Math.min(Math.max(left, box.left), box.right - 2);
      right = Math.max(Math.min(right, box.right), left + 2);
    } else if (style.overflowX !== "visible") {
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    if (/auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight) {
      if (bottom + at.scrollTop <= box.top) return undefined;
      top = Math.min(Math.max(top, box.top), box.bottom - 4);
      bottom = Math.max(Math.min(bottom, box.bottom), top + 4);
    } else if (style.overflowY !== "visible") {
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    if (right - left < 2 || bottom - top < 4) return undefined;
  }
  const seen = new DOMRect(left, top, right - left, bottom - top);
  if (fixed)
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight ? seen : undefined;
  const beyond =
    right + scrollX <= 1 ||
    bottom + scrollY <= 1 ||
    left + scrollX >= Math.max(innerWidth, root.clientWidth) + 40 ||
    top + scrollY >= root.scrollHeight + 1 ||
    (absolute && top + scrollY > reach);
  return beyond ? undefined : seen;
}

export function isStruck(element: Element): boolean {
  for (let at: Element | null = element, steps = 0; at !== null && steps < 4; steps++) {
    if (getComputedStyle(at).textDecorationLine.includes("line-through")) return true;
    at = parentOf(at);
  }
  return false;
}

/** Red, green, blue and how much of it; undefined for colours that are written otherwise. */
export function colourOf(text: string): [number, number, number, number] | undefined {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
  return parts === null
    ? undefined
    : [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)];
}

export function hasContrast(element: Element, style: CSSStyleDeclaration, place: DOMRect): boolean {
  const ink = colourOf(style.webkitTextFillColor || style.color);
  if (ink === undefined) return true;
  // Gradient text has no colour of its own.
  if (style.backgroundClip === "text") return true;
  if (ink[3] < 0.12) return false;
  const ground = groundUnder(element, place);
  if (ground === undefined) return true;
  const light = ([r, g, b]: number[]): number => {
    const part = (value = 0): number => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const mixed = [0, 1, 2].map((at) => (ink[at] ?? 0) * ink[3] + (ground[at] ?? 0) * (1 - ink[3]));
  const [a, b] = [light(mixed), light(ground)];
  const apart = Math.abs((mixed[0] ?? 0) - ground[0]) + Math.abs((mixed[1] ?? 0) - ground[1]);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 1.12 || apart > 60;
}

/** The colour behind it, or undefined where a picture is. */
export function groundUnder(
  element: Element,
  place: DOMRect,
): [number, number, number, number] | undefined {
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  const stack = document.elementsFromPoint(x, y);
  const from = stack.findIndex((one) => one === element || containsAcross(one, element));
  const chain: Element[] = from >= 0 ? stack.slice(from) : [];
  if (chain.length === 0)
    for (let at: Element | null = element; at !== null; at = parentOf(at)) chain.push(at);
  else if (chain[0] !== element) chain.unshift(element);
  for (const one of chain) {
    const style = getComputedStyle(one);
    if (style.backgroundImage !== "none" || fits(one, "img,video,canvas,svg,picture"))
      return undefined;
    const colour = colourOf(style.backgroundColor);
    if (colour === undefined) return undefined;
    if (colour[3] > 0.9) return colour;
    if (colour[3] > 0.1) return undefined;
  }
  return [255, 255, 255, 1];
}

/** Something opaque lies over it that no scrolling takes away. */
export function isUnder(element: Element, place: DOMRect): boolean {
  const y = place.y + place.height / 2;
  return [place.x + Math.min(4, place.width / 2), place.x + place.width / 2].every((x) => {
    const top = document.elementsFromPoint(x, y)[0];
    if (top === undefined || containsAcross(top, element) || containsAcross(element, top))
      return false;
    for (
      let at: Element | null = top;
      at !== null && !containsAcross(at, element);
      at = parentOf(at)
    )
      if (/fixed|sticky/.test(getComputedStyle(at).position) || fits(at, "dialog,[role=dialog]"))
        return false;
    let opaque = false;
    for (
      let at: Element | null = top;
      at !== null && !containsAcross(at, element);
      at = parentOf(at)
    ) {
      const style = getComputedStyle(at);
      opaque ||=
        style.backgroundImage !== "none" ||
        (colourOf(style.backgroundColor)?.[3] ?? 1) > 0.9 ||
        fits(at, "img,video,canvas");
    }
    return opaque;
  });
}
