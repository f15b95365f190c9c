import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor, TOKEN, type Door } from "../support/http-door.ts";

/** Scenarios of the official suite that concern a server with tools and nothing else. */
const APPLY = [
  "server-initialize",
  "ping",
  "tools-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
];

/**
 * The others, and why they say nothing about this server: they call a tool of the suite's own sample server by name,
 * or ask for a capability that is not offered.
 */
const OTHERS: Record<string, string> = {
  "logging-set-level": "no logging capability: the log is on stderr",
  "completion-complete": "no completions",
  "tools-call-simple-text": "calls test_simple_text",
  "tools-call-image": "calls test_image_content",
  "tools-call-audio": "calls test_audio_content",
  "tools-call-embedded-resource": "calls test_embedded_resource",
  "tools-call-mixed-content": "calls test_multiple_content_types",
  "tools-call-with-logging": "calls test_tool_with_logging",
  "tools-call-error": "calls test_error_handling",
  "tools-call-with-progress": "calls test_tool_with_progress",
  "tools-call-sampling": "calls test_sampling",
  "tools-call-elicitation": "calls test_elicitation",
  "json-schema-2020-12": "looks for json_schema_2020_12_tool",
  "elicitation-sep1034-defaults": "calls test_elicitation_sep1034_defaults",
  "elicitation-sep1330-enums": "calls test_elicitation_sep1330_enums",
  "server-sse-polling": "calls test_reconnection; streams are not resumable here",
  "resources-list": "no resources",
  "resources-read-text": "no resources",
  "resources-read-binary": "no resources",
  "resources-templates-read": "no resources",
  "resources-subscribe": "no resources",
  "resources-unsubscribe": "no resources",
  "prompts-list": "no prompts",
  "prompts-get-simple": "no prompts",
  "prompts-get-with-args": "no prompts",
  "prompts-get-embedded-resource": "no prompts",
  "prompts-get-with-image": "no prompts",
};

const suite = fileURLToPath(
  new URL("../../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url),
);

let door: Door;
let front: ReturnType<typeof createServer>;
let url: string;

/** The suite cannot send a bearer token: this adds it, and changes nothing else than its own port into the server's. */
beforeAll(async () => {
  door = await openDoor();
  front = createServer((incoming, answer) => {
    const own = String((front.address() as AddressInfo).port);
    const swap = (value: string) => value.replace(new RegExp(`:${own}$`), `:${door.port}`);
    const headers = { ...incoming.headers, authorization: `Bearer ${TOKEN}` };
    if (headers.host) headers.host = swap(headers.host);
    if (headers.origin) headers.origin = swap(headers.origin);
    const options = {
      host: "127.0.0.1",
      port: door.port,
      path: incoming.url,
      method: incoming.method,
      headers,
      setHost: false,
    };
    const onward = request(options, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  url = `http://localhost:${(front.address() as AddressInfo).port}/mcp`;
});

afterAll(async () => {
  front.closeAllConnections();
  front.close();
  await door.close();
});

test.each(APPLY)("%s", async (scenario) => {
  const cwd = await mkdtemp(join(tmpdir(), "subterminator-conformance-"));
  const { code, output } = await run(["server", "--url", url, "--scenario", scenario], cwd);
  expect(output).not.toMatch(/\b(FAILURE|✗)/);
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
});

test("no scenario of the suite is forgotten", async () => {
  const { output } = await run(["list", "--server"], tmpdir());
  const listed = [...output.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name ?? "");
  expect(listed.toSorted()).toEqual([...APPLY, ...Object.keys(OTHERS)].toSorted());
});

function run(args: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [suite, ...args],
      { cwd, timeout: 60_000 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr });
      },
    );
  });
}
