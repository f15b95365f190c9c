import { ContractError, type ErrorCode } from "../contract/errors.ts";
import { EXIT_CODES, type ExitCode } from "../runs/reasons.ts";
import { StoreError } from "../runs/store-error.ts";
import { wrapped } from "./terminal/wrapped.ts";
import { UsageError } from "./usage-error.ts";

/** Any error as the command line reports it. */
export type Fault = { code: string; message: string; hint?: string; exitCode: ExitCode };

/** What the person set up or typed; the rest went wrong on its own. */
const SETTINGS = new Set<ErrorCode>([
  "CONTRACT_MISMATCH",
  "BROWSER_UNAVAILABLE",
  "MCP_ERROR",
  "NAVIGATION_BLOCKED",
  "MODEL_CONFIG",
]);

export function faultFrom(error: unknown): Fault {
  if (error instanceof UsageError)
    return { code: "USAGE", message: error.message, ...hinted(error), exitCode: error.exitCode };
  if (error instanceof ContractError)
    return {
      code: error.code,
      message: error.message,
      hint: error.hint,
      exitCode: SETTINGS.has(error.code) ? EXIT_CODES.usage : EXIT_CODES.failed,
    };
  if (error instanceof StoreError)
    return {
      code: error.code,
      message: error.message,
      hint: error.hint,
      exitCode: error.code === "STORE_FAILED" ? EXIT_CODES.failed : EXIT_CODES.usage,
    };
  const message = error instanceof Error ? error.message : String(error);
  return { code: "INTERNAL", message, exitCode: EXIT_CODES.failed };
}

function hinted({ hint }: UsageError): { hint?: string } {
  return hint === undefined ? {} : { hint };
}

/** `columns`: of the terminal it is shown on; a file or a pipe gets it unbroken. */
export function faultText({ message, hint }: Fault, columns = Infinity): string {
  const told = `subterminator: ${message}`;
  const hints = hint === undefined ? [] : hint.split("\n");
  if (columns === Infinity) return [told, ...hints.map((line) => `  ${line}`)].join("\n");
  return [
    ...told.split("\n").flatMap((line) => wrapped(line, columns)),
    ...hints.flatMap((line) => wrapped(line, columns, "  ")),
  ].join("\n");
}
