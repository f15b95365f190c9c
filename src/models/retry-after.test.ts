import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

test.each([
  [{ "retry-after": "7" }, 7_000],
  [{ "retry-after": "1.5" }, 1_500],
  [{ "retry-after": "Thu, 01 Jan 1970 00:01:40 GMT" }, 90_000],
  [{ "retry-after": "Thu, 01 Jan 1970 00:00:01 GMT" }, 0],
  [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after": "" }, undefined],
  [{ "retry-after": "-5" }, undefined],
  [{}, undefined],
  [undefined, undefined],
])("%j asks for %s ms", (headers, ms) => {
  expect(retryAfterMs(headers, 10_000)).toBe(ms);
});
