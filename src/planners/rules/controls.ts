import { readLabel } from "../../contract/risk/label-reading.ts";
import type { Affordance, Observation } from "../../contract/observation.ts";
import { meaningsOf, MEANS } from "./words.ts";

/** One control, read for somebody who wants to leave. */
export type Control = {
  affordance: Affordance;
  /** By label alone and by what the page and form around it say. */
  endsPlan: boolean;
  stance: ReturnType<typeof readLabel>["stance"];
  spends: boolean;
  deletes: boolean;
  declines: boolean;
  avoid: boolean;
  acknowledges: boolean;
  planPlace: boolean;
  accountPlace: boolean;
  more: boolean;
  help: boolean;
  extra: boolean;
  personal: boolean;
  elsewhere: boolean;
  inFront: boolean;
};

const TYPING = new Set(["textbox", "searchbox", "spinbutton", "date", "time", "datetime"]);
const CHOOSING = new Set([
  "radio",
  "checkbox",
  "switch",
  "combobox",
  "listbox",
  "option",
  "slider",
]);

export function readControls(observation: Observation): Control[] {
  return observation.affordances.filter((affordance) => affordance.targetable).map(readControl);
}

export function readControl(affordance: Affordance): Control {
  const { stance, risk } = readLabel(affordance.name);
  const means = meaningsOf(affordance.name);
  const reason = affordance.riskReason ?? "";
  const spends = /spends money/.test(reason) || risk.kinds.includes("spends_money");
  const deletes = /deletes/.test(reason) || risk.kinds.includes("deletes");
  return {
    affordance,
    endsPlan:
      /ends a subscription|about cancelling/.test(`${reason} ${risk.reason}`) &&
      !spends &&
      !deletes,
    stance,
    spends,
    deletes,
    declines: (means & MEANS.decline) !== 0,
    avoid: (means & MEANS.avoid) !== 0,
    acknowledges: (means & MEANS.acknowledge) !== 0,
    planPlace: (means & MEANS.plan) !== 0,
    accountPlace: (means & MEANS.account) !== 0,
    more: (means & MEANS.more) !== 0,
    help: (means & MEANS.help) !== 0,
    extra: (means & MEANS.extra) !== 0,
    personal: (means & MEANS.personal) !== 0,
    elsewhere: (means & MEANS.elsewhere) !== 0,
    inFront: affordance.region === "modal",
  };
}

export const isTyping = ({ affordance }: Control): boolean => TYPING.has(affordance.role);
export const isChoosing = ({ affordance }: Control): boolean => CHOOSING.has(affordance.role);
export const isButton = (control: Control): boolean => !isTyping(control) && !isChoosing(control);
export const isEnabled = ({ affordance }: Control): boolean => affordance.state.disabled !== true;

/** A way on must never be one that stays, pays, deletes, pauses or changes the plan instead. */
export function movesAway(control: Control): boolean {
  if (control.spends || control.deletes) return true;
  if (control.endsPlan || control.declines) return false;
  return control.avoid || control.stance === "stay";
}

/** While something lies over the page, only what is in it can be clicked. */
export function reachable(controls: Control[]): Control[] {
  const front = controls.filter((control) => control.inFront);
  return front.length > 0
    ? front
    : controls.filter(({ affordance }) => affordance.region !== "modal");
}
