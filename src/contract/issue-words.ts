import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
const UNITS: Record<string, string> = { string: " characters", array: " entries" };

/** zod's own words name types of the language; whoever wrote a file by hand needs to hear what belongs there. */
export function issueWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (!issue.message.startsWith("Invalid input: expected")) return issue.message;
      if (issue.message.endsWith("received undefined")) return "is missing";
      return `expected ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      if (!/^Invalid (?:input|option)\b/.test(issue.message)) return issue.message;
      return `takes ${issue.values.map(String).join(", ")}`;
    case "too_big":
      if (!issue.message.startsWith("Too big")) return issue.message;
      return `takes at most ${String(issue.maximum)}${UNITS[issue.origin] ?? ""}`;
    case "too_small":
      if (!issue.message.startsWith("Too small")) return issue.message;
      if (issue.minimum === 1 && UNITS[issue.origin] !== undefined) return "is empty";
      return `takes at least ${String(issue.minimum)}${UNITS[issue.origin] ?? ""}`;
    case "unrecognized_keys":
      return `there is no field ${issue.keys.map((key) => JSON.stringify(key)).join(", ")}`;
    case "invalid_union":
      return issue.message === "Invalid input" ? "is of no form that is known here" : issue.message;
    default:
      return issue.message;
  }
}
