// Cancel a subscription and print the verdict: node examples/cancel.ts https://example.com/account
import { createInterface } from "node:readline/promises";
import { cancel, type Question } from "subterminator";

const url = process.argv[2] ?? "https://example.com/account";

async function ask(question: Question): Promise<boolean> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await line.question(`${question.text}\n${question.reason}\nyes? `);
  line.close();
  return answer.trim() === "yes";
}

const verdict = await cancel({ url, approve: ask });
console.log(
  JSON.stringify({ verified: verdict.verified, sentence: verdict.sentence, proof: verdict.proof }),
);
