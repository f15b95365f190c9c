import { ContractError } from "../../contract/errors.ts";
import type { ObserveInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { REGIONS } from "../../contract/words.ts";
import { domainOf } from "../extract/observe.ts";
import type { Described } from "./describe-page.ts";
import type { OpenDialog } from "./reply.ts";

const ALL = 1_000;

/** The affordances that were asked for. */
export function chosen(
  affordances: Observation["affordances"],
  input: ObserveInput,
): Observation["affordances"] {
  if (input.scope !== "page" && !(REGIONS as readonly string[]).includes(input.scope))
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `scope: "${input.scope}" is neither page nor a region (${REGIONS.join(", ")})`,
      { field: "scope" },
    );
  return affordances
    .filter((one) => input.scope === "page" || one.region === input.scope)
    .filter((one) => input.includeDisabled || one.state.disabled !== true)
    .slice(0, ALL);
}

export type PageParts = Pick<
  Observation,
  "page" | "messages" | "blockers" | "affordances" | "forms" | "total" | "hasMore"
>;

export function pageParts({
  page,
  messages,
  blockers,
  forms,
}: Described): Omit<PageParts, "affordances" | "total" | "hasMore"> {
  return { page, messages, blockers, forms };
}

/** Nothing can be seen of a page while a dialog stands before it but what it was. */
export function behindDialog(
  dialog: OpenDialog | undefined,
  before: { observation: Observation } | undefined,
  url: string,
): PageParts {
  return {
    page: before?.observation.page ?? {
      url,
      domain: domainOf(url),
      title: "",
      lang: "",
      viewport: { width: 0, height: 0 },
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    messages: [],
    blockers:
      dialog === undefined
        ? []
        : [
            {
              kind: "dialog",
              label: `${dialog.type}: ${dialog.message.slice(0, 500)}`,
              actionIds: [],
            },
          ],
    affordances: [],
    forms: [],
    total: 0,
    hasMore: false,
  };
}
