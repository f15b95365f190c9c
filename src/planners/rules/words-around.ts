import { readLabel } from "../../reading/risk/label-reading.ts";
import { countWords } from "../goal.ts";
import type { View } from "../port.ts";
import { INVITES, RENEWS } from "../switch-and-list-labels.ts";
import { movesAway, type Control } from "./read-control.ts";
import { headingOver, lineOf } from "./goal-words.ts";
import { namesPlanToo, readsAsPlan } from "./plan-places.ts";
import { CHANGES, LEARN, MANAGES, SHOWS } from "./way-patterns.ts";
import { meaningsOf, MEANS } from "./label-meanings.ts";

/** "To delete everything we know of you, click here": the words beside a control say what its label does not. */
export function deletesNearby(view: View, control: Control): boolean {
  const lines = (view.observation.text ?? "").split("\n");
  const at = lines.findIndex((line) => line.includes(control.affordance.name));
  const around = at < 0 ? lineOf(view, control) : `${at > 0 ? lines[at - 1] : ""}`;
  return !control.deletes && readLabel(around.slice(0, 200)).risk.kinds.includes("deletes");
}

/** "View", "Details", "›" beside the plan's name: the row says what the label does not. */
export function rowNearness(view: View, control: Control, goalWords: string[]): number {
  if (
    control.elsewhere ||
    control.stance === "dismiss" ||
    !/^(main|frame|modal)$/.test(control.affordance.region)
  )
    return 0;
  const line = lineOf(view, control);
  if (line === "") return 0;
  const { risk } = readLabel(line);
  if (risk.kinds.includes("deletes") || risk.kinds.includes("spends_money")) return 0;
  const named = countWords(line, goalWords);
  if (SHOWS.test(control.affordance.name) && RENEWS.test(line)) return 38;
  return named > 0 ? 18 + named * 4 : (meaningsOf(line) & MEANS.plan) !== 0 ? 16 : 0;
}

/** "Open" in the card "Plan and payments". */
export function underPlan(view: View, control: Control): boolean {
  const { name, region } = control.affordance;
  if (!/^(main|frame)$/.test(region) || control.elsewhere || movesAway(control)) return false;
  if (!(SHOWS.test(name) || MANAGES.test(name) || CHANGES.test(name))) return false;
  const heading = headingOver(view, control);
  return heading !== undefined && (readsAsPlan(heading) || namesPlanToo(heading));
}

/** "Learn more", "Select" in the card "End the insurance": the heading above says of what. */
export function underLeaving(view: View, control: Control): boolean {
  const { name, region, context } = control.affordance;
  if (!/^(main|frame|modal)$/.test(region)) return false;
  if (!(LEARN.test(name) || SHOWS.test(name) || INVITES.test(name))) return false;
  if (context !== undefined) return endsByCard(context);
  const lines = (view.observation.text ?? "").split("\n");
  const at = lines.findIndex((line) => line.includes(name));
  const heading = lines
    .slice(Math.max(0, at - 4), Math.max(0, at))
    .findLast((line) => /^#{2,6}\s/.test(line));
  if (heading === undefined) return false;
  return endsByCard(heading.replace(/^#+\s*/, ""));
}

function endsByCard(title: string): boolean {
  const { risk } = readLabel(title);
  return risk.kinds.includes("ends_subscription") || risk.code === "about_ending";
}
