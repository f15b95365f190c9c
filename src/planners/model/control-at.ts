import type { Affordance } from "../../contract/observation.ts";
import type { View } from "../port.ts";
import { fail } from "./call-fault.ts";

/** The control that a model names by its number, however it writes the number. */
export function controlAt(view: View, target: string): Affordance {
  const wanted = target.replace(/^[#[\s]+|[\]\s]+$/g, "");
  return (
    view.observation.affordances.find((one) => one.actionId === wanted) ??
    fail("target", `there is no control ${target.slice(0, 20)} on this page`)
  );
}
