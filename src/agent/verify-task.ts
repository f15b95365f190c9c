import type { CheckedExpectation } from "../contract/act-result.ts";
import { checkExpectation, type Evidence } from "../contract/expectations.ts";
import type { Expectation } from "../contract/input.ts";
import type { Observation } from "../contract/observation.ts";
import type { Step } from "../planners/port.ts";
import type { Finding } from "./verify.ts";

export type Pages = {
  /** As the run found it. */
  start: Observation | undefined;
  now: Observation;
  /** The same address loaded anew; a value that was typed counts only there. */
  anew: Observation | undefined;
};

export type TaskFinding = Finding & { checked: CheckedExpectation[] };

/**
 * Any task but a cancellation: the planner says what the page must show, and code looks. All of it must hold, and at
 * least one thing that was not so at the start and that the run did not put there itself.
 */
export function weighTask(checks: Expectation[], pages: Pages, steps: Step[]): TaskFinding {
  const checked = checks.map((check) => checkNow(check, pages));
  const holds = checked.length > 0 && checked.every((one) => one.result === "matched");
  const fresh = checks.filter(
    (check, index) =>
      checked[index]?.result === "matched" && isNew(check, pages) && !isOwnDoing(check, steps),
  );
  return {
    checked,
    verified: holds && fresh.length > 0,

    outcome: "unknown",
    evidence: fresh.map((check) => {
      const seen = checked[checks.indexOf(check)]?.seen ?? "";
      const loaded = check.kind === "valueEquals";
      return {
        tier: loaded ? "C" : "B",
        what: loaded
          ? "a fresh load of the page shows the new value"
          : `${wordsOf(check)}, which was not so at the start`,
        seen,
        url: pages.now.page.url,
      };
    }),
  };
}

/** For whoever claimed it: what was looked for, and what of it did not hold. Only the claim's own words. */
export function refusalOf(finding: TaskFinding): string {
  if (finding.checked.length === 0)
    return "Success was not accepted: it came without checks. Give checks of what the page shows now and did not show at the start.";
  const failed = finding.checked.filter((one) => one.result !== "matched");
  if (failed.length === 0)
    return "Success was not accepted: every check held, but all of them held at the start too, or only show what you did yourself. Name something that the page shows because the task is done.";
  return `Success was not accepted. Looked for and not found: ${failed.map((one) => `${one.kind} "${one.value ?? ""}"`).join(", ")}.`;
}

function checkNow(check: Expectation, { now, anew }: Pages): CheckedExpectation {
  if (check.kind !== "valueEquals") return checkExpectation(check, evidenceOf(now));
  const field = now.affordances.find((one) => one.actionId === check.actionId);
  const again = anew?.affordances.filter(
    (one) => one.role === field?.role && one.name === field?.name,
  );
  const found = again?.length === 1 ? again[0] : undefined;
  return checkExpectation(check, {
    ...evidenceOf(now),
    valueOf: () => (found === undefined || found.valueRedacted === true ? undefined : found.value),
  });
}

/** What cannot be told of the start may have been so already. */
function isNew(check: Expectation, { start, now }: Pages): boolean {
  if (start === undefined) return false;
  if (check.kind !== "valueEquals")
    return checkExpectation(check, evidenceOf(start)).result === "not_matched";
  const field = now.affordances.find((one) => one.actionId === check.actionId);
  const before = start.affordances.find(
    (one) => one.role === field?.role && one.name === field?.name,
  );
  return before?.valueRedacted !== true && before?.value !== check.value;
}

/** An address or a title that the run went to by itself says nothing about the task. */
function isOwnDoing(check: Expectation, steps: Step[]): boolean {
  return (
    check.kind === "urlContains" &&
    steps.some((step) => step.action === "navigate" && step.value?.includes(check.value ?? ""))
  );
}

function evidenceOf(observation: Observation): Evidence {
  return {
    before: undefined,
    now: observation,
    findText: (text) => findText(observation, text),
    valueOf: () => undefined,
    navigated: false,
    changed: false,
    tabOpened: false,
    downloads: [],
  };
}

const clean = (text: string): string =>
  text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Markdown marks stand between words that a person reads as one line. */
const plain = (text: string): string => clean(text.replace(/[*_`#>|\\[\]]/g, " "));

function findText(observation: Observation, text: string): string | null | undefined {
  const wanted = plain(text);
  const { messages, textCursor } = observation;
  for (const part of [observation.text ?? "", ...messages]) {
    const all = plain(part);
    const at = all.indexOf(wanted);
    if (at >= 0) return all.slice(Math.max(0, at - 40), at + wanted.length + 40);
  }
  return textCursor === undefined ? null : undefined;
}

function wordsOf({ kind, value }: Expectation): string {
  return `${kind} "${value ?? ""}"`;
}
