import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  Server,
  type CallToolResult,
  type ClientCapabilities,
  type JSONRPCRequest,
  type Result,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { ContractError } from "../contract/errors.ts";
import { APPROVAL_FORM, approvalMessage } from "./approval-card.ts";
import { callTool } from "./call-tool.ts";
import type { Elsewhere } from "./ask-elsewhere.ts";
import { canShowForms, elicitingApprover } from "./elicit-approval.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import type { Log } from "./log.ts";
import type { HandedRuns } from "./jobs/handed-runs.ts";
import type { JobDesk } from "./jobs/desk.ts";
import { isTooDeep } from "./nesting.ts";
import type { ParkedCalls } from "./parked-calls.ts";
import { progressOf } from "./progress.ts";
import { errorResult } from "./results.ts";
import type { BrowserSource, Call } from "./tools/define-tool.ts";
import { isRecord } from "./tools/forgive.ts";
import { TOOLS } from "./tools/tools.ts";

export type FrontDoor = {
  browsers: BrowserSource;
  openWith: Call["openWith"];
  jobs: JobDesk;
  parked: ParkedCalls;
  handed: HandedRuns;
  /** Where a question goes that the client cannot show; undefined: nowhere, it is refused. */
  elsewhere?: Elsewhere;
  log: Log;
  version: string;
};
export type Era = "legacy" | "modern";

/** One protocol server: for one connection of a 2025 client, or for one request of a 2026 client. */
export function createServer(door: FrontDoor, owner: string, era: Era): Server {
  const server = new ToolServer(
    { name: "subterminator", title: "Subterminator browser", version: door.version },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { "tools/list": { ttlMs: 3_600_000, cacheScope: "public" } },
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: SHOWN_TOOLS }));
  server.setRequestHandler("tools/call", ({ params }, context) => {
    const { name, arguments: args } = params;
    if (era === "modern") return callInRounds(door, owner, name, args, context);
    const capabilities = server.getClientCapabilities();
    const progress = progressOf(context);
    const asked = canShowForms(capabilities) ? undefined : door.elsewhere?.(progress);
    const approver = asked?.approver ?? elicitingApprover(context, capabilities);
    const { browsers, openWith, jobs, handed, log } = door;
    const { signal } = context.mcpReq;
    const call = { owner, browsers, openWith, jobs, handed, approver, signal, progress };
    return callTool(name, args, { ...call, person: asked?.person }, log);
  });
  return server;
}

const SHOWN_TOOLS = TOOLS.map(({ name, title, description, shown, output, annotations }) => ({
  name,
  title,
  description,
  inputSchema: shown,
  ...(output === undefined ? {} : { outputSchema: output }),
  annotations,
}));

async function callInRounds(
  { browsers, openWith, jobs, handed, parked, elsewhere, log }: FrontDoor,
  owner: string,
  name: string,
  args: unknown,
  context: ServerContext,
) {
  const progress = progressOf(context);
  const round = { owner, name, args, signal: context.mcpReq.signal, progress };
  const state = context.mcpReq.requestState();
  const envelope: Record<string, unknown> | undefined = context.mcpReq.envelope;
  const canAsk = canShowForms(
    envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined,
  );
  const outcome =
    typeof state === "string"
      ? await parked.answer(state, round, context.mcpReq.inputResponses?.[QUESTION])
      : await parked.begin(round, (ask, signal, report) => {
          const asked = canAsk ? undefined : elsewhere?.(report);
          const approver = canAsk ? ask : (asked?.approver ?? nobody);
          const given = { owner, browsers, openWith, jobs, handed, person: asked?.person };
          return callTool(name, args, { ...given, signal, approver, progress: report }, log);
        });
  if ("content" in outcome) return outcome;
  const question = inputRequired.elicit({
    message: approvalMessage(outcome.card),
    requestedSchema: APPROVAL_FORM,
  });
  return inputRequired({
    inputRequests: { [QUESTION]: question },
    requestState: outcome.requestState,
  });
}

const nobody = async () => "unreachable" as const;

const QUESTION = "approval";

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/**
 * The SDK answers a call without a name, or with arguments that are no object, by a protocol error that holds a dump
 * of its own schema. Here it is a tool error like any other, so that a model can read which field is wrong.
 */
class ToolServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    // oxlint-disable-next-line no-underscore-dangle -- the SDK's name for its hook
    const wrapped = super._wrapHandler(method, handler);
    if (method !== "tools/call") return wrapped;
    return async (request, context) => {
      const wrong = malformed(request.params);
      if (wrong === undefined) return wrapped(request, context);
      const error = new ContractError("CONTRACT_MISMATCH", `${wrong.field}: ${wrong.why}`, {
        field: wrong.field,
      });
      return errorResult(error.data()) satisfies CallToolResult;
    };
  }
}

function malformed(params: JSONRPCRequest["params"]): { field: string; why: string } | undefined {
  if (typeof params?.["name"] !== "string")
    return { field: "name", why: "expected the name of a tool" };
  const args = params["arguments"];
  if (args !== undefined && !isRecord(args))
    return { field: "arguments", why: "expected an object" };
  // The SDK drops this key without a word; a caller that sends it should hear of it like of any other unknown one.
  if (args !== undefined && Object.hasOwn(args, "__proto__"))
    return { field: "__proto__", why: "unknown argument; remove it" };
  return isTooDeep(args) ? { field: "arguments", why: "nested too deeply" } : undefined;
}
