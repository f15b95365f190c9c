// The package's front door. What stands here is public: anything added is kept, anything changed is a new version.
// oxlint-disable-next-line import/no-unassigned-import -- it has to be looked at before anything else is loaded
import "./needed-node.ts";
export { openBrowser, type BrowserPage, type OpenOptions } from "./open-browser.ts";
export { cancel, type CancelOptions } from "./cancel.ts";
export { listRuns, readRun, verifyRun, type ReadRun } from "./read-runs.ts";
export { ContractError, type ErrorCode, type ErrorData } from "../contract/errors.ts";
export type { Observation } from "../contract/observation.ts";
export type { ActResult } from "../contract/act-result.ts";
export type { ActRequest, ObserveRequest } from "../contract/input.ts";
export type { ApprovalCard, Approver, Decision, Screenshot } from "../browser/port.ts";
export type { Question } from "../agent/job.ts";
export type { RunEvent } from "../runs/events.ts";
export type { RunSummary } from "../runs/summary.ts";
export type { Verdict } from "../runs/verdict.ts";
