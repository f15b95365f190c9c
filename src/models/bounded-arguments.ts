import type { LanguageModelMiddleware } from "ai";

const MAX_DEPTH = 64;
const MAX_CHARACTERS = 100_000;

/** In place of arguments that nobody could use: JSON, so that they are refused by the tool's schema. */
const UNUSABLE = JSON.stringify("[arguments too long or nested too deep]");

/** Arguments nested 20,000 deep overflow the stack of whoever checks or prints them, and lose the whole answer. */
export const boundedArguments: LanguageModelMiddleware = {
  specificationVersion: "v4",
  async wrapGenerate({ doGenerate }) {
    const result = await doGenerate();
    return {
      ...result,
      content: result.content.map((part) =>
        part.type === "tool-call" && isUnusable(part.input) ? { ...part, input: UNUSABLE } : part,
      ),
    };
  },
};

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
