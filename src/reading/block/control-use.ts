import { readLabel } from "../risk/label-reading.ts";
import type { PageLine } from "./labelled-page.ts";
import { datesIn } from "./tokens.ts";
import { plain, type Words } from "./match-end-words.ts";

/** A tab that is drawn as a radio says which part is shown, not how a plan stands. */
const SWITCH = /^(?:switch|checkbox)$/;

/** What a control of a plan is for. A control that takes the end back speaks of cancelling too, so it is read first. */
export function useOf(line: PageLine, words: Words): "leave" | "undo" | "renewal" | "other" {
  if (line.kind !== "control") return "other";
  const text = plain(line.text);
  if (SWITCH.test(line.role ?? "") && line.on !== undefined)
    return words.has("living", text) || words.has("status", text) || datesIn(line.text).length > 0
      ? "renewal"
      : "other";
  // "Cancel an order" ends no plan.
  if (words.has("things", text) && !words.has("plan", text) && !words.has("undo", text))
    return "other";
  const undone = words.has("undo", text);
  // "Cancel the cancellation", "Kündigung zurücknehmen".
  if (undone && !/^(?:cancel|kundigen)\s/.test(text)) return "undo";
  const { risk, stance } = readLabel(line.text);
  if (stance === "help") return "other";
  const ends = risk.level === "danger" && risk.kinds.includes("ends_subscription");
  if (ends || risk.reason === "about cancelling") return undone ? "undo" : "leave";
  return text.length < 60 && words.has("leave", text) ? "leave" : undone ? "undo" : "other";
}

export const isAside = ({ region }: PageLine): boolean => /^(?:navigation|footer)$/.test(region);
