import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

const ORIGIN = "https://www.example.com";

async function risk(line: string, body?: object, pageUrl = `${ORIGIN}/`): Promise<string> {
  const [method = "GET", path = "/"] = line.split(" ");
  const reading = await readRequest({
    method,
    url: `${ORIGIN}${path}`,
    resourceType: "fetch",
    isNavigation: false,
    pageUrl,
    contentType: "application/json",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return reading.risk.level;
}

test.each<[string, object?]>([
  ["POST /events", { seq: 4, mutations: [{ name: "DeleteProfile", of: "u-7" }] }],
  ["POST /metrics", { sku: "LAMP-2", pay_with_saved_card: true }],
  ["POST /ping", { at: 171, verdict: "CANCEL" }],
  ["GET /beacon.gif?v=2&task=leave_guild&sure=1"],
])("a counter that is told to do something is no counter: %s", async (line, body) => {
  expect(await risk(line, body)).toBe("danger");
});

test.each<[string, object?]>([
  ["POST /events", { seq: 4, events: [{ name: "cancel_clicked", at: 171 }] }],
  ["POST /metrics", { event: "begin_checkout", order_count: 1, purchase: 0 }],
  ["POST /ping", { at: 171, state: "playing" }],
  ["POST /heartbeat", { page: "/account/cancel", position: 14 }],
  ["GET /beacon.gif?v=2&ev=delete_account_shown&cb=1"],
])("a counter that counts the page's words is one: %s", async (line, body) => {
  expect(await risk(line, body)).toBe("safe");
});

test("a yes that another site counts is that site's own", async () => {
  expect(await risk("GET /beacon.gif?v=2&sure=1", undefined, "https://shop.example.org/")).toBe(
    "safe",
  );
});
