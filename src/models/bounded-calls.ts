import type { LanguageModelMiddleware } from "ai";

/** A planner takes one; more than a few are a fault of the model, and thousands of them only cost time. */
const MAX_CALLS = 100;
const MAX_DEPTH = 64;
const MAX_CHARACTERS = 100_000;

/** In place of arguments that nobody could use: JSON, so that they are refused by the tool's schema. */
const UNUSABLE = JSON.stringify("[arguments too long or nested too deep]");

/**
 * What a model may do to its own answer, undone before the SDK reads it. Arguments nested 20,000 deep overflow the
 * stack of whoever checks or prints them and lose the whole answer. Calls that share an id are taken for one call.
 */
export const boundedCalls: LanguageModelMiddleware = {
  specificationVersion: "v4",
  async wrapGenerate({ doGenerate }) {
    const result = await doGenerate();
    const content: typeof result.content = [];
    let calls = 0;
    for (const part of result.content) {
      if (part.type !== "tool-call") content.push(part);
      else if (calls < MAX_CALLS) content.push(usable(part, calls++));
    }
    return { ...result, content };
  },
};

function usable<Call extends { input: string }>(call: Call, index: number): Call {
  const input = isUnusable(call.input) ? UNUSABLE : call.input;
  return { ...call, input, toolCallId: `call-${index}` };
}

function isUnusable(json: string): boolean {
  return json.length > MAX_CHARACTERS || depthOf(json) > MAX_DEPTH;
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of json.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[{}\]]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
