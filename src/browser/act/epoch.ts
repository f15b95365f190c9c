import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import type { Session } from "../session.ts";

type Stale = { error: ContractError; pageMoved: boolean };

/** Why an act is not on the newest observation, or why the page is no longer the one that was observed. */
export function staleness(session: Session, input: ActInput): Stale | undefined {
  const current = session.current?.observation.observationId;
  const pageMoved = moved(session);
  if (current !== input.observationId) {
    const newest = current === undefined ? "; observe first" : ` (that is ${current})`;
    return {
      pageMoved,
      error: new ContractError(
        "STALE_OBSERVATION",
        `observationId ${input.observationId.slice(0, 40)} is not the newest${newest}.`,
      ),
    };
  }
  const onPage = input.target.kind !== "page" || input.action === "press";
  if (!pageMoved || !onPage) return undefined;
  return {
    pageMoved,
    error: new ContractError(
      "STALE_OBSERVATION",
      "The page has gone elsewhere by itself since it was observed.",
    ),
  };
}

/** Another document or another route than the one observed. A fragment that only marks a place is neither. */
function moved(session: Session): boolean {
  const seen = session.current?.seen;
  const tab = session.active;
  if (seen === undefined || tab.dialog !== undefined || tab.crashed) return false;
  const main = tab.link?.main;
  if (main !== undefined && main.documentKey !== "" && main.documentKey !== seen.documentKey)
    return true;
  return routeOf(tab.page.url()) !== routeOf(seen.page.url);
}

/** As much of an address as a survey tells; what an act is held to has all of it. */
const URL_MAX = 8_000;

function routeOf(url: string): string {
  return url.slice(0, URL_MAX).replace(/#(?![!/]).*$/s, "");
}
