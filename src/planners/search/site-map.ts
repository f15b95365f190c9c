import { readGoal, shareOf } from "../goal.ts";
import type { Step, View } from "../port.ts";
import { reachable, readControls, type Control } from "../rules/read-control.ts";
import { addressOf, isAddress } from "./address.ts";
import { promiseOf, sendsSomething } from "./promise.ts";

type Pressed = { role: string; name: string };

/** A control that was seen somewhere: what it promises, how one gets to where it stands, and whether it was tried. */
export type Edge = Pressed & {
  href: string | undefined;
  /** The address of the page it stands on, and what was pressed there before it showed. */
  at: string;
  via: Pressed[];
  context: string;
  promise: number;
  /** Of links of one kind (articles of a list, products) only the first few are worth a look. */
  kind: string;
  /** It leads on only by sending something: no look around presses it. */
  sends: boolean;
  /** It stands on pages of several addresses. */
  menu: boolean;
  tried: number;
  lost: boolean;
};

/** Longer ways than this are not walked again. */
const VIA_MAX = 5;
/** Controls of one site that are kept in mind. */
const EDGES_MAX = 2_000;

/**
 * The pages of a site as far as they were seen, and the controls that nobody has tried yet. A run without a model goes
 * on with the best of these anywhere, not only with what the page in front of it shows.
 */
export class SiteMap {
  readonly pages = new Map<string, { url: string; visits: number; state: string }>();
  readonly edges = new Map<string, Edge>();
  /** The edge that is on its way to be tried, and how many steps that has taken. */
  goal: { edge: Edge; steps: number } | undefined;
  /** A page that says that it is done elsewhere, or by somebody else; said where nothing else was found. */
  wall: { biller?: string; wall?: string; words?: string } | undefined;
  /** The largest share of the wanted plan's name that any page held. */
  named = 0;
  #counted = 0;

  /** Takes in the page as it stands, and what the steps since the last time were about. */
  see(view: View): void {
    for (const step of view.steps.slice(this.#counted)) this.#note(step);
    this.#counted = view.steps.length;
    const { url } = view.observation.page;
    const address = addressOf(url);
    const page = this.pages.get(address) ?? { url, visits: 0, state: view.detected.state };
    this.pages.set(address, { ...page, visits: page.visits + 1, state: view.detected.state });
    const { biller, wall, wallWords } = view.detected.facts;
    if (biller !== undefined || /^(?:phone|letter|chat|visit)$/.test(wall ?? ""))
      this.wall ??= {
        ...(biller === undefined ? {} : { biller }),
        ...(wall === undefined ? {} : { wall }),
        ...(wallWords === undefined ? {} : { words: wallWords }),
      };
    const { own } = readGoal(view.goal);
    const text = `${view.observation.page.title} ${view.observation.text ?? ""}`;
    this.named = Math.max(this.named, shareOf(text, own));
    const via = openedHere(view.steps, address);
    const controls = reachable(readControls(view.observation, view.goal));
    for (const control of controls) this.#add(view, control, address, via);
  }

  /** Whether this control, wherever it stands, was tried before and led somewhere. */
  isTried(view: View, control: Control): boolean {
    return (this.edges.get(keyOf(view, control))?.tried ?? 0) > 0;
  }

  edgeOf(view: View, control: Control): Edge | undefined {
    return this.edges.get(keyOf(view, control));
  }

  wasSeen(href: string): boolean {
    return this.pages.has(addressOf(href));
  }

  #add(view: View, control: Control, at: string, via: Pressed[]): void {
    const key = keyOf(view, control);
    const known = this.edges.get(key);
    const { role, name, href, context = "" } = control.affordance;
    const promise = promiseOf(view, control);
    if (known !== undefined) {
      // Seen again with a shorter way to it.
      if (via.length < known.via.length) Object.assign(known, { at, via });
      known.promise = Math.max(known.promise, promise);
      return;
    }
    if (this.edges.size >= EDGES_MAX || via.length > VIA_MAX) return;
    const menu = key === menuKey({ role, name });
    const before = menu ? this.#namesake(role, name) : undefined;
    if (before !== undefined) {
      before.menu = true;
      this.edges.set(key, before);
      return;
    }
    const kind = `${role} ${href === undefined ? "" : shapeOf(href)} ${control.affordance.region}`;
    this.edges.set(key, {
      role,
      name,
      href: isAddress(href) ? href : undefined,
      at,
      via,
      context,
      promise,
      kind,
      sends: sendsSomething(control),
      menu,
      tried: 0,
      lost: false,
    });
  }

  /** Seen on one page first, and now on another: it is the site's menu, and the same control. */
  #namesake(role: string, name: string): Edge | undefined {
    const all = [...this.edges.values()].filter(
      (edge) => edge.href === undefined && edge.role === role && edge.name === name,
    );
    return all.length === 1 ? all[0] : undefined;
  }

  /** Where it is not known which of two rows a step was about, it counts for neither. */
  #note(step: Step): void {
    const address = addressOf(step.url);
    const meant = new Set(
      [...this.edges.values()].filter(
        (edge) =>
          edge.href === undefined &&
          edge.role === step.role &&
          edge.name === step.name &&
          (step.context === undefined || edge.context === step.context) &&
          (edge.menu || edge.at === address),
      ),
    );
    if (meant.size === 1) for (const edge of meant) edge.tried++;
  }
}

/** Two controls of one name are two, told apart by their rows; what leads to one address is one. */
function keyOf(view: View, { affordance }: Control): string {
  const { role, name, href, region, context = "" } = affordance;
  if (isAddress(href)) return `to ${addressOf(href)}`;
  if (view.menus?.has(`${role} ${name}`) === true) return menuKey({ role, name });
  const address = addressOf(view.observation.page.url);
  // One dialog for each row of a list: "Remove" in it is another control each time.
  const opener = region === "modal" ? openedHere(view.steps, address).at(0) : undefined;
  const layer = opener === undefined ? "" : ` in ${opener.role} ${opener.name}`;
  return `${address} ${role} ${name} ${context}${layer}`;
}

const menuKey = ({ role, name }: Pressed): string => `menu ${role} ${name}`;

/** Articles and products differ in one part of their address only. */
function shapeOf(href: string): string {
  if (!isAddress(href)) return "";
  const { pathname } = new URL(href);
  return pathname.replace(/[^/]*$/, "*");
}

/** What was pressed on this page since it was last arrived at: a menu or a tab must be opened again to show what it held. */
function openedHere(steps: Step[], address: string): Pressed[] {
  const opened: Pressed[] = [];
  for (const step of steps.toReversed()) {
    if (addressOf(step.url) !== address || /^(?:navigate|back|reload)$/.test(step.action ?? ""))
      break;
    if (step.ok && step.changed && step.role !== undefined && step.name !== undefined)
      opened.unshift({ role: step.role, name: step.name });
  }
  return opened;
}
