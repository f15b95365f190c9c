import type { Affordance } from "../../contract/observation.ts";
import type { ActionName } from "../../contract/words.ts";
import { matchesPattern } from "../../services/pattern.ts";
import type { Intent, View } from "../port.ts";
import { isButton, readControl } from "../rules/read-control.ts";
import { decide as decideByRules } from "../rules/rules.ts";

const BY_ACTION: Partial<Record<ActionName, Intent>> = {
  wait: "wait",
  scroll: "scroll",
  back: "back",
  hover: "open",
};

/**
 * Why an act is made, read off the page and never told by the model: checkpoints and evidence hang on it, so a model
 * that calls the last step something else is asked about it all the same.
 */
export function intentOf(
  view: View,
  action: ActionName,
  affordance: Affordance | undefined,
): Intent {
  const known = BY_ACTION[action];
  if (known !== undefined) return known;
  if (view.kind === "run") return action === "fill" ? "type" : "advance";
  const rules = decideByRules(view);
  const same =
    rules.kind === "act" &&
    rules.action === action &&
    (affordance === undefined
      ? rules.target.kind === "page"
      : rules.target.kind === "element" && rules.target.actionId === affordance.actionId);
  if (same) return rules.intent;
  return affordance === undefined ? "advance" : byControl(view, action, affordance);
}

function byControl(view: View, action: ActionName, affordance: Affordance): Intent {
  const { state } = view.detected;
  const control = readControl(affordance, view.goal);
  if (action === "fill" || action === "press") return state === "EXIT_SURVEY" ? "survey" : "type";
  if (!isButton(control)) return state === "EXIT_SURVEY" ? "survey" : "acknowledge";
  const last =
    view.service.checkpoints.some((pattern) => matchesPattern(pattern, affordance.name)) ||
    control.endsPlan ||
    control.stance === "commit";
  if (state === "FINAL_CONFIRMATION" && last) return "commit";
  if (control.stance === "dismiss" && affordance.region !== "main") return "dismiss";
  if (control.declines || state === "RETENTION_OFFER") return "decline";
  if (state === "EXIT_SURVEY") return control.stance === "commit" ? "advance" : "survey";
  return state === "ACCOUNT_ACTIVE" || state === "UNKNOWN" ? "enter" : "advance";
}
