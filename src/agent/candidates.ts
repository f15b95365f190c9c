import type { Affordance, Observation } from "../contract/observation.ts";
import { readControls, type Control } from "../planners/rules/read-control.ts";
import type { Candidate } from "./guide.ts";
import type { JobOptions } from "./job.ts";

/** As many as a person takes in at a glance and one key each can name. */
const MOST = 9;

/** What may lead on from here, best first: what speaks of leaving, then what stands in the page's own part. */
export function candidatesOf({ kind, goal }: JobOptions, observation: Observation): Candidate[] {
  const controls = readControls(observation, goal).filter(({ affordance }) =>
    isOffered(affordance),
  );
  const names = new Set<string>();
  return controls
    .map((control, place) => ({ control, place, score: kind === "cancel" ? towards(control) : 0 }))
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .flatMap(({ control: { affordance } }) => {
      const { actionId, role, name, description = "" } = affordance;
      const key = `${role} ${name} ${description}`;
      if (names.has(key)) return [];
      names.add(key);
      return [{ actionId, role, name, ...seenAt(affordance) }];
    })
    .slice(0, MOST);
}

function isOffered({ name, targetable, state, covered }: Affordance): boolean {
  return targetable && state.disabled !== true && covered !== true && name.trim() !== "";
}

function seenAt({ box, inViewport, frameOrigin }: Affordance): Pick<Candidate, "box"> {
  return inViewport && frameOrigin === undefined ? { box } : {};
}

function towards(control: Control): number {
  if (control.endsPlan || control.leavesNamed || control.toFree) return 4;
  if (control.saysSo || control.declines || control.givesUp) return 3;
  if (control.planPlace || control.inFront) return 2;
  if (control.accountPlace || control.more) return 1;
  return control.avoid || control.elsewhere || control.help ? -1 : 0;
}
