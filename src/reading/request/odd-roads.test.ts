import { describe, expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

async function reading(line: string, body?: string | Uint8Array, type = "application/json") {
  const [method = "", path = ""] = line.split(" ");
  return readRequest({
    method,
    url: `https://www.example.com${path}`,
    resourceType: "fetch",
    isNavigation: false,
    pageUrl: "https://www.example.com/library",
    headers: { "content-type": type },
    ...(body === undefined ? {} : { body }),
  });
}

const DEED = JSON.stringify({ action: "cancel_subscription" });
const FORM = "application/x-www-form-urlencoded";
const base64 = (text: string): string => Buffer.from(text).toString("base64url");
/** "年間契約を解約する" in Shift_JIS, as a form writes it. */
const SHIFT_JIS = "%94N%8A%D4%8C_%96%F1%82%F0%89%F0%96%F1%82%B7%82%E9";

describe("a deed is seen", () => {
  test.each<[name: string, line: string, body?: string, type?: string]>([
    ["base64 in the address", `POST /x?p=${base64(DEED)}`],
    ["base64 in the address of a GET", `GET /x?p=${base64(DEED)}`],
    ["JSON in the address of a GET", `GET /x?r=${encodeURIComponent(DEED)}`],
    [
      "a signed token",
      "POST /x",
      JSON.stringify({ t: `${base64('{"alg":"none"}')}.${base64(DEED)}.c2ln` }),
    ],
    ["bytes as numbers", "POST /x", JSON.stringify({ data: [...Buffer.from(DEED)] })],
    [
      "bytes as an object",
      "POST /x",
      JSON.stringify(Object.fromEntries(Buffer.from(DEED).entries())),
    ],
    ["hexadecimal", "POST /x", JSON.stringify({ h: Buffer.from(DEED).toString("hex") })],
    [
      "entities",
      "POST /x",
      '<!DOCTYPE r [<!ENTITY q "delete "><!ENTITY w "&q;account">]><r><task>&w;</task></r>',
      "text/xml",
    ],
    [
      "a frame of Engine.IO",
      "POST /x",
      '42["list",1]\u001e42["plan:cancel",{"id":1}]',
      "text/plain",
    ],
    ["lines", "POST /x", "Id: 4\r\nAction: cancel subscription\r\nBy: me\r\n", "text/plain"],
    [
      "lines that go on",
      "POST /x",
      "BEGIN:VCALENDAR\r\nMETHOD:CAN\r\n CEL\r\nSUMMARY:Dinner reservation\r\nEND:VCALENDAR",
      "text/calendar",
    ],
    [
      "a request in lines",
      "POST /batch",
      "DELETE /v1/account HTTP/1.1\r\nHost: x\r\n\r\n",
      "application/http",
    ],
    [
      "a request in JSON",
      "POST /batch",
      JSON.stringify({ requests: [{ method: "DELETE", url: "/v1/subscriptions/4" }] }),
    ],
    ["a form in Shift_JIS", "POST /mypage", `tetsuzuki=${SHIFT_JIS}`, FORM],
    ["one of several operations", "POST /trpc/books.list,plan.cancel?batch=1"],
    [
      "an operation without a document, by GET",
      "GET /graphql?operationName=DeleteAccount&variables=%7B%7D",
    ],
    [
      "a change at a place",
      "PATCH /x",
      JSON.stringify([{ op: "replace", path: "/membership/state", value: "canceled" }]),
    ],
    ["a place that is emptied", "PATCH /x", JSON.stringify([{ op: "remove", path: "/plan" }])],
    [
      "names and values of XML-RPC",
      "POST /x",
      "<methodCall><methodName>blog.edit</methodName><name>post_status</name><value><string>publish</string></value></methodCall>",
      "text/xml",
    ],
    [
      "an empty element in another",
      "POST /x",
      "<iq><query xmlns='jabber:iq:register'><remove/></query></iq>",
      "text/xml",
    ],
    [
      "a descriptor",
      "POST /x",
      `message=${encodeURIComponent('{"actions":[{"descriptor":"apex://PlanController/ACTION$endPlan"}]}')}`,
      FORM,
    ],
    ["a flag that is about a subscription by itself", "POST /x", "cancel_at_period_end=true", FORM],
    ["an amount and who gets it", "POST /upload", JSON.stringify({ amount: 40, payee: "Ann" })],
    ["a coin", "POST /rpc", JSON.stringify({ method: "btc_sendPayment", params: ["abc", 1] })],
    ["a lease", "POST /garage/lease/terminate", "unit=1", FORM],
    ["a purchase by a script", "GET /js?cb=f&r=%7B%22method%22%3A%22purchasePlan%22%7D"],
    ["a club", "POST /club/resign", "", FORM],
  ])("%s", async (_, line, body, type) => {
    expect((await reading(line, body, type)).risk.level).toBe("danger");
  });
});

describe("nothing is seen where nothing is", () => {
  test.each<[name: string, line: string, body?: string, type?: string]>([
    [
      "an operation that shows",
      "GET /graphql?operationName=CancelSubscriptionModal&variables=%7B%7D",
    ],
    ["a query in the address", "GET /graphql?operationName=GetPlans&variables=%7B%7D"],
    ["several looks", "POST /trpc/books.list,plan.get?batch=1", "{}"],
    ["filters in the address", `GET /x?f=${encodeURIComponent('{"status":"cancelled","page":2}')}`],
    ["a row of numbers", "POST /x", JSON.stringify({ chart: [10, 20, 30, 40, 50, 60, 70, 80] })],
    [
      "a token of a sign-in",
      "POST /x",
      `{"t":"${base64('{"a":1}')}.${base64('{"sub":"1","roles":["delete:users"]}')}.x"}`,
    ],
    ["a form in an older encoding", "POST /x", "name=M%FCller&ort=K%F6ln", FORM],
    ["a note in lines", "POST /x", "Hello: there\nthis is a note\nabout nothing", "text/plain"],
    ["a long list in lines", "POST /x", "Name: a\nTown: b\n\n".repeat(20), "text/plain"],
    ["a nickname", "PATCH /x", JSON.stringify([{ op: "replace", path: "/nick", value: "Bo" }])],
    ["a tag", "PATCH /x", JSON.stringify([{ op: "remove", path: "/tags/0" }])],
    ["an exchange rate", "POST /x", JSON.stringify({ amount: 4, from: "EUR", to: "USD" })],
    ["a frame that says nothing", "POST /x", "40", "text/plain"],
    ["a session that ends", "POST /sessions/4/terminate", "{}"],
  ])("%s", async (_, line, body, type) => {
    const { risk, read } = await reading(line, body, type);
    expect([risk.level === "danger", read]).toEqual([false, true]);
  });
});

test("entities that stand for one another without end are not read", async () => {
  const names = "abcdefghij".split("");
  const own = names.map(
    (name, at) => `<!ENTITY ${name} "${`&${names[at + 1] ?? "z"};`.repeat(10)}">`,
  );
  const { read } = await reading("POST /x", `<!DOCTYPE r [${own.join("")}]><r>&a;</r>`, "text/xml");
  expect(read).toBe(false);
});

describe("orders that hide among harmless words", () => {
  const sent = (path: string, type: string, body: string, more = {}) =>
    readRequest({
      method: "POST",
      url: `https://club.example${path}`,
      pageUrl: "https://club.example/",
      resourceType: "fetch",
      isNavigation: false,
      headers: { "content-type": type },
      body,
      ...more,
    });

  test.each([
    ["a flag that wipes", "/scores", '{"0":{"json":{"week":4}},"1":{"json":{"eraseAll":true}}}'],
    ["a message behind a mark", "/notes/seen", '{"ids":[1],"then":[{"send_mail":{"to":"all"}}]}'],
  ])("%s is danger", async (_, path, body) => {
    expect((await sent(path, "application/json", body)).risk.level).toBe("danger");
  });

  test("a call as the value of a field is the call", async () => {
    const body = `look=dark&more=${encodeURIComponent("account.purge(now=true)")}`;
    const { risk } = await sent("/ui/look", "application/x-www-form-urlencoded", body);
    expect(risk.level).toBe("danger");
  });

  test("a removal that only the body tells of is one", async () => {
    const read = await sent("/classes/Note/4", "text/plain", '{"_method":"DELETE"}');
    expect(read.removes).toBe(true);
  });

  test("a frame with a head and a body is read to its end", async () => {
    const frame = 'SEND\ndestination:/app/orders.place\n\n{"side":"BUY","qty":5}\0';
    const read = await sent("/stomp", "", frame, { method: "SEND", resourceType: "websocket" });
    expect(read.risk.kinds).toContain("spends_money");
    expect(read.fields).toContainEqual(["side", "BUY"]);
  });
});
