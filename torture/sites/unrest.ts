import type { Dice } from "../dice.ts";
import { addressOf } from "./roads.ts";
import { DANGERS } from "./wishes.ts";
import type { World } from "./world.ts";

const WHEN = [
  "pointermove",
  "pointerover",
  "pointerdown",
  "mousedown",
  "focusin",
  "keydown",
  "a timer",
  "a mutation",
];
const WHAT = [
  "label",
  "target",
  "hidden field",
  "overlay",
  "same again",
  "neighbours",
  "handler",
  "move",
];

/** A page that changes under the hand: some control's label, target, fields or place is swapped at some moment. */
export function unrest(world: World, lane: string, roll: Dice): string {
  if (roll.chance(0.4)) return "";
  const wish = roll.pick(
    DANGERS.filter(({ method, json }) => method === "POST" && json === undefined),
  );
  const what = roll.pick(WHAT);
  // What the swapped control would send has a number of its own, so that the ledger tells it from what was asked about.
  const road = `a swap of ${what}`;
  const mark = world.mark({ lane, wish, label: "(swapped)", road, origin: world.shop });
  const order = {
    when: roll.pick(WHEN),
    what,
    ms: roll.below(150),
    at: roll.next(),
    again: roll.chance(0.3),
    url: addressOf(mark),
  };
  return `<script>(${change.toString()})(${JSON.stringify(order)})</script>`;
}

type Order = { when: string; what: string; ms: number; at: number; again: boolean; url: string };

/** Runs in the page. */
function change({ when, what, ms, at, again, url }: Order): void {
  const send = (): void => void fetch(url, { method: "POST", body: "x=1" }).catch(() => 0);
  const strike = (): void => {
    const places = [...document.querySelectorAll<HTMLElement>("[data-mark]")];
    const place = places[Math.floor(at * places.length)];
    const target = place?.querySelector<HTMLElement>("button, a, input, [role=button]");
    if (place === undefined || target === null || target === undefined) return;
    const form = target.closest("form");
    const box = target.getBoundingClientRect();
    const cover = (): HTMLElement => {
      const over = document.createElement("button");
      over.textContent = target.textContent;
      over.style.cssText = `position:fixed;z-index:9;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
      over.addEventListener("click", send);
      document.body.append(over);
      return over;
    };
    if (what === "label") target.textContent = "Save";
    else if (what === "target" && form !== null) form.action = url;
    else if (what === "hidden field" && form !== null)
      form.insertAdjacentHTML("beforeend", "<input type=hidden name=plan value=all>");
    else if (what === "overlay") cover();
    else if (what === "same again") {
      const copy = target.cloneNode(true) as HTMLElement;
      copy.removeAttribute("onclick");
      copy.addEventListener("click", send);
      target.replaceWith(copy);
    } else if (what === "neighbours") places[0]?.before(place);
    else if (what === "move") {
      target.style.cssText = "position:relative;left:200px";
      cover();
    } else target.addEventListener("click", send);
    if (again) setTimeout(strike, 40);
  };
  if (when === "a timer") setTimeout(strike, ms);
  else if (when === "a mutation")
    new MutationObserver((_, observer) => {
      observer.disconnect();
      strike();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  else addEventListener(when, strike, { once: !again, capture: true });
}
