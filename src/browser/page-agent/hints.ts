import { itemWords } from "./beside.ts";
import { attributeOf, closestAcross, fits, queryAll, queryFirst } from "./roots.ts";
import { state } from "./state.ts";

/**
 * Words from test id, icon, name, class or address, for a control that says nothing of itself. Only what reads like a
 * word: build tools fill class names with hashes, and every button is called a button. What somebody wrote down for
 * readers and testers comes before what was written for a style sheet.
 */
export function hintOf(element: Element): string {
  const told = partHint(element);
  if (told !== "") return told;
  const icons = [...queryAll(element, "svg,use,i,img,span")].slice(0, 6);
  const of = (name: string): (string | null)[] => icons.map((icon) => attributeOf(icon, name));
  const sources = [
    attributeOf(element, "data-testid") ?? attributeOf(element, "data-test-id"),
    attributeOf(element, "data-test") ?? attributeOf(element, "data-action"),
    ...icons.map((icon) => iconTitle(icon)),
    ...of("aria-label"),
    ...of("data-testid"),
    attributeOf(element, "data-icon"),
    ...of("data-icon"),
    ...icons.map(
      (icon) => (attributeOf(icon, "href") ?? attributeOf(icon, "xlink:href"))?.split("#")[1],
    ),
    attributeOf(element, "name"),
    attributeOf(element, "id"),
    ...of("class").filter((name) => /\b(?:icon|fa|pi|bi|glyph|mdi|ti)/.test(name ?? "")),
    attributeOf(element, "class"),
    ...of("class"),
    ...of("src").map(fileOf),
    /^(mailto|tel):/i.test(attributeOf(element, "href") ?? "")
      ? attributeOf(element, "href")
      : fileOf(attributeOf(element, "href")),
  ];
  for (const source of sources) {
    const words = hintWords(source ?? "");
    if (words !== "") return words;
  }
  return "";
}

/** What a part is for is told by where it stands and by the pointer over it. */
export function partHint(element: Element): string {
  if (getComputedStyle(element).cursor.endsWith("-resize")) {
    const column = closestAcross(element, "th,[role=columnheader]");
    return `resize ${column === null ? "" : itemWords(column, 40)}`.trim();
  }
  if (fits(element, "input,select,textarea,[role=checkbox],[role=treeitem]")) return "";
  const node = closestAcross(element, "[role=treeitem]");
  const open = node === null ? null : attributeOf(node, "aria-expanded");
  if (node === null || open === null) return "";
  return `${open === "true" ? "collapse" : "expand"} ${itemWords(node, 40)}`.trim();
}

export function iconTitle(icon: Element): string | null {
  if (!(icon instanceof SVGElement)) return attributeOf(icon, "title");
  const title = queryFirst(icon, "title");
  return title === null ? null : state.dom.textContent(title);
}

export function fileOf(address: string | null): string {
  const path = (address ?? "").slice(0, 500).split(/[?#]/)[0] ?? "";
  return (
    path
      .split("/")
      .filter((part) => part !== "")
      .at(-1) ?? ""
  ).replace(/\.\w+$/, "");
}

export function hintWords(source: string): string {
  const plain =
    /^(btn|button|buttons|icon|icons|anticon|ico|svg|img|image|css|link|links|wrap|wrapper|container|inner|outer|root|test|testid|the|only|item|items|element|component|control|ctrl|field|input|text|box|block|row|col|flex|grid|inline|hidden|visible|active|default|primary|secondary|tertiary|ghost|outline|outlined|solid|round|rounded|circle|square|small|medium|large|mini|size|base|private|main|nav|header|footer|left|right|top|bottom|color|white|black|hover|focus|disabled|material|mui|fas|far|fab|glyphicon|lucide|toggle|action|actions|html|index|data|styles?|styled|class|module|btns|font|var)$/;
  const words = source
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-zÀ-ÿ]*\d[\w]*|[^A-Za-zÀ-ÿ]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3 && word.length <= 20 && /[aeiouyà-ÿ]/.test(word))
    .filter((word, at, all) => !plain.test(word) && all.indexOf(word) === at);
  return words.slice(0, 4).join(" ");
}
