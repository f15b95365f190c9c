import type { CheckedExpectation } from "./act-result.ts";
import type { Expectation } from "./input.ts";
import type { Observation } from "./observation.ts";

/** What was before the act and what is now; everything an expectation may look at. */
export type Evidence = {
  before: Pick<Observation, "page" | "blockers" | "tabs" | "affordances" | "messages"> | undefined;
  now: Pick<Observation, "page" | "blockers" | "tabs" | "affordances" | "messages" | "hasMore">;
  /** Words around a text that a person can read on the page now; null when it is not there. */
  findText: (text: string) => string | null | undefined;
  valueOf: (actionId: string) => string | undefined | null;
  navigated: boolean;
  changed: boolean;
  tabOpened: boolean;
  downloads: string[];
};

type Answer = Pick<CheckedExpectation, "result" | "seen">;

const matched = (seen: string): Answer => ({ result: "matched", seen });
const not = (seen: string): Answer => ({ result: "not_matched", seen });
const unknown = (seen: string): Answer => ({ result: "unknown", seen });
const when = (holds: boolean, seen: string): Answer => (holds ? matched(seen) : not(seen));

const clean = (text: string): string =>
  text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
const has = (text: string, part: string): boolean => clean(text).includes(clean(part));

export function checkExpectation(expected: Expectation, evidence: Evidence): CheckedExpectation {
  const answer = missingValue(expected) ?? judge(expected, evidence);
  return {
    kind: expected.kind,
    ...(expected.value === undefined ? {} : { value: expected.value }),
    ...answer,
  };
}

const NEEDS_VALUE = new Set<string>([
  "urlContains",
  "urlMatches",
  "titleContains",
  "textPresent",
  "textAbsent",
  "bannerContains",
  "stateIs",
]);

function missingValue(expected: Expectation): Answer | undefined {
  if (NEEDS_VALUE.has(expected.kind) && (expected.value ?? "") === "")
    return unknown(`${expected.kind} needs a value`);
  if (expected.kind === "valueEquals" && expected.actionId === undefined)
    return unknown("valueEquals needs an actionId");
  return undefined;
}

function judge(expected: Expectation, { before, now, ...seen }: Evidence): Answer {
  const value = expected.value ?? "";
  switch (expected.kind) {
    case "urlContains":
      return when(now.page.url.includes(value), now.page.url);
    case "urlMatches":
      return matches(value, now.page.url);
    case "titleContains":
      return when(has(now.page.title, value), now.page.title);
    case "textPresent":
    case "textAbsent": {
      const found = seen.findText(value);
      if (found === undefined) return unknown("the page could not be read");
      return when(
        (found !== null) === (expected.kind === "textPresent"),
        found ?? "not on the page",
      );
    }
    case "modalOpened":
    case "modalClosed": {
      const open = modals(now);
      const was = before === undefined ? 0 : modals(before).length;
      const seenNow = open.length === 0 ? "no modal is open" : `open: ${open.join(", ")}`;
      if (expected.kind === "modalOpened")
        return when(
          open.length > was ||
            (open.length > 0 && value !== "" && open.some((label) => has(label, value))),
          seenNow,
        );
      return when(
        value === ""
          ? open.length < was || open.length === 0
          : !open.some((label) => has(label, value)),
        seenNow,
      );
    }
    case "bannerContains": {
      const texts = [...now.messages, ...now.blockers.map((blocker) => blocker.label)];
      return when(
        texts.some((text) => has(text, value)),
        texts.join(" | ") || "no banner or message",
      );
    }
    case "elementPresent":
    case "elementAbsent": {
      const found = now.affordances.find((a) => fits(a, expected));
      // Not on the first page of a longer list is not the same as not there.
      if (found === undefined && now.hasMore)
        return unknown("the list of controls goes on beyond what was looked at");
      return when(
        (found !== undefined) === (expected.kind === "elementPresent"),
        found === undefined ? "no such control" : `${found.role} ${found.name}`,
      );
    }
    case "valueEquals": {
      const current = seen.valueOf(expected.actionId ?? "");
      if (current === undefined) return unknown("the value is hidden or the field is gone");
      return when(current !== null && clean(current) === clean(value), current ?? "no value");
    }
    case "navigated":
      return when(seen.navigated, now.page.url);
    case "tabOpened":
      return when(seen.tabOpened, `${now.tabs.length} tabs`);
    case "downloadStarted":
      return when(
        value === "" ? seen.downloads.length > 0 : seen.downloads.some((name) => has(name, value)),
        seen.downloads.join(", ") || "no download",
      );
    case "changed":
      return when(seen.changed, seen.changed ? "the page changed" : "nothing changed");
    case "stateIs":
      return now.page.state === undefined
        ? unknown("no state detector is set")
        : when(now.page.state === value, now.page.state);
  }
}

/** A quantified group with a quantifier inside can take for ever on a long address. */
const EXPLOSIVE = /\([^)]*[+*}][^)]*\)\s*[+*{]/;

function matches(pattern: string, url: string): Answer {
  if (pattern.length > 300 || EXPLOSIVE.test(pattern))
    return unknown("the pattern is too complex; use urlContains");
  try {
    return when(new RegExp(pattern).test(url.slice(0, 4000)), url);
  } catch {
    return unknown("not a regular expression");
  }
}

function modals(observation: Pick<Observation, "blockers">): string[] {
  return observation.blockers
    .filter((blocker) => blocker.kind === "modal" || blocker.kind === "dialog")
    .map((blocker) => blocker.label);
}

function fits(affordance: Observation["affordances"][number], expected: Expectation): boolean {
  if (expected.actionId !== undefined && affordance.actionId !== expected.actionId) return false;
  if (expected.role !== undefined && affordance.role !== expected.role) return false;
  return expected.value === undefined || has(affordance.name, expected.value);
}
