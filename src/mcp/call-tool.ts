import { ContractError } from "../contract/errors.ts";
import type { Log } from "./log.ts";
import { errorResult, toErrorData, type ToolResult } from "./results.ts";
import type { Call } from "./tools/define-tool.ts";
import { TOOLS } from "./tools/tools.ts";

/** Every tool call of every transport goes through here; it never throws. */
export async function callTool(
  name: string,
  args: unknown,
  call: Call,
  log: Log,
): Promise<ToolResult> {
  try {
    return await findTool(name).run(args, call);
  } catch (error) {
    const data = toErrorData(error, call.signal);
    if (data.code === "INTERNAL")
      log({
        event: "tool_failed",
        level: "error",
        tool: name.slice(0, 64),
        error: describe(error),
      });
    return errorResult(data);
  }
}

function findTool(name: string) {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool !== undefined) return tool;
  const known = TOOLS.map((one) => one.name).join(", ");
  throw new ContractError("CONTRACT_MISMATCH", "name: there is no such tool.", {
    field: "name",
    hint: `Use one of ${known}.`,
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
