// A model with a browser it can trust: ANTHROPIC_API_KEY=… node examples/ai-sdk.ts "What is on https://example.com?"
import { anthropic } from "@ai-sdk/anthropic";
import { generateText, stepCountIs } from "ai";
import { browserTools } from "subterminator/ai-sdk";

const { tools, close } = browserTools({
  // Nobody sits here: whatever is irreversible is refused, and the model is told so.
  approver: () => Promise.resolve("rejected"),
  allowedHosts: (process.env["HOSTS"] ?? "").split(","),
});
try {
  const model = anthropic(process.env["MODEL"] ?? "claude-opus-4-6");
  const prompt = process.argv[2] ?? "What is on https://example.com?";
  const { text, steps } = await generateText({ model, prompt, tools, stopWhen: stepCountIs(10) });
  console.log(JSON.stringify({ text, steps: steps.length }));
} finally {
  await close();
}
