import type { Affordance, Observation, Selector } from "../../contract/observation.ts";
import { isOpaqueToken } from "../../contract/redact/opaque-token.ts";
import type { View } from "../port.ts";
import { movesAway, readControl, readControls, type Control } from "../rules/read-control.ts";
import { digestOf, keptLabel, sameButForAmounts, sameLabel, startsAlike } from "./labels.ts";
import { pathOf } from "./recorded-page.ts";
import type { RecordedTarget } from "./recording.ts";

/** What reads alike to a person: a link that became a button is still the same way on. */
const PRESSED = new Set(["button", "link", "menuitem", "clickable", "tab"]);
const RANK = { safe: 0, caution: 1, danger: 2 };

type Seen = Pick<View, "observation" | "goal">;

export function describeTarget(affordance: Affordance, seen: Seen): RecordedTarget {
  const { observation } = seen;
  const { role, name, selector, href, riskReason, riskCode } = affordance;
  const alike = present(observation).filter(
    (one) => one.role === role && one.name === name && one.region === affordance.region,
  );
  const field = fieldOf(affordance, observation);
  const leadsTo = leadsToOf(affordance);
  return {
    role: role.slice(0, 64),
    label: keptLabel(name),
    ...(isStable(selector) ? { css: selector.css } : {}),
    ...(leadsTo === undefined ? {} : { leadsTo }),
    ...(href === undefined ? {} : { link: linkOf(href) }),
    region: affordance.region,
    place: [Math.max(0, alike.indexOf(affordance)), Math.max(1, alike.length)],
    ...(field === undefined ? {} : { field }),
    ...(affordance.frameOrigin === undefined ? {} : { frameOrigin: affordance.frameOrigin }),
    risk: affordance.risk,
    ...(riskReason === undefined ? {} : { riskReason: keptLabel(riskReason) }),
    ...(riskCode === undefined ? {} : { riskCode }),
    reads: readingOf(affordance, seen),
  };
}

/** By id or attribute, and by none that holds an address or a number of somebody's: those are new each time. */
function isStable(selector: Selector | undefined): selector is Selector {
  if (selector === undefined || selector.quality === "path") return false;
  const { css } = selector;
  const words = css.match(/[\w-]+/g) ?? [];
  return css.length <= 200 && !/href|src|value|\d{4}/.test(css) && !words.some(isOpaqueToken);
}

/** A native dialog is known by its words. */
export function dialogTarget(seen: Seen): RecordedTarget | undefined {
  const dialog = seen.observation.blockers.find(({ kind }) => kind === "dialog");
  if (dialog === undefined) return undefined;
  return describeTarget(
    {
      actionId: "",
      role: "dialog",
      name: dialog.label,
      state: {},
      region: "modal",
      risk: "safe",
      box: { x: 0, y: 0, width: 0, height: 0 },
      inViewport: true,
      targetable: true,
    },
    seen,
  );
}

/** As the page around it lets it be read: a bare "Cancel" beside "Cancel my plan" only closes the question. */
function readingOf(affordance: Affordance, { observation, goal }: Seen): RecordedTarget["reads"] {
  const control: Control =
    readControls(observation, goal).find((one) => one.affordance === affordance) ??
    readControl(affordance, goal);
  return {
    ends: control.endsPlan,
    declines: control.declines,
    away: movesAway(control),
    spends: control.spends,
    deletes: control.deletes,
  };
}

export type FoundTarget =
  | { kind: "found"; affordance: Affordance }
  | { kind: "locked"; affordance: Affordance }
  | { kind: "missing"; why: string };

/** The recorded control on the page as it is now: exactly one, no riskier, and meaning what it meant. */
export function findTarget(target: RecordedTarget, seen: Seen): FoundTarget {
  const affordance = climb(target, seen);
  if (typeof affordance === "string")
    return countdown(target, seen.observation) ?? { kind: "missing", why: affordance };
  const fault = faultOf(target, affordance, seen);
  if (fault !== undefined) return { kind: "missing", why: fault };
  return { kind: affordance.state.disabled === true ? "locked" : "found", affordance };
}

/** One rung after the other; a rung that finds several is no better than one that finds none. */
function climb(target: RecordedTarget, seen: Seen): Affordance | string {
  const { observation } = seen;
  const all = present(observation);
  const named = `"${target.label}"`;
  const exact = all.filter((one) => one.role === target.role && sameLabel(one.name, target.label));
  if (exact.length > 0) {
    // The button of a dialog is not the one of the same name on the page under it.
    const there = exact.filter(({ region }) => region === target.region);
    const alike = there.length > 0 ? there : exact;
    return oneOf(alike, target) ?? `there are ${alike.length} ${named} now`;
  }
  const kin = all.filter((one) => sameKind(one.role, target.role));
  for (const rung of [
    kin.filter((one) => one.role === target.role && sameButForAmounts(one.name, target.label)),
    kin.filter((one) => sameLabel(one.name, target.label)),
    kin.filter((one) => sameAddress(target, one) && meansTheSame(target, one, seen)),
    kin.filter((one) => sameField(target, one, observation)),
  ]) {
    if (rung.length === 1 && rung[0] !== undefined) return rung[0];
    if (rung.length > 1) return `there are ${rung.length} controls like ${named} now`;
  }
  return `${named} is not there`;
}

