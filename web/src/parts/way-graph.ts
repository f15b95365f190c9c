import type { RunEvent } from "../api.ts";
import { addressOf, wayOf, type Visit } from "./turns.ts";

/** From one page of the way to another, by the controls that were pressed there. */
export type Step = { from: number; to: number; times: number; by: string };

/** The pages that were walked and how the run came from one to another. */
export function graphOf(events: readonly RunEvent[]): { pages: Visit[]; steps: Step[] } {
  const pages = wayOf(events);
  const numbers = new Map(pages.map(({ address }, at) => [address, at]));
  const steps = new Map<string, Step>();
  let [last, pressed] = [-1, ""];
  for (const { type, data } of events) {
    if (type === "acting" && typeof data["name"] === "string") pressed = data["name"];
    if (type !== "observed" || typeof data["url"] !== "string") continue;
    const here = numbers.get(addressOf(data["url"])) ?? -1;
    if (last !== -1 && here !== -1 && here !== last) {
      const key = `${last} ${here}`;
      const known = steps.get(key);
      if (known === undefined) steps.set(key, { from: last, to: here, times: 1, by: pressed });
      else known.times++;
    }
    last = here;
    pressed = "";
  }
  return { pages, steps: [...steps.values()] };
}
