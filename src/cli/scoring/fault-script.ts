/**
 * Runs inside a page, sent by its text. When the pointer reaches a control, the control leaves the page for a moment,
 * as pages do that draw themselves anew: found by the observation, gone at the click. Each control once, every
 * second one, at most three in a run. The count goes back in a cookie: a request of its own would count as an effect.
 */
export function takeElementsAway(goneMs: number): void {
  const MOST = 3;
  const KEY = "practice-faults";
  type Memory = { met: string[]; taken: number };
  const memory = (): Memory => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? "") as Memory;
    } catch {
      return { met: [], taken: 0 };
    }
  };
  const hand = (node: Element): boolean => getComputedStyle(node).cursor === "pointer";
  const control = (path: EventTarget[]): HTMLElement | undefined => {
    const elements = path.filter(
      (node): node is HTMLElement => node instanceof HTMLElement && node !== document.body,
    );
    const real = elements.find(
      (node) =>
        node.matches(
          "a, button, [role=button], [role=link], [role=menuitem], input[type=submit]",
        ) || node.onclick !== null,
    );
    // A drawn one has no role and listens by script; the whole of it shows a hand, and what is around it does not.
    const drawn = elements.find(
      (node) => hand(node) && !(node.parentElement !== null && hand(node.parentElement)),
    );
    return real ?? (drawn?.matches("label, input, select, option") === true ? undefined : drawn);
  };
  const onPointer = (event: Event): void => {
    const element = control(event.composedPath());
    const parent = element?.parentNode;
    if (element === undefined || parent === null || parent === undefined) return;
    const now = memory();
    const name = `${location.pathname} ${(element.textContent ?? "").trim().slice(0, 60)}`;
    if (now.met.includes(name)) return;
    now.met.push(name);
    const takes = now.met.length % 2 === 1 && now.taken < MOST;
    if (takes) now.taken += 1;
    sessionStorage.setItem(KEY, JSON.stringify(now));
    if (!takes) return;
    document.cookie = `practice-faults=${now.taken}; path=/`;
    const place = document.createComment("");
    parent.replaceChild(place, element);
    setTimeout(() => {
      if (place.isConnected) place.parentNode?.replaceChild(element, place);
    }, goneMs);
  };
  document.addEventListener("mousemove", onPointer, true);
}
