import { rankRegion, rankTier } from "../../contract/rank.ts";
import * as arrive from "./arrive.ts";
import * as beside from "./beside.ts";
import * as blockers from "./blockers.ts";
import * as candidates from "./candidates.ts";
import * as clip from "./clip.ts";
import * as context from "./context.ts";
import * as drawer from "./drawer.ts";
import * as drawn from "./drawn.ts";
import * as edit from "./edit.ts";
import * as facts from "./facts.ts";
import * as forms from "./forms.ts";
import * as guard from "./guard.ts";
import * as hints from "./hints.ts";
import * as lines from "./lines.ts";
import * as lists from "./lists.ts";
import * as messages from "./messages.ts";
import * as overlay from "./overlay.ts";
import * as parts from "./parts.ts";
import * as prepare from "./prepare.ts";
import * as regions from "./regions.ts";
import * as repeats from "./repeats.ts";
import * as roots from "./roots.ts";
import * as settle from "./settle.ts";
import * as signature from "./signature.ts";
import * as stamp from "./stamp.ts";
import * as state from "./state.ts";
import * as survey from "./survey.ts";
import * as text from "./text.ts";
import * as visible from "./visible.ts";

export const WORLD = "subterminator";

/** The calls that Node makes into a page, by name. */
export type PageAgent = typeof arrive &
  typeof drawn &
  typeof edit &
  typeof guard &
  typeof lists &
  typeof overlay &
  typeof prepare &
  typeof settle &
  typeof survey &
  typeof text & {
    idOf: typeof state.idOf;
    elementOf: typeof state.elementOf;
  };

const modules = [
  arrive,
  beside,
  blockers,
  candidates,
  clip,
  context,
  drawer,
  drawn,
  edit,
  facts,
  forms,
  guard,
  hints,
  lines,
  lists,
  messages,
  overlay,
  parts,
  prepare,
  regions,
  repeats,
  roots,
  settle,
  signature,
  stamp,
  survey,
  text,
  visible,
];
const functions: Function[] = [
  rankTier,
  rankRegion,
  state.idOf,
  state.elementOf,
  state.shadowOf,
  state.adoptClosedRoot,
  state.hear,
];
for (const module of modules)
  for (const value of Object.values(module))
    if (typeof value === "function") functions.push(value as Function);

// They all stand in one scope there: the later of two namesakes would take the place of the other without a word.
const names = functions.map((fn) => fn.name);
const twice = names.find((name, at) => names.indexOf(name) !== at);
if (twice !== undefined) throw new Error(`Two functions of the page agent are called ${twice}.`);

/** One expression that leaves the agent as `agent` in the isolated world; harmless when it is there already. */
export const AGENT_SOURCE = `globalThis.agent ??= (() => { "use strict";
const state = (${state.createState.toString()})();
${functions.map((fn) => fn.toString()).join("\n")}
installGuard();
countEvents();
if (document.documentElement) watchRoot(document); else addEventListener("DOMContentLoaded", () => watchRoot(document), { once: true });
return { ${names.join(", ")} };
})();`;
