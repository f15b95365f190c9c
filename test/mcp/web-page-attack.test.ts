import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBrowser } from "../../scripts/setup/browser.js";
import { openDoor, TOKEN, type Door } from "../support/http-door.ts";

let door: Door;
let evil: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  door = await openDoor();
  evil = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<title>evil</title>"),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => evil.once("listening", resolve));
  origin = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;
  const { path } = await ensureBrowser();
  browser = await chromium.launch({
    executablePath: path,
    chromiumSandbox: process.getuid?.() !== 0,
  });
});
afterAll(async () => {
  await browser.close();
  evil.closeAllConnections();
  evil.close();
  await door.close();
});

const CALL = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "evil", version: "1" },
  },
});

test("a page on another loopback port gets nothing accepted, whatever it sends", async () => {
  const page = await browser.newPage();
  const statuses: [string, number][] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(`http://127.0.0.1:${door.port}`))
      statuses.push([response.request().method(), response.status()]);
  });
  await page.goto(origin);
  const readable = await page.evaluate(
    async ({ target, body, token }) => {
      const seen: string[] = [];
      const form = (enctype: string) => {
        const frame = Object.assign(document.createElement("iframe"), {
          name: `f${Math.random()}`,
        });
        const made = Object.assign(document.createElement("form"), {
          method: "post",
          action: target,
          enctype,
          target: frame.name,
        });
        const input = Object.assign(document.createElement("input"), { name: body, value: "" });
        made.append(input);
        document.body.append(frame, made);
        const loaded = new Promise((resolve) =>
          frame.addEventListener("load", resolve, { once: true }),
        );
        made.submit();
        return loaded;
      };
      for (const enctype of [
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data",
      ])
        await form(enctype);
      const tries: RequestInit[] = [
        { mode: "no-cors", method: "POST", body },
        { mode: "no-cors", method: "GET" },
        { mode: "cors", method: "POST", body },
        // Even a page that had the token would be refused: its origin is not ours.
        {
          mode: "cors",
          method: "POST",
          body,
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        },
        { mode: "cors", method: "DELETE" },
      ];
      for (const init of tries) {
        try {
          const response = await fetch(target, init);
          if (response.type !== "opaque") seen.push(await response.text());
        } catch {
          // Refused before the page could read anything.
        }
      }
      const stream = new EventSource(target);
      await new Promise((resolve) => {
        stream.addEventListener("error", resolve, { once: true });
        stream.addEventListener("open", () => resolve(seen.push("stream")), { once: true });
      });
      stream.close();
      const script = Object.assign(document.createElement("script"), { src: target });
      const done = new Promise((resolve) =>
        ["load", "error"].forEach((event) =>
          script.addEventListener(event, resolve, { once: true }),
        ),
      );
      document.body.append(script);
      await done;
      return seen;
    },
    { target: door.url, body: CALL, token: TOKEN },
  );
  expect(readable).toEqual([]);
  // Three forms and two no-cors requests; of the others Chromium reports no answer at all.
  expect(statuses.length).toBeGreaterThanOrEqual(5);
  expect(statuses.filter(([, status]) => status !== 403)).toEqual([]);
  expect(door.events.filter(({ event }) => event === "client_connected")).toEqual([]);
  expect(door.browsers.sessions()).toEqual([]);
});

test("the same page cannot rebind a name to this port", async () => {
  const page = await browser.newPage();
  const response = await page.goto(`http://evil.localhost:${door.port}/mcp`);
  expect(response?.status()).toBe(403);
});
