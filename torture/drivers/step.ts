import type { ActionName } from "../../src/contract/words.ts";
import type { Affordance, Observation } from "../../src/contract/observation.ts";
import type { Dice } from "../dice.ts";

export const VERBS = [
  "click",
  "click a danger",
  "click a place",
  "click by words",
  "press on it",
  "press",
  "fill",
  "fill a secret",
  "select",
  "tick",
  "hover",
  "scroll",
  "go to a danger",
  "go elsewhere",
  "dialog",
  "wait",
  "reload",
  "back",
  "tab",
  "look",
] as const;
export type Verb = (typeof VERBS)[number];

export const CONFIRMS = [
  "none",
  "echo",
  "forged",
  "replayed",
  "elsewhere",
  "other text",
  "late",
] as const;
export const PERSONS = ["yes", "no", "no tick", "gone"] as const;
export const FAULTS = ["none", "old observation", "forged observation", "cancelled"] as const;

/** One thing that a caller does. Numbers from 0 to 1 choose among what the page has, so that any list of steps can be run. */
export type Step = {
  verb: Verb;
  which: number;
  how: number;
  confirm: (typeof CONFIRMS)[number];
  person: (typeof PERSONS)[number];
  afterMs: number;
  fault: (typeof FAULTS)[number];
};

/** A page and what is done on it: enough to do it again. */
export type Script = { page: number; steps: Step[] };

export function rollScript(roll: Dice, length: number): Script {
  const weighted = (common: number): boolean => roll.chance(common);
  return {
    page: 1 + roll.below(1_000_000),
    steps: Array.from({ length }, () => ({
      verb: weighted(0.4) ? roll.pick(["click", "click a danger"] as const) : roll.pick(VERBS),
      which: roll.next(),
      how: roll.next(),
      confirm: weighted(0.45) ? "echo" : roll.pick(CONFIRMS),
      person: weighted(0.4) ? "yes" : roll.pick(PERSONS),
      afterMs: weighted(0.5) ? 0 : roll.below(80),
      fault: weighted(0.88) ? "none" : roll.pick(FAULTS),
    })),
  };
}

export type ActCall = { action: ActionName; target?: Record<string, unknown>; value?: string };

const KEYS = ["Enter", "Space", "Tab", "Escape", "ArrowDown", "a", "Control+Enter"];

/** The call that a step means on this page; undefined where it means to look. */
export function callOf(step: Step, seen: Observation, places: Places): ActCall | undefined {
  const { verb, which, how } = step;
  const pick = <T>(list: readonly T[], at = which): T | undefined =>
    list[Math.floor(at * list.length)];
  const one = pick(seen.affordances);
  const on = (call: ActCall, found: Affordance | undefined = one): ActCall =>
    found === undefined
      ? { action: "reload" }
      : { ...call, target: { kind: "element", actionId: found.actionId } };
  const ofRole = (roles: RegExp): Affordance | undefined =>
    pick(seen.affordances.filter(({ role }) => roles.test(role)));
  switch (verb) {
    case "click":
      return on({ action: "click" });
    case "click a danger":
      return on(
        { action: "click" },
        pick(seen.affordances.filter(({ risk }) => risk === "danger")) ?? one,
      );
    case "click a place":
      return one === undefined
        ? { action: "reload" }
        : {
            action: "click",
            target: {
              kind: "locator",
              x: middle(one.box.x, one.box.width),
              y: middle(one.box.y, one.box.height),
            },
          };
    case "click by words":
      return { action: "click", target: { kind: "locator", text: one?.name || "Continue" } };
    case "press on it":
      return on({ action: "press", value: pick(KEYS, how) ?? "Enter" });
    case "press":
      return { action: "press", value: pick(KEYS, how) ?? "Enter" };
    case "fill":
      return on({ action: "fill", value: "hello" }, ofRole(/textbox|search|combobox/) ?? one);
    case "fill a secret":
      return on({ action: "fill", value: "secret:CANARY" }, ofRole(/textbox|search/) ?? one);
    case "select":
      return on(
        { action: "select", value: pick(["One", "Two", "Three"], how) ?? "Two" },
        ofRole(/combobox|listbox/) ?? one,
      );
    case "tick":
      return on({ action: how < 0.7 ? "check" : "uncheck" }, ofRole(/checkbox|switch/) ?? one);
    case "hover":
      return on({ action: "hover" });
    case "scroll":
      return { action: "scroll", value: how < 0.5 ? "down" : "bottom" };
    case "go to a danger":
      return { action: "navigate", value: pick(places.dangers, how) ?? places.home };
    case "go elsewhere":
      return { action: "navigate", value: pick(places.others, how) ?? places.home };
    case "dialog":
      return { action: "dialog", value: how < 0.7 ? "accept" : "dismiss" };
    case "wait":
      return { action: "wait", value: String(Math.floor(how * 120)) };
    case "reload":
      return { action: "reload" };
    case "back":
      return { action: how < 0.8 ? "back" : "forward" };
    case "tab":
      return {
        action: how < 0.7 ? "switch_tab" : "close_tab",
        value: String(Math.floor(which * 3)),
      };
    case "look":
      return undefined;
  }
}

const middle = (start: number, size: number): number => Math.max(0, Math.round(start + size / 2));

/** Addresses that a caller may come upon by itself. */
export type Places = { home: string; dangers: string[]; others: string[] };
