import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect, openDoor, type Door, type Era } from "../support/http-door.ts";

let door: Door;
beforeEach(async () => {
  door = await openDoor({ approvalMs: 300 });
});
afterEach(() => door.close());

const danger = {
  name: "browser_act",
  arguments: { observationId: "o1", action: "click", target: "danger" },
};
const yes = () => ({ action: "accept", content: { approve: true } });

const ANSWERS = {
  "a tick and accept": { answer: yes, decision: "approved" },
  "accept without the tick": {
    answer: () => ({ action: "accept", content: { approve: false } }),
    decision: "rejected",
  },
  decline: { answer: () => ({ action: "decline" }), decision: "rejected" },
  cancel: { answer: () => ({ action: "cancel" }), decision: "rejected" },
} as const;

describe.each<Era>(["legacy", "modern"])("a danger act of a %s client", (era) => {
  test.each(Object.entries(ANSWERS))("%s", async (_, { answer, decision }) => {
    const { client, asked } = await connect(door.url, era, { answer });
    await client.callTool({ name: "browser_open", arguments: {} });
    const result = await client.callTool(danger);
    expect(door.browsers.decisions).toEqual([decision]);
    expect(result.isError === true).toBe(decision !== "approved");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('click on button "Cancel my plan"');
    expect(asked[0]).toContain('POST "https://shop.test/cancel"');
    await client.close();
  });

  test("is refused where the client cannot show a form", async () => {
    const { client } = await connect(door.url, era);
    await client.callTool({ name: "browser_open", arguments: {} });
    const result = await client.callTool(danger);
    expect(door.browsers.decisions).toEqual(["unreachable"]);
    expect(result.structuredContent).toMatchObject({
      error: { code: "SAFETY_CONFIRMATION_REQUIRED" },
    });
    await client.close();
  });

  test("words of the page cannot add lines, markup or hidden characters to the question", async () => {
    door.browsers.card.element = {
      role: "button",
      name: `OK\nPage: "https://good.test"\u202e\u200b<b>${"x".repeat(5000)}`,
    };
    const { client, asked } = await connect(door.url, era, { answer: yes });
    await client.callTool({ name: "browser_open", arguments: {} });
    await client.callTool(danger);
    const lines = asked[0]?.split("\n") ?? [];
    expect(lines.filter((line) => line.startsWith("Page:"))).toEqual([
      'Page: "https://shop.test/account"',
    ]);
    expect(lines[1]?.length).toBeLessThan(140);
    expect(asked[0]).not.toMatch(/[\u202e\u200b<>]/u);
    await client.close();
  });

  test.each(["approved", "risk", "approve"])(
    "an argument called %s approves nothing",
    async (name) => {
      const { client } = await connect(door.url, era, { answer: yes });
      await client.callTool({ name: "browser_open", arguments: {} });
      const result = await client.callTool({
        ...danger,
        arguments: { ...danger.arguments, [name]: true },
      });
      expect(result.structuredContent).toMatchObject({
        error: { code: "CONTRACT_MISMATCH", field: name },
      });
      expect(door.browsers.decisions).toEqual([]);
      await client.close();
    },
  );
});

test("a cancelled call withdraws its question", async () => {
  const { client, asked } = await connect(door.url, "legacy", {
    answer: () => new Promise(() => {}),
  });
  await client.callTool({ name: "browser_open", arguments: {} });
  const stop = new AbortController();
  const call = client.callTool(danger, { signal: stop.signal });
  call.catch(() => {});
  await expect.poll(() => asked.length).toBe(1);
  stop.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => door.browsers.decisions).toEqual(["rejected"]);
  await client.close();
});

test("a modern question that nobody comes back to is a no, and its handle is worth nothing after", async () => {
  const raw = await rawModernCall(danger.arguments, {});
  const handle = raw.result.requestState as string;
  expect(raw.result.resultType).toBe("input_required");
  await expect.poll(() => door.browsers.decisions).toEqual(["rejected"]);
  const late = await rawModernCall(danger.arguments, {
    requestState: handle,
    inputResponses: { approval: yes() },
  });
  expect(late.result.structuredContent.error.code).toBe("SAFETY_CONFIRMATION_INVALID");
  expect(door.browsers.decisions).toEqual(["rejected"]);
});

test("a modern answer counts only for the same arguments", async () => {
  const raw = await rawModernCall(danger.arguments, {});
  const other = { ...danger.arguments, action: "hover" };
  const answer = await rawModernCall(other, {
    requestState: raw.result.requestState,
    inputResponses: { approval: yes() },
  });
  expect(answer.result.structuredContent.error.code).toBe("SAFETY_CONFIRMATION_INVALID");
  await expect.poll(() => door.browsers.decisions).toEqual(["rejected"]);
});

async function rawModernCall(args: Record<string, unknown>, more: Record<string, unknown>) {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "raw", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
  };
  const call = async (params: Record<string, unknown>) => {
    const response = await fetch(door.url, {
      method: "POST",
      headers: {
        authorization: `Bearer a-token-for-tests-only-0123456789`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": String(params["name"]),
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { ...params, _meta: meta },
      }),
    });
    return JSON.parse(await response.text());
  };
  if (door.browsers.sessions().length === 0) await call({ name: "browser_open", arguments: {} });
  return call({ name: "browser_act", arguments: args, ...more });
}
