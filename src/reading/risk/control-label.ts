import { caution, SAFE } from "../../contract/risk.ts";
import { type LabelReading, readLabel } from "./label-reading.ts";
import { wordsOf } from "./read-words.ts";
import type { ElementFacts } from "./element-facts.ts";

const MOVES_ABOUT =
  /(?:^| )(?:close|dismiss|menu|nav|navbar|hamburger|search|chevron|arrow|prev|previous|carousel|slide|back|expand|collapse|play|mute|volume|tooltip|info|help|toggle|theme|lang|language|modal close)(?: |$)/;

const TRASH = /(?:^| )(?:trash|bin|garbage)(?: |$)/;

export const UNLABELLED = caution("unlabelled");

/** Icon-only controls: id and class words, read one by one. */
function readIds(ids: string[]): LabelReading {
  const words = ids.map((id) => wordsOf(id));
  if (words.some((word) => TRASH.test(word))) return readLabel("delete");
  if (words.some((word) => MOVES_ABOUT.test(word))) return { risk: SAFE, stance: "dismiss" };
  let found: LabelReading = { risk: UNLABELLED, stance: "none" };
  for (const word of words) {
    const reading = readLabel(word);
    if (reading.risk.level === "danger") return reading;
    if (reading.stance === "commit" || reading.stance === "stay") found = reading;
  }
  return found;
}

/** What Escape does while something is dragged is told on every handle, and no press of the handle does it. */
const BY_ESCAPE =
  /(?:\bor\s+)?\b(?:press|hit|use)\s+(?:the\s+)?esc(?:ape)?(?:\s+key)?\s+to\s+(?:cancel|abort|stop)(?=\s*(?:[.,;!]|$))/gi;

export function readControl({ name, value, description, tag, ids }: ElementFacts): LabelReading {
  const label = name.trim() || (tag === "input" && value ? value : "") || description?.trim() || "";
  const reading = readLabel(label);
  if (reading.stance === "none" && !/\p{N}/u.test(label)) return readIds(ids ?? []);
  const open = /^(?:commit|other|unknown|none)$/.test(reading.stance);
  if (!open || reading.risk.level === "danger" || !description) return reading;
  const described = readLabel(description.replace(BY_ESCAPE, ""));
  return described.risk.level === "danger" ? described : reading;
}

/** A control as a screen reader names it and as it is drawn, where the two differ. */
export function readingsOf(facts: ElementFacts): ElementFacts[] {
  const { drawn = "", name } = facts;
  const same = drawn.trim() === "" || drawn.trim() === name.trim();
  return same ? [facts] : [facts, { ...facts, name: drawn }];
}
