import { ContractError } from "../../contract/errors.ts";
import type { Model, ModelAnswer, ModelRequest } from "../../models/port.ts";
import type { Loan } from "../port.ts";

/** An image of 1280x720, in tokens. */
const IMAGE_TOKENS = 1_300;
/** Fewer characters a token than real text has, so that an estimate is rather too high. */
const CHARS_A_TOKEN = 3;

export type Asked = { answer: ModelAnswer; notes: string[] } | { stop: Stop; notes: string[] };
export type Stop = "over budget" | "all down";

/** Models in the order they are asked. One that did not answer is asked last from then on: waiting for it costs minutes. */
export class Models {
  #order: Model[];
  readonly #simple: Model | undefined;
  #simpleFailed = false;

  constructor(models: Model[], simple?: Model) {
    this.#order = [...models];
    this.#simple = simple;
  }

  async ask(request: ModelRequest, loan: Loan, plain: boolean): Promise<Asked> {
    const notes: string[] = [];
    const simple = plain && !this.#simpleFailed ? this.#simple : undefined;
    for (const model of [...(simple === undefined ? [] : [simple]), ...this.#order]) {
      const tokens = sizeOf(request);
      const estimate = {
        model: model.name,
        tokens: tokens + request.maxOutputTokens,
        costUsd: model.estimateUsd(tokens, request.maxOutputTokens),
      };
      if (!(await loan.mayCost(estimate))) return { stop: "over budget", notes };
      loan.signal.throwIfAborted();
      try {
        const answer = await model.ask(request, loan.signal);
        await loan.spent({ model: answer.model, ...answer.usage, costUsd: answer.costUsd });
        return { answer, notes };
      } catch (error) {
        if (loan.signal.aborted) throw error;
        notes.push(`${model.name} did not answer: ${wordsOf(error)}`);
        this.#setAside(model);
      }
    }
    return { stop: "all down", notes };
  }

  #setAside(model: Model): void {
    if (model === this.#simple) this.#simpleFailed = true;
    else this.#order = [...this.#order.filter((one) => one !== model), model];
  }
}

function sizeOf({ system, tools, text, image }: ModelRequest): number {
  const chars =
    system.length +
    text.length +
    // Tools are some 3,000 characters as JSON; three of them are what this planner has.
    tools.length * 1_000;
  return Math.ceil(chars / CHARS_A_TOKEN) + (image === undefined ? 0 : IMAGE_TOKENS);
}

function wordsOf(error: unknown): string {
  const text = error instanceof ContractError ? `${error.code} ${error.message}` : String(error);
  return text.slice(0, 300);
}
