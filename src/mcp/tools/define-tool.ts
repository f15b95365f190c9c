import type { z } from "zod";
import type { Person } from "../../agent/job.ts";
import type { Approver, Browsers, OpenInput } from "../../browser/port.ts";
import { ContractError } from "../../contract/errors.ts";
import { parseInput } from "../../contract/input.ts";
import type { JobDesk } from "../jobs/desk.ts";
import type { HandedRuns } from "../jobs/handed-runs.ts";
import type { Progress } from "../progress.ts";
import type { ToolResult } from "../results.ts";
import { isRecord, type ForgivenArguments } from "./forgive.ts";

/** Hides that the browser layer is loaded only when something needs it. */
export type BrowserSource = {
  get(): Promise<Browsers>;
  /** The browser layer if it is there already: without it no session can exist. */
  loaded(): Browsers | undefined;
};

export type Call = {
  owner: string;
  browsers: BrowserSource;
  signal: AbortSignal;
  approver: Approver;
  /** Who answers the questions of whole jobs, where that is not the client. */
  person?: Person | undefined;
  /** What whoever started the server has set for every session. */
  openWith: Omit<OpenInput, "url">;
  jobs: JobDesk;
  handed: HandedRuns;
  progress: Progress;
};

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** JSON schema as clients show it to models: kept by hand, since every turn pays for each of its words. */
export type ShownSchema = {
  type: "object";
  properties: Record<string, { [key: string]: Json }>;
  required?: string[];
};

export type ToolAnnotations = {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
};

type Definition<S extends z.ZodType> = {
  name: string;
  title: string;
  description: string;
  shown: ShownSchema;
  /** What the structured part of an answer holds, where it always has one. */
  output?: ShownSchema;
  inputSchema: S;
  annotations: ToolAnnotations;
  forgive?: (args: ForgivenArguments) => ForgivenArguments;
  handle: (input: z.output<S>, browsers: Browsers, call: Call) => Promise<ToolResult>;
};

export type Tool = Omit<Definition<z.ZodType>, "handle" | "forgive"> & {
  run(args: unknown, call: Call): Promise<ToolResult>;
};

export function defineTool<S extends z.ZodType>(tool: Definition<S>): Tool {
  const { handle, forgive = (args) => args, ...rest } = tool;
  return {
    ...rest,
    async run(args, call) {
      if (args !== undefined && !isRecord(args))
        throw new ContractError("CONTRACT_MISMATCH", "arguments: expected an object", {
          field: "arguments",
        });
      const meant = forgive({ ...args });
      if ("sessionId" in tool.shown.properties && meant["sessionId"] === undefined)
        meant["sessionId"] = onlySession(call);
      const input = parseInput(tool.inputSchema, meant);
      call.signal.throwIfAborted();
      if ("sessionId" in tool.shown.properties && call.browsers.loaded() === undefined)
        throw new ContractError("SESSION_NOT_FOUND", "There is no such session.", {
          field: "sessionId",
        });
      return handle(input, await call.browsers.get(), call);
    },
  };
}

function onlySession({ browsers, owner }: Call): string {
  const open = browsers.loaded()?.sessions(owner) ?? [];
  const [only] = open;
  if (only === undefined)
    throw new ContractError("SESSION_NOT_FOUND", "sessionId: no session is open.", {
      field: "sessionId",
    });
  if (open.length > 1)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `sessionId: ${open.length} sessions are open; name the one you mean`,
      { field: "sessionId" },
    );
  return only.sessionId;
}
