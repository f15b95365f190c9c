import { belongsTo } from "./guard.ts";
import { allRoots, containsAcross, parentOf } from "./roots.ts";
import { elementOf, idOf } from "./state.ts";
import { shortText, visibleBox } from "./visible.ts";

/** Not a constant: only functions are sent into the page. */
export function optionSelector(): string {
  return "[role=option],[role=treeitem],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox],[role=listbox] li,[role=menu] li,.dropdown-menu.show a,.dropdown-menu.show button";
}

/** True where choosing means to open something and click in it. */
export function listIsOpen(id: number): boolean {
  const element = elementOf(id);
  if (element === undefined) return false;
  if (element.matches("[role=listbox],[role=tree],[role=radiogroup]")) return true;
  const opener = element.matches("[aria-expanded]")
    ? element
    : element.querySelector("[aria-expanded]");
  return opener?.getAttribute("aria-expanded") === "true" && listOptions(id).length > 0;
}

export function takesText(id: number): boolean {
  const element = elementOf(id);
  if (element === undefined) return false;
  const field = element.matches("input") ? element : element.querySelector("input");
  return field instanceof HTMLInputElement && !field.readOnly && !field.disabled;
}

/** Options that can be seen now: those that the list says are its own, else whatever options stand on the page. */
export function listOptions(id: number): Element[] {
  const list = elementOf(id);
  if (list === undefined) return [];
  const opener = list.matches("[aria-controls],[aria-owns]")
    ? list
    : list.querySelector("[aria-controls],[aria-owns]");
  const names = `${opener?.getAttribute("aria-controls") ?? ""} ${opener?.getAttribute("aria-owns") ?? ""}`;
  const owned = names
    .split(/\s+/)
    .flatMap((name) => (name === "" ? [] : [document.getElementById(name)]))
    .filter((element) => element !== null);
  const seen = (within: ParentNode[]): Element[] =>
    within
      .flatMap((root) => [...root.querySelectorAll(optionSelector())])
      .filter((option) => visibleBox(option) !== undefined);
  const own = seen([list, ...owned]);
  // A list for screen readers beside the one that is drawn: what can be clicked is elsewhere.
  if (own.length > 0) return own;
  const any = seen(allRoots(document));
  return any.length > 0 ? any : itemsInLayers(list);
}

/** Lists without a role on what is to be chosen: what the pointer turns into a hand over, in what lies over the page. */
export function itemsInLayers(list: Element): Element[] {
  const hand = (element: Element): boolean => getComputedStyle(element).cursor === "pointer";
  return allRoots(document)
    .flatMap((root) => [...root.querySelectorAll("div,li,span,a")].slice(-3000))
    .filter(
      (one) =>
        hand(one) &&
        (one.parentElement === null || !hand(one.parentElement)) &&
        !containsAcross(list, one) &&
        !containsAcross(one, list) &&
        optionText(one) !== "" &&
        visibleBox(one) !== undefined &&
        inLayer(one),
    );
}

export function inLayer(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const { position, zIndex } = getComputedStyle(at);
    if (position === "fixed" || (position === "absolute" && Number(zIndex) >= 1)) return true;
  }
  return false;
}

/** An option's own words, without those of the options inside it: a branch of a tree holds its leaves. */
export function optionText(option: Element): string {
  const inner = option.querySelector(optionSelector());
  if (inner === null)
    return shortText(option.getAttribute("aria-label") ?? (option as HTMLElement).innerText, 200);
  const label =
    option.querySelector("[class*=label],[class*=title],[class*=content]") ??
    option.firstElementChild;
  return shortText((label as HTMLElement | null)?.innerText, 200);
}

/** The option of that name, or else the one that begins or goes on with it; looked for further down where there is none. */
export function findOption(
  id: number,
  wanted: string,
): { id: number; several: boolean; moved: boolean } {
  const clean = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
  const want = clean(wanted);
  const all = listOptions(id).map((option) => ({ option, text: clean(optionText(option)) }));
  const exact = all.filter(({ text }) => text === want);
  const near =
    exact.length > 0 || want === "" ? exact : all.filter(({ text }) => text.includes(want));
  // A row and the words in it are one option.
  const fits = near.filter(
    ({ option }) => !near.some((other) => other.option !== option && option.contains(other.option)),
  );
  const [first, second] = fits;
  if (first !== undefined && second === undefined) {
    first.option.scrollIntoView({ block: "nearest", behavior: "instant" });
    return { id: idOf(first.option), several: false, moved: false };
  }
  if (second !== undefined) return { id: 0, several: true, moved: false };
  return { id: 0, several: false, moved: scrollOptions(all.map(({ option }) => option)) };
}

/** Further down in a list that draws only what is in view. */
export function scrollOptions(options: Element[]): boolean {
  let at = options.at(-1)?.parentElement ?? null;
  while (at !== null && at.scrollHeight <= at.clientHeight + 1) at = at.parentElement;
  if (at === null || at === document.documentElement || at === document.body) return false;
  const before = at.scrollTop;
  at.scrollBy({ top: at.clientHeight * 0.8, behavior: "instant" });
  return at.scrollTop !== before;
}

export function listOptionsShown(id: number): string[] {
  return listOptions(id)
    .slice(0, 60)
    .map((option) => shortText(optionText(option), 40))
    .filter((text) => text !== "");
}

/** The innermost visible element whose words are exactly these: its id, 0 for none, -2 for several. */
export function findByText(words: string): number {
  const clean = (text: string | null): string =>
    (text ?? "").normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
  const wanted = clean(words);
  if (wanted === "") return 0;
  const found: Element[] = [];
  for (const root of allRoots(document)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let looked = 0; walker.nextNode() !== null && looked < 50_000; looked++) {
      const node = walker.currentNode as Text;
      if (!clean(node.data).includes(wanted.slice(0, 20))) continue;
      let at = node.parentElement;
      while (
        at !== null &&
        clean(at.textContent) !== wanted &&
        clean(at.textContent).length < wanted.length
      )
        at = at.parentElement;
      if (
        at !== null &&
        clean(at.textContent) === wanted &&
        visibleBox(at) !== undefined &&
        !found.includes(at)
      )
        found.push(at);
    }
  }
  const [first, second] = found;
  if (first === undefined) return 0;
  return second === undefined ? idOf(first) : -2;
}

/** Those of them that hold no other of them: of a row and the button in it, the button. */
export function innermostOf(ids: number[]): number[] {
  const elements = ids.map((id) => elementOf(id));
  return ids.filter((_, at) => {
    const element = elements[at];
    return (
      element !== undefined &&
      !elements.some(
        (other) => other !== undefined && other !== element && belongsTo(element, other),
      )
    );
  });
}
