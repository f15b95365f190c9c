// The contract between whoever acts and the browser: words, schemas, errors, and how they are shown to a model.
export * from "../contract/words.ts";
export {
  actInput,
  observeInput,
  parseInput,
  type ActRequest,
  type ObserveRequest,
} from "../contract/input.ts";
export { ContractError, ERROR_CODES, type ErrorCode, type ErrorData } from "../contract/errors.ts";
export type { Observation } from "../contract/observation.ts";
export type { ActResult } from "../contract/act-result.ts";
export { renderActResult, renderError, renderObservation } from "../contract/render-text.ts";
export { verdictSchema, type Verdict } from "../runs/verdict.ts";
