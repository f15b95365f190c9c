import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { rateLimit } from "./rate.ts";

test("so many at once, then so many a second, for each key of its own", () => {
  let time = 0;
  const allows = rateLimit(3, 2, () => time);
  const asked = (key: string, times: number) => Array.from({ length: times }, () => allows(key));
  expect(asked("a", 4)).toEqual([true, true, true, false]);
  expect(asked("b", 1)).toEqual([true]);
  time += 1_000;
  expect(asked("a", 3)).toEqual([true, true, false]);
  time += 60_000;
  expect(asked("a", 4)).toEqual([true, true, true, false]);
});

test("a program that asks too often is told to wait, and the others are not", async () => {
  const find = (token: string) => Promise.resolve({ name: token, scopes: ["read"] });
  const app = createApp({ tokens: { find }, version: "1" } as never, {} as never, () => ["here"]);
  const ask = (token: string) =>
    app.request("http://here/api/v1/me", {
      headers: { host: "here", authorization: `Bearer ${token}` },
    });
  let last = await ask("busy");
  expect(last.status).toBe(200);
  for (let calls = 0; calls < 5_000 && last.status === 200; calls++) last = await ask("busy");
  expect(last.status).toBe(429);
  expect(last.headers.get("retry-after")).toBe("1");
  expect(await last.json()).toMatchObject({ error: { retryable: true, code: "LIMIT_EXCEEDED" } });
  expect((await ask("other")).status).toBe(200);
});
