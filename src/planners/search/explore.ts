import type { ActDecision, Decision, View } from "../port.ts";
import { isClosed, reachable, readControls, type Control } from "../rules/read-control.ts";
import { actOn, actOnPage } from "../rules/make-decision.ts";
import { usedUp } from "../rules/memory.ts";
import { isOfAnother, whoseEdge } from "../rules/named-card.ts";
import { addressOf } from "./address.ts";
import type { Edge, SiteMap } from "./site-map.ts";

/** Looks around that one run may take; time bounds it too. */
export const LOOKS_MAX = 60;
/** Two of a kind are enough to know the kind: articles, products, days of a calendar. */
const OF_A_KIND = 3;
/** A way to an edge that takes more steps than this is given up. */
const STEPS_MAX = 7;

/** The best control that nobody has tried yet, anywhere on the map: here it is pressed, elsewhere it is gone to. */
export function explore(view: View): Decision | undefined {
  const { map } = view;
  if (map === undefined || looks(view) >= LOOKS_MAX) return undefined;
  const controls = reachable(readControls(view.observation, view.goal)).filter(
    (control) => !isOfAnother(view, control),
  );
  return goOn(view, map, controls) ?? setOut(view, map, controls);
}

/** On the way to a control that was set out for: the page in between is passed, whatever else it holds. */
export function walkOn(view: View): Decision | undefined {
  const { map } = view;
  if (map?.goal === undefined || looks(view) >= LOOKS_MAX) return undefined;
  const controls = reachable(readControls(view.observation, view.goal));
  return goOn(view, map, controls);
}

export const looks = ({ steps }: View): number =>
  steps.filter(({ intent }) => intent === "explore").length;

/** On the way to an edge: the edge itself, or what has to be opened before it shows. */
function goOn(view: View, map: SiteMap, controls: Control[]): Decision | undefined {
  const { goal } = map;
  if (goal === undefined) return undefined;
  const { edge } = goal;
  if (edge.tried > 0 || ++goal.steps > STEPS_MAX) return giveUp(map, edge.tried > 0);
  const here = controls.find((control) => map.edgeOf(view, control) === edge);
  if (here !== undefined) return press(map, here, edge);
  const opened = new Set(
    view.steps.slice(-goal.steps + 1 || undefined).map(({ role, name }) => `${role} ${name}`),
  );
  const next = edge.via
    .filter(({ role, name }) => goal.steps === 1 || !opened.has(`${role} ${name}`))
    .map((one) =>
      controls.find(
        ({ affordance }) => affordance.role === one.role && affordance.name === one.name,
      ),
    )
    .find((control) => control !== undefined);
  if (next === undefined) return giveUp(map, false);
  return { ...actOn(next, "explore", "opens what held a way that was not tried"), explores: true };
}

function giveUp(map: SiteMap, reached: boolean): undefined {
  if (map.goal !== undefined && !reached) map.goal.edge.lost = true;
  map.goal = undefined;
}

function setOut(view: View, map: SiteMap, controls: Control[]): Decision | undefined {
  const here = new Map(controls.map((control) => [map.edgeOf(view, control), control]));
  const kinds = new Map<string, number>();
  for (const { kind, tried } of map.edges.values())
    if (tried > 0) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const valueOf = (edge: Edge): number => {
    const used = edge.promise < 10 && (kinds.get(edge.kind) ?? 0) >= OF_A_KIND;
    const far = here.has(edge) ? 0 : edge.href === undefined ? 1 + edge.via.length * 0.5 : 0.5;
    return edge.promise - far - (used ? 4 : 0);
  };
  const open = [...map.edges.values()].filter(
    (edge) =>
      edge.promise > 0 &&
      edge.tried === 0 &&
      !edge.lost &&
      !(edge.href !== undefined && map.wasSeen(edge.href)),
  );
  // What has to send something to lead on ("Manage billing" of a payment partner) comes last, and is asked about.
  const quiet = open.filter((edge) => !edge.sends);
  const [best] = (quiet.length > 0 ? quiet : open).toSorted((a, b) => valueOf(b) - valueOf(a));
  if (best === undefined) return undefined;
  const control = here.get(best);
  if (control !== undefined) return press(map, control, best);
  map.goal = { edge: best, steps: 0 };
  if (best.href !== undefined) {
    best.tried++;
    map.goal = undefined;
    const whose = whoseEdge(view, best);
    const step = look(best.href, `"${best.name}" was not looked at yet`);
    return whose === undefined ? step : { ...step, whose };
  }
  return goBack(view, controls, map.pages.get(best.at)?.url ?? best.at, best);
}

/** The page behind a dialog is reached by closing it; an address that one is at already is only drawn anew by loading it. */
function goBack(view: View, controls: Control[], url: string, { name }: Edge): Decision {
  const reason = `back to where "${name}" stands`;
  if (addressOf(url) !== addressOf(view.observation.page.url)) return look(url, reason);
  const close = controls.find(
    (control) => control.inFront && control.stance === "dismiss" && !usedUp(view, control),
  );
  if (close !== undefined)
    return { ...actOn(close, "explore", reason, { expect: [] }), explores: true };
  return { ...actOnPage("reload", "explore", reason), explores: true };
}

function press(map: SiteMap, control: Control, edge: Edge): Decision {
  map.goal = undefined;
  edge.tried++;
  const reason = isClosed(control.affordance)
    ? "what it holds was not looked at yet"
    : "where it leads was not looked at yet";
  if (edge.sends) return actOn(control, "enter", "may lead on from here; it sends something");
  return { ...actOn(control, "explore", reason, { expect: [], confidence: 0.4 }), explores: true };
}

function look(url: string, reason: string): ActDecision {
  return { ...actOnPage("navigate", "explore", reason, url), explores: true };
}
