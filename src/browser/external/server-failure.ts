import { ContractError } from "../../contract/errors.ts";
import { mapError } from "../map-error.ts";

/** What browser servers say of a call that failed, in the contract's words; Chromium's own words are known elsewhere. */
const RULES: [words: RegExp, code: ConstructorParameters<typeof ContractError>[0]][] = [
  [/Ref \S+ not found|not found in the current page snapshot|stale/i, "ELEMENT_GONE"],
  [/intercepts pointer events/i, "ELEMENT_OBSCURED"],
  [/element is not (enabled|editable)/i, "ELEMENT_DISABLED"],
  [/does not handle the modal state/i, "ELEMENT_OBSCURED"],
  [/element is not visible|outside of the viewport/i, "NOT_TARGETABLE"],
  [/not a .*select|did not find some options|malformed value/i, "NOT_TARGETABLE"],
  [/Unknown key/i, "CONTRACT_MISMATCH"],
];

export function serverFailure(words: string): ContractError {
  const rule = RULES.find(([pattern]) => pattern.test(words));
  if (rule !== undefined) return new ContractError(rule[1], words);
  const mapped = mapError(words);
  return mapped.code === "INTERNAL"
    ? new ContractError("NOT_TARGETABLE", words, {
        hint: "The browser server could not do this; look at nextObservation and try another way.",
      })
    : mapped;
}
