import type { Known } from "../action-ids.ts";
import { isSensitive } from "./affordance.ts";

/**
 * All that stands in one control: a list shows eighty letters of a field, and a text of two pages or a space at its end
 * can be read nowhere else. What is hidden in the list is hidden here.
 */
export async function readControl({ frame, localId, name }: Known, max: number): Promise<string> {
  const part = await frame.call("readPart", localId, max);
  return part === null || isSensitive(part.raw, name) ? "" : part.text;
}
