import type { ModelAnswer } from "../../models/port.ts";
import type { Decision, View } from "../port.ts";
import { readCall } from "./read-call.ts";

export type Reading = { decision: Decision } | { trouble: string };

/** One answer becomes one decision: the first call that can be carried out. What else was in it is noted, not done. */
export function readAnswer(answer: ModelAnswer, view: View): Reading {
  if (answer.calls.length === 0) return { trouble: noCall(answer) };
  const faults: string[] = [];
  for (const [index, call] of answer.calls.entries()) {
    const read = readCall(call, view);
    if ("fault" in read) {
      faults.push(`${call.name.slice(0, 40)}: ${read.fault.slice(0, 300)}`);
      continue;
    }
    const extra = answer.calls.slice(index + 1).map((one) => one.name.slice(0, 40));
    const notes = [
      ...faults.map((fault) => `A call was not usable: ${fault}`),
      ...(extra.length === 0 ? [] : [`Extra calls were ignored: ${extra.join(", ")}`]),
    ];
    return { decision: notes.length === 0 ? read : { ...read, notes } };
  }
  return {
    trouble: `Your call could not be read. ${faults.join("; ")}. Correct it and call again.`,
  };
}

function noCall({ finish }: ModelAnswer): string {
  switch (finish) {
    case "length":
      return "Your answer was cut off before a tool was called. Call a tool, with a short reasoning.";
    case "refusal":
      return "You declined to answer. Call a tool; complete_task with status not_possible says that it cannot be done.";
    case "calls":
    case "stop":
    case "other":
      return "You answered without calling a tool. Call a tool.";
  }
}