/** "Cancel (5)": shut, and called by its own name once the seconds are over. To wait for it does no harm. */
function countdown(target: RecordedTarget, observation: Observation): FoundTarget | undefined {
  const shut = present(observation).filter(
    (one) =>
      one.state.disabled === true &&
      sameKind(one.role, target.role) &&
      /\d/.test(one.name) &&
      startsAlike(one.name, target.label),
  );
  return shut.length === 1 && shut[0] !== undefined
    ? { kind: "locked", affordance: shut[0] }
    : undefined;
}

/** Several named alike: the selector or the link tells them apart; a mere place only where nothing hangs on it. */
function oneOf(alike: Affordance[], target: RecordedTarget): Affordance | undefined {
  if (alike.length === 1 && target.place[1] === 1) return alike[0];
  const { css, link } = target;
  if (css !== undefined) {
    const found = alike.filter((one) => one.selector?.css === css);
    if (found.length === 1) return found[0];
  }
  if (link !== undefined) {
    const found = alike.filter((one) => one.href !== undefined && linkOf(one.href) === link);
    if (found.length > 0 && found.every((one) => one.href === found[0]?.href)) return found[0];
    return undefined;
  }
  const { ends, declines, away } = target.reads;
  const harmless = target.risk === "safe" && !ends && !declines && !away;
  return harmless && alike.length === target.place[1] ? alike[target.place[0]] : undefined;
}

function faultOf(target: RecordedTarget, now: Affordance, seen: Seen): string | undefined {
  const named = `"${target.label}"`;
  const { ends, away, spends, deletes } = readingOf(now, seen);
  const { reads } = target;
  const worse = (spends && !reads.spends) || (deletes && !reads.deletes) || (away && !reads.away);
  if (worse || ends !== reads.ends) return `${named} means something else now`;
  if (RANK[now.risk] > RANK[target.risk]) return `${named} is riskier than it was`;
  if (now.risk === "danger" && now.riskCode !== target.riskCode)
    return `${named} is dangerous in another way than it was`;
  if (now.frameOrigin !== target.frameOrigin) return `${named} belongs to another site now`;
  if (leadsToOf(now) !== target.leadsTo) return `${named} leads elsewhere now`;
  return undefined;
}

function leadsToOf({ href, submitsTo }: Affordance): string | undefined {
  if (href !== undefined) return pathOf(href);
  if (submitsTo === undefined) return undefined;
  const [method = "", address = ""] = submitsTo.split(" ");
  return `${method} ${pathOf(address)}`.slice(0, 500);
}

/** In the markup or on the site: what a reworded control is still known by. */
function sameAddress({ css, link }: RecordedTarget, one: Affordance): boolean {
  if (css !== undefined && one.selector?.css === css) return true;
  return link !== undefined && one.href !== undefined && linkOf(one.href) === link;
}

/** Another label may stand in for the recorded one only where both plainly say the same. */
function meansTheSame(target: RecordedTarget, one: Affordance, seen: Seen): boolean {
  const now = readingOf(one, seen);
  const { reads } = target;
  return (
    (reads.ends || reads.declines) &&
    now.ends === reads.ends &&
    now.declines === reads.declines &&
    !now.away
  );
}

/** A field whose caption was reworded: the same place and type in a form of the same shape. */
function sameField(target: RecordedTarget, one: Affordance, observation: Observation): boolean {
  const { field } = target;
  if (field === undefined || one.valueRedacted === true || one.role !== target.role) return false;
  if (!/^(textbox|combobox|listbox)$/.test(target.role)) return false;
  const now = fieldOf(one, observation);
  return now?.at === field.at && now.of === field.of && now.type === field.type;
}

function fieldOf(affordance: Affordance, { forms }: Observation): RecordedTarget["field"] {
  const form = forms.find(({ fields }) =>
    fields.some(({ actionId }) => actionId === affordance.actionId),
  );
  if (form === undefined) return undefined;
  const at = form.fields.findIndex(({ actionId }) => actionId === affordance.actionId);
  return { at, of: form.fields.length, type: (form.fields[at]?.type ?? "").slice(0, 40) };
}

function sameKind(one: string, other: string): boolean {
  return one === other || (PRESSED.has(one) && PRESSED.has(other));
}

function present({ affordances }: Observation): Affordance[] {
  return affordances.filter(({ targetable, hidden }) => targetable && hidden !== true);
}

/** Without the query: it often holds what is new each time. */
function linkOf(href: string): string {
  return digestOf(href.replace(/[?#].*$/, ""));
}
