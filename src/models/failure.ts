import { APICallError } from "ai";
import { ContractError } from "../contract/errors.ts";
import { TimedOut, type Failure } from "./attempts.ts";
import type { Target } from "./connect.ts";
import { AnswerTooLarge } from "./limited-fetch.ts";
import { providersWords } from "./providers-words.ts";
import { retryAfterMs } from "./retry-after.ts";

/** What a failed request means for whoever has to put it right. No cause is kept: it would hold the whole prompt. */
export function explainFailure(
  error: unknown,
  target: Target,
  prompt: string,
  now: number,
): Failure {
  if (error instanceof TimedOut) return down(target, `did not answer within ${seconds(error)} s.`);
  if (!APICallError.isInstance(error)) return unreadable(target, nameOf(error));
  const status = error.statusCode;
  if (status === undefined) return down(target, `cannot be reached${networkCode(error)}.`);
  if (status >= 200 && status < 300) return badAnswer(error, target);
  // Without a body that could be read, the message is the SDK's own.
  const said =
    error.responseBody === undefined ? "" : providersWords(error.message, prompt, target);
  if (status === 429 || status === 408 || status >= 500) {
    const rest = retryAfterMs(error.responseHeaders, now);
    const failure = down(target, `is overloaded or down (status ${status})${said}.`);
    return rest === undefined ? failure : { ...failure, retryAfterMs: rest };
  }
  return refused(status, target, said);
}

function badAnswer(error: APICallError, target: Target): Failure {
  if (causedBy(error, (cause) => cause instanceof AnswerTooLarge))
    return { ...unreadable(target, "more than a megabyte"), retry: false };
  // The SDK keeps the body of what arrived whole, and wraps the network's own error otherwise.
  return error.responseBody === undefined && error.cause instanceof Error
    ? down(target, "broke off in the middle of its answer.")
    : unreadable(target, "not its own format");
}

type Refusal = { says: string; hint: string };

function refused(status: number, target: Target, said: string): Failure {
  const { says, hint } = refusalOf(status, target, said);
  return {
    retry: false,
    error: new ContractError("MODEL_CONFIG", `${target.provider.name} ${says}`, { hint }),
  };
}

function refusalOf(status: number, target: Target, said: string): Refusal {
  const { name, keyVariable, baseUrlVariable } = target;
  switch (status) {
    // Its words are left out: providers put a part of the key into them.
    case 401:
      return {
        says: `does not accept the key in ${keyVariable} (status 401).`,
        hint: `Put a valid key into ${keyVariable}, or name another model.`,
      };
    case 402:
      return {
        says: `wants to be paid first (status 402)${said}.`,
        hint: "Add credit to the account the key belongs to, or name another model.",
      };
    case 403:
      return {
        says: `does not let this key use "${name}" (status 403)${said}.`,
        hint: `Use a key in ${keyVariable} that may, or name another model.`,
      };
    case 404:
      return {
        says: `does not know the model "${name}" (status 404)${said}.`,
        hint: `Check the name in --model or SUBTERMINATOR_MODEL, and the address in ${baseUrlVariable}.`,
      };
    default:
      return status < 400
        ? {
            says: `answered with a redirect (status ${status}), which is not followed.`,
            hint: `Put the final address into ${baseUrlVariable}.`,
          }
        : {
            says: `refused the request for "${name}" (status ${status})${said}.`,
            hint: "Name a model that takes tools and pictures, or use `--planner rules`, which needs none.",
          };
  }
}

function down(target: Target, says: string): Failure {
  return {
    retry: true,
    error: new ContractError("MODEL_UNAVAILABLE", `${target.provider.name} ${says}`),
  };
}

function unreadable(target: Target, why: string): Failure {
  const says = `gave an answer that cannot be read (${why}).`;
  return {
    retry: true,
    error: new ContractError("MODEL_ANSWER", `${target.provider.name} ${says}`),
  };
}

/** Its name only: the message may hold the prompt. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name.slice(0, 60) : "unknown";
}

function seconds({ afterMs }: TimedOut): number {
  return Math.round(afterMs / 100) / 10;
}

function networkCode(error: APICallError): string {
  let code: string | undefined;
  causedBy(error, (cause) => {
    if ("code" in cause && typeof cause.code === "string" && /^[A-Z_]{3,40}$/.test(cause.code))
      code = cause.code;
    return code !== undefined;
  });
  return code === undefined ? "" : ` (${code})`;
}

function causedBy(error: Error, test: (cause: Error) => boolean): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 10; depth++) {
    if (test(cause)) return true;
    cause = cause.cause;
  }
  return false;
}
