import type { Model, ModelAnswer, ModelCall, ModelRequest } from "../../src/models/port.ts";

export type Turn = {
  request: ModelRequest;
  /** The number that the page's list gives to the first control whose line fits. */
  number: (line: RegExp) => string;
  /** Which question this is, from 0. */
  index: number;
};
export type Reply = ModelCall[] | ModelCall | Error | Partial<ModelAnswer>;
export type Policy = (turn: Turn) => Reply | Promise<Reply>;

export type ScriptedModel = Model & { requests: ModelRequest[] };

/** A model in memory, behind the real port: a function says what it answers, and every question is kept. */
export function scriptedModel(
  policy: Policy,
  more: { name?: string; costUsd?: number | undefined; estimateUsd?: number } = {},
): ScriptedModel {
  const requests: ModelRequest[] = [];
  const name = more.name ?? "scripted";
  return {
    name,
    requests,
    async ask(request, signal) {
      signal.throwIfAborted();
      requests.push(request);
      const reply = await policy({
        request,
        index: requests.length - 1,
        number: (line) => numberOf(request.text, line),
      });
      if (reply instanceof Error) throw reply;
      const base: ModelAnswer = {
        calls: [],
        text: "",
        finish: "calls",
        usage: { inputTokens: 1000, outputTokens: 100, cachedInputTokens: 0 },
        costUsd: "costUsd" in more ? more.costUsd : 0.01,
        model: name,
        attempts: 1,
      };
      if (Array.isArray(reply)) return { ...base, calls: reply };
      return "name" in reply ? { ...base, calls: [reply] } : { ...base, ...reply };
    },
    estimateUsd: () => ("estimateUsd" in more ? more.estimateUsd : 0.02),
  };
}

/** Replies in order; one more question than replies is a fault of the test. */
export function inOrder(...replies: Policy[]): Policy {
  return (turn) => {
    const reply = replies[turn.index];
    if (reply === undefined)
      throw new Error(`question ${turn.index + 1} was not foreseen:\n${turn.request.text}`);
    return reply(turn);
  };
}

export function act(
  action: string,
  more: Record<string, unknown> = {},
  confidence = 0.9,
): ModelCall {
  return { name: "act", input: { action, reasoning: "because", confidence, ...more } };
}

export function complete(status: string, more: Record<string, unknown> = {}): ModelCall {
  return { name: "complete_task", input: { status, reason: "because", ...more } };
}

export function numberOf(text: string, line: RegExp): string {
  for (const one of text.split("\n")) {
    const found = /^(\d+) (.*)$/.exec(one);
    if (found?.[1] !== undefined && line.test(found[2] ?? "")) return found[1];
  }
  throw new Error(`no control ${String(line)} in:\n${text}`);
}
