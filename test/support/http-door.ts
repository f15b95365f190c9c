import {
  Client,
  StreamableHTTPClientTransport,
  type ClientOptions,
} from "@modelcontextprotocol/client";
import { ContractError } from "../../src/contract/errors.ts";
import { lazyBrowsers } from "../../src/mcp/browser-source.ts";
import type { JobDesk } from "../../src/mcp/jobs/desk.ts";
import { startHttp, type HttpDoor } from "../../src/mcp/http/start.ts";
import type { LogEvent } from "../../src/mcp/log.ts";
import { HandedRuns } from "../../src/mcp/jobs/handed-runs.ts";
import { createParkedCalls } from "../../src/mcp/parked-calls.ts";
import { fakeBrowsers, type FakeBrowsers } from "./fake-browsers.ts";

export const TOKEN = "a-token-for-tests-only-0123456789";

export type Door = HttpDoor & { browsers: FakeBrowsers; events: LogEvent[] };

/** These tests are of the door; a job would need a browser. */
const refuse = async (): Promise<never> => {
  throw new ContractError("BROWSER_UNAVAILABLE", "There is no browser behind this door.");
};
export const noJobs: JobDesk = {
  target: refuse,
  planner: refuse,
  store: refuse,
  recordings: refuse,
  approve: "never",
  version: "0.0.0",
};

/** The HTTP front door on a free port, with no browser behind it. */
export async function openDoor(
  options: { idleMs?: number; approvalMs?: number } = {},
): Promise<Door> {
  const browsers = fakeBrowsers();
  const events: LogEvent[] = [];
  const source = lazyBrowsers(async () => browsers);
  await source.get();
  const door = await startHttp(
    {
      browsers: source,
      openWith: {},
      jobs: noJobs,
      handed: new HandedRuns(),
      parked: createParkedCalls(options.approvalMs),
      log: (event) => events.push(event),
      version: "0.0.0",
    },
    {
      host: "127.0.0.1",
      port: 0,
      token: TOKEN,
      ...(options.idleMs === undefined ? {} : { idleMs: options.idleMs }),
    },
  );
  return { ...door, browsers, events };
}

export type Era = "legacy" | "modern";

export async function connect(
  url: string,
  era: Era,
  options: ClientOptions & { answer?: () => unknown; name?: string } = {},
) {
  const { answer, name = "test", ...rest } = options;
  const client = new Client(
    { name, version: "1" },
    {
      ...rest,
      ...(answer && { capabilities: { elicitation: { form: {} } } }),
      versionNegotiation: { mode: era === "modern" ? { pin: "2026-07-28" } : "legacy" },
    },
  );
  const asked: string[] = [];
  if (answer)
    client.setRequestHandler("elicitation/create", async (request) => {
      asked.push(request.params.message);
      return (await answer()) as never;
    });
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${TOKEN}` } },
  });
  await client.connect(transport);
  return { client, transport, asked };
}
