import type { Reply, Saying, WireUsage } from "./wire.ts";

const USAGE: WireUsage = { input: 2_000, output: 100, cached: 0, written: 0 };

/** What the model says in a reply; undefined where the reply is about the connection and not about words. */
export function sayingOf(reply: Reply): Saying | undefined {
  const usage = { ...USAGE, ...reply.usage };
  const nothing = { text: "", calls: [], usage };
  if ("call" in reply) return { ...nothing, calls: [reply.call], stop: "calls" };
  if ("calls" in reply) return { ...nothing, ...reply, usage, stop: "calls" };
  if ("text" in reply) return { ...nothing, text: reply.text, stop: "stop" };
  if ("refusal" in reply) return { ...nothing, text: reply.refusal, stop: "refusal" };
  if ("empty" in reply) return { ...nothing, stop: "stop" };
  if ("huge" in reply) return { ...nothing, text: "A".repeat(reply.huge), stop: "stop" };
  if ("cut" in reply) {
    const whole = JSON.stringify(reply.cut.input);
    const rawArguments = whole.slice(0, Math.ceil(whole.length / 2));
    return { ...nothing, calls: [reply.cut], rawArguments, stop: "cut" };
  }
  if ("broken" in reply && reply.broken === "arguments") {
    const call = { name: reply.name, input: {} };
    return { ...nothing, calls: [call], rawArguments: reply.raw, stop: "calls" };
  }
  if ("stall" in reply || "trickle" in reply || "reset" in reply)
    return { ...nothing, text: "This answer does not arrive.", stop: "stop" };
  return undefined;
}
