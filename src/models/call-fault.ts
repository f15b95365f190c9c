import { InvalidToolInputError, NoSuchToolError } from "ai";
import { z } from "zod";

const MAX_ISSUES = 5;
const MAX_FAULT = 400;

/** Says to the model what is wrong with a call it made, and what to send instead. */
export function callFault(toolName: string, error: unknown, tools: readonly string[]): string {
  const name = toolName.slice(0, 64);
  if (NoSuchToolError.isInstance(error))
    return clip(`There is no tool "${name}". Call one of: ${tools.join(", ")}.`);
  const issues = InvalidToolInputError.isInstance(error) ? zodIssues(error) : [];
  if (issues.length === 0)
    return `The arguments of ${name} are not valid JSON. Send one JSON object that fits the tool's schema.`;
  const listed = issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
    const field = path.map(String).join(".");
    return field === "" ? message : `${field}: ${message}`;
  });
  return clip(
    `The arguments of ${name} do not fit its schema. ${listed.join("; ")}. Correct them.`,
  );
}

/** The SDK wraps what Zod found twice. */
function zodIssues(error: unknown): z.core.$ZodIssue[] {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof z.ZodError || cause instanceof z.core.$ZodError) return cause.issues;
  return [];
}

function clip(text: string): string {
  return text.length > MAX_FAULT ? `${text.slice(0, MAX_FAULT)}…` : text;
}
