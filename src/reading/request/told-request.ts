import type { Occasion } from "./hold-ruling.ts";
import type { RequestReading } from "./request-reading.ts";
import { speaksStrangely } from "./strange-request.ts";

/**
 * Known by its words: they name an everyday thing, or they are the page's own and speak of no plan. Words that neither the
 * page nor any program uses may be anything, however well they are spelled.
 */
export function isTold(reading: RequestReading, { url, doing }: Occasion): boolean {
  if (reading.ofPlans && !reading.looks) return false;
  const { deed } = doing;
  // "Yes" and words that nobody reads, in front of what goes by a number: neither says anything.
  if (reading.byNumber && deed.sense !== "everyday") return false;
  if (reading.understood) return true;
  if (deed.foreign || !namesSomething(url)) return false;
  return !speaksStrangely(reading.strange(), deed);
}

/** "Show more" that sends something which names no listing, no page and nothing else that people look at. */
export function isStray(reading: RequestReading, occasion: Occasion): boolean {
  const { look, slight } = occasion.doing.deed;
  if (occasion.isMessage || !(look || slight)) return false;
  const told = isTold(reading, occasion);
  const plain = !look || !speaksStrangely(reading.strange(), occasion.doing.deed);
  if ((reading.looks && plain) || (!look && told)) return false;
  // Counters of other sites have all kinds of names.
  const elsewhere = occasion.foreign && !occasion.isNavigation;
  return !occasion.knownRoad && !elsewhere;
}

const DOOR =
  /^(?:api|apis|ajax|json|data|rest|rpc|graphql|http|https|action|actions|do|index|php|aspx?|jsp|cgi|bin|gateway|service|services|server|endpoint|internal|public|call|invoke|exec|execute|method|request|submit|post|batch|bulk|next|form|forms|page|default)$/i;

/** A word in the path that is more than the name of a door. */
export function namesSomething(url: string): boolean {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  return path.split(/[^\p{L}]+/u).some((word) => word.length >= 4 && !DOOR.test(word));
}
